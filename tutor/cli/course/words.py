"""What a line means that somebody types while reading a lesson or answering an exercise.

English and French words are understood alike, as in plain play.
"""

import re
from dataclasses import dataclass
from typing import Literal

from tutor.cli.orders import folded
from tutor.cli.plain.grid_words import understand as understand_play
from tutor.cli.plain.picture_words import PAINT, OutOfRange, cells_named, claim, line_named
from tutor.learn.course import ALL_LESSONS
from tutor.learn.taught import lesson_of
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.sudoku.geometry import Geometry, House
from tutor.techniques.step import Candidate

Wish = Literal[
    "on",
    "unknown",
    "out-of-range",
    "cells",
    "remove",
    "place",
    "colours",
    "yes",
    "no",
    "read",
    "house",
    "open",
    "back",
    "board",
    "candidates",
    "hint",
    "lines",
    "answer",
    "skip",
    "again",
    "lesson",
    "list",
    "play",
    "next",
    "test",
    "help",
    "quit",
]


@dataclass(frozen=True)
class CourseRequest:
    """One line, understood; which of the other values count depends on the wish."""

    wish: Wish
    text: str = ""
    """The lesson that is named, or all of a line that was not understood."""
    cells: frozenset[int] = frozenset()
    candidates: frozenset[Candidate] = frozenset()
    house: House | None = None
    line: Line | None = None
    black: frozenset[int] = frozenset()
    white: frozenset[int] = frozenset()


_WORDS: dict[Wish, str] = {
    "yes": "yes y oui o",
    "no": "no n non",
    "back": "back b retour precedent",
    "board": "board grid grille plateau",
    "candidates": "candidates candidats",
    "hint": "hint h indice",
    "lines": "lines l lignes",
    "answer": "answer solution a reponse",
    "skip": "skip passer passe",
    "again": "again another encore autre",
    "lesson": "lesson lecon",
    "list": "list lessons liste lecons",
    "play": "play jouer",
    "next": "next suivant suivante",
    "test": "test",
    "help": "help ? aide",
    "quit": "quit q exit quitter",
}
_MEANING: dict[str, Wish] = {word: wish for wish, words in _WORDS.items() for word in words.split()}
"""What a word alone means, whatever is on the board."""
_MEANING[""] = "on"


def meaning_of(word: str) -> Wish | None:
    """What a word means by itself, in either language."""
    return _MEANING.get(folded(word))


_READ = ("read", "cell", "lire", "case")

_CELL = re.compile(
    r"(?:[\s,;]|\b(?:and|et)\b)*"
    r"[rl]\s*([0-9]{1,4})\s*c\s*([0-9]{1,4})"
    r"(?:\s*(!=|<>|=|-)\s*([0-9]+))?"
)
_HOUSE = re.compile(r"[a-z]+\s*[0-9]+")
_END = re.compile(r"[\s,;.]*")


def understand_by_grid(line: str, geometry: Geometry) -> CourseRequest:
    """What a line asks for beside such a board."""
    typed = folded(line)
    if (wish := _MEANING.get(typed)) is not None:
        return CourseRequest(wish)
    word, _, rest = typed.partition(" ")
    if word in _READ and (found := _cells(rest, geometry)) is not None:
        return CourseRequest("read", cells=found.cells) if found.wish == "cells" else found
    if _MEANING.get(word) == "no" and (found := _cells(rest, geometry)) is not None:
        return CourseRequest("no", cells=found.cells) if found.wish == "cells" else found
    if (id_ := _lesson_in(typed)) is not None:
        return CourseRequest("open", id_)
    return _cells(typed, geometry) or _house(typed, geometry) or CourseRequest("unknown", line)


def _lesson_in(typed: str) -> str | None:
    """The lesson whose id was typed, or that of a technique's family; hyphens may be spaces."""
    id_ = lesson_of("-".join(typed.split()))
    return id_ if id_ in ALL_LESSONS else None


