"""How hard a grid is: what its walk up the ladder needs, for grids that are being made.

A walk for people takes one step at a time. Here nobody watches: all singles in
sight are placed at once. They stay true in whatever order they are placed, so
the techniques that are needed, and the level, come out the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tutor.base.watch import Pulse, no_pulse
from tutor.rating import levels
from tutor.rating.levels import FOR_BEGINNERS, TIER_OF_LEVEL, Level
from tutor.rating.record import profile_of
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, SEARCH, TECHNIQUES, Technique
from tutor.techniques.position import Position

LEVELS: tuple[Level, ...] = tuple(
    level for level, tier in TIER_OF_LEVEL.items() if tier <= LADDER[-1].tier
)
"""The levels whose grids the ladder can solve, so that they can be made."""


@dataclass(frozen=True)
class Trace:
    """What a walk needed, and where it ended."""

    end: Position
    records: list[str] = field(default_factory=list)
    """Each technique that was harder than all before it, in that order."""

    @property
    def is_complete(self) -> bool:
        """Whether every cell has its digit."""
        return not self.end.empty

    @property
    def hardest(self) -> str:
        """The hardest technique needed (the easiest there is, for a grid that is full)."""
        return self.records[-1] if self.records else LADDER[0].id


def trace(grid: Grid, techniques: Sequence[Technique] = LADDER, pulse: Pulse = no_pulse) -> Trace:
    """The walk of a grid with these techniques, which the pulse may stop."""
    position = Position(grid, pulse)
    walked = Trace(position)
    highest = -1
    while position.empty:
        index = _advance(position, techniques, pulse)
        if index is None:
            break
        if index > highest:
            highest = index
            walked.records.append(techniques[index].id)
    return walked


def _advance(position: Position, techniques: Sequence[Technique], pulse: Pulse) -> int | None:
    """Apply the first technique that applies: every one of its singles, or its clearest step."""
    for index, technique in enumerate(techniques):
        pulse()
        if technique.tier == 1:
            placements = []
            for step in technique.find(position):
                pulse()
                placements.append(step.placements[0])
            for cell, digit in placements:
                if position.candidates[cell] >> digit - 1 & 1:
                    position.place(cell, digit)
            if placements:
                return index
        elif (found := technique.first(position)) is not None:
            position.apply(found)
            return index
    return None


def level_of(grid: Grid, hardest: str, pulse: Pulse = no_pulse) -> Level | None:
    """The level of a grid whose hardest technique is known; None if that is a search."""
    if hardest == SEARCH.id:
        return None
    if hardest in FOR_BEGINNERS:
        return levels.level_of(profile_of(grid, pulse=pulse), grid.geometry)
    return levels.LEVEL_OF_TIER[TECHNIQUES[hardest].tier]


def graded(grid: Grid, pulse: Pulse = no_pulse) -> tuple[Level | None, str]:
    """A grid's level and hardest technique; no level where only a search gets to the end."""
    walked = trace(grid, pulse=pulse)
    hardest = walked.hardest if walked.is_complete else SEARCH.id
    return level_of(grid, hardest, pulse), hardest
