"""The study made again: its figures beside the published ones, and what it writes."""

import json
from pathlib import Path

import pytest

from tests.cli.runner import tutor
from tests.grids import BRANCHING, CLASSIC, NINE_SOLUTIONS, SEVENTEEN, VERY_HARD, grid_of
from tutor.lab.calibration.fitting import Plan
from tutor.lab.calibration.material import Row, read_table
from tutor.lab.difficulty import chaos, criteria, formulas, models, published
from tutor.lab.difficulty.base import Base, base_of
from tutor.lab.difficulty.sheets import Cell, Part, Scatter
from tutor.rating.grid_cnf import ENCODINGS, cnf_of
from tutor.rating.quine import solve

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def base(shared_data: Path) -> Base:
    table = read_table((shared_data / "human-difficulty-344.csv").read_bytes())
    return base_of(table.take(*table.choose(None, None)).rows)


def column(part: Part, sheet: str, name: str) -> dict[Cell, Cell]:
    """A column of a table, by what its rows are about."""
    (found,) = (each for each in part.sheets if each.name == sheet)
    index = found.columns.index(name)
    return {row[0]: row[index] for row in found.rows}


def test_criteria_come_out_as_published(base: Base) -> None:
    found = column(criteria.criteria(base), "criteria", "r-without-hardest")
    for name, value in published.CRITERIA.items():
        ours = found[name]
        assert isinstance(ours, float)
        assert abs(ours) == pytest.approx(value, abs=0.04), name
    assert len(base.without_hardest().puzzles) == len(base.puzzles) - 10


def test_the_example_has_the_published_formula() -> None:
    cnf = cnf_of(grid_of(published.EXAMPLE)).cnf
    found = (len(cnf.variables), len(cnf.clauses), len(set(cnf.clauses)))
    assert found == published.EXAMPLE_FORMULA


def test_weights_of_what_is_often_used_come_near_the_published_ones(base: Base) -> None:
    part = models.models(base, Plan(2, 1, "0"))
    found = column(part, "weights-counts-without-hardest", "value")
    for technique in ("full-house", "naked-single", "hidden-single", "naked-pair", "backtracking"):
        expected = published.WEIGHTS[technique].counts
        assert found[f"n {technique}"] == pytest.approx(expected, abs=0.05), technique
    assert found["n hidden-triple"] is None, "nothing uses it"


def test_annealing_falls_to_the_exact_fit(base: Base) -> None:
    (sheet, cooling) = models.annealing(base, "0").sheets
    for row in sheet.rows:
        way = row[1]
        first, last, exact = (float(cell or 0) for cell in row[2:5])
        assert first > 3 * last
        assert exact <= last * 1.0001 < exact * 1.05, way
    assert len(cooling.rows) == 21


def test_every_encoding_has_the_same_solution() -> None:
    for text in (CLASSIC, BRANCHING):
        found = []
        for encoding in ENCODINGS:
            formula = cnf_of(grid_of(text), encoding=encoding)
            outcome = solve(formula.cnf, "smallest", most=5000)
            assert outcome.status == "satisfied"
            found.append(formula.values_of(outcome.assignment))
        assert found[0] == found[1] == found[2]
        assert 0 not in found[0]


def small(grids: list[str]) -> Base:
    return base_of([Row(line, grid_of(text), 1.0 + line) for line, text in enumerate(grids, 1)])


def test_heuristics_are_compared_puzzle_by_puzzle() -> None:
    part = formulas.quine(small([CLASSIC, SEVENTEEN]), Plan(2, 1, "0"))
    (paired,) = (sheet for sheet in part.sheets if sheet.name == "paired")
    assert len(paired.rows) == 6, "three pairs of each procedure"
    for row in paired.rows:
        assert sum(int(cell or 0) for cell in row[3:6]) == 2
        assert row[6] == 1.0


