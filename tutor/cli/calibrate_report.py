"""What ``tutor calibrate`` does: read the table, fit the models, tell and write the results."""

import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tutor import narrate
from tutor.base.shown import json_text, printable
from tutor.cli.calibrate import About, Asked
from tutor.cli.calibrate_json import as_json
from tutor.cli.files import write_whole
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.lab.calibration.calibration import (
    LEAST_PUZZLES,
    MODELS,
    Calibration,
    Group,
    Reading,
    Uses,
    calibrate,
)
from tutor.lab.calibration.fitting import FIT_NAMES, Agreement, Estimate, Plan, Result
from tutor.lab.calibration.material import (
    BadRow,
    BadTable,
    Material,
    Phase,
    Report,
    Table,
    material_of,
    read_table,
)
from tutor.lab.plots import Texts, scatter
from tutor.language import Speaker
from tutor.language.problems import bad_grid
from tutor.rating.study import BACKTRACKING
from tutor.rating.weights import OPENNESS, STUDY
from tutor.sudoku.geometry import Geometry

_WIDTH = 79
_Row = Sequence[str]


def work(asked: Asked, run: Run, progress: Progress) -> None:
    """Do what was asked."""
    fit = run.choice("--fit", asked.fit, FIT_NAMES)
    if asked.model not in MODELS:
        run.refuse_choice("--model", asked.model, MODELS)
    source = printable(asked.data, 200)
    table, puzzles, difficulties = table_of(
        asked.data, run, box=asked.box, puzzle=asked.puzzle, target=asked.target
    )
    taken = table.take(puzzles, difficulties, cap=asked.cap, limit=asked.rows)
    report = _shown(run, progress)
    material, no_puzzles = material_of(taken.rows, seed=asked.seed, report=report)
    progress.hide()
    bad = sorted([*taken.bad, *no_puzzles], key=lambda row: row.line)
    for row in bad:
        run.complain(bad_row(row, source, run))
    _check(material, asked, table.columns[difficulties], run)
    plan = Plan(asked.folds, asked.repeats, asked.seed)
    done = calibrate(material, plan, fit=fit, report=report)
    progress.hide()
    about = About(
        asked=asked,
        puzzle=table.columns[puzzles],
        target=table.columns[difficulties],
        left_out=taken.left_out,
        bad={row.line: bad_row(row, source, run) for row in bad},
    )
    _deliver(done, material, about, run)


def _deliver(done: Calibration, material: list[Material], about: About, run: Run) -> None:
    """Write the files that were asked for, and tell the results."""
    asked = about.asked
    texts = _plot_texts(about, run)
    weights = done.weights(asked.model, about.target, about.minutes).to_json().encode()
    written = asked.out is not None and write_file(asked.out, weights, run)
    drawn = asked.plot is not None and write_file(
        asked.plot, _picture(asked.plot, done, asked.model, texts), run
    )
    if asked.as_json:
        told = as_json(done, material, about)
        told["out"] = str(asked.out) if written else None
        told["plot"] = str(asked.plot) if drawn else None
        print(json_text(told))
        return
    for line in _lines(done, about, texts, run):
        print(line)
    if written:
        print(run.say("calibrate-written", name=printable(str(asked.out), 200)))
    elif asked.out is None:
        print(run.say("calibrate-not-written"))
    if drawn:
        print(run.say("calibrate-drawn", name=printable(str(asked.plot), 200)))


def table_of(
    name: str, run: Run, *, box: Geometry | None, puzzle: str | None, target: str | None
) -> tuple[Table, int, int]:
    """The table of a file, its column of puzzles and that of difficulties; or the end."""
    try:
        table = read_table(_bytes(name, run), box)
        return table, *table.choose(puzzle, target)
    except BadTable as problem:
        details = {name: printable(text, 200) for name, text in problem.details.items()}
        told = run.say(f"calibrate-table-{problem.code}", **details)
        run.refuse(f"{printable(name, 200)}{run.say('colon')}{told}")


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


