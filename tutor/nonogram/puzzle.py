"""A nonogram: the clues of its rows and columns, and how its lines and cells are named."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from types import MappingProxyType
from typing import Literal

from tutor.base.language import Language
from tutor.nonogram.inks import (
    BLACK,
    SIGNS,
    UNKNOWN_SIGN,
    WHITE,
    WHITE_SIGN,
    ColourClue,
    Ink,
    gap_after,
    ink_number,
)
from tutor.nonogram.inks import Clue as Clue

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
    return tuple(len(list(run)) for is_black, run in groupby(cells, bool) if is_black)


def clue_of_signs(signs: Sequence[str], inks: Sequence[Ink] = ()) -> Clue:
    """The clue of a line that is drawn with ``#`` and ``.``, or with the letters of inks."""
    if not inks:
        return clue_of([sign == "#" for sign in signs])
    of_letter = {ink.letter: ink for ink in inks}
    blocks = [(of_letter[sign], len(list(run))) for sign, run in groupby(signs) if sign != "."]
    return ColourClue([length for _, length in blocks], [ink for ink, _ in blocks])


def least_length(clue: Clue) -> int:
    """How many cells a clue takes at least: its blocks and the gaps between them."""
    if isinstance(clue, ColourClue):
        return sum(clue) + sum(gap_after(clue, block) for block in range(len(clue)))
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
    inks: tuple[Ink, ...] = ()
    """The colours of its blocks, where there are several: all its clues are coloured then."""

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.columns)

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    @property
    def signs(self) -> str:
        """How programs write cells: the sign of each colour, by its number."""
        if not self.inks:
            return SIGNS
        first, *others = (ink.letter for ink in self.inks)
        return "".join((UNKNOWN_SIGN, first, WHITE_SIGN, *others))

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours that a cell may have, white last."""
        return (*(ink.colour for ink in self.inks), WHITE) if self.inks else (BLACK, WHITE)

    @cached_property
    def _missing(self) -> dict[Axis, tuple[int, ...]]:
        """For each ink the rows, and the columns, that have no block of it."""
        return {
            "row": tuple(_without(self.rows, ink.number) for ink in self.inks),
            "column": tuple(_without(self.columns, ink.number) for ink in self.inks),
        }

    def crossing(self, line: Line) -> tuple[int, ...]:
        """For each ink, the cells of a line in whose other line there is no block of it."""
        return self._missing["column" if line.axis == "row" else "row"]

    def colours_of(self, cell: int) -> tuple[int, ...]:
        """The colours of which both lines of a cell have a block, and white."""
        if not self.inks:
            return self.colours
        (row, column) = divmod(cell, self.width)
        missing = self._missing
        return (
            *(
                ink.colour
                for ink, without, across in zip(
                    self.inks, missing["row"], missing["column"], strict=True
                )
                if not (without >> row | across >> column) & 1
            ),
            WHITE,
        )

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
        row, column = divmod(cell, len(self.columns))
        return self.lines[row], self.lines[len(self.rows) + column]

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
        if not self.inks:
            black_rows, black_columns = sum(map(sum, self.rows)), sum(map(sum, self.columns))
            if black_rows != black_columns:
                yield Fault("sums", None, black_rows, black_columns)
            return
        in_rows, in_columns = _cells_by_ink(self.rows), _cells_by_ink(self.columns)
        for ink in sorted(in_rows.keys() | in_columns.keys()):
            if in_rows[ink] != in_columns[ink]:
                yield Fault("sums", None, in_rows[ink], in_columns[ink], ink)


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
    ink: int = 1
    """Whose cells are counted, where there are several."""


def _cells_by_ink(clues: Sequence[Clue]) -> Counter[int]:
    """How many cells of each ink some clues have."""
    found = Counter[int]()
    for clue in clues:
        for block, length in enumerate(clue):
            found[ink_number(clue, block)] += length
    return found


def _without(clues: Sequence[Clue], ink: int) -> int:
    """The lines that have no block of an ink, as a set."""
    return sum(
        1 << index
        for index, clue in enumerate(clues)
        if not any(ink_number(clue, block) == ink for block in range(len(clue)))
    )


def puzzle_of(picture: Sequence[str], title: str = "", **properties: str) -> Puzzle:
    """The puzzle of a picture, drawn with ``#`` and ``.``."""
    return replace(puzzle_in_inks(picture), title=title, properties=MappingProxyType(properties))


def puzzle_in_inks(picture: Sequence[str], inks: Sequence[Ink] = ()) -> Puzzle:
    """The same in several colours, drawn with the letters of their inks."""
    rows = tuple(clue_of_signs(row, inks) for row in picture)
    columns = tuple(clue_of_signs(column, inks) for column in zip(*picture, strict=True))
    return Puzzle(rows, columns, goal=tuple(picture), inks=tuple(inks))
