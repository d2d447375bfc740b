"""A question of an exam on its board: what its screen needs to know of it, whatever the game."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.games.told import Told
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions import ExamQuestion
from tutor.tui.board.easel import Easel
from tutor.tui.board.hand import Hand
from tutor.tui.commands import Command

if TYPE_CHECKING:
    from tutor.tui.screens.exam import ExamScreen


class QuestionTable(ABC):
    """The question that is open: its board, and the hand that answers it."""

    help_name = "exam"
    """Its help is the message ``help-`` and this."""
    choosing = "sit-choose-technique"
    """The message that asks for the name of a technique."""
    easel: Easel
    """Its board."""
    hand: Hand
    """What is done on it."""

    def __init__(self, screen: "ExamScreen") -> None:
        self._screen, self._session = screen, screen.session

    @abstractmethod
    def commands_here(self) -> tuple[Command, ...]:
        """What this question has, with the hint."""

    @abstractmethod
    def offers(self) -> list[str]:
        """The commands that the coach offers."""

    def place(self) -> str:
        """The cell with the cursor, or which of several boards is in front."""
        return self.hand.place()

    def reopen(self) -> bool:
        """Show the question that is open now; False if it needs another board."""
        return False

    def commands_elsewhere(self) -> tuple[Command, ...]:
        """What other kinds of questions have: their keys are told what this one asks."""
        return ()

    def keys_in_words(self) -> dict[str, str]:
        """The commands that the message about how to answer names, by its arguments."""
        return {}

    def footer_ids(self, ids: list[str]) -> list[str]:
        """The commands of the bottom line, in order."""
        return ids

    def name(self) -> str:
        """The part of the question that is in front; nothing if it has no parts."""
        return ""

    def status(self, parts: list[str]) -> list[str]:
        """What the top line says, the most important first."""
        return parts

    def answer_in_words(self, told: str) -> str:
        """The answer, and what else is to be said of it.

        Args:
            told: the answer as its question tells it.
        """
        return told

    @property
    def how_name(self) -> str:
        """How it is answered is the message ``sit-how-`` and this."""
        return self._session.question.kind

    def fields(self) -> list[tuple[str, str]]:
        """The parts of the answer by their names, nothing where one is missing; none has none."""
        return []


@dataclass(frozen=True)
class Face:
    """One of the boards of a question that was answered."""

    name: str
    """The letter of a grid, ``yours`` or ``solution``; nothing where there is only one."""
    show: Callable[[], None]
    """Shows the board, lit as the solution has it."""


class AnsweredBoards(ABC):
    """The boards of questions that were answered."""

    easel: Easel
    """Where they are shown, one at a time."""

    @abstractmethod
    def faces(self, question: ExamQuestion, answer: ExamAnswer, solution: Told) -> tuple[Face, ...]:
        """The boards of a question, the first one first."""

    def signs(self, question: ExamQuestion, answer: ExamAnswer, solution: Told) -> tuple[str, ...]:
        """The messages about the learner's own signs on a board."""
        return ()
