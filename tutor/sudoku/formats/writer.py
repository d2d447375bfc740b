"""Grids to text, in every format the reader knows."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from tutor.sudoku.formats import hodoku, opensudoku, pencilmarks
from tutor.sudoku.formats.common import shape_mark
from tutor.sudoku.geometry import SYMBOLS, Geometry
from tutor.sudoku.grid import Grid


class CannotWrite(Exception):
    """The format has no way to write such a board."""

    def __init__(self, name: str, largest: int, n: int) -> None:
        super().__init__(name, largest, n)
        self.name = name
        self.largest = largest
        self.n = n


@dataclass(frozen=True)
class Format:
    """One way to write grids, alone or many in a file."""

    name: str
    write_one: Callable[[Grid], str]
    largest: int = 100
    """The n of the largest board it can hold."""
    smallest: int = 1
    """The n of the smallest one."""
    box: tuple[int, int] | None = None
    """The rows and columns of a box, if it knows no other shape."""
    shows_boxes: bool = True
    """Whether the shape of the boxes can be seen; else a comment names an unusual one."""
    keeps_candidates: bool = False
    """Whether candidates removed by hand are written too."""
    header: str = ""
    between: str = ""
    footer: str = ""

    def text(self, grid: Grid) -> str:
        """A grid of a file, with the shape of its boxes where that cannot be seen."""
        text = self.write_one(grid)
        if self.shows_boxes:
            return f"{text}\n"
        first, end, rest = text.partition("\n")
        return f"{first}{shape_mark(grid.geometry)}{end}{rest}\n"

    def write_nth(self, index: int, grid: Grid) -> str:
        """One of the grids of a file, counted from 0, and what sets it apart."""
        return f"{self.between if index else ''}{self.text(grid)}"

    def loses_candidates(self, grid: Grid) -> bool:
        """Whether the grid has candidates removed by hand that would not be written."""
        kept = self.keeps_candidates or (self.name == "line" and _is_sukaku(grid))
        return not kept and next(grid.removed_candidates(), None) is not None

    def holds(self, geometry: Geometry) -> bool:
        """Whether it can hold a board of this shape."""
        fits = self.box in (None, (geometry.box_rows, geometry.box_cols))
        return fits and self.smallest <= geometry.n <= self.largest

    def check(self, geometry: Geometry) -> None:
        """Raise :class:`CannotWrite` if the format cannot hold the board."""
        if not self.holds(geometry):
            raise CannotWrite(self.name, self.largest, geometry.n)


def symbols(values: Iterable[int], empty: str = ".") -> str:
    """Values as one character per cell."""
    return bytes(values).translate(_symbol_table(empty)).decode()


@cache
def _symbol_table(empty: str) -> bytes:
    return (empty + SYMBOLS).encode("ascii").ljust(256)


def _is_sukaku(grid: Grid) -> bool:
    """Whether a grid is all candidates and no digit."""
    if any(grid.values) or grid.geometry.n > len(SYMBOLS):
        return False
    return next(grid.removed_candidates(), None) is not None


def line_of(grid: Grid, values: list[int] | None = None) -> str:
    """A grid (or other values on its board) on one line.

    One character per cell, or comma-separated numbers on boards with more
    digits than letters. A Sukaku, which is all candidates and no digit, is
    written as its candidates.
    """
    shown = grid.values if values is None else values
    if grid.geometry.n > len(SYMBOLS):
        return ",".join(map(str, shown))
    if values is None and _is_sukaku(grid):
        return pencilmarks.write_sukaku(grid)
    return symbols(shown)


def _sdm(grid: Grid) -> str:
    return symbols(grid.values, "0")


def _rows(grid: Grid, values: list[int]) -> str:
    n = grid.geometry.n
    text = symbols(values)
    return "\n".join(text[start : start + n] for start in range(0, len(text), n))


def _sdk(grid: Grid) -> str:
    """Rows of the puzzle; with digits placed, a section for each."""
    if grid.given_count == grid.filled_count:
        return _rows(grid, grid.values)
    givens = grid.given_values
    return f"[Puzzle]\n{_rows(grid, givens)}\n[State]\n{_rows(grid, grid.values)}"


def _ss(grid: Grid) -> str:
    geometry = grid.geometry
    n, columns = geometry.n, geometry.box_cols
    text = symbols(grid.values)
    stacks = n // columns
    frame = "*" + "-" * (n + stacks - 1) + "*"
    rule = "|" + "+".join(["-" * columns] * stacks) + "|"
    drawn = [frame]
    for row in range(n):
        if row and row % geometry.box_rows == 0:
            drawn.append(rule)
        cells = text[row * n : row * n + n]
        drawn.append("|" + "|".join(cells[c : c + columns] for c in range(0, n, columns)) + "|")
    return "\n".join([*drawn, frame])


def draw(grid: Grid, cell_text: Callable[[int], str] | None = None) -> str:
    """A grid drawn with boxes, cells apart.

    ``cell_text`` may dress the text of a cell, for a screen with colours.
    """
    geometry = grid.geometry
    n, columns = geometry.n, geometry.box_cols
    width = len(geometry.digit_name(n))
    rule = "+" + "+".join(["-" * (columns * (width + 1) + 1)] * (n // columns)) + "+"

    def written(cell: int) -> str:
        value = grid.values[cell]
        text = geometry.digit_name(value) if value else "."
        return " " * (width - len(text)) + (cell_text(cell) if cell_text else text)

    drawn = []
    for row in range(n):
        if row % geometry.box_rows == 0:
            drawn.append(rule)
        cells = [written(row * n + column) for column in range(n)]
        boxes = [" ".join(cells[c : c + columns]) for c in range(0, n, columns)]
        drawn.append("| " + " | ".join(boxes) + " |")
    return "\n".join([*drawn, rule])


def _commas(grid: Grid) -> str:
    geometry = grid.geometry
    rows = [",".join(str(grid.values[cell]) for cell in house.cells) for house in geometry.rows]
    return f"{geometry.box_rows} {geometry.box_cols}\n" + ",\n".join(rows)


def _fpuzzles(grid: Grid) -> str:
    # Links are loaded when one is written: few are.
    from tutor.sudoku.formats.links import fpuzzles

    return fpuzzles.write(grid)


def _sudokupad(grid: Grid) -> str:
    from tutor.sudoku.formats.links import sudokupad

    return sudokupad.write(grid)


def _sudokuwiki(grid: Grid) -> str:
    from tutor.sudoku.formats.links import sudokuwiki

    return sudokuwiki.write(grid)


_LARGEST_LINKED = 16
"""f-puzzles makes no larger boards."""

FORMATS: dict[str, Format] = {
    known.name: known
    for known in (
        Format("line", line_of, shows_boxes=False),
        Format("grid", draw, between="\n"),
        Format("commas", _commas, between="\n"),
        Format("pencilmarks", pencilmarks.write_grid, keeps_candidates=True, between="\n"),
        Format("hodoku", hodoku.write, hodoku.LARGEST_N, keeps_candidates=True),
        Format("sdk", _sdk, len(SYMBOLS), shows_boxes=False, between="\n"),
        Format("sdm", _sdm, len(SYMBOLS), shows_boxes=False),
        Format("ss", _ss, len(SYMBOLS), between="\n"),
        Format(
            "opensudoku",
            opensudoku.write,
            opensudoku.LARGEST_N,
            header=opensudoku.HEADER,
            footer=opensudoku.FOOTER,
        ),
        Format(
            "sukaku",
            pencilmarks.write_sukaku,
            len(SYMBOLS),
            shows_boxes=False,
            keeps_candidates=True,
        ),
        Format("fpuzzles", _fpuzzles, _LARGEST_LINKED, keeps_candidates=True),
        Format("sudokupad", _sudokupad, _LARGEST_LINKED, keeps_candidates=True),
        Format("sudokuwiki", _sudokuwiki, 9, smallest=9, box=(3, 3), keeps_candidates=True),
    )
}


def write(grids: Iterable[Grid], form: Format) -> str:
    """A file that holds these grids.

    Raises:
        CannotWrite: a grid is too large for the format, or of another shape.
    """
    text = form.header
    for index, grid in enumerate(grids):
        form.check(grid.geometry)
        text += form.write_nth(index, grid)
    return text + form.footer
