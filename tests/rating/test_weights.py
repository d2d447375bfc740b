"""Weights files: written, read back, and refused with the reason."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import each_case
from tests.grids import CLASSIC, grid_of
from tutor.rating.models import SAT_FIGURES
from tutor.rating.profile import Sight
from tutor.rating.quine import HEURISTICS
from tutor.rating.record import rate
from tutor.rating.weights import MODELS, OPENNESS, BadWeights, Weights, figures_of, shipped

SKYSCRAPER = "..9.6..35....7.2.4..49.....3....2.....854.32....1..6..75..1..........176.61..34.."
"""Beyond the techniques of the study, which has to try values."""

GOOD: dict[str, Any] = {
    "model": "openness",
    "coefficients": {"digits": 0.01, "looks": 0.002, "uses": 0.1, "first-uses": 0},
    "sat": {"smallest": {"constant": 1}},
    "sight": {"full_house": 2, "box": 1, "line": 0.3, "naked": 0.05},
    "minutes": 10,
    "target": "D",
    "puzzles": 344,
}

positive = st.floats(1e-6, 1e6)


def coefficients(model: str) -> st.SearchStrategy[dict[str, float]]:
    least = 0.0 if model == OPENNESS else -1e11
    names = st.sampled_from(sorted(figures_of(model)))
    return st.dictionaries(names, st.floats(least, 1e11), max_size=5)


@settings(max_examples=20)
@given(
    st.sampled_from(MODELS).flatmap(
        lambda model: st.builds(
            Weights,
            model=st.just(model),
            coefficients=coefficients(model),
            sat=st.dictionaries(
                st.sampled_from(HEURISTICS),
                st.dictionaries(st.sampled_from(SAT_FIGURES), positive, max_size=3),
            ),
            sight=st.builds(Sight, positive, positive, positive, positive),
            minutes=positive,
            target=st.text(max_size=9),
            puzzles=st.integers(0, 10**9),
        )
    )
)
def test_what_is_written_is_read_back(weights: Weights) -> None:
    assert Weights.from_json(weights.to_json()) == weights


def test_the_shipped_weights() -> None:
    weights = shipped()
    assert weights.model == "openness"
    assert weights.puzzles > 0
    assert weights.target
    assert weights.sat
    assert min(weights.coefficients.values()) >= 0, "a harder technique is never easier"
    assert weights is shipped()
    assert Weights.from_json(weights.to_json()) == weights


def test_a_good_file() -> None:
    weights = Weights.from_json(json.dumps(GOOD))
    assert weights.sight == Sight(full_house=2, box=1, line=0.3, naked=0.05)
    assert weights.coefficients["first-uses"] == 0.0
    assert weights.minutes == 10.0
    assert weights.puzzles == 344


@each_case(
    ("field", "value"),
    [
        ("model", "guess"),
        ("model", "study-openness"),
        ("model", None),
        ("model", ["openness"]),
        ("model", {}),
        ("coefficients", None),
        ("coefficients", [1, 2]),
        ("coefficients", {"constant": 1.0}),
        ("coefficients", {"n x-wing": 1.0}),
        ("coefficients", {"looks": -1.0}),
        ("coefficients", {"looks": "many"}),
        ("coefficients", {"looks": True}),
        ("coefficients", {"looks": None}),
        ("coefficients", {"looks": float("nan")}),
        ("coefficients", {"looks": float("inf")}),
        ("coefficients", {"looks": -1e300}),
        ("coefficients", {"looks": 10**400}),
        ("sat", 3),
        ("sat", {"constant": 1.0}),
        ("sat", {"smallest": 1.0}),
        ("sat", {"smallest": {"depth-3": 1.0}}),
        ("sight", {"full_house": 1, "box": 1, "line": 1}),
        ("sight", {"full_house": 1, "box": 1, "line": 1, "naked": 1, "nose": 1}),
        ("sight", {"full_house": 1, "box": 1, "line": 1, "naked": 0}),
        ("sight", {"full_house": 1, "box": -1, "line": 1, "naked": 1}),
        ("sight", {"full_house": 1, "box": float("nan"), "line": 1, "naked": 1}),
        ("sight", {}),
        ("sight", []),
        ("minutes", 0),
        ("minutes", -1),
        ("minutes", "10"),
        ("minutes", True),
        ("minutes", float("nan")),
        ("minutes", float("inf")),
        ("target", 7),
        ("target", None),
        ("puzzles", 1.5),
        ("puzzles", "many"),
        ("puzzles", False),
        ("colour", "blue"),
    ],
)
def test_what_is_wrong_is_named(field: str, value: object) -> None:
    with pytest.raises(BadWeights, match=field):
        Weights.from_json(json.dumps(GOOD | {field: value}))


@each_case("field", sorted(GOOD))
def test_nothing_may_lack(field: str) -> None:
    with pytest.raises(BadWeights, match=field):
        Weights.from_json(json.dumps({name: GOOD[name] for name in GOOD if name != field}))


@each_case(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("hello", "not JSON"),
        ("[]", "an object"),
        ("7", "an object"),
        ("null", "an object"),
        ("NaN", "an object"),
        ('"openness"', "an object"),
    ],
)
def test_what_is_no_weights_file_at_all(text: str, message: str) -> None:
    with pytest.raises(BadWeights, match=message):
        Weights.from_json(text)


def test_nor_is_what_would_be_one_without_end() -> None:
    for text in ("[" * 100_000, '{"puzzles": ' + "9" * 10_000 + "}"):
        with pytest.raises(BadWeights, match="not JSON"):
            Weights.from_json(text)


@each_case("model", MODELS)
def test_every_model_rates(model: str) -> None:
    easy, hard = grid_of(CLASSIC), grid_of(SKYSCRAPER)
    if model == OPENNESS:
        writing = Weights(model, {"digits": 0.5}, {}, minutes=4.0)
        assert rate(easy, writing).score == 2 * easy.values.count(0)
    else:
        constant = Weights(model, {"constant": 3.0}, {}, minutes=4.0)
        assert rate(easy, constant).score == rate(hard, constant).score == 12.0
    beyond = "backtracking" if model.startswith("study-") else "skyscraper"
    names = ("looks", "uses", "first-uses", f"n {beyond}", f"first {beyond}")
    weights = Weights(model, dict.fromkeys(names, 1.0), {})
    assert rate(hard, weights).score > rate(easy, weights).score
    assert rate(hard, weights).level == rate(hard).level, "levels mean the same whatever the model"


def test_weights_are_what_the_figures_count_for() -> None:
    grid = grid_of(CLASSIC)
    by_count = Weights("counts", {"n hidden-single": 2.0, "n full-house": 0.5}, {}, minutes=10.0)
    assert rate(grid, by_count).score == pytest.approx(10 * (2 * 30 + 0.5 * 21))
    by_first = Weights("first-use", {"first hidden-single": 2.0, "first x-wing": 9.0}, {})
    assert rate(grid, by_first).score == pytest.approx(20)
    by_study = Weights("study-counts", {"n naked-single": 1.0, "n backtracking": 9.0}, {})
    assert rate(grid, by_study).score == pytest.approx(300)
