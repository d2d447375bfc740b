"""What a line means that somebody types while reading a lesson or answering an exercise.

English and French words are understood alike, as in plain play.
"""

import re
from dataclasses import dataclass
from typing import Literal

from tutor.cli.orders import folded
from tutor.cli.plain.grid_words import understand as understand_play
from tutor.learn.course import ALL_LESSONS
from tutor.learn.taught import lesson_of
from tutor.nonogram.puzzle import Line
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
class Request:
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
MEANING: dict[str, Wish] = {word: wish for wish, words in _WORDS.items() for word in words.split()}
"""What a word alone means, whatever is on the board."""
READ = ("read", "cell", "lire", "case")

_CELL = re.compile(
    r"(?:[\s,;]|\b(?:and|et)\b)*"
    r"[rl]\s*([0-9]{1,4})\s*c\s*([0-9]{1,4})"
    r"(?:\s*(!=|<>|=|-)\s*([0-9]+))?"
)
_HOUSE = re.compile(r"[a-z]+\s*[0-9]+")
_END = re.compile(r"[\s,;.]*")


def understand(line: str, geometry: Geometry) -> Request:
    """What a line asks for beside such a board."""
    typed = folded(line)
    if not typed:
        return Request("on")
    if (wish := MEANING.get(typed)) is not None:
        return Request(wish)
    word, _, rest = typed.partition(" ")
    if word in READ and (found := _cells(rest, geometry)) is not None:
        return Request("read", cells=found.cells) if found.wish == "cells" else found
    if MEANING.get(word) == "no" and (found := _cells(rest, geometry)) is not None:
        return Request("no", cells=found.cells) if found.wish == "cells" else found
    if (id_ := lesson_in(typed)) is not None:
        return Request("open", id_)
    return _cells(typed, geometry) or _house(typed, geometry) or Request("unknown", line)


def lesson_in(typed: str) -> str | None:
    """The lesson whose id was typed, or that of a technique's family; hyphens may be spaces."""
    id_ = lesson_of("-".join(typed.split()))
    return id_ if id_ in ALL_LESSONS else None


def _cells(typed: str, geometry: Geometry) -> Request | None:
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
            return Request("out-of-range", typed)
        cell = (row - 1) * geometry.n + column - 1
        cells.add(cell)
        candidates |= {Candidate(cell, digit) for digit in numbers[2:]}
        wishes.add("cells" if sign is None else "place" if sign == "=" else "remove")
    if len(wishes) != 1 or not _END.fullmatch(typed, at):
        return None
    return Request(wishes.pop(), cells=frozenset(cells), candidates=frozenset(candidates))


def _house(typed: str, geometry: Geometry) -> Request | None:
    """``row 4``, ``bloc 2``, as in plain play."""
    if not _HOUSE.fullmatch(typed):
        return None
    found = understand_play(typed, geometry)
    if found.wish == "out-of-range":
        return Request("out-of-range", typed)
    return None if found.house is None else Request("house", house=found.house)
