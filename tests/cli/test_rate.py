"""``tutor rate``: how hard grids are, in words, as a table, as JSON and as formulas."""

import csv
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest
from pysat.formula import CNF
from pysat.solvers import Glucose4

from tests.cases import each_case
from tests.cli.runner import Outcome, tutor
from tests.foreign import hidden_in
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NEEDS_NETS, NINE_SOLUTIONS, grid_of, holes
from tutor.rating import grid_cnf
from tutor.rating.grid_cnf import cnf_of
from tutor.rating.quine import HEURISTICS
from tutor.rating.weights import MODELS, Weights, figures_of, shipped
from tutor.sudoku import sat
from tutor.sudoku.formats import FORMATS, write
from tutor.sudoku.generator import Recipe, generate
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

WORKED = "..7.2...184.1......213...8.....45..3.6.....4.2..76.....1...736......6.785...3.1.."
BROKEN = "55" + CLASSIC[2:]
NONE = "12345678." + "." * 8 + "9" + "." * 63
KEYS = ["grid", "score", "level", "hardest", "counts", "pace", "openness", "openings"]
KEYS += ["visual", "reason"]
WITHOUT_RATING = [*KEYS[:7], "flaw", "visual", "reason"]


def rated(*arguments: str, stdin: str = "") -> dict[str, Any]:
    done = tutor("rate", *arguments, "--json", stdin=stdin)
    (found,) = done.objects
    assert done.err == ""
    assert done.code == (1 if found["score"] is None else 0)
    return found


