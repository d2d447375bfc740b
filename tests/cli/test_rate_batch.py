"""``tutor rate`` for many grids: several processes, files that are gone on with, Ctrl-C."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.runner import Outcome, tutor
from tests.conftest import PATIENCE
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, grid_of
from tutor.base.dice import Dice
from tutor.cli.inputs import read_unparsed
from tutor.cli.rate_batch import Rated, Task, ratings
from tutor.cli.run import Refused, Run
from tutor.cli.sudoku.commands import SUDOKU
from tutor.cli.workers import MOST_AHEAD, Done, Pace, Part, processes, spread
from tutor.rating.record import Record, Wanted, record_of
from tutor.rating.weights import shipped
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import shuffled

BROKEN = "55" + CLASSIC[2:]
FORMS = pytest.mark.parametrize("form", [(), ("--csv", "--sat"), ("--json",)])


def lines_of(count: int) -> list[str]:
    """So many cheap grids, all of them different."""
    grid = grid_of(CLASSIC)
    return [line_of(shuffled(grid, Dice(seed))) for seed in range(count)]


@pytest.fixture
def grids(tmp_path: Path) -> Path:
    """A file with grids, one of which has no rating."""
    path = tmp_path / "grids.txt"
    path.write_text("\n".join([*lines_of(5), NINE_SOLUTIONS, CLASSIC_SOLUTION]))
    return path


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out.txt"


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.01)


# Several processes


def test_several_processes_give_the_same(tmp_path: Path, out: Path) -> None:
    path = tmp_path / "grids.txt"
    lines = [*lines_of(38), BROKEN, NINE_SOLUTIONS]
    lines.insert(20, "rubbish")
    path.write_text("\n".join(lines))
    alone = tutor("rate", str(path), "--json")
    together = tutor("rate", str(path), "--json", "--jobs", "2", "--out", str(out))
    assert len(alone.objects) == 40
    assert out.read_text() == alone.out
    assert together.err == alone.err
    assert together.code == alone.code == 2
    assert not multiprocessing.active_children()


def test_a_process_that_is_lost(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed_on_the_way(texts: list[str]) -> Iterator[str]:
        for number, text in enumerate(texts):
            if number == 16:
                (process,) = multiprocessing.active_children()
                process.kill()
                process.join()
            yield text

    task = Task("sudoku", "json", "en", Wanted(shipped()))
    with processes(2) as crew, pytest.raises(Refused, match="work-process-lost"):
        list(ratings(task, killed_on_the_way(lines_of(40)), crew, at_once=16))

    def lost(*_: object, **__: object) -> Iterator[list[Rated]]:
        yield [Task("sudoku", "line", "en", Wanted(shipped())).rate(CLASSIC)]
        raise Refused("work-process-lost")

    monkeypatch.setattr("tutor.cli.rate_batch.ratings", lost)
    done = tutor("rate", CLASSIC, CLASSIC_SOLUTION, "--out", str(out))
    assert done.code == 2
    assert done.err.startswith("a process was lost")
    assert out.read_text().startswith(f"{CLASSIC} # ")


def test_more_processes_than_anybody_has() -> None:
    with processes(10**6) as crew:
        assert crew.size < 100


def test_lines_reach_others_as_they_stand_and_all_else_is_read(tmp_path: Path) -> None:
    """Whatever is in a file, it makes no difference who reads it."""
    first, second, third = lines_of(3)
    commas = "\n".join(",".join(first[row : row + 9]) for row in range(0, 81, 9))
    texts = (
        f"{first}\n\n  \n{second.replace('.', '0')}\r\n{third} # a comment\n{BROKEN}",
        f"{first}\n{second} # --box 1x9\n{third}",
        f"{first}\n{commas}\n\n{second}\n",
        f"\ufeff{first}\n{second}",
        f"# nothing but words\n{first}\n...\n{second}\n",
        f"{'1' * 81}\n{first}",
        "\n\n",
    )
    for number, text in enumerate(texts):
        path = tmp_path / f"{number}.txt"
        path.write_text(text, encoding="utf-8")
        alone = tutor("rate", str(path), "--json")
        with processes(1) as crew, pytest.MonkeyPatch.context() as patch:
            patch.setattr("tutor.cli.workers.crew_of", lambda *_, crew=crew: nullcontext(crew))
            handed = tutor("rate", str(path), "--json")
        assert handed == alone, text
    reader = SUDOKU.reader(None, Run("en"))
    path = tmp_path / "0.txt"
    plain = list(read_unparsed([str(path)], reader, Run("en")))
    assert plain == [line for line in texts[0].replace("\r", "").split("\n") if line.strip()]


@pytest.mark.parametrize("in_order", [True, False])
def test_no_more_is_begun_than_keeps_everybody_busy(in_order: bool) -> None:
    class Busy:
        """Whoever is asked for what came of something has done it."""

        size = 2
        begun = 0

        def submit(self, work: Callable[[Part], Done], part: Part) -> Future[Done]:
            self.begun += 1
            assert self.begun - len(done) <= 3 * self.size
            future: Future[Done] = Future()
            if part:
                future.set_result(work(part))
            else:
                held.append(lambda: future.set_result(work(part)))
            return future

        def watched(self) -> AbstractContextManager[None]:
            return nullcontext()

    held: list[Callable[[], None]] = []
    done: list[int] = []

    def pulse() -> None:
        held.pop()()

    for found in spread(Busy(), lambda part: -part, range(600), pulse, in_order=in_order):
        done.append(found)
    assert sorted(done, reverse=True) == [-part for part in range(600)]
    assert done[0] == 0 if in_order else done.index(0) == MOST_AHEAD - 1


def test_parts_grow_with_the_pace_and_shrink_with_it() -> None:
    pace = Pace(16)
    parts = pace.parts(range(10**6))
    assert len(next(parts)) == 16
    for _ in range(20):
        pace.took(0.001, pace.size)
    assert len(next(parts)) == 500
    pace.took(100, 500)
    assert len(next(parts)) == 2


# Going on


@FORMS
def test_what_an_earlier_run_has_done_is_kept(
    grids: Path, out: Path, form: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("rate", str(grids), *form)
    whole = tutor(*arguments).out
    assert tutor(*arguments, "--out", str(out)).out == ""
    assert out.read_text() == whole
    lines = whole.splitlines(keepends=True)
    to_do: list[str] = []

    def counted(grid: Grid, *_: object) -> Record:
        to_do.append(line_of(grid))
        return record_of(grid, wanted)

    wanted = Wanted(shipped(), "smallest" if "--sat" in form else None)
    monkeypatch.setattr("tutor.rating.record.record_of", counted)
    header = len(lines) - 7
    middle = sum(map(len, lines[:4]))
    ends = [0, len(lines[0]) - 1, len(lines[0]), middle + 3, middle + 90, len(whole)]
    for end in ends:
        out.write_text(whole[:end])
        to_do.clear()
        done = tutor(*arguments, "--out", str(out), "--resume")
        assert (done.out, done.err) == ("", "")
        assert out.read_text() == whole
        kept = max(whole[:end].count("\n") - header, 0)
        assert len(to_do) == 7 - kept + min(kept, 1), "the first there is has to be one of ours"


def test_nothing_there_yet_and_nothing_left_to_do(grids: Path, out: Path) -> None:
    first = tutor("rate", str(grids), "--out", str(out), "--resume")
    assert first.code == 1, "one has no rating"
    text = out.read_text()
    before = out.stat().st_mtime_ns
    assert tutor("rate", str(grids), "--out", str(out), "--resume").code == 1, "it still has none"
    assert out.read_text() == text
    assert out.stat().st_mtime_ns == before
    more = tutor("rate", str(grids), CLASSIC, "--out", str(out), "--resume")
    assert more.code == 1
    assert out.read_text().startswith(text)
    assert out.read_text().splitlines()[-1].startswith(f"{CLASSIC} # ")


def test_one_grid_can_be_gone_on_with_too(out: Path) -> None:
    assert tutor("rate", CLASSIC, "--out", str(out)).code == 0
    assert out.read_text().startswith(f"{CLASSIC} # ")
    assert tutor("rate", CLASSIC, CLASSIC_SOLUTION, "--out", str(out), "--resume").code == 0
    assert out.read_text().count("\n") == 2


def refused(path: Path, *arguments: str) -> str:
    """What is said when a file cannot be gone on with; nothing in it changes."""
    before = path.read_bytes()
    done = tutor("rate", *arguments, "--out", str(path))
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert path.read_bytes() == before
    return done.err


def test_nothing_is_overwritten(grids: Path, out: Path) -> None:
    out.write_text("")
    told = refused(out, str(grids))
    assert told.startswith(f'"{out}" already exists. Add --resume to go on with it')
    assert "existe déjà" in refused(out, str(grids), "--lang", "fr")


@pytest.mark.parametrize(
    ("form", "texts"),
    [
        ((), [b"my notes", b"my notes\nand more", b"\n", f"{CLASSIC_SOLUTION} # Ea".encode()]),
        (("--csv",), [b"my notes", b"grid,score\n", f"{CLASSIC_SOLUTION},5".encode()]),
        (("--json",), [b"\x00\xff\xfe" * 40, f'{{"grid": "{CLASSIC_SOLUTION}", "s'.encode()]),
    ],
)
def test_what_is_not_ours_is_left_alone(
    grids: Path, out: Path, form: tuple[str, ...], texts: list[bytes]
) -> None:
    for text in texts:
        out.write_bytes(text)
        told = refused(out, str(grids), *form, "--resume")
        assert str(out) in told
        assert all(sign.isprintable() or sign == "\n" for sign in told)


def test_results_of_other_grids_or_in_another_form(grids: Path, out: Path) -> None:
    first, second = grids.read_text().split()[:2]
    assert tutor("rate", str(grids), "--out", str(out)).code == 1
    told = refused(out, second, first, "--resume")
    assert told.startswith(f'"{out}" can’t be resumed: it has {first} # ')
    assert told.endswith(f"where the input has {second}.\n")
    told = refused(out, str(grids), "--json", "--resume")
    assert told.startswith(f'"{out}", line 1, was not written by tutor rate with these options')
    assert refused(out, str(grids), "--csv", "--resume") == told
    out.unlink()
    assert tutor("rate", str(grids), "--csv", "--out", str(out)).code == 1
    assert refused(out, str(grids), "--csv", "--sat", "--resume") == told
    out.write_text("".join(out.read_text().splitlines(keepends=True)[1:]))
    assert refused(out, str(grids), "--csv", "--resume") == told, "the header is missing"


# Ctrl-C


def stopped_at(number: int, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Outcome:
    """A run in which somebody presses Ctrl-C while the so-many-th grid is rated."""
    rated: list[Grid] = []

    def interrupted(grid: Grid, wanted: Wanted, *_: object) -> Record:
        rated.append(grid)
        if len(rated) == number:
            raise KeyboardInterrupt
        return record_of(grid, wanted)

    with monkeypatch.context() as patch:
        patch.setattr("tutor.rating.record.record_of", interrupted)
        return tutor("rate", *arguments)


@FORMS
def test_ctrl_c_keeps_what_is_done(
    grids: Path, out: Path, form: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tutor("rate", str(grids), *form).out
    done = stopped_at(4, monkeypatch, str(grids), *form)
    assert done.code == 130
    assert done.err == "Stopped. What was done so far is complete.\n"
    assert whole.startswith(done.out)
    assert done.out.count("\n") == 3 + ("--csv" in form)
    done = stopped_at(4, monkeypatch, str(grids), *form, "--out", str(out))
    assert (done.code, done.out) == (130, "")
    assert whole.startswith(out.read_text())
    assert tutor("rate", str(grids), *form, "--out", str(out), "--resume").code == 1
    assert out.read_text() == whole


def test_ctrl_c_while_several_processes_work(tmp_path: Path, out: Path) -> None:
    """They end too, without a word, and what they had done is kept."""
    lines = lines_of(7 * 16)
    process = subprocess.Popen(
        [sys.executable, "-m", "tutor", "rate", "-", "--jobs", "2", "--out", str(out)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    with process:
        try:
            assert process.stdin is not None
            process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            process.stdin.flush()  # and more may come: nobody has finished
            wait_until(lambda: out.exists() and out.read_text().count("\n") >= 16)
            os.killpg(process.pid, signal.SIGINT)
            printed, said = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 130
    assert printed == b""
    assert said == b"Stopped. What was done so far is complete.\n"
    kept = out.read_text()
    assert kept.endswith("\n")
    assert 16 <= kept.count("\n") <= len(lines)
    path = tmp_path / "grids.txt"
    path.write_text("\n".join(lines))
    assert tutor("rate", str(path), "--out", str(out), "--resume").code == 0
    assert out.read_text() == tutor("rate", str(path)).out
    assert out.read_text().startswith(kept)


def test_other_options_are_not_mixed_in(grids: Path, out: Path, tmp_path: Path) -> None:
    tutor("rate", str(grids), "--json", "--out", str(out))
    told = refused(out, str(grids), "--resume", "--json", "--sat")
    assert "line 1, was not written by tutor rate with these options" in told
    assert refused(out, str(grids), "--resume", "--json", "--lang", "fr")
    path = tmp_path / "weights.json"
    path.write_text(replace(shipped(), minutes=1.0).to_json())
    told = refused(out, str(grids), "--resume", "--json", "--weights", str(path))
    assert "line 1, was not written by tutor rate with these options" in told


def test_a_pipe_or_a_device_is_just_written_to() -> None:
    for more in ((), ("--resume",)):
        assert tutor("rate", CLASSIC, "--out", "/dev/null", *more).code == 0
    done = tutor("rate", CLASSIC, "--out", "/dev/full", "--resume")
    assert (done.code, done.err) == (
        2,
        '"/dev/full" can’t be written (No space left on device).\n',
    )


def test_no_file_without_results(out: Path) -> None:
    for more in ((), ("--csv",)):
        assert tutor("rate", "-", "--out", str(out), *more).code == 2
        assert not out.exists()


def test_a_symbolic_link_to_nothing_yet(out: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(out)
    assert tutor("rate", CLASSIC, "--out", str(link)).code == 0
    assert out.read_text().startswith(CLASSIC)
