"""What is said of the largest boards agrees with what the finders do."""

import pytest

from tests.cases import each_case
from tutor.base.dice import Dice
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import CURRICULUM, TECHNIQUES, Technique
from tutor.techniques.position import Position

LIMITED = [technique for technique in CURRICULUM if technique.largest_board is not None]
UP_TO_NINE = {"als-xz", "als-xy-wing", "als-chain", "death-blossom", "template-set"}


def test_every_technique_of_the_last_tiers_has_a_limit() -> None:
    assert {t.id for t in CURRICULUM if t.tier >= 5} <= {t.id for t in LIMITED}
    assert all(TECHNIQUES[id_].largest_board == 9 for id_ in UP_TO_NINE)
    assert TECHNIQUES["xy-chain"].largest_board == 16
    assert TECHNIQUES["x-wing"].largest_board is None


@each_case("technique", LIMITED, ids=lambda technique: technique.id)
def test_nothing_the_curriculum_asks_for_is_beyond_a_limit(technique: Technique) -> None:
    most = technique.largest_board
    assert most is not None
    assert most >= 9


@pytest.mark.parametrize(
    "id_", ["als-xz", "death-blossom", "template-set", "xy-chain", "contradiction-chain"]
)
def test_within_its_limit_a_technique_is_found_on_such_boards(id_: str) -> None:
    assert next(TECHNIQUES[id_].find(Position(_crowded(Geometry.of(3, 3)))), None) is not None


@each_case("technique", LIMITED, ids=lambda technique: technique.id)
def test_beyond_its_limit_a_technique_finds_nothing(technique: Technique) -> None:
    most = technique.largest_board
    assert most is not None
    boards = (Geometry.of(2, 5), Geometry.of(4, 4), Geometry.of(3, 6), Geometry.of(5, 6))
    beyond = next((geometry for geometry in boards if geometry.n > most), None)
    if beyond is not None:
        assert next(technique.find(Position(_crowded(beyond))), None) is None


def _crowded(geometry: Geometry) -> Grid:
    """A board with two or three candidates in each cell, the right one among them."""
    dice, n = Dice("crowded"), geometry.n
    grid = Grid(geometry, [0] * geometry.cell_count)
    for cell in range(geometry.cell_count):
        row, column = divmod(cell, n)
        right = row * geometry.box_cols + row // geometry.box_rows + column
        wrong = [right + 1 + dice.below(n - 1) for _ in range(2)]
        grid.restrict(cell, sum(1 << digit for digit in {one % n for one in (right, *wrong)}))
    return grid
