"""What to tell a learner who asks for a hint: the mistake first, else the simplest step."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.explain.diagnose import Diagnosis, Move, diagnose
from tutor.explain.path import simplest
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, SEARCH, Technique
from tutor.techniques.step import Step


@dataclass(frozen=True)
class Advice:
    """A mistake to mend, or a step to take, or neither."""

    diagnosis: Diagnosis
    step: Step | None


def advise(
    grid: Grid,
    moves: Sequence[Move] | None = None,
    marks: Sequence[int] | None = None,
    techniques: Sequence[Technique] = (*LADDER, SEARCH),
) -> Advice:
    """The hint for a board with its marks, right or wrong."""
    diagnosis = diagnose(grid, moves, marks)
    step = None if diagnosis.mistake else simplest(diagnosis.board, techniques)
    return Advice(diagnosis, step)
