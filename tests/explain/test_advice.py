"""A hint: the mistake first, else the simplest step on the cleaned board."""

from tests.explain.test_path import SINGLES, puzzle
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of
from tutor.explain.diagnose import Move, advise
from tutor.explain.path import path, simplest
from tutor.sudoku import search
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, LAST_TIER, SEARCH, TECHNIQUES


def test_a_mistake_comes_first_and_without_a_step() -> None:
    grid = grid_of(CLASSIC)
    grid.place(2, 5)
    given = advise(grid)
    assert given.diagnosis.mistake is not None
    assert given.diagnosis.mistake.move == Move(2, 5)
    assert given.step is None


def test_the_order_of_moves_is_passed_on() -> None:
    grid = grid_of(CLASSIC)
    moves = [Move(3, 5), Move(2, 5)]
    for move in moves:
        grid.place(move.cell, move.digit)
    given = advise(grid, moves)
    assert given.diagnosis.mistake is not None
    assert given.diagnosis.mistake.move == moves[0]


def test_else_the_step_is_the_simplest() -> None:
    for index in range(4):
        for grid in (puzzle(index).grid, path(puzzle(index).grid, SINGLES).reached):
            assert advise(grid).step == simplest(grid)


def test_the_step_is_found_on_the_board_with_its_marks_put_right() -> None:
    grid = path(puzzle(1).grid, SINGLES).reached
    expected = simplest(grid)
    assert expected is not None
    assert expected.eliminations
    marks = grid.candidates.copy()
    cell = next(grid.empty_cells())
    marks[cell] |= 1 << next(v for v in grid.values if v) - 1
    given = advise(grid, marks=marks)
    assert given.diagnosis.mistake is None
    assert given.step == simplest(given.diagnosis.board)
    nothing = advise(grid, marks=[0] * 81)
    assert len(nothing.diagnosis.marks.missing) == grid.values.count(0)
    assert nothing.step == simplest(nothing.diagnosis.board)


def test_marks_of_the_learner_are_used() -> None:
    grid = grid_of(VERY_HARD)
    solution = search.solve(grid)
    assert solution is not None
    marks = grid.candidates.copy()
    cell = next(grid.empty_cells())
    marks[cell] = 1 << solution[cell] - 1
    step = advise(grid, marks=marks).step
    assert step is not None
    assert (step.technique, step.placements) == ("naked-single", ((cell, solution[cell]),))


def test_search_is_the_last_resort() -> None:
    grid = grid_of(VERY_HARD)
    stuck = path(grid, AT_A_GLANCE).reached
    assert simplest(stuck, AT_A_GLANCE) is None
    step = advise(stuck, techniques=(*AT_A_GLANCE, SEARCH)).step
    assert step is not None
    assert step.technique == "search"
    solution = search.solve(grid)
    assert solution is not None
    ((cell, digit),) = step.placements
    assert digit == solution[cell]
    assert advise(stuck, techniques=AT_A_GLANCE).step is None
    usual = advise(stuck).step
    assert usual is not None
    assert TECHNIQUES[usual.technique].tier > LAST_TIER
    assert usual.technique != "search", "there is a simpler step"
    before = advise(grid_of(CLASSIC), techniques=(*LADDER, SEARCH)).step
    assert before is not None
    assert before.technique != "search"


def test_only_the_techniques_given_are_used() -> None:
    grid = grid_of(CLASSIC)
    step = advise(grid, techniques=(TECHNIQUES["naked-single"],)).step
    assert step is not None
    assert step.technique == "naked-single"
    assert advise(grid, techniques=()).step is None


def test_a_finished_board_needs_no_advice() -> None:
    given = advise(grid_of(CLASSIC_SOLUTION))
    assert given.diagnosis.mistake is None
    assert given.step is None


def test_where_solutions_differ_search_has_nothing_to_say() -> None:
    stuck = path(grid_of(NINE_SOLUTIONS)).reached
    given = advise(stuck)
    assert given.diagnosis.mistake is None
    assert given.step is None
