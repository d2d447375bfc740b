"""Games of another learner's file, brought together with those that are here."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Literal, NamedTuple

from tutor.base.document import read_amount, read_object, read_text
from tutor.games.file_codec import E, G, P
from tutor.store.game_rows import Birth, GameTable, Record, entry_text

Outcome = Literal["added", "known", "grown"]
"""What came of a game: it was new here, it was here, or it was here and went on there."""


class GameToMerge(NamedTuple):
    """What a document says of one game."""

    birth: Birth
    """What tells it from others."""
    is_read: bool
    """Whether it has told what it shows."""
    merge: Callable[[sqlite3.Connection], Outcome]
    """Brings it together with what is here, inside a transaction."""


def read_entry(table: GameTable[P, E, G], value: object) -> E:
    """An entry of a log, as a document has it."""
    entry = table.codec.read_entry(read_object(value))
    read_amount(entry.elapsed)
    read_text(entry.note)
    return entry


def merge(
    connection: sqlite3.Connection,
    table: GameTable[P, E, G],
    game: Record[P],
    log: list[E],
    aside: bool,
) -> Outcome:
    """Add a game, unless it is here; one that went on in the document goes on here too."""
    twins = table.twins(connection, game.created, game.puzzle)
    theirs = [entry_text(entry) for entry in log] if twins else []
    query = f"SELECT entry FROM {table.codec.entries} WHERE game = ? ORDER BY number"
    for twin in twins:
        ours = [text for (text,) in connection.execute(query, (twin,))]
        if ours[: len(theirs)] == theirs:
            return "known"
        if theirs[: len(ours)] == ours:
            table.append(connection, twin, len(ours), log[len(ours) :])
            table.update(connection, replace(game, id=twin), played=not aside)
            return "grown"
    table.insert(connection, game, log, aside=aside)
    return "added"