def test_openness_goes_with_the_difficulty(base: Base) -> None:
    found = column(criteria.openness(base), "openness", "rho")
    more, fewer = found["in-sight"], found["cells-per-opening"]
    assert isinstance(more, float)
    assert isinstance(fewer, float)
    assert more < -0.5 < 0.7 < fewer
    twice = small([CLASSIC, NINE_SOLUTIONS])
    (figure,) = criteria.openness(twice).figures
    assert isinstance(figure, Scatter)
    assert len(figure.x) == 1, "several solutions have no walk"


def test_chaos_ends_at_a_solution_and_is_the_same_for_a_seed() -> None:
    cnf = cnf_of(grid_of(CLASSIC)).cnf
    times = chaos.lifetimes(cnf, "0", 2)
    assert times == chaos.lifetimes(cnf, "0", 2)
    assert all(0 < time < chaos.LONGEST for time in times)
    assert chaos.rating([10.0, 10.0]) == pytest.approx(1.0)


def rows_of(count: int) -> str:
    table = "source,question,answer,rating\n"
    grids = (CLASSIC, VERY_HARD)
    return table + "".join(f"x,{grids[n % 2]},,{n % 2 * 4 + n / 100}\n" for n in range(count))


def test_the_command_tells_and_writes_everything(tmp_path: Path) -> None:
    data, folder = tmp_path / "base.csv", tmp_path / "report"
    data.write_text(rows_of(24))
    plan = ("--folds", "2", "--repeats", "1")
    parts = ("--parts", "criteria,givens,counts,models,annealing")
    result = tutor("study", "difficulty", str(data), *parts, *plan, "--report", str(folder))
    assert result.code == 0, result.err
    assert "Uses of each technique" in result.out
    page = (folder / "index.html").read_text()
    assert page.count("<svg") == page.count("<figure>") >= 20
    assert "-e1" not in result.out
    counts = (folder / "counts.csv").read_text().splitlines()
    assert counts[0].startswith("puzzle,difficulty,full-house,naked-single")
    assert len(counts) == 25
    french = tutor("study", "difficulty", str(data), "--parts", "counts", "--lang", "fr")
    assert "Combien de fois sert chaque technique" in french.out


def test_json_has_every_table(tmp_path: Path) -> None:
    data = tmp_path / "base.csv"
    data.write_text(rows_of(20))
    order = "hidden-single,naked-single"
    options = ("--parts", "counts", "--order", order, "--json")
    told = json.loads(tutor("study", "difficulty", str(data), *options).out)
    assert told["order"] == ["hidden-single", "naked-single", "backtracking"]
    assert [row["technique"] for row in told["parts"]["counts"]["uses"]] == told["order"]
    assert len(told["parts"]["counts"]["counts"]) == 20


def test_the_cap_comes_before_the_rows(tmp_path: Path) -> None:
    data = tmp_path / "base.csv"
    data.write_text(rows_of(60))
    options = ("--parts", "givens", "--cap", "3.5", "--rows", "25", "--json")
    told = json.loads(tutor("study", "difficulty", str(data), *options).out)
    assert told["puzzles"] == 25


def test_weights_are_carried_over_to_another_base(tmp_path: Path) -> None:
    one, other = tmp_path / "one.csv", tmp_path / "other.csv"
    one.write_text(rows_of(30))
    other.write_text(rows_of(24))
    result = tutor("study", "difficulty", "--fit", str(one), "--test", str(other), "--json")
    told = json.loads(result.out)["parts"]["carried"]["carried"]
    assert all(row["r-carried"] > 0.9 for row in told)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "name a table"),
        (("--fit", "a.csv"), "go together"),
        (("missing.csv",), "missing.csv"),
        (("{data}", "--parts", "colours"), "colours"),
        (("{data}", "--order", "skyscraper"), "skyscraper"),
        (("{data}", "--order", "nonsense"), "nonsense"),
        (("{data}", "--rows", "5"), "at least 20"),
        (("{data}", "--folds", "500"), "500"),
    ],
)
def test_bad_input_is_named(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    data = tmp_path / "base.csv"
    data.write_text(rows_of(20))
    result = tutor("study", "difficulty", *(each.format(data=data) for each in options))
    assert result.code == 2
    assert said in result.err
