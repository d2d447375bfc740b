"""The simplest next step, every step of a technique, and a whole path of steps."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.base.watch import Pulse, TimeUp, no_pulse
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step


def simplest(grid: Grid, techniques: Sequence[Technique] = LADDER) -> Step | None:
    """The clearest step of the first technique that applies, on the grid's own candidates."""
    return simplest_in(Position(grid), techniques)


def simplest_in(position: Position, techniques: Sequence[Technique] = LADDER) -> Step | None:
    """The same, for a position at hand."""
    if not position.empty:
        return None
    for technique in techniques:
        if (step := technique.first(position)) is not None:
            return step
    return None


def each_step(
    grid: Grid, technique: Technique, digit: int | None = None, pulse: Pulse = no_pulse
) -> Iterator[Step]:
    """Every step of a technique, each conclusion once; of one digit if asked."""
    for step in technique.find(Position(grid, pulse)):
        if digit is None or concerns(step, digit):
            yield step


def all_steps(grid: Grid, technique: Technique, digit: int | None = None) -> list[Step]:
    """The same, all at once."""
    return list(each_step(grid, technique, digit))


def concerns(step: Step, digit: int) -> bool:
    """Whether a digit is part of what a step concludes or of the pattern it rests on."""
    return any(digit == d for _, d in step.placements + step.eliminations) or any(
        mark.digit == digit and mark.role not in ("blocker", "excluded") for mark in step.marks
    )


def walk(position: Position, techniques: Sequence[Technique] = LADDER) -> Iterator[Step]:
    """The path from a position, one step at a time.

    A step is applied when the next one is asked for, so that the position
    can be shown before and after.
    """
    while (step := simplest_in(position, techniques)) is not None:
        yield step
        position.apply(step)


@dataclass(frozen=True)
class Path:
    """How far a choice of techniques gets."""

    steps: tuple[Step, ...]
    reached: Grid
    is_cut: bool = False
    """Whether the time for it was over before the techniques were."""

    @property
    def is_complete(self) -> bool:
        """Whether every cell has its digit."""
        return self.reached.is_full


def path(grid: Grid, techniques: Sequence[Technique] = LADDER, pulse: Pulse = no_pulse) -> Path:
    """The whole path: always the simplest technique that applies, until none does.

    A pulse that raises :class:`TimeUp` ends it where it is.
    """
    position = Position(grid, pulse)
    steps: list[Step] = []
    is_cut = False
    try:
        for step in walk(position, techniques):
            steps.append(step)
    except TimeUp:
        is_cut = True
    return Path(tuple(steps), position.grid(), is_cut)
