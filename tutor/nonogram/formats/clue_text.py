"""Clues as they are written: the numbers of one, and which blank lines stand for an empty one."""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby, islice
from typing import NamedTuple

from tutor.nonogram.formats.draft import Told
from tutor.nonogram.formats.errors import BadPuzzle, check_count, number_of, shortened
from tutor.nonogram.inks import ColourClue, Ink
from tutor.nonogram.puzzle import LARGEST, Axis, Clue

_NUMBER = re.compile(r"[^\s,.]+")
_LENGTH = re.compile(r"[-+]?\d+")
MOST_BLOCKS = (LARGEST + 1) // 2
"""No line has room for more blocks."""


class Row(NamedTuple):
    """A line of the text, without the blanks around it."""

    line: int
    text: str
    raw: str = ""
    """With them: in a drawing they may be white cells."""


def clue_of_text(text: str, line: int) -> Clue:
    """The numbers of a clue, with commas, dots or blanks between them; ``0`` is an empty clue.

    Raises:
        BadPuzzle: there is something else, or a block of length 0 beside others, or too many.
    """
    words = [word.group() for word in islice(_NUMBER.finditer(text), MOST_BLOCKS + 1)]
    if len(words) > MOST_BLOCKS:
        raise too_many_blocks(line)
    return clue_of_numbers([number_of(word, line) for word in words], line)


def too_many_blocks(line: int) -> BadPuzzle:
    """A clue has more numbers than any line has room for."""
    return BadPuzzle("too-many-blocks", line, largest=MOST_BLOCKS)


def clue_of_numbers(numbers: Sequence[int], line: int, inks: Sequence[Ink] | None = None) -> Clue:
    """The clue of these numbers, in these inks where there are several.

    Raises:
        BadPuzzle: there is a block of length 0 beside others.
    """
    if 0 in numbers:
        if len(numbers) > 1:
            raise BadPuzzle("zero", line, found=shortened(" ".join(map(str, numbers))))
        return () if inks is None else ColourClue((), ())
    return tuple(numbers) if inks is None else ColourClue(numbers, inks)


def clue_in_inks(words: Sequence[str], line: int, of_letter: Mapping[str, Ink]) -> Clue:
    """The clue of numbers with the letters of inks: ``3r``; without one where "" is known.

    Raises:
        BadPuzzle: something is no such block.
    """
    if len(words) > MOST_BLOCKS:
        raise too_many_blocks(line)
    numbers: list[int] = []
    inks: list[Ink] = []
    for word in words:
        digits = _LENGTH.match(word)
        length = digits[0] if digits is not None else word
        number, letter = number_of(length, line), word[len(length) :]
        if number and letter not in of_letter:
            letters = " ".join(sorted(filter(None, of_letter)))
            if not letters and letter.isalpha():
                raise BadPuzzle("no-ink", line, found=shortened(word))
            if not letters:
                raise BadPuzzle("not-a-number", line, found=shortened(word))
            raise BadPuzzle("ink", line, found=shortened(word), letters=letters)
        numbers.append(number)
        if number:
            inks.append(of_letter[letter])
    return clue_of_numbers(numbers, line, inks)


def told(rows: Sequence[Row], axis: Axis, size: int | None) -> list[Told]:
    """The clue of every line; a blank one is empty.

    Raises:
        BadPuzzle: something is no clue, or there are more than any puzzle has.
    """
    if len(rows) > LARGEST:
        check_count(axis, len(rows), size, rows[0].line)
    return [Told(clue_of_text(row.text, row.line), row.line) for row in rows]


def fitted(rows: Sequence[Row], count: int | None) -> list[Row]:
    """The lines that are clues, given how many there should be.

    Blank lines separate, unless only with them there are enough clues: then those between
    clues are empty clues, all of them or all but one of each gap, and if there are still too
    few, those before and those after the clues. Where nothing fits, blank lines count for
    nothing.
    """
    written = [row for row in rows if row.text]
    if count is None or len(written) >= count:
        return written
    first = next((place for place, row in enumerate(rows) if row.text), len(rows))
    last = next((place for place in range(len(rows), 0, -1) if rows[place - 1].text), first)
    before, inner, after = rows[:first], rows[first:last], rows[last:]
    missing = count - len(inner)
    if missing <= 0:
        return list(inner) if not missing else _one_off_each_gap(inner, count) or written
    at_front = min(missing, len(before))
    if missing - at_front > len(after):
        return written
    return [*before[len(before) - at_front :], *inner, *after[: missing - at_front]]


def _one_off_each_gap(rows: Sequence[Row], count: int) -> list[Row] | None:
    """The lines without one blank line of each gap, if so many are left."""
    kept: list[Row] = []
    for is_clue, group in groupby(rows, key=lambda row: bool(row.text)):
        kept += list(group)[0 if is_clue else 1 :]
    return kept if len(kept) == count else None
