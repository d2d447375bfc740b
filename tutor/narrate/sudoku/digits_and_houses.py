"""Cells, houses and digits as words: what the message files call with CELLS, HOUSES and so on.

The values handed to a message are the classes below. Each language has its own
grammar: French houses have an article that merges with the word before it.
"""

import re
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from tutor.narrate.voice import Functions, Grammar, Value, Voice, clauses, listed
from tutor.sudoku.geometry import Geometry, House, HouseKind
from tutor.techniques.step import Candidate

_SOUNDS_LIKE_A_VOWEL = frozenset("AEFHILMNORSX8") | {"11", "18"} | {str(n) for n in range(80, 90)}
"""Digits and letters that take ``an``."""


@dataclass(frozen=True)
class Cells(Value):
    """Some cells of a board."""

    geometry: Geometry
    items: tuple[int, ...]


@dataclass(frozen=True)
class CellSets(Value):
    """Sets of cells, one after the other."""

    geometry: Geometry
    items: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Digits(Value):
    """Some digits of a board."""

    geometry: Geometry
    items: tuple[int, ...]


@dataclass(frozen=True)
class Houses(Value):
    """Some houses, in the order they are named."""

    items: tuple[House, ...]


@dataclass(frozen=True)
class Candidates(Value):
    """Some digits in some cells."""

    geometry: Geometry
    items: tuple[Candidate, ...]


@dataclass(frozen=True)
class Seen(Value):
    """Digits that a cell sees, by the house it sees them in."""

    geometry: Geometry
    items: tuple[tuple[House, tuple[int, ...]], ...]


@dataclass(frozen=True)
class Numbers(Value):
    """The numbers of lines told before."""

    items: tuple[str, ...]


_FEMININE = frozenset(
    [
        "baleine",
        "boucle",
        "chaîne",
        "dernière",
        "exclusion",
        "fleur",
        "méduse",
        "paire",
        "recherche",
        "réduction",
    ]
)
"""How the names of techniques begin that are feminine in French."""
_PLURAL = ("paires", "gardiens", "ensembles")
_UNCOUNTED = re.compile(r"claiming|nishio|exhaustive|.*(colours|guardians|sets)\b", re.IGNORECASE)
"""The English names that take no article."""
_SPELT_LIKE_VOWELS = "AEFHILMNORSX"
"""Letters whose own names begin with a vowel: an X-Wing, but a W-Wing."""


def _with_article(name: str, head: str) -> str:
    """An English name with ``a`` or ``an``, unless it takes none."""
    if _UNCOUNTED.match(name):
        return name
    letters = head.partition("-")[0]
    is_spelt = letters.isupper()
    first = letters[0] if is_spelt else letters[0].lower()
    is_vowel = first in (_SPELT_LIKE_VOWELS if is_spelt else "aeio")
    return f"{'an' if is_vowel else 'a'} {name}"


