"""Look-alikes are plausible, and whatever truly spoils one is accepted as the reason."""

import pytest

from tests.learn.lookalike_shapes import is_plausible, mending
from tutor.explain.lookalike import is_woven
from tutor.learn.course import is_supposition
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.judge import GridJudge
from tutor.learn.grid_lessons import lesson
from tutor.learn.taught import ORDER
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position

PATTERNS = [id_ for id_ in ORDER if not is_woven(id_) and not is_supposition(id_)]
each_pattern = pytest.mark.parametrize("technique", PATTERNS)
REASONED = [id_ for id_ in PATTERNS if TECHNIQUES[id_].tier > 1]


def misses(technique: str) -> list[tuple[Grid, frozenset[int]]]:
    found = lesson(technique).exercises.near_misses
    return [(miss.grid, frozenset(miss.cells)) for miss in found]


@each_pattern
def test_one_condition_alone_spoils_a_look_alike(technique: str) -> None:
    found = misses(technique)
    assert len(found) >= 8
    for grid, cells in found:
        assert next(TECHNIQUES[technique].finder(Position(grid)), None) is None
        assert is_plausible(grid, technique, cells), sorted(cells)


def test_four_cells_that_are_no_rectangle_are_no_look_alike_of_an_x_wing() -> None:
    grid, cells = misses("x-wing")[0]
    moved = next(c for c in grid.empty_cells() if c not in cells and c // 9 != min(cells) // 9)
    assert not is_plausible(grid, "x-wing", cells - {min(cells)} | {moved})


@pytest.mark.parametrize("technique", REASONED)
def test_every_true_reason_is_accepted_and_what_is_far_away_is_not(technique: str) -> None:
    for grid, cells in misses(technique)[:6]:
        found = GridJudge(technique, grid, None, cells)
        true = {cell for edit in mending(grid, technique, cells) for cell in edit}
        for cell in true | found.culprits:
            told = found.check(Answer(is_one=False, cells=frozenset({cell})), "en")
            assert told.is_right or not found.asks_for_reason, cell
        near = cells.union(*map(grid.geometry.peers, cells))
        for cell in set(range(81)) - near - found.culprits:
            assert not found.spoils(cell)


@pytest.mark.parametrize("technique", ["xy-wing", "xyz-wing"])
def test_a_pivot_that_does_not_see_its_pincer_has_two_ends(technique: str) -> None:
    for grid, cells in misses(technique):
        found = GridJudge(technique, grid, None, cells)
        (fault, *_) = found.faults
        if fault.kind == "pivot-unseen":
            assert all(map(found.spoils, (*fault.cells, *fault.others)))


def test_singles_are_asked_for_on_boards_where_the_digits_say_all() -> None:
    for technique in set(PATTERNS) - set(REASONED):
        for grid, _ in misses(technique):
            assert next(grid.removed_candidates(), None) is None
