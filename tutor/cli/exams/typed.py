"""What a line means that somebody types in an exam.

English and French words are understood alike; capitals and accents do not matter.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Literal

from tutor import narrate
from tutor.base.language import Language
from tutor.base.shown import printable
from tutor.cli import run
from tutor.cli.orders import folded
from tutor.games.both import game_of
from tutor.language import LANGUAGES
from tutor.learn.exam.questions import LETTERS
from tutor.nonogram.names import rule_id_of
from tutor.sudoku.geometry import Geometry

Wish = Literal[
    "next",
    "back",
    "go",
    "list",
    "mark",
    "clear",
    "answer",
    "again",
    "time",
    "hint",
    "board",
    "hand-in",
    "help",
    "quit",
    "judge",
]

_WORDS: dict[Wish, str] = {
    "next": "next suivant suivante",
    "back": "back b retour precedent precedente",
    "list": "list questions liste",
    "mark": "mark * marquer marque",
    "clear": "clear erase effacer efface",
    "answer": "answer a reponse",
    "again": "again question encore",
    "time": "time t temps",
    "hint": "hint h indice",
    "board": "board grid show grille plateau",
    "hand-in": "hand-in handin done rendre rends fini terminer termine",
    "help": "help ? aide",
    "quit": "quit q exit quitter",
    # Nobody judges or explains before the end.
    "judge": "check c why w explain e apply solution verifier verifie pourquoi expliquer explique"
    " appliquer applique",
}
_MEANING = {word.replace("-", " "): wish for wish, all_ in _WORDS.items() for word in all_.split()}
_GO = re.compile(r"(?:go to|goto|go|aller a|aller|question)\s*([0-9]{1,3})")
_BOARD = re.compile(r"(?:board|grid|grille)\s*([a-i])")

_WHY = ("why", "w", "pourquoi")
_TECHNIQUE = ("technique",)
_EVIDENCE = ("evidence", "because", "pick", "preuve", "preuves", "car", "montrer")
_AND = ("and", "et")
_VERDICTS = {
    **dict.fromkeys(("yes", "y", "oui", "o"), True),
    **dict.fromkeys(("no", "n", "non"), False),
}
_READ = ("read", "cell", "lire", "case")

_CELL = re.compile(
    r"(?<![a-z0-9])[rl]\s*([0-9]{1,4})\s*c\s*([0-9]{1,4})(?:\s*(!=|<>|=|\+|-)\s*([0-9]*))?"
)
_STRANGE = re.compile(r"[^\w\s,;.:()+\-–'’&/·]")
_SIGNS = {"!=": "-", "<>": "-"}
_SHOWN = 40
"""So much of what was not understood is repeated."""

_FEW = 3
"""So many names are told that may have been meant."""
_LONGEST_NUMBER = 4
"""Figures; no list is so long."""


class Refused(run.Refused):
    """A line, or a piece of it, that is no answer here; says in which words that is told."""

    def values_for(self, line: str) -> dict[str, str | int]:
        """What is told, with words of the line as they were typed."""
        values = self.values.copy()
        if "found" in values:
            values["found"] = printable(as_typed(str(values["found"]), line), _SHOWN)
        return values


@dataclass(frozen=True)
class ExamCommand:
    """Something to do that is no answer."""

    wish: Wish
    number: int = 0
    """Of the question to go to, or of the board to read."""


@dataclass(frozen=True)
class Written:
    """A cell, with what is said of it."""

    text: str
    cell: int
    sign: str = ""
    """Nothing, ``=``, ``-`` or ``+``."""
    digits: tuple[int, ...] = ()
    """Nothing after ``=`` is an empty cell."""


@dataclass(frozen=True)
class Named:
    """Words that may be the name of a technique, or its number in a list."""

    words: tuple[str, ...]
    is_announced: bool = False
    """Whether it was said that a technique comes."""

    @property
    def text(self) -> str:
        """As it was typed, but for signs."""
        return " ".join(self.words)


@dataclass(frozen=True)
class Verdict:
    """Yes or no."""

    text: str
    is_yes: bool


Piece = Written | Named | Verdict


def command_of(line: str) -> ExamCommand | None:
    """What a line asks for, if it is no answer."""
    typed = " ".join(folded(line).replace("-", " ").split())
    if not typed:
        return ExamCommand("next")
    if (wish := _MEANING.get(typed)) is not None:
        return ExamCommand(wish)
    if found := _GO.fullmatch(typed):
        return ExamCommand("go", int(found[1]))
    if found := _BOARD.fullmatch(typed):
        return ExamCommand("board", LETTERS.index(found[1].upper()) + 1)
    return ExamCommand("judge") if typed.partition(" ")[0] in _WHY else None


def cells_to_read(line: str, geometry: Geometry) -> tuple[int, ...]:
    """The cells of ``read r4c7``; none if it is something else."""
    word, _, rest = folded(line).partition(" ")
    if word not in _READ:
        return ()
    found = pieces_of(rest, geometry)
    return tuple(one.cell for one in found if isinstance(one, Written))


def pieces_of(line: str, geometry: Geometry) -> list[Piece]:
    """The pieces of an answer, in order.

    Raises:
        Refused: a piece is none.
    """
    typed = folded(line)
    found: list[Piece] = []
    at = 0
    for match in _CELL.finditer(typed):
        found += _words(typed[at : match.start()])
        found.append(_written(match, geometry))
        at = match.end()
    return [*found, *_words(typed[at:])]


def _written(match: re.Match[str], geometry: Geometry) -> Written:
    row, column, sign, digits = int(match[1]), int(match[2]), match[3] or "", match[4] or ""
    text = match[0].strip()
    if sign and not digits:
        raise Refused("plain-exam-unknown", found=text)
    is_cleared = (sign, digits) == ("=", "0")
    numbers = [row, column, *(() if is_cleared else map(int, digits))]
    if not all(1 <= number <= geometry.n for number in numbers):
        raise Refused("plain-out-of-range", found=text, n=str(geometry.n))
    if sign == "=" and len(digits) > 1:
        raise Refused("plain-exam-one-digit", found=text)
    cell = (row - 1) * geometry.n + column - 1
    return Written(text, cell, _SIGNS.get(sign, sign), tuple(dict.fromkeys(numbers[2:])))


def as_typed(found: str, line: str) -> str:
    """What was found in a line, with the capitals, accents and signs that it has there."""
    compared: list[str] = []
    origins: list[int] = []
    for index, sign in enumerate(line):
        plain = " " if sign.isspace() else folded(sign)
        compared += plain
        origins += [index] * len(plain)
    pattern = r"[\W_]+".join(map(re.escape, found.split()))
    match = re.search(pattern, "".join(compared))
    if match is None:
        return found
    origins.append(len(line))
    return line[origins[match.start()] : origins[match.end()]].strip()


def words_in(text: str) -> tuple[str, ...]:
    """The words of a text without capitals, accents and signs: how names are compared."""
    return tuple(re.findall(r"[^\W_]+", folded(text)))


def _words(text: str) -> Iterator[Piece]:
    """What stands between cells: yes, no, and names."""
    if strange := _STRANGE.search(text):
        raise Refused("plain-exam-unknown", found=text[strange.start() :].strip())
    name: list[str] = []
    is_announced = False
    for word in words_in(text):
        is_keyword = word in (*_TECHNIQUE, *_EVIDENCE, *_AND, *_VERDICTS)
        if is_keyword and name:
            yield Named(tuple(name), is_announced)
            name, is_announced = [], False
        if word in _TECHNIQUE:
            is_announced = True
        elif word in _VERDICTS:
            yield Verdict(word, _VERDICTS[word])
        elif not is_keyword:
            name.append(word)
    if name or is_announced:
        yield Named(tuple(name), is_announced)


# The names of techniques: by id, by name in either language, or by number in a list


@cache
def _names(techniques: tuple[str, ...]) -> dict[tuple[str, ...], str]:
    """Every name of a game's techniques, word by word."""
    names = {
        id_: [id_, rule_id_of(id_), *(narrate.called(id_, language) for language in LANGUAGES)]
        for id_ in techniques
    }
    found: dict[tuple[str, ...], str] = {}
    for id_, whole in names.items():
        for name in whole:
            found.setdefault(words_in(name), id_)
    # What stands in brackets explains a name, and need not be typed.
    for id_, whole in names.items():
        for name in whole:
            found.setdefault(words_in(name.partition("(")[0]), id_)
    return found


