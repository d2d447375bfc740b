"""``rate``: how hard puzzles are."""

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from tutor.base.shown import printable
from tutor.cli.declared import Option
from tutor.cli.files import deliver, reason_of, shown
from tutor.cli.game_commands import GameCommands, InputPuzzle, RateStyle
from tutor.cli.inputs import count_all, read_all
from tutor.cli.options import (
    AsCoded,
    AsCsv,
    Box,
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
    from tutor.cli.rate_file import Form, Results
    from tutor.games.game import GameName
    from tutor.rating.quine import Heuristic
    from tutor.rating.record import Wanted
    from tutor.rating.weights import Weights

_CLASHES = {"--csv": ("--json",), "--dimacs": ("INPUT", "--csv", "--out")}
_PATIENCE = 0.5
"""Seconds that one puzzle may take before something is shown."""


def rate(
    game: GameCommands,
    context: click.Context,
    inputs: Inputs = None,
    jobs: Jobs = 1,
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
    from tutor.cli import rate_file, rate_formula
    from tutor.rating.record import Wanted

    style = game.rating()
    with game.run(lang) as run, Progress() as progress:
        run.at_least("--jobs", jobs, 1)
        run.refuse_together(context, _CLASHES)
        if resume and out is None:
            run.refuse("rate-resume-what")
        is_formula = sat or sat_alone or as_coded or dimacs is not None
        explored = _heuristic(heuristic, is_formula, run)
        wanted = Wanted(_weights(weights, run), explored, seed, sat_alone, as_coded)
        if dimacs is not None:
            rate_formula.rate_formula(dimacs, wanted, run, progress, as_json=as_json)
            return
        reader = game.reader(box, run)
        found: Iterator[InputPuzzle] = (puzzle for _, puzzle in read_all(inputs, reader, run))
        if cnf is not None:
            found = _only_one(found, cnf, run)
        # Only what is told in words needs to know whether there is more to come.
        in_words = out is None and not (as_csv or as_json)
        ahead = list(islice(found, 2 if in_words or cnf is not None else 0))
        if str(cnf) == "-" and out is None:
            return  # the formula is all there is to print
        speaker = style.speaker(run.speaker.language)
        if as_json:
            form = rate_file.as_json(style, speaker, formula_alone=sat_alone)
        elif as_csv:
            form = rate_file.as_csv(style, sat=explored is not None, formula_alone=sat_alone)
        elif sat_alone:
            form = rate_file.formula_in_words(style, speaker)
        elif in_words and len(ahead) < 2:
            form = rate_file.in_words(style, speaker)
        else:
            form = rate_file.in_a_line(style, speaker)
        results = rate_file.Results(run, form, out, resume)
        batch = _Batch(run, progress, results, form, wanted, jobs, style)
        if out is None and weights is None and not (as_csv or sat_alone):
            batch.speed = _speed(game.game.name, run)
        if sys.stderr.isatty() and len(ahead) != 1:
            batch.total = count_all(inputs, reader)
        batch.rate_all(chain(ahead, found))


@dataclass
class _Batch:
    """Puzzles rated one after another, with their results written as they come."""

    run: Run
    progress: Progress
    results: "Results"
    form: "Form"
    wanted: "Wanted"
    jobs: int
    style: RateStyle
    speed: float | None = None
    """How the learner's minutes compare with those of others, if that is to be told."""
    total: int | None = None
    """How many puzzles there will be, if that is known."""
    _done: int = 0
    _last: float = field(default_factory=time.monotonic)
    """When something was done."""

    def rate_all(self, found: Iterable[InputPuzzle]) -> None:
        """Rate every puzzle that has not been rated by an earlier run."""
        from tutor.cli.rate_batch import ProcessLost, records

        try:
            for record in records(
                self._left_to_do(found), self.wanted, self.jobs, self._pulse, self.style.at_once
            ):
                if sys.stdout.isatty():
                    self.progress.hide()
                if record.get("score", 0) is None:
                    self.run.answer_no()
                elif self.speed is not None:
                    record["own_minutes"] = round(self.speed * record["score"], 2)
                self.results.write(self.form.text(record))
                self._tick()
                if self.progress.is_due and not sys.stdout.isatty():
                    self._show()
        except ProcessLost:
            self.run.complain(self.run.say("rate-process-lost"))
        finally:
            self.results.close()

    def _left_to_do(self, found: Iterable[InputPuzzle]) -> Iterator[InputPuzzle]:
        """The puzzles without a result; the first result there is has to be one of ours."""
        results = self.results
        for puzzle in found:
            if not results.is_behind or not results.is_done(str(puzzle.as_json()[self.style.key])):
                yield puzzle
                continue
            if not self._done and results.line != self.form.text(puzzle.rate(self.wanted)):
                results.refuse()
            if not self.form.is_rated(results.line):
                self.run.answer_no()
            self._tick()

    def _tick(self) -> None:
        self._done += 1
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
    from tutor.store.opening import FILE_NAME, data_folder

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


def _only_one(found: Iterator[InputPuzzle], path: Path, run: Run) -> Iterator[InputPuzzle]:
    """The one puzzle there is, once its formula is written: all of it or nothing."""
    first = next(found, None)
    if next(found, None) is not None:
        run.refuse("rate-cnf-one")
    if first is None:
        return
    deliver(first.formula().encode(), path, private=False)
    yield first
