"""``tutor solve``."""

import json
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.cli.terminal import on_a_terminal
from tests.foreign import hidden_in
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, holes
from tutor.cli.sudoku.puzzle import input_grid
from tutor.sudoku import sat
from tutor.sudoku.formats import FORMATS, write
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid


def test_one_grid_is_told_in_full() -> None:
    done = tutor("solve", CLASSIC, "--method", "search")
    assert done.code == 0
    assert done.lines[0] == "# candidate grids before the search: 42,597,333,249,416,390,246,400"
    assert done.lines[1] == CLASSIC_SOLUTION
    assert done.lines[2].startswith("# one solution, ")
    assert done.err == ""


def test_in_french() -> None:
    done = tutor("solve", CLASSIC, "--lang", "fr", "--method", "search")
    assert done.lines[0].startswith("# grilles candidates avant la recherche : 42 597 333")
    assert done.lines[2].startswith("# une seule solution, ")
    again = tutor("--lang", "fr", "solve", CLASSIC, "--method", "search")
    assert again.lines[:2] == done.lines[:2]


def test_json_as_documented() -> None:
    (answer,) = tutor("solve", CLASSIC, "--json", "--method", "search").objects
    assert answer.pop("seconds") >= 0
    assert answer == {
        "grid": CLASSIC,
        "status": "solved",
        "solution": CLASSIC_SOLUTION,
        "revealed": 51,
        "reached": CLASSIC_SOLUTION,
        "candidate_grids": "42597333249416390246400",
    }


def test_several_solutions() -> None:
    done = tutor("solve", NINE_SOLUTIONS, "--json", "--method", "search")
    (answer,) = done.objects
    assert done.code == 0
    assert answer["status"] == "multiple"
    assert len(answer["solution"]) == 81
    assert answer["revealed"] == 0
    assert answer["reached"] == NINE_SOLUTIONS.replace("0", ".")
    assert "several solutions" in tutor("solve", NINE_SOLUTIONS).out
    strict = tutor("solve", NINE_SOLUTIONS, "--unique", "--json")
    assert strict.code == 1
    assert strict.objects[0]["status"] == "multiple"
    assert tutor("solve", CLASSIC, "--unique").code == 0


def test_all_and_count() -> None:
    done = tutor("solve", NINE_SOLUTIONS, "--all")
    assert len([line for line in done.lines if line[0] != "#"]) == 9
    assert done.lines[-1] == "# 9 solutions"
    assert tutor("solve", NINE_SOLUTIONS, "-a").lines[:9] == done.lines[:9]
    assert tutor("solve", NINE_SOLUTIONS, "--count").out == "9\n"
    (answer,) = tutor("solve", NINE_SOLUTIONS, "--all", "--json").objects
    assert answer["solutions"] == 9
    assert sorted(answer["list"]) == sorted(done.lines[:9])
    (answer,) = tutor("solve", NINE_SOLUTIONS, "--count", "--json").objects
    assert (answer["solutions"], answer["status"]) == (9, "multiple")
    assert "list" not in answer


def test_on_a_terminal_each_solution_is_drawn() -> None:
    shown = on_a_terminal("solve", NINE_SOLUTIONS, "--all", "--limit", "2")
    assert shown.count("+-------+-------+-------+") == 8
    assert "# 2 solutions shown" in shown


def test_a_drawing_wider_than_the_terminal_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    grid = input_grid(Grid(Geometry.of(4, 4)))
    monkeypatch.setenv("COLUMNS", "41")
    assert "+--" in grid.text(for_eyes=True)
    monkeypatch.setenv("COLUMNS", "40")
    assert grid.text(for_eyes=True) == grid.text(for_eyes=False)


def test_a_limit() -> None:
    done = tutor("solve", NINE_SOLUTIONS, "--all", "--limit", "4")
    assert len(done.lines) == 5
    assert "there may be more" in done.lines[-1]
    counted = tutor("solve", "." * 81, "--count", "--limit", "50")
    assert counted.out == "50\n"
    assert "there may be more" in counted.err
    (answer,) = tutor("solve", NINE_SOLUTIONS, "--all", "--limit", "1", "--json").objects
    assert (answer["solutions"], len(answer["list"]), answer["status"]) == (1, 1, "multiple")


