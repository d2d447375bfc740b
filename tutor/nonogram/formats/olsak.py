"""The ``.g`` files of the Olšáks' program grid, with colours.

What stands before the first line that begins with a colon, or with ``#d``, is a comment. Below
``#d`` stand the colours, each on a line: ``r:%  #FF0000  a remark`` has the letter ``r`` in
clues; ``0`` is the background and ``1`` the colour of blocks without a letter. Below ``: rows``
and ``: columns`` stand the clues, ``3r 1 2b``; ``: end`` ends the puzzle.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.nonogram.formats.clue_text import Row, clue_in_inks, clue_of_numbers
from tutor.nonogram.formats.draft import Draft, Read, Told
from tutor.nonogram.formats.errors import BadPuzzle, shortened
from tutor.nonogram.inks import MOST_INKS, Clue, Ink, block_words, lettered, rgb_of
from tutor.nonogram.puzzle import Axis, Puzzle

_SECTION = re.compile(r":\s*(rows|columns)\b.*", re.IGNORECASE)
_END = re.compile(r":\s*end\b.*", re.IGNORECASE)
_COLOURS = re.compile("#d.*", re.IGNORECASE)
_TRIANGLES = re.compile("#t.*", re.IGNORECASE)
_COLOUR = re.compile(r"([^\s\d,]|[01]):(\S?)\s+(\S+)\s*(.*)")
_BACKGROUND, _DEFAULT = "01"
_ORDER: tuple[Axis, ...] = ("row", "column")
_BETWEEN = re.compile(r"[\s,]+")


class _Declared(NamedTuple):
    """A colour as a file declares it."""

    letter: str
    name: str
    rgb: str


def are_olsak(lines: Sequence[str]) -> bool:
    """Whether lines with a colon begin the rows and the columns."""
    said = [line.strip() for line in lines if line.lstrip()[:1] in (":", "#")]
    colons = sum(line.startswith(":") for line in said)
    return colons >= 2 or (colons == 1 and any(map(_COLOURS.fullmatch, said)))


def read(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """Every puzzle of these lines."""
    for part in _puzzles(rows):
        try:
            yield _draft(part).finished()
        except BadPuzzle as problem:
            yield problem


def _puzzles(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """The lines up to each end, where there are clues among them."""
    part: list[Row] = []
    for row in rows:
        part.append(row)
        if _END.fullmatch(row.text):
            yield part
            part = []
    if any(row.text.startswith(":") for row in part):
        yield part


def _draft(rows: Sequence[Row]) -> Draft:
    """What the lines say."""
    draft = Draft(next((row.line for row in rows if row.text), 1))
    declared: dict[str, _Declared] = {}
    clues: dict[Axis, list[Row]] = {}
    under: list[Row] = []
    place = "comment"
    for row in rows:
        if row.text.startswith(":"):
            axis = _begun(row, clues)
            place = "end" if axis is None else "clues"
            under = [] if axis is None else clues.setdefault(axis, [])
        elif place == "comment" and _TRIANGLES.fullmatch(row.text):
            raise BadPuzzle("xml-type", row.line, found=shortened(row.text))
        elif place == "comment" and _COLOURS.fullmatch(row.text):
            place = "colours"
        elif place == "colours" and row.text:
            one = _declared(row)
            declared[one.letter] = one
        elif place == "clues":
            under.append(row)
    used = _used(clues)
    of_letter = _inks(used, declared, draft.line)
    draft.inks = tuple(dict.fromkeys(of_letter.values())) if len(used) > 1 else ()
    draft.inks = tuple(sorted(draft.inks))
    for axis, under in clues.items():
        told = [Told(_clue(row, of_letter, used), row.line) for row in _filled(under)]
        if axis == "row":
            draft.rows = told
        else:
            draft.columns = told
    return draft


def _begun(row: Row, clues: dict[Axis, list[Row]]) -> Axis | None:
    """What a line with a colon begins: what it says, or else the rows, then the columns."""
    section = _SECTION.fullmatch(row.text)
    if section is None:
        is_over = len(clues) == len(_ORDER) or _END.fullmatch(row.text)
        return None if is_over else _ORDER[len(clues)]
    axis: Axis = "row" if section[1].lower() == "rows" else "column"
    if axis in clues:
        raise BadPuzzle("twice", row.line, found=section[1].lower())
    return axis


def _declared(row: Row) -> _Declared:
    """The colour of a line: its name is the word for it, or for a value the remark."""
    found = _COLOUR.fullmatch(row.text)
    if found is None:
        raise BadPuzzle("ink-line", row.line, found=shortened(row.text))
    letter, _, value, remark = found.groups()
    name = value
    if value.startswith("#"):
        name = remark.strip() or letter
    return _Declared(letter, name, rgb_of(value, name))


def _filled(rows: Sequence[Row]) -> Sequence[Row]:
    """The clues: blank lines between them are empty ones, those around them are not."""
    written = [place for place, row in enumerate(rows) if row.text]
    return rows[written[0] : written[-1] + 1] if written else ()


def _words(row: Row) -> list[str]:
    return [word for word in _BETWEEN.split(row.text) if word]


def _used(clues: dict[Axis, list[Row]]) -> dict[str, None]:
    """The letters of blocks, the default among them where some have none."""
    found = (
        "" if word[-1].isdigit() else word[-1]
        for rows in clues.values()
        for row in rows
        for word in _words(row)
        if word.strip("0")
    )
    return dict.fromkeys(letter or _DEFAULT for letter in found)


def _inks(used: dict[str, None], declared: dict[str, _Declared], line: int) -> dict[str, Ink]:
    """The ink of each letter that a declaration has, or the default without one."""
    declared = {_DEFAULT: _Declared(_DEFAULT, "black", "000000"), **declared}
    ours = [one for letter, one in declared.items() if letter in used]
    if len(ours) > MOST_INKS:
        raise BadPuzzle("many-inks", line, found=len(ours), most=MOST_INKS)
    inks = lettered((one.name, one.rgb, one.letter) for one in ours)
    found = {one.letter: ink for one, ink in zip(ours, inks, strict=True)}
    if _DEFAULT in found:
        found[""] = found.pop(_DEFAULT)
    return found


def _clue(row: Row, of_letter: dict[str, Ink], used: dict[str, None]) -> Clue:
    """The clue of a line; a plain one where there is one ink alone."""
    clue = clue_in_inks(_words(row), row.line, of_letter)
    return clue if len(used) > 1 else clue_of_numbers(tuple(clue), row.line)


def write(puzzle: Puzzle) -> str:
    """A puzzle: its colours and clues."""
    lines = []
    if puzzle.inks:
        lines += ["#d", "   0:   #FFFFFF  white"]
        for ink in puzzle.inks:
            name = " ".join(ink.name.split())
            lines.append(f"   {ink.letter}:{ink.letter}  #{ink.rgb.upper()}  {name}")
    for name, clues in ((": rows", puzzle.rows), (": columns", puzzle.columns)):
        lines += [name, *(" ".join(block_words(clue)) or "0" for clue in clues)]
    return "\n".join([*lines, ": end", ""])
