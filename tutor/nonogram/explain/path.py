"""The simplest next step, every step of a rule, and a whole path of steps."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step


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
