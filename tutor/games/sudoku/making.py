"""Making grids that need a wanted technique and nothing harder.

Digging at random and hoping is slow for what is rare. Two things help. A grid
that is too hard but uses what is wanted on its way gets givens back, only where
the walk ended, until the walk gets through. And what is near a hard grid is
often hard too: before a new board is begun, a few givens of the last one are
exchanged for others.

For the hardest level nobody walks to the end: what stops everything below it is of it.

A walk for people takes one step at a time. Here nobody watches: all singles in sight are
placed at once. They stay true in whatever order they are placed, so the techniques that are
needed, and the level, come out the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tutor.base.dice import Dice
from tutor.base.watch import Pulse, no_pulse
from tutor.rating import levels
from tutor.rating.levels import FOR_BEGINNERS, TIER_OF_LEVEL, Level
from tutor.rating.record import profile_of
from tutor.sudoku.digging import Digger, SatDigger, SearchDigger, SinglesDigger
from tutor.sudoku.generator import full_board
from tutor.sudoku.geometry import Geometry, bits
from tutor.sudoku.grid import Grid
from tutor.sudoku.search import is_quick
from tutor.sudoku.symmetry import Symmetry, orbits
from tutor.techniques.ladder import LADDER, LAST_TIER, SEARCH, TECHNIQUES, Technique
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


Report = Callable[[int], None]
"""Told now and then how many grids have been tried so far; may raise to stop the work."""

_EASINGS, _EASINGS_OF_CHAINS = 30, 8
"""How many ways to give digits back are looked at before a grid is left: few where each
takes a walk with chains."""
_EASINGS_OF_LARGE_BOARDS = 60
"""Walks are quick there, for few techniques look at such boards, and there is more to give."""
_EXCHANGES = 20
"""How many neighbours of a hard grid are looked at before a new board is begun."""


_HARDEST: Level = "diabolical"
_EXPLAINED = 9
"""The size of boards that the ladder always explains to the end."""


@dataclass(frozen=True)
class Goal:
    """What the walk of a grid may use, and what it must."""

    allowed: tuple[Technique, ...]
    wanted: frozenset[str]
    """The hardest technique has to be one of these."""
    empty: tuple[float, float] | None
    """The share of cells to empty, from and to; None for as many as possible."""
    symmetry: Symmetry = "none"
    level: Level | None = None
    is_beyond: bool = False
    """Whether a grid has to need more than what is allowed, whatever that is."""

    @property
    def is_by_singles(self) -> bool:
        """Whether nothing harder than singles may be used."""
        return self.allowed[-1].tier == 1

    def accepts(self, grid: Grid, walked: Trace) -> bool:
        """Whether a grid is what is wanted."""
        if self.is_beyond:
            return not walked.is_complete
        return (
            walked.is_complete
            and walked.hardest in self.wanted
            and self.level in (None, level_of(grid, walked.hardest))
        )


def goal_of(geometry: Geometry, level: Level | None, technique: str | None) -> Goal:
    """What a level or a technique asks for, or both (which must fit together)."""
    if technique is not None:
        allowed = LADDER[: LADDER.index(TECHNIQUES[technique]) + 1]
        wanted = frozenset({technique})
    else:
        tier = TIER_OF_LEVEL[level] if level is not None else LADDER[-1].tier
        allowed = tuple(t for t in LADDER if t.tier <= tier)
        if level == "beginner":
            allowed = tuple(t for t in LADDER if t.id in FOR_BEGINNERS)
        wanted = frozenset(t.id for t in allowed if t.tier == tier)
    tier = allowed[-1].tier
    is_beyond = level == _HARDEST and technique is None and geometry.n == _EXPLAINED
    if is_beyond:
        allowed = tuple(t for t in allowed if t.tier < tier)
    empty = _emptiness(tier, geometry)
    if level == "beginner":
        empty = (0.40, 0.55)
    if technique == "full-house":
        empty = (0.25, 0.40)
    return Goal(allowed, wanted, empty, _symmetry(tier), level, is_beyond)


_EMPTY_SHARES = (
    (12, (0.58, 0.68)),
    (16, (0.54, 0.60)),
    (20, (0.55, 0.58)),
    (25, (0.53, 0.55)),
    (10_000, (0.48, 0.49)),
)
"""The share to empty where more than singles is wanted, by the largest n it is for."""


def _symmetry(tier: int) -> Symmetry:
    """Symmetry is for the eye; it makes the harder grids rarer still."""
    return "rotation" if tier <= 2 else "none"


def _emptiness(tier: int, geometry: Geometry) -> tuple[float, float] | None:
    """Large boards are left fuller: proofs get long there, and grids hard long before."""
    if tier == 1:
        return (0.52, 0.66) if geometry.n <= 9 else (0.51, 0.56)
    if geometry.n <= 9:
        return None
    return next(share for most, share in _EMPTY_SHARES if geometry.n <= most)


class Workshop:
    """Boards of one geometry, dug and changed one after another for a goal."""

    def __init__(
        self, geometry: Geometry, goal: Goal, dice: Dice, report: Report | None = None
    ) -> None:
        self._geometry = geometry
        self._goal = goal
        self._dice = dice
        self._report = report
        self._tried = 0
        self._sets = orbits(geometry, goal.symmetry)
        self._orbit = {cell: cells for cells in self._sets for cell in cells}
        self._hard: Digger | None = None
        """The last grid that was too hard, for its neighbours."""
        self._exchanges = 0

    def with_goal(self, goal: Goal) -> "Workshop":
        """Another workshop that goes on with the same dice and the same count."""
        other = Workshop(self._geometry, goal, self._dice, self._report)
        other._tried = self._tried
        return other

    def attempt(self) -> Grid | None:
        """One more grid, if it is what is wanted or can be made so."""
        digger, walked = self.draw()
        return self._made(digger, walked)

    def draw(self) -> tuple[Digger, Trace]:
        """One more grid as it comes, with its walk: a neighbour of the last hard one, or new."""
        digger = self._next()
        walked = self._walked(digger.values)
        is_hard = not walked.is_complete or TECHNIQUES[walked.hardest].tier > LAST_TIER
        if is_hard and is_quick(self._geometry):
            self._hard = digger
        self._exchanges = self._exchanges + 1 if self._hard else 0
        if self._exchanges > _EXCHANGES:
            self._hard, self._exchanges = None, 0
        return digger, walked

    def adapt(self, digger: Digger) -> Grid | None:
        """A grid drawn for another goal, if it can be made to serve this one."""
        return self._made(digger, self._walked(digger.values))

    def _made(self, digger: Digger, walked: Trace) -> Grid | None:
        grid = Grid(self._geometry, digger.values)
        if self._goal.accepts(grid, walked):
            return grid
        if walked.is_complete or walked.hardest not in self._goal.wanted:
            return None
        return self._eased(digger.values.copy(), digger.solution, walked)

    def _next(self) -> Digger:
        return self._dug() if self._hard is None else self._neighbour(self._hard)

    def _walked(self, values: list[int]) -> Trace:
        self._pulse()
        self._tried += 1
        return trace(Grid(self._geometry, values), self._goal.allowed, self._pulse)

    def _pulse(self) -> None:
        if self._report is not None:
            self._report(self._tried)

    def _progress(self, share: float) -> None:
        """Digging one board is no grid more, but may be stopped too."""
        self._pulse()

    def _digger(self, solution: list[int]) -> Digger:
        if is_quick(self._geometry):
            return SearchDigger(self._geometry, solution)
        kind = SinglesDigger if self._goal.is_by_singles else SatDigger
        return kind(self._geometry, solution)

    def _dug(self) -> Digger:
        """A new board with cells emptied."""
        digger = self._digger(full_board(self._geometry, self._dice, self._pulse))
        self._dice.shuffle(self._sets)
        wanted = self._geometry.cell_count
        if self._goal.empty is not None:
            low, high = (round(share * wanted) for share in self._goal.empty)
            wanted = low + self._dice.below(high - low + 1)
        digger.dig(self._sets, wanted, self._progress)
        return digger

    def _neighbour(self, hard: Digger) -> Digger:
        """The same board with one to three givens more, and as many others gone as can go."""
        digger = self._digger(hard.solution)
        digger.values = hard.values.copy()
        empty = [cells for cells in self._sets if not digger.values[cells[0]]]
        self._dice.shuffle(empty)
        for cells in empty[: 1 + self._dice.below(3)]:
            self._give(digger.values, cells, hard.solution)
        digger.empty = digger.values.count(0)
        self._dice.shuffle(self._sets)
        given = [cells for cells in self._sets if digger.values[cells[0]]]
        wanted = self._geometry.cell_count if self._goal.empty is None else hard.empty
        digger.dig(given, wanted, self._progress)
        return digger

    @staticmethod
    def _give(values: list[int], cells: tuple[int, ...], solution: list[int]) -> None:
        for cell in cells:
            values[cell] = solution[cell]

    def _eased(self, values: list[int], solution: list[int], walked: Trace) -> Grid | None:
        """The grid with digits given where its walk ended, until the walk gets through.

        A digit that makes what is wanted needless is taken back.
        """
        needs_chains = self._goal.allowed[-1].tier > LAST_TIER
        easings = _EASINGS if is_quick(self._geometry) else _EASINGS_OF_LARGE_BOARDS
        for _ in range(_EASINGS_OF_CHAINS if needs_chains else easings):
            where = list(bits(walked.end.empty))
            cells = self._orbit[where[self._dice.below(len(where))]]
            more = values.copy()
            self._give(more, cells, solution)
            easier = self._walked(more)
            if easier.hardest not in self._goal.wanted:
                continue
            values, walked = more, easier
            if walked.is_complete:
                grid = Grid(self._geometry, values)
                return grid if self._goal.accepts(grid, walked) else None
        return None
