"""The simplest step, every step of a technique, and the whole path."""

from functools import cache

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, SEVENTEEN, VERY_HARD, grid_of, is_solution
from tutor.explain.path import all_steps, concerns, path, simplest, walk
from tutor.sudoku.generator import Puzzle, Recipe, generate_nth
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, TECHNIQUES
from tutor.techniques.position import Position

NINE = Geometry.of(3, 3)
SINGLES = tuple(technique for technique in LADDER if technique.tier == 1)
SHAPES = [(2, 2), (2, 3), (3, 2), (3, 4)]


@cache
def puzzle(index: int, shape: tuple[int, int] = (3, 3)) -> Puzzle:
    """One of many minimal puzzles; on large boards, one that keeps more givens."""
    geometry = Geometry.of(*shape)
    recipe = Recipe(geometry, minimal=True) if geometry.n <= 9 else Recipe(geometry, 0.5)
    made = generate_nth(recipe, "explain", index)
    assert made is not None
    return made


def assert_steps_in_order(grid: Grid) -> None:
    """Each step is the first that the ladder has on the board before it."""
    position = Position(grid)
    found = path(grid)
    for step in found.steps:
        for technique in LADDER:
            if technique.id == step.technique:
                break
            assert technique.first(position) is None, f"{technique.id} before {step.technique}"
        assert step == technique.first(position)
        for cell, digit in step.placements + step.eliminations:
            assert position.candidates[cell] >> digit - 1 & 1
        position.apply(step)
    assert position.grid() == found.reached
    assert not any(technique.first(position) for technique in LADDER)


@pytest.mark.parametrize("index", range(4))
def test_each_step_of_a_path_is_the_simplest_on_the_board_before_it(index: int) -> None:
    assert_steps_in_order(puzzle(index).grid)


@pytest.mark.parametrize("shape", SHAPES)
def test_paths_are_right_on_boards_of_other_shapes(shape: tuple[int, int]) -> None:
    for index in range(2):
        made = puzzle(index, shape)
        assert_steps_in_order(made.grid)
        reached = path(made.grid).reached.values
        assert all(value in (0, made.solution[cell]) for cell, value in enumerate(reached))


@pytest.mark.parametrize("shape", SHAPES)
def test_paths_reach_the_end_on_boards_of_other_shapes(shape: tuple[int, int]) -> None:
    assert any(path(puzzle(index, shape).grid).is_complete for index in range(3))


def test_the_simplest_step_is_the_first_of_the_path() -> None:
    for index in range(4):
        grid = puzzle(index).grid
        assert simplest(grid) == path(grid).steps[0]


def test_the_simplest_step_uses_the_candidates_of_the_grid() -> None:
    grid = Grid(NINE)
    assert simplest(grid) is None
    grid.restrict(40, 1 << 4)
    step = simplest(grid)
    assert step is not None
    assert (step.technique, step.placements) == ("naked-single", ((40, 5),))
    for cell in NINE.rows[4].cells:
        if cell not in (36, 40):
            grid.eliminate(cell, 7)
    step = simplest(grid)
    assert step is not None
    assert (step.technique, step.placements) == ("hidden-single", ((36, 7),))


def test_the_order_of_the_techniques_given_decides() -> None:
    grid = grid_of(CLASSIC)
    assert any(TECHNIQUES["naked-single"].find(Position(grid)))
    step = simplest(grid, (TECHNIQUES["naked-single"], TECHNIQUES["hidden-single"]))
    assert step is not None
    assert step.technique == "naked-single"


def test_all_steps_of_a_digit_are_those_that_speak_of_it() -> None:
    grid = path(puzzle(1).grid, SINGLES).reached
    for name in ("pointing", "naked-pair", "xy-wing", "hidden-single"):
        technique = TECHNIQUES[name]
        steps = all_steps(grid, technique)
        assert steps == list(technique.find(Position(grid)))
        assert len({step.conclusion for step in steps}) == len(steps)
        by_digit = [all_steps(grid, technique, digit) for digit in range(1, 10)]
        for digit, found in enumerate(by_digit, start=1):
            assert found == [step for step in steps if concerns(step, digit)]
        assert {step.conclusion for found in by_digit for step in found} == {
            step.conclusion for step in steps
        }


def test_a_digit_that_only_stands_in_the_way_is_not_what_a_step_is_about() -> None:
    grid = grid_of(CLASSIC)
    step = next(s for s in all_steps(grid, TECHNIQUES["naked-single"]))
    ((_, placed),) = step.placements
    assert [digit for digit in range(1, 10) if concerns(step, digit)] == [placed]


def test_a_pair_is_about_both_its_digits_and_what_it_removes() -> None:
    grid = Grid(NINE)
    for cell in (0, 1):
        grid.restrict(cell, 0b11)
    (step, *_) = all_steps(grid, TECHNIQUES["naked-pair"])
    assert [digit for digit in range(1, 10) if concerns(step, digit)] == [1, 2]
    assert all_steps(grid, TECHNIQUES["naked-pair"], 3) == []


@pytest.mark.parametrize("text", [CLASSIC, SEVENTEEN])
def test_ordinary_puzzles_are_solved(text: str) -> None:
    grid = grid_of(text)
    found = path(grid)
    assert found.is_complete
    assert is_solution(grid, found.reached.values)
    if text == CLASSIC:
        assert "".join(map(str, found.reached.values)) == CLASSIC_SOLUTION


def test_a_path_that_stops_short_says_so() -> None:
    grid = grid_of(VERY_HARD)
    found = path(grid, AT_A_GLANCE)
    assert not found.is_complete
    assert simplest(found.reached, AT_A_GLANCE) is None


def test_a_path_is_always_the_same() -> None:
    for index in range(4):
        grid = puzzle(index).grid
        assert path(grid) == path(grid.copy()) == path(Grid(NINE, grid.values))


def test_a_path_keeps_to_the_techniques_given() -> None:
    some = tuple(TECHNIQUES[name] for name in ("hidden-single", "pointing"))
    for index in range(4):
        grid = puzzle(index).grid
        found = path(grid, some)
        assert {step.technique for step in found.steps} <= {"hidden-single", "pointing"}
        assert simplest(found.reached, some) is None
        assert len(found.reached.values) - found.reached.filled_count >= (
            len(grid.values) - path(grid).reached.filled_count
        )
    assert path(puzzle(0).grid, ()).steps == ()


def test_the_grid_itself_is_left_as_it_was() -> None:
    grid = path(puzzle(2).grid, SINGLES).reached
    before = grid.copy()
    simplest(grid)
    all_steps(grid, TECHNIQUES["pointing"])
    assert path(grid).steps
    assert grid == before


def test_a_full_grid_needs_no_step() -> None:
    full = grid_of(CLASSIC_SOLUTION)
    assert simplest(full) is None
    assert path(full).steps == ()
    assert path(full).is_complete


def test_an_empty_grid_has_none() -> None:
    for shape in [(3, 3), *SHAPES]:
        found = path(Grid(Geometry.of(*shape)))
        assert found.steps == ()
        assert not found.is_complete


def test_a_step_is_applied_when_the_next_is_asked_for() -> None:
    position = Position(grid_of(CLASSIC))
    steps = walk(position)
    first = next(steps)
    ((cell, digit),) = first.placements
    assert position.values[cell] == 0
    next(steps)
    assert position.values[cell] == digit
