"""What a line means that somebody types while playing a nonogram in plain text.

English and French words are understood alike, whatever language is spoken; capitals and
accents do not matter.
"""

import re
from dataclasses import dataclass

from tutor.base.language import Language
from tutor.cli.orders import folded
from tutor.cli.plain.grid_words import CLEAR, LINES, SHARED, WHY, WITH_TEXT, meanings
from tutor.games.nonogram.claims import colour_of
from tutor.narrate.nonogram.ink_words import colour_named
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.nonogram.puzzle import Axis, Line, Puzzle


@dataclass(frozen=True)
class Request:
    """One line, understood; which of the other values count depends on the wish."""

    wish: str
    text: str = ""
    """What was typed after the word, or all of it where it was not understood."""
    cells: tuple[int, ...] = ()
    colour: Colour | None = None
    line: Line | None = None

    @property
    def cell(self) -> int:
        """The first of the cells."""
        return self.cells[0]


_MEANING = meanings({**SHARED, "rest": "rest cross-rest cross-the-rest barrer-le-reste completer"})
PAINT: dict[str, Colour] = {
    **dict.fromkeys(("fill", "f", "black", "noir", "noircir", "noircis", "remplir"), BLACK),
    **dict.fromkeys(("cross", "x", "white", "blanc", "croix", "barrer", "barre"), WHITE),
    **dict.fromkeys(CLEAR, UNKNOWN),
}
"""The words for what becomes of cells."""
_CELL = re.compile(r"[rl]\s*([0-9]{1,4})[\s,]*c\s*([0-9]{1,4})")
_PAIR = re.compile(r"([0-9]{1,4})[\s,]+([0-9]{1,4})")
_TO = re.compile(r"\s*(?:-|\.\.+|\bto\b|\ba\b)\s*")
_CLAIM = re.compile(r"(.*?[0-9])\s*=?\s*([a-z#.x]+|=\s*\S+)")
_LINE = re.compile(r"([a-z]+)\s*([0-9]{1,4})")


class OutOfRange(Exception):
    """A cell that is not on the board."""


def understand(line: str, puzzle: Puzzle, language: Language | None = None) -> Request:
    """What a line asks for on such a board.

    Letters of colours are first those of the language; without one, of the file.
    """
    typed = folded(line).replace("’", "'")
    if not typed:
        return Request("nothing")
    if (wish := _MEANING.get(typed)) is not None:
        return Request(wish)
    word, _, rest = typed.partition(" ")
    rest = rest.strip()
    if _MEANING.get(word) in WITH_TEXT:
        return Request(_MEANING[word], rest)
    try:
        colour = _painted(word, puzzle, language)
        if colour is not None:
            cells = cells_named(rest, puzzle)
            return Request("paint" if cells else "no-cell", line, cells, colour)
        if word in WHY:
            return claim("why", rest, puzzle, language) or Request("no-cell", line)
        request = claim("paint", typed, puzzle, language) or line_named(typed, puzzle)
    except OutOfRange:
        return Request("out-of-range", line.strip())
    return request or Request("unknown", line)


def _painted(word: str, puzzle: Puzzle, language: Language | None) -> Colour | None:
    """What becomes of cells; where there are several inks, one is named."""
    colour = PAINT.get(word)
    if not puzzle.inks:
        return colour
    return colour_named(word, puzzle, language) or (None if colour == BLACK else colour)


def claim(
    wish: str, typed: str, puzzle: Puzzle, language: Language | None = None
) -> Request | None:
    """``r3c4``, or ``r3c4=black``; the cell alone asks what it is, or why."""
    colour = None
    if found := _CLAIM.fullmatch(typed):
        colour = colour_of(found[2].removeprefix("=").strip(), puzzle, language)
        typed = found[1] if colour is not None else typed
    cells = cells_named(typed, puzzle)
    if not cells or (wish == "why" and len(cells) > 1):
        return None
    if colour is None and wish == "paint":
        return Request("cell", cells=cells) if len(cells) == 1 else None
    return Request(wish, typed, cells, colour)


def cells_named(typed: str, puzzle: Puzzle) -> tuple[int, ...]:
    """``r3c4 r3c6``, ``r3c4-r3c8``, ``3 4``; nothing if it is none of these."""
    if pair := _PAIR.fullmatch(typed):
        return (_cell(int(pair[1]), int(pair[2]), puzzle),)
    found: dict[int, None] = {}
    place = 0
    while place < len(typed):
        cell = _CELL.match(typed, place)
        if cell is None:
            return ()
        first = last = _cell(int(cell[1]), int(cell[2]), puzzle)
        place = cell.end()
        to = _TO.match(typed, place)
        if to is not None and (end := _CELL.match(typed, to.end())) is not None:
            last = _cell(int(end[1]), int(end[2]), puzzle)
            place = end.end()
        found |= dict.fromkeys(_between(first, last, puzzle.width))
        while place < len(typed) and typed[place] in " ,;":
            place += 1
    return tuple(found)


def _cell(row: int, column: int, puzzle: Puzzle) -> int:
    if not (1 <= row <= puzzle.height and 1 <= column <= puzzle.width):
        raise OutOfRange
    return (row - 1) * puzzle.width + column - 1


def _between(first: int, last: int, width: int) -> list[int]:
    """All cells from one corner to another."""
    ends = zip(divmod(first, width), divmod(last, width), strict=True)
    rows, columns = (sorted(pair) for pair in ends)
    return [
        row * width + column
        for row in range(rows[0], rows[1] + 1)
        for column in range(columns[0], columns[1] + 1)
    ]


def line_named(typed: str, puzzle: Puzzle) -> Request | None:
    """``row 3``, ``colonne 4``, ``c4``."""
    found = _LINE.fullmatch(typed)
    if found is None or found[1] not in LINES:
        return None
    axis: Axis = "row" if LINES[found[1]] == "row" else "column"
    number = int(found[2])
    if not 1 <= number <= (puzzle.height if axis == "row" else puzzle.width):
        raise OutOfRange
    return Request("line", line=Line(axis, number - 1))
