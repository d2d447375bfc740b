"""``tutor exam --collect FILE…``: the results of a class, as one table."""

import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Literal, NamedTuple

from tutor.base.document import BadDocument, read_object
from tutor.base.json_values import JsonProblem, values_in
from tutor.base.shown import printable
from tutor.cli.exams.checking import Checked, Checker, Signatures, Signed
from tutor.cli.exams.results import written, yes_or_no
from tutor.cli.exams.terms import refuse_class_key
from tutor.cli.files import content, deliver, shown
from tutor.cli.progress import Progress
from tutor.cli.run import Refused, Run
from tutor.learn.exam.edition import fingerprint
from tutor.learn.exam.kinds import in_order
from tutor.learn.exam.preferences import LONGEST_NAME, LONGEST_SEED
from tutor.learn.exam.result import Result
from tutor.learn.exam.ticket import BadClassKey, class_key, is_ticket

_BETWEEN = re.compile(r"\s*")
_NEXT = re.compile(r"^\{", re.MULTILINE)
"""Where a document begins again after one that cannot be read."""
_MOST_INTERRUPTIONS = 100_000


@dataclass(frozen=True)
class Found:
    """A result in a file."""

    file: str
    line: int
    result: Result
    document: dict[str, object]
    """What it was read from."""


@dataclass(frozen=True)
class Unread:
    """Something in a file that is none."""

    line: int
    column: int = 0
    """0 if it is known what it is, but not what is wrong in it."""
    where: str = ""
    """The place in the document."""


def results_in(file: str, data: bytes) -> Iterator[Found | Unread]:
    """Every result, one after the other: on a line each, or laid out over many."""
    try:
        text = data.decode(json.detect_encoding(data))
    except UnicodeDecodeError as error:
        before = data[: error.start]
        yield Unread(before.count(b"\n") + 1, error.start - before.rfind(b"\n"))
        return
    for found in values_in(text, _BETWEEN, _NEXT):
        if isinstance(found, JsonProblem):
            yield Unread(found.line, found.column)
            continue
        try:
            result, document = _result_in(found.value), read_object(found.value)
            yield Found(file, found.line, result, document)
        except BadDocument as bad:
            yield Unread(found.line, where=bad.where)


def _result_in(document: object) -> Result:
    """The result of a document, with nothing in it that cannot stand in a table.

    Raises:
        BadDocument: it is none.
    """
    result = Result.from_json(document)
    if not 0 <= result.interruptions <= _MOST_INTERRUPTIONS:
        raise BadDocument("interruptions")
    return result


What = Literal["answers", "times"]
_ENOUGH = 2
"""A single time may be the same by chance."""


@dataclass(frozen=True)
class Alike:
    """Some results with the same answers, or the same times for every question."""

    what: What
    results: tuple[Found, ...]

    @property
    def is_all_right(self) -> bool:
        """Whether the answers are right, and so the same for a good reason."""
        return self.what == "answers" and all(
            line.credit >= 1 for line in self.results[0].result.lines
        )


def alike(found: Sequence[Found]) -> Iterator[Alike]:
    """Every group of results of one paper, each of another exam, that say the same."""
    for what, told in _TOLD.items():
        groups: dict[tuple[str, str], dict[str, Found]] = {}
        for one in found:
            if (said := told(one.result)) is not None:
                same = groups.setdefault((one.result.paper.code, fingerprint(said, 32)), {})
                same.setdefault(one.result.id, one)
        for group in groups.values():
            if len(group) > 1:
                yield Alike(what, tuple(group.values()))


def _answers(result: Result) -> Iterable[object] | None:
    """What was answered; None if that is nothing."""
    if not any(line.is_answered for line in result.lines):
        return None
    return [answer.as_json() for answer in result.answers]


def _times(result: Result) -> Iterable[object] | None:
    """How long each question took; None where that may be a coincidence."""
    times = [round(line.sheet.seconds, 1) for line in result.lines]
    return times if sum(time > 0 for time in times) >= _ENOUGH else None


_TOLD: dict[What, Callable[[Result], Iterable[object] | None]] = {
    "answers": _answers,
    "times": _times,
}


_COLUMNS = ("file", "name", "finished", "subject", "seed", "code", "mode", "pass", "minutes",
            "mark", "percent", "passed", "seconds", "interruptions", "hints",
            "checked", "edition", "signed")  # fmt: skip


class _Row(NamedTuple):
    found: Found
    checked: Checked
    signed: Signed


def collect(run: Run, files: list[str], out: str | None, class_text: str | None = None) -> None:
    """Read results of many people and write one table, with the averages below.

    Args:
        run: the command.
        files: each with one result or more; ``-`` is standard input.
        out: where the table goes, if not to standard output.
        class_text: the class key that genuine results were signed with, if there is one.
    """
    if class_text is not None:
        _refuse_bad_key(run, class_text)
    if not files:
        run.refuse("exam-collect-nothing")
    if out is not None and any(_is_same(file, out) for file in files):
        run.refuse("exam-collect-own", name=shown(out))
    with Progress() as progress:
        rows = _Reader(run, progress, Signatures(class_text)).read(files)
    if rows:
        deliver(written(_table(run, rows)).encode(), out)


