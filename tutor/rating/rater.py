"""The rating of a grid: a level, predicted minutes, and what they rest on."""

from collections.abc import Iterable

from tutor.base.watch import Pulse, no_pulse
from tutor.rating import plain, quick
from tutor.rating.difficulty import Difficulty, NotRated
from tutor.rating.levels import level_of
from tutor.rating.models import COUNT_MODELS, openness_figures, weighted
from tutor.rating.profile import Profile
from tutor.rating.study import STUDY_ORDER, study_counts
from tutor.rating.weights import OPENNESS, STUDY, Weights, shipped
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Step

Rating = Difficulty[Profile]


def profile_of(grid: Grid, *, openness: bool = True, pulse: Pulse = no_pulse) -> Profile:
    """What the walk of a grid needs.

    Raises:
        NotRated: it has not exactly one solution, as far as anybody can tell.
    """
    # Techniques that take one solution for granted make sure of it first. So a walk to the
    # end proves that there is no other, and only where it ends early is there more to ask.
    is_quick = search.is_quick(grid.geometry)
    walk = quick.profile_of if is_quick else plain.profile_of
    profile = walk(grid, openness=openness, pulse=pulse)
    if profile.is_complete:
        return profile
    if grid.breaks_rules:
        raise NotRated("invalid")
    if not search.may_have_solution(grid, pulse):
        raise NotRated("none")
    raise NotRated("multiple" if is_quick else "stuck")


def rate(grid: Grid, weights: Weights | None = None, pulse: Pulse = no_pulse) -> Rating:
    """The rating of a grid with exactly one solution, by the shipped weights or others.

    Raises:
        NotRated: it has not exactly one solution, as far as anybody can tell.
    """
    weights = shipped() if weights is None else weights
    profile = profile_of(grid, pulse=pulse)
    score = _difficulty(grid, profile, weights, pulse)
    return Rating(score, level_of(profile, grid.geometry), profile)


def rated_by_walk(grid: Grid, steps: Iterable[Step]) -> Rating | None:
    """The rating of a grid whose walk up the whole ladder is known; none if it ends early."""
    profile = plain.profile_along(grid, steps)
    if not profile.is_complete:
        return None
    score = _difficulty(grid, profile, shipped(), no_pulse)
    return Rating(score, level_of(profile, grid.geometry), profile)


def rated_soon(grid: Grid, pulse: Pulse = no_pulse) -> Rating | None:
    """The rating of a grid, for people who wait for it: none of boards that take long."""
    if not search.is_quick(grid.geometry):
        return None
    try:
        return rate(grid, pulse=pulse)
    except NotRated:
        return None


def _difficulty(grid: Grid, profile: Profile, weights: Weights, pulse: Pulse) -> float:
    """The score by the model that the weights are for, in minutes."""
    model = weights.model
    if model == OPENNESS:
        figures = openness_figures(profile, weights.sight)
    elif model.startswith(f"{STUDY}-"):
        used = study_counts(grid, pulse)
        figures = COUNT_MODELS[model.removeprefix(f"{STUDY}-")](used, STUDY_ORDER)
    else:
        figures = COUNT_MODELS[model](profile.counts, tuple(TECHNIQUES))
    return weights.minutes * weighted(figures, weights.coefficients)
