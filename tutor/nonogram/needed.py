"""The steps of a path that its last one rests on."""

from collections.abc import Iterable, Iterator, Sequence

from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.step import Step, Trial


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
    return {step.line, *(one.line for one in step.excluded), *_tried_in(puzzle, step.trials)}


def _tried_in(puzzle: Puzzle, trials: Iterable[Trial]) -> Iterator[Line]:
    """The lines that trials look at, with those inside them."""
    for trial in trials:
        yield from puzzle.lines_of(trial.cell)
        if trial.line is not None:
            yield trial.line
        for one in trial.trail:
            yield one.line
            yield from (why.line for why in one.excluded)
            yield from _tried_in(puzzle, one.inner)