def bad_row(row: BadRow, source: str, run: Run) -> str:
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
    is_svg = path.suffix.lower() == ".svg"
    return picture(done.difficulties, predictions, texts, "svg" if is_svg else "png")


def write_file(path: Path, data: bytes, run: Run) -> bool:
    """Write a file; False, and said, if it cannot be."""
    try:
        write_whole(path, data)
    except OSError as error:
        name, reason = printable(path, 200), error.strerror or str(error)
        run.complain(run.say("progress-cannot-write", name=name, reason=reason))
        return False
    return True


# For people


def _plot_texts(about: About, run: Run) -> Texts:
    """What stands beside the axes of the plot."""
    return Texts(
        title=run.say("calibrate-plot-title", model=_model(about.asked.model, run)),
        given=run.say("calibrate-plot-given", column=printable(about.target)),
        predicted=run.say("calibrate-plot-predicted"),
        decimal=run.say("decimal"),
    )


def _lines(done: Calibration, about: About, texts: Texts, run: Run) -> Iterator[str]:
    """The whole report, 80 columns wide."""
    asked, chosen = about.asked, done.results[about.asked.model]
    columns = {"puzzle": printable(about.puzzle), "target": printable(about.target)}
    yield from wrapped(run.say("calibrate-data", count=len(done.difficulties), **columns))
    if about.left_out:
        yield run.say("calibrate-left-out", count=about.left_out)
    folds, seed = str(asked.folds), printable(asked.seed)
    yield from wrapped(run.say("calibrate-plan", folds=folds, repeats=asked.repeats, seed=seed))
    yield ""
    yield from _correlations(done, run)
    yield ""
    yield from _ablation(done, run)
    yield ""
    for result in (done.sat["smallest"], chosen):
        yield run.say("calibrate-coefficients", model=_model(result.name, run))
        yield from aligned(_coefficients(result, run), "><")
    if chosen.name.startswith(OPENNESS):
        sight = {kind: _short(value, run) for kind, value in chosen.sight._asdict().items()}
        yield from wrapped(run.say("calibrate-sight", **sight))
    yield ""
    yield texts.title
    yield from scatter(done.difficulties, chosen.predictions, texts)
    uses = done.study_techniques if chosen.name.startswith(STUDY) else done.techniques
    levels = Speaker(run.speaker.language, "screens")
    named = [group._replace(of=levels.say(f"level-{group.of}")) for group in done.by_level]
    yield ""
    by_level = [
        one._replace(of=levels.say(f"level-{one.of}")) for one in done.read_by_level(chosen.name)
    ]
    paces = done.read_by_pace(chosen.name, about.minutes)
    by_pace = [one._replace(of=levels.say(f"pace-{one.of}")) for one in paces]
    for title, read in (("calibrate-level", by_level), ("calibrate-pace", by_pace)):
        yield from aligned(_readings(read, run.say(title), run), "<>>>>")
        yield ""
    yield from aligned(_uses(uses, run), "<>>")
    for title, groups in (("calibrate-givens", done.by_givens), ("calibrate-level", named)):
        yield ""
        yield from aligned(_groups(groups, run.say(title), run), "<>>>")
    yield ""


def wrapped(text: str) -> list[str]:
    """The lines of a text, 80 columns wide."""
    return textwrap.wrap(text, _WIDTH, break_long_words=False)


