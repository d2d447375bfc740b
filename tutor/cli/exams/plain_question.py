"""A question of an exam in plain text, whatever the game."""

from collections.abc import Iterator
from typing import Protocol

from tutor.games.told import AnyLight


class PlainQuestion(Protocol):
    """The question that is open: read out, and answered by what is typed."""

    @property
    def expects(self) -> str:
        """How it is answered, as the end of the name of a message."""

    def board(self, number: int = 0) -> Iterator[str]:
        """The board read out; of several boards one, from 1, or all."""

    def pointed(self) -> Iterator[str]:
        """The cells that the question is about."""

    def lit(self, light: AnyLight) -> Iterator[str]:
        """What a screen would light up."""

    def answer_first(self, line: str) -> list[str]:
        """Take a line that could be a command for an answer; nothing if it is none."""

    def answer(self, line: str) -> list[str]:
        """Do what a line asks for, and say so.

        Raises:
            Refused: it is not understood; nothing has changed then.
        """

    def clear(self) -> list[str]:
        """Take the answer away, and say so."""
