"""The boards of the course, whatever the game: beside the pages of a lesson, and to answer on."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.activity.exercise import Exercises
from tutor.activity.lesson_try import Try
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.pages import LessonPage
from tutor.tui.board.easel import Easel
from tutor.tui.board.hand import EaselT, GameHand
from tutor.tui.commands import Command

if TYPE_CHECKING:
    from tutor.tui.screens.exercise import ExerciseScreen
    from tutor.tui.screens.lesson import LessonScreen


class TrialBoard(ABC):
    """Shows the boards of a sprint."""

    easel: Easel

    @abstractmethod
    def show(self, exercise: Exercise) -> None:
        """Put the board of a trial on the screen."""


class GameAnswerHand(GameHand[EaselT, "ExerciseScreen | LessonScreen"], ABC):
    """Puts an answer together on the board of a game."""

    answering: frozenset[str]
    """The commands that put an answer together."""
    _host: "ExerciseScreen | LessonScreen"

    @property
    def _exercises(self) -> Exercises | Try:
        return self._host.exercises

    @abstractmethod
    def suits(self, exercise: Exercise) -> bool:
        """Whether an exercise is of its game."""

    @abstractmethod
    def begin(self) -> None:
        """Another exercise: show its board, and go to where it begins."""

    @abstractmethod
    def unused(self) -> frozenset[str]:
        """The keys of the footer that this kind of exercise has no use for."""

    @abstractmethod
    def keys(self) -> dict[str, str]:
        """The keys that put an answer together, by the names that messages know them by."""

    def remarks(self) -> Sequence[str]:
        """What else is to be said with the question."""
        return ()


AnswerHand = GameAnswerHand[Easel]


class PageBoard(ABC):
    """Shows what the pages of a lesson speak of, with a hand for the learner's turns."""

    commands: tuple[Command, ...]
    """What can be done while reading."""
    try_commands: tuple[Command, ...]
    """What can be done on the learner's turn."""
    more_help: tuple[str, ...] = ()
    easel: Easel
    hand: AnswerHand

    @abstractmethod
    def show(self, page: LessonPage) -> None:
        """Put the board of a page on the screen."""
