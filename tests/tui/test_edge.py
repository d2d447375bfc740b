"""Around the cells: what stands at the margins of rows, columns and boxes, at every size."""

from pathlib import Path

import pytest

from tests.grids import grid_of
from tests.narrate.cases import CASES, stored, told_step
from tests.tui.driver import on_screen, tutor
from tests.tui.test_paint import THEMES, painter
from tutor import narrate
from tutor.games.sudoku.board import Board
from tutor.games.sudoku.coach import light_of
from tutor.games.told import keys_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Role, Step
from tutor.tui.sudoku.edge import MORE, Edge, Note, side_of
from tutor.tui.sudoku.frame import Painter
from tutor.tui.sudoku.layout import CUTS, Cut
from tutor.tui.sudoku.look import Look, Scene
from tutor.tui.widgets.coach import CoachPanel

NINE = Geometry.of(3, 3)
EVERY: tuple[Cut, ...] = tuple(cut for cuts in CUTS.values() for cut in cuts)
with_cut = pytest.mark.parametrize("cut", EVERY)
with_theme = pytest.mark.parametrize("theme", sorted(THEMES))
FULL = Look(centre=511)
ROLES: tuple[Role, ...] = ("base", "target", "companion", "cross-line")
"""The parts of an exocet in the order of their letters."""


def row_lines(paint: Painter, row: int, edge: Edge, last: Look = FULL) -> list[str]:
    lines = paint.row(row, [FULL] * 8 + [last], edge)
    return ["".join(segment.text for segment in line) for line in lines]


def rule_line(paint: Painter, y: int, edge: Edge) -> str:
    return "".join(segment.text for segment in paint.rule(y, None, edge))


@with_cut
@with_theme
@pytest.mark.parametrize("text", ["3", "36", "368", "3689", "24689"])
def test_digits_at_the_end_of_a_row_touch_no_mark(cut: Cut, theme: str, text: str) -> None:
    paint = painter(cut, theme)
    layout, note = paint._layout, Note("row", 4, text, "role-1")
    side = side_of([note], layout)
    for look in (FULL, Look(), Look(5, True), FULL._replace(is_cursor=True)):
        lines = row_lines(paint, 4, Edge(notes=(note,)), look)
        assert all(len(line) <= layout.size.width + side for line in lines)
        beyond = [line[layout.size.width :].strip(" ▌") for line in lines]
        said = "".join(beyond)
        room = {"S": 4, "M": 4}.get(cut, 9)
        assert said == text if len(text) <= room else said == text[: room - 1] + MORE
        for line, digits in zip(lines, beyond, strict=True):
            before = line[: line.rindex(digits)] if digits else ""
            assert not before[-1:].isdigit()
    assert row_lines(paint, 3, Edge(notes=(note,))) == row_lines(paint, 3, Edge())


@with_cut
def test_digits_of_columns_stand_beside_their_numbers(cut: Cut) -> None:
    paint = painter(cut)
    texts = ["39", "468", "2", "1", "2457", "39", "13", "8", "2457"]
    notes = tuple(Note("column", number, text, "role-2") for number, text in enumerate(texts))
    words = rule_line(paint, 0, Edge(notes=notes)).strip("┏┓").split()
    words = [word.strip("━┯┳┓┏") for word in words]
    found = [word for word in words if word]
    if cut == "S":
        assert found == list("123456789"), "the coach's legend says it"
    else:
        fits = [*texts[:-1], "24" + MORE if cut == "M" else texts[-1]]
        numbered = zip("123456789", fits, strict=True)
        assert found == [word for number, text in numbered for word in (number, text)]


@with_cut
def test_a_box_has_its_note_on_a_rule_and_an_arrow_says_which_box_it_is(cut: Cut) -> None:
    paint = painter(cut)
    layout = paint._layout
    notes = tuple(Note("box", number, f"{number + 1}4", "role-1") for number in range(9))
    edge = Edge(notes=notes)
    first, second = (layout.tops[row] - 1 for row in (3, 6))
    for y, wanted in ((first, "▴14 ▾44 ▴24 ▾54 ▴34 ▾64"), (second, "▾74 ▾84 ▾94")):
        words = [word for word in rule_line(paint, y, edge).split() if "4" in word]
        assert " ".join(words) == wanted
    for y in range(layout.size.height):
        if y not in layout.row_at and y not in (0, first, second):
            assert "4" not in rule_line(paint, y, edge)


