"""Tables for other programs: CSV that no spreadsheet mistakes for something to work out."""

import csv
import io
from collections.abc import Iterable, Sequence

from tutor.cli.run import printable
from tutor.learn.exam.result import Result
from tutor.learn.exam.wishes import LONGEST_NAME, LONGEST_SEED

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would calculate."""
_COLUMNS = ("exam", "name", "finished", "code", "seed", "subject", "mode", "number", "kind",
            "technique", "points", "credit", "earned", "hints", "seconds", "answered")  # fmt: skip


def written(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def plain(text: str) -> str:
    """What somebody typed, as a cell that stays text: numbers may pass as they are."""
    try:
        float(text)
    except ValueError:
        return f"'{text}" if len(text) > 1 and text.startswith(_FORMULA) else text
    return text


def yes_or_no(value: bool) -> str:
    """A cell that says whether."""
    return "yes" if value else "no"


def by_question(results: Iterable[Result]) -> str:
    """One row per question of some results."""
    return written((_COLUMNS, *(row for result in results for row in _rows(result))))


def _rows(result: Result) -> Iterable[Sequence[object]]:
    syllabus = result.paper.syllabus
    exam = (
        plain(printable(result.id)),
        plain(printable(result.name, LONGEST_NAME)),
        result.finished.isoformat(),
        plain(printable(result.code)),
        plain(printable(result.paper.seed, LONGEST_SEED)),
        syllabus.subject,
        syllabus.mode,
    )
    for line in result.lines:
        yield (
            *exam,
            line.number,
            plain(printable(line.kind)),
            line.technique,
            line.points,
            round(line.credit, 4),
            round(line.earned, 2),
            line.hints,
            round(line.sheet.seconds, 1),
            yes_or_no(line.is_answered),
        )
