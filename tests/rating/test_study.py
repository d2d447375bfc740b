"""The study's own profile: its 13 techniques, and backtracking that lets them go on."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from tests.grids import CLASSIC, SEVENTEEN, VERY_HARD, grid_of, holes
from tutor.explain.path import walk
from tutor.rating.study import BACKTRACKING, STUDY_ORDER, STUDY_TECHNIQUES, study_counts
from tutor.sudoku.geometry import Geometry, bits, digits
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position


def by_the_book(board: Position, used: Counter[str]) -> bool:
    """The program's recursion, written as it is described; whether it got to the end."""
    for step in walk(board, STUDY_TECHNIQUES):
        used[step.technique] += 1
    if not board.empty:
        return True
    cell = min(bits(board.empty), key=lambda cell: (board.candidates[cell].bit_count(), cell))
    for digit in digits(board.candidates[cell]):
        used[BACKTRACKING] += 1
        copy = board.copy()
        copy.place(cell, digit)
        if by_the_book(copy, used):
            return True
    return False


def test_thirteen_techniques_in_the_order_of_the_program() -> None:
    assert len(STUDY_ORDER) == len(set(STUDY_ORDER)) == 13
    assert STUDY_ORDER[:4] == ("full-house", "naked-single", "hidden-single", "pointing")
    assert STUDY_ORDER[-2:] == ("swordfish", BACKTRACKING)


@pytest.mark.parametrize("text", [CLASSIC, SEVENTEEN])
def test_where_singles_are_enough_every_step_is_a_cell(text: str) -> None:
    grid = grid_of(text)
    assert study_counts(grid).total() == len(list(grid.empty_cells()))


@pytest.mark.parametrize(("seed", "empty"), [(0, 50), (1, 50), (2, 55), (3, 58)])
def test_after_each_value_tried_all_techniques_go_on_and_count(seed: int, empty: int) -> None:
    grid = holes(Geometry.of(3, 3), seed, empty)
    used: Counter[str] = Counter()
    assert by_the_book(Position(grid), used)
    assert study_counts(grid) == used


def test_few_values_are_tried_where_techniques_go_on() -> None:
    used = study_counts(grid_of(VERY_HARD))
    assert 0 < used[BACKTRACKING] < 200
    assert set(used) <= set(STUDY_ORDER)
    assert not study_counts(grid_of("1234 3412 2143 4321"))


def test_a_board_without_solution_ends_when_everything_was_tried() -> None:
    assert study_counts(grid_of("123. ...4 .... ...."))[BACKTRACKING] == 0


def test_the_order_asked_for_is_obeyed() -> None:
    grid = grid_of(CLASSIC)
    hidden_first = [TECHNIQUES[id_] for id_ in ("hidden-single", "naked-single")]
    used = [study_counts(grid, techniques=order) for order in (hidden_first, hidden_first[::-1])]
    assert used[0]["hidden-single"] > used[1]["hidden-single"]


def test_the_puzzles_timed_on_people_need_20_tries_in_9_of_them(shared_data: Path) -> None:
    with (shared_data / "human-difficulty-344.csv").open() as table:
        puzzles = [row["Sudoku Puzzle"] for row in csv.DictReader(table)]
    tried = [study_counts(grid_of(puzzle))[BACKTRACKING] for puzzle in puzzles]
    assert (sum(tried), sum(map(bool, tried))) == (20, 9)


def test_the_pulse_can_stop_it() -> None:
    beats: Counter[str] = Counter()

    def pulse() -> None:
        beats["all"] += 1
        if beats["all"] > 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study_counts(grid_of(VERY_HARD), pulse)
    assert len(STUDY_TECHNIQUES) == 12