def test_no_solution_and_against_the_rules() -> None:
    none = "12345678." + "." * 8 + "9" + "." * 63
    done = tutor("solve", none)
    assert done.code == 1
    assert done.lines[-1] == "# no solution: r1c9 has no candidate left"
    broken = "55" + CLASSIC[2:]
    done = tutor("solve", broken)
    assert done.code == 1
    assert done.out == "# against the rules: row 1 holds 5 twice: r1c1 and r1c2\n"
    french = tutor("solve", broken, "--lang", "fr").out
    assert french == "# contraire aux règles : la ligne 1 contient 2 fois le 5 : L1C1 et L1C2\n"
    statuses = [tutor("solve", g, "--json").objects[0]["status"] for g in (none, broken)]
    assert statuses == ["none", "invalid"]
    assert tutor("solve", none, "--json").objects[0]["solution"] is None
    assert tutor("solve", none, "--count").out == "0\n"


def test_a_file_of_many(tmp_path: Path) -> None:
    path = tmp_path / "grids.txt"
    lines = [CLASSIC] * 1000
    lines[2] = CLASSIC[:-1]
    lines[500] = "rubbish"
    lines[999] = CLASSIC[:-1] + "%"
    path.write_text("\r\n".join(lines), encoding="utf-16")
    done = tutor("solve", str(path))
    assert done.code == 2
    assert done.lines == [CLASSIC_SOLUTION] * 997
    messages = done.err.splitlines()
    assert len(messages) == 3
    assert messages[0] == (
        f"{path}: grid 3, line 3, column 81: 80 cells found, expected 81 for a 9x9 grid."
    )
    assert messages[1].startswith(f"{path}: grid 501, line 501, column 1: ")
    assert messages[2].startswith(f'{path}: grid 1000, line 1000, column 81: found "%"')


def test_many_grids_keep_one_line_each() -> None:
    broken = "55" + CLASSIC[2:]
    done = tutor("solve", "-", stdin="\n".join([CLASSIC, broken, NINE_SOLUTIONS]))
    assert done.code == 1
    assert done.lines[0] == CLASSIC_SOLUTION
    assert done.lines[1].startswith("# against the rules")
    assert done.lines[2][81:].startswith(" # several solutions")
    again = tutor("solve", stdin=done.out)
    assert again.lines[0] == CLASSIC_SOLUTION, "our own output can be read again"


def test_a_bad_input_outweighs_a_no() -> None:
    broken = "55" + CLASSIC[2:]
    assert tutor("solve", "-", stdin=f"{CLASSIC[:-1]}\n{broken}\n{CLASSIC}").code == 2
    assert tutor("solve", "-", stdin=f"{broken}\n{CLASSIC[:-1]}\n{CLASSIC}").code == 2
    assert tutor("solve", broken, "--unique").code == 1
    assert tutor("solve", "12345678." + "." * 8 + "9" + "." * 63, "--unique").code == 1


def test_of_several_inputs_the_bad_one_is_named() -> None:
    done = tutor("solve", CLASSIC, CLASSIC[:-1], CLASSIC)
    assert done.lines == [CLASSIC_SOLUTION] * 2
    assert done.err.startswith("input 2: grid 1, line 1, column 81: ")


def test_several_inputs_and_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text(CLASSIC)
    done = tutor("solve", str(path), "-", CLASSIC, stdin=CLASSIC)
    assert done.lines == [CLASSIC_SOLUTION] * 3
    assert tutor("solve", stdin=CLASSIC).lines[0] == CLASSIC_SOLUTION


def test_a_grid_that_begins_with_dashes_is_no_option() -> None:
    backwards = CLASSIC[::-1].replace("97", "--").replace(".", "-")
    assert backwards.startswith("--")
    done = tutor("solve", backwards, "--json")
    assert done.objects[0]["grid"] == backwards.replace("-", ".")


