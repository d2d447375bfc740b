"""The games of one kind in the document that holds everything the learner has done."""

import sqlite3
from collections.abc import Container, Iterator
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from tutor.learn.document import (
    BadDocument,
    Place,
    bounded,
    read_amount,
    read_flag,
    read_moment,
    read_object,
    read_text,
)
from tutor.store.moments import stamp
from tutor.store.played import Played
from tutor.store.record import NOT_YET, Birth, E, G, P, Record, is_won
from tutor.store.shelf import Shelf, entry_text

Outcome = Literal["added", "known", "grown"]
"""What came of a game: it was new here, it was here, or it was here and went on there."""


def written(played: Played[P, E, G], read: Container[Birth]) -> Iterator[dict[str, Any]]:
    """Every game, the oldest first.

    Args:
        played: the games.
        read: those that have told what they show.
    """
    shelf = played.shelf
    for game in sorted(played.games(), key=lambda game: game.created):
        yield {
            "title": game.title,
            **shelf.as_json(game.puzzle),
            "created": stamp(bounded(game.created)),
            "updated": stamp(game.updated),
            "elapsed": round(game.elapsed, 3),
            "aside": not game.is_open and not game.is_solved,
            "read": shelf.birth(game.created, game.puzzle) in read,
            "log": played.written_log(game),
        }


class Read(NamedTuple):
    """What a document says of one game, ready to be merged in."""

    shelf: Shelf[Any, Any, Any]
    game: Record[Any]
    log: list[Any]
    aside: bool
    is_read: bool
    """Whether it has told what it shows."""

    @property
    def birth(self) -> Birth:
        """What tells the game from others."""
        return self.shelf.birth(self.game.created, self.game.puzzle)

    def merge(self, connection: sqlite3.Connection) -> Outcome:
        """Add the game, unless it is here; one that went on in the document goes on here too."""
        twins = self.shelf.twins(connection, self.game.created, self.game.puzzle)
        theirs = [entry_text(entry) for entry in self.log] if twins else []
        for number in twins:
            rows = connection.execute(
                f"SELECT entry FROM {self.shelf.entries} WHERE game = ? ORDER BY number", (number,)
            )
            ours = [text for (text,) in rows]
            if ours[: len(theirs)] == theirs:
                return "known"
            if theirs[: len(ours)] == ours:
                self.shelf.append(connection, number, len(ours), self.log[len(ours) :])
                grown = replace(self.game, id=number)
                self.shelf.update(connection, grown, played=not self.aside)
                return "grown"
        self.shelf.insert(connection, self.game, self.log, aside=self.aside)
        return "added"


def read_game(shelf: Shelf[P, E, G], place: Place) -> Read:
    """A game of a document.

    Raises:
        BadDocument: it makes no sense.
    """
    puzzle = shelf.from_document(place)
    replay = shelf.replay(puzzle)
    log: list[E] = []
    for item in place.items("log"):
        entry = item.of_itself(lambda value: _entry(shelf, value))
        if not replay.fits(entry):
            raise BadDocument(item.where, "entry")
        replay.add(entry)
        log.append(entry)
    title, aside = place.of("title", read_text), place.of("aside", read_flag)
    is_solved = is_won(title, replay)
    game = Record(
        NOT_YET,
        puzzle,
        title,
        place.of("created", read_moment),
        place.of("updated", read_moment),
        place.of("elapsed", read_amount),
        replay.filled,
        is_solved,
        not is_solved and not aside,
    )
    is_read = place.has("read") and place.of("read", read_flag)
    return Read(shelf, game, log, aside, is_read)


def _entry(shelf: Shelf[P, E, G], value: object) -> E:
    entry = shelf.read_entry(read_object(value))
    read_amount(entry.elapsed)
    read_text(entry.note)
    return entry
