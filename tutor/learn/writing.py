"""How boards, candidates and steps are written in the course's data files.

A board is one line of digits, ``.`` for an empty cell; candidates are ``r4c7-59``
(crossed out, or marked) and placements ``r4c7=5``, with spaces between them.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from tutor.base.document import from_text, read_list, read_object
from tutor.sudoku.geometry import Geometry, House
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate

GEOMETRY = Geometry.of()
"""The course is taught on the usual board."""

_CELL = re.compile(r"r([1-9])c([1-9])")
_CANDIDATES = re.compile(r"r([1-9])c([1-9])([-=])([1-9]+)")
_HOUSE = re.compile(r"(row|column|box) ([1-9])")


class Unreadable(ValueError):
    """A text that is not written so; its argument is the piece that cannot be read."""


def read_board(text: str) -> list[int]:
    """The digits of a board, 0 where there is none."""
    if len(text) != GEOMETRY.cell_count or not re.fullmatch(r"[1-9.]*", text):
        raise Unreadable(text)
    return [0 if sign == "." else int(sign) for sign in text]


def write_board(values: Iterable[int]) -> str:
    """A board as one line."""
    return "".join(str(value or ".") for value in values)


def read_cells(text: str) -> tuple[int, ...]:
    """Cells in the order they are written."""
    cells = []
    for word in text.split():
        found = _CELL.fullmatch(word)
        if found is None:
            raise Unreadable(word)
        cells.append(_cell(found))
    return tuple(cells)


def write_cells(cells: Iterable[int]) -> str:
    """Cells by their names."""
    return " ".join(map(GEOMETRY.cell_name, cells))


def _cell(found: re.Match[str]) -> int:
    return (int(found[1]) - 1) * GEOMETRY.n + int(found[2]) - 1


def read_candidates(text: str, sign: str = "-") -> tuple[Candidate, ...]:
    """Candidates crossed out or marked (``-``), or digits placed (``=``)."""
    candidates = []
    for word in text.split():
        found = _CANDIDATES.fullmatch(word)
        if found is None or found[3] != sign:
            raise Unreadable(word)
        candidates += [Candidate(_cell(found), int(digit)) for digit in found[4]]
    return tuple(candidates)


def write_candidates(candidates: Iterable[tuple[int, int]], sign: str = "-") -> str:
    """Candidates in the order of cells, those of one cell together."""
    by_cell: dict[int, list[int]] = {}
    for cell, digit in sorted(candidates):
        by_cell.setdefault(cell, []).append(digit)
    return " ".join(
        f"{GEOMETRY.cell_name(cell)}{sign}{''.join(map(str, found))}"
        for cell, found in by_cell.items()
    )


def read_house(text: str) -> House:
    """``row 4``, ``column 7`` or ``box 1``."""
    found = _HOUSE.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    of_kind = {"row": GEOMETRY.rows, "column": GEOMETRY.columns, "box": GEOMETRY.boxes}
    return of_kind[found[1]][int(found[2]) - 1]


def grid_of(
    givens: list[int], board: list[int], crossed: Iterable[Candidate], *, may_clash: bool = False
) -> Grid:
    """The board with its givens and the candidates that are left.

    Raises:
        Unreadable: it does not hold its givens, or breaks a rule.
    """
    if any(given not in (0, value) for given, value in zip(givens, board, strict=True)):
        raise Unreadable(write_board(givens))
    grid = Grid(GEOMETRY, board)
    grid.givens = Grid(GEOMETRY, givens).givens
    if grid.breaks_rules and not may_clash:
        raise Unreadable(write_board(board))
    for cell, digit in crossed:
        if grid.values[cell] or not grid.eliminate(cell, digit):
            raise Unreadable(write_candidates([(cell, digit)]))
    return grid


T = TypeVar("T")


class BadLesson(Exception):
    """A file of the course that is not as it should be."""

    def __init__(self, path: Path, place: str, found: object) -> None:
        super().__init__(f"{path.parent.name}/{path.name}: {place}: {found!r}")


class Table:
    """A table of a file, read strictly: everything expected, nothing else."""

    def __init__(self, path: Path, place: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise BadLesson(path, place, data)
        self._path, self._place = path, place
        self._left = dict(data)

    def take(self, name: str, read: Callable[[object], T], default: object = None) -> T:
        """One value, which is then accounted for; without a default it has to be there."""
        place = f"{self._place}.{name}".lstrip(".")
        value = self._left.pop(name, default)
        try:
            return read(value)
        except (ValueError, TypeError, AttributeError) as problem:
            raise BadLesson(self._path, place, value) from problem

    def text(self, name: str, read: Callable[[str], T], default: str | None = None) -> T:
        """What a text says."""
        return self.take(name, from_text(read), default)

    def items(
        self, name: str, read: Callable[[object], T], default: list[object] | None = None
    ) -> tuple[T, ...]:
        """What the items of a list say."""
        return self.take(name, lambda found: tuple(map(read, read_list(found))), default)

    def has(self, name: str) -> bool:
        """Whether there is a value that nobody has taken yet."""
        return name in self._left

    def tables(self, name: str) -> list["Table"]:
        """The tables of a list; none if there is no list."""
        found = self.take(name, read_list, [])
        place = f"{self._place}.{name}".lstrip(".")
        return [Table(self._path, f"{place}[{index}]", item) for index, item in enumerate(found)]

    def table(self, name: str) -> "Table":
        """A table inside this one."""
        return Table(self._path, f"{self._place}.{name}".lstrip("."), self.take(name, read_object))

    def done(self) -> None:
        """Everything has been read.

        Raises:
            BadLesson: something is there that nobody expects.
        """
        for name, value in self._left.items():
            raise BadLesson(self._path, f"{self._place}.{name}".lstrip("."), value)

    def wrong(self, found: object) -> BadLesson:
        """The trouble with this table as a whole."""
        return BadLesson(self._path, self._place, found)


def open_table(path: Path) -> Table:
    """The whole of a file.

    Raises:
        BadLesson: it is no TOML.
    """
    try:
        return Table(path, "", tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise BadLesson(path, "", str(problem)) from problem
