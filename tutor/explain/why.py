"""Why is this digit here, or not there? The proof that needs the least effort, if there is one."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tutor.base.dice import Dice
from tutor.base.watch import Pulse, no_pulse
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import (
    AT_A_GLANCE,
    LADDER,
    LAST_TIER,
    TECHNIQUES,
    Technique,
    at_a_glance,
)
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

_ATTEMPTS = 8
"""How many ways at random are tried, in search of a short one."""
A_FEW = 4
"""So many steps can be taken without writing anything down; more are no proof of a move."""

_NET = "forcing-net-contradiction"
Verdict = Literal["proved", "refuted", "not-yet", "open", "unknown", "known", "contradiction"]


@dataclass(frozen=True)
class Claim:
    """That a cell holds a digit, or that it does not."""

    cell: int
    digit: int
    holds: bool = True

    @property
    def opposite(self) -> "Claim":
        """The claim that is true when this one is not."""
        return Claim(self.cell, self.digit, not self.holds)

    def is_settled_by(self, step: Step, position: Position) -> bool:
        """Whether a step says so, or makes it plain."""
        if self.holds:
            return (self.cell, self.digit) in step.placements
        seen = position.tables.peers[self.cell]
        return (self.cell, self.digit) in step.eliminations or any(
            (cell == self.cell and digit != self.digit)
            or (digit == self.digit and seen >> cell & 1)
            for cell, digit in step.placements
        )


@dataclass(frozen=True)
class Reason:
    """What can be said about a claim.

    - ``proved``: the steps prove it, the last one settles it;
    - ``refuted``: it is false; the steps, if any, prove the opposite;
    - ``not-yet``: it is true, but neither a path of patterns nor one supposition shows it;
    - ``open``: the solutions of the grid differ on it;
    - ``unknown``: nothing of that decides it, and a search was not possible or given up;
    - ``known``: the board shows it already;
    - ``contradiction``: nothing can be said, for the board has no solution.
    """

    verdict: Verdict
    claim: Claim
    steps: tuple[Step, ...] = ()
    sight: Candidate | None = None
    """The placed digit that decides the claim in plain sight, if one does."""
    is_crossed_out: bool = False
    """Whether the digit is no candidate of the cell, though no placed digit excludes it."""


def why(
    grid: Grid,
    claim: Claim,
    techniques: Sequence[Technique] = LADDER,
    pulse: Pulse = no_pulse,
) -> Reason:
    """Judge a claim about a cell, with the simplest proof there is.

    On large boards that takes a while: the pulse may stop it.
    """
    sight = _in_sight(grid, claim)
    if sight is not None and sight.cell != claim.cell and grid.is_given(sight.cell):
        # However wrong the rest of the board is: what is given stays.
        return Reason("refuted" if claim.holds else "known", claim, sight=sight)
    if grid.breaks_rules or not search.may_have_solution(grid, pulse):
        return Reason("contradiction", claim)
    known = _on_the_board(grid, claim)
    if known is not None:
        verdict: Verdict = "known" if known else "refuted"
        sight = _in_sight(grid, claim)
        return Reason(verdict, claim, sight=sight, is_crossed_out=sight is None)
    truth = _truth(grid, claim, pulse)
    if truth in ("true", "unknown") and (steps := proof(grid, claim, techniques, pulse)):
        return Reason("proved", claim, steps)
    if truth in ("false", "unknown"):
        steps = proof(grid, claim.opposite, techniques, pulse)
        if steps or truth == "false":
            return Reason("refuted", claim, steps)
        return Reason("unknown", claim)
    return Reason("not-yet" if truth == "true" else "open", claim)


def _on_the_board(grid: Grid, claim: Claim) -> bool | None:
    """Whether the claim can be read off the board; None if it cannot."""
    if value := grid.values[claim.cell]:
        return (value == claim.digit) == claim.holds
    if not grid.candidates[claim.cell] >> claim.digit - 1 & 1:
        return not claim.holds
    return None


def _in_sight(grid: Grid, claim: Claim) -> Candidate | None:
    """The placed digit that decides the claim: the cell's own, or one that it sees."""
    if value := grid.values[claim.cell]:
        return Candidate(claim.cell, value)
    peers = sorted(grid.geometry.peers(claim.cell), key=lambda peer: not grid.is_given(peer))
    for peer in peers:
        if grid.values[peer] == claim.digit:
            return Candidate(peer, claim.digit)
    return None


