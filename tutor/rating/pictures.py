"""The rating of a nonogram: a level, predicted minutes, and what they rest on.

The minutes are a convention. Unlike those of Sudoku they were fitted to nobody's times:
``SECONDS`` says what each part of the work is taken to cost, and the
score is their sum. As nothing in it is negative, more work never makes a picture easier.
What the scores are good for is comparing pictures.

Their levels are those of Sudoku. Size matters more to people than the rule up to the second
tier: there, pictures that are small and open are one level lower.
"""

from collections.abc import Iterable

from tutor.base.watch import Pulse, Watch, no_pulse
from tutor.nonogram import solver
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import RULES, SEARCH
from tutor.rating.levels import LEVEL_OF_TIER, Difficulty, Level, NotRated
from tutor.rating.models import Figures, weighted
from tutor.rating.profile import OF_SUDOKU
from tutor.rating.sweeps import OF_NONOGRAMS, SweepProfile, sweep_profile

NonogramRating = Difficulty[SweepProfile]

SECONDS: dict[str, float] = {
    "cells": 2.0,
    "looks": 2.0,
    "uses": 2.0,
    "probes": 30.0,
    "depth": 60.0,
}
"""What the figures of a puzzle count for: so much that a picture of 10 x 10 takes about as long as
it took people who were timed on a few."""

SMALL_PICTURE = 144
"""The most cells of a small picture: 12 x 12."""
OPEN_PICTURE = 6
"""The most sweeps over an open one."""
_LOWER: dict[Level, Level] = {"easy": "beginner", "medium": "easy"}


def rate_picture(puzzle: Puzzle, pulse: Pulse = no_pulse) -> NonogramRating:
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
    profile = sweep_profile(Position(puzzle, pulse=pulse), solved.solution)
    if profile.hardest == SEARCH.id:
        profile.depth = 1 + max(solved.effort.branches, 1).bit_length()
    score = weighted(figures(profile, puzzle), SECONDS) / 60
    return NonogramRating(score, level_of_picture(profile, puzzle), profile)


def picture_rating(puzzle: Puzzle, pulse: Pulse = no_pulse) -> NonogramRating | None:
    """The same; None if it has not exactly one solution."""
    try:
        return rate_picture(puzzle, pulse)
    except NotRated:
        return None


def figures(profile: SweepProfile, puzzle: Puzzle) -> Figures:
    """The parts of the work: writing, looking, harder steps, trials, and how they nest."""
    return {
        "cells": float(puzzle.cell_count),
        "looks": float(len(puzzle.lines) * profile.sweeps),
        "uses": OF_NONOGRAMS.uses(profile.counts),
        "probes": float(profile.probes),
        "depth": float(profile.depth),
    }


def levels_of_rule(rule: str) -> tuple[Level, ...]:
    """The levels that a nonogram can have whose hardest rule is this one, the lowest first."""
    level = LEVEL_OF_TIER[RULES[rule].tier]
    return (_LOWER[level], level) if level in _LOWER else (level,)


def level_of_picture(profile: SweepProfile, puzzle: Puzzle) -> Level:
    """The level of a nonogram with this profile."""
    is_small_and_open = puzzle.cell_count <= SMALL_PICTURE and profile.sweeps <= OPEN_PICTURE
    return levels_of_rule(profile.hardest)[0 if is_small_and_open else -1]


_MINUTES_A_STEP = 0.5
"""For each point of the rating of a technique, or of a rule, by convention. In a puzzle steps are
seen in passing, and count seconds; here one is asked for by itself, and has to be read, looked for
and shown."""


def minutes_for(techniques: Iterable[str]) -> float:
    """What single steps of these techniques take, each as often as it is named; by convention."""
    return _MINUTES_A_STEP * OF_SUDOKU.ratings(techniques)


def minutes_for_rules(rules: Iterable[str]) -> float:
    """What single steps of these rules take, each as often as it is named; by convention."""
    return _MINUTES_A_STEP * OF_NONOGRAMS.ratings(rules)


def minutes_left(position: Position, solution: Position) -> float:
    """How long the rest of a picture takes that logic finishes, by the rater's own seconds."""
    profile = sweep_profile(position, solution)
    left = float(position.puzzle.cell_count - position.known)
    parts = {**figures(profile, position.puzzle), "cells": left}
    return weighted(parts, SECONDS) / 60
