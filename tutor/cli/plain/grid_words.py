"""What a line means that somebody types while playing in plain text.

English and French words are understood alike, whatever language is spoken; capitals and
accents do not matter.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tutor.cli.orders import folded
from tutor.games.sudoku.claims import digit_of
from tutor.sudoku.geometry import Geometry, House


@dataclass(frozen=True)
class Request:
    """One line, understood; which of the other values count depends on the wish."""

    wish: str
    text: str = ""
    """What was typed after the word, or all of it where it was not understood."""
    cell: int = 0
    digits: tuple[int, ...] = ()
    house: House | None = None


SHARED: dict[str, str] = {
    "board": "board grid show grille plateau",
    "left": "left reste restants",
    "hint": "hint h indice",
    "explain": "explain e expliquer explique",
    "lines": "lines line-by-line l lignes ligne-par-ligne",
    "apply": "apply a appliquer applique",
    "check": "check c verifier verifie",
    "before": "before back-to-before-mistake before-the-mistake avant avant-l'erreur",
    "mend": "mend corriger corrige",
    "undo": "undo u annuler annule",
    "redo": "redo r refaire refais",
    "bookmark": "try b bookmark essayer essai signet",
    "return": "return back revenir retour",
    "time": "time temps",
    "solve": "solve resoudre resous",
    "copy": "copy copier copie",
    "new": "new nouveau nouvelle",
    "help": "help ? aide",
    "quit": "quit q exit quitter",
}
"""What is asked for in every game, with all words for it."""
_WORDS = {
    **SHARED,
    "fill": "fill f remplir remplis",
    "clean": "clean nettoyer nettoie",
}


def meanings(words: Mapping[str, str]) -> dict[str, str]:
    """What each word means."""
    return {word.replace("-", " "): wish for wish, all_ in words.items() for word in all_.split()}


_MEANING = meanings(_WORDS)
WITH_TEXT = ("copy", "new", "solve")
"""The wishes that have something after them."""
CLEAR = ("clear", "erase", "delete", "effacer", "efface")
WHY = ("why", "w", "pourquoi")
LINES = {
    **dict.fromkeys(("row", "r", "ligne", "l"), "row"),
    **dict.fromkeys(("column", "col", "c", "colonne"), "column"),
}
"""Every word for a row or a column."""
_HOUSES = {
    **LINES,
    **dict.fromkeys(("box", "b", "bloc", "boite", "region"), "box"),
}

_CELL = re.compile(r"[rl]\s*([0-9]{1,4})[\s,]*c\s*([0-9]{1,4})\s*(?:(!=|<>|=|\+|-|)\s*(.*))?")
_NUMBERS = re.compile(r"([0-9]{1,4})[\s,]+([0-9]{1,4})(?:[\s,]+([0-9a-z]{1,4}))?")
_HOUSE = re.compile(r"([a-z]+)\s*([0-9]{1,4})")
_WISHES = {
    "=": "place",
    "": "place",
    "+": "write",
    "-": "cross-out",
    "!=": "cross-out",
    "<>": "cross-out",
}


def understand(line: str, geometry: Geometry) -> Request:
    """What a line asks for on such a board."""
    typed = folded(line).replace("’", "'")
    if not typed:
        return Request("nothing")
    if (wish := _MEANING.get(typed)) is not None:
        return Request(wish)
    word, _, rest = typed.partition(" ")
    rest = rest.strip()
    if _MEANING.get(word) in WITH_TEXT:
        return Request(_MEANING[word], rest)
    if word in CLEAR:
        return _clearing(rest, line, geometry)
    if word in WHY:
        return _question(rest, line, geometry)
    return _on_the_board(typed, geometry) or _house(typed, geometry) or Request("unknown", line)


def _on_the_board(typed: str, geometry: Geometry) -> Request | None:
    """``r4c7=5``, ``L4C7 5``, ``4 7 5``, ``r4c7+135``, ``r4c7``."""
    if found := _NUMBERS.fullmatch(typed):
        row, column, sign, written = int(found[1]), int(found[2]), "", found[3] or ""
    elif found := _CELL.fullmatch(typed):
        row, column, sign, written = int(found[1]), int(found[2]), found[3], found[4]
    else:
        return None
    if not (1 <= row <= geometry.n and 1 <= column <= geometry.n):
        return Request("out-of-range", typed)
    cell = (row - 1) * geometry.n + column - 1
    if not written:
        return Request("unknown", typed) if sign else Request("cell", cell=cell)
    wish = _WISHES[sign]
    words = re.split(r"[\s,]+", written.strip(" ,"))
    if geometry.n <= 9 and wish != "place":
        words = list("".join(words))  # r4c7+135: three marks
    if len(words) > 1 and wish == "place":
        return Request("unknown", typed)
    if not all(word.isalnum() for word in words):
        return Request("unknown", typed)
    digits = tuple(dict.fromkeys(map(digit_of, words)))
    if not all(1 <= digit <= geometry.n for digit in digits):
        return Request("out-of-range", typed)
    return Request(wish, cell=cell, digits=digits)


def _house(typed: str, geometry: Geometry) -> Request | None:
    """``row 4``, ``ligne 4``, ``b2``."""
    found = _HOUSE.fullmatch(typed)
    kind = _HOUSES.get(found[1]) if found else None
    if found is None or kind is None:
        return None
    number = int(found[2])
    if not 1 <= number <= geometry.n:
        return Request("out-of-range", typed)
    of_kind = {"row": geometry.rows, "column": geometry.columns, "box": geometry.boxes}[kind]
    return Request("house", house=of_kind[number - 1])


def _clearing(rest: str, line: str, geometry: Geometry) -> Request:
    found = _on_the_board(rest, geometry)
    if found is None or found.wish not in ("cell", "out-of-range"):
        return Request("no-cell", line)
    return Request("clear", cell=found.cell) if found.wish == "cell" else found


def _question(rest: str, line: str, geometry: Geometry) -> Request:
    """``why r4c7=5``, ``why r4c7-5``, and ``why r4c7`` for the digit that stands there."""
    found = _on_the_board(rest, geometry)
    if found is None or found.wish == "unknown" or len(found.digits) > 1:
        return Request("no-cell", line)
    if found.wish == "out-of-range":
        return found
    wish = "why-not" if found.wish == "cross-out" else "why"
    return Request(wish, cell=found.cell, digits=found.digits)
