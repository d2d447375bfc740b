"""The models of difficulty: each turns what is known of a grid into named figures.

A score is their weighted sum; the weights come from calibration. Ours has four:
the digits to write, the effort of looking for them, the digits gone through round
after round, and the uses of techniques beyond singles by how hard each is. As all
weights are non-negative, a harder technique never makes a grid easier.

The others are those of the study that ours goes beyond: how often each technique
is used, whether it is used at all, and both.
"""

from collections.abc import Callable, Mapping

from tutor.rating.profile import OF_SUDOKU, Profile, Sight
from tutor.rating.quine import Outcome

CONSTANT = "constant"
FITTED_FIGURES = ("digits", "looks", "rounds", "uses")
"""Those of our model."""
OPENNESS_FIGURES = (*FITTED_FIGURES, "first-uses")
"""The same and one that earlier weights have; the data ask for nothing on it."""
SAT_FIGURES = (CONSTANT, "depth-1", "depth-2", "disjunctions", "eliminations")

Figures = dict[str, float]
Counts = Mapping[str, int]


def openness_figures(profile: Profile, sight: Sight) -> Figures:
    """Ours: writing, looking, going round the digits, harder steps, and the first of each."""
    assert profile.openness is not None
    figures = (
        float(profile.openness.placed),
        profile.openness.looks(sight),
        float(profile.openness.rounds),
        OF_SUDOKU.uses(profile.counts),
        OF_SUDOKU.ratings(OF_SUDOKU.beyond_first(profile.counts)),
    )
    return dict(zip(OPENNESS_FIGURES, figures, strict=True))


def counts(used: Counts, order: tuple[str, ...]) -> Figures:
    """How often each technique is used."""
    return {CONSTANT: 1.0} | {f"n {id_}": float(used.get(id_, 0)) for id_ in order}


def first_use(used: Counts, order: tuple[str, ...]) -> Figures:
    """Whether each technique is used."""
    return {CONSTANT: 1.0} | {f"first {id_}": float(used.get(id_, 0) > 0) for id_ in order}


def counts_and_first_use(used: Counts, order: tuple[str, ...]) -> Figures:
    """Both."""
    return counts(used, order) | first_use(used, order)


def damped_counts(used: Counts, order: tuple[str, ...]) -> Figures:
    """Each further use counts less, the more so the harder the technique."""
    return {CONSTANT: 1.0} | {
        f"n {id_}": used.get(id_, 0) ** (1 / (index + 1)) for index, id_ in enumerate(order)
    }


def sat_figures(outcome: Outcome) -> Figures:
    """The figures of the formula. A deeper tree adds to what a shallower one counts for."""
    figures = (
        1.0,
        float(outcome.depth >= 1),
        float(outcome.depth >= 2),
        float(sum(outcome.disjunctions)),
        float(sum(outcome.eliminations)),
    )
    return dict(zip(SAT_FIGURES, figures, strict=True))


COUNT_MODELS: dict[str, Callable[[Counts, tuple[str, ...]], Figures]] = {
    "counts": counts,
    "counts-and-first-use": counts_and_first_use,
    "first-use": first_use,
    "damped-counts": damped_counts,
}


def weighted(figures: Figures, weights: Mapping[str, float]) -> float:
    """The score: what a weight does not name counts for nothing."""
    return sum(weights.get(name, 0.0) * figure for name, figure in figures.items())
