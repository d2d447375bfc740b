"""What to tell a learner who asks for a hint: the mistake first, else the simplest step."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.base.watch import Pulse, no_pulse
from tutor.explain.diagnose import Diagnosis, Move, diagnose
from tutor.explain.path import simplest_in
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, SEARCH, Technique
from tutor.techniques.position import Position
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
    pulse: Pulse = no_pulse,
) -> Advice:
    """The hint for a board with its marks, right or wrong; the pulse may stop the thinking."""
    diagnosis = diagnose(grid, moves, marks, pulse)
    step = None if diagnosis.mistake else _simplest(diagnosis.board, techniques, pulse)
    return Advice(diagnosis, step)


def _simplest(grid: Grid, techniques: Sequence[Technique], pulse: Pulse) -> Step | None:
    """The simplest step, looked for with one technique at a time, and a pulse before each."""
    position = Position(grid, pulse)
    for technique in techniques:
        pulse()
        if (step := simplest_in(position, (technique,))) is not None:
            return step
    return None
