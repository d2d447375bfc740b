"""The exams of the learner, as they are begun, worked on and handed in."""

import json
import math
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import datetime
from itertools import chain
from types import MappingProxyType
from typing import Literal

from tutor.base.events import Event
from tutor.store import event_rows, exam_rows, timestamps
from tutor.store.database import Database
from tutor.store.event_rows import EventRow
from tutor.store.exam_rows import ExamRow, WrittenExam
from tutor.store.opening import open_memory
from tutor.store.problem import Problem, Unsaved, Unwritten
from tutor.store.rows import rows_of

__all__ = ["ExamRow", "ExamStatus", "Exams"]

ExamStatus = Literal["open", "over", "gone"]
"""An exam can be worked on, or it was handed in, or thrown away."""

_Change = Callable[[sqlite3.Connection], object]
"""One change of an exam, made inside a transaction."""


class Exams:
    """The exams in the learner's file.

    What the disk refuses waits here, counts as written for whoever asks, and goes into
    the file with the next write or when the store is closed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._generation = database.generation
        self._waiting: list[tuple[str, _Change]] = []
        """The names of exams and what shall be done to them, in order."""
        self._known: dict[str, list[WrittenExam]] = {}
        """The exams worked on here, as last written: a file begun anew lacks them."""

    # Reading

    def rows(self) -> list[ExamRow]:
        """Every exam that can be read, the newest first."""
        if not self._waiting:
            return exam_rows.readable(exam_rows.written(self._database.rows))
        with self._ahead() as connection:
            return exam_rows.readable(exam_rows.written(rows_of(connection)))

    def row(self, exam: str) -> ExamRow | None:
        """The exam of that name; None if there is none that can be read."""
        return next((row for row in self.rows() if row.id == exam), None)

    def has_open(self) -> bool:
        """Whether an exam waits to be gone on with; quickly told, without reading any."""
        rows = self._database.rows("SELECT 1 FROM exams WHERE result IS NULL LIMIT 1")
        return bool(rows or self._waiting)

    def status_of(self, exam: str) -> ExamStatus:
        """What has become of an exam."""
        if self._waiting:
            row = self.row(exam)
            return "gone" if row is None else "open" if row.result is None else "over"
        rows = self._database.rows("SELECT result IS NULL FROM exams WHERE id = ?", (exam,))
        if not rows:
            return "gone"
        return "open" if rows[0][0] else "over"

    def waiting_events(self) -> list[EventRow]:
        """What exams have shown that could not be written yet."""
        if not self._waiting:
            return []
        with self._ahead() as connection:
            return connection.execute("SELECT technique, at, credit, source FROM events").fetchall()

    @contextmanager
    def _ahead(self) -> Iterator[sqlite3.Connection]:
        """The exams as they will be once what waits is written, and only the new events."""
        with closing(open_memory()) as connection:
            for exam in exam_rows.written(self._database.rows):
                exam_rows.merge(connection, exam)
            self.put(connection)
            yield connection

    # Writing

    def begin(self, exam: str, created: datetime, paper: object, state: object) -> Problem | None:
        """Write a new exam down; what prevents it, if anything does."""
        values = timestamps.stamp(created), json.dumps(paper), json.dumps(state)
        return self._write(exam, lambda connection: exam_rows.begin(connection, exam, *values))

    def save(
        self,
        exam: str,
        *,
        state: object = None,
        elapsed: float | None = None,
        answers: Mapping[int, object] = MappingProxyType({}),
    ) -> Problem | None:
        """Write down how an exam goes on, unless it is handed in.

        Args:
            exam: its name.
            state: where the learner is now; None leaves it as it is.
            elapsed: seconds of work; what is more counts.
            answers: only those that have changed, so that another window keeps its own.
        """
        place = None if state is None else json.dumps(state)
        seconds = elapsed if elapsed is not None and math.isfinite(elapsed) else 0.0
        texts = {question: json.dumps(answer) for question, answer in answers.items()}
        return self._write(
            exam, lambda connection: exam_rows.save(connection, exam, place, seconds, texts)
        )

    def finish(self, exam: str, result: object, events: Iterable[Event]) -> Problem | None:
        """Hand an exam in, with what it has shown: both together, and once only.

        Args:
            exam: its name.
            result: what came of it, never None.
            events: what the learner has shown in it.
        """
        text = json.dumps(result)
        shown = [event_rows.row_of(event) for event in events]

        def change(connection: sqlite3.Connection) -> None:
            if exam_rows.finish(connection, exam, text):
                event_rows.insert_events(connection, shown, self._database.rules)

        return self._write(exam, change)

    def forget(self, exam: str) -> Problem | None:
        """Take an exam away that was never handed in."""
        return self._write(exam, lambda connection: exam_rows.forget(connection, exam))

    def flush(self) -> None:
        """Write what waits, if anything does."""
        if self._waiting:
            self._write_all()

    def put(self, connection: sqlite3.Connection) -> None:
        """Write what waits into a store, inside a transaction."""
        for _, change in self._waiting:
            change(connection)

    def unsaved(self) -> Unsaved:
        """How many exams wait."""
        return Unsaved(exams=len({exam for exam, _ in self._waiting}))

    def _write(self, exam: str, change: _Change) -> Problem | None:
        self._waiting.append((exam, change))
        return self._write_all()

    def _write_all(self) -> Problem | None:
        try:
            with self._database.writing() as connection:
                if self._generation != self._database.generation:
                    for known in chain.from_iterable(self._known.values()):
                        exam_rows.merge(connection, known)
                self.put(connection)
                rows = rows_of(connection)
                now = {exam: exam_rows.written(rows, exam) for exam, _ in self._waiting}
        except Unwritten as failure:
            self._database.waiting.add(self)
            return failure.problem
        self._database.waiting.discard(self)
        self._generation = self._database.generation
        self._known |= now
        self._waiting.clear()
        return self._database.problem
