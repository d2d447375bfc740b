"""What a line means that somebody types beside the board of a nonogram lesson."""

import re

from tutor.cli.course.words import MEANING, READ, Request, lesson_in
from tutor.cli.orders import folded
from tutor.cli.plain.picture_words import PAINT, OutOfRange, cells_named, claim, line_named
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.nonogram.puzzle import Puzzle

_COLOURS: dict[str, Colour] = {
    **{word: colour for word, colour in PAINT.items() if colour != UNKNOWN},
    **dict.fromkeys(("noire", "noirs", "noires"), BLACK),
    **dict.fromkeys(("blanche", "blancs", "blanches"), WHITE),
}
_COLOUR = re.compile(rf"\b({'|'.join(sorted(_COLOURS, key=len, reverse=True))})\b")
_AND = re.compile(r"\b(?:and|et)\b|[\s.,;:]+$")


def understand(line: str, puzzle: Puzzle) -> Request:
    """What a line asks for beside such a board."""
    typed = folded(line)
    if not typed:
        return Request("on")
    if (wish := MEANING.get(typed)) is not None:
        return Request(wish)
    if (id_ := lesson_in(typed) or lesson_in(technique_of(typed))) is not None:
        return Request("open", id_)
    try:
        return _on_the_board(typed, puzzle) or Request("unknown", line)
    except OutOfRange:
        return Request("out-of-range", typed)


def _on_the_board(typed: str, puzzle: Puzzle) -> Request | None:
    """Cells in their colours, cells alone, or a line; None if it is nothing of the kind."""
    word, _, rest = typed.partition(" ")
    if word in READ:
        found = _cells(rest, puzzle)
        return Request("read", cells=found) if found else None
    if cells := _cells(typed, puzzle):
        return Request("cells", cells=cells)
    if (line := line_named(typed, puzzle)) is not None:
        return Request("house", line=line.line)
    return _colours(typed, puzzle) or _coloured(typed, puzzle)


def _cells(typed: str, puzzle: Puzzle) -> frozenset[int]:
    """``r4c7 r1c5-r1c7, r2c1``; nothing if it is none."""
    return frozenset(cells_named(_AND.sub(" ", typed).strip(), puzzle))


def _colours(typed: str, puzzle: Puzzle) -> Request | None:
    """``black r1c4 r1c5-r1c7 white r1c9``, ``noir L1C4, blanc L1C9``."""
    before, *parts = _COLOUR.split(typed)
    if before.strip() or not parts:
        return None
    found: dict[int, Colour] = {}
    for word, cells in zip(parts[::2], parts[1::2], strict=True):
        named = _cells(cells.strip(" ,;:="), puzzle)
        if not named:
            return None
        found |= dict.fromkeys(named, _COLOURS[word])
    black = frozenset(cell for cell, colour in found.items() if colour == BLACK)
    return Request("colours", black=black, white=frozenset(found) - black)


def _coloured(typed: str, puzzle: Puzzle) -> Request | None:
    """``r1c4=black``, as it is typed while playing."""
    found = claim("paint", typed, puzzle)
    if found is None or found.colour not in (BLACK, WHITE):
        return None
    cells = frozenset(found.cells)
    if found.colour == BLACK:
        return Request("colours", black=cells)
    return Request("colours", white=cells)
