"""The drawing parts say what they stand for, also without colour."""

import pytest
from textual.content import Content

from tutor.tui.parts import chips, figures, marks, tables


@pytest.mark.parametrize(
    ("done", "learning", "drawn"),
    [
        (0, 0, "──────────"),
        (1, 0, "━━━━━━━━━━"),
        (0.4, 0.2, "━━━━╍╍────"),
        (0.001, 0, "━─────────"),
        (0.999, 0, "━━━━━━━━━─"),
        (0.8, 0.9, "━━━━━━━━╍╍"),
        (7, -1, "━━━━━━━━━━"),
    ],
)
def test_a_bar_shows_a_little_as_something_and_nearly_all_as_not_yet_all(
    done: float, learning: float, drawn: str
) -> None:
    assert marks.bar(10, done, learning).plain == drawn


def test_pips_stars_and_sparks_count() -> None:
    assert marks.pips(3, 5).plain == "●●●○○"
    assert marks.stars(2, 4).plain == "★★☆☆"
    assert marks.spark([0, 5, 10]).plain == "▁▃▆"
    assert marks.spark([0, 0]).plain == "▁▁"
    assert marks.spark([]).plain == ""


def test_states_and_days_differ_by_their_sign() -> None:
    assert len({marks.state(of).plain for of in ("new", "learning", "known")}) == 3
    assert len({marks.day(of).plain for of in ("met", "some", "none", "today")}) == 4


def test_chips_break_into_lines_and_the_first_is_filled() -> None:
    offers = [("apply", "a", "apply"), ("hint", "h", "all of it"), ("why", "w", "why?")]
    assert chips.actions(offers, 22).plain == " a  apply\n h  all of it\n w  why?"
    assert chips.actions(offers, 30).plain == " a  apply    h  all of it\n w  why?"
    assert chips.actions(offers, 40, plain=True).plain.startswith("[a] apply   [h] all of it")
    assert chips.chip("a", is_first=True).spans != chips.chip("a").spans


def test_a_row_keeps_its_note_and_cuts_its_name() -> None:
    row = chips.row(("learn", "l", "Next lesson: Naked pair"), "6 min", 24)
    assert row.plain == " l  Next lesson: … 6 min"
    assert chips.row(("x", "x", "Exam"), "", 20).cell_length == 20


def test_big_figures_are_three_lines_of_one_width() -> None:
    lines = figures.big("0123456789:./, ").plain.split("\n")
    assert len(lines) == figures.LINES
    assert len({len(line) for line in lines}) == 1
    drawn = {figures.figure(digit) for digit in "0123456789"}
    assert len(drawn) == 10


def test_a_table_aligns_its_columns() -> None:
    columns = (tables.Column(6), tables.Column(4, is_number=True))
    assert tables.line(("Naked pair", "7"), columns).plain == "Naked…     7"
    assert tables.marked(Content("x"), is_chosen=True).plain == "▸x"
