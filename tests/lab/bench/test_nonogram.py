"""The study's benchmark: its records, what is given up, its means, its plots, its peer."""

import os
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from tutor.base.shown import csv_line
from tutor.base.watch import Watch
from tutor.lab.bench import nonogram
from tutor.lab.bench.nonogram import (
    GIVEN_UP_AFTER,
    Peer,
    Record,
    cells_of,
    compare,
    fill_shares,
    study_table,
    summaries,
)
from tutor.lab.bench.peer import NoPeer
from tutor.lab.plots import plot
from tutor.lab.study.methods import METHODS, Method, Work
from tutor.lab.study.rules import filled_share
from tutor.nonogram.generator import random_picture
from tutor.nonogram.puzzle import Puzzle, puzzle_of

HALF = Fraction(1, 2)


# Records


def test_every_size_grid_and_method_has_its_record() -> None:
    records = list(study_table((3, 4), 2, "7", METHODS[1:], HALF, 60))
    assert [(r.n, r.seed, r.method) for r in records] == [
        (n, seed, method) for n in (3, 4) for seed in (7, 8) for method in (1, 2, 3, 4)
    ]
    for record in records:
        assert record.outcome == "solved"
        assert record.total == record.build + record.rules + record.search
        assert (record.filled >= 0) == (record.rules > 0) == (record.method > 2)
    rules = [record.filled for record in records if record.method > 2]
    assert rules[::2] == rules[1::2], "the same rules before both"


def test_what_is_hopeless_is_given_up() -> None:
    records = list(study_table((12, 13), 4, 0, METHODS[:2], HALF, 0.005))
    brute = [record.outcome for record in records if record.method == 0]
    assert brute == ["given-up"] * GIVEN_UP_AFTER + ["skipped"] * 5
    gone = [record for record in records if record.outcome == "given-up"]
    assert all(0.004 < record.total < 1 for record in gone)


def test_one_success_and_a_method_is_tried_on(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = iter([False, False, True, False, False, False, True])
    asked = []

    def work(puzzle: Puzzle, method: Method, watch: Watch, done: Work) -> None:
        asked.append(puzzle.width)
        done.search = 1.0
        if not next(outcomes):
            raise nonogram.OutOfTime
        done.solution = object()  # type: ignore[assignment]

    monkeypatch.setattr(nonogram, "work", work)
    records = list(study_table((3, 4), 4, 0, METHODS[:1], HALF, 60))
    assert [record.outcome[0] for record in records] == list("ggsgggss")
    assert asked == [3] * 4 + [4] * 2
    three, four = summaries(records)
    assert (three.solved, three.given_up, three.skipped, three.tried) == (1, 3, 0, 4)
    assert (four.solved, four.given_up, four.skipped, four.tried) == (0, 2, 2, 2)
    assert three.total == three.search == 1.0
    assert three.share is None


def test_means_per_size_and_method() -> None:
    records = [
        Record(4, 0, 1, 2, 3, 6, 8, 3, "solved"),
        Record(4, 1, 3, 4, 5, 12, 4, 3, "given-up"),
        Record(4, 2, 0, 0, 0, 0, -1, 3, "skipped"),
        Record(3, 2, 0, 0, 0, 0, -1, 1, "skipped"),
    ]
    empty, full = summaries(records)
    assert (empty.n, empty.method, empty.tried, empty.total) == (3, 1, 0, 0)
    assert (full.build, full.rules, full.search, full.total) == (2, 3, 4, 9)
    assert full.share == 6 / 16


def test_the_file_has_a_row_for_each() -> None:
    rows = [
        Record(4, 7, 0.5, 0.25, 0.125, 0.875, 8, 3, "solved"),
        Record(4, 8, 0, 0, 0, 0, -1, 3, "skipped"),
    ]
    assert [csv_line(row) for row in (Record._fields, *map(cells_of, rows))] == [
        "n,seed,build,rules,search,total,filled,method,outcome\n",
        "4,7,0.500000000,0.250000000,0.125000000,0.875000000,8,3,solved\n",
        "4,8,,,,,,3,skipped\n",
    ]


def test_fill_shares_are_means_over_the_same_grids() -> None:
    found = list(fill_shares((4, 5), (Fraction(0), Fraction(2, 5), Fraction(1)), 3, 10))
    assert [(fill.n, float(fill.black)) for fill in found] == [
        (n, black) for n in (4, 5) for black in (0, 0.4, 1)
    ]
    puzzles = [puzzle_of(random_picture(4, 4, 0.4, seed)) for seed in (10, 11, 12)]
    assert found[1].share == pytest.approx(sum(map(filled_share, puzzles)) / 3)
    assert found[0].share == found[2].share == 1


# Plots


def test_a_plot_has_its_points_in_place() -> None:
    lines = plot(
        {"a": [(0, 1.0), (10, 100.0)], "b": [(0, 1.0), (5, 10.0), (7, 0.0)]},
        {0: "0", 0.1: "no room", 5: "five", 10: "10"},
        lambda value: f"{value:g} s",
        is_log=True,
        width=11,
        height=9,
    )
    assert lines == [
        "100 s +          a",
        " 50 s +",
        "      |",
        " 20 s +",
        " 10 s +     b",
        "  5 s +",
        "      |",
        "  2 s +",
        "  1 s +*",
        "      ++----+----+",
        "       0    five 10",
    ]
    assert plot({"a": []}, {}, str) == []


def test_a_single_point_has_an_axis_all_the_same() -> None:
    for value in (0.001, 0.003, 1.0, 5.0, 7.0, 10.0):
        lines = plot({"a": [(3, value)]}, {3: "3"}, lambda value: f"{value:g}", is_log=True)
        ticks = [float(line.split()[0]) for line in lines if line.strip()[0].isdigit()][:-1]
        assert ticks == sorted(ticks, reverse=True)
        assert ticks[-1] <= value < 10 * ticks[-1]
        assert value <= ticks[0]
    assert len(plot({"a": [(3, 0.0)]}, {3: "3"}, str)) == 17


# The peer


@pytest.fixture
def fake_peer(tmp_path: Path) -> Path:
    """A Python with a package that goes by the peer's name, slow and now and then wrong."""
    package = tmp_path / "packages" / "picross_solver"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "picross_solver.py").write_text(
        "import time\n"
        "def solve(rows, columns, cells):\n"
        "    if rows[0] == [0]:\n"
        "        time.sleep(60)\n"
        "    for row in cells.rows:\n"
        "        row[0] = 1\n"
    )
    (tmp_path / "packages" / "numpy.py").write_text(
        "class Cells:\n"
        "    def __init__(self, size, value):\n"
        "        self.rows = [[value] * size[1] for _ in range(size[0])]\n"
        "    def tolist(self):\n"
        "        return self.rows\n"
        "full = Cells\n"
    )
    python = tmp_path / "python"
    python.write_text(
        f'#!/bin/sh\nPYTHONPATH="{tmp_path / "packages"}" exec "{sys.executable}" "$@"\n'
    )
    python.chmod(0o755)
    return python


