"""Exams and the answers to them in the tables of the learner's file."""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from tutor.base.document import bounded, read_amount
from tutor.store import timestamps
from tutor.store.rows import Rows, json_of, rows_of

COLUMNS = "id, created, paper, state, elapsed, result"


@dataclass(frozen=True)
class ExamRow:
    """An exam as values of JSON; what they mean is the business of whoever sets exams."""

    id: str
    created: datetime
    paper: object
    """What is asked, which never changes."""
    state: object
    """Where the learner is in it."""
    elapsed: float
    """Seconds of work."""
    result: object
    """None as long as it is not handed in."""
    answers: dict[int, object]
    """By the number of the question."""


class WrittenExam(NamedTuple):
    """An exam as the tables hold it, whether or not it makes sense."""

    id: object
    created: object
    paper: object
    state: object
    elapsed: object
    result: object
    answers: Mapping[object, object]


# Reading


def written(rows: Rows, exam: object = None) -> list[WrittenExam]:
    """Every exam, or the one of that name, with its answers."""
    query = "SELECT exam, question, answer FROM exam_answers WHERE exam = coalesce(?, exam)"
    answers: dict[object, dict[object, object]] = {}
    for name, question, answer in rows(query, (exam,)):
        answers.setdefault(name, {})[question] = answer
    query = f"SELECT {COLUMNS} FROM exams WHERE id = coalesce(?, id)"
    return [
        WrittenExam(name, created, paper, state, elapsed, result, answers.get(name, {}))
        for name, created, paper, state, elapsed, result in rows(query, (exam,))
    ]


def readable(exams: Iterable[WrittenExam]) -> list[ExamRow]:
    """The exams that make sense, the newest first.

    One that does not is passed over, and so is an answer.
    """
    found = []
    for exam in exams:
        try:
            found.append(_row(exam))
        except (TypeError, ValueError, OverflowError, RecursionError):
            continue
    return sorted(sorted(found, key=lambda row: row.id), key=lambda row: row.created, reverse=True)


def _row(exam: WrittenExam) -> ExamRow:
    return ExamRow(
        str(exam.id),
        bounded(timestamps.read_stamp(exam.created)),
        json_of(exam.paper),
        json_of(exam.state),
        read_amount(exam.elapsed),
        None if exam.result is None else json_of(exam.result),
        _answers(exam.answers),
    )


def _answers(texts: Mapping[object, object]) -> dict[int, object]:
    found = dict[int, object]()
    for question, text in texts.items():
        with suppress(TypeError, ValueError, RecursionError):
            if isinstance(question, int):
                found[question] = json_of(text)
    return dict(sorted(found.items()))


# Writing, always inside a transaction


def begin(connection: sqlite3.Connection, *values: object) -> bool:
    """Write a new exam down, in the order of the columns; False if it is there already."""
    query = f"INSERT OR IGNORE INTO exams ({COLUMNS}) VALUES (?, ?, ?, ?, 0, NULL)"
    return connection.execute(query, values).rowcount > 0


def save(
    connection: sqlite3.Connection,
    exam: object,
    state: object,
    elapsed: object,
    answers: Mapping[int, str] | Mapping[object, object],
) -> None:
    """Go on with an exam, unless it is handed in or gone; time never runs backwards."""
    if not is_open(connection, exam):
        return
    connection.execute(
        "UPDATE exams SET state = coalesce(?, state), elapsed = max(elapsed, ?) WHERE id = ?",
        (state, elapsed, exam),
    )
    connection.executemany(
        "INSERT OR REPLACE INTO exam_answers (exam, question, answer) VALUES (?, ?, ?)",
        ((exam, question, answer) for question, answer in answers.items()),
    )


def finish(connection: sqlite3.Connection, exam: object, result: object) -> bool:
    """Hand an exam in; False, and nothing, if that was done before or it is gone."""
    query = "UPDATE exams SET result = ? WHERE id = ? AND result IS NULL"
    return connection.execute(query, (result, exam)).rowcount > 0


def forget(connection: sqlite3.Connection, exam: str) -> None:
    """Take an exam away, unless it is handed in."""
    if is_open(connection, exam):
        _forget_answers(connection, exam)
        connection.execute("DELETE FROM exams WHERE id = ?", (exam,))


def merge(connection: sqlite3.Connection, exam: WrittenExam, *, newer: bool = False) -> bool:
    """Bring an exam together with the same one here; whether it was new here.

    One that is handed in here stays as it is. One that is handed in there comes whole: its
    result belongs to its answers. Of two that go on, ours is completed by theirs.

    Args:
        connection: inside a transaction.
        exam: theirs.
        newer: whether theirs is what the learner did last, so that it wins.
    """
    is_new = begin(connection, exam.id, exam.created, exam.paper, exam.state)
    wins = is_new or newer or exam.result is not None
    answers = exam.answers
    if exam.result is not None and is_open(connection, exam.id):
        _forget_answers(connection, exam.id)
    elif not wins:
        (ours,) = written(rows_of(connection), exam.id)
        answers = {**answers, **ours.answers}
    save(connection, exam.id, exam.state if wins else None, exam.elapsed, answers)
    if exam.result is not None:
        finish(connection, exam.id, exam.result)
    return is_new


def is_open(connection: sqlite3.Connection, exam: object) -> bool:
    """Whether an exam is there, and not handed in."""
    query = "SELECT 1 FROM exams WHERE id = ? AND result IS NULL"
    return connection.execute(query, (exam,)).fetchone() is not None


def _forget_answers(connection: sqlite3.Connection, exam: object) -> None:
    connection.execute("DELETE FROM exam_answers WHERE exam = ?", (exam,))