class GridGrammar(Grammar):
    """The functions that messages call, for one language."""

    def functions(self) -> Functions:
        """By the names the message files use."""
        return super().functions() | {
            "CELLS": self.cells,
            "SETS": self.sets,
            "DIGITS": self.digits,
            "A": self.a_digit,
            "ONE": self.one,
            "HOUSES": self.houses,
            "KIND": self.kind,
            "REMOVED": self.removed,
            "PLACED": self.placed,
            "ANSWERED": self.answered,
            "FILLED": self.filled,
            "FORCED": self.forced,
            "EQUAL": self.equal,
            "SEEN": self.seen,
            "BECAUSE": self.because,
        }

    def cells(self, value: Cells, join: str = "and") -> str:
        """``r1c2, r1c3 and r4c4``."""
        names = [value.geometry.cell_name(cell, self.language) for cell in value.items]
        return listed(names, self.language, str(join))

    def sets(self, value: CellSets) -> str:
        """``r1c2; r1c3 and r4c4``."""
        return self._apart([self.cells(Cells(value.geometry, cells)) for cells in value.items])

    def digits(self, value: Digits, join: str = "and", article: str = "") -> str:
        """``3, 4 and 7``; French may ask for an article before each: ``le 3 et le 4``."""
        names = [value.geometry.digit_name(digit) for digit in value.items]
        if article:
            names = [f"{article} {name}" for name in names]
        return listed(names, self.language, str(join))

    def a_digit(self, value: Digits) -> str:
        """``a 5``, ``an 8``; ``un 5``."""
        name = self.digits(value)
        if self.language == "fr":
            return f"un {name}"
        return f"an {name}" if name in _SOUNDS_LIKE_A_VOWEL else f"a {name}"

    def houses(self, value: Houses, case: str = "", join: str = "and") -> str:
        """``row 4``, ``rows 4 and 8``, ``row 4 and box 5``; in French with the article.

        The case is the preposition in front: ``of``, ``in`` or none; ``bare`` is French
        without the article.
        """
        groups = [
            (kind, [str(house.index + 1) for house in group])
            for kind, group in groupby(value.items, key=lambda house: house.kind)
        ]
        in_words = self._english_houses if self.language == "en" else self._french_houses
        phrases = [in_words(kind, numbers, str(case), str(join)) for kind, numbers in groups]
        phrase = listed(phrases, self.language, str(join))
        return f"{case} {phrase}" if self.language == "en" and case in ("of", "in") else phrase

    def _english_houses(self, kind: HouseKind, numbers: list[str], _: str, join: str) -> str:
        noun = kind if len(numbers) == 1 else "boxes" if kind == "box" else f"{kind}s"
        return f"{noun} {listed(numbers, 'en', join)}"

    def _french_houses(self, kind: HouseKind, numbers: list[str], case: str, join: str) -> str:
        noun = {"row": "ligne", "column": "colonne", "box": "bloc"}[kind]
        article = "le" if kind == "box" else "la"
        if len(numbers) > 1:
            noun, article = f"{noun}s", "les"
        merged = {"le": "du", "la": "de la", "les": "des"}
        articles = {"of": merged[article], "in": f"dans {article}", "bare": ""}
        which = listed(numbers, "fr", join)
        return f"{articles.get(case, article)} {noun} {which}".lstrip()

    def kind(self, value: Houses) -> str:
        """``row``, ``column`` or ``box``: for choosing between sentences; ``mixed`` if several."""
        kinds = {house.kind for house in value.items}
        return kinds.pop() if len(kinds) == 1 else "mixed"

    def removed(self, value: Candidates) -> str:
        """``5 and 8 from r4c7, and 9 from r1c1 and r1c2``."""
        return self._by_cells(value, {"en": "from", "fr": "de"}[self.language])

    def placed(self, value: Candidates, join: str = "and") -> str:
        """``5 in r4c7, and 9 in r1c1 and r2c4``; with ``or``, ``5 in r4c7, or 9 in r1c1``."""
        return self._by_cells(value, {"en": "in", "fr": "en"}[self.language], str(join))

    def answered(self, value: Candidates) -> str:
        """``5 in r4c7 and 9 in r1c1``: what a learner placed, a cell for each digit."""
        words = (self.placed(Candidates(value.geometry, (one,))) for one in value.items)
        return listed([*words], self.language)

    def filled(self, value: Candidates) -> str:
        """``5 in r4c7, 9 in r4c1``: one after the other."""
        word = {"en": "in", "fr": "en"}[self.language]
        return ", ".join(f"{digit} {word} {cell}" for cell, digit in self._named(value))

    def equal(self, value: Candidates) -> str:
        """``r4c7=5, r1c1=9``: one after the other, where there are many."""
        return ", ".join(f"{cell}={digit}" for cell, digit in self._named(value))

    def forced(self, value: Candidates) -> str:
        """``r4c7 can only be 5, r1c1 only 9``: one after the other."""
        can, only = {"en": ("can only be", "only"), "fr": ("ne peut être que", "que")}[
            self.language
        ]
        (cell, digit), *others = self._named(value)
        phrases = [f"{cell} {can} {digit}", *(f"{c} {only} {d}" for c, d in others)]
        return ", ".join(phrases)

    def _named(self, value: Candidates) -> list[tuple[str, str]]:
        geometry = value.geometry
        return [
            (geometry.cell_name(cell, self.language), geometry.digit_name(digit))
            for cell, digit in value.items
        ]

    def _by_cells(self, value: Candidates, word: str, join: str = "and") -> str:
        cells_of: dict[int, tuple[int, ...]] = {}
        for cell, digit in sorted(value.items, key=lambda found: found[::-1]):
            cells_of[digit] = (*cells_of.get(digit, ()), cell)
        phrases = []
        for cells in dict.fromkeys(cells_of.values()):
            digits = Digits(value.geometry, tuple(d for d in cells_of if cells_of[d] == cells))
            where = self.cells(Cells(value.geometry, cells), join)
            phrases.append(f"{self._the(digits, join)} {word} {where}")
        return self._clauses(phrases, join)

    def seen(self, value: Seen) -> str:
        """``1 and 4 in box 5, and 3 in row 4``."""
        phrases = [
            f"{self._the(Digits(value.geometry, digits))} {self.houses(Houses((house,)), 'in')}"
            for house, digits in value.items
        ]
        return self._clauses(phrases)

    def _the(self, value: Digits, join: str = "and") -> str:
        """Digits, in French with an article each."""
        return self.digits(value, join, article="" if self.language == "en" else "le")

    def _clauses(self, phrases: list[str], join: str = "and") -> str:
        """A list of lists: semicolons between them if there are commas inside."""
        if len(phrases) > 1 and any("," in phrase for phrase in phrases):
            return self._apart(phrases)
        return clauses(phrases, self.language, join)

    def _apart(self, phrases: list[str]) -> str:
        """Phrases with semicolons between them."""
        return ("; " if self.language == "en" else "\u00a0; ").join(phrases)

    def one(self, name: str) -> str:
        """A technique with its article, where it takes one: ``an X-Wing``, ``une paire nue``."""
        head = str(name).partition(" ")[0]
        if self.language == "en":
            return _with_article(str(name), head)
        article = "des" if head in _PLURAL else "une" if head in _FEMININE else "un"
        return f"{article} {name}"

    def because(self, value: Numbers) -> str:
        """`` (1, 3)`` after what rests on these lines; nothing where there are none."""
        return f" ({', '.join(value.items)})" if value.items else ""


VOICE = Voice(Path(__file__).parent, lambda language: GridGrammar(language).functions())
role_name, say = VOICE.role_name, VOICE.say
