"""How long finding something on a board takes, by the same weights as a whole grid."""

from collections import Counter
from collections.abc import Iterable

from tutor.rating.models import openness_figures, weighted
from tutor.rating.plain import openings
from tutor.rating.profile import Openness, Profile, Sweep, rating_of
from tutor.rating.weights import shipped
from tutor.techniques.position import Position


def minutes_to_find(
    techniques: Iterable[str] = (), digits: int = 0, on: Position | None = None
) -> float:
    """Predicted minutes of finding patterns, and digits that are in sight.

    Args:
        techniques: the technique of each pattern, as often as there are patterns; singles
            count by their digits instead.
        digits: how many digits there are to look for.
        on: the board on which they are in sight.
    """
    weights = shipped()
    openness = Openness()
    if digits:
        assert on is not None
        sweep = Sweep(on.empty.bit_count(), digits, openings(on), is_alone=digits == 1)
        openness.sweeps.append(sweep)
    figures = openness_figures(Profile(Counter(techniques), openness), weights.sight)
    return weights.minutes * weighted(figures, weights.coefficients)


def minutes_to_check(technique: str) -> float:
    """Predicted minutes of going through a pattern that is pointed at, whatever its tier."""
    weights = shipped()
    return weights.minutes * weighted({"uses": rating_of(technique)}, weights.coefficients)
