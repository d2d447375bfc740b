"""Franken, mutant and large fish: found where they are, as all of them and nothing else."""

from functools import cache
from pathlib import Path

import pytest

from tests.grids import grid_of
from tests.techniques.boards import thinned
from tests.techniques.checks import checked
from tests.techniques.pond import Pond
from tests.techniques.sketch import board, outcome, steps
from tests.techniques.test_peer_positions import base_code, cases, is_found
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques import board_sizes
from tutor.techniques.ladder import CURRICULUM, LADDER, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

BIG_FISH = [t for t in CURRICULUM if "franken" in t.id or "mutant" in t.id or "squirmbag" in t.id]
ON_REQUEST = [t for t in BIG_FISH if t.on_request]


def names(step: Step) -> list[str]:
    return [house.name() for house in step.houses]


# A fish by hand, and one more candidate that spoils it

FRANKEN = (
    "1 in row 5: r5c2 r5c7",
    "1 in box 3: r1c7 r2c9",
    "1 in column 7: r1c7 r5c7",
    "1 in column 9: r2c9 r8c9",
)
MUTANT = (
    "1 in row 5: r5c2 r5c7",
    "1 in column 8: r4c8 r7c8",
    "1 in box 6: r4c8 r5c7",
    "1 in box 9: r7c8 r8c9",
)
INNER = ("1 in column 8: r2c8 r3c8 r9c8", "1 in box 1: r2c3 r3c1", "1 in row 2: r2c3 r2c5 r2c8")
DOUBLED = ("1 in column 3: r1c3 r9c3", "1 in column 4: r1c4 r9c4", "1 in row 1: r1c3 r1c4")


def test_a_franken_swordfish_has_a_box_among_its_bases() -> None:
    whole = board(*FRANKEN, "1 in row 8: r8c2 r8c9", "1 in column 2: r5c2 r7c2 r8c2")
    (step,) = steps("franken-swordfish", whole)
    assert names(step) == ["row 5", "row 8", "box 3", "column 2", "column 7", "column 9"]
    assert outcome("franken-swordfish", whole) == "r7c2<>1"
    spoilt = board(*FRANKEN, "1 in row 8: r8c2 r8c4 r8c9", "1 in column 2: r5c2 r7c2 r8c2")
    assert outcome("franken-swordfish", spoilt) == ""
    assert outcome("finned-franken-swordfish", spoilt) == ""


def test_a_fin_spares_what_it_does_not_see() -> None:
    column = "1 in column 2: r4c2 r5c2 r7c2 r8c2"
    finned = board(*FRANKEN, "1 in row 8: r8c2 r8c3 r8c9", column)
    assert outcome("franken-swordfish", finned) == ""
    found = [s for s in steps("finned-franken-swordfish", finned) if (55, 1) in s.eliminations]
    assert [step.eliminations for step in found] == [((55, 1),)]
    assert all(step.cells("fin") for step in found)
    far = board(*FRANKEN, "1 in row 8: r8c2 r8c4 r8c9", column)
    assert outcome("finned-franken-swordfish", far) == ""


def test_a_mutant_swordfish_has_rows_and_columns_among_its_bases() -> None:
    column = "1 in column 2: r3c2 r5c2 r8c2"
    whole = board(*MUTANT, "1 in row 8: r8c2 r8c9", column)
    assert outcome("mutant-swordfish", whole) == "r3c2<>1"
    kinds = [house.kind for step in steps("mutant-swordfish", whole) for house in step.houses[:3]]
    assert {"row", "column"} <= set(kinds)
    assert outcome("mutant-swordfish", board(*MUTANT, "1 in row 8: r8c2 r8c5 r8c9", column)) == ""


def test_a_finned_mutant_swordfish_removes_what_its_fin_sees() -> None:
    column = "1 in column 2: r3c2 r5c2 r8c2 r9c2"
    finned = board(*MUTANT, "1 in row 8: r8c1 r8c2 r8c9", column)
    assert outcome("mutant-swordfish", finned) == ""
    assert "r9c2<>1" in outcome("finned-mutant-swordfish", finned)
    assert "r3c2<>1" not in outcome("finned-mutant-swordfish", finned)
    far = board(*MUTANT, "1 in row 8: r8c2 r8c5 r8c9", column)
    assert "r9c2<>1" not in outcome("finned-mutant-swordfish", far)


def test_a_cell_in_two_bases_is_a_fin() -> None:
    whole = board(*INNER, "1 in column 3: r2c3 r9c3")
    (step,) = steps("finned-franken-swordfish", whole)
    assert names(step) == ["column 3", "column 8", "box 1", "row 2", "row 3", "row 9"]
    assert step.cells("endo-fin") == (11,)
    assert step.cells("fin") == ()
    assert outcome("finned-franken-swordfish", whole) == "r2c5<>1"
    assert outcome("franken-swordfish", whole) == "", "it is no fish without fins"
    spoilt = board(*INNER, "1 in column 3: r2c3 r5c3 r9c3")
    assert outcome("finned-franken-swordfish", spoilt) == ""


def test_a_base_candidate_in_two_covers_is_removed() -> None:
    whole = board(*DOUBLED, "1 in column 2: r3c2 r9c2")
    doubled = [
        step
        for step in steps("franken-swordfish", whole)
        if any(cell in step.cells("base") for cell, _ in step.eliminations)
    ]
    rows_and_box = ["column 2", "column 3", "column 4", "row 1", "row 9", "box 1"]
    assert [names(step) for step in doubled] == [rows_and_box]
    assert (2, 1) in doubled[0].eliminations, "r1c3 lies in row 1 and in box 1"
    spoilt = board(*DOUBLED, "1 in column 2: r3c2 r5c2 r9c2")
    assert outcome("franken-swordfish", spoilt) == ""


