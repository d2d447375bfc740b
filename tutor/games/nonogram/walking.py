"""A nonogram solved step by step, for whoever wants to go back and forth in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.base.watch import Pulse, no_pulse
from tutor.games.stages import AnyStage, AnyWalk
from tutor.games.watching import Watch, Watched
from tutor.nonogram.explain.path import walk
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER, SEARCH, Rule
from tutor.nonogram.rules.step import Step
from tutor.rating.difficulty import NotRated
from tutor.rating.pictures import NonogramRating
from tutor.rating.pictures import rate_picture as rate

Stage = AnyStage[Step, Position]
"""One step, and the board it is taken on."""


@dataclass
class Walk(AnyWalk[Step, Position]):
    """Every step of a nonogram, as far as they are known."""

    ladder = tuple(rule.id for rule in (*LADDER, SEARCH))
    start: Position
    rules: Sequence[Rule] = LADDER
    rating: NonogramRating | None = None
    """How hard the nonogram is: only for those who may use every rule."""

    def beginning(self) -> Position:
        """The board it starts on."""
        return self.start

    def find(self, watch: Watch) -> Iterator[Stage]:
        """Find the steps one by one; rules first, a search where they end."""
        position = self.start.copy()
        yield from self._take(position, self.rules, watch)
        if not position.is_full:
            self.searched_from = len(self.stages)
            yield from self._take(position, (*self.rules, SEARCH), watch)
        if position.is_full and tuple(self.rules) == LADDER:
            self.rating = _rated(position.puzzle, lambda: watch(0.0))
        self.end = _alone(position)

    def _take(self, position: Position, rules: Sequence[Rule], watch: Watch) -> Iterator[Stage]:
        watched = Watched(rules, watch)
        position.pulse = watched.pulse
        for step in walk(position, watched):
            stage = Stage(step, _alone(position))
            self.stages.append(stage)
            yield stage


def _rated(puzzle: Puzzle, pulse: Pulse) -> NonogramRating | None:
    """How hard a nonogram is; None if it has several solutions."""
    try:
        return rate(puzzle, pulse)
    except NotRated:
        return None


def _alone(position: Position) -> Position:
    """The same board, and nobody watches what is done with it."""
    board = position.copy()
    board.pulse = no_pulse
    return board
