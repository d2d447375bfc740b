"""How long solved games took, by level, and a learner's own minutes.

What is told of a level takes three games at least. A learner's times are compared with what the
rater says of the same games. The factor of somebody who has finished nothing yet is 1, and the
first games move it only half of the way. Recent games count more, and one that was left open
counts little: no game moves it far.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from statistics import median

from tutor.games.game import GameName
from tutor.rating.levels import TIER_OF_LEVEL, Level
from tutor.store import Store, timestamps
from tutor.store.games import SolvedGame
from tutor.techniques.ladder import LAST_TIER

LEAST = 3
"""So many games of a level are needed before one of them is called the best."""


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
    found = [game for kind in store.kinds for game in kind.solved()]
    return sorted(found, key=lambda game: timestamps.order(game.at))


def of_level(games: Iterable[SolvedGame], game: GameName, level: Level | None) -> list[SolvedGame]:
    """Those of a game and a level that the learner did; none where the level is not known."""
    alike = [one for one in games if level and (one.game, one.level) == (game, level)]
    return [one for one in alike if one.is_own_work]


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


def own_factor(finished: Iterable[tuple[float, float]]) -> float:
    """What to multiply minutes by, from those predicted and real; the latest game comes last."""
    total = count = 0.0
    for predicted, real in finished:
        now = total / (count + _PRIOR)
        off = max(-_FAR, min(_FAR, math.log(real / predicted) - now))
        total, count = _MEMORY * total + now + off, _MEMORY * count + 1
    return math.exp(total / (count + _PRIOR))


def timed_games(
    store: Store, game: GameName, until: datetime | None = None
) -> tuple[SolvedGame, ...]:
    """The last games that were finished, the oldest first: those that are rated at once."""
    found = (one for kind in store.kinds if kind.name == game for one in kind.solved())
    known = (one for one in found if tells_speed(one) and (until is None or one.at < until))
    return tuple(reversed(list(islice(known, _GAMES))))


def tells_speed(game: SolvedGame) -> bool:
    """Whether a game counts for how quick the learner is: their own, of a level rated at once."""
    return game.is_own_work and game.level is not None and TIER_OF_LEVEL[game.level] <= LAST_TIER


def speed_of(games: Sequence[SolvedGame]) -> float | None:
    """The learner's factor; None where there is no game to go by."""
    found = [(rated.score, one.seconds / 60) for one in games if (rated := one.rated()) is not None]
    pairs = [(score, real) for score, real in found if real > _TOO_QUICK * score > 0]
    return own_factor(pairs) if pairs else None
