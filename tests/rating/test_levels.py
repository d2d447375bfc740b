"""The seven levels, and scores that only grow."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.grids import CLASSIC, CLASSIC_SOLUTION, NEEDS_NETS, SEVENTEEN, grid_of
from tutor.rating import models
from tutor.rating.levels import LEVEL_OF_TIER, LEVELS, OPEN_FOR_BEGINNERS, TIER_OF_LEVEL, level_of
from tutor.rating.models import COUNT_MODELS, openness_figures, sat_figures, weighted
from tutor.rating.profile import Openness, Profile, Sight, Sweep, Swept
from tutor.rating.quine import Outcome
from tutor.rating.record import rate
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES

NINE = Geometry.of(3, 3)
MOST_CELLS = round(OPEN_FOR_BEGINNERS * 9 * 100)
"""As many for 100 openings as beginners may have to look at."""


def opened(cells: int) -> Openness:
    """So many cells for 100 openings."""
    return Openness([Sweep(cells, 100, full_house=0, box=100, line=0, naked=0, is_alone=False)])


OPEN, LESS_OPEN = opened(MOST_CELLS), opened(MOST_CELLS + 1)

counts = st.dictionaries(st.sampled_from(sorted(TECHNIQUES)), st.integers(1, 40), max_size=6)
sweeps = st.lists(
    st.builds(
        Sweep,
        st.integers(1, 60),
        st.integers(1, 9),
        *[st.integers(0, 9)] * 3,
        st.integers(1, 9),
        st.booleans(),
    ),
    max_size=4,
)
weights = st.fixed_dictionaries(
    {name: st.floats(0, 10) for name in ("digits", "looks", "rounds", "uses", "first-uses")}
)


def level_with(*techniques: str, openness: Openness = OPEN) -> str:
    return level_of(Profile(Counter(techniques), openness), NINE)


def test_seven_levels_in_order() -> None:
    assert LEVELS == ("beginner", "easy", "medium", "hard", "expert", "master", "diabolical")
    assert tuple(TIER_OF_LEVEL) == LEVELS
    assert list(TIER_OF_LEVEL.values()) == [1, 1, 2, 3, 4, 5, 6]
    singly = ("hidden-single", "naked-single")
    beyond = ("hidden-triple", "hidden-quad", "sashimi-jellyfish", "x-chain", "search")
    found = [level_with("full-house", technique) for technique in singly + beyond]
    assert tuple(found) == LEVELS
    assert {technique.tier for technique in TECHNIQUES.values()} <= LEVEL_OF_TIER.keys()


def test_openness_tells_beginners_from_easy() -> None:
    assert level_with() == "beginner"
    assert level_with("full-house") == "beginner"
    assert level_with("full-house", "hidden-single") == "beginner"
    assert level_with("full-house", "hidden-single", openness=LESS_OPEN) == "easy"
    assert level_with("naked-single") == "easy", "whose digits have to be listed"
    hidden = Profile(Counter(["hidden-single"]), LESS_OPEN)
    assert level_of(hidden, Geometry.of(4, 4)) == "beginner", (
        "there is more to see on a larger board"
    )
    assert level_of(hidden, Geometry.of(2, 3)) == "easy"
    assert level_with("pointing") == level_with("pointing", openness=LESS_OPEN) == "medium"


def test_levels_of_grids() -> None:
    assert rate(grid_of(SEVENTEEN)).level == "easy"
    assert rate(grid_of(CLASSIC_SOLUTION[:54] + CLASSIC[54:])).level == "beginner"
    assert rate(grid_of(NEEDS_NETS)).level == "diabolical"


@settings(max_examples=30)
@given(counts, sweeps, weights, st.sampled_from(sorted(TECHNIQUES)), st.integers(1, 5))
def test_more_is_never_easier(
    used: dict[str, int],
    swept: list[Swept],
    coefficients: dict[str, float],
    technique: str,
    times: int,
) -> None:
    before = Profile(Counter(used), Openness(sweeps=swept))
    after = Profile(Counter(used) + Counter({technique: times}), Openness(sweeps=swept))
    assert LEVELS.index(level_of(after, NINE)) >= LEVELS.index(level_of(before, NINE))
    scores = [
        weighted(openness_figures(profile, Sight()), coefficients) for profile in (before, after)
    ]
    assert scores[1] >= scores[0] * (1 - 1e-12)


@settings(max_examples=30)
@given(counts, sweeps, weights, st.data())
def test_a_harder_technique_instead_of_another_is_never_easier(
    used: dict[str, int], swept: list[Swept], coefficients: dict[str, float], data: st.DataObject
) -> None:
    order = list(TECHNIQUES)
    easier, harder = sorted(
        (data.draw(st.sampled_from(order)), data.draw(st.sampled_from(order))), key=order.index
    )
    rest = Counter({id_: n for id_, n in used.items() if id_ not in (easier, harder)})
    one, other = (
        Profile(rest + Counter([id_]), Openness(sweeps=swept)) for id_ in (easier, harder)
    )
    assert LEVELS.index(level_of(other, NINE)) >= LEVELS.index(level_of(one, NINE))
    scores = [
        weighted(openness_figures(profile, Sight()), coefficients) for profile in (one, other)
    ]
    assert scores[1] >= scores[0] * (1 - 1e-12)


def test_figures_of_our_model() -> None:
    profile = Profile(Counter({"full-house": 9, "x-wing": 2, "pointing": 1, "search": 1}), OPEN)
    assert openness_figures(profile, Sight()) == {
        "digits": float(OPEN.placed),
        "looks": MOST_CELLS,
        "rounds": 0.0,
        "uses": pytest.approx(2 * 4.0 + 2.6 + 10.0),
        "first-uses": pytest.approx(4.0 + 2.6 + 10.0),
    }


def test_figures_of_the_study() -> None:
    order, used = ("a", "b", "c"), {"b": 9, "c": 8}
    assert models.counts(used, order) == {"constant": 1, "n a": 0, "n b": 9, "n c": 8}
    assert models.first_use(used, order) == {
        "constant": 1,
        "first a": 0,
        "first b": 1,
        "first c": 1,
    }
    both = models.counts_and_first_use(used, order)
    assert both == models.counts(used, order) | models.first_use(used, order)
    assert models.damped_counts(used, order) == {"constant": 1, "n a": 0, "n b": 3, "n c": 2}
    assert set(COUNT_MODELS) == {"counts", "first-use", "counts-and-first-use", "damped-counts"}


def test_figures_of_a_formula() -> None:
    shallow = sat_figures(Outcome("satisfied", (), (0,), (50,)))
    deep = sat_figures(Outcome("satisfied", (), (3, 2, 0), (50, 30, 7)))
    assert list(shallow.values()) == [1, 0, 0, 0, 50]
    assert list(deep.values()) == [1, 1, 1, 5, 87]


def test_a_weight_that_is_not_there_counts_for_nothing() -> None:
    assert weighted({"a": 2.0, "b": 3.0}, {"b": 4.0, "c": 5.0}) == 12.0