def _truth(grid: Grid, claim: Claim, pulse: Pulse) -> Literal["true", "false", "open", "unknown"]:
    """Whether the claim holds in every solution, in none, or in some."""
    with_digit, without = grid.copy(), grid.copy()
    with_digit.restrict(claim.cell, 1 << claim.digit - 1)
    without.eliminate(claim.cell, claim.digit)
    try:
        possible, avoidable = (
            next(search.within_reach(g, pulse), None) is not None for g in (with_digit, without)
        )
    except search.OutOfReach:
        return "unknown"
    if possible and avoidable:
        return "open"
    return "true" if possible == claim.holds else "false"


def proof(
    grid: Grid,
    claim: Claim,
    techniques: Sequence[Technique] = LADDER,
    pulse: Pulse = no_pulse,
) -> tuple[Step, ...]:
    """Steps that prove a claim, the least effort of several ways; none if it cannot be proved.

    What can be seen at a glance is tried first, all of it and step by step. Where that
    does not lead there, one supposition may: that the claim is false. Single chains are
    looked for only if somebody chose them.
    """
    position = Position(grid, pulse)
    seen = at_a_glance(techniques)
    if steps := _least_effort(position, claim, seen, pulse):
        return steps
    if len(techniques) < len(LADDER):
        # Whoever names techniques gets them, however long it takes to list their steps.
        named = [technique for technique in techniques if technique.tier > LAST_TIER]
        if (direct := _direct(position, claim, named, pulse)) is not None:
            return (direct,)
    if all(technique.id != _NET for technique in techniques):
        return ()
    pulse()
    # Loaded here: few claims need it.
    from tutor.techniques.forcing.finders import refute

    step = refute(position, claim.cell, claim.digit, holds=not claim.holds)
    return (step,) if step is not None and claim.is_settled_by(step, position) else ()


def in_a_few_steps(position: Position, claim: Claim, pulse: Pulse = no_pulse) -> tuple[Step, ...]:
    """A proof that people keep in mind, of what is seen at a glance; none if it takes more.

    One that only takes candidates away comes first: digits that were needed would have been
    written down. It is what ``proof`` finds too, where nothing is simpler.
    """
    for find in (_without_placing, _least_effort):
        steps = find(position, claim, AT_A_GLANCE, pulse)
        if 0 < len(steps) <= A_FEW:
            return steps
    return ()


def _without_placing(
    position: Position, claim: Claim, techniques: Sequence[Technique], pulse: Pulse
) -> tuple[Step, ...]:
    """Steps that only take candidates away, and the one that then settles a claim."""
    steps = _until_settled(_removing(position.copy(), claim, techniques, pulse), claim, position)
    return _without_detours(position, steps, claim, pulse)


def _least_effort(
    position: Position, claim: Claim, techniques: Sequence[Technique], pulse: Pulse
) -> tuple[Step, ...]:
    """The shortest of several proofs by these techniques; none if there is no proof."""
    direct = _direct(position, claim, techniques, pulse)
    if direct is not None and TECHNIQUES[direct.technique].tier == 1:
        return (direct,)
    proofs: list[tuple[Step, ...]] = [(direct,)] if direct is not None else []
    if removing := _without_placing(position, claim, techniques, pulse):
        proofs.append(removing)
    for dice in (None, *(Dice(seed) for seed in range(_ATTEMPTS))):
        walked = _wander(position.copy(), techniques, dice, pulse)
        steps = _until_settled(walked, claim, position)
        if not steps:
            break
        proofs.append(_without_detours(position, steps, claim, pulse))
    return min(proofs, key=_effort, default=())


def _effort(steps: Sequence[Step]) -> float:
    return sum(TECHNIQUES[step.technique].rating_of(step) or 100 for step in steps)


def _each(techniques: Sequence[Technique], pulse: Pulse) -> Iterator[Technique]:
    """The techniques, with a pulse before each: on large boards one alone takes a while."""
    for technique in techniques:
        pulse()
        yield technique


def _direct(
    position: Position, claim: Claim, techniques: Sequence[Technique], pulse: Pulse
) -> Step | None:
    """One step that settles the claim, of the simplest technique that has one."""
    for technique in _each(techniques, pulse):
        for step in technique.find(position):
            if claim.is_settled_by(step, position):
                return step
    return None


