"""Looks for the boards of one technique: where it applies, and where it only looks so."""

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.base.dice import Dice
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import walk
from tutor.lab.mining.misses import Miss, altered, elsewhere, incomplete
from tutor.lab.mining.sources import can_be_followed, is_deep, length_of, sources
from tutor.learn.course import is_supposition
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

INSTANCES = 24
_INCOMPLETE = 24
"""How many near misses of the first kind are enough to choose from."""
_ALTERED_FROM = 24
"""How many patterns are altered to get those of the second kind."""
EXAMPLES = 2
_TRIED = 12
"""How many boards are looked at to choose examples from."""
_QUIET = 3
"""From this tier on, what is simpler does not take the eye off a deep technique."""


@dataclass(frozen=True)
class Found:
    """A board on which a technique applies."""

    before: Grid
    step: Step
    grid_number: int
    is_simplest: bool
    """Whether nothing simpler applies there."""


def boards_of(grid: Grid) -> Iterator[tuple[Position, Step]]:
    """Every board on the walk of a grid, with its simplest step."""
    position = Position(grid)
    for step in walk(position):
        yield position.copy(), step


class Miner:
    """Looks for the boards of one technique until there are enough."""

    def __init__(self, technique: Technique) -> None:
        self.technique = technique
        self.instances: list[Found] = []
        self._incomplete: list[Miss] = []
        self._altered: list[Miss] = []
        self._altered_from = 0
        self._dice = Dice(technique.id)

    @property
    def misses(self) -> list[Miss]:
        """Every near miss that was found."""
        return self._incomplete + self._altered

    def run(self) -> None:
        """Walk grids until enough boards are known."""
        for number, grid in enumerate(sources(self.technique.id)):
            if self._has_enough:
                break
            self._look_at(grid, number)
        if len(self.instances) < INSTANCES:
            for number, grid in enumerate(sources(self.technique.id)):
                if len(self.instances) >= INSTANCES:
                    break
                self._look_closely(grid, number)
        if is_deep(self.technique.id):
            return
        for grid in sources(self.technique.id):
            if len(self._incomplete) > _INCOMPLETE // 2:
                break
            self._look_for_misses(grid)

    @property
    def _has_enough(self) -> bool:
        if not is_deep(self.technique.id):
            return len(self.instances) >= 2 * INSTANCES and len(self._incomplete) >= _INCOMPLETE
        plain = sum(can_be_followed(found.step) for found in self.instances)
        return plain >= INSTANCES + EXAMPLES and len(self.misses) >= _INCOMPLETE

    def _look_at(self, grid: Grid, number: int) -> None:
        """Take the boards on which it is the simplest step, and near misses around them."""
        boards = list(boards_of(grid))
        kinds: set[object] = set()
        for index, (position, step) in enumerate(boards):
            if step.technique != self.technique.id or _kind(step) in kinds:
                continue
            if is_naked_too(step, position):
                continue
            kinds.add(_kind(step))
            self.instances.append(Found(position.grid(), step, number, True))
            if len(self._incomplete) < _INCOMPLETE:
                self._look_back([before for before, _ in boards[:index]], step)
            self._look_around(position, step)

    def _look_around(self, position: Position, step: Step) -> None:
        """Take what only looks like the pattern, or is supposed in vain, beside it."""
        if self._altered_from < _ALTERED_FROM and can_be_followed(step):
            self._altered_from += 1
            spoil = elsewhere if is_supposition(self.technique.id) else altered
            self._altered += spoil(position, self.technique, step, self._dice)

    def _look_back(self, boards: list[Position], step: Step) -> None:
        """Take the board on which the pattern was not complete yet."""
        if is_supposition(self.technique.id) or not can_be_followed(step):
            return
        miss = incomplete(boards, self.technique, step)
        if miss is not None and miss not in self._incomplete:
            self._incomplete.append(miss)

    def _look_closely(self, grid: Grid, number: int) -> None:
        """Take a board on which it applies though something simpler does too."""
        boards = list(boards_of(grid))
        for index, (position, simplest) in enumerate(boards):
            if simplest.technique == self.technique.id:
                return  # seen before
            if is_deep(self.technique.id) and TECHNIQUES[simplest.technique].tier < _QUIET:
                continue
            step = next(self.technique.find(position), None)
            if step is not None and can_be_followed(step):
                self.instances.append(Found(position.grid(), step, number, False))
                if is_deep(self.technique.id):
                    self._look_back([before for before, _ in boards[:index]], step)
                    self._look_around(position, step)
                return

    def _look_for_misses(self, grid: Grid) -> None:
        """Look back from the first board on which it applies, whatever is simpler there."""
        boards = [position for position, _ in boards_of(grid)]
        for index, position in enumerate(boards):
            step = next(self.technique.find(position), None)
            if step is not None:
                self._look_back(boards[:index], step)
                return

    def told_miss(self) -> Miss:
        """The near miss of the lesson: a pattern about to be complete, if there is such."""
        telling = [miss for miss in self._incomplete if not miss.is_vague]
        chosen = telling or self._incomplete if not is_deep(self.technique.id) else telling
        return min(chosen or self.misses, key=lambda miss: miss.rank(self.technique.id))

    def exercises(self) -> list[Found]:
        """The boards of the exercises: those that a person can follow first."""
        examples = self.examples()
        others = [found for found in self.instances if found not in examples]
        if is_deep(self.technique.id):
            others.sort(key=lambda found: not can_be_followed(found.step))
        return others[:INSTANCES]

    def examples(self) -> list[Found]:
        """The clearest boards, each of another kind as far as there are several."""
        ranked = sorted(self.instances, key=_clarity)
        if is_deep(self.technique.id):
            told = [found for found in ranked[:_TRIED] if self._is_listed(found)]
            ranked = told if len(told) >= EXAMPLES else ranked
        chosen = ranked[:1]
        others = [found for found in ranked if found.grid_number != chosen[0].grid_number]
        first = _kind(chosen[0].step)
        others.sort(
            key=lambda found: (
                not found.is_simplest,
                not can_be_followed(found.step),
                _kind(found.step) == first,
            )
        )
        return chosen + others[: EXAMPLES - 1]

    def _is_listed(self, found: Found) -> bool:
        """Whether the step is among all steps of its technique, and not only on a walk."""
        return found.step in self.technique.finder(Position(found.before))


def is_naked_too(step: Step, position: Position) -> bool:
    """Whether what is told as a hidden single is the cell's only candidate: nothing is hidden."""
    if step.technique != "hidden-single":
        return False
    return all(position.candidates[cell] == 1 << digit - 1 for cell, digit in step.placements)


def _kind(step: Step) -> tuple[object, ...]:
    """What makes two steps alike: the argument and the houses it runs through."""
    return step.variant, tuple(house.kind for house in step.houses[:1])


def _clarity(found: Found) -> tuple[int, ...]:
    """Small patterns first, then few things to look at, then a fuller board."""
    step = found.step
    excluded = len(step.cells("excluded"))
    removed = len(step.eliminations)
    empty = sum(1 for _ in found.before.empty_cells())
    return (
        not found.is_simplest,
        not can_be_followed(step),
        length_of(step) if is_deep(step.technique) else 0,
        excluded,
        len(pattern_cells(step)),
        abs(removed - 2),
        abs(empty - 40),
        found.grid_number,
    )
