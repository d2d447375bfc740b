"""Everything the learner has done as one document: to take along, to merge back in, or to save
where the learner's file cannot take it.
"""

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tutor.base.document import (
    BadDocument,
    Place,
    read_amount,
    read_moment,
    read_object,
    read_share,
    read_text,
    read_whole,
)
from tutor.base.events import Event
from tutor.base.home import data_folder
from tutor.store import event_rows, exam_rows, learning, timestamps
from tutor.store.exam_rows import WrittenExam
from tutor.store.exams import Exams
from tutor.store.rules import Rules
from tutor.store.settings import Settings, to_rows
from tutor.store.store import Store

FORMAT = "pas-a-pas learner"
VERSION = 1
_LONGEST_PLACE = 1_000_000
"""No place in the course takes so many characters."""


@dataclass(frozen=True)
class Imported:
    """What came of merging a document in."""

    added: int
    """Games of either kind that were new here."""
    known: int
    """Games that were here already, those that grew included."""
    grown: int = 0
    """Games that were here, and went on in the document."""
    events: int = 0
    """Results of the course that were new here."""
    exams: int = 0
    """Exams that were new here."""


def export(store: Store) -> dict[str, object]:
    """The whole store, in words and numbers that JSON can hold."""
    parts = export_parts(store)
    return {
        name: list(part) if isinstance(part, Iterator) else part for name, part in parts.items()
    }


def export_parts(store: Store) -> dict[str, object]:
    """The same, but lists that may be long are read only as somebody goes through them."""
    read = store.learning.read_births()
    return {
        "format": FORMAT,
        "version": VERSION,
        "settings": store.settings().as_json(),
        **{
            games.member: games.exported(read)
            for games in store.kinds
            if games.is_played or games.count()
        },
        "events": (
            {
                "technique": event.technique,
                "at": timestamps.stamp(event.at),
                "credit": event.credit,
                "source": event.source,
            }
            for event in store.events()
        ),
        "course": store.course(),
        "exams": _written_exams(store.exams),
    }


def import_(store: Store, data: object) -> Imported:
    """Merge a document in: all of it, or nothing.

    Settings and half answers are taken only where there were never any here; of a lesson
    counts what was read or done in either place. Exams are brought together.

    Raises:
        BadDocument: it makes no sense.
        Unwritten: the file cannot be written.
    """
    document, rules = Place(data, ""), store.database.rules
    if document.of("format", read_text) != FORMAT:
        raise BadDocument("format")
    if document.of("version", read_whole) != VERSION:
        raise BadDocument("version")
    chosen = document.of("settings", read_object)
    first, *later = store.kinds
    there = [first, *(games for games in later if document.has(games.member))]
    found = [games.to_merge(place) for games in there for place in document.items(games.member)]
    events = [_event(place) for place in document.items("events", may_lack=True)]
    course = document.maybe("course", _places, [])
    exams = [_exam(place, rules) for place in document.items("exams", may_lack=True)]
    with store.database.writing() as connection:
        connection.executemany(
            "INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)",
            [row for row in to_rows(Settings.from_json(chosen)) if row[0] in chosen],
        )
        outcomes = [game.merge(connection) for game in found]
        shown = map(event_rows.row_of, events)
        new_events = event_rows.insert_events(connection, shown, rules)
        learning.mark_read(connection, [game.birth for game in found if game.is_read])
        learning.merge_course(connection, course, rules)
        new_exams = sum([exam_rows.merge(connection, exam) for exam in exams])
    return Imported(
        added=outcomes.count("added"),
        known=len(outcomes) - outcomes.count("added"),
        grown=outcomes.count("grown"),
        events=new_events,
        exams=new_exams,
    )


def _event(place: Place) -> Event:
    return Event(
        place.of("technique", read_text),
        place.of("at", read_moment),
        place.of("credit", read_share),
        place.of("source", event_rows.read_source),
    )


def _places(value: object) -> list[tuple[str, str]]:
    """Places in the course as rows."""
    return [(read_text(name), _place(place)) for name, place in read_object(value).items()]


def _place(value: object) -> str:
    text = json.dumps(value, allow_nan=False)
    if len(text) > _LONGEST_PLACE:
        raise ValueError(len(text))
    return text


_LARGEST = 2**31
"""Beyond any number of a question."""
_MOST_DIGITS = 10


def _written_exams(exams: Exams) -> list[dict[str, object]]:
    """Every exam, the oldest first."""
    return [
        {
            "id": exam.id,
            "created": timestamps.stamp(exam.created),
            "paper": exam.paper,
            "state": exam.state,
            "elapsed": round(exam.elapsed, 3),
            "result": exam.result,
            "answers": {str(question): answer for question, answer in exam.answers.items()},
        }
        for exam in reversed(exams.rows())
    ]


def _exam(place: Place, rules: Rules) -> WrittenExam:
    rules.check_exam(place.within("paper"), place.within("result"))
    return WrittenExam(
        place.of("id", _name),
        timestamps.stamp(place.of("created", read_moment)),
        place.of("paper", _json),
        place.of("state", _json),
        place.of("elapsed", read_amount),
        place.of("result", _result),
        place.of("answers", _answers),
    )


def _name(value: object) -> str:
    name = read_text(value)
    if not name:
        raise ValueError(value)
    return name


def _result(value: object) -> str | None:
    return None if value is None else _json(value)


def _json(value: object) -> str:
    return json.dumps(value, allow_nan=False)


def _answers(value: object) -> dict[object, object]:
    return {_question(name): _json(answer) for name, answer in read_object(value).items()}


def _question(name: str) -> int:
    number = int(name[:_MOST_DIGITS])
    if str(number) != name or not 0 <= number < _LARGEST:
        raise ValueError(name)
    return number


def suggested_place() -> Path:
    """A file that is not there yet, on another disk than the learner's file if there is one."""
    name = f"pas-a-pas-{datetime.now():%Y-%m-%d-%H%M%S}.json"
    folders = [Path(os.path.expanduser("~")), Path.cwd(), Path(tempfile.gettempdir())]
    writable = [folder for folder in folders if os.access(folder, os.W_OK)] or folders
    home = _disk(data_folder())
    return next((f for f in writable if _disk(f) != home), writable[0]) / name


def _disk(folder: Path) -> int | None:
    with suppress(OSError):
        return folder.stat().st_dev
    return None


def everything(store: Store) -> str:
    """All that the learner has done, also what waits, as the text of a file."""
    with closing(Store(store.database.with_waiting())) as whole:
        return json.dumps(export(whole), ensure_ascii=True, indent=1) + "\n"


def save_elsewhere(store: Store, path: Path) -> None:
    """Write everything the learner has done, also what waits, to a file for its owner alone.

    Raises:
        OSError: it cannot be written, or there is a file of that name; nothing is left behind.
    """
    text = everything(store)
    number = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with open(number, "w", encoding="ascii") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
    except BaseException:
        with suppress(OSError):
            os.unlink(path)
        raise
