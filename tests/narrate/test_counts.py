"""What is counted in words is so on the board: as many digits as cells, covers that cover."""

import re

import pytest

from tests.grids import grid_of
from tests.narrate.cases import CASES, LANGUAGES, Case, stored, told_step
from tutor.base.language import Language
from tutor.narrate.rungs import PATTERN
from tutor.narrate.sudoku.grid_teller import hint, narrate
from tutor.sudoku.geometry import Geometry, House
from tutor.techniques.position import Position

COUNTED = [case for case in CASES if case.technique in ("sk-loop", "msls")]
EXOCETS = [case for case in CASES if case.technique == "junior-exocet"]
TRIDAGONS = [case for case in CASES if case.technique.startswith("tridagon")]
KINDS = {"r": "row", "l": "row", "c": "column", "b": "box"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(case: Case) -> str:
    return f"{case.technique}-{case.form}"


def house_of(geometry: Geometry, short: str) -> House:
    """``c2``."""
    houses = {"row": geometry.rows, "column": geometry.columns, "box": geometry.boxes}
    return houses[KINDS[short[0].lower()]][int(short[1:]) - 1]


@each_language
@pytest.mark.parametrize("case", COUNTED, ids=ids)
def test_a_legend_counts_as_many_digits_as_cells(case: Case, language: Language) -> None:
    geometry, step = told_step(case)
    legend = hint(step, geometry, language, PATTERN).legend
    read: set[tuple[int, int]] = set()
    total = 0
    for line in legend:
        (role,) = line.roles
        for short, digits in re.findall(r"\b([rclbLCB]\d) (\d+)", line.text):
            house = house_of(geometry, short)
            own = [m for m in step.marks if m.role == role and m.cell in house.cells]
            assert {mark.digit for mark in own} == set(map(int, digits))
            read.update((mark.cell, mark.digit) for mark in own)
            total += len(digits)
    assert read == {(mark.cell, mark.digit) for mark in step.marks}
    assert total == len(step.cells())


@each_language
@pytest.mark.parametrize("case", COUNTED, ids=ids)
def test_every_candidate_of_the_cells_is_counted(case: Case, language: Language) -> None:
    geometry, step = told_step(case)
    grid = grid_of(stored()[case.technique, case.form])
    there = {
        (cell, digit)
        for cell in step.cells()
        for digit in range(1, 10)
        if grid.candidates[cell] >> digit - 1 & 1
    }
    assert there == {(mark.cell, mark.digit) for mark in step.marks}
    reasons = narrate(step, geometry, language).reasons
    assert str(len(step.cells())) in reasons[-1]


@each_language
@pytest.mark.parametrize("case", EXOCETS, ids=ids)
def test_the_lines_named_hold_every_place_of_a_base_digit(case: Case, language: Language) -> None:
    geometry, step = told_step(case)
    position = Position(grid_of(stored()[case.technique, case.form]))
    base, targets, beside = (step.cells(role) for role in ("base", "target", "companion"))
    band = {c for cell in (*base, *targets) for c in geometry.boxes[geometry.box_of[cell]].cells}
    lines = narrate(step, geometry, language).reasons[:-1]
    assert len(lines) == len(step.digits("base"))
    for digit, line in zip(step.digits("base"), lines, strict=True):
        covers = line.rpartition(" is in " if language == "en" else " est dans ")[2]
        covered: set[int] = set()
        for word, numbers in re.findall(
            r"(row|column|ligne|colonne)s? (\d(?: (?:and|et) \d)?)", covers
        ):
            kind = "r" if word in ("row", "ligne") else "c"
            for number in re.findall(r"\d", numbers):
                covered |= set(house_of(geometry, f"{kind}{number}").cells)
        held = position.places[digit] | position.standing[digit]
        aside = {c for h in step.houses for c in h.cells if c not in band and held >> c & 1}
        assert aside <= covered
        assert not any(held >> cell & 1 for cell in beside)


@each_language
@pytest.mark.parametrize("case", TRIDAGONS, ids=ids)
def test_one_box_runs_the_other_way(case: Case, language: Language) -> None:
    geometry, step = told_step(case)
    grid = grid_of(stored()[case.technique, case.form])
    cells = step.cells("set-a", "set-b", "guardian")
    assert len(cells) == 12
    three = set(step.digits("set-a", "set-b"))
    assert len(three) == 3
    others = {
        (cell, digit)
        for cell in cells
        for digit in range(1, 10)
        if grid.candidates[cell] >> digit - 1 & 1 and digit not in three
    }
    assert others == set(step.candidates("guardian"))
    told = "".join(line.text for line in hint(step, geometry, language, PATTERN).legend)
    for box in step.houses:
        here = sorted(cell for cell in cells if cell in box.cells)
        columns = [cell % 3 for cell in here]
        assert sorted(columns) == [0, 1, 2]
        assert sorted(cell // 9 % 3 for cell in here) == [0, 1, 2]
    assert {told.count("↗"), told.count("↘")} == {1}
