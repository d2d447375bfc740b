"""What a rule finds: cells that must be black or white, and everything that proves it.

A Step carries its whole evidence. Narrator and board read it from there and never search
again.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from tutor.nonogram.inks import BLACK, WHITE
from tutor.nonogram.puzzle import Line

Role = Literal[
    "run",  # black cells that the argument starts from
    "wall",  # white cells, known before, that it leans on
    "reach",  # where the blocks in question can lie
    "gap",  # cells between walls that are too few
    "assumed",  # the cell that is tried in the other colour
    "forced",  # what the trial makes black
    "barred",  # what the trial makes white
    "other",  # cells of another colour than the block in question
    "crossing",  # cells in whose other line there is no block of its colour
]


class Mark(NamedTuple):
    """A cell with the part it plays in the argument."""

    cell: int
    role: Role


class Span(NamedTuple):
    """Where a block lies, or can lie: its first and last cell, counted along the line."""

    block: int
    """Which block of the clue, from 0."""
    first: int
    last: int


class Part(NamedTuple):
    """The part of a line that is still open: what stands finished at either end is cut off."""

    first: int
    last: int
    block: int
    """The first block that lies in it."""
    after: int
    """The first block that lies beyond it."""

    @property
    def length(self) -> int:
        """How many cells it has."""
        return self.last - self.first + 1


ClauseKind = Literal[
    "hold",  # black cells that only this block can hold
    "begin",  # a block that cannot begin before a cell
    "end",  # a block that cannot end after one
    "either",  # black cells that belong to one of these blocks: cases follow
    "case",  # the case that they belong to this one
    "places",  # a block that has only these places left: cases follow
    "lies",  # the case that it lies here
    "room",  # a block that has no room: the end of the argument, or of a case
    "room-begin",  # the same, as it cannot begin early enough to end by a cell
    "room-end",  # the same, as it cannot end late enough to begin from a cell on
    "nobody",  # black cells that no block can hold: likewise
    "left-over",  # black cells beyond the last block: likewise
    "crowded",  # blocks that are longer than what remains for them: likewise
    "missing",  # a cell in whose other line there is no block of an ink: likewise
]


class Clause(NamedTuple):
    """One sentence of an argument about the blocks of a line; cells are counted along it."""

    kind: ClauseKind
    blocks: tuple[int, ...]
    first: int
    last: int
    """The black cells, or the places; the one cell before which a block cannot begin."""
    pusher: int | None = None
    """The block beside it that needs its room."""
    white: int = 0
    """The white cells that stop a block."""
    black: int = 0
    """The black cells that it would touch."""
    spans: tuple[Span, ...] = ()
    """Where the nearest blocks that are long enough can lie."""
    other: int = 0
    """The cells of another ink that stop a block."""
    crossing: int = 0
    """The cells that stop it as there is no block of its ink across."""


Number = tuple[int, ...]
"""The number of a line in what is told of a trial; one inside another has two: 3.2."""


class Exclusion(NamedTuple):
    """A colour of several that a line does not leave a cell."""

    colour: int
    line: Line
    argument: tuple[Clause, ...]
    """Why the colour does not fit the line."""
    part: Part
    """The part of the line that is open to that argument."""
    rests_on: tuple[Number, ...] = ()
    """In a trial, the numbers of what the line needs."""


class Trial(NamedTuple):
    """A colour tried in a cell: what follows, and mostly a line that nothing fits any more."""

    cell: int
    colour: int
    trail: "tuple[Consequence, ...]"
    line: Line | None = None
    """The line that nothing fits."""
    rests_on: tuple[Number, ...] = ()
    argument: tuple[Clause, ...] = ()
    """Why nothing fits it."""
    part: Part | None = None
    number: Number = (1,)
    """That of the supposition."""


class Consequence(NamedTuple):
    """What one line makes of a trial, or what trials inside it prove."""

    line: Line
    black: tuple[int, ...]
    white: tuple[int, ...]
    number: Number = ()
    rule: str = ""
    """The id of the simplest rule that tells it."""
    rests_on: tuple[Number, ...] = ()
    """The numbers of what it needs, beside the board."""
    argument: tuple[Clause, ...] = ()
    """Why the other colour does not fit the line, where there are too many ways to imagine."""
    part: Part | None = None
    """The part of the line that is open to that argument."""
    inner: tuple[Trial, ...] = ()
    """The trials inside this one that prove it: one for each other colour."""
    inks: tuple[int, ...] = ()
    """Where there are several inks, the colour of each cell that is black."""
    excluded: tuple[Exclusion, ...] = ()
    """Of several inks, why the other colours are excluded, where many ways were to imagine."""

    @property
    def colours(self) -> dict[int, int]:
        """The colour that it gives to each cell."""
        return _colours(self.black, self.white, self.inks)


def _colours(
    black: tuple[int, ...], white: tuple[int, ...], inks: tuple[int, ...]
) -> dict[int, int]:
    painted = dict(zip(black, inks or (BLACK,) * len(black), strict=True))
    return painted | dict.fromkeys(white, WHITE)


@dataclass(frozen=True, slots=True)
class Step:
    """One deduction: what it concludes, and why."""

    technique: str
    """The id of the rule."""
    line: Line
    """The line it argues in; for trials, the line that nothing fits any more in the last one."""
    black: tuple[int, ...] = ()
    """The cells it makes black, lowest first."""
    white: tuple[int, ...] = ()
    """The cells it makes white, lowest first."""
    blocks: tuple[int, ...] = ()
    """The blocks of the line's clue that the argument is about, from 0."""
    spans: tuple[Span, ...] = ()
    """Where these blocks, and others that the argument leans on, can lie."""
    marks: tuple[Mark, ...] = ()
    variant: str = ""
    """Which of a rule's arguments this is, where it has several."""
    placements: int = 0
    """How many ways there are to place the blocks, where they were all looked at."""
    trials: tuple[Trial, ...] = ()
    """Where each colour that is tried leads, line by line; black before white."""
    part: Part | None = None
    """The open part of the line, where the argument is about its blocks only."""
    held: tuple[Span, ...] = ()
    """Runs of black cells, each with the one block that it can belong to."""
    before: tuple[Span, ...] = ()
    """The spans as the lengths alone give them, at the ends that the argument cuts off."""
    argument: tuple[Clause, ...] = ()
    """Why the other colour of the cell does not fit the line, clause by clause; for a trial,
    why nothing fits its last line."""
    rests_on: tuple[Number, ...] = ()
    """The numbers of what makes nothing fit the last line of a trial; where both colours of
    a cell lead to the same, the two that say so."""
    inks: tuple[int, ...] = ()
    """Where there are several inks, the colour of each cell that is black."""
    seen: tuple[tuple[int, int], ...] = ()
    """The same of marked cells that were known before."""
    excluded: tuple[Exclusion, ...] = ()
    """The colours that a cell cannot have, each with the line of it that says so."""

    @property
    def trail(self) -> tuple[Consequence, ...]:
        """Where the first trial leads."""
        return self.trials[0].trail if self.trials else ()

    @property
    def conclusion(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What follows, apart from why: two Steps may share it."""
        return self.black, self.white

    @property
    def colours(self) -> dict[int, int]:
        """The colour that it gives to each cell."""
        return _colours(self.black, self.white, self.inks)

    @property
    def concluded(self) -> tuple[int, ...]:
        """Every cell it makes black or white, lowest first."""
        return tuple(sorted(self.black + self.white))

    def cells(self, *roles: Role) -> tuple[int, ...]:
        """The cells marked with one of these roles (any role if none is named), each once."""
        return tuple(
            dict.fromkeys(mark.cell for mark in self.marks if not roles or mark.role in roles)
        )
