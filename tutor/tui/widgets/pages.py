"""A text too long for its card, page by page; what it comes to stays in sight."""

import re
from collections.abc import Callable, Sequence

from textual.content import Content

from tutor.games.told import Told
from tutor.tui.widgets.speech import parted

LEAST = 4
"""Lines that a text has at least, however much stands around it."""
_BESIDE_LIST = 10
"""The same where there is a list of steps, as far as there is room."""
_BESIDE_ANSWER = 7
"""The same beside the parts of an answer: how they are put together is to be read."""
_WITH_LONG_TEXT = 2
"""Beside a list, a text too long for its card leaves so many lines to keys."""
_WITH_LONG_QUESTION, _WITH_ANSWERS = 4, 1
"""The same where it asks: what comes next and a hint, say; or yes and no, which share a line."""


def lines_for(whole: int, free: int, *, has_list: bool, asks: bool, alike: int) -> int:
    """How many of the lines that are free a text of so many has before the keys under it.

    What leads through a list, or on from a question, is in the bottom line too: there the text
    comes first.
    """
    least = _BESIDE_LIST if has_list else _BESIDE_ANSWER if asks else LEAST
    if has_list:
        least = whole if whole < free else max(least, free - _WITH_LONG_TEXT)
    elif asks:
        least = max(least, free - (_WITH_ANSWERS if alike else _WITH_LONG_QUESTION))
    return min(least, whole)


_END = re.compile(r"[.!?…][)»”\"]*(?=\s|$)")
"""The end of a sentence."""
_CUT = Content(" …")
"""After a line in the middle of a sentence that has no room on one page."""
Lines = list[Content]


class Pages:
    """How far a text has been read."""

    def __init__(self) -> None:
        self._at = 0
        """Which page is in sight."""
        self._count = 1
        """How many there are."""
        self.in_sight = 0
        """How many lines there are to read now."""

    def rewind(self) -> None:
        """Begin at the beginning."""
        self._at = 0

    def told(
        self,
        told: Sequence[Told],
        whole: Lines,
        rows: int,
        write: Callable[[Sequence[Told]], Lines],
    ) -> tuple[Lines, Lines]:
        """The page of what is told, and what it comes to where that stands apart."""
        if len(whole) <= rows:
            return self.shown(whole, whole, [], rows)
        split = [parted(one) for one in told]
        ends = [end for _, end in split if end.sentences][-1:]
        body = [rest if end in ends else one for one, (rest, end) in zip(told, split, strict=True)]
        return self.shown(whole, write(body), write(ends), rows)

    def shown(
        self, whole: Sequence[Content], body: Sequence[Content], end: Sequence[Content], rows: int
    ) -> tuple[Lines, Lines]:
        """What is in sight in so many lines, and what stands below it whatever the page.

        Args:
            whole: the text.
            body: the text without what it comes to; that stays in sight only where every page
                of the rest ends with a sentence all the same.
            end: what it comes to.
            rows: lines there are.
        """
        found, pinned = _pages(whole, rows), Lines()
        beside = rows - len(end) - 1
        if len(found[0]) > 1 and end and beside > LEAST:
            rest = _pages(body, beside)
            if rest[1]:
                found, pinned = rest, list(end)
        pages = found[0]
        self._count, self._at = len(pages), min(self._at, len(pages) - 1)
        page = pages[self._at]
        self.in_sight = len(page) + len(pinned)
        return page, pinned

    @property
    def has_more(self) -> bool:
        """Whether there is something to read below."""
        return self._at + 1 < self._count

    def turn(self, *, forward: bool) -> None:
        """Turn a page."""
        self._at = max(self._at + (1 if forward else -1), 0)


def _pages(text: Sequence[Content], rows: int) -> tuple[list[Lines], bool]:
    """A text in pages of so many lines, and whether each of them ends with a sentence.

    One line is kept for the key that reads on.
    """
    left, rows = _without_blanks([*text]), max(rows, 1)
    if len(left) <= rows:
        return [left], True
    room, pages, are_whole = max(rows - 1, 1), list[Lines](), True
    while len(left) > room:
        page, rest = _until_sentence(left, room)
        if not page:  # it is longer than a page: its last line is read again on the next one
            are_whole = False
            page, rest = [*left[: room - 1], left[room - 1] + _CUT], left[max(room - 1, 1) :]
        pages.append(_without_blanks(page))
        left = _without_blanks(rest)
    return ([*pages, left] if left else pages), are_whole


def _until_sentence(text: Lines, room: int) -> tuple[Lines, Lines]:
    """As many sentences as so many lines take, and the rest; nothing if not one has room."""
    for at in reversed(range(room)):
        line = text[at]
        is_last = at + 1 == len(text) or not text[at + 1].plain.strip()
        ends = [found.end() for found in _END.finditer(line.plain)]
        if is_last and line.plain.strip():
            ends.append(len(line.plain.rstrip()))
        if ends:
            begun, below = line[ends[-1] :], text[at + 1 :]
            if begun.plain.strip():  # it goes on at the margin of its paragraph
                margin = _margin(below[0]) if below else 0
                below.insert(0, Content(" " * margin) + begun[_margin(begun) :])
            return [*text[:at], line[: ends[-1]]], below
    return [], text


def _margin(line: Content) -> int:
    return len(line.plain) - len(line.plain.lstrip())


def _without_blanks(text: Lines) -> Lines:
    """Without empty lines before and after it."""
    told = [at for at, line in enumerate(text) if line.plain.strip()]
    return text[told[0] : told[-1] + 1] if told else []
