"""A model fitted, and judged on puzzles that it was not fitted to.

The puzzles are cut into folds, and each fold is predicted by a fit to the
others. What is compared with the known difficulties are these predictions, out
of fold. That is repeated with other folds, and the figures are averaged.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tutor.lab.calibration.fitting import Agreement, Fit, Indices, Judge, Matrix, Vector, folds
from tutor.rating.models import Figures
from tutor.rating.profile import Sight


class Plan(NamedTuple):
    """How models are judged."""

    folds: int = 10
    repeats: int = 5
    seed: str = "0"


@dataclass(frozen=True)
class Model:
    """What is to be fitted."""

    name: str
    columns: tuple[str, ...]
    figures: dict[Sight, Matrix]
    """Of all puzzles, by row; for each sight that may be chosen."""
    fit: Fit

    @staticmethod
    def of(name: str, figures: dict[Sight, list[Figures]], fit: Fit) -> "Model":
        """A model of these figures, without those that are 0 everywhere."""
        some = next(iter(figures.values()))
        columns = tuple(name for name in some[0] if any(row[name] for row in some))
        return Model(
            name,
            columns,
            {
                sight: np.array([[row[name] for name in columns] for row in rows])
                for sight, rows in figures.items()
            },
            fit,
        )

    def fitted(self, target: Vector, puzzles: Indices) -> tuple[Sight, Vector]:
        """The sight with the least squared error on these puzzles, and its coefficients."""
        found = []
        for sight, figures in self.figures.items():
            coefficients = self.fit(figures[puzzles], target[puzzles])
            error = np.sum((figures[puzzles] @ coefficients - target[puzzles]) ** 2)
            found.append((float(error), sight, coefficients))
        _, sight, coefficients = min(found, key=lambda fitted: fitted[0])
        return sight, coefficients


@dataclass(frozen=True)
class Result:
    """A model fitted and judged."""

    name: str
    coefficients: dict[str, float]
    """Fitted to all puzzles."""
    sight: Sight
    residual_variance: float
    """The mean squared error of that fit."""
    in_sample: Agreement
    out_of_fold: Agreement
    predictions: list[float]
    """Out of fold, in the first repetition."""


def judged(
    model: Model,
    judge: Judge,
    puzzles: Sequence[str],
    plan: Plan,
    pulse: Callable[[], None] = lambda: None,
) -> Result:
    """Fit a model to all puzzles, and judge it out of fold; the pulse is that of the folds."""
    target = judge.target
    everything = np.arange(len(target))
    out_of_fold = np.zeros((plan.repeats, len(target)))
    for repeat, predictions in enumerate(out_of_fold):
        for left_out in folds(puzzles, plan.folds, f"{plan.seed} {repeat}"):
            pulse()
            sight, coefficients = model.fitted(target, np.setdiff1d(everything, left_out))
            predictions[left_out] = model.figures[sight][left_out] @ coefficients
    sight, coefficients = model.fitted(target, everything)
    fitted = model.figures[sight] @ coefficients
    return Result(
        name=model.name,
        coefficients=dict(zip(model.columns, coefficients.tolist(), strict=True)),
        sight=sight,
        residual_variance=float(np.mean((fitted - target) ** 2)),
        in_sample=judge.agreement(fitted[np.newaxis]),
        out_of_fold=judge.agreement(out_of_fold),
        predictions=out_of_fold[0].tolist(),
    )
