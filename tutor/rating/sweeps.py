"""What the rating of a nonogram rests on: the rules its walk uses, and how open it is.

The walk takes the steps one by one, always the simplest. How much is to be had at the same
time is told by *sweeps*: in each, every line is looked at once and everything it says is
found; then all of that is written down. Few sweeps mean that the board is open: whatever
line somebody looks at, there is something to write.

When no line says more, a cell has to be tried; the walk takes one step of that kind, a
*probe*, and sweeps begin again. Where not even trials inside trials help, a search tells one cell.
"""

from collections import Counter
from dataclasses import dataclass, field

from tutor.nonogram.explain import LOGIC, simplest, walk
from tutor.nonogram.inks import colour_of_ink
from tutor.nonogram.line import told_by
from tutor.nonogram.position import UNKNOWN, WHITE, Position, bits
from tutor.nonogram.rules.ladder import LADDER, RULES, SEARCH
from tutor.nonogram.rules.trial import nesting
from tutor.rating.profile import Rungs

OF_NONOGRAMS = Rungs(RULES, search=8.0)

TIER_OF_LINES = 3
"""The highest tier of rules that look at one line; all beyond are probes."""
_IN_LINES = tuple(rule for rule in LADDER if rule.tier <= TIER_OF_LINES)
_TRIALS = tuple(rule for rule in LOGIC if rule.tier > TIER_OF_LINES)


@dataclass(slots=True)
class SweepProfile:
    """What the walk of a nonogram needs."""

    counts: Counter[str] = field(default_factory=Counter)
    """Uses of each rule."""
    sweeps: int = 0
    """How often all lines are looked over until none says more."""
    depth: int = 0
    """How deep suppositions are nested: 0 where lines are enough, 1 where trials are, and more
    where these have others inside them. A search of 1, 2 to 3, 4 to 7 … guesses is at least
    2, 3, 4 … deep."""

    @property
    def hardest(self) -> str:
        """The hardest rule that is used."""
        return OF_NONOGRAMS.hardest(self.counts)

    @property
    def probes(self) -> int:
        """How many cells no line tells, so that they have to be tried or searched."""
        return sum(n for id_, n in self.counts.items() if RULES[id_].tier > TIER_OF_LINES)


def sweep_profile(position: Position, solution: Position) -> SweepProfile:
    """The walk from a position to its only solution.

    The solution is there for the steps that only a search finds: one would take as long
    as finding the whole of it.
    """
    position, profile = position.copy(), SweepProfile()
    while True:
        profile.sweeps += sweeps_from(position)
        profile.counts.update(step.technique for step in walk(position, _IN_LINES))
        if (step := simplest(position, _TRIALS)) is not None:
            profile.counts[step.technique] += 1
            profile.depth = max(profile.depth, nesting(step.trials))
            position.paint(step.colours)
        elif UNKNOWN in (cells := position.cells):
            profile.counts[SEARCH.id] += 1
            cell = cells.index(UNKNOWN)
            position.set(cell, solution.colour(cell))
        else:
            return profile


def sweeps_from(position: Position) -> int:
    """How many sweeps it takes until no line says more."""
    position, sweeps = position.copy(), 0
    while found := _said(position):
        position.pulse()
        sweeps += 1
        for cell, colour in found:
            position.set(cell, colour)
    return sweeps


def _said(position: Position) -> list[tuple[int, int]]:
    """The cells and colours that the lines say, each from the same board."""
    puzzle = position.puzzle
    found: list[tuple[int, int]] = []
    for line in puzzle.lines:
        view = position.view(line)
        told = told_by(view)
        assert told is not None, "a position that has a solution"
        cells, news = puzzle.cells_of(line), view.unknown
        inks = told.inks or (told.black,)
        for ink, mask in enumerate(inks, start=1):
            found += [(cells[place], colour_of_ink(ink)) for place in bits(mask & news)]
        found += [(cells[place], WHITE) for place in bits(told.white & news)]
    return found
