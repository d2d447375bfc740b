"""What the learner has done that is not in the file yet, and would be lost on leaving."""

import sqlite3
from dataclasses import astuple, dataclass
from typing import Protocol

from tutor.store.schema import LOGS


@dataclass(frozen=True)
class Unkept:
    """How much of what is not kept; nothing of it is false in a condition."""

    games: int = 0
    """Games with moves that are not kept."""
    moves: int = 0
    results: int = 0
    """What was shown of techniques."""
    exams: int = 0
    choices: int = 0
    """Settings, and places in the course."""

    def __add__(self, other: "Unkept") -> "Unkept":
        return Unkept(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    def __bool__(self) -> bool:
        return any(astuple(self))


class Waiter(Protocol):
    """Something that holds what the disk has refused."""

    def flush(self) -> None:
        """Write what waits, if anything does."""

    def put(self, connection: sqlite3.Connection) -> object:
        """Write what waits into another store, which has everything else, inside a transaction."""

    def unkept(self) -> Unkept:
        """How much waits."""


def held_in(memory: sqlite3.Connection) -> Unkept:
    """How much a store holds that has no file."""

    def count(what: str, *tables: str) -> int:
        query = " + ".join(f"(SELECT count({what}) FROM {table})" for table in tables)
        return int(memory.execute(f"SELECT {query}").fetchone()[0])

    return Unkept(
        count("DISTINCT game", *LOGS.values()),
        count("*", *LOGS.values()),
        count("*", "events"),
        count("*", "exams"),
        count("*", "settings", "course"),
    )
