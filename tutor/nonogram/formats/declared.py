"""Colours that a file declares, and clues whose blocks have their letters: ``3r 1 2b``.

Only the colours that clues use are inks, in the order in which they are declared. Blocks without
a letter have the default colour, black unless a file says otherwise.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.nonogram.formats.clue_text import Row, clue_in_inks, clue_of_numbers
from tutor.nonogram.formats.draft import Draft, Told
from tutor.nonogram.formats.errors import BadPuzzle
from tutor.nonogram.inks import MOST_INKS, Clue, Ink, lettered
from tutor.nonogram.puzzle import Axis

DEFAULT = ""
"""The letter of blocks without one."""
_BETWEEN = re.compile(r"[\s,.]+")
_LENGTH = re.compile(r"[-+]?\d+")


class Declared(NamedTuple):
    """A colour as a file declares it."""

    letter: str
    name: str
    rgb: str


def dress(
    draft: Draft, clues: Mapping[Axis, Sequence[Row]], declared: Mapping[str, Declared]
) -> None:
    """Tell a draft its inks, where the clues use several, and the clues.

    Raises:
        BadPuzzle: something is no clue, or its letter is that of no colour.
    """
    used = dict.fromkeys(
        _LENGTH.sub("", word, count=1)
        for rows in clues.values()
        for row in rows
        for word in _words(row)
        if _LENGTH.match(word) and word.strip("+-0")
    )
    of_letter = _inks(used, declared, draft.line)
    if len(used) > 1:
        draft.inks = tuple(sorted(of_letter.values()))
    for axis, rows in clues.items():
        told = [Told(_clue(row, of_letter, bool(draft.inks)), row.line) for row in rows]
        if axis == "row":
            draft.rows = told
        else:
            draft.columns = told


def _words(row: Row) -> list[str]:
    return [word for word in _BETWEEN.split(row.text) if word]


def _inks(used: dict[str, None], declared: Mapping[str, Declared], line: int) -> dict[str, Ink]:
    """The ink of each letter that is used and declared."""
    ours = [one for letter, one in declared.items() if letter in used]
    if DEFAULT in used and DEFAULT not in declared:
        ours.append(Declared(DEFAULT, "black", "000000"))
    if len(ours) > MOST_INKS:
        raise BadPuzzle("many-inks", line, found=len(ours), most=MOST_INKS)
    inks = lettered((one.name, one.rgb, one.letter[:1]) for one in ours)
    return {one.letter: ink for one, ink in zip(ours, inks, strict=True)}


def _clue(row: Row, of_letter: Mapping[str, Ink], are_several: bool) -> Clue:
    """The clue of a line; a plain one where there is one ink alone."""
    clue = clue_in_inks(_words(row), row.line, of_letter)
    return clue if are_several else clue_of_numbers(tuple(clue), row.line)
