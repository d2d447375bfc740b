"""Where boards are looked for, and that what a near miss is blamed for is what spoils it."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from tutor.explain.lookalike import faults, is_woven
from tutor.explain.lookalike.fault import HARMLESS, Fault
from tutor.explain.lookalike.suppositions import splits_of
from tutor.lab.mining.sources import sources
from tutor.learn.course import is_supposition
from tutor.learn.grid_lesson_files import NearMiss
from tutor.learn.grid_lessons import lesson
from tutor.learn.taught import ORDER
from tutor.sudoku.geometry import digits
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate

WOVEN = [id_ for id_ in ORDER if is_woven(id_) and not is_supposition(id_)]


@pytest.mark.parametrize("technique", ["x-wing", "als-chain", "template-delete"])
def test_there_are_grids_for_every_technique(technique: str) -> None:
    """Templates too, which no walk ever needs."""
    assert next(sources(technique), None) is not None


def mendings(miss: NearMiss, fault: Fault) -> Iterator[tuple[Candidate, ...]]:
    """The candidates without which a fault would be gone, if it is that there are too many."""
    if fault.kind in ("third-place", "further-place"):
        yield tuple(Candidate(cell, digit) for cell in fault.others for digit in fault.digits)
    if fault.kind == "candidate-count":
        for cell in fault.cells:
            held = digits(miss.grid.candidates[cell])
            for surplus in combinations(held, len(held) - 2):
                yield tuple(Candidate(cell, digit) for digit in surplus)


def is_pattern_without(id_: str, miss: NearMiss, crossed: tuple[Candidate, ...]) -> bool:
    grid = miss.grid.copy()
    for cell, digit in crossed:
        grid.restrict(cell, ~(1 << digit - 1))
    return all(fault.kind in HARMLESS for fault in faults(Position(grid), id_, miss.cells))


@pytest.mark.slow
@pytest.mark.parametrize("id_", WOVEN)
def test_what_is_told_of_a_near_miss_is_what_spoils_it(id_: str) -> None:
    shipped = lesson(id_)
    for miss in (*shipped.data.near_misses, *shipped.exercises.near_misses):
        told = faults(Position(miss.grid), id_, miss.cells)
        mended = list(mendings(miss, told[0]))
        if mended and len(told) == 1:
            assert any(is_pattern_without(id_, miss, crossed) for crossed in mended)
        assert told[0].kind != "crossing-small" or told[0].cells


def test_cells_say_by_themselves_what_is_supposed_in_them() -> None:
    for miss in lesson("forcing-chain").exercises.near_misses:
        told = splits_of(Position(miss.grid), miss.cells)
        assert len({tuple(case.digit for case in split.cases) for split in told}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("id_", [id_ for id_ in ORDER if is_woven(id_)])
def test_a_near_miss_is_told_and_there_are_others_for_exercises(id_: str) -> None:
    shipped = lesson(id_)
    (told,) = shipped.data.near_misses
    assert len(shipped.exercises.near_misses) >= (5 if id_ == "firework-triple" else 8)
    for miss in (told, *shipped.exercises.near_misses):
        assert faults(Position(miss.grid), id_, miss.cells)
