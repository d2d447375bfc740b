"""Exhaustive search: solving, counting, enumerating, any size."""

import json
import sys
from itertools import islice
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.grids import (
    CLASSIC,
    CLASSIC_SOLUTION,
    NINE_SOLUTIONS,
    SEVENTEEN,
    VERY_HARD,
    grid_of,
    holes,
    is_solution,
)
from tutor.base.dice import Dice
from tutor.base.sat import SatMissing, TooLarge
from tutor.base.watch import PULSE_EVERY, BudgetSpent, Pulse, Watch
from tutor.sudoku import sat, search
from tutor.sudoku.cover import Cover, SinglesBoard, cover_of
from tutor.sudoku.cover import solutions as plain_solutions
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid


def test_the_classic() -> None:
    grid = grid_of(CLASSIC)
    values = search.solve(grid)
    assert values is not None
    assert line_of(grid, values) == CLASSIC_SOLUTION
    assert search.is_unique(grid)
    assert line_of(grid) == CLASSIC, "the grid itself is left alone"


@each_case(
    ("shape", "solutions"),
    [((1, 1), 1), ((1, 2), 2), ((1, 3), 12), ((2, 2), 288), ((1, 4), 576)],
)
def test_empty_boards_have_their_known_number_of_solutions(
    shape: tuple[int, int], solutions: int
) -> None:
    assert search.count(Grid(Geometry.of(*shape))) == solutions


def test_counting_stops_at_a_limit() -> None:
    assert search.count(Grid(Geometry.of(2, 2)), 100) == 100
    assert search.count(Grid(Geometry.of(3, 3)), 1000) == 1000


def test_no_solution_without_a_duplicate_in_sight() -> None:
    grid = grid_of("0 3 1 0\n4 0 0 0\n2 0 0 0\n0 0 0 0")
    assert search.solve(grid) is None
    assert search.count(grid) == 0


def test_a_grid_against_the_rules_has_no_solution() -> None:
    assert search.count(Grid(Geometry.of(2, 2), [1, 1] + [0] * 14)) == 0
    assert search.count(Grid(Geometry.of(3, 6), [1, 1] + [0] * 322)) == 0


def test_a_full_board_is_its_own_solution() -> None:
    grid = grid_of(CLASSIC_SOLUTION)
    assert search.solve(grid) == grid.values
    wrong = grid.values.copy()
    wrong[0], wrong[1] = wrong[1], wrong[0]
    assert search.solve(Grid(grid.geometry, wrong)) is None


def test_removed_candidates_are_respected() -> None:
    grid = Grid(Geometry.of(2, 2))
    for digit in (2, 3, 4):
        grid.eliminate(0, digit)
    assert search.count(grid) == 72
    assert all(values[0] == 1 for values in search.solutions(grid))
    grid.eliminate(0, 1)
    assert search.count(grid) == 0


def test_a_random_order_gives_the_same_solutions() -> None:
    grid = Grid(Geometry.of(2, 2))
    plain = [tuple(values) for values in search.solutions(grid)]
    mixed = [tuple(values) for values in search.solutions(grid, dice=Dice(1))]
    assert plain != mixed
    assert sorted(plain) == sorted(mixed)
    assert len(set(plain)) == 288


def test_depth_is_not_limited_by_recursion() -> None:
    grid = Grid(Geometry.of(4, 4))
    limit = sys.getrecursionlimit()
    depth = len(__import__("inspect").stack())
    sys.setrecursionlimit(depth + 60)
    try:
        assert next(search.solutions(grid, dice=Dice(2)), None) is not None
    finally:
        sys.setrecursionlimit(limit)


def test_a_watch_can_stop_a_search_and_reports_on_it() -> None:
    tables = cover_of(Geometry.of(3, 3))
    with pytest.raises(BudgetSpent):
        for _ in tables.solutions(tables.everything, watch=Watch(limit=10)):
            pass
    reports: list[tuple[str, int]] = []
    found = search.solutions(
        Grid(Geometry.of(3, 3)), report=lambda what, count: reports.append((what, count))
    )
    list(islice(found, 3000))
    assert reports[0] == ("nodes", 1024)
    assert [count for _, count in reports] == sorted(count for _, count in reports)


