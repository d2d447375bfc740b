"""A file of grids, written as the grids come."""

import sys
from types import TracebackType

from tutor.sudoku.formats import Format
from tutor.sudoku.grid import Grid


class GridFile:
    """Standard output in one format; its end is written even if the work is stopped."""

    def __init__(self, form: Format) -> None:
        self._form = form
        self._count = 0

    def __enter__(self) -> "GridFile":
        sys.stdout.write(self._form.header)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not isinstance(error, OSError):
            sys.stdout.write(self._form.footer)

    def add(self, grid: Grid) -> None:
        """Write one more grid."""
        between = self._form.between if self._count else ""
        sys.stdout.write(f"{between}{self._form.write_one(grid)}\n")
        self._count += 1
