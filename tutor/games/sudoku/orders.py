"""A fresh grid as the learner wants it: a size, and a level or a technique to practise.

The same order and seed give the same grid on every machine: what is counted
are grids, never seconds.
"""

from dataclasses import dataclass, replace
from typing import Literal

from tutor.base.dice import Dice
from tutor.base.watch import Pulse
from tutor.games.sudoku.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX, shipped_file
from tutor.games.sudoku.making import Goal, Report, Workshop, goal_of, graded
from tutor.rating.levels import FOR_BEGINNERS, TIER_OF_LEVEL, Level
from tutor.rating.pace import Pace, pace_of
from tutor.sudoku import cover, sat
from tutor.sudoku.digging import LARGEST_DUG_DEEPLY
from tutor.sudoku.generator import DEFAULT_EMPTY, Recipe, generate
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import Symmetry, shuffled
from tutor.techniques.ladder import LADDER, LAST_TIER, TECHNIQUES

_LEVEL_BOARDS = 1000
_TECHNIQUE_BOARDS = 100
_CHAIN_BOARDS = 60
_UNSHIPPED_CHAIN_BOARDS = 300
_MIDDLE_BOARDS = 120
_LARGE_BOARDS = 30
"""How many boards are tried for an order, by what it asks for and its size."""
_NEVER_HARDEST = ("template-set", "template-delete")
"""Nets come before these on the ladder, and leave them nothing to do."""
_PACES = 40
"""How many grids are looked at for one of a pace."""
_SHUFFLES = 50
"""How many shipped grids are shuffled until one keeps its level or technique."""


@dataclass(frozen=True)
class Order:
    """What a learner asks for."""

    geometry: Geometry
    level: Level | None = None
    technique: str | None = None
    """The walk of the grid uses it, and nothing later on the ladder."""
    symmetry: Symmetry | None = None
    """That of the givens; None for what suits the rest."""
    pace: Pace | None = None
    """How long it should take; None for however long."""


class Unavailable(Exception):
    """No grid like this turned up; on small boards there may be none."""

    def __init__(self, order: Order) -> None:
        super().__init__(order)
        self.order = order


@dataclass(frozen=True)
class Fresh:
    """A grid with what its walk says of it."""

    grid: Grid
    level: Level | None
    """None where only a search gets to the end."""
    hardest: str
    """The hardest technique that it needs."""


class _Teller:
    """Passes a report on, and repeats it through work that counts no grids."""

    def __init__(self, report: Report | None) -> None:
        self._report = report
        self._tried = 0

    def __call__(self, tried: int) -> None:
        """Report how many grids have been tried."""
        self._tried = tried
        self.pulse()

    def pulse(self) -> None:
        """Give the report the chance to stop the work."""
        if self._report is not None:
            self._report(self._tried)


def fresh(order: Order, seed: int | str, report: Report | None = None) -> Fresh:
    """The grid of an order and a seed.

    Raises:
        Unavailable: none turned up, and none is shipped.
        Stopped: the report asked for it.
    """
    teller = _Teller(report)
    if order.pace is not None:
        return _at_pace(order, order.pace, seed, report)
    if order.level is None and order.technique is None:
        return _plain(order, seed, teller.pulse)
    if not makes_sense(order):
        raise Unavailable(order)
    dice = Dice(seed)
    grid = made(order, dice, teller) or _shipped(order, dice, teller.pulse)
    level, hardest = graded(grid, teller.pulse)
    return Fresh(grid, level, hardest)


def _at_pace(order: Order, pace: Pace, seed: int | str, report: Report | None) -> Fresh:
    """The first of several grids that takes as long as it should; what is rare is among ours."""
    for number in range(_PACES):
        found = fresh(replace(order, pace=None), f"{seed}/{pace} {number}", report)
        if _has_pace(found.grid, pace):
            return found
    pulse = _Teller(report).pulse
    grid = _shipped(order, Dice(f"{seed}/{pace}"), pulse)
    return Fresh(grid, *graded(grid, pulse))


def _has_pace(grid: Grid, pace: Pace | None) -> bool:
    from tutor.rating.record import rate

    return pace is None or pace_of(rate(grid).score) == pace


