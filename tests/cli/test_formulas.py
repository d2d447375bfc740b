"""Formulas on the command line: DIMACS in and out, and the formula of a grid alone."""

import json
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import BRANCHING, CLASSIC


@pytest.mark.parametrize("grid", [CLASSIC, BRANCHING])
def test_what_cnf_writes_dimacs_reads(grid: str, tmp_path: Path) -> None:
    path = tmp_path / "grid.cnf"
    (rated,) = tutor("rate", grid, "--sat", "--cnf", str(path), "--json").objects
    (formula,) = tutor("rate", "--dimacs", str(path), "--json").objects
    assert formula == rated["sat"]
    (alone,) = tutor("rate", grid, "--sat-only", "--json").objects
    assert alone == {"grid": rated["grid"], "sat": rated["sat"]}


def test_any_formula_is_told_in_words() -> None:
    text = "c a comment\np cnf 3 3\n1 2\n0 -1 3 0\n-3 -2 0\n%\n0\n"
    told = tutor("rate", "--dimacs", "-", stdin=text)
    assert told.code == 0
    assert "3 clauses over 3 variables" in told.out
    (coded,) = tutor("rate", "--dimacs", "-", "--as-coded", "--json", stdin=text).objects
    assert coded["procedure"] == "as-coded"
    assert coded["score"] is None
    no = tutor("rate", "--dimacs", "-", "--json", stdin="p cnf 1 2\n1 0\n-1 0\n")
    assert no.code == 1
    assert json.loads(no.out)["status"] == "contradiction"


@each_case(
    ("text", "said"),
    [
        ("", "line 1: no formula"),
        ("1 2 0\n", 'line 1: found "1 2 0" before'),
        ("p cnf x 2\n", 'expected "p cnf'),
        ("p cnf 2 1\n1 3 0\n", 'line 2: found "3", expected a number from 1 to 2'),
        ("p cnf 2 1\n1 2\n", "no 0 at its end"),
        ("p cnf 2 2\n1 2 0\n", "1 clauses found, 2 announced"),
        ("p cnf 2 1\np cnf 2 1\n1 0\n", "line 2: a second line"),
        ("\0\xff\n", "before the line"),
    ],
)
def test_what_is_no_formula_is_refused_with_its_place(text: str, said: str) -> None:
    result = tutor("rate", "--dimacs", "-", stdin=text)
    assert result.code == 2
    assert said in result.err
    assert not result.out


def test_options_that_make_no_sense_with_a_formula_are_refused(tmp_path: Path) -> None:
    assert tutor("rate", CLASSIC, "--dimacs", "x.cnf").code == 2
    missing = tutor("rate", "--dimacs", str(tmp_path / "missing.cnf"))
    assert missing.code == 2
    assert "missing.cnf" in missing.err


def test_the_formula_alone_in_lines_and_tables() -> None:
    line = tutor("rate", CLASSIC, "--sat-only").out
    assert line.startswith(f"{CLASSIC} # As a formula: ")
    header, row = tutor("rate", CLASSIC, "--sat-only", "--csv").lines
    assert header.startswith("grid,sat_variables,sat_clauses")
    assert row.count(",") == header.count(",")
    picture = tutor("nonogram", "rate", "1, 2 / 2, 1", "--sat-only", "--json")
    assert picture.code == 0
    assert set(picture.objects[0]) == {"puzzle", "sat"}


def test_techniques_are_tried_in_the_order_asked_for() -> None:
    def first(order: str) -> str:
        result = tutor("solve", CLASSIC, "--order", order, "--steps", "--json")
        return str(result.objects[0]["steps"][0]["technique"])

    assert first("naked-single,hidden-single") == "naked-single"
    assert first("hidden-single,naked-single") == "hidden-single"
    clash = tutor("solve", CLASSIC, "--order", "naked-single", "--only", "naked-single")
    assert clash.code == 2
    assert tutor("solve", CLASSIC, "--order", "nonsense").code == 2
