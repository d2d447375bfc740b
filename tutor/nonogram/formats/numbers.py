"""Bare clues, one on a line, rows first: ``.nin``, ``.mk``, ``.cwd`` and the like.

- ``.nin`` (Jakub Wilk) begins with width and height on a line; nothing parts the clues.
- ``.mk`` (the Olšáks) begins with height and width on a line; ``#`` parts rows from columns.
- ``.cwd`` (Meshcheryakov and Sukhoy) begins with height and width on two lines; a blank line
  parts them.
- pbnsol (Makhorin) tells no size; ``&`` parts them and ``*`` begins a comment.
- Bare clues tell no size; a blank line, or ``/`` or ``;`` on a line, parts them.

Files do not say which it is, and dialects change the order of the sizes, so every way to
read one is tried: the clues' sums, and the lengths of the lines, leave one. An empty clue is
``0``; where that is missing and the sizes tell, also a blank line.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from tutor.nonogram.formats.clue_text import Row, fitted, told
from tutor.nonogram.formats.draft import Draft, Read, Told
from tutor.nonogram.formats.errors import BadPuzzle
from tutor.nonogram.formats.one_line import clues_on_a_line
from tutor.nonogram.puzzle import LARGEST, Axis

_PARTS = ("#", "&", "/", ";")
_COMMENT = re.compile(r"\*|#.")


def blocks_of(rows: Sequence[Row]) -> list[list[Row]]:
    """The lines without the blank ones, in blocks between those."""
    return [list(block) for filled, block in groupby(rows, lambda row: bool(row.text)) if filled]


class _Way(NamedTuple):
    """One way to read some lines as clues."""

    rows: Sequence[Row]
    columns: Sequence[Row]
    height: int | None = None
    width: int | None = None
    are_lists: bool = False
    """Whether all rows stand on one line, and all columns."""

    def finished(self, line: int) -> Read:
        """The puzzle.

        Raises:
            BadPuzzle: it is none.
        """
        rows = self._told(self.rows, "row", self.height)
        columns = self._told(self.columns, "column", self.width)
        return Draft(line, self.width, self.height, rows, columns).finished()

    def _told(self, lines: Sequence[Row], axis: Axis, size: int | None) -> list[Told]:
        """The clues of the rows or of the columns."""
        if self.are_lists:
            return [clue for row in lines for clue in clues_on_a_line(row.text, row.line, axis)]
        return told(lines, axis, size)


def read(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """The puzzle of these lines; of bare clues, every puzzle."""
    rows = [row for row in rows if not _COMMENT.match(row.text)]
    blocks = blocks_of(rows)
    if not blocks:
        return
    start = blocks[0][0].line
    if (whole := _first_puzzle(_ways(rows, blocks), start)) is not None:
        yield whole
    elif len(blocks) % 2 or any(row.text in _PARTS for row in rows):
        yield _torn(rows, blocks)
    else:
        for first, second in zip(blocks[::2], blocks[1::2], strict=True):
            if (found := _first_puzzle(_bare(first, second), first[0].line)) is not None:
                yield found


def _first_puzzle(ways: Iterator[_Way], line: int) -> Read | BadPuzzle | None:
    """The first way that leads to a puzzle; the problem of the first one if none does."""
    problem: BadPuzzle | None = None
    for way in ways:
        try:
            return way.finished(line)
        except BadPuzzle as other:
            problem = problem or other
    return problem


def _torn(rows: Sequence[Row], blocks: Sequence[Sequence[Row]]) -> BadPuzzle:
    """Nothing tells rows and columns apart."""
    parts = sum(row.text in _PARTS for row in rows)
    sizes = _numbers(blocks[0][0].text)
    written = sum(map(len, blocks))
    if len(blocks) == 1 and not parts and len(sizes) == 2:
        return BadPuzzle("total", blocks[0][0].line, found=written - 1, expected=sum(sizes))
    return BadPuzzle("blocks", blocks[0][0].line, found=parts + 1 if parts else len(blocks))


def _ways(rows: Sequence[Row], blocks: Sequence[Sequence[Row]]) -> Iterator[_Way]:
    """The ways to read lines as one puzzle, the likeliest first."""
    parts = [place for place, row in enumerate(rows) if row.text in _PARTS]
    if len(parts) == 1:
        yield from _parted(rows[: parts[0]], rows[parts[0] + 1 :])
    elif not parts:
        yield from _after_a_line_of_sizes(rows)
        yield from _after_two_lines_of_sizes(rows)
        if len(blocks) == 2:
            yield from _bare(*blocks)


def _numbers(text: str) -> list[int]:
    """The numbers of a line that may be sizes; none if it says something else."""
    words = text.replace(",", " ").split()
    if all(word.isascii() and word.isdigit() and len(word) <= len(str(LARGEST)) for word in words):
        return [int(word) for word in words]
    return []


def _sized(rows: Sequence[Row], lines: int) -> tuple[list[int], list[Row]]:
    """The sizes on the first lines that are not blank, one or two on each, and what follows."""
    sizes: list[int] = []
    for place, row in enumerate(rows):
        if row.text:
            numbers = _numbers(row.text)
            if len(numbers) * lines != 2:
                return [], []
            sizes += numbers
            if len(sizes) == 2:
                return sizes, list(rows[place + 1 :])
    return [], []


def _parted(before: Sequence[Row], after: Sequence[Row]) -> Iterator[_Way]:
    """Rows and columns with a sign between them, with or without sizes."""
    sizes, body = _sized(before, 1)
    for height, width in (sizes, sizes[::-1]) if sizes else ():
        yield _Way(fitted(body, height), fitted(after, width), height, width)
    yield _Way(fitted(before, None), fitted(after, None))


def _after_a_line_of_sizes(rows: Sequence[Row]) -> Iterator[_Way]:
    """Width and height, rows, columns, and nothing between them."""
    sizes, body = _sized(rows, 1)
    clues = fitted(body, sum(sizes))
    if sizes and len(clues) == sum(sizes):
        for width, height in (sizes, sizes[::-1]):
            yield _Way(clues[:height], clues[height:], height, width)


def _after_two_lines_of_sizes(rows: Sequence[Row]) -> Iterator[_Way]:
    """Height, width, rows, a blank line, columns."""
    sizes, body = _sized(rows, 2)
    while body and not body[-1].text:
        body.pop()
    for height, width in (sizes, sizes[::-1]) if sizes else ():
        if len(body) == height + width + 1 and not body[height].text:
            yield _Way(body[:height], body[height + 1 :], height, width)
    blocks = blocks_of(body)
    if len(blocks) == 2 and (len(blocks[0]) in sizes or len(blocks[1]) in sizes):
        for height, width in (sizes, sizes[::-1]):
            yield _Way(blocks[0], blocks[1], height, width)


def _bare(rows: Sequence[Row], columns: Sequence[Row]) -> Iterator[_Way]:
    """Rows and columns and nothing else, one clue on a line or all on one."""
    yield _Way(rows, columns)
    if len(rows) == len(columns) == 1:
        yield _Way(rows, columns, are_lists=True)
