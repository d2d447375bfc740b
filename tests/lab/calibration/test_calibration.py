"""Calibration: known weights are found again, and every model is judged."""

from dataclasses import replace

import pytest

from tests.grids import BRANCHING, CLASSIC, NINE_SOLUTIONS, SEVENTEEN, grid_of
from tutor.base.content import content_root
from tutor.lab.calibration.calibration import (
    CRITERIA,
    FITTED_SIGHT,
    MODELS,
    SIGHT,
    Calibration,
    calibrate,
)
from tutor.lab.calibration.fitting import Plan
from tutor.lab.calibration.material import Material, Phase, Row, material_of
from tutor.rating.grid_cnf import cnf_of
from tutor.rating.levels import LEVELS
from tutor.rating.models import COUNT_MODELS, openness_figures, sat_figures, weighted
from tutor.rating.quine import solve
from tutor.rating.record import rate
from tutor.rating.study import BACKTRACKING, STUDY_ORDER
from tutor.rating.weights import Weights
from tutor.techniques import ladder

KNOWN = {"digits": 0.01, "looks": 0.002, "rounds": 0.02, "uses": 0.1}
PLAN = Plan(folds=4, repeats=2)


TECHNIQUES = "hidden-single naked-single pointing claiming naked-pair x-wing skyscraper xy-wing"


def puzzles() -> list[Row]:
    """Some shipped puzzles, as the rows of a table that says nothing of their difficulty."""
    folder = content_root("puzzles")
    lines = [
        line
        for technique in TECHNIQUES.split()
        for line in (folder / f"technique-{technique}.sdm").read_text("utf-8").splitlines()[:3]
    ]
    return [Row(line, grid_of(text), 0.0) for line, text in enumerate(lines, start=2)]


@pytest.fixture(scope="module")
def material() -> list[Material]:
    """Puzzles whose difficulty is exactly what known weights say."""
    found, bad = material_of(puzzles())
    assert not bad
    return [
        replace(each, difficulty=weighted(openness_figures(each.profile, SIGHT), KNOWN))
        for each in found
    ]


@pytest.fixture(scope="module")
def done(material: list[Material]) -> Calibration:
    return calibrate(material, PLAN)


def test_known_weights_are_found_again(done: Calibration) -> None:
    ours = done.results["openness"]
    assert ours.coefficients == pytest.approx(KNOWN, rel=1e-3)
    assert ours.residual_variance == pytest.approx(0, abs=1e-9)
    assert ours.predictions == pytest.approx(done.difficulties, rel=1e-3), "out of fold as well"
    for agreement in (ours.in_sample, ours.out_of_fold):
        assert agreement.pearson == pytest.approx((1, 1, 1))
        assert agreement.spearman.value == pytest.approx(1)
    fitted = done.results[FITTED_SIGHT]
    assert fitted.sight == SIGHT, "of the lattice, the one that they were made with"
    assert fitted.coefficients == pytest.approx(KNOWN, rel=1e-3)


def test_ours_is_read_by_level_and_pace_and_without_each_of_its_figures(
    done: Calibration,
) -> None:
    for read in (done.read_by_level("openness"), done.read_by_pace("openness", 1.0)):
        assert sum(one.puzzles for one in read) == len(done.difficulties)
        assert [one.share for one in read] == pytest.approx([1.0] * len(read), rel=1e-3)
    assert done.ablation.keys() == KNOWN.keys()
    ours = done.results["openness"]
    for name, result in done.ablation.items():
        assert name not in result.coefficients
        assert result.logs is not None
        assert ours.logs is not None
        assert result.logs.value < ours.logs.value
    assert done.results["counts"].logs is not None, "whatever it predicts"


def test_every_model_is_fitted_and_judged(done: Calibration, material: list[Material]) -> None:
    assert tuple(done.results) == MODELS
    assert tuple(done.criteria) == CRITERIA
    for result in (*done.results.values(), *done.sat.values()):
        assert len(result.predictions) == len(material)
        assert result.in_sample.pearson.value >= result.out_of_fold.pearson.value - 0.05
        assert {"constant", "digits"} & result.coefficients.keys()
    counts = done.results["counts"].coefficients
    assert "n x-wing" in counts
    assert "n search" not in counts, "what is used nowhere has no coefficient"
    both = done.results["study-counts-and-first-use"].coefficients
    assert {f"n {BACKTRACKING}", f"first {BACKTRACKING}"} <= both.keys()
    assert "n skyscraper" not in both
    for heuristic, fitted in done.sat.items():
        assert min(fitted.coefficients.values()) >= 0
        assert fitted.coefficients.keys() <= material[0].formulas[heuristic].keys()


