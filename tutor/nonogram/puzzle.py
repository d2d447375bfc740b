"""A nonogram: the clues of its rows and columns, and how its lines and cells are named."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Literal

from tutor.base.language import Language

Clue = tuple[int, ...]
"""The lengths of the blocks of a line, in order; nothing for a line without any."""
Axis = Literal["row", "column"]
LARGEST = 1000
"""The most cells a line may have."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row or a column."""

    axis: Axis
    index: int
    """From 0."""

    @property
    def name(self) -> str:
        """``row 3``: its name for programs."""
        return f"{self.axis} {self.index + 1}"


def clue_of(cells: Sequence[object]) -> Clue:
    """The clue that a line of black (true) and white (false) cells has."""
    blocks: list[int] = []
    length = 0
    for cell in cells:
        if cell:
            length += 1
        elif length:
            blocks.append(length)
            length = 0
    return tuple([*blocks, length] if length else blocks)


def least_length(clue: Clue) -> int:
    """How many cells a clue takes at least: its blocks and one gap between each two."""
    return sum(clue) + max(len(clue) - 1, 0)


@dataclass(frozen=True)
class Puzzle:
    """The clues of a picture, and what is known about it."""

    rows: tuple[Clue, ...]
    columns: tuple[Clue, ...]
    title: str = ""
    goal: tuple[str, ...] | None = None
    """The picture its author drew, ``#`` and ``.`` row by row; None where it is not told."""
    properties: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """What else its file says: ``by``, ``copyright``, ``title-fr`` …"""

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.columns)

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    @property
    def cell_count(self) -> int:
        """How many cells there are."""
        return self.width * self.height

    @property
    def is_line(self) -> bool:
        """Whether it is a line alone: one row, and nothing is said of its columns."""
        return self.height == 1 and not any(self.columns)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The rows, then the columns."""
        rows = [Line("row", index) for index in range(self.height)]
        return (*rows, *(Line("column", index) for index in range(self.width)))

    def clue(self, line: Line) -> Clue:
        """The clue of a line."""
        return (self.rows if line.axis == "row" else self.columns)[line.index]

    def length(self, line: Line) -> int:
        """How many cells a line has."""
        return self.width if line.axis == "row" else self.height

    def cells_of(self, line: Line) -> range:
        """The cells of a line, from left to right or from top to bottom."""
        if line.axis == "row":
            return range(line.index * self.width, (line.index + 1) * self.width)
        return range(line.index, self.cell_count, self.width)

    def lines_of(self, cell: int) -> tuple[Line, Line]:
        """The row and the column of a cell."""
        row, column = divmod(cell, self.width)
        return Line("row", row), Line("column", column)

    def cell_name(self, cell: int, language: Language = "en") -> str:
        """``r4c7``, in French ``L4C7``."""
        row, column = divmod(cell, self.width)
        letters = "rc" if language == "en" else "LC"
        return f"{letters[0]}{row + 1}{letters[1]}{column + 1}"

    def title_in(self, language: Language) -> str:
        """Its title, in the learner's language where the file has it."""
        return self.properties.get(f"title-{language}", self.title)

    def faults(self) -> Iterator["Fault"]:
        """What shows at a glance that no picture has these clues."""
        for line in self.lines:
            clue = self.clue(line)
            if least_length(clue) > self.length(line):
                yield Fault("too-long", line, least_length(clue), self.length(line))
        black_rows, black_columns = sum(map(sum, self.rows)), sum(map(sum, self.columns))
        if black_rows != black_columns:
            yield Fault("sums", None, black_rows, black_columns)


@dataclass(frozen=True)
class Fault:
    """Why clues cannot be those of a picture."""

    kind: Literal["too-long", "sums"]
    line: Line | None
    """The line whose clue is too long."""
    found: int
    """What the clue takes; the black cells of the rows."""
    room: int
    """What the line has; the black cells of the columns."""


def puzzle_of(picture: Sequence[str], title: str = "", **properties: str) -> Puzzle:
    """The puzzle of a picture, drawn with ``#`` and ``.``."""
    rows = tuple(clue_of([cell == "#" for cell in row]) for row in picture)
    columns = tuple(
        clue_of([cell == "#" for cell in column]) for column in zip(*picture, strict=True)
    )
    return Puzzle(rows, columns, title, tuple(picture), MappingProxyType(properties))
