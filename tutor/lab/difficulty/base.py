"""The puzzles a study is made from, each with its difficulty and what is counted of it."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tutor.base.watch import Pulse, no_pulse
from tutor.lab.calibration.fitting import Vector
from tutor.lab.calibration.material import Row
from tutor.rating.cnf import Cnf
from tutor.rating.grid_cnf import cnf_of
from tutor.rating.study import BACKTRACKING, STUDY_TECHNIQUES, study_counts
from tutor.rating.visual import Visual, visual_of
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import Technique

HARDEST_LEFT_OUT = 10
"""So many puzzles of the first base the study's program drops before it looks at criteria."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of the base."""

    line: int
    grid: Grid
    difficulty: float
    visual: Visual
    counts: Counter[str]
    """Uses of the study's techniques, and values tried."""

    @cached_property
    def text(self) -> str:
        """The grid in one line."""
        return line_of(self.grid)

    @cached_property
    def cnf(self) -> Cnf:
        """Its formula."""
        return cnf_of(self.grid).cnf


@dataclass(frozen=True)
class Base:
    """All of them, and the order in which techniques were tried."""

    puzzles: Sequence[Puzzle]
    order: tuple[str, ...]
    """The techniques, backtracking last."""

    @cached_property
    def difficulties(self) -> Vector:
        """By puzzle."""
        return np.array([puzzle.difficulty for puzzle in self.puzzles])

    @cached_property
    def texts(self) -> list[str]:
        """By puzzle."""
        return [puzzle.text for puzzle in self.puzzles]

    def without_hardest(self) -> "Base":
        """The same without the hardest few, as the study's program of criteria has it."""
        hardest = set(np.argsort(-self.difficulties, kind="stable")[:HARDEST_LEFT_OUT].tolist())
        kept = [puzzle for index, puzzle in enumerate(self.puzzles) if index not in hardest]
        return Base(kept, self.order)


def base_of(
    rows: Sequence[Row],
    techniques: Sequence[Technique] = STUDY_TECHNIQUES,
    *,
    report: Callable[[int, int], None] = lambda *_: None,
    pulse: Pulse = no_pulse,
) -> Base:
    """Count the uses of techniques in every puzzle."""
    puzzles = []
    for done, row in enumerate(rows):
        report(done, len(rows))
        counts = study_counts(row.grid, pulse, techniques)
        visual = visual_of(row.grid)
        puzzles.append(Puzzle(row.line, row.grid, row.difficulty, visual, counts))
    return Base(puzzles, (*(technique.id for technique in techniques), BACKTRACKING))
