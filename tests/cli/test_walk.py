"""``tutor walk``: the pas à pas in plain text, and the way to the screen."""

import re

import pytest

from tests.cli.full_screen import CTRL_Q, on_full_screen
from tests.cli.runner import tutor
from tests.cli.terminal import on_a_terminal
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of
from tutor.sudoku import sat
from tutor.sudoku.formats import FORMATS
from tutor.sudoku.formats.hodoku import write as library_line
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

EASY_STEPS = 51


def test_every_step_with_its_count_its_sentence_and_the_grid() -> None:
    done = tutor("walk", CLASSIC, "--plain")
    assert done.code == 0
    counts = [int(found) for found in re.findall(r"^\((\d+)/81\)", done.out, re.MULTILINE)]
    assert counts == list(range(30, 82))
    assert done.out.count("+-------+-------+-------+") == 4 * (EASY_STEPS + 1)
    assert done.lines[-1] == "Done: every cell has its digit."
    assert "So r1c6 is 8." in done.out
    last = done.out.rsplit(")", 1)[1]
    digits = "".join(re.findall(r"\d", "".join(re.findall(r"^\|.*", last, re.MULTILINE))))
    assert digits == CLASSIC_SOLUTION


def test_enter_goes_on_and_q_stops() -> None:
    done = tutor("walk", CLASSIC, "--plain", stdin="\n\nq\n\n")
    assert done.code == 0
    assert [int(n) for n in re.findall(r"^\((\d+)/81\)", done.out, re.MULTILINE)] == [30, 31, 32]


def test_candidates_before_and_after() -> None:
    done = tutor("walk", VERY_HARD, "--plain", "--only", "hidden-pair,hidden-single,search")
    before_after = re.findall(r"^  r\dc\d: ([\d ]+) → ([\d ]+)$", done.out, re.MULTILINE)
    assert before_after
    for before, after in before_after:
        assert set(after.split()) < set(before.split())


def test_the_size_of_the_search_is_told_before_it_begins() -> None:
    few = ("walk", VERY_HARD, "--plain", "--up-to", "sashimi-jellyfish")
    done = tutor(*few)
    assert done.code == 0
    assert done.out.count("Candidate grids left before an exhaustive search: ") == 1
    stuck = done.out.index("Candidate grids left")
    assert "exhaustive search, in r" not in done.out[:stuck]
    assert "Technique: exhaustive search" in done.out[stuck:]
    french = tutor(*few, "--lang", "fr").out
    assert "Grilles candidates restant avant une recherche exhaustive" in french


def test_several_solutions_and_mistakes() -> None:
    several = tutor("walk", NINE_SOLUTIONS, "--plain")
    assert several.code == 1
    assert "62,208" in several.out
    assert "Solution 9 of 9." in several.out
    assert several.lines[-1] == "Logic can’t go on: there are 9 solutions."
    grid = grid_of(CLASSIC)
    grid.place(3, 7)
    wrong = tutor("walk", library_line(grid), "--plain")
    assert wrong.code == 1
    assert wrong.lines[-1] == "The 7 in r1c4 is one too many in row 1: r1c5 already holds one."


def test_a_piped_grid_and_rubbish() -> None:
    assert tutor("walk", "--plain", stdin=CLASSIC).lines[-1] == "Done: every cell has its digit."
    rubbish = tutor("walk", "rub%bish", "--plain")
    assert (rubbish.code, rubbish.out) == (2, "")


def typed(*lines: str) -> str:
    """What ``tutor walk`` shows when these lines are typed at a terminal."""
    return on_a_terminal("walk", "--plain", typed="".join(f"{line}\n" for line in lines))


def test_a_grid_typed_row_by_row_with_a_slip() -> None:
    rows = [CLASSIC[start : start + 9] for start in range(0, 81, 9)]
    shown = typed(rows[0], rows[1][:-1], *rows[1:], "", "q")
    assert "row 1:" in shown
    assert f'"{rows[1][:-1]}" isn’t a row. Expected 9 digits' in shown
    assert "(30/81)" in shown
    assert "(31/81)" in shown
    assert "(32/81)" not in shown


def test_a_slip_in_the_first_row_and_a_row_taken_back() -> None:
    rows = [CLASSIC[start : start + 9] for start in range(0, 81, 9)]
    shown = typed("12", rows[0], rows[0], "u", *rows[1:], "q")
    assert '"12" isn’t a row. Expected 9 digits' in shown
    assert "(30/81)" in shown


def test_a_first_row_of_sixteen_is_not_a_small_grid() -> None:
    rows = ["." * 16] * 16
    shown = typed(*rows, "q")
    assert "row 16:" in shown
    assert "(0/256)" in shown


def test_our_own_drawings_can_be_pasted() -> None:
    grid = grid_of(CLASSIC)
    for name in ("grid", "pencilmarks"):
        shown = typed(*FORMATS[name].write_one(grid).splitlines(), "", "q")
        assert "isn’t a row" not in shown
        assert "(30/81)" in shown
        assert "(31/81)" in shown
        assert "(32/81)" not in shown, "the last line of the frame is no key"


def test_end_of_input_stops_at_a_terminal() -> None:
    shown = typed(CLASSIC, "", "\x04")
    assert "(31/81)" in shown
    assert "(32/81)" not in shown


def test_a_dead_end_is_no_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a board out of reach, two boxes claim the same row for a digit."""
    monkeypatch.setattr(sat, "available", lambda: False)
    grid = Grid(Geometry.of(5, 5))
    for box in grid.geometry.boxes[:2]:
        for cell in box.cells:
            if cell >= grid.geometry.n:
                grid.eliminate(cell, 1)
    done = tutor("walk", "-", "--plain", stdin=FORMATS["sukaku"].write_one(grid))
    assert done.code == 1
    assert "Technique: pointing pair or triple, in box " in done.out
    assert done.lines[-1] == "The grid has no solution."


def test_a_grid_pasted_whole() -> None:
    assert "(30/81)" in typed(CLASSIC, "q")
    drawn = [" ".join(CLASSIC[start : start + 9]) for start in range(0, 81, 9)]
    assert "(30/81)" in typed(*drawn[:3], "------+-------+------", *drawn[3:], "q")


def test_on_a_terminal_the_screen_opens_with_the_techniques_asked_for() -> None:
    shown = on_full_screen(
        "walk", VERY_HARD, "--only", "full-house", keys=(("Exh. search", CTRL_Q),)
    )
    assert shown.code == 0
    assert shown.is_full_screen


def test_without_a_grid_the_screen_offers_some() -> None:
    keys = (("A grid to watch being solved", CTRL_Q),)
    shown = on_full_screen("walk", keys=keys)
    assert (shown.code, shown.is_full_screen) == (0, True)


def test_nothing_opens_for_a_bad_grid() -> None:
    shown = on_full_screen("walk", "rub%bish", keys=())
    assert (shown.code, shown.is_full_screen) == (2, False)


def test_a_terminal_without_a_screen_gets_plain_text() -> None:
    shown = on_full_screen("walk", CLASSIC, keys=(("[q] stop:", "q\r"),), term="dumb")
    assert (shown.code, shown.is_full_screen) == (0, False)
    assert "(30/81)" in shown.text


def test_a_link_can_be_pasted() -> None:
    link = f"https://sudoku.coach/en/play/{CLASSIC}"
    assert "(30/81)" in typed(f"Try this: {link}", "q")
    shown = typed("https://f-puzzles.com/?id=abc", link, "q")
    assert "only f-puzzles knows" in shown
    assert "isn’t a row" not in shown
    assert "(30/81)" in shown
