"""Everything the learner has done as one document, to take along or to merge back in."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from tutor.base.document import (
    BadDocument,
    Place,
    read_moment,
    read_object,
    read_share,
    read_text,
    read_whole,
)
from tutor.base.events import Event
from tutor.store import event_rows, exam_rows, exchange_exams, learning, moments
from tutor.store.settings import Settings, to_rows
from tutor.store.store import Store

FORMAT = "pas-a-pas learner"
VERSION = 1
_LONGEST_PLACE = 1_000_000
"""No place in the course takes so many characters."""

__all__ = ["FORMAT", "VERSION", "Imported", "export", "import_"]


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
        **{games.member: games.exported(read) for games in store.kinds},
        "events": (
            {
                "technique": event.technique,
                "at": moments.stamp(event.at),
                "credit": event.credit,
                "source": event.source,
            }
            for event in store.events()
        ),
        "course": store.course(),
        "exams": exchange_exams.written(store.exams),
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
    found = [games.incoming(place) for games in there for place in document.items(games.member)]
    events: list[Event] = []
    if document.has("events"):
        events = [_event(place) for place in document.items("events")]
    course = document.of("course", _places) if document.has("course") else []
    exams = exchange_exams.read(document, rules)
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
