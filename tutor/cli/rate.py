"""``rate``: how hard puzzles are."""

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from tutor.base.home import FILE_NAME, data_folder
from tutor.base.shown import printable
from tutor.cli.declared import Option
from tutor.cli.files import deliver, reason_of, shown
from tutor.cli.game_commands import GameCommands, InputPuzzle
from tutor.cli.inputs import count_all, read_all, read_unparsed
from tutor.cli.options import (
    AsCoded,
    AsCsv,
    Box,
    Cluster,
    Column,
    Dimacs,
    HeuristicName,
    Inputs,
    Jobs,
    Json,
    Lang,
    Sat,
    SatAlone,
    SeedOrNought,
    option,
)
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.screens import tell_problems

if TYPE_CHECKING:
    from tutor.cli.rate_batch import Task
    from tutor.cli.rate_file import FormName
    from tutor.cli.rate_results import Results
    from tutor.cli.workers import Crew
    from tutor.games.game import GameName
    from tutor.rating.quine import Heuristic
    from tutor.rating.weights import Weights

_CLASHES = {"--csv": ("--json",), "--dimacs": ("INPUT", "--csv", "--out")}
_PATIENCE = 0.5
"""Seconds that one puzzle may take before something is shown."""


def rate(
    game: GameCommands,
    context: click.Context,
    inputs: Inputs = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    unordered: Annotated[bool, Option("--unordered")] = False,
    column: Column = None,
    as_csv: AsCsv = False,
    out: Annotated[Path | None, option("--out", "-o", metavar="FILE")] = None,
    resume: Annotated[bool, Option("--resume")] = False,
    weights: Annotated[Path | None, option("--weights", metavar="FILE")] = None,
    sat: Sat = False,
    sat_alone: SatAlone = False,
    as_coded: AsCoded = False,
    dimacs: Dimacs = None,
    heuristic: HeuristicName = None,
    seed: SeedOrNought = "0",
    cnf: Annotated[Path | None, option("--cnf", metavar="FILE")] = None,
    box: Box = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    # Loaded here: all other commands begin sooner without it.
    from tutor.cli import tables
    from tutor.cli.rate_batch import Task
    from tutor.cli.rate_results import Results
    from tutor.cli.workers import crew_of
    from tutor.rating.record import Wanted

    with game.run(lang) as run, Progress() as progress, ExitStack() as stack:
        run.refuse_together(context, _CLASHES)
        if resume and out is None:
            run.refuse("rate-resume-what")
        is_formula = sat or sat_alone or as_coded or dimacs is not None
        explored = _heuristic(heuristic, is_formula, run)
        wanted = Wanted(_weights(weights, run), explored, seed, sat_alone, as_coded)
        if dimacs is not None:
            from tutor.cli.rate_formula import rate_formula  # few read formulas

            rate_formula(dimacs, wanted, run, progress, as_json=as_json)
            return
        reader = replace(game.reader(box, run), column=column)
        to_parquet = out is not None and out.suffix == tables.PARQUET
        if to_parquet:
            run.refuse_clashes(
                ((as_csv, "--out FILE.parquet", "--csv"), (as_json, "--out FILE.parquet", "--json"))
            )
            tables.refuse_without_package()
        crew = stack.enter_context(crew_of(run, jobs, cluster))
        given: Iterator[str | InputPuzzle] = (
            found if isinstance(found, str) else found[1]
            for found in (read_unparsed if cnf is None else read_all)(inputs, reader, run)
        )
        if cnf is not None:
            given = _only_one(given, cnf, run)
        # Only what is told in words needs to know whether there is more to come.
        in_words = out is None and not (as_csv or as_json)
        ahead = list(islice(given, 2 if in_words or cnf is not None else 0))
        if str(cnf) == "-" and out is None:
            return  # the formula is all there is to print
        form: FormName = "words" if in_words and len(ahead) < 2 else "line"
        form = "rows" if to_parquet else "json" if as_json else "csv" if as_csv else form
        speed = None
        if out is None and weights is None and not (as_csv or sat_alone):
            speed = _speed(game.game.name, run)
        task = Task(game.game.name, form, run.speaker.language, wanted, speed)
        log = tables.log_of(out, run, resume=resume) if to_parquet and out is not None else out
        results = Results(run, task.writing, log, resume, in_order=not unordered)
        batch = _Batch(run, progress, results, task, game, crew, in_order=not unordered)
        if sys.stderr.isatty() and len(ahead) != 1:
            batch.total = count_all(inputs, reader)
        batch.rate_all(chain(ahead, given))
        if to_parquet and out is not None and log is not None:
            tables.finish(log, out)


@dataclass
class _Batch:
    """Puzzles rated one after another, with their results written as they come."""

    run: Run
    progress: Progress
    results: "Results"
    task: "Task"
    game: GameCommands
    crew: "Crew | None"
    in_order: bool
    total: int | None = None
    """How many puzzles there will be, if that is known."""
    _done: int = 0
    _last: float = field(default_factory=time.monotonic)
    """When something was done."""

    def rate_all(self, given: "Iterable[str | InputPuzzle]") -> None:
        """Rate every puzzle that has not been rated by an earlier run."""
        from tutor.cli.rate_batch import ratings

        at_once = self.game.rating().at_once
        left, is_on_screen = self._left_to_do(given), sys.stdout.isatty()
        try:
            for part in ratings(
                self.task, left, self.crew, self._pulse, at_once=at_once, in_order=self.in_order
            ):
                if is_on_screen:
                    self.progress.hide()
                for rated in part:
                    if not rated.has_rating:
                        self.run.answer_no()
                    if rated.remark:
                        self.run.remark(rated.remark)
                self.results.write("".join([rated.text for rated in part]))
                self._tick(len(part))
                if not is_on_screen and self.progress.is_due:
                    self._show()
        finally:
            self.results.close()

    def _left_to_do(self, given: "Iterable[str | InputPuzzle]") -> "Iterator[str | InputPuzzle]":
        """The puzzles without a result; the first result there is has to be one of ours."""
        results = self.results
        if results.first is not None:
            given = self._with_first(iter(given), results.first)
        for puzzle in given:
            if not results.is_behind or not results.is_done(self._written(puzzle)):
                yield puzzle
                continue
            if not self._done and self.in_order and results.line != self.task.rate(puzzle).text:
                results.refuse()
            if not results.is_rated:
                self.run.answer_no()
            self._tick(1)

    def _with_first(
        self, given: "Iterator[str | InputPuzzle]", first: str
    ) -> "Iterator[str | InputPuzzle]":
        """The same puzzles, once the first result there is has been found to be one of ours."""
        from tutor.cli.workers import MOST_PUZZLES_AHEAD

        seen = []
        for puzzle in islice(given, MOST_PUZZLES_AHEAD + 1):
            seen.append(puzzle)
            if self._written(puzzle) == first:
                break
        if self._written(seen[-1]) != first if seen else True:
            self.results.refuse()
        if self.results.line != self.task.rate(seen[-1]).text:
            self.results.refuse()
        self.results.go_on()
        return chain(seen, given)

    def _written(self, puzzle: "str | InputPuzzle") -> str:
        """The puzzle as its result has it."""
        if not isinstance(puzzle, str):
            return str(puzzle.as_json()[self.game.rating().key])
        assert self.game.lines is not None
        return self.game.lines.written(puzzle)

    def _tick(self, count: int) -> None:
        self._done += count
        self._last = time.monotonic()

    def _pulse(self) -> None:
        """Show that something is going on when one puzzle takes long."""
        if self.progress.is_due and time.monotonic() - self._last > _PATIENCE:
            self._show()

    def _show(self) -> None:
        share = None if self.total is None else min(1.0, self._done / self.total)
        self.progress.show(self.run.say("rate-grids", count=self._done), share)


def _speed(game: "GameName", run: Run) -> float | None:
    """The learner's own speed; None where there is no file, or no finished game in it."""
    if not (data_folder() / FILE_NAME).is_file():
        return None
    from tutor.learn.learner import open_store
    from tutor.learn.times import speed_of, timed_games

    with closing(open_store()) as store:
        speed = speed_of(timed_games(store, game))
        tell_problems(store, run)
        return speed


def _heuristic(name: str | None, sat: bool, run: Run) -> "Heuristic | None":
    """How the formula is to be explored, if at all: naming a heuristic asks for it."""
    if name is None:
        return "smallest" if sat else None
    from tutor.rating.quine import HEURISTICS

    return run.choice("--heuristic", name, HEURISTICS)


def _weights(path: Path | None, run: Run) -> "Weights":
    """The weights of a file, or those that come with the tutor."""
    from tutor.rating.weights import BadWeights, Weights, shipped

    if path is None:
        return shipped()
    try:
        return Weights.from_json(path.read_text(encoding="utf-8"))
    except OSError as error:
        run.refuse("input-unreadable", name=shown(path), reason=reason_of(error))
    except (BadWeights, UnicodeDecodeError) as error:
        run.refuse("rate-bad-weights", name=shown(path), reason=printable(str(error), 200))


def _only_one(
    given: "Iterator[str | InputPuzzle]", path: Path, run: Run
) -> "Iterator[str | InputPuzzle]":
    """The one puzzle there is, once its formula is written: all of it or nothing."""
    first = next(given, None)
    if next(given, None) is not None:
        run.refuse("rate-cnf-one")
    if first is None:
        return
    assert not isinstance(first, str)
    deliver(first.formula().encode(), path, private=False)
    yield first
