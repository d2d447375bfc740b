"""Why is this digit here, or not there? The proof that needs the least effort, if there is one."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tutor.explain.path import walk
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

Verdict = Literal["proved", "refuted", "not-yet", "open", "known", "contradiction"]


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
    - ``not-yet``: it is true, but no path of known techniques leads there;
    - ``open``: the solutions of the grid differ on it, or the board is too large to know;
    - ``known``: the board shows it already;
    - ``contradiction``: nothing can be said, for the board has no solution.
    """

    verdict: Verdict
    claim: Claim
    steps: tuple[Step, ...] = ()


def why(grid: Grid, claim: Claim, techniques: Sequence[Technique] = LADDER) -> Reason:
    """Judge a claim about a cell, with the simplest proof there is."""
    known = _on_the_board(grid, claim)
    if known is not None:
        return Reason("known" if known else "refuted", claim)
    truth = _truth(grid, claim)
    if truth == "contradiction":
        return Reason("contradiction", claim)
    if truth == "false":
        return Reason("refuted", claim, proof(grid, claim.opposite, techniques))
    steps = proof(grid, claim, techniques)
    if steps:
        return Reason("proved", claim, steps)
    return Reason("not-yet" if truth == "true" else "open", claim)


def _on_the_board(grid: Grid, claim: Claim) -> bool | None:
    """Whether the claim can be read off the board; None if it cannot."""
    if value := grid.values[claim.cell]:
        return (value == claim.digit) == claim.holds
    if not claim.holds and not grid.candidates[claim.cell] >> claim.digit - 1 & 1:
        return True
    return None


def _truth(
    grid: Grid, claim: Claim
) -> Literal["true", "false", "open", "unknown", "contradiction"]:
    """Whether the claim holds in every solution, in none, or in some."""
    if not search.is_quick(grid):
        return "unknown"
    with_digit, without = grid.copy(), grid.copy()
    with_digit.restrict(claim.cell, 1 << claim.digit - 1)
    without.eliminate(claim.cell, claim.digit)
    possible, avoidable = (search.solve(g) is not None for g in (with_digit, without))
    if possible and avoidable:
        return "open"
    if not possible and not avoidable:
        return "contradiction"
    return "true" if possible == claim.holds else "false"


def proof(grid: Grid, claim: Claim, techniques: Sequence[Technique] = LADDER) -> tuple[Step, ...]:
    """The steps that prove a claim with the least effort; none if it cannot be proved."""
    position = Position(grid)
    direct = _direct(position, claim, techniques)
    if direct is not None and direct.technique == techniques[0].id:
        return (direct,)
    proofs: list[tuple[Step, ...]] = [(direct,)] if direct is not None else []
    for walk_on in (walk, _walk_in_rounds):
        steps = _until_settled(walk_on(position.copy(), techniques), claim, position)
        if steps:
            proofs.append(_without_detours(position, steps))
    return min(proofs, key=_effort, default=())


def _effort(steps: Sequence[Step]) -> float:
    return sum(TECHNIQUES[step.technique].rating_of(step) or 100 for step in steps)


def _direct(position: Position, claim: Claim, techniques: Sequence[Technique]) -> Step | None:
    """One step that settles the claim, of the simplest technique that has one."""
    for technique in techniques:
        for step in technique.find(position):
            if claim.is_settled_by(step, position):
                return step
    return None


def _walk_in_rounds(position: Position, techniques: Sequence[Technique]) -> Iterator[Step]:
    """Like the path, but with all the steps of the simplest technique at once.

    What is far away is reached in fewer rounds, often by a shorter proof.
    """
    while position.empty:
        for technique in techniques:
            found = list(technique.find(position))
            if found:
                break
        else:
            return
        for step in found:
            if all(
                position.candidates[cell] >> digit - 1 & 1
                for cell, digit in step.placements + step.eliminations
            ):
                yield step
                position.apply(step)


def _until_settled(steps: Iterable[Step], claim: Claim, position: Position) -> list[Step]:
    """The steps up to the one that settles the claim; none if that does not come."""
    taken: list[Step] = []
    for step in steps:
        taken.append(step)
        if claim.is_settled_by(step, position):
            return taken
    return []


def _without_detours(position: Position, steps: list[Step]) -> tuple[Step, ...]:
    """As few of the steps as still lead to the last: drop halves, then smaller pieces."""
    kept = steps
    size = len(steps) - 1
    while size >= 1:
        start = max(len(kept) - 1 - size, 0)
        while True:
            shorter = _replayed(position, kept[:start] + kept[start + size :])
            if shorter is not None and start + size < len(kept):
                kept = list(shorter)
            if start == 0:
                break
            start = max(start - size, 0)
        size //= 2
    return tuple(kept)


def _replayed(start: Position, steps: list[Step]) -> tuple[Step, ...] | None:
    """The same conclusions one after the other, each with its evidence on that board."""
    position = start.copy()
    found: list[Step] = []
    for step in steps:
        again = _again(position, step)
        if again is None:
            return None
        found.append(again)
        position.apply(again)
    return tuple(found)


def _again(position: Position, wanted: Step) -> Step | None:
    """A step of the same technique that concludes at least the same."""
    conclusion = _facts(wanted)
    for step in TECHNIQUES[wanted.technique].find(position):
        if conclusion <= _facts(step):
            return step
    return None


def _facts(step: Step) -> set[tuple[bool, Candidate]]:
    return {(True, placed) for placed in step.placements} | {
        (False, removed) for removed in step.eliminations
    }
