"""The study's five rules on the ranges of blocks.

The range of a block is where it may lie: at first, as far as the blocks before and after it
leave room. Ranges are kept from one pass over all lines to the next, and only shrink. The
rules, in their order:

1. A line without blocks is white.
2. A cell that lies in every placement of a block in its range is black.
3. A black cell beside an end of a range shrinks it by the cell at that end: a block that
   began there would be longer.
4. A cell in no range is white.
5. A black cell at the start of a range forces a white one before it if all other blocks it
   may belong to are of length 1; and likewise after the end of a range.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle, least_length

PASSES = 5
"""How often the study goes over all lines."""


class Range(NamedTuple):
    """The first and the last cell that a block may take."""

    first: int
    last: int


class Impossible(Exception):
    """The rules contradict each other: nothing fits the clues."""


def first_ranges(clue: Clue, length: int) -> list[Range]:
    """The ranges on an empty line."""
    room = length - least_length(clue)
    ranges, place = [], 0
    for block in clue:
        ranges.append(Range(place, place + block - 1 + room))
        place += block + 1
    return ranges


class Rules:
    """A position that the rules fill, with the ranges as they stand."""

    def __init__(self, position: Position) -> None:
        self.position = position.copy()
        puzzle = self.puzzle = position.puzzle
        self.ranges = {
            line: first_ranges(puzzle.clue(line), puzzle.length(line)) for line in puzzle.lines
        }
        self.filled = 0
        """How many cells the rules have filled."""

    def run(self, passes: int | None = None) -> int:
        """Make so many passes, or go on until one changes nothing; how many were made.

        Raises:
            Impossible: nothing fits the clues.
        """
        made = 0
        while passes is None or made < passes:
            made += 1
            if not self._make_pass():
                break
        return made

    def _make_pass(self) -> bool:
        """Apply every rule to every line once; whether anything changed."""
        before = self.filled, {line: tuple(ranges) for line, ranges in self.ranges.items()}
        for line in self.puzzle.lines:
            for cell, colour in self._line(line):
                self._fill(line, cell, colour)
        return before != (
            self.filled,
            {line: tuple(ranges) for line, ranges in self.ranges.items()},
        )

    def _fill(self, line: Line, cell: int, colour: int) -> None:
        """Give the cell of a line a colour."""
        place = self.puzzle.cells_of(line)[cell]
        known = self.position.colour(place)
        if known == UNKNOWN:
            self.position.set(place, colour)
            self.filled += 1
        elif known != colour:
            raise Impossible

    def _line(self, line: Line) -> Iterator[tuple[int, int]]:
        """What the rules say of the cells of a line, one rule after the other."""
        clue, length, ranges = self.puzzle.clue(line), self.puzzle.length(line), self.ranges[line]
        if not clue:
            for cell in range(length):
                yield cell, WHITE
            return
        for block, (first, last) in zip(clue, ranges, strict=True):
            if last - first + 1 < block:
                raise Impossible
            for cell in range(last - block + 1, first + block):
                yield cell, BLACK
        # What was filled just now counts for the next rules.
        black = self.position.view(line).black
        for number, (first, last) in enumerate(ranges):
            first += first > 0 and black >> first - 1 & 1
            last -= black >> last + 1 & 1
            if last - first + 1 < clue[number]:
                raise Impossible
            ranges[number] = Range(first, last)
        yield from self._outside(length, ranges)
        yield from self._beside(length, clue, ranges, black)

    @staticmethod
    def _outside(length: int, ranges: list[Range]) -> Iterator[tuple[int, int]]:
        """Rule 4."""
        inside = 0
        for first, last in ranges:
            inside |= (1 << last + 1) - (1 << first)
        for cell in range(length):
            if not inside >> cell & 1:
                yield cell, WHITE

    @staticmethod
    def _beside(
        length: int, clue: Clue, ranges: list[Range], black: int
    ) -> Iterator[tuple[int, int]]:
        """Rule 5."""
        for number, (first, last) in enumerate(ranges):
            for cell, beside in ((first, first - 1), (last, last + 1)):
                if not (black >> cell & 1 and 0 <= beside < length):
                    continue
                others = (
                    block
                    for other, (block, place) in enumerate(zip(clue, ranges, strict=True))
                    if other != number and place.first <= cell <= place.last
                )
                if all(block == 1 for block in others):
                    yield beside, WHITE


def block_ranges(position: Position, passes: int | None = None) -> dict[Line, list[Range]]:
    """The range of every block of every line after the rules.

    Raises:
        Impossible: nothing fits the clues.
    """
    rules = Rules(position)
    rules.run(passes)
    return rules.ranges


def filled_share(puzzle: Puzzle, passes: int | None = PASSES) -> float:
    """The share of the cells that the rules fill."""
    rules = Rules(Position(puzzle))
    rules.run(passes)
    return rules.filled / puzzle.cell_count
