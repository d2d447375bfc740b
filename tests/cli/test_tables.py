"""Tables of puzzles: Parquet, CSV and JSON lines in, Parquet out."""

import json
import sys
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.cli.runner import tutor
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, grid_of
from tutor.base.dice import Dice
from tutor.cli import rate_batch
from tutor.cli.rate_batch import Rated, Task
from tutor.sudoku.formats import line_of
from tutor.sudoku.symmetry import shuffled

LINES = [line_of(shuffled(grid_of(CLASSIC), Dice(seed))) for seed in range(6)]


@pytest.fixture
def grids(tmp_path: Path) -> Path:
    path = tmp_path / "grids.txt"
    path.write_text("\n".join([*LINES, NINE_SOLUTIONS]))
    return path


def parquet(folder: Path, **columns: list[object]) -> str:
    path = folder / "table.parquet"
    pq.write_table(pa.table(columns), path)
    return str(path)


# In


def test_the_same_from_any_table(grids: Path, tmp_path: Path) -> None:
    expected = tutor("rate", str(grids), "--json")
    assert expected.code == 1
    for name, options in {
        "a.parquet": (),
        "b.csv": ("--csv",),
        "c.jsonl": ("--json",),
        "d.parquet": ("--unordered",),
    }.items():
        table = tmp_path / name
        assert tutor("rate", str(grids), *options, "--out", str(table)).code == 1
        again = ("rate", str(table), "--json", "--column", "grid")
        assert tutor(*again) == expected, name
    assert tutor(*again, "--jobs", "2") == expected
    assert pq.read_table(tmp_path / "a.parquet") == pq.read_table(tmp_path / "d.parquet")


def test_the_column_that_holds_puzzles_is_found(tmp_path: Path) -> None:
    count: list[object] = [1, 2, 3]
    words: list[object] = ["one", "two", "three"]
    solved: list[object] = [CLASSIC_SOLUTION] * 3
    puzzles: list[object] = [*LINES[:3]]
    table = parquet(tmp_path, count=count, words=words, solved=solved, puzzles=puzzles)
    expected = tutor("rate", *LINES[:3], "--json")
    assert tutor("rate", table, "--json") == expected
    named = tutor("rate", table, "--json", "--column", "solved").objects
    assert [found["grid"] for found in named] == [CLASSIC_SOLUTION] * 3
    # Other commands read it as well.
    assert tutor("convert", table, "--to", "line").lines == LINES[:3]
    only_solved = parquet(tmp_path, solved=solved)
    assert tutor("rate", only_solved, "--json").objects[0]["grid"] == CLASSIC_SOLUTION
    none = tutor("rate", parquet(tmp_path, count=count, words=words))
    assert none.code == 2
    assert "Name it with --column if it is one of: count, words." in none.err


def test_text_that_repeats_and_rows_without_a_puzzle(tmp_path: Path) -> None:
    rows = pa.array([LINES[0], None, "", LINES[1], LINES[0]]).dictionary_encode()
    path = tmp_path / "table.parquet"
    pq.write_table(pa.table({"puzzles": rows}), path)
    done = tutor("rate", str(path), "--json")
    assert [found["grid"] for found in done.objects] == [LINES[0], LINES[1], LINES[0]]
    assert done.code == 2
    assert done.err.strip() == f'"{path}": 2 rows without a puzzle were left out.'


