"""What to tell a learner who asks for a hint: the mistake first, else the simplest step."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.nonogram.explain.diagnose import Diagnosis, Move, diagnose
from tutor.nonogram.explain.path import simplest
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import LADDER, SEARCH, Rule
from tutor.nonogram.rules.step import Step


@dataclass(frozen=True)
class Advice:
    """A mistake to mend, or a step to take, or neither."""

    diagnosis: Diagnosis
    step: Step | None


def advise(
    position: Position,
    moves: Sequence[Move] | None = None,
    rules: Sequence[Rule] = (*LADDER, SEARCH),
) -> Advice:
    """The hint for a board, right or wrong; the board's pulse may stop the thinking."""
    diagnosis = diagnose(position, moves)
    step = None if diagnosis.mistake else simplest(position, rules)
    return Advice(diagnosis, step)
