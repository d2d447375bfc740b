"""A grid solved step by step, for whoever wants to go back and forth in it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tutor.explain.path import walk
from tutor.play.watching import Watch, Watched
from tutor.rating.rater import Rating, rated_soon
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, SEARCH, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step


@dataclass(frozen=True)
class Stage:
    """One step, and the board it is taken on."""

    step: Step
    before: Grid


@dataclass
class Walk:
    """Every step of a grid, as far as they are known."""

    grid: Grid
    techniques: Sequence[Technique] = LADDER
    stages: list[Stage] = field(default_factory=list)
    end: Grid | None = None
    """The board after the last step; None while steps are still being found."""
    searched_from: int | None = None
    """The step from which techniques were no longer enough."""
    space_left: int = 0
    """How many candidate grids were left then."""
    rating: Rating | None = None
    """How hard the grid is: only for those who may use every technique."""

    def board(self, index: int) -> Grid:
        """The board after so many steps."""
        if index < len(self.stages):
            return self.stages[index].before
        return self.grid if self.end is None else self.end

    def find(self, watch: Watch) -> Iterator[Stage]:
        """Find the steps one by one; techniques first, a search where they end."""
        position = Position(self.grid)
        yield from self._take(position, self.techniques, watch)
        if position.empty:
            self.searched_from = len(self.stages)
            self.space_left = position.grid().candidate_grids()
            yield from self._take(position, (*self.techniques, SEARCH), watch)
        if self.stages and not position.empty and tuple(self.techniques) == LADDER:
            self.rating = rated_soon(self.grid, lambda: watch(0.0))
        self.end = position.grid()

    def _take(
        self, position: Position, techniques: Sequence[Technique], watch: Watch
    ) -> Iterator[Stage]:
        for step in walk(position, Watched(techniques, watch)):
            stage = Stage(step, position.grid())
            self.stages.append(stage)
            yield stage

    @property
    def is_complete(self) -> bool:
        """Whether the steps fill the board."""
        return self.end is not None and self.end.is_full

    def counts(self) -> dict[str, int]:
        """How many steps each technique took, in ladder order."""
        counted = Counter(stage.step.technique for stage in self.stages)
        known = [technique.id for technique in (*LADDER, SEARCH)]
        return {id: counted[id] for id in known if id in counted}

    def next_of(self, technique: str, after: int) -> int | None:
        """The next step of a technique, if it is known yet."""
        for index in range(after + 1, len(self.stages)):
            if self.stages[index].step.technique == technique:
                return index
        return None
