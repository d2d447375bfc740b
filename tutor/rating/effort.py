"""How long single steps take, and a picture that was begun."""

from collections.abc import Iterable

from tutor.nonogram.position import Position
from tutor.rating.models import weighted
from tutor.rating.pictures import SECONDS, figures
from tutor.rating.profile import OF_SUDOKU
from tutor.rating.sweeps import OF_NONOGRAMS, sweep_profile

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
    depth = min(profile.probes, 1)
    left = float(position.puzzle.cell_count - position.known)
    parts = {**figures(profile, position.puzzle, depth), "cells": left}
    return weighted(parts, SECONDS) / 60