def _wander(
    position: Position, techniques: Sequence[Technique], dice: Dice | None, pulse: Pulse
) -> Iterator[Step]:
    """Any step of the first tier, as long as there is one; else the simplest technique's.

    In rounds of all that is there, which reaches every place by few steps; with dice
    one by one and at random, which may stumble on a shorter proof.
    """
    easy = [technique for technique in techniques if technique.tier == 1]
    while position.empty:
        found = [step for technique in _each(easy, pulse) for step in technique.find(position)]
        if not found:
            all_found = (list(t.find(position)) for t in _each(techniques, pulse))
            found = next(filter(None, all_found), [])
        if not found:
            return
        for step in found if dice is None else (found[dice.below(len(found))],):
            pulse()
            # An earlier step of the round may have changed what this one rests on.
            if (again := _following(position, step)) is not None:
                yield again
                position.apply(again)


def _removing(
    position: Position, claim: Claim, techniques: Sequence[Technique], pulse: Pulse
) -> Iterator[Step]:
    """Patterns of the second tier that place nothing, in rounds; a single settles the claim."""
    singles, patterns = ([t for t in techniques if t.tier == tier] for tier in (1, 2))
    while True:
        last = _direct(position, claim, singles, pulse) if claim.holds else None
        if last is not None:
            yield last
            return
        all_found = (
            [step for step in technique.find(position) if not step.placements]
            for technique in _each(patterns, pulse)
        )
        found = next(filter(None, all_found), [])
        if not found:
            return
        for step in found:
            pulse()
            if (again := _following(position, step)) is not None:
                yield again
                position.apply(again)


def _until_settled(steps: Iterable[Step], claim: Claim, position: Position) -> list[Step]:
    """The steps up to the one that settles the claim; none if that does not come."""
    taken: list[Step] = []
    for step in steps:
        taken.append(step)
        if claim.is_settled_by(step, position):
            return taken
    return []


def _without_detours(
    start: Position, steps: list[Step], claim: Claim, pulse: Pulse
) -> tuple[Step, ...]:
    """As few of the steps as still lead to the last: drop halves, then smaller pieces."""
    kept = steps
    size = len(steps) - 1
    while size >= 1:
        end = len(kept) - 1
        while end > 0:
            begin = max(end - size, 0)
            shorter = kept[:begin] + kept[end:]
            if _is_path(start, shorter, claim, pulse):
                kept = shorter
            end = begin
        size //= 2
    return _told_again(start, kept, pulse)


def _is_path(start: Position, steps: list[Step], claim: Claim, pulse: Pulse) -> bool:
    """Whether each step still follows from the ones before, and the last settles the claim."""
    position = start.copy()
    again: Step | None = None
    for step in steps:
        pulse()
        again = _following(position, step)
        if again is None:
            return False
        position.apply(again)
    return again is not None and claim.is_settled_by(again, position)


def _following(position: Position, step: Step) -> Step | None:
    """The step, or a larger one of its technique, if it can be taken here.

    For singles a glance is enough; their evidence is not brought up to date.
    """
    if TECHNIQUES[step.technique].tier > 1:
        return _again(position, step)
    ((cell, digit),) = step.placements
    if not position.candidates[cell] >> digit - 1 & 1:
        return None
    if step.technique == "naked-single":
        return step if position.candidates[cell] == 1 << digit - 1 else None
    places = position.empty if step.technique == "full-house" else position.places[digit]
    houses = position.tables.houses_around[cell]
    return step if any(places & mask == 1 << cell for _, mask in houses) else None


def _told_again(start: Position, steps: list[Step], pulse: Pulse) -> tuple[Step, ...]:
    """The same conclusions, each with its evidence on the board it now comes on."""
    position = start.copy()
    told = []
    for step in steps:
        pulse()
        again = _again(position, step) or step
        told.append(again)
        position.apply(again)
    return tuple(told)


def _again(position: Position, wanted: Step) -> Step | None:
    """A step of the same technique that concludes at least as much as is still open."""
    placements = set(wanted.placements)
    eliminations = {
        found
        for found in wanted.eliminations
        if position.candidates[found.cell] >> found.digit - 1 & 1
    }
    if not placements and not eliminations:
        return None
    for step in TECHNIQUES[wanted.technique].find(position):
        if placements <= set(step.placements) and eliminations <= set(step.eliminations):
            return step
    return None
