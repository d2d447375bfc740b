"""A grid solved step by step, for whoever wants to go back and forth in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.explain.path import walk
from tutor.games.stages import AnyStage, AnyWalk
from tutor.games.watching import Watch, Watched
from tutor.rating.rater import Rating, rated_by_walk
from tutor.sudoku.grid import Grid
from tutor.sudoku.search import is_quick
from tutor.techniques.ladder import LADDER, SEARCH, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

Stage = AnyStage[Step, Grid]
"""One step, and the board it is taken on."""


@dataclass
class Walk(AnyWalk[Step, Grid]):
    """Every step of a grid, as far as they are known."""

    ladder = tuple(TECHNIQUES)
    grid: Grid
    techniques: Sequence[Technique] = LADDER
    space_left: int = 0
    """How many candidate grids were left when techniques were no longer enough."""
    rating: Rating | None = None
    """How hard the grid is: only for those who may use every technique."""

    def beginning(self) -> Grid:
        """The grid itself."""
        return self.grid

    def find(self, watch: Watch) -> Iterator[Stage]:
        """Find the steps one by one; techniques first, a search where they end."""
        position = Position(self.grid)
        yield from self._take(position, self.techniques, watch)
        if position.empty:
            self.searched_from = len(self.stages)
            self.space_left = position.grid().candidate_grids()
            yield from self._take(position, (*self.techniques, SEARCH), watch)
        if self.stages and is_quick(self.grid.geometry) and tuple(self.techniques) == LADDER:
            self.rating = rated_by_walk(self.grid, (stage.step for stage in self.stages))
        self.end = position.grid()

    def _take(
        self, position: Position, techniques: Sequence[Technique], watch: Watch
    ) -> Iterator[Stage]:
        watched = Watched(techniques, watch)
        position.pulse = watched.pulse
        for step in walk(position, watched):
            stage = Stage(step, position.grid())
            self.stages.append(stage)
            yield stage
