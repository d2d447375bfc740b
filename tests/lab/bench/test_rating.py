"""``tutor bench rate``: like is compared with like, and a peer that is none is told."""

import gc
import re
import sys
from collections.abc import Callable
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import Outcome, tutor
from tests.grids import CLASSIC, SEVENTEEN, VERY_HARD, grid_of
from tutor.base.language import Language
from tutor.explain.path import path, simplest
from tutor.games.sudoku.collections import collection
from tutor.lab.bench import hodoku as measured
from tutor.lab.bench.command import in_other_looks
from tutor.lab.bench.hodoku import PEER, Peer, compare, forgetting
from tutor.lab.bench.peer import NoPeer
from tutor.lab.bench.timing import ROUNDS, PuzzleSet, Tally
from tutor.language import LANGUAGES, Speaker
from tutor.rating.record import profile_of, rate
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import REMEMBERED_BITS
from tutor.sudoku.grid import Grid
from tutor.techniques import position
from tutor.techniques.ladder import AT_A_GLANCE

PYTHON = Path(sys.executable)
SLEEPS = "time.sleep(0.01)"
DIES = "os._exit(1)"

Hodoku = Callable[[str], None]


@pytest.fixture
def hodoku(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hodoku:
    """Puts a package of the peer's name before any other; called with what rating does."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.setenv("PYTHONPATH", str(folder))

    def install(rate: str) -> None:
        (folder / "hodoku.py").write_text(
            f"import os, time\nclass Solver:\n    def rate(self, puzzle):\n        {rate}\n"
        )

    return install


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Two sets of puzzles; a third has no file."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "human-difficulty-344.csv").write_text(f"ID,Sudoku Puzzle\n1,{CLASSIC}\n2,{CLASSIC}")
    (folder / "very-hard-50.txt").write_text(CLASSIC.replace(".", "0") + "\n")
    return folder


def bench(data: Path, *arguments: str, count: int = 0) -> Outcome:
    options = ("--seconds", "0.05", "--count", str(count), "--data", str(data))
    return tutor("bench", "rate", *options, *arguments)


@pytest.fixture
def memories() -> list[Any]:
    """Every limited memory of the rooms that a rating goes through, wherever it is kept."""
    rooms = tuple(f"tutor.{room}." for room in ("sudoku", "techniques", "explain", "rating"))
    gc.unfreeze()  # what is frozen is not listed
    return [
        each
        for each in gc.get_objects()
        if type(each) is _lru_cache_wrapper
        and each.__module__.startswith(rooms)
        and each.cache_parameters()["maxsize"]
    ]


def fill(memories: list[Any]) -> None:
    """Walk until a net is needed, and take it: what only rarer techniques remember stays empty."""
    assert simplest(path(grid_of(VERY_HARD), AT_A_GLANCE).reached) is not None
    remembered = used(memories)
    assert len(remembered) > len(memories) / 2 > 5
    assert "positions" in remembered


def used(memories: list[Any]) -> list[str]:
    """Those that remember something."""
    found = [each.__qualname__ for each in memories if each.cache_info().currsize]
    found += ["positions" for each in position._MEMORIES if each]
    return [*found, "bits"] if REMEMBERED_BITS else found


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_peer_is_compared(data: Path, hodoku: Hodoku, language: Language) -> None:
    hodoku(SLEEPS)
    done = bench(data, "--peer", str(PYTHON), "--lang", language)
    assert (done.code, done.err) == (0, "")
    say = Speaker(language).say
    assert done.lines[0] == say("bench-rate-title")
    assert say("bench-rate-alone") not in done.out
    assert say("bench-no-data", name="seventeen-clues-200.txt", folder=str(data)) in done.out
    assert say("bench-set-ordinary", count=2) in done.lines
    assert say("bench-set-hard", count=1) in done.lines
    engines = [say("bench-engine-ours"), say("bench-engine-ours-counts"), PEER]
    found = re.findall(r"^(.+?)\u00a0?: <?([\d.,]+)(?: \(× >?(\d+)\))?$", done.out, re.MULTILINE)
    assert [name for name, _, _ in found] == 2 * engines
    speeds = [float(speed.replace(",", ".")) for _, speed, _ in found]
    for index, (name, _, ratio) in enumerate(found):
        if name == PEER:
            assert ratio == ""
            assert 0 < speeds[index] <= 100, "it sleeps for ten milliseconds each time"
        else:
            expected = speeds[index] / speeds[index // 3 * 3 + 2]
            assert float(ratio) == pytest.approx(expected, rel=0.2, abs=0.6)


def test_the_whole_command_is_timed(data: Path, hodoku: Hodoku) -> None:
    hodoku(SLEEPS)
    (data / "seventeen-clues-200.txt").write_text(SEVENTEEN.replace(".", "0") + "\n")
    done = bench(data, "--peer", str(PYTHON), count=2)
    assert (done.code, done.err) == (0, "")
    made, seventeen, jobs = done.lines[-3:]
    number = r"\d+(?:\.\d+)?"
    assert re.fullmatch(rf"2 generated grids: {number} \(× >?\d+\)", made)
    assert re.fullmatch(rf"2 grids of 17 clues: {number} \(× >?\d+\)", seventeen)
    told = rf"14 grids by --jobs 2: × ({number}) .*× ({number}) .* in (\d+) MB"
    found = re.fullmatch(told, jobs)
    assert found is not None
    quicker, work, memory = map(float, found.groups())
    assert quicker > 0 < work
    assert 10 < memory < 200


def test_grids_in_other_looks() -> None:
    looks = in_other_looks([CLASSIC, SEVENTEEN], 5)
    assert looks[:2] == [CLASSIC, SEVENTEEN]
    assert len(set(looks)) == 5
    classic, seventeen = (rate(grid_of(text)).profile.counts for text in (CLASSIC, SEVENTEEN))
    assert [sum(c.isdigit() for c in look) for look in looks[2:]] == [30, 17, 30]
    assert classic.keys() == rate(grid_of(looks[2])).profile.counts.keys()
    assert seventeen.keys() == rate(grid_of(looks[3])).profile.counts.keys()


def test_figures_are_printed_as_they_are(
    data: Path, hodoku: Hodoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    hodoku(SLEEPS)
    tallies = {"ours": Tally(2, 246), "ours-counts": Tally(2, 1000), PEER: Tally(2, 9)}
    monkeypatch.setattr(measured, "compare", lambda *_: tallies)
    options = ("--peer", str(PYTHON))
    told = ["Pas à pas: 123 (× 27)", "Pas à pas, without openness: 500 (× 111)", "hodoku-py: 4.5"]
    assert bench(data, *options).lines[-3:] == told
    told = [
        "Pas à pas\u00a0: 123 (× 27)",
        "Pas à pas, sans l’ouverture\u00a0: 500 (× 111)",
        "hodoku-py\u00a0: 4,5",
    ]
    assert bench(data, *options, "--lang", "fr").lines[-3:] == told
    tallies[PEER] = Tally(2, 0)
    assert bench(data, *options).lines[-3:] == [
        "Pas à pas: 123 (× >246)",
        "Pas à pas, without openness: 500 (× >1000)",
        "hodoku-py: <0.5",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_tells_how_to_compare(data: Path, language: Language) -> None:
    done = bench(data, "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert PEER not in "".join(done.lines[:-1])
    assert "×" not in done.out
    assert done.lines[-1] == f"# {Speaker(language).say('bench-rate-alone')}"
    assert "--peer PYTHON" in done.lines[-1]


def test_bad_seconds(data: Path) -> None:
    for seconds in ("0", "nan"):
        done = bench(data, "--seconds", seconds)
        assert (done.code, done.out) == (2, "")
        assert seconds in done.err


# A peer that is none


def script(path: Path, text: str) -> Path:
    path.write_text(text)
    path.chmod(0o755)
    return path


@pytest.fixture(
    params=["no package", "no file", "a folder", "no program", "silent", "other words", "no text"]
)
def no_peer(request: pytest.FixtureRequest, tmp_path: Path, hodoku: Hodoku) -> Path:
    """What does not run the peer."""
    path = tmp_path / "peer"
    match request.param:
        case "no package":
            hodoku("pass")
            (tmp_path / "packages" / "hodoku.py").write_text("raise ImportError")
            return PYTHON
        case "a folder":
            path.mkdir()
        case "no program":
            path.write_text("my notes")
        case "silent":
            script(path, "#!/bin/sh\n")
        case "other words":
            script(path, "#!/bin/sh\necho steady\n")
        case "no text":
            script(path, "#!/bin/sh\nprintf '\\377\\n'\n")
    return path


def test_what_is_no_peer_is_told(no_peer: Path, data: Path) -> None:
    for language in LANGUAGES:
        done = bench(data, "--peer", str(no_peer), "--lang", language)
        assert (done.code, done.out) == (2, "")
        assert done.err == Speaker(language).say("bench-rate-no-peer", name=str(no_peer)) + "\n"


def test_a_peer_that_dies_while_it_works(hodoku: Hodoku, data: Path) -> None:
    hodoku(DIES)
    done = bench(data, "--peer", str(PYTHON))
    assert done.code == 2
    assert "Traceback" not in done.err
    assert PEER in done.err
    assert f"{PEER}: " not in done.out, "no figures without a peer"


# The peer


def test_it_goes_on_where_it_stopped(hodoku: Hodoku, tmp_path: Path) -> None:
    log = tmp_path / "log"
    hodoku(f"open({str(log)!r}, 'a').write(puzzle); {SLEEPS}")
    peer, tally = Peer(PYTHON), Tally()
    for turn in (1, 2):
        before = tally.done
        peer.take_turn(tally, ["a", "b", "c"], 0.03)
        assert tally.done > before
        assert tally.seconds >= 0.03 * turn
    peer.close()
    asked = log.read_text()
    assert asked == ("abc" * len(asked))[: len(asked)]
    assert len(asked) == tally.done


def test_one_puzzle_that_takes_too_long(hodoku: Hodoku) -> None:
    hodoku("time.sleep(60)")
    peer, tally = Peer(PYTHON), Tally()
    peer.take_turn(tally, ["a"], 0.01)
    peer.close()
    assert tally.is_bound
    assert 0.01 < tally.seconds < 30


def test_nothing_of_it_is_left(hodoku: Hodoku) -> None:
    for rating in (SLEEPS, DIES):
        hodoku(rating)
        peer, tally = Peer(PYTHON), Tally()
        if rating == DIES:
            for _ in ("dying", "dead"):
                with pytest.raises(NoPeer):
                    peer.take_turn(tally, ["a"], 0.01)
            assert tally == Tally()
        peer.close()
        assert peer._process.returncode is not None


# Nothing remembered


def test_every_memory_is_emptied_before_each_puzzle(memories: list[Any]) -> None:
    asked: list[tuple[str, list[str]]] = []
    ask = forgetting(lambda puzzle: asked.append((puzzle, used(memories))))
    for puzzle in ("one", "another", "one"):
        fill(memories)
        assert ask(puzzle) is None
    assert asked == [("one", []), ("another", []), ("one", [])]


def test_both_of_ours_forget(memories: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def rate(grid: Grid, *, openness: bool = True) -> None:
        assert used(memories) == []
        assert profile_of(grid, openness=openness).is_complete
        assert used(memories)
        asked.append("ours" if openness else "ours-counts")

    def take_turn(_: Tally, ask: Callable[[str], object], puzzles: list[str], *__: object) -> None:
        assert [ask(puzzle) for puzzle in puzzles] == [None, None]

    monkeypatch.setattr(measured, "rate", rate)
    monkeypatch.setattr(measured, "profile_of", rate)
    monkeypatch.setattr(measured, "take_turn", take_turn)
    fill(memories)
    told: list[str] = []
    shipped = collection("level-expert")
    assert shipped is not None
    puzzles = [line_of(grid) for grid in shipped.grids()[:2]]
    tallies = compare(None, PuzzleSet("hard", "", puzzles), 1, told.append)
    assert told == ["ours", "ours-counts"] * ROUNDS
    assert asked == [name for name in told for _ in range(2)]
    assert list(tallies) == ["ours", "ours-counts"]
