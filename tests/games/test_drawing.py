"""Patterns drawn as pictures: their margins say what the evidence says, on paper and in text."""

import re
from collections.abc import Iterator
from itertools import product
from xml.etree import ElementTree

import pytest

from tests.grids import grid_of
from tests.narrate.cases import CASES, Case, stored, told_step
from tutor import narrate
from tutor.base.language import Language
from tutor.games.sudoku.coach import DARK, Light, light_of
from tutor.games.sudoku.drawing import UNDRAWN, Drawing, drawing_of
from tutor.games.sudoku.picture import board_svg
from tutor.games.sudoku.text_drawing import drawn_in_text, drawn_step
from tutor.games.told import keys_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.sudoku.geometry import Geometry, House
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

DRAWN = ("tridagon", "tridagon-link", "sk-loop", "msls", "junior-exocet")
NINE = Geometry.of(3, 3)
LANGUAGES: tuple[Language, ...] = ("en", "fr")


def cases(*techniques: str) -> list[Case]:
    found = [case for case in CASES if case.technique in techniques]
    assert {case.technique for case in found} == set(techniques)
    return found


def boards(*techniques: str) -> Iterator[tuple[Grid, Step]]:
    """Every step of some techniques on the stored positions."""
    for case in cases(*techniques):
        grid = grid_of(stored()[case.technique, case.form])
        for step in TECHNIQUES[case.technique].find(Position(grid)):
            yield grid, step


def margins(step: Step) -> dict[House, tuple[int, ...]]:
    """What stands at the margins, each house once."""
    found = [(margin.house, margin.digits) for margin in drawing_of(step).margins]
    assert len(dict(found)) == len(found)
    return dict(found)


def places(grid: Grid, digit: int) -> set[int]:
    """Where a digit may be."""
    return {cell for cell in grid.empty_cells() if grid.candidates[cell] >> digit - 1 & 1}


# What stands at the margins


def test_a_ring_has_as_many_digits_at_its_margins_as_cells_and_they_leave_the_rest() -> None:
    for grid, step in boards("sk-loop"):
        drawing, at = drawing_of(step), margins(step)
        assert sum(map(len, at.values())) == len(drawing.cells)
        assert at == {link.house: link.digits for link in step.links if link.digits}
        removed = {
            Candidate(cell, digit)
            for house, own in at.items()
            for digit in own
            for cell in places(grid, digit) & set(house.cells) - drawing.cells
        }
        assert removed == set(step.eliminations)


def test_counted_lines_have_as_many_digits_as_the_base_has_cells_and_they_leave_the_rest() -> None:
    for grid, step in boards("msls"):
        drawing, at = drawing_of(step), margins(step)
        rows, columns = ([h for h in step.houses if h.kind == kind] for kind in ("row", "column"))
        crossed = {c for row, col in product(rows, columns) for c in set(row.cells) & {*col.cells}}
        assert drawing.cells == {cell for cell in crossed if not grid.values[cell]}
        assert sum(map(len, at.values())) == len(drawing.cells)
        for digit in range(1, 10):
            kinds = {house.kind for house, own in at.items() if digit in own}
            lines = columns if kinds == {"column"} else rows
            here = [line for line in lines if places(grid, digit) & drawing.cells & {*line.cells}]
            assert {line for line, own in at.items() if digit in own} == set(here)
        removed = {
            Candidate(cell, digit)
            for line, own in at.items()
            for digit in own
            for cell in places(grid, digit) & set(line.cells) - crossed
        }
        assert removed == set(step.eliminations)