def _refuse_bad_key(run: Run, text: str) -> None:
    """A ticket tells nothing about the others: it takes the class key."""
    if is_ticket(text):
        run.refuse("exam-collect-ticket")
    try:
        class_key(text)
    except BadClassKey:
        refuse_class_key(run)


class _Reader:
    """Reads results, and says what is wrong with some of them."""

    def __init__(self, run: Run, progress: Progress, signatures: Signatures) -> None:
        self._run = run
        self._progress = progress
        self._signatures = signatures
        self._checker = Checker(signatures)
        self._known: dict[str, list[Found]] = {}
        """The results so far, by the exam they are of."""

    def read(self, files: Iterable[str]) -> list[_Row]:
        """Every result once, with whether it holds; of several of one exam, none does."""
        rows: list[_Row] = []
        for file in files:
            for found in self._found_in(file):
                if self._is_new(found):
                    rows.append(self._row(found))
                self._progress.tell(self._run.say, "exam-collect-at-work", count=len(rows))
        self._tell_alike([row.found for row in rows])
        if any(row.signed == "not checked" for row in rows):
            self._remark(self._run.say("exam-collect-no-key"))
        genuine = Counter(row.found.result.id for row in rows if row.signed == "genuine")
        return [row if self._stands(row, genuine) else row._replace(checked="no") for row in rows]

    def _stands(self, row: _Row, genuine: Mapping[str, int]) -> bool:
        """Whether nothing else is said of the same exam, or nothing else that is genuine.

        Else anybody could spoil the result of another by sending it in changed.
        """
        id_ = row.found.result.id
        return len(self._known[id_]) == 1 or (row.signed == "genuine" and genuine[id_] == 1)

    def _found_in(self, file: str) -> Iterable[Found]:
        """The results of a file; what is none is reported."""
        run, found = self._run, False
        try:
            data = content(file)
        except Refused as why:
            self._complain(run.say(why.message, **why.values))
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

    def _row(self, found: Found) -> _Row:
        """A result with what can be said about it; that it was changed is told once."""
        checked, reason = self._checker.check(found.result, found.document)
        if reason is not None:
            self._tell_about(found, f"exam-collect-{reason}")
        signed = self._signatures.of(found.result, found.document)
        if signed == "other key" or (signed == "changed" and reason != "changed"):
            self._tell_about(found, f"exam-collect-signed-{signed.replace(' ', '-')}")
        return _Row(found, checked, signed)

    def _tell_about(self, found: Found, message: str) -> None:
        where = self._place(Unread(found.line))
        self._remark(self._say(message, found.file, where, who=self._who(found)))

    def _who(self, found: Found) -> str:
        return printable(found.result.name) or self._run.say("exam-collect-nobody")

    def _tell_alike(self, found: Sequence[Found]) -> None:
        """Say which results are the same; what that means is for people to decide."""
        for one in alike(found):
            results = [
                self._say("exam-collect-one", same.file, "", who=self._who(same))
                for same in one.results
            ]
            message = "exam-collect-all-right" if one.is_all_right else f"exam-collect-{one.what}"
            self._remark(self._run.say(message, results=self._run.speaker.listed(results)))

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
    shares = [_shares(row.found.result) for row in rows]
    techniques = in_order(tuple({id_ for one in shares for id_ in one}))
    yield *_COLUMNS, *techniques
    for row, one in zip(rows, shares, strict=True):
        yield *_cells(row), *(one.get(id_, "") for id_ in techniques)
    results = [row.found.result for row in rows]
    averages = {
        "file": run.say("exam-collect-average"),
        "mark": _mean(result.mark for result in results),
        "percent": _mean(result.percent for result in results),
        "passed": f"{round(100 * fmean(result.passed for result in results))}%",
    }
    of_techniques = (_mean(one[id_] for one in shares if id_ in one) for id_ in techniques)
    yield *(averages.get(column, "") for column in _COLUMNS), *of_techniques


def _cells(row: _Row) -> Iterable[object]:
    found, result = row.found, row.found.result
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
        f"{syllabus.minutes}+{result.extra}%" if result.extra else syllabus.minutes,
        result.mark,
        result.percent,
        yes_or_no(result.passed),
        round(result.seconds, 1),
        result.interruptions,
        result.hints,
        row.checked,
        printable(result.edition),
        row.signed,
    )


def _shares(result: Result) -> dict[str, int]:
    """The percentage earned with each technique that was asked."""
    return {
        id_: round(100 * earned / points) for id_, (earned, points) in result.by_technique().items()
    }


def _mean(values: Iterable[float]) -> float:
    return round(fmean(values), 2)