def technique_of(
    piece: Named, options: Sequence[str], language: Language, *, by_number: bool
) -> str:
    """The technique of a list that was meant: its number, its name, or how only one begins.

    Raises:
        Refused: there is none, or it could be several.
    """
    words = piece.words
    if not words:
        raise Refused("plain-exam-no-technique", found="technique")
    if by_number and len(words) == 1 and words[0].isdecimal():
        if len(words[0]) > _LONGEST_NUMBER or not 1 <= int(words[0]) <= len(options):
            raise Refused("plain-exam-no-number", found=words[0][:20], most=len(options))
        return options[int(words[0]) - 1]
    known = _names(game_of(options[0]).techniques)
    names = {name: id_ for name, id_ in known.items() if id_ in options}
    if words in names:
        return names[words]
    meant = {id_ for name, id_ in names.items() if name[: len(words)] == words}
    if len(meant) == 1:
        return meant.pop()
    if meant:
        listed = [narrate.called(id_, language) for id_ in options if id_ in meant]
        raise Refused("plain-exam-several-techniques", found=piece.text, names=" · ".join(listed))
    is_name = piece.is_announced or words in known
    near = get_close_matches(piece.text, map(" ".join, names), n=_FEW, cutoff=0.7)
    if near and words not in known:
        ids = dict.fromkeys(names[tuple(name.split())] for name in near)
        listed = [narrate.called(id_, language) for id_ in ids]
        raise Refused("plain-exam-near-technique", found=piece.text, names=" · ".join(listed))
    raise Refused("plain-exam-no-technique" if is_name else "plain-exam-unknown", found=piece.text)
