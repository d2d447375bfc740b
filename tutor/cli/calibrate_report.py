"""What ``tutor calibrate`` does: read the table, fit the models, tell and write the results."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tutor import narrate
from tutor.base.shown import json_text, printable
from tutor.cli.calibrate import About, Asked
from tutor.cli.calibrate_json import as_json
from tutor.cli.files import content, reason_of, shown, write_whole
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.table_options import TableWish
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
    Taken,
    material_of,
    read_table,
)
from tutor.lab.plots import Texts, scatter
from tutor.language import Speaker
from tutor.language.problems import bad_grid
from tutor.rating.study import BACKTRACKING
from tutor.rating.weights import OPENNESS, STUDY

_WIDTH = 79
_Row = Sequence[str]


def work(asked: Asked, run: Run, progress: Progress) -> None:
    """Do what was asked."""
    fit = run.choice("--fit", asked.fit, FIT_NAMES)
    if asked.model not in MODELS:
        run.refuse_choice("--model", asked.model, MODELS)
    puzzle, target, taken = taken_from(asked.table, run)

    def report(phase: Phase, finished: int, whole: int) -> None:
        progress.tell(run.say, f"calibrate-working-{phase}", finished / whole)

    material, no_puzzles = material_of(taken.rows, seed=asked.table.seed, report=report)
    progress.hide()
    bad = {
        row.line: bad_row(row, shown(asked.table.data), run)
        for row in sorted([*taken.bad, *no_puzzles], key=lambda row: row.line)
    }
    for problem in bad.values():
        run.complain(problem)
    check([each.difficulty for each in material], target, asked.table.folds, run)
    plan = Plan(asked.table.folds, asked.table.repeats, asked.table.seed)
    done = calibrate(material, plan, fit=fit, report=report)
    progress.hide()
    _deliver(done, material, About(asked, puzzle, target, taken.left_out, bad), run)


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
        print(run.say("calibrate-written", name=shown(str(asked.out))))
    elif asked.out is None:
        print(run.say("calibrate-not-written"))
    if drawn:
        print(run.say("calibrate-drawn", name=shown(str(asked.plot))))


def taken_from(wish: TableWish, run: Run) -> tuple[str, str, Taken]:
    """The columns of puzzles and of difficulties, and the rows that were asked for; or the end."""
    try:
        table = read_table(content(wish.data, tells_folders=True), wish.box)
        puzzles, difficulties = table.choose(wish.puzzle, wish.target)
    except BadTable as problem:
        details = {name: printable(text, 200) for name, text in problem.details.items()}
        told = run.say(f"calibrate-table-{problem.code}", **details)
        run.refuse_text(f"{shown(wish.data)}{run.say('colon')}{told}")
    taken = table.take(puzzles, difficulties, cap=wish.cap, limit=wish.rows)
    return table.columns[puzzles], table.columns[difficulties], taken


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


def check(difficulties: Sequence[float], target: str, folds: int, run: Run) -> None:
    """Refuse what no model can be fitted to."""
    count = len(difficulties)
    if count < LEAST_PUZZLES:
        run.refuse("calibrate-few", count=count, least=LEAST_PUZZLES)
    if len(set(difficulties)) == 1:
        run.refuse("calibrate-constant", column=printable(target))
    if folds > count:
        run.refuse("calibrate-many-folds", found=str(folds), most=str(count))


def _picture(path: Path, done: Calibration, model: str, texts: Texts) -> bytes:
    from tutor.lab.pictures import scatter_plot

    predictions = done.results[model].predictions
    is_svg = path.suffix.lower() == ".svg"
    return scatter_plot(done.difficulties, predictions, texts, "svg" if is_svg else "png")


def write_file(path: Path, data: bytes, run: Run) -> bool:
    """Write a file; False, and said, if it cannot be."""
    try:
        write_whole(path, data)
    except OSError as error:
        told = {"name": shown(path), "reason": reason_of(error)}
        run.complain(run.say("progress-cannot-write", **told))
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
    table = asked.table
    folds, seed = str(table.folds), printable(table.seed)
    yield from wrapped(run.say("calibrate-plan", folds=folds, repeats=table.repeats, seed=seed))
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
