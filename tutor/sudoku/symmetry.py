"""The symmetries a puzzle's pattern of givens can have."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, get_args

from tutor.base.dice import Dice
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

Symmetry = Literal[
    "none",
    "rotation",
    "quarter-turn",
    "mirror",
    "mirror-rows",
    "mirrors",
    "diagonal",
    "antidiagonal",
    "diagonals",
]
SYMMETRIES: tuple[Symmetry, ...] = get_args(Symmetry)


class _Move(NamedTuple):
    """A way to turn or mirror the board: transpose it, then flip it."""

    transpose: bool = False
    flip_rows: bool = False
    flip_columns: bool = False

    def image(self, cell: int, n: int) -> int:
        """Where a cell goes."""
        row, column = divmod(cell, n)
        if self.transpose:
            row, column = column, row
        if self.flip_rows:
            row = n - 1 - row
        if self.flip_columns:
            column = n - 1 - column
        return row * n + column


_HALF_TURN = _Move(flip_rows=True, flip_columns=True)
_QUARTER_TURN = _Move(transpose=True, flip_columns=True)
_LEFT_RIGHT = _Move(flip_columns=True)
_TOP_BOTTOM = _Move(flip_rows=True)
_DIAGONAL = _Move(transpose=True)
_ANTIDIAGONAL = _Move(transpose=True, flip_rows=True, flip_columns=True)

_GENERATORS: dict[Symmetry, tuple[_Move, ...]] = {
    "none": (),
    "rotation": (_HALF_TURN,),
    "quarter-turn": (_QUARTER_TURN,),
    "mirror": (_LEFT_RIGHT,),
    "mirror-rows": (_TOP_BOTTOM,),
    "mirrors": (_LEFT_RIGHT, _TOP_BOTTOM),
    "diagonal": (_DIAGONAL,),
    "antidiagonal": (_ANTIDIAGONAL,),
    "diagonals": (_DIAGONAL, _ANTIDIAGONAL),
}


def orbits(geometry: Geometry, symmetry: Symmetry) -> list[tuple[int, ...]]:
    """The sets of cells that the symmetry takes to one another.

    Givens come and go one whole set at a time.
    """
    seen: set[int] = set()
    found: list[tuple[int, ...]] = []
    for start in range(geometry.cell_count):
        if start in seen:
            continue
        orbit, frontier = {start}, [start]
        while frontier:
            cell = frontier.pop()
            for move in _GENERATORS[symmetry]:
                image = move.image(cell, geometry.n)
                if image not in orbit:
                    orbit.add(image)
                    frontier.append(image)
        seen |= orbit
        found.append(tuple(sorted(orbit)))
    return found


class _Shuffle:
    """A random symmetry of the game: where each cell comes from, and what digits become."""

    def __init__(self, geometry: Geometry, dice: Dice) -> None:
        """Relabel digits and exchange rows, columns, bands and stacks.

        Rows become columns only where that keeps the shape of the boxes.
        """
        n = geometry.n
        self.digit = [0, *(position + 1 for position in dice.permutation(n))]
        rows = _line_order(n // geometry.box_rows, geometry.box_rows, dice)
        columns = _line_order(n // geometry.box_cols, geometry.box_cols, dice)
        turned = geometry.box_rows == geometry.box_cols and bool(dice.below(2))
        self.source = [
            column * n + row if turned else row * n + column for row in rows for column in columns
        ]

    def values(self, values: Sequence[int]) -> list[int]:
        """The values of a board."""
        return [self.digit[values[cell]] for cell in self.source]


def regular_values(geometry: Geometry) -> list[int]:
    """The values of the solved board that everybody can write down: each row is shifted."""
    n, box_rows, box_cols = geometry.n, geometry.box_rows, geometry.box_cols
    return [
        (row % box_rows * box_cols + row // box_rows + column) % n + 1
        for row in range(n)
        for column in range(n)
    ]


def shuffled(grid: Grid, dice: Dice) -> Grid:
    """A grid's givens after a random symmetry of the game: another look, the same logic."""
    return Grid(grid.geometry, shuffled_values(grid.geometry, grid.given_values, dice))


def shuffled_values(geometry: Geometry, values: Sequence[int], dice: Dice) -> list[int]:
    """The values of a board after a random symmetry."""
    return _Shuffle(geometry, dice).values(values)


def shuffled_board(
    grid: Grid, dice: Dice, cells: Iterable[int] = ()
) -> tuple[Grid, tuple[int, ...]]:
    """A board in play after a random symmetry: givens, digits, and candidates crossed out.

    Returns:
        The board, and where some of its cells have gone, in the order they were named.
    """
    shuffle = _Shuffle(grid.geometry, dice)
    place = {old: new for new, old in enumerate(shuffle.source)}
    board = Grid(grid.geometry, shuffle.values(grid.values))
    board.givens = sum(1 << place[cell] for cell in place if grid.is_given(cell))
    for cell, digit in grid.removed_candidates():
        board.eliminate(place[cell], shuffle.digit[digit])
    return board, tuple(place[cell] for cell in cells)


def _line_order(bands: int, lines: int, dice: Dice) -> list[int]:
    """Lines in a random order that keeps each band (or stack) together."""
    return [
        band * lines + line for band in dice.permutation(bands) for line in dice.permutation(lines)
    ]
