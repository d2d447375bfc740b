"""What ``tutor calibrate`` does: read the table, fit the models, tell and write the results."""

import sys
from pathlib import Path

from tutor.base.shown import json_text, printable
from tutor.cli import calibrate_text
from tutor.cli.calibrate import Asked
from tutor.cli.files import write_whole
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.lab.calibration.calibration import LEAST_PUZZLES, MODELS, Calibration, calibrate
from tutor.lab.calibration.fitting import FIT_NAMES, Plan
from tutor.lab.calibration.material import (
    BadRow,
    BadTable,
    Material,
    Phase,
    Report,
    Row,
    Table,
    material_of,
    read_table,
)
from tutor.lab.plots import Texts
from tutor.language.problems import bad_grid


def work(asked: Asked, run: Run, progress: Progress) -> None:
    """Do what was asked."""
    fit = run.choice("--fit", asked.fit, FIT_NAMES)
    if asked.model not in MODELS:
        run.refuse_choice("--model", asked.model, MODELS)
    source = printable(asked.data, 200)
    try:
        table = read_table(_bytes(asked.data, run), asked.box)
        puzzles, difficulties = table.choose(asked.puzzle, asked.target)
    except BadTable as problem:
        details = {name: printable(text, 200) for name, text in problem.details.items()}
        told = run.say(f"calibrate-table-{problem.code}", **details)
        run.refuse(f"{source}{run.say('colon')}{told}")
    rows, bad = _rows(table, puzzles, difficulties, asked)
    report = _shown(run, progress)
    used = [row for row in rows if asked.cap is None or row.difficulty <= asked.cap]
    material, no_puzzles = material_of(used, seed=asked.seed, report=report)
    progress.hide()
    bad = sorted([*bad, *no_puzzles], key=lambda row: row.line)
    for row in bad:
        run.complain(_bad_row(row, source, run))
    _check(material, asked, table.columns[difficulties], run)
    plan = Plan(asked.folds, asked.repeats, asked.seed)
    done = calibrate(material, plan, fit=fit, report=report)
    progress.hide()
    about = calibrate_text.About(
        asked=asked,
        puzzle=table.columns[puzzles],
        target=table.columns[difficulties],
        left_out=len(rows) - len(used),
        bad={row.line: _bad_row(row, source, run) for row in bad},
    )
    _deliver(done, material, about, run)


def _deliver(
    done: Calibration, material: list[Material], about: calibrate_text.About, run: Run
) -> None:
    """Write the files that were asked for, and tell the results."""
    asked = about.asked
    texts = calibrate_text.plot_texts(about, run)
    weights = done.weights(asked.model, about.target, asked.minutes).to_json().encode()
    written = asked.out is not None and _write(asked.out, weights, run)
    drawn = asked.plot is not None and _write(
        asked.plot, _picture(asked.plot, done, asked.model, texts), run
    )
    if asked.as_json:
        told = calibrate_text.as_json(done, material, about)
        told["out"] = str(asked.out) if written else None
        told["plot"] = str(asked.plot) if drawn else None
        print(json_text(told))
        return
    for line in calibrate_text.lines(done, about, texts, run):
        print(line)
    if written:
        print(run.say("calibrate-written", name=printable(str(asked.out), 200)))
    elif asked.out is None:
        print(run.say("calibrate-not-written"))
    if drawn:
        print(run.say("calibrate-drawn", name=printable(str(asked.plot), 200)))


def _bytes(name: str, run: Run) -> bytes:
    """What a file holds, or standard input."""
    try:
        if name == "-":
            if sys.stdin is None:
                run.refuse(run.say("input-none"))
            return sys.stdin.buffer.read()
        return Path(name).read_bytes()
    except IsADirectoryError:
        run.refuse(run.say("input-directory", name=printable(name, 200)))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        run.refuse(run.say("input-unreadable", name=printable(name, 200), reason=reason))


def _rows(
    table: Table, puzzles: int, difficulties: int, asked: Asked
) -> tuple[list[Row], list[BadRow]]:
    """The rows that can be read, and the others."""
    rows: list[Row] = []
    bad: list[BadRow] = []
    for row in table.read(puzzles, difficulties, asked.rows):
        if isinstance(row, Row):
            rows.append(row)
        else:
            bad.append(row)
    return rows, bad


def _bad_row(row: BadRow, source: str, run: Run) -> str:
    """``data.csv: line 12: found "x", expected a number``."""
    if row.grid is not None:
        problem = row.grid
        problem.number, problem.line, problem.column = None, row.line, None
        return bad_grid(problem, run.speaker, source)
    details = {
        name: value if isinstance(value, int) else printable(value)
        for name, value in row.details.items()
    }
    place = run.say("place-line", number=str(row.line))
    told = run.say(f"calibrate-row-{row.code}", **details)
    return run.say("colon").join((source, place, told))


def _check(material: list[Material], asked: Asked, target: str, run: Run) -> None:
    """Refuse what no model can be fitted to."""
    count = len(material)
    if count < LEAST_PUZZLES:
        run.refuse(run.say("calibrate-few", count=count, least=LEAST_PUZZLES))
    if len({each.difficulty for each in material}) == 1:
        run.refuse(run.say("calibrate-constant", column=printable(target)))
    if asked.folds > count:
        run.refuse(run.say("calibrate-many-folds", found=str(asked.folds), most=str(count)))


def _shown(run: Run, progress: Progress) -> Report:
    """Say how far the work is, to whoever is watching."""

    def report(phase: Phase, done: int, whole: int) -> None:
        if progress.is_due:
            progress.show(run.say(f"calibrate-working-{phase}"), done / whole)

    return report


def _picture(path: Path, done: Calibration, model: str, texts: Texts) -> bytes:
    from tutor.lab.calibration.figure import picture

    predictions = done.results[model].predictions
    return picture(done.difficulties, predictions, texts, is_svg=path.suffix.lower() == ".svg")


def _write(path: Path, data: bytes, run: Run) -> bool:
    """Write a file; False, and said, if it cannot be."""
    try:
        write_whole(path, data)
    except OSError as error:
        name, reason = printable(path, 200), error.strerror or str(error)
        run.complain(run.say("progress-cannot-write", name=name, reason=reason))
        return False
    return True
