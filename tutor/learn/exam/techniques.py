"""The techniques that exams are about: those of both games, each in the order of its ladder."""

from typing import Literal

from tutor.base.document import read_text
from tutor.games.both import GAMES, game_of
from tutor.games.game import GameName

Games = Literal["sudoku", "nonogram", "both"]
"""What a level is about: one game, or both by turns."""
GAME_NAMES: tuple[GameName, ...] = tuple(game.name for game in GAMES)


def tier_of(technique: str) -> int:
    """The tier of a technique on the ladder of its game.

    Raises:
        KeyError: there is none.
    """
    return game_of(technique).tier_of(technique)


def in_order(techniques: tuple[str, ...]) -> tuple[str, ...]:
    """Techniques in the order of the ladders, each once."""
    return tuple(id_ for game in GAMES for id_ in game.techniques if id_ in techniques)


def read_technique(value: object) -> str:
    """The id of a technique, or of the search, which is none but may be named.

    Raises:
        KeyError: there is none.
    """
    tier_of(technique := read_text(value))
    return technique
