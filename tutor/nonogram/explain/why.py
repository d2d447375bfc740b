"""Why is this cell black, or white? The simplest step, a path, a proof, and what solutions say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tutor.nonogram.explain.truth import has_solution, may_have_solution
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.trial import refutation


def simplest(position: Position, rules: Sequence[Rule] = LADDER) -> Step | None:
    """The clearest step of the first rule that applies."""
    if position.is_full:
        return None
    for rule in rules:
        position.pulse()
        for step in rule.find(position):
            return step
    return None


def all_steps(position: Position, rule: Rule) -> list[Step]:
    """Every step of a rule, each conclusion of a line once."""
    return list(rule.find(position))


def walk(position: Position, rules: Sequence[Rule] = LADDER) -> Iterator[Step]:
    """The path from a position, one step at a time.

    A step is applied when the next one is asked for, so that the position can be shown
    before and after.
    """
    while (step := simplest(position, rules)) is not None:
        yield step
        position.apply(step.black, step.white)


@dataclass(frozen=True)
class Path:
    """How far a choice of rules gets."""

    steps: tuple[Step, ...]
    reached: Position

    @property
    def is_complete(self) -> bool:
        """Whether every cell is black or white."""
        return self.reached.is_full


def path(position: Position, rules: Sequence[Rule] = LADDER) -> Path:
    """The whole path: always the simplest rule that applies, until none does."""
    reached = position.copy()
    return Path(tuple(walk(reached, rules)), reached)


Verdict = Literal["proved", "refuted", "not-yet", "open", "known", "contradiction"]
_TRIALS = 4
"""The tier from which on rules try colours."""


@dataclass(frozen=True)
class Claim:
    """That a cell has a colour."""

    cell: int
    colour: int

    @property
    def opposite(self) -> "Claim":
        """The claim that is true when this one is not."""
        return Claim(self.cell, BLACK + WHITE - self.colour)

    def is_settled_by(self, step: Step) -> bool:
        """Whether a step says so."""
        return self.cell in (step.black if self.colour == BLACK else step.white)


@dataclass(frozen=True)
class Reason:
    """What can be said about a claim.

    - ``proved``: the steps prove it, the last one settles it;
    - ``refuted``: it is false; the steps, if any, prove the opposite;
    - ``not-yet``: it is true, as far as anybody knows, but no path of known rules leads there;
    - ``open``: the solutions of the puzzle differ on it;
    - ``known``: the board shows it already;
    - ``contradiction``: nothing can be said, for the board has no solution.
    """

    verdict: Verdict
    claim: Claim
    steps: tuple[Step, ...] = ()
    is_shown: bool = False
    """Whether the board itself shows it: no proof is needed."""


def why(position: Position, claim: Claim, rules: Sequence[Rule] = LADDER) -> Reason:
    """Judge a claim about a cell, with the simplest proof there is."""
    pulse = position.pulse
    if not may_have_solution(position, pulse):
        return Reason("contradiction", claim)
    colour = position.colour(claim.cell)
    if colour != UNKNOWN:
        verdict: Verdict = "known" if colour == claim.colour else "refuted"
        return Reason(verdict, claim, is_shown=True)
    can_be, can_be_other = (
        has_solution(_with(position, one), pulse) for one in (claim, claim.opposite)
    )
    if can_be and can_be_other:
        return Reason("open", claim)
    # Where nobody could find out whether both can be, rules may still tell.
    if can_be is not False and not can_be_other and (steps := proof(position, claim, rules)):
        return Reason("proved", claim, steps)
    if not can_be and (steps := proof(position, claim.opposite, rules)):
        return Reason("refuted", claim, steps)
    return Reason("refuted" if can_be is False else "not-yet", claim)


def _with(position: Position, claim: Claim) -> Position:
    board = position.copy()
    board.set(claim.cell, claim.colour)
    return board


def proof(position: Position, claim: Claim, rules: Sequence[Rule] = LADDER) -> tuple[Step, ...]:
    """Steps that prove a claim; nothing if no path of these rules leads there.

    One step if one is enough; else a path through lines, then a trial of this very cell,
    then a path with trials of others.
    """
    in_lines = [rule for rule in rules if rule.tier < _TRIALS]
    for rule in in_lines:
        for step in rule.find(position):
            if claim.is_settled_by(step):
                return (step,)
    if steps := _path_to(position, claim, in_lines):
        return steps
    if any(rule.id == "contradiction" for rule in rules):
        refuted = refutation(position, claim.cell, claim.opposite.colour)
        if refuted is not None:
            return (refuted,)
    return _path_to(position, claim, rules) if len(in_lines) < len(rules) else ()


def _path_to(position: Position, claim: Claim, rules: Sequence[Rule]) -> tuple[Step, ...]:
    """The part of a path that a claim needs, up to the step that settles it."""
    steps = []
    for step in walk(position.copy(), rules):
        steps.append(step)
        if claim.is_settled_by(step):
            return needed(position.puzzle, steps)
    return ()


def needed(puzzle: Puzzle, steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps that the last one rests on, and it.

    What a step says depends on its lines alone: whatever was found before in one of them
    is needed, and nothing else.
    """
    last = steps[-1]
    lines, kept = _lines(puzzle, last), [last]
    for step in reversed(steps[:-1]):
        if any(line in lines for cell in step.concluded for line in puzzle.lines_of(cell)):
            kept.append(step)
            lines |= _lines(puzzle, step)
    return tuple(reversed(kept))


def _lines(puzzle: Puzzle, step: Step) -> set[Line]:
    """The lines that a step looks at."""
    tried = {line for cell in step.cells("assumed") for line in puzzle.lines_of(cell)}
    return {step.line, *tried, *(consequence.line for consequence in step.trail)}
