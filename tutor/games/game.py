"""A game as a value: what the rest of the house has to know of it, whatever the game."""

from typing import Literal, Protocol

from tutor.base.language import Language
from tutor.language import Speaker

GameName = Literal["sudoku", "nonogram"]


class Game(Protocol):
    """One of the games; what belongs to only one of them stays behind it."""

    @property
    def name(self) -> GameName:
        """As it is written in files and typed on the command line."""

    def speaker(self, language: Language) -> Speaker:
        """Whoever has the words for this game, on screens and in plain text."""

    @property
    def techniques(self) -> tuple[str, ...]:
        """What is taught of it, the simplest first, as course and exams name it."""

    def tier_of(self, technique: str) -> int:
        """The tier of a technique on the ladder of the game.

        Raises:
            KeyError: there is none.
        """
