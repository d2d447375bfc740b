"""Tables of results for other programs."""

from collections.abc import Iterable, Sequence

from tutor.base.shown import csv_line, printable
from tutor.learn.exam.preferences import LONGEST_NAME, LONGEST_SEED
from tutor.learn.exam.result import Result

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
