"""A game of a document, ready to be merged into the learner's file."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Literal, NamedTuple

from tutor.base.document import (
    BadDocument,
    Place,
    read_amount,
    read_flag,
    read_moment,
    read_object,
    read_text,
)
from tutor.games.codec import E, G, P
from tutor.store.record import Birth, Record
from tutor.store.shelf import Shelf, entry_text

Outcome = Literal["added", "known", "grown"]
"""What came of a game: it was new here, it was here, or it was here and went on there."""


class Incoming(NamedTuple):
    """What a document says of one game."""

    birth: Birth
    """What tells it from others."""
    is_read: bool
    """Whether it has told what it shows."""
    merge: Callable[[sqlite3.Connection], Outcome]
    """Brings it together with what is here, inside a transaction."""


def read_game(shelf: Shelf[P, E, G], place: Place) -> Incoming:
    """A game of a document.

    Raises:
        BadDocument: it makes no sense.
    """
    puzzle = shelf.codec.from_document(place)
    replay = shelf.replay(puzzle)
    log: list[E] = []
    for item in place.items("log"):
        entry = item.of_itself(lambda value: _entry(shelf, value))
        if not replay.fits(entry):
            raise BadDocument(item.where, "entry")
        replay.add(entry)
        log.append(entry)
    title, aside = place.of("title", read_text), place.of("aside", read_flag)
    moments = place.of("created", read_moment), place.of("updated", read_moment)
    elapsed = place.of("elapsed", read_amount)
    game = shelf.record(puzzle, title, moments, elapsed, replay, aside=aside)
    is_read = place.has("read") and place.of("read", read_flag)
    birth = shelf.birth(game.created, game.puzzle)
    return Incoming(birth, is_read, lambda connection: _merge(connection, shelf, game, log, aside))


def _entry(shelf: Shelf[P, E, G], value: object) -> E:
    entry = shelf.codec.read_entry(read_object(value))
    read_amount(entry.elapsed)
    read_text(entry.note)
    return entry


def _merge(
    connection: sqlite3.Connection,
    shelf: Shelf[P, E, G],
    game: Record[P],
    log: list[E],
    aside: bool,
) -> Outcome:
    """Add a game, unless it is here; one that went on in the document goes on here too."""
    twins = shelf.twins(connection, game.created, game.puzzle)
    theirs = [entry_text(entry) for entry in log] if twins else []
    query = f"SELECT entry FROM {shelf.codec.entries} WHERE game = ? ORDER BY number"
    for number in twins:
        ours = [text for (text,) in connection.execute(query, (number,))]
        if ours[: len(theirs)] == theirs:
            return "known"
        if theirs[: len(ours)] == ours:
            shelf.append(connection, number, len(ours), log[len(ours) :])
            shelf.update(connection, replace(game, id=number), played=not aside)
            return "grown"
    shelf.insert(connection, game, log, aside=aside)
    return "added"
