"""How long solved games took, by level: what is told of them takes three games at least."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import median

from tutor.games.file_codec import Codec, E, G, P
from tutor.games.game import GameName
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.rating.levels import Level
from tutor.store import Store, timestamps

LEAST = 3
"""So many games of a level are needed before one of them is called the best."""


@dataclass(frozen=True)
class SolvedGame:
    """A game that came to its end."""

    game: GameName
    level: Level | None
    at: datetime
    seconds: float


@dataclass(frozen=True)
class Times:
    """The times of several games of a level."""

    best: float
    median: float
    worst: float

    @staticmethod
    def of(seconds: Sequence[float]) -> "Times | None":
        """What some times come to; None if there are too few to compare."""
        if len(seconds) < LEAST:
            return None
        return Times(min(seconds), median(seconds), max(seconds))


def solved_games(store: Store) -> list[SolvedGame]:
    """Every solved game of both kinds, the oldest first."""
    found = [*_solved(store, GRIDS, "sudoku"), *_solved(store, PICTURES, "nonogram")]
    return sorted(found, key=lambda game: timestamps.order(game.at))


def _solved(store: Store, codec: Codec[P, E, G], game: GameName) -> Iterator[SolvedGame]:
    for record in store.played(codec).games():
        if record.is_solved and record.title != codec.draft:
            level = codec.level(record.title, record.puzzle)
            yield SolvedGame(game, level, record.updated, record.elapsed)


def of_level(games: Iterable[SolvedGame], game: GameName, level: Level | None) -> list[SolvedGame]:
    """Those of a game and a level; none where the level is not known."""
    return [one for one in games if level and (one.game, one.level) == (game, level)]
