"""What the rating of a nonogram rests on: the rules its walk uses, and how open it is.

The walk takes the steps one by one, always the simplest. How much is to be had at the same
time is told by *sweeps*: in each, every line is looked at once and everything it says is
found; then all of that is written down. Few sweeps mean that the board is open: whatever
line somebody looks at, there is something to write.

When no line says more, a cell has to be tried; the walk takes one step of that kind, a
*probe*, and sweeps begin again. Where not even trials help, a search tells one cell.
"""

from collections import Counter
from dataclasses import dataclass, field

from tutor.nonogram.explain.path import simplest, walk
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position, bits
from tutor.nonogram.rules.ladder import LADDER, RULES, SEARCH

RATING_OF_SEARCH = 8.0
"""How hard a search is taken to be: harder than every rule."""
TIER_OF_LINES = 3
"""The highest tier of rules that look at one line; all beyond are probes."""
_IN_LINES = tuple(rule for rule in LADDER if rule.tier <= TIER_OF_LINES)
_TRIALS = tuple(rule for rule in LADDER if rule.tier > TIER_OF_LINES)


@dataclass(slots=True)
class Profile:
    """What the walk of a nonogram needs."""

    counts: Counter[str] = field(default_factory=Counter)
    """Uses of each rule."""
    sweeps: int = 0

    @property
    def hardest(self) -> str:
        """The hardest rule that is used (the easiest there is, for a board that is full)."""
        order = list(RULES)
        return max(self.counts, key=order.index, default=LADDER[0].id)

    @property
    def probes(self) -> int:
        """How many cells no line tells, so that they have to be tried or searched."""
        return sum(n for id_, n in self.counts.items() if RULES[id_].tier > TIER_OF_LINES)


def profile_of(position: Position, solution: Position) -> Profile:
    """The walk from a position to its only solution.

    The solution is there for the steps that only a search finds: one would take as long
    as finding the whole of it.
    """
    position, profile = position.copy(), Profile()
    while True:
        profile.sweeps += sweeps_from(position)
        profile.counts.update(step.technique for step in walk(position, _IN_LINES))
        if (step := simplest(position, _TRIALS)) is not None:
            profile.counts[step.technique] += 1
            position.apply(step.black, step.white)
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
        implied = solve_line(view.clue, view.length, view.black, view.white)
        assert implied is not None, "a position that has a solution"
        cells, news = puzzle.cells_of(line), view.unknown
        found += [(cells[place], BLACK) for place in bits(implied.black & news)]
        found += [(cells[place], WHITE) for place in bits(implied.white & news)]
    return found


def rating_of(rule: str) -> float:
    """How hard a rule is for people, on the scale of the ladder."""
    return RULES[rule].rating or RATING_OF_SEARCH
