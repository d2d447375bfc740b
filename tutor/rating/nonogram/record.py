"""A rating as a record: what ``tutor nonogram rate --json`` prints, and everything else uses.

Records hold nothing but text and numbers, so that other processes can make them.
"""

from typing import Any

from tutor.nonogram.puzzle import Puzzle
from tutor.rating import quine
from tutor.rating.models import sat_figures, weighted
from tutor.rating.nonogram.puzzle_cnf import cnf_of
from tutor.rating.nonogram.rater import NotRated, rate
from tutor.rating.quine import Heuristic
from tutor.sudoku.sat import TooLarge
from tutor.sudoku.watch import Pulse, no_pulse

Record = dict[str, Any]

SAT_MINUTES: dict[Heuristic, dict[str, float]] = {
    "random": {"constant": 5.35, "depth-1": 13.4, "depth-2": 8.9, "eliminations": 0.000804},
    "smallest": {
        "constant": 0.747,
        "depth-1": 7.02,
        "depth-2": 7.69,
        "disjunctions": 0.651,
        "eliminations": 0.0122,
    },
    "largest": {"constant": 5.25, "depth-1": 7.68, "eliminations": 0.00107},
}
"""What the figures of a formula count for, in minutes. No times of people are behind them:
they were fitted, by least squares with nothing below 0, to the scores of our own rater on
random puzzles. ``python -m tutor.rating.nonogram.fit`` does it again."""

LARGE_FORMULA = 10_000
"""The clauses of a board of about 25 x 25."""
MOST_DISJUNCTIONS = 2_000
"""After so many, a few seconds on such a board, it is left undecided."""
MOST_ON_LARGE_BOARDS = 500
"""The same above it: each disjunction takes longer there."""


def record_of(
    puzzle: Puzzle,
    heuristic: Heuristic | None = None,
    seed: str = "0",
    pulse: Pulse = no_pulse,
) -> Record:
    """Everything about a puzzle; ``flaw`` says why it has no rating, if it has none.

    Args:
        puzzle: the puzzle.
        heuristic: how its formula is explored; None leaves the formula out.
        seed: for the random heuristic.
        pulse: called often; may raise to stop.
    """
    record: Record = {"title": puzzle.title, "width": puzzle.width, "height": puzzle.height}
    try:
        record |= rate(puzzle, pulse).as_json()
    except NotRated as problem:
        record |= {
            "score": None,
            "level": None,
            "hardest": None,
            "counts": {},
            "flaw": problem.flaw,
        }
    if heuristic is not None:
        try:
            record["sat"] = sat_of(puzzle, heuristic, seed, pulse)
        except TooLarge:
            record["sat"] = None
        else:
            if "flaw" in record:
                record["sat"]["score"] = None
    return record


def sat_of(
    puzzle: Puzzle, heuristic: Heuristic, seed: str = "0", pulse: Pulse = no_pulse
) -> Record:
    """A puzzle as a formula, and what it takes to satisfy that.

    Raises:
        TooLarge: the formula would be.
    """
    cnf = cnf_of(puzzle, pulse).cnf
    most = MOST_DISJUNCTIONS if len(cnf.clauses) <= LARGE_FORMULA else MOST_ON_LARGE_BOARDS
    outcome = quine.solve(cnf, heuristic, seed=seed, most=most, pulse=pulse)
    score = None
    if outcome.status == "satisfied":
        score = round(weighted(sat_figures(outcome), SAT_MINUTES[heuristic]), 2)
    return {
        "variables": len(cnf.variables),
        "clauses": len(cnf.clauses),
        "density": round(cnf.density, 2),
        "heuristic": heuristic,
        "status": outcome.status,
        "depth": outcome.depth,
        "disjunctions": list(outcome.disjunctions),
        "eliminations": list(outcome.eliminations),
        "score": score,
    }
