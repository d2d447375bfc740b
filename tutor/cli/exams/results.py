"""``tutor exam --results``: exams that are over, for people and for programs."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tutor.base.shown import csv_line, json_text, printable
from tutor.cli.exams.report import write_report
from tutor.cli.exams.results_text import result_lines, table_lines
from tutor.cli.files import deliver
from tutor.cli.run import Run
from tutor.cli.screens import tell_problems
from tutor.games.typeset import PaperName
from tutor.language import Speaker
from tutor.learn.exam.archive import Comparison, ExamArchive
from tutor.learn.exam.preferences import LONGEST_NAME, LONGEST_SEED
from tutor.learn.exam.result import Result
from tutor.store import Store

_LAST = "last"


def show_results(
    run: Run,
    store: Store,
    numbers: list[str],
    *,
    as_json: bool,
    as_csv: bool,
    report: str | None,
    out: str | None,
    name: str | None,
    size: PaperName = "a4",
) -> None:
    """Show results: all in a table, some in full, or as JSON, CSV or a report.

    Args:
        run: the command.
        store: where the exams are kept.
        numbers: which results, from 1 for the oldest, so that numbers stay; or ``last``.
        as_json: one JSON object per line.
        as_csv: one row per question.
        report: where a report of one result goes.
        out: where the rest goes, if not to standard output.
        name: the name to write, instead of those that were given.
        size: the sheets of a report as PDF.
    """
    speaker = Speaker(run.speaker.language, "screens", "commands")
    results = ExamArchive(store.exams).results()[::-1]
    tell_problems(store, run, speaker)
    if not results:
        run.answer_no()
        run.remark(run.say("exam-results-none"))
        return
    if name is not None:
        named = name.encode(errors="replace").decode()  # half a character cannot be written
        results = [
            result if result.signed is not None else replace(result, name=named)
            for result in results
        ]
    chosen = [_number(number, len(results), run) for number in numbers]
    wanted = [results[number - 1] for number in chosen] or results
    if name is not None and any(one.signed is not None for one in wanted):
        run.remark(run.say("exam-results-signed"))
    if report is not None:
        if len(chosen) > 1:
            run.refuse("exam-report-one")
        write_report(run, Comparison.of(wanted[-1], results), report, size)
    elif as_json:
        _deliver((json_text(one.as_json()) for one in wanted), out)
    elif as_csv:
        deliver(by_question(wanted).encode(), out)
    else:
        lines = _in_full(speaker, wanted, results) if chosen else table_lines(speaker, results)
        _deliver(lines, out)


def _deliver(lines: Iterable[str], target: str | None) -> None:
    deliver("".join(f"{line}\n" for line in lines).encode(), target)


def _number(text: str, most: int, run: Run) -> int:
    """The number of a result, from 1."""
    if text.strip().lower() == _LAST:
        return most
    known = {str(number): number for number in range(1, most + 1)}
    if (number := known.get(text.strip())) is None:
        run.refuse("exam-results-unknown", found=printable(text), most=most)
    return number


def _in_full(
    speaker: Speaker, wanted: Sequence[Result], results: Sequence[Result]
) -> Sequence[str]:
    """Several results, with an empty line between."""
    lines: list[str] = []
    for result in wanted:
        lines += [""] if lines else []
        lines += result_lines(speaker, Comparison.of(result, results))
    return lines


_COLUMNS = ("exam", "name", "finished", "code", "seed", "subject", "mode", "number", "kind",
            "technique", "points", "credit", "earned", "hints", "seconds", "answered")  # fmt: skip


def written(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV."""
    return "".join(map(csv_line, rows))


def yes_or_no(value: bool) -> str:
    """A cell that says whether."""
    return "yes" if value else "no"


def by_question(results: Iterable[Result]) -> str:
    """One row per question of some results."""
    return written((_COLUMNS, *(row for result in results for row in _rows(result))))


def _rows(result: Result) -> Iterable[Sequence[object]]:
    syllabus = result.paper.syllabus
    exam = (
        printable(result.id),
        printable(result.name, LONGEST_NAME),
        result.finished.isoformat(),
        printable(result.code),
        printable(result.paper.seed, LONGEST_SEED),
        syllabus.subject,
        syllabus.mode,
    )
    for line in result.lines:
        yield (
            *exam,
            line.number,
            printable(line.kind),
            line.technique,
            line.points,
            round(line.credit, 4),
            round(line.earned, 2),
            line.hints,
            round(line.sheet.seconds, 1),
            yes_or_no(line.is_answered),
        )
