"""The numbers of calibration: fits, correlations, folds and intervals.

Everything that is drawn by chance comes from a seed, through :class:`Dice`, so
that a calibration gives the same figures on every machine.

A model is judged on puzzles that it was not fitted to. They are cut into folds, and each fold
is predicted by a fit to the others. What is compared with the known difficulties are these
predictions, out of fold. That is repeated with other folds, and the figures are averaged.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random
from typing import Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import nnls

from tutor.base.dice import Dice
from tutor.rating.models import Figures
from tutor.rating.profile import Sight

Vector = NDArray[np.float64]
Matrix = NDArray[np.float64]
Indices = NDArray[np.intp]

Fit = Callable[[Matrix, Vector], Vector]
"""Figures and difficulties to coefficients: those of the least error."""
Loss = Callable[[Vector, Vector], float]
"""Predictions and difficulties to the error that a fit makes small."""

FitName = Literal["exact", "annealing"]
FIT_NAMES: tuple[FitName, ...] = get_args(FitName)

RESAMPLES = 1000
_OUTSIDE = (2.5, 97.5)
"""What lies outside an interval of 95%, in percent of the resamples."""

_COLLINEAR = 1e-10
"""What part of the largest eigenvalue counts as nothing."""

_MOVES_PER_COLUMN = 600
_HOTTEST, _COOLEST = 1e-2, 1e-5
"""The first and the last temperature, as shares of the mean squared difficulty."""
_REPORTS = 20
"""How often a fall of the cost is told on its way."""
_REACH = 3.0
"""The longest move, in square roots of the temperature."""


class Estimate(NamedTuple):
    """A figure with its 95% interval."""

    value: float
    low: float
    high: float


class Agreement(NamedTuple):
    """How well two series go together."""

    pearson: Estimate
    spearman: Estimate


# Fits


def least_squares(figures: Matrix, target: Vector) -> Vector:
    """Without bounds, by the normal equations; of collinear columns, each gets its part."""
    scale = column_scale(figures)
    scaled = figures / scale
    inverse = np.linalg.pinv(scaled.T @ scaled, rcond=_COLLINEAR, hermitian=True)
    return np.asarray(inverse @ (scaled.T @ target) / scale, dtype=np.float64)


def column_scale(figures: Matrix) -> Vector:
    """By column, the root of the mean square; 1 where all is 0."""
    scale = np.sqrt(np.mean(figures**2, axis=0))
    return np.where(scale > 0, scale, 1.0)


def non_negative(figures: Matrix, target: Vector) -> Vector:
    """With no coefficient below 0."""
    return np.asarray(nnls(figures, target)[0], dtype=np.float64)


def squares(predicted: Vector, target: Vector) -> float:
    """The error of least squares."""
    return float(np.sum((predicted - target) ** 2))


def annealed(
    figures: Matrix,
    target: Vector,
    seed: str,
    *,
    is_positive: bool = False,
    cooled: Callable[[float], None] = lambda _: None,
) -> Vector:
    """Least squares by simulated annealing: one coefficient after another moves at random.

    A move to the worse is taken less and less as the temperature falls, and the
    moves become smaller.

    Args:
        figures: one row per puzzle.
        target: its difficulty.
        seed: what the moves are drawn from.
        is_positive: whether no coefficient may fall below 0.
        cooled: called with the mean squared error, before the first move and after each
            twentieth of them.
    """
    scale = column_scale(figures)
    scaled = figures / scale
    columns = (scaled.T @ scaled / len(target)).tolist()
    slope = (-(scaled.T @ target) / len(target)).tolist()
    """Half the gradient of the mean squared error."""
    found = [0.0] * len(columns)
    there = [index for index, column in enumerate(columns) if column[index]]
    chance = Random(seed.encode("utf-8", "surrogateescape")).random
    moves = _MOVES_PER_COLUMN * len(there)
    heat = _HOTTEST * float(np.mean(target**2))
    cost = float(np.mean(target**2))
    cooled(cost)
    for made in range(1, moves + 1):
        heat *= (_COOLEST / _HOTTEST) ** (1 / moves)
        index = there[int(chance() * len(there))]
        move = (2 * chance() - 1) * _REACH * math.sqrt(heat)
        worse = move * (2 * slope[index] + move)
        is_allowed = not is_positive or found[index] + move >= 0
        if is_allowed and (worse <= 0 or chance() < math.exp(-worse / heat)):
            found[index] += move
            cost += worse
            slope = [s + move * c for s, c in zip(slope, columns[index], strict=True)]
        if made * _REPORTS // moves > (made - 1) * _REPORTS // moves:
            cooled(cost)
    return np.array(found) / scale


def fit_named(name: FitName, seed: str) -> Fit:
    """The way to fit without bounds."""
    return least_squares if name == "exact" else partial(annealed, seed=seed)


# Correlations


def pearson(one: Vector, other: Vector) -> float:
    """The linear correlation; 0 where a series does not vary."""
    return float(_correlations(one[np.newaxis], other[np.newaxis])[0])


def spearman(one: Vector, other: Vector) -> float:
    """The correlation of ranks; equal values share their ranks."""
    return pearson(_ranks(one), _ranks(other))


def _ranks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The ranks within a vector, or within each row: the mean of their places for equal values."""
    order = np.argsort(values, axis=-1, kind="stable")
    ordered = np.take_along_axis(values, order, axis=-1)
    is_new = np.ones(values.shape, dtype=np.bool_)
    is_new[..., 1:] = ordered[..., 1:] != ordered[..., :-1]
    group = np.cumsum(is_new) - 1
    places = np.broadcast_to(np.arange(1.0, values.shape[-1] + 1), values.shape).ravel()
    mean_place = np.bincount(group, places) / np.bincount(group)
    ranks = np.empty(values.shape)
    np.put_along_axis(ranks, order, mean_place[group].reshape(values.shape), axis=-1)
    return ranks