class Enough(Exception):
    """Nobody waits for the search any more."""


def impatient(at: int) -> Pulse:
    """A pulse that raises at its so-many-th call."""
    calls = iter(range(1, at))

    def pulse() -> None:
        if next(calls, None) is None:
            raise Enough

    return pulse


@each_case("at", [1, 2, 5])
@each_case("shape", [(3, 3), (4, 4), (3, 6)])
def test_a_pulse_stops_a_search(shape: tuple[int, int], at: int) -> None:
    grid = Grid(Geometry.of(*shape))
    with pytest.raises(Enough):
        search.count(grid, pulse=impatient(at))
    with pytest.raises(Enough):
        list(search.solutions(grid, dice=Dice(1), pulse=impatient(at)))
    assert grid == Grid(Geometry.of(*shape))


def test_every_question_has_a_pulse() -> None:
    for ask in (search.solve, search.may_have_solution, search.is_unique):
        for grid in (grid_of(VERY_HARD), Grid(Geometry.of(5, 5))):
            with pytest.raises(Enough):
                ask(grid, impatient(1))
    assert search.is_unique(grid_of(VERY_HARD), lambda: None)


def test_a_pulse_comes_more_often_than_a_report() -> None:
    told: list[str] = []
    found = search.solutions(
        Grid(Geometry.of(3, 3)),
        report=lambda what, count: told.append(f"{what} {count}"),
        pulse=lambda: told.append("pulse"),
    )
    list(islice(found, 1500))
    first = told.index("nodes 1024")
    assert told[:first] == ["pulse"] * (1 + 1024 // PULSE_EVERY)


@pytest.mark.skipif(not sat.available(), reason="needs python-sat")
@pytest.mark.parametrize("at", [2, 3])
def test_a_pulse_stops_sat_too(at: int) -> None:
    reports: list[str] = []
    grid = Grid(Geometry.of(5, 5))
    with pytest.raises(Enough):
        list(
            search.solutions(grid, report=lambda what, _: reports.append(what), pulse=impatient(at))
        )
    assert reports == ["clauses"] * (at - 2)


def test_tables_refuse_boards_too_large_for_them() -> None:
    with pytest.raises(ValueError, match="too large"):
        Cover(Geometry.of(5, 5))


@pytest.mark.parametrize("text", [CLASSIC, SEVENTEEN, NINE_SOLUTIONS, VERY_HARD])
def test_both_engines_agree(text: str) -> None:
    grid = grid_of(text)
    board = SinglesBoard.of(grid)
    assert board is not None
    assert board.settle()
    by_lists = sorted(plain_solutions(board))
    assert by_lists == sorted(search.solutions(grid))


def test_settling_places_naked_and_hidden_singles() -> None:
    # The 1s of rows 1 and 2 and of columns 1 and 2 leave box 1 one place: r3c3.
    # Row 9 has one cell left, r9c9, which can only be a 1.
    text = "\n".join(
        ["...1.....", "......1..", ".........", "1........", ".........", ".........",
         ".1.......", ".........", "23456789."]
    )  # fmt: skip
    board = SinglesBoard.of(grid_of(text))
    assert board is not None
    assert board.settle()
    values = board.values()
    assert values[2 * 9 + 2] == 1, "hidden in its box"
    assert values[80] == 1, "naked in its row"


def test_singles_are_all_that_an_easy_grid_needs() -> None:
    board = SinglesBoard.of(grid_of(CLASSIC))
    assert board is not None
    assert board.settle()
    assert board.open_cells == 0


@pytest.mark.parametrize(("shape", "seed"), [((3, 6), 1), ((4, 5), 1), ((2, 10), 11)])
def test_boards_between_need_no_package(
    shape: tuple[int, int], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sat, "available", lambda: False)
    geometry = Geometry.of(*shape)
    grid = holes(geometry, seed=seed, empty=geometry.cell_count // 2)
    values = search.solve(grid)
    assert values is not None
    assert is_solution(grid, values)


def test_large_boards_that_singles_finish_need_no_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sat, "available", lambda: False)
    grid = holes(Geometry.of(6, 6), seed=1, empty=300)
    assert search.count(grid, 2) == 1
    assert search.start_of_search(grid).is_full


def test_large_boards_go_to_sat() -> None:
    grid = holes(Geometry.of(5, 5), seed=5, empty=344)
    start = search.start_of_search(grid)
    assert not start.is_full, "singles alone must not be enough for this test"
    assert grid.candidate_grids() > start.candidate_grids() > 1
    reports: list[str] = []
    found = list(islice(search.solutions(grid, report=lambda what, _: reports.append(what)), 2))
    assert found
    assert all(is_solution(grid, values) for values in found)
    assert len({tuple(values) for values in found}) == len(found)
    assert {"clauses", "conflicts"} <= set(reports)


def test_large_boards_without_sat_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sat, "available", lambda: False)
    with pytest.raises(SatMissing):
        search.solve(holes(Geometry.of(5, 5), seed=5, empty=344))


