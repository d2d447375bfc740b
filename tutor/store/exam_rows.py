"""Exams and the answers to them in the tables of the learner's file."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from tutor.learn.document import bounded, parsed, read_amount
from tutor.store import moments

COLUMNS = "id, created, paper, state, elapsed, result"


@dataclass(frozen=True)
class ExamRow:
    """An exam as values of JSON; what they mean is the business of whoever sets exams."""

    id: str
    created: datetime
    paper: Any
    """What is asked, which never changes."""
    state: Any
    """Where the learner is in it."""
    elapsed: float
    """Seconds of work."""
    result: Any | None
    """None as long as it is not handed in."""
    answers: dict[int, Any]
    """By the number of the question."""


@dataclass(frozen=True)
class WrittenExam:
    """An exam as the tables hold it, whether or not it makes sense."""

    id: str
    created: str
    paper: str
    state: str
    elapsed: float
    result: str | None
    answers: Mapping[int, str]


# Reading


def gathered(
    exams: Iterable[Sequence[Any]], answers: Iterable[tuple[str, int, str]]
) -> list[WrittenExam]:
    """The exams of some rows, each with its answers."""
    by_exam: dict[str, dict[int, str]] = {}
    for exam, question, answer in answers:
        by_exam.setdefault(exam, {})[question] = answer
    return [
        WrittenExam(name, created, paper, state, elapsed, result, by_exam.get(name, {}))
        for name, created, paper, state, elapsed, result in exams
    ]


def all_of(connection: sqlite3.Connection) -> list[WrittenExam]:
    """Every exam there is."""
    return gathered(
        connection.execute(f"SELECT {COLUMNS} FROM exams"),
        connection.execute("SELECT exam, question, answer FROM exam_answers"),
    )


def one_of(connection: sqlite3.Connection, exam: str) -> WrittenExam | None:
    """The exam of that name, None if there is none."""
    found = gathered(
        connection.execute(f"SELECT {COLUMNS} FROM exams WHERE id = ?", (exam,)),
        connection.execute(
            "SELECT exam, question, answer FROM exam_answers WHERE exam = ?", (exam,)
        ),
    )
    return found[0] if found else None


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
        bounded(moments.read_stamp(exam.created)),
        parsed(exam.paper),
        parsed(exam.state),
        read_amount(exam.elapsed),
        None if exam.result is None else parsed(exam.result),
        _answers(exam.answers),
    )


def _answers(texts: Mapping[int, str]) -> dict[int, Any]:
    found = {}
    for question, text in texts.items():
        try:
            found[int(question)] = parsed(text)
        except (TypeError, ValueError, OverflowError, RecursionError):
            continue
    return dict(sorted(found.items()))


# Writing, always inside a transaction


def begin(connection: sqlite3.Connection, exam: str, created: str, paper: str, state: str) -> bool:
    """Write a new exam down; False, and nothing, if it is there already."""
    cursor = connection.execute(
        f"INSERT OR IGNORE INTO exams ({COLUMNS}) VALUES (?, ?, ?, ?, 0, NULL)",
        (exam, created, paper, state),
    )
    return cursor.rowcount > 0


def save(
    connection: sqlite3.Connection,
    exam: str,
    state: str | None,
    elapsed: float,
    answers: Mapping[int, str],
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


def finish(connection: sqlite3.Connection, exam: str, result: str) -> bool:
    """Hand an exam in; False, and nothing, if that was done before or it is gone."""
    cursor = connection.execute(
        "UPDATE exams SET result = ? WHERE id = ? AND result IS NULL", (result, exam)
    )
    return cursor.rowcount > 0


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
        ours = one_of(connection, exam.id)
        assert ours is not None
        answers = {**answers, **ours.answers}
    save(connection, exam.id, exam.state if wins else None, exam.elapsed, answers)
    if exam.result is not None:
        finish(connection, exam.id, exam.result)
    return is_new


def is_open(connection: sqlite3.Connection, exam: str) -> bool:
    """Whether an exam is there, and not handed in."""
    query = "SELECT 1 FROM exams WHERE id = ? AND result IS NULL"
    return connection.execute(query, (exam,)).fetchone() is not None


def _forget_answers(connection: sqlite3.Connection, exam: str) -> None:
    connection.execute("DELETE FROM exam_answers WHERE exam = ?", (exam,))
