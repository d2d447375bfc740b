"""An exercise on nonograms: a line or a board with a question, and answers marked on it."""

from typing import ClassVar

from tutor.learn.attempt import Attempt
from tutor.learn.sitting import Sitting
from tutor.nonogram.position import UNKNOWN
from tutor.tui.commands import Command
from tutor.tui.nonogram.commands import EXERCISE
from tutor.tui.nonogram.screens.colouring import ColouringScreen
from tutor.tui.screens.sitting import Mode, SittingScreen

_VERDICT = frozenset({"it-is", "it-is-not"})
_COLOURS = frozenset({"fill", "cross"})


class NonogramExerciseScreen(SittingScreen, ColouringScreen):
    """Exercises on nonograms, one after the other."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = EXERCISE
    MARKING = _COLOURS | _VERDICT

    def __init__(self, sitting: Sitting, attempt: Attempt, mode: Mode) -> None:
        """A sitting, at an exercise of it."""
        super().__init__(attempt)
        self.sitting = sitting
        self.mode: Mode = mode

    def ready(self) -> None:
        """Show the board, the cursor on the first open cell that the question is about."""
        self.set_board()
        light = self.exercise.lit(self.speaker.language).light
        asked = [mark.cell for mark in light.marks]
        if light.line is not None:
            asked = list(self.puzzle.cells_of(light.line))
        open_cells = filter(self.is_blank, asked)
        self.cursor = next(open_cells, self.position.cells.index(UNKNOWN))

    def keys_of_answers(self) -> dict[str, str]:
        """Cells are marked in two colours."""
        return {
            **super().keys_of_answers(),
            "black": self.key_of("fill"),
            "white": self.key_of("cross"),
        }

    def unused(self) -> frozenset[str]:
        """Only what this kind of answer consists of is offered."""
        if self.exercise.answers_with == "verdict":
            return _COLOURS | {"submit"}
        return _VERDICT