def _correlations(ones: Matrix, others: Matrix) -> Vector:
    """Row by row."""
    ones = ones - ones.mean(axis=1, keepdims=True)
    others = others - others.mean(axis=1, keepdims=True)
    spread = np.sqrt((ones**2).sum(axis=1) * (others**2).sum(axis=1))
    product = (ones * others).sum(axis=1)
    varies = spread > 1e-12
    return np.where(varies, product / np.where(varies, spread, 1.0), 0.0)


class Judge:
    """Compares predictions with the difficulties that people met."""

    def __init__(self, target: Vector, seed: str) -> None:
        self.target = target
        self._seed = seed

    @cached_property
    def _resamples(self) -> Indices:
        """The bootstrap: which puzzles make up each resample."""
        dice, size = Dice(f"{self._seed} resamples"), len(self.target)
        drawn = [[dice.below(size) for _ in range(size)] for _ in range(RESAMPLES)]
        return np.array(drawn, dtype=np.intp)

    @cached_property
    def _targets(self) -> Matrix:
        return self.target[self._resamples]

    @cached_property
    def _target_ranks(self) -> Matrix:
        return _ranks(self._targets)

    def logs(self, predictions: Matrix) -> Estimate | None:
        """How well the logarithms go together; None where a difficulty is not above 0.

        A prediction below all difficulties counts as the least of them.
        """
        least = float(self.target.min())
        if least <= 0:
            return None
        target, predicted = np.log(self.target), np.log(np.maximum(predictions, least))
        turns = np.arange(RESAMPLES) % len(predicted)
        drawn = predicted[turns[:, np.newaxis], self._resamples]
        resampled = _correlations(drawn, target[self._resamples])
        return _estimate([pearson(row, target) for row in predicted], resampled)

    def agreement(self, predictions: Matrix) -> Agreement:
        """How well predictions go with the difficulties: the mean over repetitions, by row.

        Resamples take the repetitions in turn, so that intervals know of their
        differences too.
        """
        turns = np.arange(RESAMPLES) % len(predictions)
        drawn = predictions[turns[:, np.newaxis], self._resamples]
        return Agreement(
            _estimate(
                [pearson(row, self.target) for row in predictions],
                _correlations(drawn, self._targets),
            ),
            _estimate(
                [spearman(row, self.target) for row in predictions],
                _correlations(_ranks(drawn), self._target_ranks),
            ),
        )


def _estimate(values: list[float], resampled: Vector) -> Estimate:
    low, high = np.percentile(resampled, _OUTSIDE)
    return Estimate(float(np.mean(values)), float(low), float(high))


# Folds


def folds(puzzles: Sequence[str], count: int, seed: str) -> list[Indices]:
    """Which puzzles each fold leaves out; together all of them, each once.

    A puzzle that is there several times is left out as a whole: a fit that has
    seen it must not be judged on it.
    """
    places: dict[str, list[int]] = {}
    for index, puzzle in enumerate(puzzles):
        places.setdefault(puzzle, []).append(index)
    different = list(places.values())
    order = [different[index] for index in Dice(seed).permutation(len(different))]
    return [
        np.array([index for equal in order[first::count] for index in equal], dtype=np.intp)
        for first in range(count)
    ]


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
    loss: Loss = squares
    anchors: NDArray[np.bool_] | None = None
    """The puzzles on which half of the predictions should be too high and half too low."""

    @staticmethod
    def of(
        name: str,
        figures: dict[Sight, list[Figures]],
        fit: Fit,
        loss: Loss = squares,
        anchors: NDArray[np.bool_] | None = None,
    ) -> "Model":
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
            loss,
            anchors,
        )

    def fitted(self, target: Vector, puzzles: Indices) -> tuple[Sight, Vector]:
        """The sight with the least error on these puzzles, and its coefficients."""
        found = []
        for sight, figures in self.figures.items():
            coefficients = self.fit(figures[puzzles], target[puzzles])
            error = self.loss(figures[puzzles] @ coefficients, target[puzzles])
            found.append((error, sight, coefficients))
        _, sight, coefficients = min(found, key=lambda fitted: fitted[0])
        if self.anchors is not None and (there := puzzles[self.anchors[puzzles]]).size:
            shares = self.figures[sight][there] @ coefficients / target[there]
            if (middle := float(np.median(shares))) > 0:
                coefficients = coefficients / middle
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
    logs: Estimate | None
    """The correlation of logarithms out of fold; None where some difficulty has none."""
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
        logs=judge.logs(out_of_fold),
        predictions=out_of_fold[0].tolist(),
    )