def test_what_is_counted(done: Calibration, material: list[Material]) -> None:
    uses = {each.technique: each for each in done.techniques}
    assert uses["x-wing"].uses == sum(each.profile.counts["x-wing"] for each in material)
    assert uses["full-house"].puzzles == len(material)
    assert done.study_techniques[-1].technique == BACKTRACKING
    for groups in (done.by_givens, done.by_level):
        assert sum(group.puzzles for group in groups) == len(material)
        mean = sum(group.puzzles * group.mean for group in groups) / len(material)
        assert mean == pytest.approx(sum(done.difficulties) / len(material))
        assert all(group.deviation == 0 for group in groups if group.puzzles == 1)
    assert {"medium", "hard"} < {group.of for group in done.by_level} <= set(LEVELS)


def test_the_rater_uses_the_weights_of_any_model(
    done: Calibration, material: list[Material]
) -> None:
    row, each = puzzles()[7], material[7]
    for model in ("openness", FITTED_SIGHT):
        weights = Weights.from_json(done.weights(model, "D", 30).to_json())
        assert weights.model == "openness"
        assert rate(row.grid, weights).score == pytest.approx(30 * each.difficulty, rel=1e-4)
    for model in MODELS[2:]:
        weights = Weights.from_json(done.weights(model, "D", 20).to_json())
        assert weights.model == model
        assert weights.puzzles == len(material)
        name = model.removeprefix("study-")
        used, order = each.study, STUDY_ORDER
        if name == model:
            used, order = each.profile.counts, tuple(ladder.TECHNIQUES)
        fitted = weighted(COUNT_MODELS[name](used, order), done.results[model].coefficients)
        assert fitted != 0
        assert rate(row.grid, weights).score == pytest.approx(20 * fitted, rel=1e-4)


def test_the_random_search_comes_near_the_exact_fit(
    done: Calibration, material: list[Material]
) -> None:
    few = Plan(folds=2, repeats=1)
    random = calibrate(material, few, fit="annealing")
    for name in ("counts", "study-first-use"):
        exact, found = done.results[name], random.results[name]
        assert exact.residual_variance <= found.residual_variance + 1e-12
        assert found.in_sample.pearson.value > exact.in_sample.pearson.value - 0.1
        assert found.coefficients != exact.coefficients
    assert random.results["openness"].coefficients == pytest.approx(KNOWN, rel=1e-3), (
        "ours is always exact"
    )


def test_a_seed_gives_the_same_figures_and_progress_is_reported(
    done: Calibration, material: list[Material]
) -> None:
    reports: list[tuple[Phase, int, int]] = []
    again = calibrate(material, PLAN, report=lambda *report: reports.append(report))
    assert again == done
    assert [share for _, share, _ in reports] == list(range(reports[0][2]))


@pytest.mark.slow
def test_where_singles_are_enough_the_formula_is_known_without_solving_it() -> None:
    rows = [Row(2, grid_of(text), 1.0) for text in (CLASSIC, SEVENTEEN, BRANCHING)]
    material, _ = material_of(rows)
    for row, each in zip(rows, material, strict=True):
        for heuristic, figures in each.formulas.items():
            assert figures == sat_figures(solve(cnf_of(row.grid).cnf, heuristic))
    assert [each.formulas["smallest"]["disjunctions"] > 0 for each in material] == [
        False,
        False,
        True,
    ]


def test_grids_without_exactly_one_solution_are_no_material() -> None:
    rows = [
        Row(2, grid_of(NINE_SOLUTIONS), 1.0),
        Row(3, grid_of("11.. .... .... ...."), 1.0),
        Row(4, grid_of("123. ...4 .... ...."), 1.0),
        Row(5, grid_of("1234 3412 2143 432."), 1.0),
    ]
    material, bad = material_of(rows)
    assert [(row.line, row.code) for row in bad] == [(2, "multiple"), (3, "invalid"), (4, "none")]
    assert [each.line for each in material] == [5]
