"""An exercise on a Sudoku: the same board, with a question, and answers put together on it."""

from collections.abc import Sequence
from typing import ClassVar

from tutor.learn.attempt import Attempt
from tutor.learn.lessons import INTRODUCTIONS
from tutor.learn.sitting import Sitting
from tutor.tui.commands import EXERCISE, Command
from tutor.tui.screens.answering import AnsweringScreen
from tutor.tui.screens.sitting import Mode, SittingScreen

_UNUSED = {
    "cells": frozenset({"mark-digit", "it-is", "it-is-not"}),
    "candidates": frozenset({"select", "it-is", "it-is-not"}),
    "verdict": frozenset({"mark-digit", "submit"}),
}
"""By what an answer consists of, the keys that have nothing to do with it."""


class ExerciseScreen(SittingScreen, AnsweringScreen):
    """Exercises on Sudokus, one after the other."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = EXERCISE
    MARKING = frozenset({"select", "mark-digit", "it-is", "it-is-not"})

    def __init__(self, sitting: Sitting, attempt: Attempt, mode: Mode) -> None:
        """A sitting, at an exercise of it."""
        super().__init__(attempt)
        self.sitting = sitting
        self.mode: Mode = mode

    def ready(self) -> None:
        """Candidates are shown to those who still need them."""
        self.is_marked = self.exercise.shows_candidates(self.aids)
        self.set_board()
        self.cursor = self._first_empty()

    def remarks(self) -> Sequence[str]:
        """Candidates that are not shown can be."""
        if self.is_marked or self.attempt.lesson in INTRODUCTIONS:
            return ()
        return (self.speaker.say("exercise-hidden", key=self.key_of("marks")),)

    def keys_of_answers(self) -> dict[str, str]:
        """Cells are pointed at too."""
        return {**super().keys_of_answers(), "select": self.key_of("select")}

    def unused(self) -> frozenset[str]:
        """Only what this kind of answer consists of is offered."""
        return _UNUSED[self.exercise.answers_with]
