"""``tutor rate``: how hard grids are."""

import sys
import time
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Annotated

import typer

from tutor.base.sat import TooLarge
from tutor.base.shown import printable
from tutor.cli import rate_text
from tutor.cli.files import write_whole
from tutor.cli.inputs import Place, count_all
from tutor.cli.options import AsCsv, HeuristicName, Jobs, Sat, SeedOrNought
from tutor.cli.progress import Progress
from tutor.cli.rate_batch import ProcessLost, records
from tutor.cli.rate_file import Results
from tutor.cli.rate_text import Form
from tutor.cli.run import Box, Inputs, Json, Lang, Run
from tutor.cli.sudoku.inputs import grids, reader
from tutor.language import Speaker
from tutor.rating.cnf import to_dimacs
from tutor.rating.grid_cnf import GridCnf, cnf_of
from tutor.rating.quine import HEURISTICS, Heuristic
from tutor.rating.record import Wanted, record_of
from tutor.rating.weights import BadWeights, Weights, shipped
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid

Numbered = Iterator[tuple[Place, Grid]]

_PATIENCE = 0.5
"""Seconds that one grid may take before something is shown."""


def rate(
    inputs: Inputs = None,
    jobs: Jobs = 1,
    as_csv: AsCsv = False,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", show_default=False)
    ] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    weights: Annotated[
        Path | None, typer.Option("--weights", metavar="FILE", show_default=False)
    ] = None,
    sat: Sat = False,
    heuristic: HeuristicName = None,
    seed: SeedOrNought = "0",
    cnf: Annotated[Path | None, typer.Option("--cnf", metavar="FILE", show_default=False)] = None,
    box: Box = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        run.at_least("--jobs", jobs, 1)
        if as_csv and as_json:
            run.refuse(run.say("option-clash", one="--csv", other="--json"))
        if resume and out is None:
            run.refuse(run.say("rate-resume-what"))
        explored = heuristic_of(heuristic, sat, run)
        wanted = Wanted(_weights(weights, run), explored, seed)
        geometry = run.box(box)
        found = grids(inputs, geometry, run)
        if cnf is not None:
            found = _only_one(found, cnf, run)
        # Only what is told in words needs to know whether there is more to come.
        in_words = out is None and not (as_csv or as_json)
        ahead = list(islice(found, 2 if in_words or cnf is not None else 0))
        if str(cnf) == "-" and out is None:
            return  # the formula is all there is to print
        form = _form(as_json, as_csv, explored is not None, in_words and len(ahead) < 2, run)
        batch = _Batch(run, progress, Results(run, form, out, resume), form, wanted, jobs)
        if sys.stderr.isatty() and len(ahead) != 1:
            batch.total = count_all(inputs, reader(geometry))
        batch.rate_all(grid for _, grid in chain(ahead, found))


class _Batch:
    """Grids rated one after another, with their results written as they come."""

    def __init__(
        self, run: Run, progress: Progress, results: Results, form: Form, wanted: Wanted, jobs: int
    ) -> None:
        self._run = run
        self._progress = progress
        self._results = results
        self._form = form
        self._wanted = wanted
        self._jobs = jobs
        self._done = 0
        self._last = time.monotonic()
        """When something was done."""
        self.total: int | None = None
        """How many grids there will be, if that is known."""

    def rate_all(self, found: Iterable[Grid]) -> None:
        """Rate every grid that has not been rated by an earlier run."""
        try:
            for record in records(self._left_to_do(found), self._wanted, self._jobs, self._pulse):
                if sys.stdout.isatty():
                    self._progress.hide()
                if record["score"] is None:
                    self._run.answer_no()
                self._results.write(self._form.text(record))
                self._tick()
                if self._progress.is_due and not sys.stdout.isatty():
                    self._show()
        except ProcessLost:
            self._run.complain(self._run.say("rate-process-lost"))
        finally:
            self._results.close()

    def _left_to_do(self, found: Iterable[Grid]) -> Iterator[Grid]:
        """The grids without a result; the first result there is has to be one of ours."""
        results = self._results
        for grid in found:
            if not results.is_done(line_of(grid)):
                yield grid
                continue
            if not self._done and results.line != self._form.text(record_of(grid, self._wanted)):
                results.refuse()
            if not self._form.is_rated(results.line):
                self._run.answer_no()
            self._tick()

    def _tick(self) -> None:
        self._done += 1
        self._last = time.monotonic()

    def _pulse(self) -> None:
        """Show that something is going on when one grid takes long."""
        if self._progress.is_due and time.monotonic() - self._last > _PATIENCE:
            self._show()

    def _show(self) -> None:
        share = None if self.total is None else min(1.0, self._done / self.total)
        self._progress.show(self._run.say("rate-grids", count=self._done), share)


def _form(as_json: bool, as_csv: bool, sat: bool, in_full: bool, run: Run) -> Form:
    """How results are to be written."""
    speaker = Speaker(run.speaker.language, "commands", "screens")
    if as_json:
        return rate_text.as_json(speaker)
    if as_csv:
        return rate_text.as_csv(sat=sat)
    return rate_text.in_words(speaker) if in_full else rate_text.in_a_line(speaker)


def heuristic_of(name: str | None, sat: bool, run: Run) -> Heuristic | None:
    """How the formula is to be explored, if at all: naming a heuristic asks for it."""
    if name is None:
        return "smallest" if sat else None
    return run.choice("--heuristic", name, HEURISTICS)


def _weights(path: Path | None, run: Run) -> Weights:
    """The weights of a file, or those that come with the tutor."""
    if path is None:
        return shipped()
    name = printable(path, 200)
    try:
        return Weights.from_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        run.refuse(run.say("input-unreadable", name=name, reason=reason))
    except (BadWeights, UnicodeDecodeError) as error:
        run.refuse(run.say("rate-bad-weights", name=name, reason=printable(str(error), 200)))


def _only_one(found: Numbered, path: Path, run: Run) -> Numbered:
    """The one grid there is, once its formula is written."""
    first = next(found, None)
    if next(found, None) is not None:
        run.refuse(run.say("rate-cnf-one"))
    if first is None:
        return
    try:
        formula = cnf_of(first[1])
    except TooLarge:
        run.refuse(run.say("rate-cnf-large"))
    try:
        _write_formula(formula, path)
    except OSError as error:
        if str(path) == "-":
            raise
        name, reason = printable(path, 200), error.strerror or str(error)
        run.refuse(run.say("progress-cannot-write", name=name, reason=reason))
    yield first


def _write_formula(formula: GridCnf, path: Path) -> None:
    """The DIMACS text of a grid: all of it or nothing."""
    text = to_dimacs(formula.cnf, formula.comments())
    if str(path) == "-":
        sys.stdout.write(text)
    else:
        write_whole(path, text.encode())
