"""The rating of a nonogram: a level, predicted minutes, and what they rest on.

The minutes are a convention. Unlike those of Sudoku they were fitted to nobody's times:
``SECONDS`` says what each part of the work is taken to cost somebody practised, and the
score is their sum. As nothing in it is negative, more work never makes a picture easier.
What the scores are good for is comparing pictures.
"""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from tutor.nonogram import solver
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import RULES, SEARCH
from tutor.rating.levels import Level
from tutor.rating.models import Figures, weighted
from tutor.rating.nonogram.levels import level_of
from tutor.rating.nonogram.profile import Profile, profile_of, rating_of
from tutor.sudoku.watch import Pulse, Watch, no_pulse

Flaw = Literal["invalid", "none", "multiple"]
"""Why a puzzle has no rating: its clues cannot be, or it has no solution, or several."""
FLAWS: tuple[Flaw, ...] = get_args(Flaw)

SECONDS: dict[str, float] = {"cells": 1.0, "looks": 1.0, "uses": 1.0, "probes": 30.0, "depth": 60.0}
"""What the figures of a puzzle count for."""


class NotRated(Exception):
    """Only puzzles with exactly one solution have a difficulty."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


@dataclass(frozen=True)
class NonogramRating:
    """How hard a puzzle is."""

    score: float
    """Predicted minutes of a practised player, by convention."""
    level: Level
    hardest: str
    """The hardest rule that is needed."""
    counts: dict[str, int]
    """Uses of each rule, in ladder order."""
    sweeps: int
    """How often all lines are looked over until none says more."""
    probes: int
    """How many cells no line tells, so that they have to be tried or searched."""
    depth: int
    """How deep suppositions are nested: 0 where lines are enough, 1 where trials are. A
    search of 1, 2 to 3, 4 to 7 … guesses is at least 2, 3, 4 … deep."""
    cells: int
    """How many cells there are to fill."""
    black: float
    """The share of them that is black."""

    @property
    def minutes(self) -> int:
        """The score for people: halves of minutes would promise too much."""
        return max(1, round(self.score))

    def as_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return {
            "score": round(self.score, 2),
            "level": self.level,
            "hardest": self.hardest,
            "counts": self.counts,
            "sweeps": self.sweeps,
            "probes": self.probes,
            "depth": self.depth,
            "cells": self.cells,
            "black": round(self.black, 3),
        }


def rate(puzzle: Puzzle, pulse: Pulse = no_pulse) -> NonogramRating:
    """The rating of a puzzle with exactly one solution.

    Raises:
        NotRated: it has not exactly one.
    """
    if next(puzzle.faults(), None) is not None:
        raise NotRated("invalid")
    solved = solver.solve(puzzle, Watch(pulse=pulse))
    if solved.status == "none":
        raise NotRated("none")
    if solved.status == "multiple":
        raise NotRated("multiple")
    assert solved.solution is not None
    profile = profile_of(Position(puzzle, pulse=pulse), solved.solution)
    depth = _depth(profile, solved.effort.branches)
    return NonogramRating(
        score=weighted(figures(profile, puzzle, depth), SECONDS) / 60,
        level=level_of(profile, puzzle),
        hardest=profile.hardest,
        counts={id_: profile.counts[id_] for id_ in RULES if profile.counts[id_]},
        sweeps=profile.sweeps,
        probes=profile.probes,
        depth=depth,
        cells=puzzle.cell_count,
        black=sum(map(sum, puzzle.rows)) / puzzle.cell_count,
    )


def figures(profile: Profile, puzzle: Puzzle, depth: int) -> Figures:
    """The parts of the work: writing, looking, harder steps, trials, and how they nest."""
    return {
        "cells": float(puzzle.cell_count),
        "looks": float(len(puzzle.lines) * profile.sweeps),
        "uses": sum(n * rating_of(id_) for id_, n in profile.counts.items() if RULES[id_].tier > 1),
        "probes": float(profile.probes),
        "depth": float(depth),
    }


def _depth(profile: Profile, branches: int) -> int:
    """How deep suppositions are nested."""
    if profile.hardest != SEARCH.id:
        return min(profile.probes, 1)
    return 1 + max(branches, 1).bit_length()
