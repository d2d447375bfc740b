"""The symmetries a puzzle's pattern of givens can have."""

from collections.abc import Callable
from typing import Literal, get_args

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

Move = Callable[[int, int, int], tuple[int, int]]
"""(row, column, last index) to the cell's image."""

_HALF_TURN: Move = lambda row, column, last: (last - row, last - column)  # noqa: E731
_QUARTER_TURN: Move = lambda row, column, last: (column, last - row)  # noqa: E731
_LEFT_RIGHT: Move = lambda row, column, last: (row, last - column)  # noqa: E731
_TOP_BOTTOM: Move = lambda row, column, last: (last - row, column)  # noqa: E731
_DIAGONAL: Move = lambda row, column, last: (column, row)  # noqa: E731
_ANTIDIAGONAL: Move = lambda row, column, last: (last - column, last - row)  # noqa: E731

_GENERATORS: dict[Symmetry, tuple[Move, ...]] = {
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
    n = geometry.n
    seen: set[int] = set()
    found: list[tuple[int, ...]] = []
    for start in range(geometry.cell_count):
        if start in seen:
            continue
        orbit, frontier = {start}, [start]
        while frontier:
            row, column = divmod(frontier.pop(), n)
            for move in _GENERATORS[symmetry]:
                image_row, image_column = move(row, column, n - 1)
                image = image_row * n + image_column
                if image not in orbit:
                    orbit.add(image)
                    frontier.append(image)
        seen |= orbit
        found.append(tuple(sorted(orbit)))
    return found
