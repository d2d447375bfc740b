"""The fit of minutes: soft-L1 on their logarithms, so that long games do not outweigh the rest."""

import numpy as np
from scipy.optimize import least_squares as minimised

from tutor.lab.calibration.fitting import Matrix, Vector, column_scale, non_negative, squares

_FAR = 0.3
"""A prediction that is off by more, as a logarithm, counts in proportion, and no more squared."""
_NOTHING = 1e-9
"""Predictions below have no logarithm worth speaking of."""


def by_logs(figures: Matrix, target: Vector) -> Vector:
    """With no coefficient below 0, by soft-L1 on logarithms.

    A grid that took twice as long as predicted counts like one that took half as long, and a
    few that were left open for an hour do not bend the rest. Where a difficulty is not above
    0 there are no logarithms: squares have to do.
    """
    if target.min() <= 0:
        return non_negative(figures, target)
    used = np.flatnonzero(figures.any(axis=0))
    scale = column_scale(figures[:, used]) / float(np.median(target))
    scaled, logs = figures[:, used] / scale, np.log(target)

    def off(weights: Vector) -> Vector:
        return np.asarray(np.log(np.maximum(scaled @ weights, _NOTHING)) - logs, dtype=np.float64)

    def slopes(weights: Vector) -> Matrix:
        return np.asarray(scaled / np.maximum(scaled @ weights, _NOTHING)[:, np.newaxis])

    start = np.full(len(used), 1 / len(used))
    found = minimised(off, start, slopes, bounds=(0, np.inf), loss="soft_l1", f_scale=_FAR)
    coefficients = np.zeros(figures.shape[1])
    coefficients[used] = np.where(found.x > _NOTHING, found.x, 0.0) / scale
    return coefficients


def log_error(predicted: Vector, target: Vector) -> float:
    """The error of :func:`by_logs`."""
    if target.min() <= 0:
        return squares(predicted, target)
    off = np.log(np.maximum(predicted, _NOTHING)) - np.log(target)
    return float(np.sum(np.sqrt(1 + (off / _FAR) ** 2) - 1))
