"""The public door: what ``python -m tutor`` does, in a world that stands still.

A process of its own, so that everything below is in place before the tutor is imported. It
reads one order per line (JSON), does each in a fork, and answers with one line: exit code,
standard output, standard error.

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

    _CLOCK.start = datetimes.datetime.fromisoformat(order.moment)
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


def _in_a_fork(order: Order) -> str:
    """The outcome as JSON; nothing that is remembered in one run is known in the next."""
    ear, mouth = os.pipe()
    child = os.fork()
    if not child:
        os.close(ear)
        signal.alarm(PATIENCE)
        with open(mouth, "w") as said:
            json.dump(asdict(_run(order)), said)
        os._exit(0)
    os.close(mouth)
    with open(ear) as heard:
        answer = heard.read()
    _, status = os.waitpid(child, 0)
    return answer or json.dumps(asdict(Outcome(CRASHED, "", f"killed: {status}")))


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
            _run(Order([*words, "--lang", language], folder, "2026-03-01T09:00:00+00:00", 0, ""))


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
    for line in orders:
        print(_in_a_fork(Order(**json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    serve()
