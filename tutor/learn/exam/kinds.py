"""What exams are about: the kinds of questions, and the techniques of both games."""

from typing import Literal, get_args

from tutor.base.document import between, one_of, read_text, read_whole
from tutor.games.both import GAMES, tier_of
from tutor.games.game import GameName

GridKind = Literal["next", "every", "simplest", "judge", "order", "finish"]
"""Place the next digit and say why; find all that a technique concludes; which technique is
the simplest; is it one?; order grids by difficulty; finish a grid."""
NonogramKind = Literal["line", "rule", "picture"]
"""Mark all that a rule says about a line; which rule is the simplest; finish a picture."""
Kind = GridKind | NonogramKind
KINDS: tuple[GridKind, ...] = get_args(GridKind)
"""The kinds of questions about Sudoku."""
NONOGRAM_KINDS: tuple[NonogramKind, ...] = get_args(NonogramKind)
KINDS_OF: dict[GameName, tuple[Kind, ...]] = {"sudoku": KINDS, "nonogram": NONOGRAM_KINDS}
ALL_KINDS: tuple[Kind, ...] = (*KINDS, *NONOGRAM_KINDS)
HEAVIEST = 9
"""The largest weight that a kind can be given."""

Weighted = tuple[Kind, int]
"""A kind of question with its weight, from 1 on: so many times its usual points."""


read_kind = one_of(ALL_KINDS)
read_weight = between(1, HEAVIEST, read_whole)


Games = Literal["sudoku", "nonogram", "both"]
"""What a level is about: one game, or both by turns."""
GAME_NAMES: tuple[GameName, ...] = tuple(game.name for game in GAMES)


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