@each_case("shape", [(1, 1), (2, 2), (2, 3), (3, 2), (2, 4), (3, 4), (4, 4), (3, 6)])
def test_other_sizes(shape: tuple[int, int]) -> None:
    geometry = Geometry.of(*shape)
    grid = holes(geometry, 1, geometry.cell_count // 3)
    text = write([grid], FORMATS["commas"])
    (answer,) = tutor("solve", "-", "--json", stdin=text).objects
    assert answer["status"] in ("solved", "multiple")
    assert len(answer["solution"]) == geometry.cell_count


def test_numbers_of_any_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sat, "available", lambda: False)
    text = "10 10\n" + ",".join(["1", *["0"] * 1_000, "1", *["0"] * 8_998])
    (answer,) = tutor("solve", "-", "--json", stdin=text).objects
    assert len(answer["candidate_grids"]) > 19_000
    assert answer["status"] == "stuck"


def test_what_a_large_grid_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    grid = holes(Geometry.of(5, 5), seed=5, empty=344)
    text = write([grid], FORMATS["commas"])
    with_sat = tutor("solve", "-", "--json", stdin=text)
    assert with_sat.objects[0]["status"] in ("solved", "multiple")
    monkeypatch.setattr(sat, "available", lambda: False)
    without = tutor("solve", "-", "--json", stdin=text)
    assert without.code == 1
    (answer,) = without.objects
    assert answer["status"] == "stuck"
    assert answer["solution"] is None
    assert answer["revealed"] > 0
    assert "pip install python-sat" in without.err
    assert tutor("solve", "-", "--count", stdin=text).out == "?\n"
    assert tutor("solve", "-", "--count", "--json", stdin=text).objects[0]["solutions"] is None
    unknown = "# not solved: there may or may not be a solution"
    assert tutor("solve", "-", "--all", stdin=text).lines == [unknown]
    plain = tutor("solve", "-", stdin=text)
    assert plain.code == 1
    assert plain.lines[-1] == unknown
    assert plain.lines[0].startswith("# candidate grids before the search: about ")


@each_case(
    ("arguments", "message"),
    [
        (["--method", "guess"], "--method guess: expected one of logic logic-only search."),
        (["--limit", "0"], "--limit 0: expected a number of at least 1."),
        (["--box", "3"], "--box 3: expected rows x columns"),
        (["--box", "0x3"], "--box 0x3: expected rows x columns"),
        (["--box", "11x3"], "--box 11x3: expected rows x columns"),
        (["--lang", "de"], "--lang de: expected one of en fr."),
        (["--all", "--count"], "--all and --count don’t go together."),
    ],
)
def test_wrong_options(arguments: list[str], message: str) -> None:
    done = tutor("solve", CLASSIC, *arguments)
    assert done.code == 2
    assert done.err.startswith(message)
    assert done.out == ""


def test_wrong_inputs(tmp_path: Path) -> None:
    missing = tutor("solve", "no/such/file.txt")
    assert (missing.code, missing.out) == (2, "")
    assert 'there is no file "no/such/file.txt"' in missing.err
    assert "there is no file" in tutor("solve", "nonsense").err
    folder = tutor("solve", str(tmp_path))
    assert folder.code == 2
    assert "is a folder" in folder.err
    empty = tutor("solve", "-", stdin="")
    assert empty.code == 2
    assert "no grid found" in empty.err
    typed = tutor("solve", CLASSIC[:-1])
    assert typed.err.startswith("grid 1, line 1, column 81: 80 cells found, expected 81")
    assert tutor("solve", CLASSIC, "--wrong").code == 2


@pytest.mark.parametrize("rubbish", [b"\x00\xff\xfe\x01" * 50, bytes(range(256)), b"<" * 99])
def test_rubbish_is_refused_calmly(rubbish: bytes) -> None:
    done = tutor("solve", "-", stdin=rubbish)
    assert done.code == 2
    assert done.out == ""
    assert "Traceback" not in done.err
    assert done.err.endswith("\n")
    assert not hidden_in(done.err)


def test_the_examples_of_the_study(shared_data: Path) -> None:
    examples = json.loads((shared_data / "study-examples.json").read_text(encoding="utf-8"))
    for example in examples:
        done = tutor("solve", example["grid"], "--method", "search", "--all", "--json")
        (answer,) = done.objects
        assert answer["solutions"] == example["solutions"]
        assert answer["status"] == ("solved" if example["solutions"] == 1 else "multiple")
        assert example["solution"] in answer["list"]
