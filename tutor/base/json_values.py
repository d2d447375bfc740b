"""JSON that anybody may have sent: every value of a text, in time that grows with its length.

Values stand one after the other, on a line each or laid out over many. One that breaks off
must not hide those after it: it is left where it broke, and what was complete inside it (the
next values, where only the end of one is missing) is still found. No part of the text is read
more than a few times, however often it is broken.
"""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

_FIRST_LOOK = 4096
"""How much is looked at first; more only if a value goes on."""
_LONGEST_NUMBER = 400
"""Digits. A longer number is beyond every float, and never converted."""
_DEEPEST = 100
"""How many lists and objects may stand in each other before they count as broken."""
_BRACKET = re.compile(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[\[\]{}]')
"""A bracket, or a text with those inside it."""
_OPENING = "[{"


class JsonEntry(NamedTuple):
    """A value, and the line on which it begins."""

    line: int
    value: object


class JsonProblem(NamedTuple):
    """Where something is no JSON, counted from 1."""

    line: int
    column: int


class LongNumber(float):
    """A whole number of more digits than are ever converted: infinity, with its first digits."""

    def __new__(cls, digits: str) -> "LongNumber":
        """Args: digits: as they are written."""
        found = super().__new__(cls, digits)
        found.digits = digits[:_LONGEST_NUMBER]
        return found

    digits: str


def _whole_number(digits: str) -> int | float:
    """A whole number, unless it is longer than anybody needs."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else LongNumber(digits)


def values_in(
    text: str, between: re.Pattern[str], again: re.Pattern[str]
) -> Iterator[JsonEntry | JsonProblem]:
    """Every value, and every place where there is none.

    Args:
        text: the values.
        between: what may stand between them.
        again: from the beginning of a line up to the bracket where one may begin again.
    """
    reader = _Reader(text)
    at = _after(between, text, 0)
    while at < len(text):
        try:
            value, end = reader.value(at)
        except _Broken as broken:
            yield reader.problem(broken.at)
            last = at
            for start, stop in reader.whole_inside(at, broken.at, again):
                yield JsonEntry(reader.line(start), reader.whole(start, stop))
                last = stop
            goes_on = last > at and _after(between, text, last) == broken.at
            at = broken.at if goes_on else _next(again, text, max(broken.at, at + 1))
        else:
            yield JsonEntry(reader.line(at), value)
            at = _after(between, text, end)


def _after(between: re.Pattern[str], text: str, at: int) -> int:
    match = between.match(text, at)
    return match.end() if match else at


def _next(again: re.Pattern[str], text: str, at: int) -> int:
    """The next place where a value may begin, from a place on."""
    found = again.search(text, text.rfind("\n", 0, at) + 1)
    while found is not None and found.end() - 1 < at:
        found = again.search(text, found.end())
    return found.end() - 1 if found else len(text)


class _Broken(Exception):
    """A value cannot be read any further."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


class _Reader:
    """Decodes values from a part of the text that grows only as far as they go.

    A decoder that fails counts the lines before that place, from the beginning of what it was
    given: it is never given all of a long text.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._decoder = json.JSONDecoder(parse_int=_whole_number)
        self._start = 0
        self._part = ""
        self._line = 1
        self._counted = 0

    def value(self, at: int) -> tuple[object, int]:
        """The value that begins here, and where it ends.

        Raises:
            _Broken: there is none, or it is too deep.
        """
        size = _FIRST_LOOK
        if not self._start <= at < self._start + len(self._part):
            self._look(at, size, at)
        while True:
            try:
                value, end = self._decoder.raw_decode(self._part, at - self._start)
                return value, self._start + end
            except json.JSONDecodeError as error:
                place = self._start + error.pos
                is_cut = error.pos >= len(self._part) and place < len(self._text)
                if not is_cut:
                    self._part = ""
                    raise _Broken(place) from None
            except RecursionError:
                self._part = ""
                raise _Broken(self._too_deep(at)) from None
            size *= 4
            self._look(at, size, self._start + len(self._part))

    def whole(self, start: int, stop: int) -> object:
        """The value that begins and ends here."""
        return self._decoder.raw_decode(self._text[start:stop])[0]

    def _look(self, at: int, size: int, beyond: int) -> None:
        """Take the lines from a place on that have about so many characters together.

        Only whole lines: then nothing but the end of a part can be wrong for being cut.

        Args:
            at: the place.
            size: how many characters.
            beyond: how far to go at least.
        """
        stop = self._text.rfind("\n", at, at + size) + 1
        if stop <= beyond:
            stop = self._text.find("\n", max(at + size, beyond)) + 1 or len(self._text)
        self._start, self._part = at, self._text[at:stop]

    def line(self, at: int) -> int:
        """The line of a place; places are asked for about in their order."""
        if at >= self._counted:
            self._line += self._text.count("\n", self._counted, at)
        else:
            self._line -= self._text.count("\n", at, self._counted)
        self._counted = at
        return self._line

    def problem(self, at: int) -> JsonProblem:
        """A place where something is wrong."""
        return JsonProblem(self.line(at), at - self._text.rfind("\n", 0, at))

    def whole_inside(
        self, start: int, stop: int, again: re.Pattern[str]
    ) -> Iterator[tuple[int, int]]:
        """Where values begin and end that are complete, inside one that is not."""
        begins = {found.end() - 1 for found in again.finditer(self._text, start + 1, stop)}
        if not begins:
            return
        opened: list[int] = []
        ends: dict[int, int] = {}
        for place, is_opening in self._brackets(start, stop):
            if is_opening:
                opened.append(place)
            elif opened and (begun := opened.pop()) in begins:
                ends[begun] = place + 1
        reached = start
        for begun in sorted(ends):
            if begun >= reached:
                reached = ends[begun]
                yield begun, reached

    def _too_deep(self, start: int) -> int:
        """Where too many brackets are open."""
        depth = 0
        for place, is_opening in self._brackets(start, len(self._text)):
            depth += 1 if is_opening else -1
            if depth > _DEEPEST:
                return place
        return len(self._text)

    def _brackets(self, start: int, stop: int) -> Iterator[tuple[int, bool]]:
        """The brackets outside texts, and whether they open something."""
        for found in _BRACKET.finditer(self._text, start, stop):
            sign = self._text[found.start()]
            if sign != '"':
                yield found.start(), sign in _OPENING
