"""A grid typed in at the keyboard, row by row, or pasted whole."""

import sys

from tutor.cli.run import Run
from tutor.language.problems import bad_grid
from tutor.sudoku.formats import BadGrid, read_text
from tutor.sudoku.formats.cells import symbol_values
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid


def typed_grid(box: Geometry | None, run: Run) -> Grid:
    """Ask for a grid until there is one. Rows that cannot be are asked for again.

    Raises:
        typer.Exit: nobody is typing any more.
    """
    print(run.say("typed-grid"))
    rows: list[str] = []
    geometry = box
    while True:
        line = _line(run.say("typed-row", number=str(len(rows) + 1)), run)
        if not rows and (whole := _whole(line, box)) is not None:
            return whole
        signs = "".join(sign for sign in line if sign not in " \t|,;")
        if not signs.strip("+-=") and not signs.strip("+="):
            continue
        geometry = geometry or Geometry.for_size(len(signs))
        if geometry is None or not _is_row(signs, geometry.n):
            expected = geometry.n if geometry else 9
            run.remark(run.say("typed-bad-row", found=repr(line)[1:-1][:60], expected=expected))
            geometry = geometry if rows else box
            continue
        rows.append(signs)
        if len(rows) == geometry.n:
            (entry,) = read_text("".join(rows), geometry)
            if isinstance(entry.result, Grid):
                return entry.result
            run.remark(bad_grid(entry.result, run.speaker))
            rows = []


def _line(prompt: str, run: Run) -> str:
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        run.refuse(run.say("input-none"))
    return line.strip()


def _whole(line: str, box: Geometry | None) -> Grid | None:
    """The grid, if one line holds all of it."""
    if not line:
        return None
    entries = list(read_text(line, box))
    if len(entries) != 1 or isinstance(entries[0].result, BadGrid):
        return None
    return entries[0].result


def _is_row(signs: str, n: int) -> bool:
    return len(signs) == n and all(sign.upper() in symbol_values(n) for sign in signs)