@pytest.mark.parametrize(
    ("name", "content", "column", "told"),
    [
        ("a.csv", "grid,score\n.,1\n", "nix", 'has no column "nix". Expected one of: grid, score.'),
        ("a.csv", b"grid\n\xff\xfe\n", "grid", "can’t be read as a table"),
        ("a.jsonl", '{"grid": "."}\n\n[1]\n', "grid", "line 3: expected a JSON object"),
        ("a.jsonl", '{"grid": ".\n', "grid", "line 1: expected a JSON object"),
        ("a.jsonl", '{"puzzle": "."}\n', "grid", 'has no column "grid"'),
        ("a.parquet", b"PAR1", None, "can’t be read as a table"),
        ("a.parquet", b"PAR1 and more of it PAR1", "grid", "can’t be read as a table"),
    ],
)
def test_tables_that_cannot_be_read(
    name: str, content: str | bytes, column: str | None, told: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    done = tutor("rate", str(path), *(("--column", column) if column else ()))
    assert done.code == 2
    assert f'"{path}"' in done.err
    assert told in done.err
    assert "Traceback" not in done.err


def test_columns_that_hold_no_text(tmp_path: Path) -> None:
    count: list[object] = [1, 2]
    done = tutor("rate", parquet(tmp_path, count=count), "--column", "count")
    assert done.code == 2
    assert 'the column "count" holds no text' in done.err


def test_without_the_package(grids: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = parquet(tmp_path, grid=list(LINES))
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    for words in (
        ("rate", table),
        ("rate", str(grids), "--out", str(tmp_path / "new.parquet")),
        ("generate", "--seed", "1", "--out", str(tmp_path / "new.parquet")),
    ):
        done = tutor(*words)
        assert done.code == 2
        assert "pip install 'pas-a-pas[table]'" in done.err
    assert not list(tmp_path.glob("new*"))


# Out


def test_what_stands_in_a_table(grids: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    tutor("rate", str(grids), "--out", str(out))
    table = pq.read_table(out)
    told = tutor("rate", str(grids), "--json").objects
    assert table["grid"].to_pylist() == [record["grid"] for record in told]
    assert table["score"].to_pylist() == [record["score"] for record in told]
    assert table["flaw"].to_pylist() == [None] * 6 + ["multiple"]
    columns = tutor("rate", str(grids), "--csv").lines[0].split(",")
    assert table.column_names == columns
    assert not list(tmp_path.glob("*.part")) + list(tmp_path.glob("*.new"))
    again = tutor("rate", str(grids), "--out", str(out))
    assert (again.code, "already exists" in again.err) == (2, True)
    again = tutor("rate", str(grids), "--out", str(out), "--resume")
    assert (again.code, "is complete" in again.err) == (2, True)


@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_a_table_is_a_form_of_its_own(form: str, tmp_path: Path) -> None:
    done = tutor("rate", CLASSIC, form, "--out", str(tmp_path / "out.parquet"))
    assert done.code == 2
    assert f"--out FILE.parquet and {form} don’t go together" in done.err


def test_a_table_that_was_begun(
    grids: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, whole = tmp_path / "out.parquet", tmp_path / "whole.parquet"
    tutor("rate", str(grids), "--out", str(whole))
    rated: list[object] = []
    rate = Task.rate

    def stopped(self: Task, puzzle: str, *more: object) -> Rated:
        rated.append(puzzle)
        if len(rated) == 5:
            raise KeyboardInterrupt
        return rate(self, puzzle)

    with monkeypatch.context() as patch:
        patch.setattr(rate_batch.Task, "rate", stopped)
        assert tutor("rate", str(grids), "--out", str(out)).code == 130
    assert not out.exists()
    rows = (tmp_path / "out.parquet.part").read_text().splitlines()
    assert [json.loads(row)["grid"] for row in rows] == LINES[:4]
    assert tutor("rate", str(grids), "--out", str(out), "--resume").code == 1
    assert out.read_bytes() == whole.read_bytes()
    assert not (tmp_path / "out.parquet.part").exists()


def test_new_puzzles_as_a_table(tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    order = ("generate", "--seed", "7", "--count", "3")
    assert tutor(*order, "--out", str(out)).code == 0
    told = tutor(*order, "--json").objects
    assert pq.read_table(out).to_pylist() == told
    assert tutor("convert", str(out), "--to", "line").lines == [one["grid"] for one in told]