@with_cut
def test_three_digits_of_a_box_fit_beside_those_of_the_box_below(cut: Cut) -> None:
    paint = painter(cut)
    edge = Edge(notes=(Note("box", 0, "249", "role-1"), Note("box", 3, "357", "role-2")))
    line = rule_line(paint, paint._layout.tops[3] - 1, edge)
    assert "▴249" in line
    assert "▾357" in line


def test_what_is_too_long_for_a_rule_is_said_in_brief() -> None:
    note = Note("box", 4, "↗c654", "role-1", "↗")
    for cut in EVERY:
        paint = painter(cut)
        line = rule_line(paint, paint._layout.tops[3] - 1, Edge(notes=(note,)))
        assert ("▾↗ " if cut == "S" else "▾↗c654 ") in line


def test_no_note_needs_no_room() -> None:
    for cut in EVERY:
        layout = painter(cut)._layout
        assert side_of([Note("box", 4, "39", ""), Note("column", 1, "39", "")], layout) == 0


# From a step to its scene


def scene_of(grid: Grid, step: Step) -> Scene:
    light = light_of(step, narrate.REASON)
    keys = keys_of(legend_of(light.marks, NINE, "en", light.chain))
    return Scene(Board(grid), cursor=None, light=light, keys=keys)


def drawn(technique: str) -> list[tuple[Step, Scene]]:
    found = []
    for case in CASES:
        if case.technique == technique:
            _, step = told_step(case)
            grid = grid_of(stored()[case.technique, case.form])
            found.append((step, scene_of(grid, step)))
    return found


@pytest.mark.parametrize("technique", ["tridagon", "sk-loop", "msls", "junior-exocet"])
def test_the_cells_of_a_picture_stand_out_from_its_houses(technique: str) -> None:
    for step, scene in drawn(technique):
        own = scene.light.drawing.cells
        houses = {cell for house in step.houses for cell in house.cells}
        for cell, look in enumerate(scene.looks()):
            wanted = "house" if cell in own else "peer" if cell in houses else ""
            assert look.ground == wanted


@pytest.mark.parametrize("technique", ["tridagon", "sk-loop", "msls", "junior-exocet"])
def test_what_stands_at_a_margin_looks_like_the_marks_it_counts(technique: str) -> None:
    for step, scene in drawn(technique):
        looks, edge = scene.looks(), scene.edge()
        houses = {(house.kind, house.index): house for house in step.houses}
        houses |= {
            (link.house.kind, link.house.index): link.house for link in step.links if link.house
        }
        assert len(edge.notes) == len(scene.light.drawing.margins)
        for note in edge.notes:
            cells = houses[note.kind, note.number].cells
            emphases = {lit.emphasis for cell in cells for lit in looks[cell].lit}
            assert note.emphasis in emphases


def test_cells_have_the_letter_of_their_part() -> None:
    for step, scene in drawn("junior-exocet"):
        letters = {cell: look.letter for cell, look in enumerate(scene.looks()) if look.letter}
        for letter, role in zip("αβγδ", ROLES, strict=True):
            assert {cell for cell, own in letters.items() if own == letter} == set(step.cells(role))
    for step, scene in drawn("tridagon"):
        looks = scene.looks()
        guardians = {cell for cell, look in enumerate(looks) if look.letter == "γ"}
        assert guardians == set(step.cells("guardian"))


def test_a_paused_board_shows_no_digits_at_its_margins() -> None:
    ((_, scene), *_) = drawn("msls")
    assert scene.edge().notes
    scene.is_paused = True
    assert not scene.edge().notes


@on_screen
async def test_the_board_takes_room_for_rows_and_gives_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.games.sudoku.coach.LADDER", (TECHNIQUES["msls"],))
    grid = grid_of(stored()["msls", "both"])
    async with tutor(tmp_path, grid=grid, size=(80, 24)) as t:
        coach = t.app.screen.query_one(CoachPanel)
        board, card = t.view.region, coach.region
        assert card.right == 80
        await t.press("f", "h", "h", "h", "h")
        assert t.view.scene.edge().notes
        assert t.view.region.width == board.width + 3
        assert coach.region.x == card.x + 3
        assert coach.region.right == 80
        assert t.layout.cut == "M"
        await t.press("a")
        assert (t.view.region, coach.region) == (board, card)