def test_two_fish_with_the_same_bases_are_told_as_one() -> None:
    rest = ("1 in column 2: r3c2 r9c2", "1 in row 9: r9c2 r9c4")
    whole = board(*rest, "1 in column 4: r1c4 r9c4")
    siamese = [s for s in steps("finned-franken-x-wing", whole) if s.variant == "siamese"]
    assert names(siamese[0]) == ["column 2", "column 4", "row 9", "box 1", "box 2"]
    assert siamese[0].cells("fin") == (3, 19)
    assert outcome("finned-franken-x-wing", whole, "siamese") == ("r1c1<>1 r1c3<>1 r3c5<>1 r3c6<>1")
    spoilt = board(*rest[:1], "1 in column 4: r1c4 r5c4 r9c4")
    assert outcome("finned-franken-x-wing", spoilt, "siamese") == ""


def test_five_lines_make_a_squirmbag() -> None:
    ring = [(1, 2, 4), (4, 4, 6), (2, 6, 3), (5, 3, 8)]
    rows = [f"1 in row {row}: r{row}c{a} r{row}c{b}" for row, a, b in ring]
    column = "1 in column 8: r5c8 r7c8 r9c8"
    finned = board(*rows, "1 in row 7: r7c2 r7c8 r7c9", column)
    assert "r9c8<>1" in outcome("finned-squirmbag", finned)
    without_corner = board(*rows, "1 in row 7: r7c2 r7c9", "1 in column 8: r5c8 r9c8")
    assert "r9c8<>1" in outcome("sashimi-squirmbag", without_corner)
    assert "r9c8<>1" not in outcome("finned-squirmbag", without_corner)
    far = board(*rows, "1 in row 7: r7c2 r7c5 r7c8", column)
    assert "r9c8<>1" not in outcome("finned-squirmbag", far)


def test_a_digit_that_fits_nowhere_has_no_fish() -> None:
    rows = ("1 in row 1: r1c1 r1c5", "1 in row 4: r4c1 r4c5")
    assert outcome("franken-swordfish", board(*FRANKEN, *rows)) != ""
    wrong = board(*FRANKEN, *rows, "1 in row 9: r9c1 r9c5")
    for technique in BIG_FISH:
        assert outcome(technique.id, wrong) == ""


# Against every choice of houses


COUNTED = {
    "franken-swordfish": (3, "franken", False),
    "finned-franken-x-wing": (2, "franken", True),
    "finned-franken-swordfish": (3, "franken", True),
    "mutant-x-wing": (2, "mutant", False),
    "mutant-swordfish": (3, "mutant", False),
    "finned-mutant-x-wing": (2, "mutant", True),
    "finned-mutant-swordfish": (3, "mutant", True),
}
RICH = ((16, 5), (25, 5), (28, 4), (35, 4), (47, 6), (50, 2), (32, 8))
"""Boards and digits with few houses left, so that everything can be tried, and with fish of
every kind."""


@cache
def ponds() -> list[tuple[Position, int, Pond]]:
    boards = [(Position(thinned(index)[0]), digit) for index, digit in RICH]
    return [(position, digit, Pond(position, digit)) for position, digit in boards]


@pytest.mark.slow
@pytest.mark.parametrize("technique", COUNTED)
def test_every_fish_is_found_and_none_but_fish(technique: str) -> None:
    size, shape, finned = COUNTED[technique]
    met = 0
    for position, digit, pond in ponds():
        found = {
            sum(1 << cell for cell, _ in step.eliminations)
            for step in TECHNIQUES[technique].find(position)
            if step.digits() == (digit,)
        }
        assert found == pond.conclusions(size, shape, finned=finned)
        met += len(found)
    assert met > 5


# Right on any board


@pytest.mark.slow
@pytest.mark.parametrize("technique", BIG_FISH, ids=lambda technique: technique.id)
def test_big_fish_remove_nothing_of_the_solution(technique: Technique) -> None:
    boards = 3 if technique.on_request else 12
    for index in range(boards):
        grid, solution = thinned(index)
        for step in checked(technique, Position(grid), solution):
            assert bool(step.cells("fin", "endo-fin")) == technique.id.startswith(
                ("finned", "sashimi")
            )
            covers = len(step.houses) // 2 + (step.variant == "siamese")
            assert len(set(step.houses)) == len(step.houses) == covers + len(step.houses) // 2


def test_large_boards_are_left_alone() -> None:
    assert list(TECHNIQUES["franken-swordfish"].find(Position(Grid(Geometry.of(5, 5))))) == []
    assert board_sizes.BIG_FISH < 25


def test_the_search_can_be_stopped_and_taken_up_again() -> None:
    class Stopped(Exception):
        pass

    def stop() -> None:
        raise Stopped

    grid, _ = thinned(304)
    technique = TECHNIQUES["finned-mutant-swordfish"]
    with pytest.raises(Stopped):
        list(technique.find(Position(grid, stop)))
    assert list(technique.find(Position(grid)))


def test_what_is_found_on_request_is_not_met_on_a_walk() -> None:
    assert len(ON_REQUEST) == len(BIG_FISH) - 5
    assert not {technique.id for technique in ON_REQUEST} & {t.id for t in LADDER}


def test_fish_on_request_find_the_peer_s_conclusions(shared_data: Path) -> None:
    by_code = {code: technique for technique in ON_REQUEST for code in technique.peer_codes}
    wrong = []
    for case in cases(shared_data):
        technique = by_code.get(base_code(case[1]))
        if technique is not None:
            grid = grid_of(":".join(case))
            found = checked(technique, Position(grid))
            if is_found(base_code(case[1]), found, grid, case) == case[1].endswith("-x"):
                wrong.append(":".join(case))
    assert not wrong
