"""How long solved games took, by level: what is told of them takes three games at least."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from statistics import median
from typing import NamedTuple

from tutor.games.file_codec import Codec, E, G, P
from tutor.games.game import GameName
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sheet import Rated
from tutor.games.sudoku.codec import GRIDS
from tutor.nonogram.puzzle import Puzzle
from tutor.rating.levels import TIER_OF_LEVEL, Level
from tutor.store import Store, timestamps
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LAST_TIER

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


_PRIOR = 1.0
"""So many games' worth of being like everybody else."""
_MEMORY = 0.9
"""What a game still counts for when another is finished."""
_FAR = 0.8
"""The farthest that one game may be off what is known so far, as a logarithm."""
_GAMES = 12
"""How many are looked at: what is older hardly counts."""
_TOO_QUICK = 0.2
"""Nobody finishes by themselves in such a part of the minutes: the coach did most of it."""


class Timed(NamedTuple):
    """A game that was finished, not rated yet."""

    minutes: float
    rated: Callable[[], Rated | None]


def own_factor(finished: Iterable[tuple[float, float]]) -> float:
    """What to multiply minutes by, from those predicted and real; the latest game comes last."""
    total = count = 0.0
    for predicted, real in finished:
        now = total / (count + _PRIOR)
        off = max(-_FAR, min(_FAR, math.log(real / predicted) - now))
        total, count = _MEMORY * total + now + off, _MEMORY * count + 1
    return math.exp(total / (count + _PRIOR))


def timed_games(store: Store, game: GameName, until: datetime | None = None) -> tuple[Timed, ...]:
    """The last games that were finished, the oldest first: those that are rated at once."""
    return _TIMED[game](store, until)


def speed_of(games: Sequence[Timed]) -> float | None:
    """The learner's factor; None where there is no game to go by."""
    found = [(rated.score, one.minutes) for one in games if (rated := one.rated()) is not None]
    pairs = [(score, real) for score, real in found if real > _TOO_QUICK * score > 0]
    return own_factor(pairs) if pairs else None


def _timed(
    store: Store,
    codec: Codec[P, E, G],
    rated: Callable[[P], Rated | None],
    until: datetime | None,
) -> tuple[Timed, ...]:
    found: list[Timed] = []
    for record in store.played(codec).games():
        level = codec.level(record.title, record.puzzle)
        is_known = level is not None and TIER_OF_LEVEL[level] <= LAST_TIER
        is_earlier = until is None or record.updated < until
        if record.is_solved and record.title != codec.draft and is_known and is_earlier:
            found.append(Timed(record.elapsed / 60, partial(rated, record.puzzle)))
        if len(found) == _GAMES:
            break
    return tuple(reversed(found))


def _rated_grid(grid: Grid) -> Rated | None:
    from tutor.rating.record import rated_soon

    return rated_soon(grid)


def _rated_picture(puzzle: Puzzle) -> Rated | None:
    from tutor.rating.difficulty import NotRated
    from tutor.rating.pictures import rate_picture

    try:
        return rate_picture(puzzle)
    except NotRated:
        return None


_TIMED: dict[GameName, Callable[[Store, datetime | None], tuple[Timed, ...]]] = {
    "sudoku": lambda store, until: _timed(store, GRIDS, _rated_grid, until),
    "nonogram": lambda store, until: _timed(store, PICTURES, _rated_picture, until),
}