@pytest.mark.skipif(os.name == "nt", reason="needs a shell and an alarm clock")
def test_a_peer_that_is_slow_or_wrong_is_told_so(fake_peer: Path) -> None:
    peer = Peer(fake_peer)
    try:
        assert peer.solve(puzzle_of(("#.", "#.")), 10)[1] == ["#.", "#."]
        taken, picture = peer.solve(puzzle_of(("..", "#.")), 0.05)
        assert picture is None
        assert taken < 5
        told: list[int] = []
        (found,) = compare(peer, (1,), (Fraction(1),), 2, 0, 10, told.append)
        assert told == [0, 1]
        assert (found.n, found.grids) == (1, 2)
        assert {name: times.wrong for name, times in found.times.items()} == {
            "ours": 0,
            "ours-first": 0,
            "picross-solver": 0,
        }
        (found,) = compare(peer, (2,), (Fraction(1),), 1, 0, 10, told.append)
        times = found.times["picross-solver"]
        assert (times.wrong, times.given_up, len(times.seconds)) == (1, 0, 1)
        (found,) = compare(peer, (2,), (Fraction(0),), 1, 0, 0.05, told.append)
        assert found.times["picross-solver"].given_up == 1
        assert found.times["ours"].total > 0
        assert found.times["ours"].typical > 0
    finally:
        peer.close()
    with pytest.raises(NoPeer):
        peer.solve(puzzle_of(("#",)), 1)


def test_a_python_without_the_peer(tmp_path: Path) -> None:
    for python in (tmp_path / "nothing", tmp_path):
        with pytest.raises(NoPeer):
            Peer(python)


def test_nothing_is_remembered_between_grids(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    class Other:
        def solve(self, puzzle: Puzzle, seconds: float) -> tuple[float, list[str]]:
            told.append("peer")
            assert puzzle.goal is not None
            return 1.0, list(puzzle.goal)

    for name in ("forget", "solve", "solutions"):
        real = getattr(nonogram, name)

        def spied(*arguments: object, name: str = name, real: object = real) -> object:
            told.append(name)
            return real(*arguments)  # type: ignore[operator]

        monkeypatch.setattr(nonogram, name, spied)
    grids = compare(Other(), (5,), (HALF,), 2, 0, 1, lambda _: None)  # type: ignore[arg-type]
    (found,) = grids
    assert told == ["forget", "solutions", "forget", "solve", "peer"] * 2
    assert found.times["picross-solver"].wrong == 0
    assert found.times["picross-solver"].total == 2.0
