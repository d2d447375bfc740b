"""``tutor exam --collect FILE…``: the results of a class, as one table."""

import os
from collections.abc import Iterable, Sequence
from statistics import fmean

from tutor.cli.exam_papers.checking import Checked, Checker
from tutor.cli.exam_papers.reading import Found, Unread, content, results_in
from tutor.cli.exam_papers.tables import written, yes_or_no
from tutor.cli.exam_papers.writing import deliver, shown
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.learn.exam.ladders import in_order
from tutor.learn.exam.result import Result
from tutor.learn.exam.wishes import LONGEST_NAME, LONGEST_SEED
from tutor.shown import printable

_COLUMNS = ("file", "name", "finished", "subject", "seed", "code", "mode", "pass", "minutes",
            "mark", "percent", "passed", "seconds", "interruptions", "hints",
            "checked")  # fmt: skip
_Row = tuple[Found, Checked]


def collect(run: Run, files: list[str], out: str | None) -> None:
    """Read results of many people and write one table, with the averages below.

    Args:
        run: the command.
        files: each with one result or more; ``-`` is standard input.
        out: where the table goes, if not to standard output.
    """
    if not files:
        run.refuse(run.say("exam-collect-nothing"))
    if out is not None and any(_is_same(file, out) for file in files):
        run.refuse(run.say("exam-collect-own", name=shown(out)))
    with Progress() as progress:
        rows = _Reader(run, progress).read(files)
    if rows:
        deliver(run, written(_table(run, rows)), out)


class _Reader:
    """Reads results, and says what is wrong with some of them."""

    def __init__(self, run: Run, progress: Progress) -> None:
        self._run = run
        self._progress = progress
        self._checker = Checker()
        self._known: dict[str, list[Found]] = {}
        """The results so far, by the exam they are of."""

    def read(self, files: Iterable[str]) -> list[_Row]:
        """Every result once, with whether it holds; of several of one exam, none does."""
        rows: list[_Row] = []
        for file in files:
            for found in self._found_in(file):
                if self._is_new(found):
                    rows.append((found, self._checked(found)))
                if self._progress.is_due:
                    self._progress.show(self._run.say("exam-collect-at-work", count=len(rows)))
        return [
            (found, "no" if len(self._known[found.result.id]) > 1 else checked)
            for found, checked in rows
        ]

    def _found_in(self, file: str) -> Iterable[Found]:
        """The results of a file; what is none is reported."""
        run, found = self._run, False
        try:
            data = content(file, run)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._complain(run.say("input-unreadable", name=shown(file), reason=reason))
            return
        for one in results_in(file, data):
            found = True
            if isinstance(one, Found):
                yield one
            else:
                self._complain(self._say("exam-collect-bad", file, self._place(one)))
        if not found:
            self._complain(self._say("exam-collect-bad", file, self._place(Unread(1))))

    def _is_new(self, found: Found) -> bool:
        """Whether nothing of its exam says the same; what says something else is told."""
        known = self._known.setdefault(found.result.id, [])
        same = [one for one in known if one.document == found.document]
        if known:
            message = "exam-collect-twice" if same else "exam-collect-other"
            where, first = self._place(Unread(found.line)), (same or known)[0]
            self._remark(self._say(message, found.file, where, first=shown(first.file)))
        if not same:
            known.append(found)
        return not same

    def _checked(self, found: Found) -> Checked:
        checked = self._checker.check(found.result, found.document)
        if checked == "no":
            who = printable(found.result.name) or self._run.say("exam-collect-nobody")
            where = self._place(Unread(found.line))
            self._remark(self._say("exam-collect-differs", found.file, where, who=who))
        return checked

    def _place(self, unread: Unread) -> str:
        """Where something is in its file."""
        parts = [self._run.say("place-line", number=str(unread.line))]
        if unread.column:
            parts.append(self._run.say("place-column", number=str(unread.column)))
        if unread.where:
            parts.append(printable(unread.where, 100))
        return ", ".join(parts)

    def _say(self, message: str, file: str, where: str, **values: str) -> str:
        return self._run.say(message, name=shown(file), where=where, **values)

    def _complain(self, message: str) -> None:
        self._progress.hide()
        self._run.complain(message)

    def _remark(self, message: str) -> None:
        self._progress.hide()
        self._run.remark(message)


def _is_same(file: str, other: str) -> bool:
    try:
        return os.path.samefile(file, other)
    except (OSError, ValueError):
        return False


def _table(run: Run, rows: Sequence[_Row]) -> Iterable[Sequence[object]]:
    """The titles, a row for each result, and the averages."""
    shares = [_shares(found.result) for found, _ in rows]
    techniques = in_order(tuple({id_ for one in shares for id_ in one}))
    yield *_COLUMNS, *techniques
    for (found, checked), one in zip(rows, shares, strict=True):
        yield *_cells(found, checked), *(one.get(id_, "") for id_ in techniques)
    results = [found.result for found, _ in rows]
    averages = {
        "file": run.say("exam-collect-average"),
        "mark": _mean(result.mark for result in results),
        "percent": _mean(result.percent for result in results),
        "passed": f"{round(100 * fmean(result.passed for result in results))}%",
    }
    of_techniques = (_mean(one[id_] for one in shares if id_ in one) for id_ in techniques)
    yield *(averages.get(column, "") for column in _COLUMNS), *of_techniques


def _cells(found: Found, checked: Checked) -> Iterable[object]:
    result = found.result
    syllabus = result.paper.syllabus
    return (
        printable(found.file, 1000),
        printable(result.name, LONGEST_NAME),
        result.finished.isoformat(),
        syllabus.subject,
        printable(result.paper.seed, LONGEST_SEED),
        printable(result.code),
        syllabus.mode,
        syllabus.pass_mark,
        syllabus.minutes,
        result.mark,
        result.percent,
        yes_or_no(result.passed),
        round(result.seconds, 1),
        result.interruptions,
        result.hints,
        checked,
    )


def _shares(result: Result) -> dict[str, int]:
    """The percentage earned with each technique that was asked."""
    return {
        id_: round(100 * earned / points) for id_, (earned, points) in result.by_technique().items()
    }


def _mean(values: Iterable[float]) -> float:
    return round(fmean(values), 2)
