"""What the cells of a pattern prove, beyond what its step says."""

import pytest

from tests.cases import each_case
from tests.grids import VERY_HARD, grid_of
from tutor.explain import consequences as module
from tutor.explain.consequences import consequences
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.learn.course import exercise
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.grid_lessons import lesson
from tutor.learn.taught import ORDER
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Mark, Role, Step

REMOVING = [id_ for id_ in ORDER if TECHNIQUES[id_].tier > 1]
MORE = {
    # Two cells of the triple share a box, and a digit that the third does not have.
    "naked-triple": "a digit of the subset lies in one box",
    # Neighbours in the chain are a naked pair.
    "remote-pair": "the chain hides a pair",
}


@each_case("technique", REMOVING)
def test_they_are_true_and_hold_all_that_the_step_says(technique: str) -> None:
    for grid in lesson(technique).exercises.instances[:6]:
        position = Position(grid)
        step = TECHNIQUES[technique].first(position)
        assert step is not None
        assert_true(position, step)


def assert_true(position: Position, step: Step) -> None:
    """What follows is so in the only solution, and holds all that the step says."""
    found = consequences(position, step)
    assert set(step.eliminations) <= found
    solution = search.only_solution(position.grid())
    assert solution is not None
    for cell, digit in found:
        assert position.candidates[cell] >> digit - 1 & 1
        assert solution[cell] != digit


def test_of_a_net_that_winds_through_half_the_board() -> None:
    position = Position(grid_of(VERY_HARD))
    step = TECHNIQUES["forcing-net-contradiction"].first(position)
    assert step is not None
    assert step.is_chain
    assert consequences(position, step) >= set(step.eliminations)
    assert_true(position, step)


def test_where_there_is_too_much_to_try_what_was_found_by_then_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grid = Grid(Geometry.of(3, 3))
    for cell in (0, 1, 2):
        grid.restrict(cell, 0b111)
    position = Position(grid)
    (step,) = TECHNIQUES["naked-triple"].find(position)
    named = Step(step.technique, eliminations=step.eliminations[:1], marks=step.marks)
    sizes = []
    for most in (0, 20, 4000):
        monkeypatch.setattr(module, "_MOST_TRIALS", most)
        found = consequences(position, named)
        assert set(named.eliminations) <= found <= set(step.eliminations)
        sizes.append(len(found))
    assert sizes == sorted(sizes)
    assert sizes[0] == 1 < sizes[1] < sizes[-1] == len(step.eliminations)


def test_a_short_chain_is_gone_through_like_any_pattern() -> None:
    """Two strong links of one digit; beside the chain itself, nothing takes it for one."""
    grid = Grid(Geometry.of(3, 3))
    for cell in range(81):
        if cell // 9 in (0, 4) and cell % 9 not in (0, 4):
            grid.eliminate(cell, 1)
        if cell % 9 == 0 and cell // 9 not in (0, 4):
            grid.eliminate(cell, 1)
    position = Position(grid)
    ends = [Candidate(4, 1), Candidate(0, 1), Candidate(36, 1), Candidate(40, 1)]
    roles: tuple[Role, ...] = ("on", "off", "on", "off")
    marks = tuple(Mark(*found, role) for found, role in zip(ends, roles, strict=True))
    step = Step("x-chain", eliminations=(Candidate(13, 1),), marks=marks)
    assert step.is_chain
    found = consequences(position, step)
    assert {cell for cell, _ in found} == {cell for cell in range(4, 81, 9) if cell not in (4, 40)}


@pytest.mark.parametrize("technique", MORE)
def test_somebody_who_sees_more_is_right(technique: str) -> None:
    for seed in range(60):
        found = exercise(technique, "conclude", seed)
        assert isinstance(found, GridConclude)
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
