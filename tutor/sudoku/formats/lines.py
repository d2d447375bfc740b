"""The lines of an input one after the other, with a look ahead."""

import re
from collections import deque
from collections.abc import Iterator

from tutor.sudoku.formats.cells import size_of_line, size_of_sukaku
from tutor.sudoku.formats.layout import Line
from tutor.sudoku.geometry import SYMBOLS

LONGEST_LINE = 200_000
"""More characters than any row or whole-line grid can have."""
LONGEST_TEXT = 3_200_000
"""More characters than any grid can have: 100 x 100 cells with all their candidates."""
_WHOLE_LINE = re.compile(r"\s*[0-9A-Za-z.*_?-]{49,}\s*")
"""Longer than any row written with one sign per cell."""


class Lines:
    """Hands out lines without their comments."""

    def __init__(self, texts: Iterator[str]) -> None:
        self._texts = enumerate(texts, start=1)
        self._ahead: deque[Line] = deque()

    def _read(self) -> Line | None:
        for number, raw in self._texts:
            text, hash_sign, comment = raw.partition("#")
            return Line(number, text.rstrip(" "), comment=hash_sign + comment)
        return None

    def next(self) -> Line | None:
        """The next line, or None at the end."""
        return self._ahead.popleft() if self._ahead else self._read()

    def peek(self) -> Line | None:
        """The line that :meth:`next` will return."""
        return next(self.ahead(), None)

    def ahead(self) -> Iterator[Line]:
        """The lines to come, which stay to come."""
        index = 0
        while True:
            if index == len(self._ahead):
                line = self._read()
                if line is None:
                    return
                self._ahead.append(line)
            yield self._ahead[index]
            index += 1


def is_whole(line: Line) -> bool:
    """Whether a line is a grid by itself, whatever stands around it."""
    if not _WHOLE_LINE.fullmatch(line.text) or line.is_rule:
        return False
    count = len(line.text.strip())
    n = size_of_line(count)
    return (n is not None and n <= len(SYMBOLS)) or size_of_sukaku(count) is not None
