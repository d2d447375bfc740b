"""Fits, correlations, folds and intervals: numbers that can be checked by hand."""

import numpy as np
import pytest

from tutor.lab.calibration.fitting import (
    Judge,
    annealed,
    fit_named,
    folds,
    least_squares,
    non_negative,
    pearson,
    spearman,
)


def vector(*values: float) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.array(values, dtype=np.float64)


def test_pearson() -> None:
    assert pearson(vector(1, 2, 3), vector(10, 20, 30)) == pytest.approx(1)
    assert pearson(vector(1, 2, 3), vector(3, 2, 1)) == pytest.approx(-1)
    # Deviations -1 0 1 and -1 -1 2: 3 / sqrt(2 * 6).
    assert pearson(vector(1, 2, 3), vector(0, 0, 3)) == pytest.approx(3 / 12**0.5)
    assert pearson(vector(1, 2, 3), vector(5, 5, 5)) == 0, "what does not vary explains nothing"


def test_spearman_shares_the_ranks_of_equal_values() -> None:
    assert spearman(vector(1, 2, 30), vector(1, 4, 5)) == pytest.approx(1)
    # Ranks 1 2.5 2.5 4 and 1 2 3 4: deviations -1.5 0 0 1.5 and -1.5 -0.5 0.5 1.5.
    expected = 4.5 / (4.5 * 5) ** 0.5
    assert spearman(vector(7, 8, 8, 9), vector(1, 2, 3, 4)) == pytest.approx(expected)


def test_least_squares_finds_a_line_and_shares_among_collinear_columns() -> None:
    x = np.arange(6.0)
    line = np.column_stack([np.ones(6), x])
    assert least_squares(line, 3 - 2 * x) == pytest.approx([3, -2])
    twice = np.column_stack([line, x, np.zeros(6)])
    found = least_squares(twice, 3 - 2 * x)
    assert twice @ found == pytest.approx(3 - 2 * x)
    assert found == pytest.approx([3, -1, -1, 0])
    # Columns of very different sizes are not taken for collinear ones.
    sizes = np.column_stack([np.ones(6), 1e6 * x, 1e-3 * x**2])
    assert least_squares(sizes, 1 + x + x**2) == pytest.approx([1, 1e-6, 1e3])


def test_non_negative_fits_have_no_coefficient_below_0() -> None:
    x = np.arange(6.0)
    figures = np.column_stack([np.ones(6), x])
    assert non_negative(figures, 3 + 2 * x) == pytest.approx([3, 2])
    assert non_negative(figures, 3 - 2 * x + 10) == pytest.approx([8, 0]), "the mean"


def test_annealing_comes_near_the_exact_fit_and_repeats_itself() -> None:
    x = np.arange(40.0)
    figures = np.column_stack([np.ones(40), x, x % 7, np.zeros(40)])
    target = 1 + 0.5 * x + 2 * (x % 7) + np.sin(x)
    exact = least_squares(figures, target)
    found = annealed(figures, target, "0")
    assert (fit_named("annealing", "0")(figures, target) == found).all()
    assert (annealed(figures, target, "1") != found).any()
    assert found[3] == 0, "nothing is known of what never occurs"
    least, reached = (np.mean((figures @ each - target) ** 2) for each in (exact, found))
    assert least <= reached < 1.05 * least
    assert fit_named("exact", "0") is least_squares


PUZZLES = [f"puzzle {number}" for number in range(23)]


def test_equal_puzzles_stay_together() -> None:
    often = PUZZLES[:4] + PUZZLES[:9] + PUZZLES[2:5]
    for part in folds(often, 3, "0"):
        inside = {often[index] for index in part}
        assert not inside & {often[index] for index in range(len(often)) if index not in part}


def test_folds_leave_everything_out_once() -> None:
    parts = folds(PUZZLES, 5, "0")
    assert sorted(np.concatenate(parts)) == list(range(23))
    assert sorted(map(len, parts)) == [4, 4, 5, 5, 5]
    again, other = folds(PUZZLES, 5, "0"), folds(PUZZLES, 5, "1")
    assert all((one == two).all() for one, two in zip(parts, again, strict=True))
    assert any(set(one) != set(two) for one, two in zip(parts, other, strict=True))


def test_intervals_lie_around_the_figure() -> None:
    target = np.arange(30.0)
    perfect = Judge(target, "0").agreement(2 * target[np.newaxis])
    assert perfect.pearson == pytest.approx((1, 1, 1))
    assert perfect.spearman == pytest.approx((1, 1, 1))
    noisy = target + 12 * np.sin(7 * target)
    found = Judge(target, "0").agreement(np.stack([noisy, noisy]))
    assert found.pearson.value == pytest.approx(pearson(noisy, target))
    for estimate in found:
        assert estimate.low < estimate.value < estimate.high < 1
    assert found == Judge(target, "0").agreement(noisy[np.newaxis]), "a seed, the same intervals"
    assert found != Judge(target, "1").agreement(noisy[np.newaxis])
