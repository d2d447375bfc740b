"""The boards of the course, whatever the game: beside the pages of a lesson, and to answer on."""

from collections.abc import Sequence
from typing import Protocol

from tutor.learn.exercises.exercise import Exercise
from tutor.learn.pages import LessonPage
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.easel import Easel
from tutor.tui.commands import Command


class TrialBoard(Protocol):
    """Shows the boards of a sprint."""

    @property
    def easel(self) -> Easel:
        """The board."""

    def show(self, exercise: Exercise) -> None:
        """Put the board of a trial on the screen."""


class AnswerHand(Protocol):
    """Puts an answer together on the board of a game."""

    commands: tuple[Command, ...]
    """What can be done here."""
    answering: frozenset[str]
    """The commands that put an answer together."""

    @property
    def easel(self) -> Easel:
        """The board."""

    def suits(self, exercise: Exercise) -> bool:
        """Whether an exercise is of its game."""

    def begin(self) -> None:
        """Another exercise: show its board, and go to where it begins."""

    def unused(self) -> frozenset[str]:
        """The keys of the footer that this kind of exercise has no use for."""

    def keys(self) -> dict[str, str]:
        """The keys that put an answer together, by the names that messages know them by."""

    def remarks(self) -> Sequence[str]:
        """What else is to be said with the question."""

    def place(self) -> str:
        """The cell with the cursor."""

    def take_key(self, key: str) -> bool:
        """Whether it has its own use for a key."""

    def take_number(self, number: int) -> None:
        """A number below the board was clicked."""

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A button was pressed on a cell, or the mouse drawn over it."""

    def released(self) -> None:
        """The button was let go."""


class PageBoard(Protocol):
    """Shows what the pages of a lesson speak of, with a hand for the learner's turns."""

    commands: tuple[Command, ...]
    """What can be done while reading."""
    try_commands: tuple[Command, ...]
    """What can be done on the learner's turn."""
    more_help: tuple[str, ...]

    @property
    def easel(self) -> Easel:
        """The board."""

    @property
    def hand(self) -> AnswerHand:
        """Puts an answer together."""

    def show(self, page: LessonPage) -> None:
        """Put the board of a page on the screen."""
