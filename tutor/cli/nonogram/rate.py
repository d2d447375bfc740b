"""``tutor nonogram rate``: how hard nonograms are."""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice

from tutor.base.shown import csv_line, json_text
from tutor.base.watch import Pulse, no_pulse
from tutor.cli.inputs import Place, count_all
from tutor.cli.nonogram.drawing import clues_text
from tutor.cli.nonogram.inputs import READER, nonograms
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.options import AsCsv, HeuristicName, Jobs, Sat, SeedOrNought
from tutor.cli.progress import Progress
from tutor.cli.rate import heuristic_of
from tutor.cli.rate_batch import ProcessLost, records_by
from tutor.cli.rate_text import SAT, in_one_cell
from tutor.cli.run import Inputs, Json, Lang, Run
from tutor.language.picture_rating import picture_lines, picture_reason, picture_summary
from tutor.nonogram.formats import Read
from tutor.nonogram.puzzle import Clue, Puzzle
from tutor.rating.quine import Heuristic
from tutor.rating.record import Record
from tutor.rating.record import record_of_picture as record_of

_FIGURES = ("title", "width", "height", "score", "level", "hardest", "flaw", "sweeps", "probes",
            "depth", "cells", "black")  # fmt: skip

_AT_ONCE = 1
"""Nonograms handed to a process at once: each takes long enough."""

Clues = tuple[tuple[Clue, ...], tuple[Clue, ...], str]
"""What is rated of a nonogram: rows, columns and title, which other processes can be sent."""


@dataclass(frozen=True)
class _Work:
    """How a nonogram is rated."""

    heuristic: Heuristic | None
    seed: str

    def __call__(self, puzzle: Clues, pulse: Pulse = no_pulse) -> Record:
        rated = Puzzle(*puzzle)
        record = record_of(rated, self.heuristic, self.seed, pulse)
        return {"puzzle": clues_text(rated)} | record


def rate(
    inputs: Inputs = None,
    jobs: Jobs = 1,
    as_csv: AsCsv = False,
    sat: Sat = False,
    heuristic: HeuristicName = None,
    seed: SeedOrNought = "0",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run, Progress() as progress:
        run.at_least("--jobs", jobs, 1)
        run.refuse_clashes(((as_csv and as_json, "--csv", "--json"),))
        work = _Work(heuristic_of(heuristic, sat, run), seed)
        found = nonograms(inputs, run)
        ahead = list(islice(found, 2))
        tell: Callable[[Record], str]
        if as_json:
            tell = _as_json(run)
        elif as_csv:
            print(csv_line(_columns(work)), end="")
            tell = _csv_row(work)
        elif len(ahead) < 2:
            tell = _in_words(run)
        else:
            tell = _in_a_line(run)
        total = count_all(inputs, READER) if sys.stderr.isatty() and len(ahead) > 1 else None
        _rate_all(chain(ahead, found), work, jobs, tell, _Watcher(run, progress, total))


class _Watcher:
    """Shows how many are done to whoever waits."""

    def __init__(self, run: Run, progress: Progress, total: int | None) -> None:
        self.run = run
        self.done = 0
        self._progress = progress
        self._total = total

    def pulse(self) -> None:
        """Show it, if it takes a while."""
        if self._progress.is_due:
            share = None if self._total is None else min(1.0, self.done / self._total)
            self._progress.show(self.run.say("rate-grids", count=self.done), share)

    def tick(self) -> None:
        """One more is about to be printed."""
        self.done += 1
        if sys.stdout.isatty():
            self._progress.hide()


def _rate_all(
    found: Iterable[tuple[Place, Read]],
    work: _Work,
    jobs: int,
    tell: Callable[[Record], str],
    watcher: _Watcher,
) -> None:
    """Rate one after another, and print each as soon as it is done."""
    try:
        for record in records_by(work, _clues(found), jobs, watcher.pulse, _AT_ONCE):
            watcher.tick()
            if record["score"] is None:
                watcher.run.answer_no()
            # One write: Ctrl-C must not cut a line in two.
            sys.stdout.write(tell(record))
            sys.stdout.flush()
    except ProcessLost:
        watcher.run.complain(watcher.run.say("nono-rate-process-lost"))


def _clues(found: Iterable[tuple[Place, Read]]) -> Iterator[Clues]:
    for _, read in found:
        yield read.puzzle.rows, read.puzzle.columns, read.puzzle.title


# How ratings are written


def _as_json(run: Run) -> Callable[[Record], str]:
    def tell(record: Record) -> str:
        told = record | {"reason": picture_reason(record, run.speaker)}
        return json_text(told) + "\n"

    return tell


def _in_words(run: Run) -> Callable[[Record], str]:
    return lambda record: "".join(f"{line}\n" for line in picture_lines(record, run.speaker))


def _in_a_line(run: Run) -> Callable[[Record], str]:
    """The clues, and behind them what people read."""
    return lambda record: f"{record['puzzle']} # {picture_summary(record, run.speaker)}\n"


def _columns(work: _Work) -> list[str]:
    names = ["puzzle", *_FIGURES, "counts"]
    return names if work.heuristic is None else names + [f"sat_{name}" for name in SAT]


def _csv_row(work: _Work) -> Callable[[Record], str]:
    def tell(record: Record) -> str:
        row = [record["puzzle"], *(record.get(name) for name in _FIGURES)]
        row.append(" ".join(f"{id_}:{n}" for id_, n in record["counts"].items()))
        if work.heuristic is not None:
            sat = record["sat"] or {}
            row += [in_one_cell(sat.get(name)) for name in SAT]
        return csv_line(row)

    return tell
