"""``tutor rate``: how hard grids are."""

import sys
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Annotated

import typer

from tutor.cli import rate_text
from tutor.cli.files import write_whole
from tutor.cli.inputs import Place, count_grids, grids
from tutor.cli.progress import Progress
from tutor.cli.rate_batch import ProcessLost, records
from tutor.cli.rate_file import Results
from tutor.cli.run import Box, Inputs, Json, Lang, Run, printable
from tutor.language import Speaker
from tutor.rating.cnf import dimacs_lines
from tutor.rating.grid_cnf import GridCnf, cnf_of
from tutor.rating.quine import HEURISTICS, Heuristic
from tutor.rating.record import Wanted
from tutor.rating.weights import BadWeights, Weights, shipped
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.sudoku.sat import TooLarge

Numbered = Iterator[tuple[Place, Grid]]


def rate(
    inputs: Inputs = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N")] = 1,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", show_default=False)
    ] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    weights: Annotated[
        Path | None, typer.Option("--weights", metavar="FILE", show_default=False)
    ] = None,
    sat: Annotated[bool, typer.Option("--sat")] = False,
    heuristic: Annotated[
        str | None, typer.Option("--heuristic", metavar="NAME", show_default=False)
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
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
        explored = _heuristic(heuristic, sat, run)
        wanted = Wanted(_weights(weights, run), explored, seed)
        geometry = run.box(box)
        found = grids(inputs, geometry, run)
        if cnf is not None:
            found = _only_one(found, cnf, run)
        first_two = list(islice(found, 2))
        if str(cnf) == "-" and out is None:
            return  # the formula is all there is to print
        alone = len(first_two) < 2
        speaker = Speaker(run.speaker.language, "commands", "screens")
        # A file has a line for each grid, even for one, so that it can be gone on with.
        in_full = alone and out is None
        form = rate_text.in_words(speaker) if in_full else rate_text.in_a_line(speaker)
        if as_json:
            form = rate_text.as_json(speaker)
        elif as_csv:
            form = rate_text.as_csv(sat=explored is not None)
        results = Results(run, form, out, resume)
        total = count_grids(inputs, geometry) if sys.stderr.isatty() and not alone else None
        done = 0

        def to_do() -> Iterator[Grid]:
            nonlocal done
            for _, grid in chain(first_two, found):
                if results.is_done(line_of(grid)):
                    done += 1
                else:
                    yield grid

        try:
            for record in records(to_do(), wanted, jobs):
                if record["score"] is None:
                    run.answer_no()
                results.write(form.text(record))
                done += 1
                if progress.is_due and (out is not None or not sys.stdout.isatty()):
                    share = None if total is None else min(1.0, done / total)
                    progress.show(run.say("rate-grids", count=done), share)
        except ProcessLost:
            run.complain(run.say("rate-process-lost"))
        finally:
            results.close()


def _heuristic(name: str | None, sat: bool, run: Run) -> Heuristic | None:
    """How the formula is to be explored, if at all: naming a heuristic asks for it."""
    if name is None:
        return "smallest" if sat else None
    return run.choice("--heuristic", name, HEURISTICS)


def _weights(path: Path | None, run: Run) -> Weights:
    """The weights of a file, or those that come with the tutor."""
    if path is None:
        return shipped()
    name = printable(str(path), 200)
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
        name, reason = printable(str(path), 200), error.strerror or str(error)
        run.refuse(run.say("progress-cannot-write", name=name, reason=reason))
    yield first


def _write_formula(formula: GridCnf, path: Path) -> None:
    """The DIMACS text of a grid: all of it or nothing."""
    lines = (f"{line}\n" for line in dimacs_lines(formula.cnf, formula.comments()))
    if str(path) == "-":
        sys.stdout.writelines(lines)
    else:
        write_whole(path, "".join(lines).encode())