def aligned(rows: Iterable[_Row], alignment: str) -> list[str]:
    """Rows of a table as lines; for each column ``<`` or ``>``."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        " ".join(
            f"{cell:{side}{width}}"
            for cell, side, width in zip(row, alignment, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def _correlations(done: Calibration, run: Run) -> list[str]:
    """Every model and criterion, with how well it goes with the difficulties."""
    say = run.say
    rows: list[_Row] = [("", say("calibrate-variance"), "r", "ρ", "r", "", "ρ", "")]
    for result in (*done.results.values(), *done.sat.values()):
        in_sample = [run.speaker.decimal(estimate.value, 2) for estimate in result.in_sample]
        variance = _short(result.residual_variance, run)
        out_of_fold = _estimates(result.out_of_fold, run)
        rows.append((_model(result.name, run), variance, *in_sample, *out_of_fold))
    for name, agreement in done.criteria.items():
        told = say(f"calibrate-criterion-{name}")
        rows.append((told, "", "", "", *_estimates(agreement, run)))
    header, *body = aligned(rows, "<>>>><><")
    above = f"{say('calibrate-in-sample'):>{header.index('ρ') + 1}}"
    above += f"{say('calibrate-out-of-fold'):>{len(body[0]) - len(above)}}"
    plain = len(done.criteria)
    return [above, header, *body[:-plain], say("calibrate-plain"), *body[-plain:]]


def _ablation(done: Calibration, run: Run) -> list[str]:
    """Ours without each of its figures, with the correlations of ranks and of logarithms."""
    ours = done.results[OPENNESS]
    found = {run.say("calibrate-ablation-whole"): ours}
    for name, result in done.ablation.items():
        found[run.say(f"calibrate-ablation-{name}")] = result
    rows: list[_Row] = [(run.say("calibrate-ablation"), "ρ", "", run.say("calibrate-logs"), "")]
    for name, result in found.items():
        logs = ("", "") if result.logs is None else _estimate(result.logs, run)
        rows.append((name, *_estimate(result.out_of_fold.spearman, run), *logs))
    return aligned(rows, "<><><")


def _estimates(agreement: Agreement, run: Run) -> Iterator[str]:
    for estimate in agreement:
        yield from _estimate(estimate, run)


def _estimate(estimate: Estimate, run: Run) -> tuple[str, str]:
    ends = (run.speaker.decimal(end, 2) for end in (estimate.low, estimate.high))
    return run.speaker.decimal(estimate.value, 3), "…".join(ends)


def _model(name: str, run: Run) -> str:
    return run.say(f"calibrate-model-{name}")


def _short(value: float, run: Run) -> str:
    return f"{value:.3g}".replace(".", run.say("decimal"))


def _coefficients(result: Result, run: Run) -> Iterator[_Row]:
    for name, value in result.coefficients.items():
        yield f"{value:.5g}".replace(".", run.say("decimal")), coefficient(name, run)


def coefficient(name: str, run: Run) -> str:
    """What a coefficient is for, in words."""
    kind, _, technique = name.partition(" ")
    if not technique:
        return run.say(f"calibrate-figure-{name}")
    return run.say(f"calibrate-figure-{kind}", technique=technique_name(technique, run))


def technique_name(id_: str, run: Run) -> str:
    if id_ == BACKTRACKING:
        return run.say("calibrate-backtracking")
    return narrate.name(id_, run.speaker.language)


def _uses(uses: list[Uses], run: Run) -> Iterator[_Row]:
    say = run.say
    yield say("calibrate-technique"), say("calibrate-uses"), say("calibrate-puzzles")
    for technique, count, puzzles in uses:
        yield technique_name(technique, run), str(count), str(puzzles)


def _groups(groups: list[Group], title: str, run: Run) -> Iterator[_Row]:
    say, decimal = run.say, run.speaker.decimal
    yield title, say("calibrate-puzzles"), say("calibrate-mean"), say("calibrate-deviation")
    for group in groups:
        mean, deviation = decimal(group.mean, 2), decimal(group.deviation, 2)
        yield str(group.of), str(group.puzzles), mean, deviation


def _readings(readings: list[Reading], title: str, run: Run) -> Iterator[_Row]:
    say, decimal = run.say, run.speaker.decimal
    heads = ("puzzles", "median-given", "median-predicted", "median-share")
    yield title, *(say(f"calibrate-{head}") for head in heads)
    for of, puzzles, given, predicted, share in readings:
        yield of, str(puzzles), _short(given, run), _short(predicted, run), decimal(share, 2)
