"""How long a formula keeps a continuous-time solver in transient chaos.

Ercsey-Ravasz and Toroczkai let every variable be a real number from -1 (false) to 1 (true) that
flows down the slope of a cost, in which clauses that stay unsatisfied weigh more and more. A
formula with a solution is always solved in the end; until then the path is chaotic, and the
share of paths still wandering after a time t falls like exp(-kappa t). Their rating is
-log10 kappa. Here kappa is one over the mean time that paths from random starts take.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np
from scipy.integrate import RK23

from tutor.base.dice import Dice
from tutor.base.watch import Pulse, no_pulse
from tutor.lab.calibration.fitting import Indices, Matrix, Vector, pearson, spearman
from tutor.lab.difficulty.base import Base
from tutor.lab.difficulty.sheets import Part, Row, Scatter, Sheet
from tutor.rating.cnf import Cnf

LONGEST = 150.0
"""The time after which a path is left where it is; its time is that then."""
_FINE = 1 << 20
"""How finely a start is drawn."""


class _Flow:
    """The equations of one formula."""

    def __init__(self, cnf: Cnf) -> None:
        numbers = {variable: index for index, variable in enumerate(cnf.variables)}
        clauses = [clause for clause in dict.fromkeys(cnf.clauses) if clause]
        self.variables = len(numbers)
        self.clauses = len(clauses)
        self._groups: list[tuple[Indices, Indices, Matrix]] = []
        for size in sorted({len(clause) for clause in clauses}):
            rows = [index for index, clause in enumerate(clauses) if len(clause) == size]
            where = np.array([[numbers[abs(lit)] for lit in clauses[row]] for row in rows])
            signs = np.array([[math.copysign(1, lit) for lit in clauses[row]] for row in rows])
            self._groups.append((np.array(rows), where, signs))

    def __call__(self, _: float, state: Vector) -> Vector:
        """How variables and the weights of clauses change."""
        values, weights = state[: self.variables], state[self.variables :]
        slope = np.zeros(self.variables)
        growth = np.zeros(self.clauses)
        for rows, where, signs in self._groups:
            size = where.shape[1]
            factors = 1.0 - signs * values[where]
            ahead, behind = np.ones_like(factors), np.ones_like(factors)
            np.cumprod(factors[:, :-1], axis=1, out=ahead[:, 1:])
            behind[:, :-1] = np.cumprod(factors[:, :0:-1], axis=1)[:, ::-1]
            scale = 0.5**size
            without = scale * ahead * behind
            whole = without[:, 0] * factors[:, 0]
            growth[rows] = weights[rows] * whole
            pull = 2.0 * (weights[rows] * whole)[:, np.newaxis] * signs * without
            slope += np.bincount(where.ravel(), pull.ravel(), minlength=self.variables)
        return np.concatenate([slope, growth])

    def is_solved(self, state: Vector) -> bool:
        """Whether the signs of the variables satisfy every clause."""
        values = state[: self.variables]
        return all(
            bool(((signs * values[where]) > 0).any(axis=1).all())
            for _, where, signs in self._groups
        )


def lifetimes(cnf: Cnf, seed: str, paths: int, pulse: Pulse = no_pulse) -> Sequence[float]:
    """The time until each path from a random start satisfies the formula."""
    flow = _Flow(cnf)
    dice = Dice(f"{seed} chaos")
    found = []
    for _ in range(paths):
        start = [2 * dice.below(_FINE) / _FINE - 1 for _ in range(flow.variables)]
        state = np.concatenate([np.array(start), np.ones(flow.clauses)])
        solver = RK23(flow, 0.0, state, LONGEST, rtol=1e-2, atol=1e-2)
        while solver.status == "running" and not flow.is_solved(solver.y):
            pulse()
            solver.step()
        found.append(float(solver.t))
    return found


def rating(times: Sequence[float]) -> float:
    """-log10 of one over the mean time: 0 where it is 1, one more where it is ten times as long."""
    return math.log10(max(sum(times) / len(times), 1e-9))


def chaos(
    base: Base, seed: str, paths: int, report: Callable[[int, int], None] = lambda *_: None
) -> Part:
    """The rating of every puzzle, against its difficulty."""
    times = []
    for done, puzzle in enumerate(base.puzzles):

        def pulse(done: int = done) -> None:
            report(done, len(base.puzzles))

        times.append(lifetimes(puzzle.cnf, seed, paths, pulse))
    ratings = np.array([rating(each) for each in times])
    summary: list[Row] = [
        (
            paths,
            pearson(ratings, base.difficulties),
            spearman(ratings, base.difficulties),
            float(ratings.min()),
            float(np.median(ratings)),
            float(ratings.max()),
            sum(time >= LONGEST for each in times for time in each),
        )
    ]
    each: list[Row] = [
        (puzzle.text, puzzle.difficulty, float(value))
        for puzzle, value in zip(base.puzzles, ratings, strict=True)
    ]
    columns = ("paths", "r", "rho", "least", "median", "most", "unfinished")
    return Part(
        "chaos",
        [
            Sheet("chaos", columns, summary),
            Sheet("chaos-each", ("puzzle", "difficulty", "chaos"), each, is_long=True),
        ],
        [Scatter.of("chaos", ratings, base.difficulties, "chaos", "difficulty")],
    )
