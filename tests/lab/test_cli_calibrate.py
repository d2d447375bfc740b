"""``tutor calibrate``: from a table to weights, figures and pictures."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import Outcome, tutor
from tests.grids import CLASSIC, NINE_SOLUTIONS
from tutor.cli import calibrate_report
from tutor.cli.files import write_whole
from tutor.language import LANGUAGES
from tutor.rating.quick import profile_of
from tutor.rating.weights import Weights, shipped
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry

QUICK = ("--folds", "3", "--repeats", "1")
SIX = Recipe(Geometry.of(2, 3), empty=0.6)


def table(count: int = 24) -> str:
    """Small puzzles; the more steps, the harder, and the further down."""
    rows = ["grid;steps"]
    for index in range(count):
        puzzle = generate_nth(SIX, "calibrate", index)
        assert puzzle is not None
        steps = profile_of(puzzle.grid).counts.total() + index
        rows.append(f"{line_of(puzzle.grid)};0,{steps}")
    return "\n".join(rows) + "\n"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("calibrate") / "data.csv"
    path.write_text(table(), encoding="utf-8")
    return str(path)


def refused(*arguments: str, stdin: bytes | str = b"") -> str:
    """What is said of wrong input."""
    done = tutor("calibrate", *arguments, stdin=stdin)
    assert done.code == 2, done.out + done.err
    assert done.out == ""
    assert "Traceback" not in done.err
    return done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_80_columns(data: str, language: str) -> None:
    done = tutor("calibrate", data, *QUICK, "--lang", language)
    assert done.code == 0
    assert done.err == ""
    assert max(map(len, done.lines)) <= 80
    own, *_ = [line for line in done.lines if line.startswith(("ours ", "le nôtre "))]
    assert len(own.replace("le nôtre", "ours").split()) == 8, "figures and two intervals"
    words = {
        "en": ('column "steps"', "out of fold", "Hidden single", "--out FILE", "0.0"),
        "fr": ("colonne «\u00a0steps\u00a0»", "hors pli", "Singleton caché", "--out FILE", "0,0"),
    }
    for word in words[language]:
        assert word in done.out
    assert "└" in done.out, "a plot"


def test_weights_and_a_picture_are_written(data: str, tmp_path: Path) -> None:
    out, plot = tmp_path / "weights.json", tmp_path / "plot.SVG"
    out.write_text("the one before")
    files = ("--out", str(out), "--plot", str(plot), "--minutes", "2.5")
    done = tutor("calibrate", data, *QUICK, *files, "--lang", "fr", "--model", "study-first-use")
    assert done.code == 0
    weights = Weights.from_json(out.read_text())
    assert (weights.model, weights.minutes, weights.target) == ("study-first-use", 2.5, "steps")
    assert weights.puzzles == 24
    assert "constant" in weights.coefficients
    assert {"random", "smallest", "largest"} == weights.sat.keys()
    assert "eliminations" in weights.sat["largest"]
    assert "donnée (steps)" in plot.read_text()
    assert set(os.listdir(tmp_path)) == {"plot.SVG", "weights.json"}
    assert f"«\u00a0{out}\u00a0»" in done.out
    rated = tutor("rate", CLASSIC, "--weights", str(out), "--json").objects[0]
    assert rated["score"] is not None


def test_everything_as_one_object(data: str, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    (told,) = tutor("calibrate", data, *QUICK, "--json", "--out", str(out)).objects
    assert (told["puzzle"], told["target"], told["puzzles"]) == ("grid", "steps", 24)
    own = told["models"]["openness"]
    low, high = own["out_of_fold"]["spearman"]["interval"]
    assert low <= own["out_of_fold"]["spearman"]["value"] <= high
    assert own["coefficients"] == Weights.from_json(out.read_text()).coefficients
    assert "sight" not in told["models"]["counts"]
    assert list(told["visual"]) == ["givens", "candidates", "spread", "spread_values", "mix"]
    assert sum(group["puzzles"] for group in told["givens"]) == 24
    assert told["techniques"]["full-house"]["puzzles"] == 24
    assert [point["line"] for point in told["predictions"]] == list(range(2, 26))
    assert told["predictions"][0]["given"] < 1
    assert told["out"] == str(out)
    assert told["bad"] == []


def test_rows_that_cannot_be_used_are_named_and_the_others_used(data: str) -> None:
    text = Path(data).read_text(encoding="utf-8")
    text += f"{NINE_SOLUTIONS};1\n{CLASSIC};hard\n{CLASSIC[:-1]};1\n{CLASSIC};1;2\n"
    text += "12.34;1\n1.........................1.........;1\n" + "1" * 36 + ";1\n"
    done = tutor("calibrate", "-", *QUICK, "--json", stdin=text)
    assert done.code == 2
    (told,) = done.objects
    assert told["puzzles"] == 24
    assert [problem["line"] for problem in told["bad"]] == list(range(26, 33))
    assert done.err.splitlines() == [problem["problem"] for problem in told["bad"]]
    assert '-: line 27: found "hard" in the column "steps", expected a number.' in done.err
    assert "line 26: this grid has more than one solution" in done.err
    assert "line 28: 80 cells found, expected 81" in done.err
    assert "line 29: 3 cells found, expected 2" in done.err
    assert "line 32: a digit appears twice" in done.err
    french = tutor("calibrate", "-", *QUICK, "--lang", "fr", stdin=text)
    assert "ligne 26\u00a0: cette grille a plusieurs solutions" in french.err


def test_a_cap_a_limit_and_another_fit(data: str) -> None:
    def models(*options: str) -> dict[str, Any]:
        (told,) = tutor("calibrate", data, *QUICK, "--json", *options).objects
        return dict(told)

    exact = models()
    given = sorted(point["given"] for point in exact["predictions"])
    capped = models("--cap", str(given[-3]), "--rows", "21")
    assert capped["puzzles"] == 21, "rows above the cap do not count"
    assert capped["left_out"] <= 2
    assert max(point["given"] for point in capped["predictions"]) <= given[-3]
    random = models("--fit", "annealing")
    assert exact["models"]["openness"] == random["models"]["openness"]
    assert exact["models"]["counts"]["coefficients"] != random["models"]["counts"]["coefficients"]
    other = models("--seed", "word")
    assert (
        other["models"]["openness"]["coefficients"] == (exact["models"]["openness"]["coefficients"])
    )
    assert other["predictions"] != exact["predictions"]


def test_tables_that_cannot_be_used(data: str, tmp_path: Path) -> None:
    text = Path(data).read_text(encoding="utf-8")
    assert "the file is empty" in refused("-")
    assert "not text" in refused("-", stdin=b"\x89PNG\r\n\0\0\0")
    assert "no column holds puzzles" in refused("-", stdin="a,b\n1,2\n")
    assert "no column beside" in refused("-", stdin=f"puzzle\n{CLASSIC}\n")
    assert 'no column "x". Expected one of: grid, steps' in refused(data, "--target", "x")
    assert '"grid" does not hold numbers' in refused(data, "--target", "grid")
    assert '"steps" holds no puzzles' in refused(data, "--puzzle", "steps")
    few = "".join(text.splitlines(keepends=True)[:8])
    assert "7 puzzles that we can use, expected at least 20" in refused("-", stdin=few)
    assert "7 puzzles" in refused(data, "--rows", "7")
    alike = "\n".join(line.partition(";")[0] + ";1" for line in text.splitlines()).replace(
        "grid;1", "grid;d"
    )
    assert '"d" holds the same number' in refused("-", stdin=alike)
    assert "can’t be read" in refused(str(tmp_path / "none.csv"))
    assert "is a folder" in refused(str(tmp_path))
    assert "est vide" in refused("-", "--lang", "fr")


def test_options_that_cannot_be_used(data: str, tmp_path: Path) -> None:
    for options, said in (
        (("--folds", "1"), "--folds 1"),
        (("--folds", "25"), "from 2 to 24"),
        (("--repeats", "0"), "--repeats 0"),
        (("--rows", "0"), "--rows 0"),
        (("--minutes", "nan"), "--minutes nan"),
        (("--minutes", "0"), "above 0"),
        (("--model", "best"), "openness"),
        (("--fit", "best"), "annealing"),
        (("--plot", "plot.pdf"), ".svg or .png"),
        (("--out", str(tmp_path / "no" / "weights.json")), "no such folder"),
    ):
        assert said in refused(data, *options), options


@pytest.mark.parametrize("package", ["numpy", "scipy", "matplotlib"])
def test_missing_packages_are_named(
    package: str, data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    said = refused(data, "--plot", "plot.svg")
    assert package in said
    assert "pip install 'pas-a-pas[calibrate]'" in said


def test_ctrl_c_writes_nothing(data: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    out = tmp_path / "weights.json"
    monkeypatch.setattr(calibrate_report, "calibrate", interrupted)
    done = tutor("calibrate", data, "--out", str(out))
    assert done.code == 130
    assert done.out == ""
    assert not out.exists()


def test_a_file_that_cannot_be_written_does_not_lose_the_report(data: str, tmp_path: Path) -> None:
    done = tutor("calibrate", data, *QUICK, "--json", "--out", str(tmp_path))
    assert done.code == 2
    assert "can’t be written" in done.err
    assert done.objects[0]["out"] is None


def test_files_are_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights.json"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"three")
    assert path.read_bytes() == b"two"
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.slow
def test_the_814_puzzles(shared_data: Path, tmp_path: Path) -> None:
    """The shipped weights are what the command writes, and they are good."""
    data, out = shared_data / "human-times-open.csv", tmp_path / "weights.json"
    if not data.is_file():
        pytest.skip(f"no {data.name} among the shared data")
    done: Outcome = tutor("calibrate", str(data), "--out", str(out), "--repeats", "1", "--json")
    assert done.code == 0
    written, known = json.loads(out.read_text()), json.loads(shipped().to_json())
    fitted = [{"ours": found.pop("coefficients"), **found.pop("sat")} for found in (written, known)]
    for name, coefficients in fitted[0].items():
        assert coefficients == pytest.approx(fitted[1][name], rel=1e-3, abs=1e-3)
    assert written == known
    (told,) = done.objects
    own = told["models"]["openness"]["out_of_fold"]
    assert own["spearman"]["value"] >= 0.70
    assert own["logs"]["value"] >= 0.65
    for name in ("looks", "rounds"):
        assert told["ablation"][name]["out_of_fold"]["spearman"]["value"] < 0.71
    shares = {one["of"]: one["share"] for one in told["by_level"]}
    assert 0.95 < shares["easy"] < 1.05
    assert all(0.75 < shares[level] < 1.33 for level in ("medium", "hard", "expert", "master"))
    given = [one["given"] for one in told["by_pace"]]
    assert given == sorted(given), "the longer the pace, the longer people took"
    others = [model for name, model in told["models"].items() if "openness" not in name]
    for other in (*others, *told["sat"].values()):
        assert other["out_of_fold"]["spearman"]["value"] < own["spearman"]["interval"][0]
    for heuristic in told["sat"].values():
        assert heuristic["coefficients"]["eliminations"] > 0, "formulas of one depth differ"
