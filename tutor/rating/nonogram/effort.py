"""How long single steps take, and how long a picture that was begun."""

from collections.abc import Iterable

from tutor.nonogram.position import Position
from tutor.rating.models import weighted
from tutor.rating.nonogram.profile import profile_of, rating_of
from tutor.rating.nonogram.rater import SECONDS, figures

_MINUTES_A_STEP = 1.0
"""For each point of a rule's rating. In a picture steps are seen in passing, and count seconds;
here one is asked for by itself, and has to be read, looked for and shown."""


def minutes_for(rules: Iterable[str]) -> float:
    """What single steps of these rules take, each as often as it is named; by convention."""
    return _MINUTES_A_STEP * sum(map(rating_of, rules))


def minutes_left(position: Position, solution: Position) -> float:
    """How long the rest of a picture takes that logic finishes, by the rater's own seconds."""
    profile = profile_of(position, solution)
    depth = min(profile.probes, 1)
    left = float(position.puzzle.cell_count - position.known)
    parts = {**figures(profile, position.puzzle, depth), "cells": left}
    return weighted(parts, SECONDS) / 60
