"""``--cluster``: a scheduler and its workers, here on loopback; whoever is lost loses nothing."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest
from distributed import KilledWorker, LocalCluster

from tests.cli.runner import tutor
from tests.conftest import PATIENCE
from tests.grids import CLASSIC, NINE_SOLUTIONS, grid_of
from tutor.base.dice import Dice
from tutor.cli import cluster as clusters
from tutor.cli.cluster import workers_at
from tutor.cli.run import Refused
from tutor.cli.workers import spread
from tutor.sudoku.formats import line_of
from tutor.sudoku.symmetry import shuffled


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler and two workers."""
    with LocalCluster(
        n_workers=2,
        threads_per_worker=2,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
        scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
    ) as cluster:
        yield cluster.scheduler_address


@pytest.fixture
def grids(tmp_path: Path) -> Path:
    """A file with grids, one of which has no rating, and a line that is none."""
    return written(tmp_path, 40)


def written(folder: Path, count: int) -> Path:
    grid = grid_of(CLASSIC)
    lines = [line_of(shuffled(grid, Dice(seed))) for seed in range(count)]
    path = folder / "grids.txt"
    path.write_text("\n".join([*lines[:20], "rubbish", NINE_SOLUTIONS, *lines[20:], ""]))
    return path


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)


# Workers that stay


@pytest.mark.parametrize("form", [(), ("--json",), ("--csv", "--sat")])
def test_a_cluster_gives_the_same(form: tuple[str, ...], address: str, grids: Path) -> None:
    alone = tutor("rate", str(grids), *form)
    assert alone.code == 2
    assert len(alone.lines) >= 41
    assert tutor("rate", str(grids), *form, "--cluster", address) == alone


