"""The simplest reason for a digit placed or a candidate crossed out, on the board as it was."""

from collections.abc import Collection, Iterable, Sequence

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
IN_THE_HEAD = 3
"""So many steps can be taken without writing their candidates down; more are no proof."""
EASILY_SEEN = 2
"""The tier of patterns that people use without writing them down."""
_EASY = tuple(technique for technique in LADDER if technique.tier == 1)


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


def without_placing(position: Position, claim: Claim, pulse: Pulse) -> tuple[Step, ...]:
    """Steps that only remove candidates, and the one that then settles a claim.

    None where that does not come, or takes more steps than anybody keeps in mind: whoever
    concluded it needed other digits first, or luck.
    """
    steps = _shortened(position, _all_removing(position, claim, pulse), pulse)
    return steps if len(steps) <= IN_THE_HEAD + 1 else ()


def _all_removing(position: Position, claim: Claim, pulse: Pulse) -> list[Step]:
    """The same with all detours, the simplest techniques first; none if it does not come."""
    reached = position.copy()
    steps: list[Step] = []
    while found := _removing(reached, pulse):
        for step in found:
            if any(reached.candidates[cell] >> digit - 1 & 1 for cell, digit in step.eliminations):
                steps.append(step)
                reached.apply(step)
                if claim.is_settled_by(step, reached):
                    return steps
        if claim.holds and (last := _most_settled(reached, (claim,), _EASY, pulse)[0]):
            return [*steps, last]
    return []


def _removing(position: Position, pulse: Pulse) -> list[Step]:
    """Every step of the simplest technique that takes candidates away and is easily seen."""
    for technique in LADDER:
        if technique.tier == EASILY_SEEN:
            pulse()
            found = [step for step in technique.find(position) if not step.placements]
            if found:
                return found
    return []


def _shortened(start: Position, steps: list[Step], pulse: Pulse) -> tuple[Step, ...]:
    """As few of the steps as still lead to the last: drop halves, then smaller pieces."""
    kept = _taken_again(start, steps, pulse, may_skip=True) or steps
    size = len(kept) - 1
    while size >= 1:
        end = len(kept) - 1
        while end > 0:
            begin = max(end - size, 0)
            shorter = _taken_again(start, kept[:begin] + kept[end:], pulse)
            if shorter is not None:
                kept = shorter
                end = min(begin, len(kept) - 1)
            else:
                end = begin
        size //= 2
    return tuple(kept)


def _taken_again(
    start: Position, steps: Sequence[Step], pulse: Pulse, *, may_skip: bool = False
) -> list[Step] | None:
    """The same conclusions, each with its evidence on the board it comes on, if all follow.

    Steps may be skipped that no longer follow, but for the last.
    """
    position = start.copy()
    taken: list[Step] = []
    for step in steps:
        pulse()
        wanted = [
            (cell, digit)
            for cell, digit in step.placements + step.eliminations
            if position.candidates[cell] >> digit - 1 & 1
        ]
        if not wanted:
            continue
        again = _again(position, step.technique, wanted)
        if again is None and may_skip and step is not steps[-1]:
            continue
        if again is None:
            return None
        taken.append(again)
        position.apply(again)
    return taken


def _again(position: Position, technique: str, wanted: Collection[tuple[int, int]]) -> Step | None:
    """A step of a technique that concludes at least so much."""
    for step in TECHNIQUES[technique].find(position):
        concluded = step.placements + step.eliminations
        if all(found in concluded for found in wanted):
            return step
    return None
