"""The techniques that exams are about: those of both games, each in the order of its ladder."""

from typing import Literal, get_args

from tutor.base.document import read_text
from tutor.nonogram import techniques as nonograms
from tutor.nonogram.names import is_of_nonograms
from tutor.techniques.ladder import LADDER, TECHNIQUES

Game = Literal["sudoku", "nonogram"]
GAMES: tuple[Game, ...] = get_args(Game)
_LADDERS: dict[Game, tuple[str, ...]] = {
    "sudoku": tuple(technique.id for technique in LADDER),
    "nonogram": nonograms.TECHNIQUES,
}


def ladder_of(game: Game) -> tuple[str, ...]:
    """Every technique of a game, the simplest first."""
    return _LADDERS[game]


def game_of(technique: str) -> Game:
    """The game that a technique belongs to."""
    return "nonogram" if is_of_nonograms(technique) else "sudoku"


def tier_of(technique: str) -> int:
    """The tier of a technique on the ladder of its game.

    Raises:
        KeyError: there is none.
    """
    if is_of_nonograms(technique):
        return nonograms.rule_of(technique).tier
    return TECHNIQUES[technique].tier


def in_order(techniques: tuple[str, ...]) -> tuple[str, ...]:
    """Techniques in the order of the ladders, each once."""
    return tuple(id_ for game in GAMES for id_ in ladder_of(game) if id_ in techniques)


def read_technique(value: object) -> str:
    """The id of a technique, or of the search, which is none but may be named.

    Raises:
        KeyError: there is none.
    """
    tier_of(technique := read_text(value))
    return technique