def test_boards_beyond_any_engine_are_refused_at_once() -> None:
    large = Grid(Geometry.of(8, 8))
    large.place(0, 1)
    large.place(8 * 64 + 1, 1)
    with pytest.raises(TooLarge):
        search.solve(large)
    with pytest.raises(search.OutOfReach):
        search.proved_solution(large)
    assert search.may_have_solution(large)
    board = Grid(Geometry.of(3, 6))
    clauses = list(sat.clauses(board.geometry, board.candidates))
    assert len(clauses) == sat.clause_count(board.geometry, board.candidates)


@pytest.mark.parametrize("size", [5, 8])
def test_large_boards_that_are_empty_or_nearly_need_no_engine(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sat, "available", lambda: False)
    board = Grid(Geometry.of(size, size))
    board.place(7, 3)
    one, other = islice(search.solutions(board), 2)
    assert one != other
    assert all(is_solution(board, values) for values in (one, other))


def test_sat_does_not_repeat_what_is_known() -> None:
    board = Grid(Geometry.of(5, 5))
    found = [tuple(values) for values in islice(search.solutions(board), 4)]
    assert len(set(found)) == 4


def test_patience_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_MOST_CONFLICTS", -1)
    board = holes(Geometry.of(5, 5), seed=5, empty=344)
    with pytest.raises(search.OutOfReach):
        search.proved_solution(board)
    assert search.may_have_solution(board)


def test_a_large_contradiction_is_found_by_singles_alone() -> None:
    grid = holes(Geometry.of(5, 5), seed=5, empty=344)
    cell = next(iter(grid.empty_cells()))
    for digit in range(1, 26):
        grid.eliminate(cell, digit)
    assert search.solve(grid) is None


def test_the_examples_of_the_study(shared_data: Path) -> None:
    examples = json.loads((shared_data / "study-examples.json").read_text(encoding="utf-8"))
    assert len(examples) == 6
    for example in examples:
        grid = grid_of(example["grid"])
        found = [line_of(grid, values) for values in search.solutions(grid)]
        assert len(found) == example["solutions"]
        assert example["solution"] in found


@pytest.mark.parametrize("name", ["seventeen-clues-200.txt", "very-hard-50.txt"])
def test_collected_puzzles_have_exactly_one_solution(shared_data: Path, name: str) -> None:
    puzzles = (shared_data / name).read_text(encoding="utf-8").split()
    assert len(puzzles) in (200, 50)
    for puzzle in puzzles:
        grid = grid_of(puzzle)
        assert search.count(grid, 2) == 1
        values = search.solve(grid)
        assert values is not None
        assert is_solution(grid, values)
