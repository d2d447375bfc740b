"""The ``.g`` files of the Olšáks' program grid, with colours.

What stands before the first line that begins with a colon, or with ``#d``, is a comment. Below
``#d`` stand the colours, each on a line: ``r:%  #FF0000  a remark`` has the letter ``r`` in
clues; ``0`` is the background and ``1`` the colour of blocks without a letter. Below ``: rows``
and ``: columns`` stand the clues, ``3r 1 2b``; ``: end`` ends the puzzle. What stands behind a
colon may be anything: the first begins the rows, the second the columns. Triangles and
triddlers are refused.
"""

import re
from collections.abc import Iterator, Sequence

from tutor.nonogram.formats.clue_text import Row
from tutor.nonogram.formats.declared import DEFAULT, Declared, dress
from tutor.nonogram.formats.draft import Draft, Read
from tutor.nonogram.formats.errors import BadPuzzle, shortened
from tutor.nonogram.inks import block_words, is_no_rgb, rgb_of
from tutor.nonogram.puzzle import Axis, Puzzle

_SECTION = re.compile(r":\s*(rows|columns)\b.*", re.IGNORECASE)
_END = re.compile(r":\s*end\b.*", re.IGNORECASE)
_COLOURS = re.compile("#d.*", re.IGNORECASE)
_TRIANGLES = re.compile("#t.*", re.IGNORECASE)
_COLOUR = re.compile(r"([^\s\d,]|[01]):(\S?)\s+(\S+)\s*(.*)")
_DEFAULT = "1"
_ORDER: tuple[Axis, ...] = ("row", "column")


def are_olsak(lines: Sequence[str]) -> bool:
    """Whether lines with a colon begin the rows and the columns, or one says that it does."""
    said = [line.strip() for line in lines if line.lstrip()[:1] in (":", "#")]
    colons = [line for line in said if line.startswith(":")]
    says_so = any(map(_COLOURS.fullmatch, said)) or any(map(_SECTION.fullmatch, colons))
    return len(colons) >= 2 or (len(colons) == 1 and says_so)


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
    declared: dict[str, Declared] = {}
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
    dress(draft, {axis: _filled(under) for axis, under in clues.items()}, declared)
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


def _declared(row: Row) -> Declared:
    """The colour of a line: its name is the word for it, or for a value the remark."""
    found = _COLOUR.fullmatch(row.text)
    if found is None:
        raise BadPuzzle("ink-line", row.line, found=shortened(row.text))
    letter, _, value, remark = found.groups()
    if "/" in value or "\\" in value:
        raise BadPuzzle("triangle", row.line, found=shortened(row.text))
    if is_no_rgb(value):
        raise BadPuzzle("ink-line", row.line, found=shortened(row.text))
    name = value
    if value.startswith("#"):
        name = remark.strip() or letter
    return Declared(DEFAULT if letter == _DEFAULT else letter, name, rgb_of(value, name))


def _filled(rows: Sequence[Row]) -> Sequence[Row]:
    """The clues: blank lines between them are empty ones, those around them are not."""
    written = [place for place, row in enumerate(rows) if row.text]
    return rows[written[0] : written[-1] + 1] if written else ()


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
