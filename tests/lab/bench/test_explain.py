"""``tutor bench explain``: what is timed is the whole solution in words, beside a peer."""

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.runner import Outcome, tutor
from tests.grids import CLASSIC, NEEDS_NETS, SEVENTEEN, grid_of
from tutor.base.language import Language
from tutor.explain.path import path
from tutor.lab.bench import hodoku as bench
from tutor.lab.bench.hodoku import ByPeer, Explained, Peer, explain
from tutor.lab.bench.peer import NoPeer
from tutor.lab.bench.timing import Spread
from tutor.language import LANGUAGES, Speaker
from tutor.techniques.step import Step

PYTHON = Path(sys.executable)
EASY = CLASSIC.replace("0", ".")
OTHER = SEVENTEEN.replace("0", ".")

Hodoku = Callable[[str], None]


@pytest.fixture
def hodoku(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hodoku:
    """Puts a package of the peer's name before any other; called with what solving does."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.setenv("PYTHONPATH", str(folder))

    def install(solve: str) -> None:
        (folder / "hodoku.py").write_text(
            "import os, time\n"
            "from types import SimpleNamespace as Some\n"
            "SolutionType = Some(BRUTE_FORCE='guess')\n"
            "class Solver:\n"
            "    def solve(self, puzzle):\n"
            f"        {solve}\n"
        )

    return install


SOLVES = "return Some(solved=True, steps=[Some(type='single')])"
GUESSES = "return Some(solved=True, steps=[Some(type='guess'), Some(type='guess')])"


def run(*arguments: str) -> Outcome:
    return tutor("bench", "explain", *arguments)


# What is timed


def test_every_step_is_told_and_the_first_once_more() -> None:
    told: list[Step] = []
    found = explain(EASY, told.append)
    steps = path(grid_of(EASY)).steps
    assert told == [steps[0], *steps]
    assert (found.steps, found.is_complete, found.peer) == (len(steps), True, None)
    assert min(found.seconds, found.hint) > 0
    assert found.ratio is None


def test_what_takes_long_to_tell_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(bench, "perf_counter", lambda: float(next(clock)))
    found = explain(EASY, lambda step: next(clock))
    assert found.hint == 2, "one tick of the clock, and one for the telling"
    assert found.seconds == found.steps + 1


def test_nothing_is_remembered_between_the_hint_and_the_solution(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forgotten: list[str] = []

    def forgetting(work: Callable[[str], object]) -> Callable[[str], object]:
        forgotten.append("once")
        return work

    monkeypatch.setattr(bench, "forgetting", forgetting)
    explain(EASY, lambda step: None)
    assert forgotten == ["once", "once"]


def test_the_spread_of_times() -> None:
    assert Spread.of([3.0]) == Spread(3.0, 3.0, 3.0)
    assert Spread.of([float(n) for n in range(1, 21)]) == Spread(10.5, 19.0, 20.0)
    one = Explained(EASY, 2.0, 0.1, 5, True, ByPeer(10.0, False, 0))
    assert one.ratio == 5


# The peer


def test_a_peer_solves_guesses_or_is_stopped(hodoku: Hodoku) -> None:
    for solve, wanted in (
        (SOLVES, (True, 0)),
        (GUESSES, (True, 2)),
        ("time.sleep(60)", (False, 0)),
    ):
        hodoku(solve)
        peer = Peer(PYTHON)
        found = peer.solve(EASY, 0.05)
        peer.close()
        assert (found.is_solved, found.guesses) == wanted
        assert found.seconds < 5
        assert (found.seconds >= 0.05) == (not found.is_solved)


def test_a_peer_that_is_none_or_dies_is_told(hodoku: Hodoku, tmp_path: Path) -> None:
    hodoku("os._exit(1)")
    for language in LANGUAGES:
        nobody = run(EASY, "--peer", str(tmp_path), "--lang", language)
        assert (nobody.code, nobody.out) == (2, "")
        assert nobody.err == Speaker(language).say("bench-rate-no-peer", name=str(tmp_path)) + "\n"
    dead = run(EASY, "--peer", str(PYTHON))
    assert (dead.code, dead.out) == (2, "")
    with pytest.raises(NoPeer):
        Peer(tmp_path)


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_in_words(hodoku: Hodoku, language: Language) -> None:
    hodoku(GUESSES)
    done = run(EASY, OTHER, "--peer", str(PYTHON), "--lang", language)
    assert (done.code, done.err) == (0, "")
    say = Speaker(language).say
    assert done.lines[0] == say("bench-explain-title", count=2)
    assert len(done.lines) == 6
    assert done.lines[4] == say("bench-explain-complete", count="2", of="2")
    counts = [len(path(grid_of(text)).steps) for text in (EASY, OTHER)]
    typical = f"{sum(counts) / 2:g}".replace(".", Speaker(language).say("decimal"))
    assert done.lines[3] == say("bench-explain-steps", typical=typical, most=str(max(counts)))
    assert "hodoku-py" in done.lines[5]
    assert "× " in done.lines[5]
    assert done.lines[5].endswith({"en": "2 of 2, without brute force: 0"}.get(language, " 0"))


def test_who_is_stopped_is_slower_than_that(hodoku: Hodoku) -> None:
    hodoku("time.sleep(60)")
    done = run(EASY, "--peer", str(PYTHON), "--seconds", "0.05")
    assert "(× >" in done.lines[-1]
    assert "0 of 1" in done.lines[-1]
    assert "50.0 ms each" in done.lines[-1]


def test_alone_it_tells_how_to_compare() -> None:
    done = run(EASY)
    assert done.lines[-1] == f"# {Speaker('en').say('bench-rate-alone')}"


def test_json_and_csv(hodoku: Hodoku, tmp_path: Path) -> None:
    hodoku(SOLVES)
    table = tmp_path / "times.csv"
    options = ("--json", "--csv", str(table), "--peer", str(PYTHON))
    *grids, last = map(json.loads, run(EASY, OTHER, *options).lines)
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    assert [one["grid"] for one in grids] == [row["grid"] for row in rows] == [EASY, OTHER]
    for one, row in zip(grids, rows, strict=True):
        assert list(one) == list(row)
        assert [str(value) for value in one.values()] == list(row.values())
        assert one["complete"] is one["peer_solved"] is True
        assert one["ratio"] == pytest.approx(one["peer_seconds"] / one["seconds"], abs=0.01)
    summary = last["summary"]
    assert (summary["grids"], summary["complete"]) == (2, 2)
    assert summary["peer"]["solved"] == summary["peer"]["without_guesses"] == 2
    assert summary["seconds"]["slowest"] == max(one["seconds"] for one in grids)
    assert run(EASY, "--csv", str(tmp_path / "no" / "file.csv")).code == 2


def test_which_grids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "very-hard-50.txt").write_text(f"{EASY}\n{OTHER}\n")
    named = [json.loads(line) for line in run("--data", str(tmp_path), "--json").lines[:-1]]
    assert {one["grid"] for one in named} == {EASY, OTHER}
    assert len(run("--data", str(tmp_path), "--json", "--count", "1").lines) == 2
    small = run("1...............", EASY, "--json")
    assert (small.code, len(small.lines)) == (2, 2)
    assert small.err == "input 1, grid 1: only grids of 9x9 are timed. Left out.\n"
    flawed = run("11" + "." * 79, "." * 81, EASY, "--json")
    assert (flawed.code, len(flawed.lines)) == (2, 2)
    assert [line.partition(":")[0] for line in flawed.err.splitlines()] == [
        "input 1, grid 1",
        "input 2, grid 1",
    ]
    assert "with exactly one solution" in flawed.err
    assert run("--data", str(tmp_path), "--count", "0").code == 2
    assert run(EASY, "--seconds", "0").code == 2
    own = run("--data", str(tmp_path / "nothing"), "--count", "1", "--json")
    assert "grids of our own generator instead" in own.err
    assert json.loads(own.lines[0])["complete"] is True


def test_the_hardest_are_explained_to_the_end() -> None:
    (one, _) = map(json.loads, run(NEEDS_NETS, "--json").lines)
    assert one["complete"] is True
    assert one["steps"] > 60
