"""Grids to standard output, in the format that was asked for."""

import sys
from collections.abc import Callable

from tutor.cli.run import Run
from tutor.sudoku.formats import FORMATS, CannotWrite, Format
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

_ALIASES = {
    "candidates": "pencilmarks",
    "csv": "commas",
    "drawn": "grid",
    "library": "hodoku",
    "pencil": "pencilmarks",
    "pencil-marks": "pencilmarks",
    "pm": "pencilmarks",
    "xml": "opensudoku",
}
"""Other words people use for the formats."""


def format_named(name: str, run: Run) -> Format:
    """The format of that name."""
    plain = name.lower().removeprefix(".")
    form = FORMATS.get(_ALIASES.get(plain, plain))
    if form is None:
        run.refuse_choice("--to", name, tuple(FORMATS))
    return form


def fits(geometry: Geometry, form: Format, place: Callable[[Run], str], run: Run) -> bool:
    """Whether the format can hold such a board; said if not."""
    try:
        form.check(geometry)
    except CannotWrite as problem:
        able = [other.name for other in FORMATS.values() if geometry.n <= other.largest]
        message = run.say(
            "cannot-write",
            format=problem.name,
            largest=problem.largest,
            n=problem.n,
            choices=" ".join(able),
        )
        run.complain(f"{place(run)}{run.say('colon')}{message}")
        return False
    return True


class GridFile:
    """Standard output in one format; its end is written even if the work is stopped."""

    def __init__(self, form: Format) -> None:
        self._form = form
        self._count = 0

    def __enter__(self) -> "GridFile":
        sys.stdout.write(self._form.header)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None or not issubclass(kind, OSError):
            sys.stdout.write(self._form.footer)

    def add(self, grid: Grid) -> None:
        """Write one more grid."""
        sys.stdout.write(self._form.write_nth(self._count, grid))
        self._count += 1
