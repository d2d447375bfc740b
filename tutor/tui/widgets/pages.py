"""A text too long for its card, page by page; what it comes to stays in sight."""

from collections.abc import Sequence

from textual.content import Content

LEAST = 4
"""Lines that a text has at least, however much stands around it."""
_BESIDE_LIST = 10
"""The same where there is a list of steps, as far as there is room."""
_BESIDE_ANSWER = 7
"""The same beside the parts of an answer: how they are put together is to be read."""
_WITH_LONG_TEXT = 2
"""Beside a list, a text too long for its card leaves so many lines to keys."""
_WITH_LONG_QUESTION = 4
"""The same where it asks: what comes next, two answers and a hint, say."""


def lines_for(whole: int, free: int, *, has_list: bool, asks: bool) -> int:
    """How many of the lines that are free a text of so many has before the keys under it.

    What leads through a list, or on from a question, is in the bottom line too: there the text
    comes first.
    """
    least = _BESIDE_LIST if has_list else _BESIDE_ANSWER if asks else LEAST
    if has_list:
        least = whole if whole < free else max(least, free - _WITH_LONG_TEXT)
    elif asks:
        least = max(least, free - _WITH_LONG_QUESTION)
    return min(least, whole)


_ENDS = tuple(".!?…")
"""A line that ends so ends a sentence."""
_CUT = Content(" …")
"""After a line in the middle of a sentence, where the page ends."""


class Pages:
    """How far a text has been read."""

    def __init__(self) -> None:
        self._top = 0
        """The first line in sight."""
        self._before: list[int] = []
        """Where the pages began that were read before this one."""
        self._next = self._count = 0
        """The line where the next page begins, and how many there are."""
        self.in_sight = 0
        """How many lines there are to read now."""

    def rewind(self) -> None:
        """Begin at the beginning."""
        self._top, self._before = 0, []

    def shown(
        self, whole: Sequence[Content], body: Sequence[Content], end: Sequence[Content], rows: int
    ) -> tuple[list[Content], list[Content]]:
        """What is in sight in so many lines, and what stands below it whatever the page.

        Args:
            whole: the text.
            body: the text without what it comes to.
            end: what it comes to.
            rows: lines there are.
        """
        text, pinned = list(whole), list[Content]()
        if len(text) > rows and end and rows - len(end) - 1 > LEAST:
            text, pinned = list(body), list(end)
            rows -= len(end) + 1
        self._count = len(text)
        if self._count <= rows:
            self.rewind()
        page = self._page(text, max(rows - 1 if self._count > rows else rows, 1))
        while page and not page[-1].plain:
            page.pop()
        self.in_sight = len(page) + len(pinned)
        return page, pinned

    def _page(self, text: list[Content], room: int) -> list[Content]:
        """The lines from the first one in sight on, as far as a sentence ends: else that is shown.

        A line in the middle of a sentence is read again on the next page.
        """
        self._top = min(self._top, max(len(text) - 1, 0))
        page = text[self._top : self._top + room]
        self._next = self._top + len(page)
        if self._next >= len(text):
            return page
        whole = [end for end in range(room // 2 + 1, room + 1) if _ends(text, self._top + end)]
        if whole:
            self._next = self._top + whole[-1]
            page = page[: whole[-1]]
            while self._next < len(text) and not text[self._next].plain:
                self._next += 1
        else:
            page[-1] = page[-1] + _CUT
            self._next = max(self._next - 1, self._top + 1)
        return page

    @property
    def has_more(self) -> bool:
        """Whether there is something to read below."""
        return self._next < self._count

    def turn(self, *, forward: bool) -> None:
        """Turn a page."""
        if not forward:
            self._top = self._before.pop() if self._before else 0
        elif self.has_more:
            self._before.append(self._top)
            self._top = self._next


def _ends(text: Sequence[Content], at: int) -> bool:
    """Whether a sentence ends with the line before this one."""
    return not text[at].plain.strip() or text[at - 1].plain.rstrip().endswith(_ENDS)
