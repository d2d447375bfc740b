"""The symmetries a puzzle's pattern of givens can have."""

from typing import Literal, NamedTuple, get_args

from tutor.sudoku.geometry import Geometry

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