def _cells(typed: str, geometry: Geometry) -> CourseRequest | None:
    """``r4c2 r4c7``, ``L4C7-5, L4C8-5``, ``r4c7=5``; None if it is nothing of the kind."""
    cells: set[int] = set()
    candidates: set[Candidate] = set()
    wishes: set[Wish] = set()
    at = 0
    while (found := _CELL.match(typed, at)) is not None:
        at = found.end()
        row, column, sign, digits = int(found[1]), int(found[2]), found[3], found[4] or ""
        numbers = [row, column, *map(int, digits)]
        if not all(1 <= number <= geometry.n for number in numbers):
            return CourseRequest("out-of-range", typed)
        cell = (row - 1) * geometry.n + column - 1
        cells.add(cell)
        candidates |= {Candidate(cell, digit) for digit in numbers[2:]}
        wishes.add("cells" if sign is None else "place" if sign == "=" else "remove")
    if len(wishes) != 1 or not _END.fullmatch(typed, at):
        return None
    return CourseRequest(wishes.pop(), cells=frozenset(cells), candidates=frozenset(candidates))


def _house(typed: str, geometry: Geometry) -> CourseRequest | None:
    """``row 4``, ``bloc 2``, as in plain play."""
    if not _HOUSE.fullmatch(typed):
        return None
    found = understand_play(typed, geometry)
    if found.wish == "out-of-range":
        return CourseRequest("out-of-range", typed)
    return None if found.house is None else CourseRequest("house", house=found.house)


# Beside the board of a nonogram

_COLOURS: dict[str, Colour] = {
    **{word: colour for word, colour in PAINT.items() if colour != UNKNOWN},
    **dict.fromkeys(("noire", "noirs", "noires"), BLACK),
    **dict.fromkeys(("blanche", "blancs", "blanches"), WHITE),
}
_COLOUR = re.compile(rf"\b({'|'.join(sorted(_COLOURS, key=len, reverse=True))})\b")
_AND = re.compile(r"\b(?:and|et)\b|[\s.,;:]+$")


def understand_by_picture(line: str, puzzle: Puzzle) -> CourseRequest:
    """What a line asks for beside such a board."""
    typed = folded(line)
    if (wish := _MEANING.get(typed)) is not None:
        return CourseRequest(wish)
    if (id_ := _lesson_in(typed) or _lesson_in(technique_of(typed))) is not None:
        return CourseRequest("open", id_)
    try:
        return _on_the_board(typed, puzzle) or CourseRequest("unknown", line)
    except OutOfRange:
        return CourseRequest("out-of-range", typed)


def _on_the_board(typed: str, puzzle: Puzzle) -> CourseRequest | None:
    """Cells in their colours, cells alone, or a line; None if it is nothing of the kind."""
    word, _, rest = typed.partition(" ")
    if word in _READ:
        found = _cells_named(rest, puzzle)
        return CourseRequest("read", cells=found) if found else None
    if cells := _cells_named(typed, puzzle):
        return CourseRequest("cells", cells=cells)
    if (line := line_named(typed, puzzle)) is not None:
        return CourseRequest("house", line=line.line)
    return _colours(typed, puzzle) or _coloured(typed, puzzle)


def _cells_named(typed: str, puzzle: Puzzle) -> frozenset[int]:
    """``r4c7 r1c5-r1c7, r2c1``; nothing if it is none."""
    return frozenset(cells_named(_AND.sub(" ", typed).strip(), puzzle))


def _colours(typed: str, puzzle: Puzzle) -> CourseRequest | None:
    """``black r1c4 r1c5-r1c7 white r1c9``, ``noir L1C4, blanc L1C9``."""
    before, *parts = _COLOUR.split(typed)
    if before.strip() or not parts:
        return None
    found: dict[int, Colour] = {}
    for word, cells in zip(parts[::2], parts[1::2], strict=True):
        named = _cells_named(cells.strip(" ,;:="), puzzle)
        if not named:
            return None
        found |= dict.fromkeys(named, _COLOURS[word])
    black = frozenset(cell for cell, colour in found.items() if colour == BLACK)
    return CourseRequest("colours", black=black, white=frozenset(found) - black)


def _coloured(typed: str, puzzle: Puzzle) -> CourseRequest | None:
    """``r1c4=black``, as it is typed while playing."""
    found = claim("paint", typed, puzzle)
    if found is None or found.colour not in (BLACK, WHITE):
        return None
    cells = frozenset(found.cells)
    if found.colour == BLACK:
        return CourseRequest("colours", black=cells)
    return CourseRequest("colours", white=cells)
