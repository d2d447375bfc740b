"""``tutor nonogram bench``: tables, plots, files, options, and being stopped."""

import csv
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.cases import each_case
from tests.cli.runner import Outcome, tutor
from tutor.cli.console import Printer
from tutor.lab.bench import nonogram


def bench(*arguments: str) -> Outcome:
    return tutor("nonogram", "bench", *arguments)


def test_the_table_and_the_plots() -> None:
    done = bench("--sizes", "3,5..6", "--count", "2", "--methods", "2,backtrack-dfa,4")
    assert done.code == 0
    assert done.lines[0].startswith("Solving random grids, 50% black, from seed 0: means over 2")
    rows = [line.split()[:3] for line in done.lines if "backtrack-" in line or "rules-" in line]
    table = [[n, number, name] for n, number, name in rows if n.isdigit()]
    names = ("backtrack-dfa", "backtrack-nfa", "rules-nfa")
    assert table == [[n, k, name] for n in "356" for k, name in zip("124", names, strict=True)]
    plots = [line for line in done.lines if "logarithmic" in line]
    assert len(plots) == 3, "means, medians, and building against searching"
    assert "1 backtrack-dfa, 2 backtrack-nfa, 4 rules-nfa" in plots[0]
    assert sum(line.split() == ["3", "5", "6"] for line in done.lines) == 3, "below all plots"
    assert "automates" in bench("--sizes", "3", "--count", "1", "--lang", "fr").out


def test_what_is_given_up_is_told() -> None:
    done = bench("--sizes", "9..10", "--count", "4", "--methods", "brute", "--budget", "0.002")
    assert done.code == 0
    nine, ten = (line for line in done.lines if "0 brute  " in line)
    assert nine.endswith("3/3")
    assert nine.count(">") == 2
    assert ten.split() == ["10", "0", "brute", "not", "tried"]


def test_the_file_and_json_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "times.csv"
    options = ("--sizes", "4", "--count", "2", "--seed", "5", "--black", "70%", "--methods", "1,3")
    done = bench(*options, "--csv", str(file), "--json")
    assert done.code == 0
    with file.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert [(row["n"], row["seed"], row["method"]) for row in rows] == [
        ("4", seed, method) for seed in "56" for method in "13"
    ]
    for row, told in zip(rows, done.objects, strict=True):
        assert told.pop("name") == {"1": "backtrack-dfa", "3": "rules-dfa"}[row["method"]]
        assert list(told) == list(row)
        for name, value in told.items():
            text = f"{value:.9f}" if isinstance(value, float) else str(value)
            assert row[name] == text or (name == "rules" and value == 0)


def test_the_share_that_rules_fill(tmp_path: Path) -> None:
    file = tmp_path / "fill.csv"
    done = bench("--fill", "--sizes", "3..4", "--count", "3", "--csv", str(file))
    assert done.code == 0
    rows = [line.split() for line in done.lines if line.strip()[:1].isdigit() and "%" in line]
    assert [row[0] for row in rows[:11]] == [f"{10 * step}%" for step in range(11)]
    assert rows[0] == ["0%", "100.0%", "100.0%"]
    assert "a 3x3, b 4x4" in done.out
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["n,black,share,grids", "3,0.0,1.000000000,3"]
    assert len(lines) == 1 + 2 * 11
    told = bench("--fill", "--sizes", "3", "--count", "1", "--json").objects
    assert [(item["n"], item["black"]) for item in told] == [(3, step / 10) for step in range(11)]
    assert "30\xa0%" in bench("--fill", "--sizes", "3", "--count", "1", "--lang", "fr").out


@each_case(
    ("options", "message"),
    [
        (("--sizes", "0"), "--sizes 0: expected sides from 1 to 100"),
        (("--sizes", "5..3"), "--sizes 5..3"),
        (("--sizes", "101"), "--sizes 101"),
        (("--sizes", "x"), "--sizes x"),
        (("--count", "0"), "--count 0"),
        (("--methods", "7"), "--methods 7: expected one of 0 1 2 3 4 5 brute"),
        (("--methods", ","), "--methods ,"),
        (("--black", "101%"), "--black 101%"),
        (("--budget", "0"), "--budget 0.0: expected a number of seconds above 0"),
        (("--budget", "nan"), "--budget nan"),
        (("--fill", "--methods", "1"), "--fill and --methods don’t go together"),
        (("--fill", "--black", "50%"), "--fill and --black don’t go together"),
        (("--peer", "x", "--csv", "y"), "--peer and --csv don’t go together"),
        (("--peer", "no-such-python"), '"no-such-python" does not run picross-solver'),
        (("--csv", "no-such-folder/file.csv"), '"no-such-folder/file.csv" can’t be written'),
    ],
)
def test_bad_options_are_named(options: tuple[str, ...], message: str) -> None:
    done = bench(*options)
    assert done.code == 2
    assert done.err.startswith(message)
    assert not done.out


def test_the_peer_in_words_and_in_json(monkeypatch: pytest.MonkeyPatch) -> None:
    from tutor.lab.bench import nonogram

    class Slow:
        def __init__(self, python: Path) -> None:
            assert python == Path("other/python")

        def solve(self, puzzle: Any, seconds: float) -> tuple[float, list[str] | None]:
            return (1000.0, None) if puzzle.width == 5 else (1000.0, list(puzzle.goal))

        def close(self) -> None:
            pass

    monkeypatch.setattr(nonogram, "Peer", Slow)
    options = ("--peer", "other/python", "--sizes", "4,5", "--count", "2")
    told = bench(*options).lines
    kinds = [line for line in told if "black: 2 grids" in line]
    assert [kind.split(" black")[0] for kind in kinds] == [
        "4x4, 50%", "4x4, 60%", "5x5, 50%", "5x5, 60%"
    ]  # fmt: skip
    assert "picross-solver: 1000.0 s, 2000.0 s" in told
    assert "# 2 grids were given up after 10.0 s" in told
    assert "× >" in "".join(told[told.index(kinds[2]) :])
    assert "× >" not in "".join(told[: told.index(kinds[2])])
    four, five = bench(*options, "--black", "50", "--json").objects
    assert (four["n"], four["black"], four["grids"]) == (4, 0.5, 2)
    assert four["ratio"]["median"] == 1000 / four["ours"]["median"]
    assert five["picross-solver"]["given_up"] == 2


def test_stopped_in_the_middle_what_is_done_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    real = nonogram.study_table

    def stopped(*arguments: Any) -> Any:
        yield from list(real(*arguments))[:2]
        raise KeyboardInterrupt

    monkeypatch.setattr(nonogram, "study_table", stopped)
    done = bench("--sizes", "3", "--methods", "1,2", "--count", "3")
    assert done.code == 130
    assert "1 backtrack-dfa" in done.out
    assert done.err.startswith("Stopped.")


def test_nobody_reads_the_table() -> None:
    def closed(_: str) -> int:
        raise BrokenPipeError

    printer = Printer(highlight=False, file=StringIO())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(printer.file, "write", closed)
        with pytest.raises(BrokenPipeError):
            printer.print("table")
