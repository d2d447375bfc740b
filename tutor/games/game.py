"""A game as a value: what the rest of the house has to know of it, whatever the game."""

from collections.abc import Collection, Iterator
from datetime import date
from io import BufferedReader
from typing import TYPE_CHECKING, Protocol

from tutor.base.language import Language
from tutor.games.puzzle import AnyPuzzle, Choice, Daily, GameName, Purpose, Source, Unreadable
from tutor.language import Speaker

if TYPE_CHECKING:
    from tutor.rating.levels import Level

__all__ = ["Game", "GameName"]


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

    def read_text(self, text: str) -> Iterator[AnyPuzzle | Unreadable]:
        """The puzzles of a text in order, at least one or what is wrong with it."""

    def read_file(self, stream: BufferedReader) -> Iterator[AnyPuzzle | Unreadable]:
        """The same of a file."""

    def new_puzzles(
        self,
        speaker: Speaker,
        purpose: Purpose,
        solved: Collection[str],
        speed: float | None = None,
    ) -> Choice:
        """Where new puzzles come from; solved ones are marked, minutes are the learner's."""

    def daily(self, day: date, level: "Level") -> Daily:
        """The puzzle of a day: it follows from date and level alone."""

    def to_use(self, technique: str | None, solved: Collection[str]) -> Source | None:
        """A puzzle to use a technique on, or an easy one; None if there is none any more."""

    def another(self, title: str, solved: Collection[str]) -> Source | None:
        """One more puzzle like that of a game, by its title; None if there is none any more."""
