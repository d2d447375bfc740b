"""Fit the minutes that a formula stands for: ``python -m tutor.lab.calibration.formula_minutes``.

What they are fitted to are the scores of our own rater on random puzzles, from small and
easy ones to those of 20 x 20 that need trials. Like calibration it needs NumPy and SciPy.
"""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

import numpy as np

from tutor.lab.calibration.logs import by_logs
from tutor.nonogram.generator import random_picture
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.rating import quine
from tutor.rating.levels import NotRated
from tutor.rating.models import SAT_FIGURES, sat_figures
from tutor.rating.pictures import rate_picture as rate
from tutor.rating.puzzle_cnf import cnf_of
from tutor.rating.quine import HEURISTICS, Heuristic

SIZES = (5, 8, 10, 12, 15, 20)
SHARES = (0.5, 0.55, 0.6, 0.65)
"""What is black."""
PER_KIND = 12
"""How many puzzles of each size and share."""
MOST = 500
"""Disjunctions after which a puzzle is left out."""


def sample(
    sizes: tuple[int, ...] = SIZES, shares: tuple[float, ...] = SHARES, count: int = PER_KIND
) -> list[tuple[Puzzle, float]]:
    """Random puzzles with one solution, and their scores."""
    kinds = [(size, share) for size in sizes for share in shares]
    return [rated for kind in kinds for rated in islice(_rated(*kind), count)]


def _rated(size: int, share: float) -> Iterator[tuple[Puzzle, float]]:
    """Puzzles of one kind, without end."""
    seed = 0
    while True:
        puzzle = puzzle_of(random_picture(size, size, share, f"fit {size} {share} {seed}"))
        with suppress(NotRated):
            yield puzzle, rate(puzzle).score
        seed += 1


def fitted(rated: list[tuple[Puzzle, float]], heuristic: Heuristic) -> dict[str, float]:
    """The minutes of each figure, by the logarithms of the scores, and none below 0."""
    rows, scores = [], []
    for puzzle, score in rated:
        outcome = quine.solve(cnf_of(puzzle).cnf, heuristic, most=MOST)
        if outcome.status == "satisfied":
            rows.append(list(sat_figures(outcome).values()))
            scores.append(score)
    minutes = by_logs(np.array(rows), np.array(scores))
    return {
        name: float(f"{value:.3g}")
        for name, value in zip(SAT_FIGURES, minutes.tolist(), strict=True)
    }


def main() -> None:
    """Print what ``SAT_MINUTES`` should say."""
    rated = sample()
    for heuristic in HEURISTICS:
        print(f'"{heuristic}": {fitted(rated, heuristic)},', flush=True)


if __name__ == "__main__":
    main()
