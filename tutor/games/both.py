"""The two games: the only module that lists them."""

from collections.abc import Collection, Iterator
from datetime import date
from functools import cache
from io import BufferedReader
from typing import TYPE_CHECKING

from tutor.base.language import Language
from tutor.games.game import AnyPuzzle, Choice, Daily, Game, GameName, Purpose, Source, Unreadable
from tutor.language import Speaker
from tutor.nonogram.names import is_of_nonograms

if TYPE_CHECKING:
    from tutor.rating.levels import Level


# Whoever speaks of a game lasts: what is said with each key is put together once.


@cache
def _speaker_of_grids(language: Language) -> Speaker:
    return Speaker(language, "screens", "commands")


@cache
def _speaker_of_pictures(language: Language) -> Speaker:
    from tutor.language.nonogram_speaker import NonogramSpeaker

    return NonogramSpeaker(language)


class _Sudoku:
    name: GameName = "sudoku"

    def speaker(self, language: Language) -> Speaker:
        return _speaker_of_grids(language)

    @property
    def techniques(self) -> tuple[str, ...]:
        from tutor.techniques.ladder import LADDER

        return tuple(technique.id for technique in LADDER)

    def tier_of(self, technique: str) -> int:
        from tutor.techniques.ladder import TECHNIQUES

        return TECHNIQUES[technique].tier

    def read_text(self, text: str) -> Iterator[AnyPuzzle | Unreadable]:
        from tutor.games.sudoku.puzzle import grids_of_text

        return grids_of_text(text)

    def read_file(self, stream: BufferedReader) -> Iterator[AnyPuzzle | Unreadable]:
        from tutor.games.sudoku.puzzle import grids_of_file

        return grids_of_file(stream)

    def new_puzzles(
        self,
        speaker: Speaker,
        purpose: Purpose,
        solved: Collection[str],
        speed: float | None = None,
    ) -> Choice:
        from tutor.games.sudoku.new_puzzles import menu

        return menu(speaker, purpose, solved, speed)

    def daily(self, day: date, level: "Level") -> Daily:
        from tutor.games.sudoku.collections import daily

        return daily(day, level)

    def to_use(self, technique: str | None, solved: Collection[str]) -> Source | None:
        from tutor.games.sudoku.new_puzzles import to_use

        return to_use(technique)

    def another(self, title: str, solved: Collection[str]) -> Source | None:
        from tutor.games.sudoku.new_puzzles import another

        return another(title)


class _Nonogram:
    name: GameName = "nonogram"

    def speaker(self, language: Language) -> Speaker:
        return _speaker_of_pictures(language)

    @property
    def techniques(self) -> tuple[str, ...]:
        from tutor.nonogram.rules.ladder import TECHNIQUES

        return TECHNIQUES

    def tier_of(self, technique: str) -> int:
        from tutor.nonogram.rules.ladder import rule_of

        return rule_of(technique).tier

    def read_text(self, text: str) -> Iterator[AnyPuzzle | Unreadable]:
        from tutor.games.nonogram.puzzle import pictures_of_text

        return pictures_of_text(text)

    def read_file(self, stream: BufferedReader) -> Iterator[AnyPuzzle | Unreadable]:
        from tutor.games.nonogram.puzzle import pictures_of_file

        return pictures_of_file(stream)

    def new_puzzles(
        self,
        speaker: Speaker,
        purpose: Purpose,
        solved: Collection[str],
        speed: float | None = None,
    ) -> Choice:
        from tutor.games.nonogram.new_puzzles import menu

        return menu(speaker, purpose, solved, speed)

    def daily(self, day: date, level: "Level") -> Daily:
        from tutor.games.nonogram.pictures import daily

        return daily(day, level)

    def to_use(self, technique: str | None, solved: Collection[str]) -> Source | None:
        from tutor.games.nonogram.new_puzzles import to_use

        return to_use(technique, solved)

    def another(self, title: str, solved: Collection[str]) -> Source | None:
        from tutor.games.nonogram.new_puzzles import next_shipped

        return next_shipped(solved, title)


SUDOKU: Game = _Sudoku()
NONOGRAM: Game = _Nonogram()
GAMES: tuple[Game, ...] = (SUDOKU, NONOGRAM)
_NAMED: dict[str, Game] = {game.name: game for game in GAMES}


def game_named(name: str) -> Game:
    """The game of this name.

    Raises:
        KeyError: there is none.
    """
    return _NAMED[name]


def game_of(technique: str) -> Game:
    """The game that a technique, or a lesson, belongs to."""
    return NONOGRAM if is_of_nonograms(technique) else SUDOKU


def tier_of(technique: str) -> int:
    """The tier of a technique on the ladder of its game.

    Raises:
        KeyError: there is none.
    """
    return game_of(technique).tier_of(technique)
