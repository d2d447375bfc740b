"""Reading a document that anybody may have written: every trouble has a place."""

import math
from collections.abc import Callable
from typing import Any, TypeVar

_T = TypeVar("_T")


class BadDocument(Exception):
    """A document that is none of ours, or was changed by hand for the worse."""

    def __init__(self, where: str) -> None:
        """Args: where: the place in the document, such as ``questions[2].answer``."""
        super().__init__(where)
        self.where = where


class Place:
    """A value in a document, and the way to it."""

    def __init__(self, value: object, where: str = "") -> None:
        self.value = value
        self.where = where

    def of(self, name: str, read: Callable[[Any], _T]) -> _T:
        """A member of this object, read by a function that raises if it is not as it should."""
        where = f"{self.where}.{name}" if self.where else name
        if not isinstance(self.value, dict):
            raise BadDocument(self.where or where)
        if name not in self.value:
            raise BadDocument(where)
        return Place(self.value[name], where).of_itself(read)

    def of_itself(self, read: Callable[[Any], _T]) -> _T:
        """This value, read by such a function."""
        try:
            return read(self.value)
        except (AttributeError, LookupError, TypeError, ValueError, OverflowError, RecursionError):
            raise BadDocument(self.where) from None

    def within(self, name: str) -> "Place":
        """A member of this object, to be read further."""
        where = f"{self.where}.{name}" if self.where else name
        return Place(self.of(name, lambda value: value), where)

    def has(self, name: str) -> bool:
        """Whether this object has such a member: older documents lack some."""
        return isinstance(self.value, dict) and name in self.value

    def items(self, name: str) -> list["Place"]:
        """The items of a list that is a member of this object."""
        where = f"{self.where}.{name}" if self.where else name
        found = self.of(name, read_list)
        return [Place(item, f"{where}[{index}]") for index, item in enumerate(found)]


def read_text(value: object) -> str:
    """A text.

    Raises:
        TypeError, ValueError: it is none that can be kept.
    """
    if not isinstance(value, str):
        raise TypeError(value)
    value.encode()  # half a character cannot be stored
    return value


def read_whole(value: object) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(value)
    return value


def read_amount(value: object) -> float:
    """A number that is not below 0, and not beyond all bounds."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(value)
    if not math.isfinite(value) or value < 0:
        raise ValueError(value)
    return float(value)


def read_share(value: object) -> float:
    """A number from 0 to 1."""
    return read_up_to(1, read_amount(value))


def read_flag(value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def read_object(value: object) -> dict[str, Any]:
    """Names and values."""
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


def read_list(value: object) -> list[Any]:
    """Values in an order."""
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def read_up_to(most: float, value: float) -> float:
    """A number that is not larger than another."""
    if value > most:
        raise ValueError(value)
    return value
