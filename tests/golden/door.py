"""The public door: what ``python -m tutor`` does, in a world that stands still.

A process of its own, so that everything below is in place before the tutor is imported. It
reads one order per line (JSON), does those of a group in a fork, and answers each with one
line: exit code, standard output, standard error.

All that would differ from one run to the next is fixed here, and only here:

- the clock. A run begins at the moment that its order tells; from then on, time passes only
  while somebody types: ``SECONDS_PER_LINE`` for each line read from standard input;
- chance that is not seeded (``secrets``), which the number of the run seeds;
- the environment (``ENVIRONMENT``), and with it language, width, colours and time zone.
"""

import contextlib
import datetime as datetimes
import gc
import io
import json
import os
import random
import secrets
import signal
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import SupportsIndex

SECONDS_PER_LINE = 7
CRASHED = -1
"""The exit code of a run that ended with an exception, or never."""
PATIENCE = 300
"""Seconds after which a run hangs, on however busy a machine."""
ENVIRONMENT = {
    "COLUMNS": "80",
    "LINES": "24",
    "LANG": "C.UTF-8",
    "TERM": "dumb",
    "TUTOR_HOME": "home",
    "TZ": "UTC",
}
_KEPT = ("PATH", "PYTHONPATH", "PYTHONHASHSEED", "SYSTEMROOT", "TMPDIR", "VIRTUAL_ENV")


@dataclass(frozen=True)
class Order:
    """A run: in a folder, from a moment on, with what is typed."""

    group: str
    arguments: list[str]
    folder: str
    moment: str
    number: int
    stdin: str


@dataclass(frozen=True)
class Outcome:
    """What a run said, and its exit code."""

    code: int
    out: str
    err: str


class _Clock:
    """Both clocks, of the wall and of the watch: they go on together."""

    start = datetimes.datetime(2026, 3, 2, 9, tzinfo=datetimes.UTC)
    passed = 0.0

    def seconds(self) -> float:
        return 1000.0 + self.passed

    def nanoseconds(self) -> int:
        return int(self.seconds() * 1_000_000_000)


_CLOCK = _Clock()


class _StandingDatetime(datetimes.datetime):
    """Now is what our clock says."""

    @classmethod
    def now(cls, tz: datetimes.tzinfo | None = None) -> "_StandingDatetime":
        moment = _CLOCK.start + datetimes.timedelta(seconds=_CLOCK.passed)
        told = moment.astimezone(tz) if tz else moment.replace(tzinfo=None)
        return cls.combine(told.date(), told.timetz())


class _Typed(io.TextIOWrapper):
    """Standard input; whoever types a line takes some time."""

    def readline(self, size: SupportsIndex = -1, /) -> str:  # type: ignore[override]
        line = super().readline(int(size))
        if line:
            _CLOCK.passed += SECONDS_PER_LINE
        return line


def _stand_still() -> None:
    """Before the tutor is imported: its modules take the clocks by name."""
    datetimes.datetime = _StandingDatetime  # type: ignore[misc]
    time.monotonic = time.perf_counter = _CLOCK.seconds
    time.monotonic_ns = time.perf_counter_ns = _CLOCK.nanoseconds
    time.time = lambda: _CLOCK.start.timestamp() + _CLOCK.passed
    chance = random.Random()
    secrets.randbelow = chance.randrange  # type: ignore[assignment]
    secrets.token_hex = lambda nbytes=None: chance.randbytes(nbytes or 32).hex()
    _seeds.append(chance)


_seeds: list[random.Random] = []


def _run(order: Order) -> Outcome:
    from tutor.cli import main

    _CLOCK.start, _CLOCK.passed = datetimes.datetime.fromisoformat(order.moment), 0.0
    for chance in _seeds:
        chance.seed(order.number)
    os.chdir(order.folder)
    written = [io.BytesIO(), io.BytesIO()]
    out, err = (io.TextIOWrapper(into, "utf-8", newline="\n") for into in written)
    sys.stdin = _Typed(io.BytesIO(order.stdin.encode("utf-8", "surrogateescape")), "utf-8")
    code: object = None
    crash = ""
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main(order.arguments)
    except SystemExit as end:
        code = end.code
    except Exception as trouble:
        code, crash = CRASHED, f"{type(trouble).__name__}: {trouble}"
    for stream in (out, err):
        stream.flush()
    told, complained = (into.getvalue().decode("utf-8", "backslashreplace") for into in written)
    return Outcome(code if isinstance(code, int) else int(bool(code)), told, complained + crash)


class _Fork:
    """Does the orders of a group; nothing that is remembered in one group is known in the next."""

    def __init__(self, group: str) -> None:
        self.group = group
        (ear, asks), (hears, mouth) = os.pipe(), os.pipe()
        self._child = os.fork()
        if not self._child:
            os.close(asks)
            os.close(hears)
            with open(ear) as orders, open(mouth, "w") as answers:
                for line in orders:
                    signal.alarm(PATIENCE)
                    outcome = _run(Order(**json.loads(line)))
                    print(json.dumps(asdict(outcome)), file=answers, flush=True)
            os._exit(0)
        os.close(ear)
        os.close(mouth)
        self._asks, self._hears = open(asks, "w"), open(hears)  # noqa: SIM115

    def outcome(self, order: str) -> str:
        """The outcome of an order, both as JSON."""
        with contextlib.suppress(BrokenPipeError):
            print(order.rstrip(), file=self._asks, flush=True)
        return self._hears.readline().rstrip()

    def end(self) -> int:
        """Nothing else is asked of it."""
        with contextlib.suppress(BrokenPipeError):
            self._asks.close()
        self._hears.close()
        return os.waitpid(self._child, 0)[1]


def _warm_up(folder: str) -> None:
    """Import what most runs need, and read the messages, once for all forks."""
    grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    for language in ("en", "fr"):
        for words in (
            ["hint", grid, "--rung", "1"],
            ["nonogram", "hint", "1, 1 / 1, 1", "--rung", "1"],
            ["progress"],
            ["techniques"],
            ["learn"],
            ["play", "--help"],
            ["exam", "--results"],
        ):
            _run(
                Order("", [*words, "--lang", language], folder, "2026-03-01T09:00:00+00:00", 0, "")
            )


def environment(found: Mapping[str, str]) -> dict[str, str]:
    """What a run knows of the machine that it is on."""
    return {name: found[name] for name in _KEPT if name in found} | ENVIRONMENT


def serve() -> None:
    """Do every order that comes in."""
    orders, answers, warm = sys.stdin, sys.stdout, sys.argv[1]
    fixed = environment(os.environ)
    os.environ.clear()
    os.environ.update(fixed)
    time.tzset()
    _stand_still()
    _warm_up(warm)
    gc.collect()
    gc.freeze()
    fork: _Fork | None = None
    for line in orders:
        group = json.loads(line)["group"]
        if fork is None or fork.group != group:
            if fork is not None:
                fork.end()
            fork = _Fork(group)
        if not (answer := fork.outcome(line)):
            answer = json.dumps(asdict(Outcome(CRASHED, "", f"killed: {fork.end()}")))
            fork = None
        print(answer, file=answers, flush=True)


if __name__ == "__main__":
    serve()
