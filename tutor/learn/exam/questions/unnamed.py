"""Questions that do not name their technique: it is the answer, or a part of it."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from tutor.explain.path import simplest
from tutor.learn.exam.questions.on_grid import GridQuestion
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Step


class Unnamed(GridQuestion):
    """A board with a simplest step, and a list of techniques to choose from."""

    def __init__(
        self, technique: str, grid: Grid, minutes: float, options: tuple[str, ...]
    ) -> None:
        super().__init__(technique, grid, minutes)
        self.options = options
        """The techniques to choose from."""

    @cached_property
    def step(self) -> Step:
        """The simplest step."""
        step = simplest(self.grid)
        assert step is not None
        return step

    @property
    def hinted(self) -> Step | None:
        """The simplest step."""
        return self.step

    @property
    def is_sound(self) -> bool:
        """Whether any technique applies."""
        return simplest(self.grid) is not None

    @property
    def _asked_about(self) -> tuple[str, ...]:
        """Any of those on the list."""
        return self.options

    def details(self) -> Mapping[str, Any]:
        """The names to choose from."""
        return {"options": list(self.options)}
