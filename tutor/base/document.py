"""Reading a document that anybody may have written: every trouble has a place."""

import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Literal, TypeVar

_T = TypeVar("_T")
_D = TypeVar("_D")
_N = TypeVar("_N", int, float)

JsonValue = object
"""What JSON says at one place: anybody may have written it, so it is read with ``read_text``
and its like before it is used."""
JsonObject = dict[str, JsonValue]
"""A JSON object, to be written or as it was read."""

Expected = Literal[
    "amount",
    "entry",
    "flag",
    "list",
    "member",
    "moment",
    "object",
    "other",
    "share",
    "text",
    "whole",
]
"""What should stand at a place; a sentence about each is made where the language is known."""

LARGEST = 1_000_000_000
"""No number of a document is larger: as seconds it is more than thirty years."""
LONGEST_TEXT = 10_000
"""No title, name or note is longer."""
FIRST_MOMENT = datetime(1970, 1, 2, tzinfo=UTC)
LAST_MOMENT = datetime(2999, 12, 30, tzinfo=UTC)
"""Moments outside cannot be told as a day everywhere on earth, on every system."""


_MOST_DIGITS = 18
_BEYOND = 10.0**_MOST_DIGITS
"""No number that means anything anywhere is written with more digits."""


class Unexpected(ValueError):
    """A value that is not what it should be."""

    def __init__(self, expected: Expected) -> None:
        super().__init__(expected)
        self.expected: Expected = expected


class BadDocument(Exception):
    """A document that is none of ours, or was changed by hand for the worse."""

    def __init__(self, where: str, expected: Expected = "other") -> None:
        """A place at which a document makes no sense.

        Args:
            where: the place, such as ``questions[2].answer``.
            expected: what should stand there.
        """
        super().__init__(where)
        self.where = where
        self.expected: Expected = expected


class Place:
    """A value in a document, and the way to it."""

    def __init__(self, value: object, where: str = "") -> None:
        self.value = value
        self.where = where

    def of(self, name: str, read: Callable[[JsonValue], _T]) -> _T:
        """A member of this object, read by a function that raises if it is not as it should."""
        where = f"{self.where}.{name}" if self.where else name
        if not isinstance(self.value, dict):
            raise BadDocument(self.where or where, "object")
        if name not in self.value:
            raise BadDocument(where, "member")
        return Place(self.value[name], where).of_itself(read)

    def maybe(self, name: str, read: Callable[[JsonValue], _T], default: _D) -> _T | _D:
        """The same, or something else where there is no such member: older documents lack some."""
        return self.of(name, read) if self.has(name) else default

    def of_itself(self, read: Callable[[JsonValue], _T]) -> _T:
        """This value, read by such a function."""
        try:
            return read(self.value)
        except Unexpected as found:
            raise BadDocument(self.where, found.expected) from None
        except (AttributeError, LookupError, TypeError, ValueError, OverflowError, RecursionError):
            raise BadDocument(self.where) from None

    def within(self, name: str) -> "Place":
        """A member of this object, to be read further."""
        where = f"{self.where}.{name}" if self.where else name
        return Place(self.of(name, lambda value: value), where)

    def has(self, name: str) -> bool:
        """Whether this object has such a member."""
        return isinstance(self.value, dict) and name in self.value

    def items(self, name: str, *, may_lack: bool = False) -> list["Place"]:
        """The items of a list that is a member of this object; none if it may lack the list."""
        if may_lack and not self.has(name):
            return []
        where = f"{self.where}.{name}" if self.where else name
        found = self.of(name, read_list)
        return [Place(item, f"{where}[{index}]") for index, item in enumerate(found)]


def parsed(data: str | bytes) -> JsonValue:
    """What a JSON text says; a number beyond all bounds is read as nothing at all.

    It is not even converted: a million digits take their time.

    Raises:
        TypeError, ValueError, RecursionError: it is no JSON.
    """
    return json.loads(
        data, parse_int=_whole_or_none, parse_float=_finite_or_none, parse_constant=lambda _: None
    )


def _whole_or_none(digits: str) -> int | None:
    return int(digits) if len(digits.lstrip("-")) <= _MOST_DIGITS else None


def _finite_or_none(digits: str) -> float | None:
    number = float(digits)
    return number if -_BEYOND <= number <= _BEYOND else None


def read_text(value: object) -> str:
    """A text of no more than :data:`LONGEST_TEXT` characters, all of which can be kept."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise Unexpected("text")
    try:
        value.encode()  # half a character cannot be stored
    except UnicodeEncodeError:
        raise Unexpected("text") from None
    return value


def from_text(read: Callable[[str], _T]) -> Callable[[JsonValue], _T]:
    """A function that reads texts of any length, for a place where anything may stand."""

    def read_it(value: JsonValue) -> _T:
        if not isinstance(value, str):
            raise TypeError(value)
        return read(value)

    return read_it


def one_of(choices: Sequence[_T]) -> Callable[[JsonValue], _T]:
    """A function that reads one of some values, and raises ValueError for all others."""
    return lambda value: choices[choices.index(value)]


def between(
    least: float, most: float, read: Callable[[JsonValue], _N]
) -> Callable[[JsonValue], _N]:
    """A function that reads numbers between two bounds, and raises ValueError beyond them."""

    def read_it(value: JsonValue) -> _N:
        if not least <= (found := read(value)) <= most:
            raise ValueError(value)
        return found

    return read_it


def read_whole(value: object) -> int:
    """A whole number, no further from 0 than :data:`LARGEST`."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
        raise Unexpected("whole")
    return value


def read_amount(value: object) -> float:
    """A number from 0 to :data:`LARGEST`."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LARGEST:
        raise Unexpected("amount")
    return float(value)


def read_share(value: object) -> float:
    """A number from 0 to 1."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise Unexpected("share")
    return float(value)


def read_moment(value: object) -> datetime:
    """A moment with its time zone, in universal time."""
    try:
        written = datetime.fromisoformat(read_text(value))
        moment = written.astimezone(UTC)
    except (ValueError, OverflowError):
        raise Unexpected("moment") from None
    if written.tzinfo is None or moment != bounded(moment):
        raise Unexpected("moment")
    return moment


def bounded(moment: datetime) -> datetime:
    """A moment, or the nearest one that can be told as a day everywhere."""
    return min(max(moment, FIRST_MOMENT), LAST_MOMENT)


def read_flag(value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise Unexpected("flag")
    return value


def read_object(value: object) -> JsonObject:
    """Names and values."""
    if not isinstance(value, dict):
        raise Unexpected("object")
    return value


def read_list(value: object) -> list[JsonValue]:
    """Values in an order."""
    if not isinstance(value, list):
        raise Unexpected("list")
    return value


def read_up_to(most: float, value: float) -> float:
    """A number that is not larger than another."""
    if value > most:
        raise Unexpected("amount")
    return value
