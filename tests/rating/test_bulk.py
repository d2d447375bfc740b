"""What is read off whole boards is what the explainer's finders find one by one."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.grids import VERY_HARD, grid_of, holes
from tutor.explain.path import walk
from tutor.games.sudoku.collections import collections
from tutor.rating.bulk import FINDERS, Reading, is_read
from tutor.rating.quick import board_of
from tutor.sudoku.cover import cover_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, TECHNIQUES
from tutor.techniques.position import Position

SMALL_PATTERNS = [technique for technique in AT_A_GLANCE if technique.tier in (2, 3)]
_SINGLES = [TECHNIQUES[id_] for id_ in ("full-house", "hidden-single", "naked-single")]


def after_singles(grid: Grid) -> Iterator[Position]:
    """The positions of a walk in which no single is left."""
    position = Position(grid)
    for step in walk(position, AT_A_GLANCE):
        if step.technique not in {single.id for single in _SINGLES}:
            yield position


def grids(shape: tuple[int, int]) -> Iterator[Grid]:
    """Boards with about as many holes as one solution can stand, and more."""
    geometry = Geometry.of(*shape)
    for seed in range(40 if geometry.n <= 9 else 6):
        yield holes(geometry, seed, empty=geometry.cell_count * (55 + seed % 4 * 5) // 100)
    if geometry.n == 9:
        yield grid_of(VERY_HARD)
        shelves = {shelf.id: shelf for shelf in collections()}
        for id_ in ("locked-triple", "naked-triple", "hidden-triple", "naked-quad", "hidden-quad"):
            yield from islice(shelves[f"technique-{id_}"].grids(), 1)


@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4)])
def test_what_the_clearest_step_takes_away(shape: tuple[int, int]) -> None:
    met: Counter[str] = Counter()
    no_room: Counter[str] = Counter()
    for grid in grids(shape):
        for position in after_singles(grid):
            if not all(position.candidates[c] for c in position.grid().empty_cells()):
                break
            state = cover_of(grid.geometry).load(position.grid())
            assert state is not None
            board = board_of(grid.geometry)
            reading = Reading(grid.geometry, state, board.left(board.account(position.values)))
            for technique in SMALL_PATTERNS:
                step = next(technique.find(position), None)
                gone = None if step is None else step.eliminations
                if technique.id in FINDERS:
                    assert FINDERS[technique.id](reading) == gone, technique.id
                elif reading.has_no_room_for(technique.id):
                    assert step is None, technique.id
                    no_room[technique.id] += 1
                if step is not None:
                    met[technique.id] += 1
                    break
    if shape == (3, 3):
        assert met.keys() >= FINDERS.keys(), "every technique was met"
        assert no_room.keys() == {"naked-quad", "hidden-quad"}


def test_boards_whose_boxes_are_lines_are_left_to_the_explainer() -> None:
    assert not is_read(Geometry.of(1, 4))
    assert is_read(Geometry.of(2, 2))


@pytest.mark.parametrize("shape", [(1, 1), (2, 3), (3, 3), (4, 4)])
def test_an_account_tells_the_full_houses(shape: tuple[int, int]) -> None:
    geometry = Geometry.of(*shape)
    board = board_of(geometry)
    for empty in range(0, geometry.cell_count + 1, 3):
        grid = holes(geometry, empty, empty)
        account = board.account(grid.values)
        houses = geometry.boxes + geometry.rows + geometry.columns
        left = [sum(not grid.values[cell] for cell in house.cells) for house in houses]
        assert list(board.left(account)) == left
        full = sum(1 << 8 * house for house, count in enumerate(left) if count == 1)
        assert account & ~(account >> 4) & board.ones == full, "as a walk finds full houses"
        assert (account == board.full_account) == grid.is_full
        for cell in grid.empty_cells():
            values = grid.values.copy()
            values[cell] = 1
            assert account - board.share[cell] == board.account(values)
