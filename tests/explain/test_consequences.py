"""What the cells of a pattern prove, beyond what its step says."""

import pytest

from tutor.explain.consequences import consequences
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.learn.course import lesson
from tutor.learn.exercises import Answer, exercise
from tutor.learn.exercises.conclude import Conclude
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate

REMOVING = [technique.id for technique in LADDER if technique.tier > 1]
MORE = {
    # Two cells of the triple share a box, and a digit that the third does not have.
    "naked-triple": "a digit of the subset lies in one box",
    # Neighbours in the chain are a naked pair.
    "remote-pair": "the chain hides a pair",
}


@pytest.mark.parametrize("technique", REMOVING)
def test_they_are_true_and_hold_all_that_the_step_says(technique: str) -> None:
    for grid in lesson(technique).exercises.instances[:6]:
        position = Position(grid)
        step = next(TECHNIQUES[technique].find(position))
        found = consequences(position, step)
        assert set(step.eliminations) <= found
        givens = [v if grid.is_given(cell) else 0 for cell, v in enumerate(grid.values)]
        solution = search.solve(Grid(grid.geometry, givens))
        assert solution is not None
        for cell, digit in found:
            assert position.candidates[cell] >> digit - 1 & 1
            assert solution[cell] != digit


@pytest.mark.parametrize("technique", MORE)
def test_somebody_who_sees_more_is_right(technique: str) -> None:
    for seed in range(60):
        found = exercise(technique, "conclude", seed)
        assert isinstance(found, Conclude)
        if found.allowed > found.wanted:
            assert found.check(Answer(candidates=found.allowed), "en").is_right
            assert found.check(Answer(candidates=found.wanted), "en").is_right
            less = found.allowed - {min(found.wanted)}
            assert not found.check(Answer(candidates=less), "en").is_right
            return
    raise AssertionError(MORE[technique])


def test_a_naked_pair_in_a_row_and_a_box_clears_both() -> None:
    grid = Grid(lesson("naked-pair").data.examples[0].grid.geometry)
    for cell in (0, 1):
        grid.restrict(cell, 0b11)
    position = Position(grid)
    step = next(s for s in TECHNIQUES["naked-pair"].finder(position) if pattern_cells(s) == {0, 1})
    reached = [cell for cell in range(81) if cell // 9 == 0 or (cell // 9 < 3 and cell % 9 < 3)]
    wanted = {Candidate(c, d) for c in reached if c not in (0, 1) for d in (1, 2)}
    assert consequences(position, step) == wanted
