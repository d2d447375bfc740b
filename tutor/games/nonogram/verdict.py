"""What clues are worth: whether there is exactly one picture to find."""

from itertools import islice
from typing import Literal

from tutor.base.watch import BudgetSpent, Pulse, Watch, no_pulse
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.solver import solutions

Verdict = Literal["unique", "several", "none", "unknown"]
_MOST_BRANCHES = 20_000
"""After so many tries nobody waits any longer."""


def judge(puzzle: Puzzle, pulse: Pulse = no_pulse) -> Verdict:
    """Whether a puzzle has one solution, several or none, or takes too long to tell."""
    try:
        found = list(islice(solutions(Position(puzzle), Watch(None, _MOST_BRANCHES, pulse)), 2))
    except BudgetSpent:
        return "unknown"
    if not found:
        return "none"
    return "unique" if len(found) == 1 else "several"
