"""Rows of the learner's file: values that anything may have been done to.

What reads one raises TypeError, ValueError or OverflowError if it is not what it should be.
"""

import sqlite3
from collections.abc import Callable

from tutor.base.document import parsed

Row = tuple[object, ...]
Rows = Callable[[str, tuple[object, ...]], list[Row]]
"""What a query with some values finds."""


def rows_of(connection: sqlite3.Connection) -> Rows:
    """What queries find by one connection."""
    return lambda query, values: connection.execute(query, values).fetchall()


def text(value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def number(value: object) -> float:
    """A number, also one that is written as a text."""
    if not isinstance(value, int | float | str):
        raise TypeError(value)
    return float(value)


def whole(value: object) -> int:
    """A whole number."""
    return value if isinstance(value, int) else int(number(value))


def json_of(value: object) -> object:
    """What a text of JSON says; RecursionError too is raised if it is none."""
    return parsed(text(value))