def test_outside_the_band_every_base_digit_of_the_cross_lines_is_in_a_line_that_says_so() -> None:
    for grid, step in boards("junior-exocet"):
        at, drawing = margins(step), drawing_of(step)
        base, targets = set(step.cells("base")), set(step.cells("target"))
        assert drawing.cells == base | targets | set(step.cells("companion"))
        across = "row" if step.houses[0].kind == "column" else "column"
        bands = [(cell // 27 if across == "row" else cell % 9 // 3) for cell in range(81)]
        band = {cell for cell in range(81) if bands[cell] == bands[min(base)]}
        for digit in step.digits("base"):
            crossed = {cell for line in step.houses for cell in line.cells} - band
            aside = {c for c in crossed if grid.values[c] == digit} | places(grid, digit) & crossed
            saying = [house for house, own in at.items() if digit in own]
            assert len(saying) <= 2
            assert aside <= {cell for house in saying for cell in house.cells}
            assert all(aside & set(house.cells) for house in saying)


def test_boxes_of_a_tridagon_say_in_which_columns_their_cells_are_and_one_runs_otherwise() -> None:
    for _, step in boards("tridagon", "tridagon-link"):
        drawing = drawing_of(step)
        rising = []
        for margin in drawing.margins:
            own = sorted(drawing.cells & set(margin.house.cells))
            assert margin.columns == tuple(cell % 9 for cell in own)
            assert len({cell // 9 for cell in own}) == len(set(margin.columns)) == 3
            first, second, third = (column % 3 for column in margin.columns)
            falls = (first + 1) % 3 == second and (second + 1) % 3 == third
            assert margin.sign == ("↘" if falls else "↗")
            rising.append(margin.sign)
        assert len(drawing.cells) == 12
        assert sorted(map(rising.count, set(rising))) == [1, 3]
        guardians = {c.cell for c in step.candidates("guardian")}
        assert guardians <= drawing.cells


def test_only_patterns_of_many_cells_are_drawn() -> None:
    for case in CASES:
        _, step = told_step(case)
        assert (drawing_of(step) != UNDRAWN) == (case.technique in DRAWN)


def test_nothing_is_drawn_before_the_pattern_is_told() -> None:
    (case, *_) = cases("sk-loop")
    _, step = told_step(case)
    assert light_of(step, narrate.NAME).drawing == UNDRAWN
    assert light_of(step, narrate.PATTERN).drawing == drawing_of(step)
    assert drawn_step(step, narrate.NAME, NINE, "en") == ()
    assert not any("−" in line for line in drawn_step(step, narrate.PATTERN, NINE, "en"))


# In text


def read_back(lines: tuple[str, ...]) -> tuple[list[list[str]], dict[str, str], list[str]]:
    """Cells row by row, the notes of columns and rows, and the lines between bands."""
    board, notes, rules = [], dict[str, str](), list[str]()
    top, *rest = lines
    starts = _columns(top)
    for column, at in enumerate(starts):
        end = starts[column + 1] if column < 8 else len(top)
        notes[f"column {column + 1}"] = top[at + 1 : end].strip()
    for line in rest:
        if line[:1] in tuple("123456789"):
            parts = [
                line[at : starts[column + 1] if column < 8 else None].replace("│", " ").split()
                for column, at in enumerate(starts)
            ]
            board.append([part[0] for part in parts])
            notes[f"row {line[0]}"] = " ".join(parts[-1][1:])
        elif "┼" in line:
            rules.append(line)
    return board, notes, rules


def _columns(top: str) -> list[int]:
    """Where the number of each column stands: the first place of it behind the one before."""
    found, at = [], 0
    for number in range(1, 10):
        number_at = re.compile(rf"(?<= ){number}(?= |$)").search(top, at)
        assert number_at is not None
        found.append(number_at.start())
        at = found[-1] + 1
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("technique", DRAWN)
def test_a_drawing_in_text_has_every_part_at_its_place(technique: str, language: Language) -> None:
    for case in cases(technique):
        _, step = told_step(case)
        light = light_of(step, narrate.REASON)
        board, notes, rules = read_back(drawn_in_text(light, NINE, language))
        assert [len(row) for row in board] == [9] * 9
        gone = {*step.eliminations, *step.placements}
        for cell in range(81):
            text = board[cell // 9][cell % 9]
            kept, _, removed = text.partition("−")
            kept, _, placed = kept.partition("=")
            lit = {mark.digit for mark in step.marks if mark.cell == cell}
            lit -= {digit for where, digit in gone if where == cell}
            assert {int(d) for d in re.findall(r"[1-9]", kept)} == lit
            assert [int(d) for d in removed] == [d for c, d in step.eliminations if c == cell]
            assert [int(d) for d in placed] == [d for c, d in step.placements if c == cell]
        for margin in light.drawing.margins:
            said = margin.text(NINE, language)
            if margin.house.kind == "box":
                assert any(f"▴{said}" in rule or f"▾{said}" in rule for rule in rules)
            else:
                assert notes[margin.house.name()] == said
        lined = {m.house.name() for m in light.drawing.margins if m.house.kind != "box"}
        assert {name for name, note in notes.items() if note} == lined


def test_a_step_that_is_no_picture_has_none_in_text() -> None:
    for case in cases("x-wing", "aic"):
        _, step = told_step(case)
        assert drawn_step(step, narrate.REASON, NINE, "en") == ()
    assert drawn_in_text(DARK, NINE, "en") == ()


def test_the_legend_of_a_drawing_names_every_letter_in_it() -> None:
    for technique in DRAWN:
        for case in cases(technique):
            _, step = told_step(case)
            light = light_of(step, narrate.REASON)
            lines = drawn_in_text(light, NINE, "en")
            legend = legend_of(light.marks, NINE, "en", light.chain)
            for key in keys_of(legend).values():
                drawn = any(key in line for line in lines if line[:1] in " 123456789")
                assert not drawn or any(line.startswith(f"{key} ") for line in lines)


# On paper


def picture(light: Light, grid: Grid) -> dict[str, list[ElementTree.Element]]:
    root = ElementTree.fromstring(board_svg(grid, is_marked=True, light=light, language="fr"))
    return {group.attrib["class"]: list(group) for group in root if "class" in group.attrib}


@pytest.mark.parametrize("technique", DRAWN)
def test_a_printed_picture_has_the_cells_and_the_margins_and_nothing_off_the_page(
    technique: str,
) -> None:
    for case in cases(technique):
        _, step = told_step(case)
        grid = grid_of(stored()[case.technique, case.form])
        light = light_of(step, narrate.REASON)
        shapes = picture(light, grid)
        assert len(shapes["pattern"]) == len(shapes["outlined"]) == len(light.drawing.cells)
        wanted = [margin.text(NINE, "fr") for margin in light.drawing.margins]
        assert [note.text for note in shapes["notes"]] == wanted
        boxes = [m for m in light.drawing.margins if m.house.kind == "box"]
        assert len(shapes.get("note-tabs", [])) == len(boxes)
        assert "houses" not in shapes, "frames of houses would hide the shape"


def test_a_picture_without_margins_is_as_large_as_ever() -> None:
    grid = grid_of("." * 81)
    plain = board_svg(grid, is_marked=False)
    lit = board_svg(grid, is_marked=False, light=Light(drawing=Drawing(frozenset({3}))))
    assert re.findall(r'viewBox="[^"]+"', plain) == re.findall(r'viewBox="[^"]+"', lit)
