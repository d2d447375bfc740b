"""The study's own profile: its 13 techniques, and backtracking value by value."""

from collections import Counter

import pytest

from tests.grids import CLASSIC, SEVENTEEN, VERY_HARD, grid_of, holes
from tutor.rating.plain import profile_of
from tutor.rating.study import (
    BACKTRACKING,
    STUDY_ORDER,
    STUDY_TECHNIQUES,
    study_counts,
    values_tried,
)
from tutor.sudoku.geometry import Geometry
from tutor.techniques.position import Position


def by_the_book(values: list[int], geometry: Geometry) -> tuple[int, bool]:
    """How many values plain recursion tries, and whether it gets to the end."""
    options = {
        cell: sorted(set(range(1, geometry.n + 1)) - {values[p] for p in geometry.peers(cell)})
        for cell, value in enumerate(values)
        if not value
    }
    if not options:
        return 0, True
    cell = min(options, key=lambda cell: len(options[cell]))
    tried = 0
    for digit in options[cell]:
        placed = [digit if each == cell else value for each, value in enumerate(values)]
        below, solved = by_the_book(placed, geometry)
        tried += 1 + below
        if solved:
            return tried, True
    return tried, False


def test_thirteen_techniques_in_the_order_of_the_study() -> None:
    assert len(STUDY_ORDER) == len(set(STUDY_ORDER)) == 13
    assert STUDY_ORDER[:4] == ("full-house", "hidden-single", "naked-single", "naked-pair")
    assert STUDY_ORDER.index("pointing") > STUDY_ORDER.index("naked-triple")
    assert STUDY_ORDER[-2:] == ("swordfish", BACKTRACKING)


@pytest.mark.parametrize("text", [CLASSIC, SEVENTEEN])
def test_where_singles_are_enough_both_profiles_agree(text: str) -> None:
    grid = grid_of(text)
    used = study_counts(grid)
    assert used == profile_of(grid).counts
    assert used.total() == len(list(grid.empty_cells()))


def test_backtracking_counts_every_value_tried() -> None:
    full = grid_of("1234 3412 2143 4321")
    assert values_tried(Position(full)) == 0
    one_left = grid_of(".234 3412 2143 4321")
    assert values_tried(Position(one_left)) == 1
    nothing_fits = grid_of("123. ...4 .... ....")
    assert values_tried(Position(nothing_fits)) == 0


@pytest.mark.parametrize(("seed", "empty"), [(0, 50), (1, 50), (2, 55)])
def test_backtracking_takes_the_first_cell_with_the_fewest_candidates(
    seed: int, empty: int
) -> None:
    grid = holes(Geometry.of(3, 3), seed, empty)
    tried, solved = by_the_book(grid.values, grid.geometry)
    assert solved
    assert values_tried(Position(grid)) == tried
    assert tried > empty or seed == 0, "some values are wrong"


def test_what_the_techniques_leave_is_backtracked() -> None:
    used = study_counts(grid_of(VERY_HARD))
    assert used[BACKTRACKING] > 10
    assert set(used) <= set(STUDY_ORDER)
    assert not study_counts(grid_of("1234 3412 2143 4321"))


def test_the_pulse_can_stop_it() -> None:
    beats: Counter[str] = Counter()

    def pulse() -> None:
        beats["all"] += 1
        if beats["all"] > 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study_counts(grid_of(VERY_HARD), pulse)
    assert len(STUDY_TECHNIQUES) == 12
