"""Any text to puzzles: the format shows from what is written."""

import re
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO

from tutor.base.decode import lines_of_bytes, lines_of_text
from tutor.nonogram.formats import (
    json_text,
    numbers,
    olsak,
    one_line,
    picture,
    sections,
    simpson,
    webpbn,
)
from tutor.nonogram.formats.clue_text import Row
from tutor.nonogram.formats.draft import Read
from tutor.nonogram.formats.errors import BadPuzzle, shortened
from tutor.nonogram.puzzle import LARGEST

_DIVIDER = re.compile("={4,}")
"""What parts the puzzles of a file in any of the formats that are lines."""
_MOST_BLANK = 2 * LARGEST
"""More blank lines in a row are no empty clues: there are not so many."""
_HEAD = 500
"""Among so many lines is the first that is no remark."""
_MOST_LINES = 500_000
"""Lines that are taken together."""
_NUMBERS = re.compile(r"[-+\d*#&/;]")


def decode(data: bytes) -> str:
    """The text of a file, in whatever encoding it was saved."""
    text = "\n".join(lines_of_bytes(BytesIO(data)))
    if "\ufffd" in text and not data.startswith((b"\xff\xfe", b"\xfe\xff")) and b"\0" not in data:
        try:
            data.decode("utf-8")
        except UnicodeDecodeError:
            return data.decode("latin-1")
    return text


def read_puzzles(text: str) -> Iterator[Read | BadPuzzle]:
    """Every puzzle of a text, or what is wrong with it, in order."""
    number = 0
    for number, result in enumerate(_read(text), start=1):
        if isinstance(result, BadPuzzle):
            result.number = number
        yield result
    if not number:
        yield BadPuzzle("nothing")


def read_only(text: str) -> Read:
    """The one puzzle of a text.

    Raises:
        BadPuzzle: there is none, or there are several.
    """
    results = list(read_puzzles(text))
    for result in results:
        if isinstance(result, BadPuzzle):
            raise result
    first, *others = (result for result in results if isinstance(result, Read))
    if others:
        raise BadPuzzle("several", found=len(results))
    return first


def _read(text: str) -> Iterator[Read | BadPuzzle]:
    """Every result, in the format that the first character shows."""
    lines = list(lines_of_text(text))
    start = next((line.strip() for line in lines if line.strip()), "")
    if sections.are_sections([Row(0, line.strip()) for line in lines[:_HEAD]]):
        for part in _parts(lines):
            if any(row.text for row in part):
                yield from sections.read(part)
        return
    if start.startswith("<"):
        yield from webpbn.read("\n".join(lines))
    elif start.startswith(("{", "[")):
        yield from json_text.read("\n".join(lines))
    elif olsak.are_olsak(lines):
        yield from olsak.read([Row(n, line.strip(), line) for n, line in enumerate(lines, 1)])
    else:
        for part in _parts(lines):
            yield from _read_lines(part)


def _parts(lines: Iterable[str]) -> Iterator[list[Row]]:
    """The lines between the dividers, without blanks around them.

    So many lines that no puzzle has them are not gathered: they are puzzles on a line each, or
    nothing that can be read as a whole.
    """
    part: list[Row] = []
    blank = 0
    for number, raw in enumerate(lines, start=1):
        line = raw.strip()
        blank = 0 if line else blank + 1
        if _DIVIDER.fullmatch(line) or len(part) >= _MOST_LINES:
            yield part
            part = []
        if blank <= _MOST_BLANK and not _DIVIDER.fullmatch(line):
            part.append(Row(number, line, raw))
    yield part


def _read_lines(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """The puzzles between two dividers, in one of the formats that are lines."""
    filled = [row for row in rows if row.text]
    if not filled:
        return
    if one_line.is_one_line(filled[0].text):
        yield from one_line.read(filled)
    elif any(simpson.is_known(row.text) for row in filled):
        yield from simpson.read(rows)
    elif picture.are_pictures(rows):
        yield from _clues_or_pictures(rows)
    elif _NUMBERS.match(filled[0].text):
        yield from numbers.read(rows)
    else:
        yield BadPuzzle("unknown", filled[0].line, found=shortened(filled[0].text))


def _clues_or_pictures(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """Lines of zeros and ones may be either: clues if they make sense as such."""
    if not any(row.text and set(row.text) <= set("01 ") for row in rows):
        return picture.read(rows)
    # Read twice rather than kept: there may be a million.
    are_clues = all(isinstance(one, Read) for one in numbers.read(rows))
    return numbers.read(rows) if are_clues else picture.read(rows)
