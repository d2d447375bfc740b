"""A nonogram solved step by step, for whoever wants to go back and forth in it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tutor.nonogram.explain.path import walk
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import LADDER, SEARCH, Rule
from tutor.nonogram.rules.step import Step
from tutor.play.watching import Watch, Watched
from tutor.sudoku.watch import no_pulse


@dataclass(frozen=True)
class Stage:
    """One step, and the board it is taken on."""

    step: Step
    before: Position


@dataclass
class Walk:
    """Every step of a nonogram, as far as they are known."""

    start: Position
    rules: Sequence[Rule] = LADDER
    stages: list[Stage] = field(default_factory=list)
    end: Position | None = None
    """The board after the last step; None while steps are still being found."""
    searched_from: int | None = None
    """The step from which rules were no longer enough."""

    def board(self, index: int) -> Position:
        """The board after so many steps."""
        if index < len(self.stages):
            return self.stages[index].before
        return self.start if self.end is None else self.end

    def find(self, watch: Watch) -> Iterator[Stage]:
        """Find the steps one by one; rules first, a search where they end."""
        position = self.start.copy()
        yield from self._take(position, self.rules, watch)
        if not position.is_full:
            self.searched_from = len(self.stages)
            yield from self._take(position, (*self.rules, SEARCH), watch)
        self.end = _alone(position)

    def _take(self, position: Position, rules: Sequence[Rule], watch: Watch) -> Iterator[Stage]:
        watched = Watched(rules, watch)
        position.pulse = watched.pulse
        for step in walk(position, watched):
            stage = Stage(step, _alone(position))
            self.stages.append(stage)
            yield stage

    @property
    def is_complete(self) -> bool:
        """Whether the steps fill the board."""
        return self.end is not None and self.end.is_full

    def counts(self) -> dict[str, int]:
        """How many steps each rule took, in ladder order."""
        counted = Counter(stage.step.technique for stage in self.stages)
        known = [rule.id for rule in (*LADDER, SEARCH)]
        return {id: counted[id] for id in known if id in counted}

    def next_of(self, rule: str, after: int) -> int | None:
        """The next step of a rule, if it is known yet."""
        for index in range(after + 1, len(self.stages)):
            if self.stages[index].step.technique == rule:
                return index
        return None


def _alone(position: Position) -> Position:
    """The same board, and nobody watches what is done with it."""
    board = position.copy()
    board.pulse = no_pulse
    return board
