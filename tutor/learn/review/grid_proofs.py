"""The simplest reason for a digit placed or a candidate crossed out, on the board as it was."""

from collections.abc import Iterable, Sequence

from tutor.base.watch import Pulse
from tutor.explain.why import Claim
from tutor.techniques.ladder import LADDER, LAST_TIER, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_TO_PLACE = (1, 2, 3, 4)
_TO_CROSS_OUT = (2, 1, 3, 4)
"""The tiers in which a reason is looked for: those that are seen at a glance.

Whoever crosses a candidate out has looked for a pattern, not for the digit that would
take it away as well.
"""


def in_one_step(
    position: Position,
    claims: Sequence[Claim],
    asked: Iterable[str],
    pulse: Pulse,
    *,
    is_against: bool = False,
) -> tuple[Step | None, int]:
    """The simplest step that settles the first claim, and how many of the claims it settles.

    Args:
        position: the board.
        claims: what was concluded one after the other.
        asked: techniques the coach had just spoken of: their steps come first.
        pulse: may stop the work.
        is_against: whether it shall speak against what was done: then nobody looked for a
            pattern, and the easiest is the best, as the coach tells it in a game.
    """
    order = _TO_PLACE if claims[0].holds or is_against else _TO_CROSS_OUT
    groups = [[TECHNIQUES[id] for id in asked]]
    groups += [[technique for technique in LADDER if technique.tier == tier] for tier in order]
    for group in groups:
        step, count = _most_settled(position, claims, group, pulse)
        if step is not None:
            return step, count
    return None, 0


def _most_settled(
    position: Position, claims: Sequence[Claim], techniques: Iterable[Technique], pulse: Pulse
) -> tuple[Step | None, int]:
    """The step that settles most of the claims, from the first on; the simplest of these."""
    best: Step | None = None
    most = 0
    for technique in techniques:
        pulse()
        for step in _steps(technique, position):
            count = settled_by(step, claims, position)
            if count > most:
                best, most = step, count
                if most == len(claims):
                    return best, most
    return best, most


def _steps(technique: Technique, position: Position) -> Iterable[Step]:
    """Every step of a technique; of those that take long to list, the one a hint tells."""
    if technique.tier <= LAST_TIER:
        return technique.find(position)
    step = technique.first(position)
    return () if step is None else (step,)


def settled_by(step: Step, claims: Iterable[Claim], position: Position) -> int:
    """How many of the claims a step settles before the first that it does not."""
    count = 0
    for claim in claims:
        if not claim.is_settled_by(step, position):
            break
        count += 1
    return count