def makes_sense(order: Order) -> bool:
    """Whether the technique, if one is asked for, is met on walks, and of the level asked for."""
    if order.technique is not None and TECHNIQUES[order.technique] not in LADDER:
        return False
    if order.level is None or order.technique is None:
        return True
    if order.level == "beginner":
        return order.technique in FOR_BEGINNERS
    return TIER_OF_LEVEL[order.level] == TECHNIQUES[order.technique].tier


def made(order: Order, dice: Dice, report: Report | None = None) -> Grid | None:
    """A new grid for a level or a technique, unless none turns up in good time.

    On some sizes symmetry costs too much: unless it was asked for, most of the
    attempts do without.
    """
    goal = goal_of(order.geometry, order.level, order.technique)
    if order.symmetry is not None:
        goal = replace(goal, symmetry=order.symmetry)
    attempts = _attempts(order, goal)
    even = attempts // 4 if order.symmetry is None and goal.symmetry != "none" else attempts
    workshop = Workshop(order.geometry, goal, dice, report)
    for attempt in range(attempts):
        if attempt == even:
            workshop = workshop.with_goal(replace(goal, symmetry="none"))
        if (grid := workshop.attempt()) is not None:
            return grid
    return None


def _attempts(order: Order, goal: Goal) -> int:
    """How many boards are tried; few where each takes long, none where there is no hope."""
    n = order.geometry.n
    if order.technique in _NEVER_HARDEST:
        return 0
    if n > cover.LARGEST_N:
        # Dug by singles, such boards need nothing else.
        return _LARGE_BOARDS if untried(order) is None else 0
    if n > 9:
        return _MIDDLE_BOARDS if n <= 12 else _LARGE_BOARDS
    # What is rare is in the collections, but not with a symmetry of one's choice.
    is_shipped = order.technique is not None and order.symmetry in (None, "none")
    if order.technique is not None and goal.allowed[-1].tier > LAST_TIER:
        is_there = shipped_file(TECHNIQUE_PREFIX + order.technique) is not None
        return _CHAIN_BOARDS if is_shipped and is_there else _UNSHIPPED_CHAIN_BOARDS
    return _TECHNIQUE_BOARDS if is_shipped else _LEVEL_BOARDS


def untried(order: Order) -> Literal["needs-sat", "too-large"] | None:
    """Why nobody even tries to make a grid that needs more than singles; None if somebody does."""
    n = order.geometry.n
    if n <= cover.LARGEST_N or goal_of(order.geometry, order.level, order.technique).is_by_singles:
        return None
    if n > LARGEST_DUG_DEEPLY:
        return "too-large"
    return None if sat.available() else "needs-sat"


def _plain(order: Order, seed: int | str, pulse: Pulse) -> Fresh:
    """Any grid with one solution, emptied as far as is usual for its size."""
    geometry = order.geometry
    if geometry.n <= cover.LARGEST_N:
        empty = 0.5 if geometry.n <= 4 or geometry.n > 9 else 0.6
    else:
        empty = DEFAULT_EMPTY
    recipe = Recipe(geometry, empty, order.symmetry or "rotation")
    puzzle = generate(recipe, seed, lambda share: pulse())
    assert puzzle is not None, "every size has grids with one solution"
    level, hardest = graded(puzzle.grid, pulse)
    return Fresh(puzzle.grid, level, hardest)


def _shipped(order: Order, dice: Dice, pulse: Pulse) -> Grid:
    """A grid of our collections in another look.

    Which of two equal steps comes first depends on where they are, so a walk
    may take another way after the shuffle: the grid is looked at again. A
    symmetry would not outlive the shuffle.
    """
    if order.symmetry not in (None, "none"):
        raise Unavailable(order)
    if order.technique is not None:
        file = shipped_file(TECHNIQUE_PREFIX + order.technique)
    else:
        file = shipped_file(f"{LEVEL_PREFIX}{order.level}")
    grids = [] if file is None else [file.grid(index) for index in file.at_pace(order.pace)]
    grids = [grid for grid in grids if grid.geometry is order.geometry]
    for _ in range(_SHUFFLES if grids else 0):
        grid = shuffled(grids[dice.below(len(grids))], dice)
        level, hardest = graded(grid, pulse)
        is_wanted = order.level in (None, level) and order.technique in (None, hardest)
        if is_wanted and _has_pace(grid, order.pace):
            return grid
    raise Unavailable(order)