def test_results_as_they_come(address: str, grids: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    alone = tutor("rate", str(grids), "--json")
    options = ("rate", str(grids), "--json", "--cluster", address, "--unordered", "--out", str(out))
    tutor(*options)
    whole = out.read_text()
    assert sorted(whole.splitlines()) == sorted(alone.lines)
    # Stopped in the middle of a line, with results that came before their turn.
    lines = whole.splitlines(keepends=True)
    out.write_text("".join([*lines[7:2:-1], lines[12][:30]]))
    again = tutor(*options, "--resume")
    assert (again.code, again.err) == (alone.code, alone.err)
    assert sorted(out.read_text().splitlines()) == sorted(alone.lines)


@pytest.mark.parametrize("wish", [("--json",), ("--level", "easy", "--to", "line")])
def test_generating_on_a_cluster(wish: tuple[str, ...], address: str, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    order = ("generate", "--count", "6", "--seed", "7", *wish)
    alone = tutor(*order)
    assert len(alone.lines) == 6
    assert tutor(*order, "--cluster", address) == alone
    tutor(*order[:1], "--count", "2", *order[3:], "--cluster", address, "--out", str(out))
    assert out.read_text().splitlines() == alone.lines[:2]
    tutor(*order, "--cluster", address, "--out", str(out), "--resume")
    assert out.read_text() == alone.out


# Who cannot help


def test_addresses_that_are_none() -> None:
    done = tutor("rate", CLASSIC, "--cluster", "over there")
    assert done.code == 2
    assert done.err.startswith("--cluster over there: expected local, or the address of a Dask")
    assert tutor("rate", CLASSIC, "--cluster", "").err.startswith('--cluster "": expected local')
    done = tutor("rate", CLASSIC, "--cluster", "127.0.0.1:8786", "--jobs", "2")
    assert done.code == 2
    assert "--jobs don’t go together" in done.err


@pytest.mark.parametrize("says", [None, b"", b"HTTP/1.1 400 Bad Request\r\n\r\n" * 9])
def test_somebody_else_answers_or_nobody(
    says: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            try:
                while True:
                    other, _ = server.accept()
                    taken.append(other)
                    other.sendall(says or b"")
            except OSError:
                pass  # closed

        taken: list[socket.socket] = []
        place = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        if says is None:
            server.close()
        else:
            Thread(target=answer, daemon=True).start()
        done = tutor("rate", CLASSIC, "--cluster", place)
        assert done.code == 2
        assert not done.out
        assert done.err.startswith(f"no Dask scheduler answers at {place}. Start one")
        for other in taken:
            other.close()


def test_a_worker_is_no_scheduler() -> None:
    with LocalCluster(
        n_workers=1, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=":0"
    ) as cluster:
        (worker,) = cluster.workers.values()
        done = tutor("rate", CLASSIC, "--cluster", worker.address)
        assert done.code == 2
        assert "is a Worker, not a Dask scheduler" in done.err


def test_a_scheduler_without_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "_SECONDS", 0.5)
    with LocalCluster(
        n_workers=0, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=":0"
    ) as cluster:
        done = tutor("rate", CLASSIC, "--cluster", cluster.scheduler_address)
        assert done.code == 2
        assert "has no workers. Start some with dask worker" in done.err


def test_workers_with_another_version(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "__version__", "999")
    done = tutor("generate", "--seed", "1", "--cluster", address)
    assert done.code == 2
    assert done.err.startswith("workers have another version of Pas à pas than 999: tcp://127")


def test_workers_without_us(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> str:
        raise ImportError(name)

    monkeypatch.setattr(clusters, "resolve_name", nothing)
    done = tutor("generate", "--seed", "1", "--cluster", address)
    assert done.code == 2
    assert "is missing on workers: tcp://127" in done.err


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = tutor("--lang", "fr", "rate", CLASSIC, "--cluster", "local")
    assert done.code == 2
    assert "pip install 'pas-a-pas[cluster]'" in done.err


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (KilledWorker("part", None, 3), "cluster-workers-lost"),
        (CancelledError(), "cluster-gone"),
        (OSError(), "cluster-gone"),
        (ImportError(), "cluster-no-tutor"),
    ],
)
def test_what_ends_the_work(error: Exception, told: str, address: str) -> None:
    with workers_at(address) as crew, pytest.raises(Refused, match=told), crew.watched():
        raise error


def _broken(part: str) -> str:
    raise LookupError(part)


def test_what_goes_wrong_elsewhere_comes_back(address: str) -> None:
    with workers_at(address) as crew:
        assert list(spread(crew, str.upper, "pas")) == ["P", "A", "S"]
        with pytest.raises(LookupError):
            list(spread(crew, _broken, "pas"))


# Processes that come and go


@contextmanager
def started(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """A process with all that it begins; gone afterwards."""
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stderr is not None:
            process.stderr.close()


@contextmanager
def rating(folder: Path, *options: str) -> Iterator["subprocess.Popen[str]"]:
    """A list being rated, some of which is there already."""
    out = folder / "out.json"
    inputs = (str(folder / "grids.txt"), "--json", "--out", str(out))
    with started("tutor", "rate", *inputs, *options) as process:
        wait_until(lambda: process.poll() is not None or rows(folder) >= 100)
        assert process.poll() is None
        yield process


def rows(folder: Path) -> int:
    out = folder / "out.json"
    return out.read_bytes().count(b"\n") if out.exists() else 0


@pytest.fixture
def expected(tmp_path: Path) -> str:
    """What comes of a long list."""
    return tutor("rate", str(written(tmp_path, 12_000)), "--json").out


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A scheduler, and where it is."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    place = f"tcp://127.0.0.1:{port}"
    here = ("--host", "127.0.0.1", "--no-dashboard", "--dashboard-address", "127.0.0.1:0")
    with started("distributed.cli.dask_scheduler", *here, "--port", port) as process:
        yield place, process


def worker(place: str, folder: Path) -> tuple[str, ...]:
    options = ("--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
    return ("distributed.cli.dask_worker", place, *options, "--host", "127.0.0.1")


@pytest.mark.slow
def test_a_worker_killed_on_the_way(tmp_path: Path, expected: str) -> None:
    with (
        scheduler(tmp_path) as (place, _),
        started(*worker(place, tmp_path / "first")) as first,
        started(*worker(place, tmp_path / "second")),
        rating(tmp_path, "--cluster", place) as process,
    ):
        first.kill()
        _, told = process.communicate()
        assert "rubbish" in told
        assert (tmp_path / "out.json").read_text() == expected


@pytest.mark.slow
def test_the_scheduler_killed_on_the_way(tmp_path: Path, expected: str) -> None:
    out = tmp_path / "out.json"
    with (
        scheduler(tmp_path) as (place, at_the_head),
        started(*worker(place, tmp_path / "first")),
        started(*worker(place, tmp_path / "second")),
        rating(tmp_path, "--cluster", place) as process,
    ):
        at_the_head.kill()
        _, told = process.communicate()
        assert process.returncode == 2
        assert f"the scheduler at {place} no longer answers" in told
        assert expected.startswith(out.read_text())
    tutor("rate", str(tmp_path / "grids.txt"), "--json", "--out", str(out), "--resume")
    assert out.read_text() == expected


@pytest.mark.slow
@pytest.mark.parametrize("order", [(), ("--unordered",)])
def test_ctrl_c_and_on(order: tuple[str, ...], tmp_path: Path, expected: str) -> None:
    out = tmp_path / "out.json"
    options = ("--cluster", "local", "--jobs", "2", *order)
    with rating(tmp_path, *options) as process:
        process.send_signal(signal.SIGINT)
        _, told = process.communicate()
        assert process.returncode == 130
        assert told.splitlines()[-1] == "Stopped. What was done so far is complete."
        assert "Traceback" not in told
    there = out.read_text()
    assert there.endswith("\n")
    again = tutor("rate", str(tmp_path / "grids.txt"), "--json", "--out", str(out), "--resume",
                  *options)  # fmt: skip
    assert again.code == 2
    whole = out.read_text()
    assert whole.startswith(there)
    assert (
        (sorted(whole.split("\n")) == sorted(expected.split("\n")))
        if order
        else (whole == expected)
    )