def refused(*arguments: str) -> str:
    """The one line that says what is wrong."""
    done = tutor("rate", *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err


def table_of(done: Outcome) -> list[dict[str, str]]:
    rows = list(csv.reader(io.StringIO(done.out)))
    assert {len(row) for row in rows} == {len(rows[0])}
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


def test_one_grid_is_told_in_full() -> None:
    done = tutor("rate", CLASSIC)
    assert (done.code, done.err) == (0, "")
    found = rated(CLASSIC)
    level = found["level"].capitalize()
    assert done.lines[:3] == [
        f"{level} · very quick, about {round(found['score'])} min · hidden single",
        found["reason"],
        "",
    ]
    assert found["reason"].startswith("Singles are enough, ")
    assert done.lines[4].startswith(f"Openness: {found['openness']:.1f} ")
    assert done.lines[4].endswith(" on average; never only one digit.")
    assert done.lines[3::2] == [
        "Steps: 21 × full house, 30 × hidden single.",
        "Givens: 30. Candidates: 153. Spread of the givens: 3.519 (rows 0.471, columns 1.633, "
        "boxes 1.414); of their values: 1.054.",
    ]


def test_in_french() -> None:
    done = tutor("rate", CLASSIC, "--lang", "fr", "--sat")
    assert done.lines[0].endswith(" min · singleton caché")
    assert done.lines[1].startswith("Les singletons suffisent, ")
    assert done.lines[3] == "Étapes\u00a0: 21 × dernière case libre, 30 × singleton caché."
    assert "3,519 (lignes 0,471, colonnes 1,633, blocs 1,414)" in done.lines[5]
    assert "153 éliminations unitaires" in done.lines[7]
    assert rated(CLASSIC, "--lang", "fr")["reason"] == done.lines[1]
    broken = tutor("rate", BROKEN, "--lang", "fr")
    assert broken.lines[0].startswith("Pas d’évaluation\u00a0: un chiffre figure deux fois")


def test_json_as_documented() -> None:
    found = rated(CLASSIC)
    assert list(found) == KEYS
    assert found["grid"] == CLASSIC
    assert found["reason"] == tutor("rate", CLASSIC).lines[1]
    with_sat = rated(WORKED, "--sat")
    assert list(with_sat) == [*KEYS[:-1], "sat", "reason"]
    assert with_sat["sat"]["density"] == 7.35
    assert with_sat["sat"]["heuristic"] == "smallest"


@pytest.mark.parametrize(
    ("text", "flaw", "sentence"),
    [
        (BROKEN, "invalid", "No rating: a digit appears twice in a row, column or box."),
        (NONE, "none", "No rating: the grid has no solution."),
        (NINE_SOLUTIONS, "multiple", "No rating: the grid has more than one solution."),
    ],
)
def test_without_a_rating(text: str, flaw: str, sentence: str) -> None:
    found = rated(text)
    assert list(found) == WITHOUT_RATING
    assert (found["flaw"], found["reason"]) == (flaw, sentence)
    done = tutor("rate", text)
    assert done.code == 1
    assert done.lines[:2] == [sentence, ""]
    assert done.lines[2].startswith("Givens: ")
    assert tutor("rate", text, CLASSIC).lines[0].endswith(f" # {sentence}")


def generated(shape: tuple[int, int], empty: float) -> Grid:
    puzzle = generate(Recipe(Geometry.of(*shape), empty), 1)
    assert puzzle is not None
    return puzzle.grid


@pytest.mark.parametrize(
    ("shape", "empty"),
    [((2, 2), 0.6), ((3, 2), 0.5), ((4, 4), 0.3), ((5, 5), 0.02), ((6, 6), 0.001)],
)
def test_every_size(shape: tuple[int, int], empty: float) -> None:
    text = write([generated(shape, empty)], FORMATS["commas"])
    found = rated("-", stdin=text)
    assert list(found) == KEYS
    table = tutor("rate", "-", "--csv", stdin=text)
    (row,) = table_of(table)
    assert row["grid"] == found["grid"]


def test_large_boards_that_nobody_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write([holes(Geometry.of(5, 5), 1, 350)], FORMATS["commas"])
    assert rated("-", stdin=text)["flaw"] == "multiple"
    monkeypatch.setattr(sat, "available", lambda: False)
    assert rated("-", stdin=text)["flaw"] == "stuck"


def test_a_full_grid_and_one_on_its_way() -> None:
    done = tutor("rate", CLASSIC_SOLUTION)
    assert done.code == 0
    assert done.lines[1] == "The grid is full: there is nothing left to find."
    assert not [line for line in done.lines if line.startswith(("Steps", "Openness"))]
    placed = grid_of(CLASSIC)
    placed.place(2, 4)
    assert sum(rated(write([placed], FORMATS["hodoku"]))["counts"].values()) == 50
    marks = write([placed], FORMATS["pencilmarks"])
    assert sum(rated("-", stdin=marks)["counts"].values()) == 50


def test_a_net_is_needed() -> None:
    done = tutor("rate", NEEDS_NETS)
    assert done.lines[0].startswith("Diabolical · ")
    assert done.lines[1].startswith("Singles are not enough: ")
    assert "The hardest: forcing net" in done.lines[1]
    assert "search" not in done.out


# Many grids


def test_many_grids_keep_one_line_each(tmp_path: Path) -> None:
    path = tmp_path / "grids.txt"
    path.write_text("\n".join([CLASSIC, CLASSIC[:-1], BROKEN, "rubbish", WORKED, CLASSIC]))
    done = tutor("rate", str(path))
    assert done.code == 2, "a bad grid outweighs one without a rating"
    assert [line.split(" # ")[0] for line in done.lines] == [CLASSIC, BROKEN, WORKED, CLASSIC]
    assert done.lines[0][81:].endswith(" min · hidden single")
    assert done.lines[1][81:].startswith(" # No rating: ")
    messages = done.err.splitlines()
    assert messages[0].startswith(f"{path}: grid 2, line 2, column 81: 80 cells found")
    assert messages[1].startswith(f"{path}: grid 4, line 4, column 1: ")
    again = tutor("rate", "-", stdin=done.out)
    assert again.out == done.out, "our own output can be read again"
    assert again.code == 1


def test_inputs_of_every_kind(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text(CLASSIC)
    done = tutor("rate", str(path), "-", WORKED, "--json", stdin=CLASSIC_SOLUTION)
    assert [found["grid"] for found in done.objects] == [CLASSIC, CLASSIC_SOLUTION, WORKED]
    small = tutor("rate", "4....5635.2.3..5....6..3.4.3622....4", "--box", "3x2", "--json")
    assert small.objects[0]["score"] is None, "in other boxes it is another grid"
    assert tutor("rate", "4....5635.2.3..5....6..3.4.3622....4").code == 0


@pytest.mark.parametrize("more", [(), ("--sat",)])
def test_a_table(more: tuple[str, ...]) -> None:
    texts = [CLASSIC, BROKEN, WORKED, NINE_SOLUTIONS]
    rows = table_of(tutor("rate", *texts, "--csv", *more))
    objects = tutor("rate", *texts, "--json", *more).objects
    assert [row["grid"] for row in rows] == [found["grid"] for found in objects]
    for row, found in zip(rows, objects, strict=True):
        for name in ("score", "level", "hardest", "flaw", "openness"):
            value = found.get(name)
            assert row[name] == ("" if value is None else str(value))
        for name, value in {**found["visual"], **found.get("openings", {})}.items():
            assert row[name] == str(value)
        counts = dict(word.split(":") for word in row["counts"].split())
        assert {id_: int(n) for id_, n in counts.items()} == found["counts"]
        if more:
            assert row["sat_clauses"] == str(found["sat"]["clauses"])
            assert row["sat_disjunctions"] == " ".join(map(str, found["sat"]["disjunctions"]))
    assert tutor("rate", CLASSIC, "--csv").lines == tutor("rate", *texts, "--csv").lines[:2]


def test_nothing_to_rate() -> None:
    done = tutor("rate", "-")
    assert done.code == 2
    assert "no grid found" in done.err
    assert done.out == ""


# Weights


@pytest.mark.parametrize(
    ("model", "score"),
    # The study's program tries naked singles first, which leaves no hidden ones here.
    [("openness", 20.4), ("counts", 50.0), ("study-counts-and-first-use", 20.0)],
)
def test_other_weights(tmp_path: Path, model: str, score: float) -> None:
    assert model in MODELS
    path = tmp_path / "weights.json"
    coefficients = {"digits": 0.04, "constant": 2.0, "n hidden-single": 0.1}
    known = {name: n for name, n in coefficients.items() if name in figures_of(model)}
    weights = Weights(model, known, {"smallest": {"constant": 7.0}})
    path.write_text(weights.to_json())
    found = rated(CLASSIC, "--weights", str(path), "--sat")
    assert found["score"] == score
    assert found["sat"]["score"] == 70.0
    assert found["level"] == rated(CLASSIC)["level"]
    path.write_text(shipped().to_json())
    assert rated(CLASSIC, "--weights", str(path)) == rated(CLASSIC)


def test_bad_weights(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    good = json.loads(shipped().to_json())
    for text, reason in (
        ("", "not JSON"),
        ("\x00\x1b[2J", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "an object was expected"),
        (json.dumps(good | {"model": "guess"}), "model: one of openness "),
        (json.dumps(good | {"minutes": float("nan")}), "minutes: a number above 0"),
        (json.dumps(good | {"colour": 1}), "unknown: 'colour'"),
    ):
        path.write_text(text)
        told = refused(CLASSIC, "--weights", str(path))
        assert told.startswith(f'"{path}" isn’t a weights file ({reason}')
        assert told.isprintable() or told.endswith("\n")
    path.write_bytes(b"\xff\xfe\xff")
    assert "isn’t a weights file" in refused(CLASSIC, "--weights", str(path))
    assert "can’t be read" in refused(CLASSIC, "--weights", str(tmp_path))
    assert "can’t be read" in refused(CLASSIC, "--weights", str(tmp_path / "none.json"))


# Formulas


def test_the_heuristics() -> None:
    for heuristic in HEURISTICS:
        found = rated(WORKED, "--heuristic", heuristic.upper())["sat"]
        assert found["heuristic"] == heuristic
        assert found["status"] == "satisfied"
    words = tutor("rate", WORKED, "--sat").lines
    assert words[-2] == "As a formula: 1,375 clauses over 187 variables, 7.35 for each."
    assert words[-1].startswith("Modified Quine (smallest): depth ")
    assert "sat" not in rated(WORKED)


def test_the_seed_decides_what_chance_finds() -> None:
    hard = ".7.....3.9..4...822...7.9.4.58..93....7..6.....93..2.8..2..56....19.7....9.....1."

    def figures(seed: str) -> Any:
        return rated(hard, "--heuristic", "random", "--seed", seed)["sat"]

    assert figures("a") == figures("a")
    assert len({json.dumps(figures(seed)) for seed in ("a", "b", "c", "d")}) > 1


def test_formulas_of_what_has_no_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tutor("rate", NONE, "--sat").lines[-1].startswith("Modified Quine (smallest): contradic")
    monkeypatch.setattr(grid_cnf, "MOST_CLAUSES", 100)
    assert tutor("rate", CLASSIC, "--sat").lines[-1] == "As a formula, this grid is too large."
    assert rated(CLASSIC, "--sat")["sat"] is None
    (row,) = table_of(tutor("rate", CLASSIC, "--sat", "--csv"))
    assert row["sat_clauses"] == ""
    assert refused(CLASSIC, "--cnf", "-") == "this grid is too large to be written as a formula.\n"


def solution_of(text: str) -> str:
    """What an independent solver makes of a formula."""
    formula = CNF(from_string=text)
    grid = grid_of(WORKED)
    with Glucose4(bootstrap_with=formula.clauses) as solver:
        assert solver.solve()
        return "".join(map(str, cnf_of(grid).values_of(solver.get_model())))


def test_the_formula_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "grid.cnf"
    path.write_text("the one before")
    done = tutor("rate", WORKED, "--cnf", str(path))
    assert (done.code, done.out) == (0, tutor("rate", WORKED).out)
    text = path.read_text()
    assert "p cnf 187 1375\n" in text
    assert solution_of(text) == tutor("solve", WORKED, "--json").objects[0]["solution"]
    assert os.listdir(tmp_path) == ["grid.cnf"]
    printed = tutor("rate", WORKED, "--cnf", "-")
    assert printed.out == text, "the formula and nothing else"
    out = tmp_path / "out.txt"
    assert tutor("rate", WORKED, "--cnf", "-", "--out", str(out)).out == text
    assert out.read_text().startswith(f"{WORKED} # ")


def test_formulas_that_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "grid.cnf"
    told = "--cnf takes one grid, and there are several.\n"
    assert refused(WORKED, CLASSIC, "--cnf", str(path)) == told
    for bad in (tmp_path, tmp_path / "none" / "x.cnf", Path("."), Path("/")):
        assert refused(WORKED, "--cnf", str(bad)).startswith(f'"{bad}" can’t be written (')
    assert not os.listdir(tmp_path)
    assert tutor("rate", "rubbish", "--cnf", str(path)).code == 2
    assert not os.listdir(tmp_path)


# Options


@each_case(
    ("arguments", "message"),
    [
        (["--jobs", "0"], "--jobs 0: expected a number of at least 1."),
        (["--jobs", "-3"], "--jobs -3: expected a number of at least 1."),
        (["--csv", "--json"], "--csv and --json don’t go together."),
        (["--resume"], "--resume goes on with a file: name it with --out FILE."),
        (["--heuristic", "guess"], "--heuristic guess: expected one of random smallest largest."),
        (["--heuristic", ""], '--heuristic "": expected one of random smallest largest.'),
        (["--heuristic", "\x1b[2J"], r"--heuristic \x1b[2J: expected one of"),
        (["--box", "3"], "--box 3: expected rows x columns"),
        (["--lang", "de"], "--lang de: expected one of en fr."),
        (["--out", "no/such/folder/x"], '"no/such/folder/x" can’t be written ('),
        (["--out", "."], '"." can’t be written (Is a directory)'),
        (["--out", ".", "--resume"], '"." can’t be written ('),
    ],
)
def test_wrong_options(arguments: list[str], message: str) -> None:
    assert refused(CLASSIC, *arguments).startswith(message)


@pytest.mark.parametrize(
    "arguments", [["--jobs", "many"], ["--jobs", "1.5"], ["--wrong"], ["--out"]]
)
def test_options_that_cannot_be_read(arguments: list[str]) -> None:
    done = tutor("rate", CLASSIC, *arguments)
    assert (done.code, done.out) == (2, "")
    assert "Traceback" not in done.err
    assert arguments[0] in done.err


def test_wrong_inputs(tmp_path: Path) -> None:
    assert 'there is no file "no/such/file.txt"' in refused("no/such/file.txt")
    assert "is a folder" in refused(str(tmp_path))
    assert refused(CLASSIC[:-1]).startswith("grid 1, line 1, column 81: 80 cells found")
    for rubbish in (b"\x00\xff\xfe\x01" * 50, bytes(range(256)), b"<" * 99):
        done = tutor("rate", "-", stdin=rubbish)
        assert (done.code, done.out) == (2, "")
        assert not hidden_in(done.err)
