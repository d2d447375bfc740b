"""Mistakes that hide: last candidates, later clashes, candidate puzzles, large boards."""

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of, holes
from tutor.explain.diagnose import Move, diagnose
from tutor.sudoku import sat
from tutor.sudoku.formats import FORMATS
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid


def test_the_last_candidate_of_a_cell_crossed_out_is_a_mistake() -> None:
    grid = grid_of(CLASSIC)
    for digit in digits(grid.candidates[40]):
        grid.eliminate(40, digit)
    found = diagnose(grid)
    assert found.mistake is not None
    assert (found.mistake.kind, found.marks.wrong) == ("wrong-mark", (40,))
    assert found.mistake.move == Move(40, int(CLASSIC_SOLUTION[40]), places=False)


def test_a_clash_with_a_later_digit_is_in_plain_sight() -> None:
    grid = grid_of(CLASSIC)
    grid.place(3, 2)
    grid.place(8, 2)
    mistake = diagnose(grid, [Move(3, 2), Move(8, 2)]).mistake
    assert mistake is not None
    assert (mistake.kind, mistake.move) == ("rule", Move(3, 2))
    assert mistake.contradiction is not None
    assert mistake.contradiction.cells == (3, 8)


def test_marks_excluded_by_a_wrong_digit_are_not_wrong_themselves() -> None:
    grid = grid_of(CLASSIC)
    grid.place(3, 2)
    assert diagnose(grid).marks.wrong == ()


@pytest.mark.parametrize("box", [(3, 3), (3, 4), (4, 4)])
def test_a_puzzle_of_candidates_without_solution_is_wrong_itself(box: tuple[int, int]) -> None:
    made = generate_nth(Recipe(Geometry.of(*box), 0.5), "candidates", 0)
    assert made is not None
    sukaku = grid_of(FORMATS["sukaku"].write_one(made.grid), made.grid.geometry)
    assert not sukaku.givens
    assert diagnose(sukaku).mistake is None
    cell = next(made.grid.empty_cells())
    sukaku.eliminate(cell, made.solution[cell])
    mistake = diagnose(sukaku).mistake
    assert mistake is not None
    assert (mistake.kind, mistake.move) == ("puzzle", None)


def large_board() -> tuple[Grid, list[int]]:
    made = generate_nth(Recipe(Geometry.of(5, 5), 0.3), "large", 0)
    assert made is not None
    return made.grid, made.solution


def test_on_a_large_board_singles_find_the_mistake() -> None:
    grid, solution = large_board()
    assert diagnose(grid).mistake is None
    assert diagnose(grid).is_certain, "singles finish it"
    cell = next(grid.empty_cells())
    wrong = grid.copy()
    for digit in digits(wrong.candidates[cell]):
        if digit != solution[cell]:
            wrong.place(cell, digit)
            break
    else:
        wrong.eliminate(cell, solution[cell])
    mistake = diagnose(wrong).mistake
    assert mistake is not None
    assert mistake.move is not None
    assert mistake.move.cell == cell


def test_a_large_board_out_of_reach_is_not_called_right(monkeypatch: pytest.MonkeyPatch) -> None:
    board = holes(Geometry.of(5, 5), 1, 300)
    assert diagnose(board).is_certain
    monkeypatch.setattr(sat, "available", lambda: False)
    assert diagnose(board).mistake is None
    assert not diagnose(board).is_certain
