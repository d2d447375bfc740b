"""What a grid is worth to somebody who wants to solve it."""

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of, holes
from tutor.base import watch
from tutor.games.sudoku.puzzle import judge
from tutor.sudoku import sat
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid


class Enough(Exception):
    """Somebody does not want to wait."""


@pytest.mark.parametrize("text", [CLASSIC, VERY_HARD])
def test_a_puzzle_has_one_solution(text: str) -> None:
    assert judge(grid_of(text)) == ("unique", None)


def test_a_grid_with_more_than_one_solution() -> None:
    assert judge(grid_of(NINE_SOLUTIONS)) == ("several", None)
    assert judge(Grid(Geometry.of(2, 3))) == ("several", None)


def test_a_digit_twice_in_a_house_is_against_the_rules() -> None:
    grid = grid_of("55" + CLASSIC[2:])
    kind, shown = judge(grid)
    assert kind == "against-rules"
    assert shown is not None
    assert set(shown.cells) == {0, 1}
    full = grid_of("4" + CLASSIC_SOLUTION[1:])
    assert judge(full)[0] == "against-rules", "even when nothing is left to fill"


def test_a_full_grid_has_nothing_left_to_find() -> None:
    assert judge(grid_of(CLASSIC_SOLUTION)) == ("full", None)


def test_a_cell_without_candidate_shows_that_there_is_no_solution() -> None:
    grid = Grid(Geometry.of(2, 2), [1, 2, 0, 0, 3, 0, 4, 0, *[0] * 8])
    kind, shown = judge(grid)
    assert kind == "none"
    assert shown is not None


def test_a_grid_without_solution_may_not_show_it() -> None:
    values = [int(sign) for sign in CLASSIC.replace(".", "0")]
    values[2] = 2  # breaks no rule, but 4 belongs there
    grid = Grid(Geometry.of(3, 3), values)
    assert not grid.breaks_rules
    assert next(grid.contradictions(), None) is None
    assert judge(grid) == ("none", None)


def test_large_boards_are_searched_by_sat(monkeypatch: pytest.MonkeyPatch) -> None:
    large = holes(Geometry.of(5, 5), 1, 300)
    assert judge(large)[0] in ("unique", "several")
    monkeypatch.setattr(sat, "available", lambda: False)
    assert judge(large) == ("unknown", None)
    seen_out = Grid(Geometry.of(5, 5), [*range(1, 25), 0, *[0] * 25, 25, *[0] * 574])
    column = seen_out.values.copy()
    column[24 + 25 * 7] = 25
    assert judge(Grid(Geometry.of(5, 5), column))[0] == "none"


def test_the_search_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "REPORT_EVERY", 1)

    def report(_: str, count: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        judge(grid_of(VERY_HARD), report)
