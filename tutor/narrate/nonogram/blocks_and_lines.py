"""Cells, lines and blocks of a nonogram as words: what its messages call with CELLS and so on."""

from dataclasses import dataclass

from fluent.runtime.types import FluentInt

from tutor.base.language import Language
from tutor.narrate.voice import Functions, Voice
from tutor.narrate.words import Value, clauses, count, listed, spelled
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.step import Span

_FIRST_TEN = {
    "en": "first second third fourth fifth sixth seventh eighth ninth tenth",
    "fr": "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième "
    "dixième",
}
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
_TO = {"en": "to", "fr": "à"}
_SHORTEST_STRETCH = 3
"""From so many cells on, only the first and the last of a stretch are named."""


@dataclass(frozen=True)
class Cells(Value):
    """Some cells of a board, lowest first."""

    puzzle: Puzzle
    items: tuple[int, ...]


@dataclass(frozen=True)
class Lines(Value):
    """Some lines, in the order they are named."""

    items: tuple[Line, ...]


@dataclass(frozen=True)
class Blocks(Value):
    """Some blocks of a clue, by their numbers from 0."""

    clue: Clue
    items: tuple[int, ...]


@dataclass(frozen=True)
class Reaches(Value):
    """Some blocks of a line with the stretches that they can lie in."""

    puzzle: Puzzle
    line: Line
    items: tuple[Span, ...]


def ordinal(number: int, language: Language) -> str:
    """``first``, ``12th``; ``premier``, ``12e``."""
    named = _FIRST_TEN[language].split()
    if number <= len(named):
        return named[number - 1]
    if language == "fr":
        return f"{number}e"
    teens = number // 10 % 10 == 1
    return f"{number}{'th' if teens else _ENDINGS.get(number % 10, 'th')}"


def stretches_of(cells: tuple[int, ...], puzzle: Puzzle) -> list[list[int]]:
    """Cells in stretches: along their column if they all lie in one, else along the rows."""
    width = puzzle.width
    in_column = len(cells) > 1 and len({cell % width for cell in cells}) == 1
    apart = width if in_column else 1
    found: list[list[int]] = []
    for cell in cells:
        before = found[-1][-1] if found else -2 * apart
        if cell == before + apart and (in_column or cell % width):
            found[-1].append(cell)
        else:
            found.append([cell])
    return found


class PictureGrammar:
    """The functions that messages call, for one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def functions(self) -> Functions:
        """By the names the message files use."""
        return {
            "CELLS": self.cells,
            "STRETCH": self.stretch,
            "LINES": self.lines,
            "AXIS": self.axis,
            "BLOCKS": self.blocks,
            "LENGTHS": self.lengths,
            "REACHES": self.reaches,
            "COUNT": count,
            "SPELL": self.spell,
        }

    def cells(self, value: Cells, join: str = "and") -> str:
        """``r1c2, r1c4 to r1c8 and r1c10``."""
        names = []
        for stretch in stretches_of(value.items, value.puzzle):
            if len(stretch) < _SHORTEST_STRETCH:
                names += [value.puzzle.cell_name(cell, self.language) for cell in stretch]
            else:
                names.append(self._from_to(value.puzzle, stretch[0], stretch[-1]))
        return listed(names, self.language, str(join))

    def stretch(self, value: Cells) -> str:
        """``r1c4 to r1c8``: the first and the last of cells that lie in a row."""
        return self._from_to(value.puzzle, value.items[0], value.items[-1])

    def _from_to(self, puzzle: Puzzle, first: int, last: int) -> str:
        names = [puzzle.cell_name(cell, self.language) for cell in (first, last)]
        return names[0] if first == last else f" {_TO[self.language]} ".join(names)

    def lines(self, value: Lines, case: str = "") -> str:
        """``row 4``; French ``la ligne 4``. The case is the preposition in front, if any."""
        return listed([self._line(line, str(case)) for line in value.items], self.language)

    def _line(self, line: Line, case: str) -> str:
        if self.language == "en":
            return f"{case} {line.name}".lstrip()
        noun = "ligne" if line.axis == "row" else "colonne"
        article = {"in": "dans la", "to": "à la"}.get(case, "la")
        return f"{article} {noun} {line.index + 1}"

    def axis(self, value: Lines) -> str:
        """``row`` or ``column``: for choosing between sentences."""
        return value.items[0].axis

    def blocks(self, value: Blocks, join: str = "and", case: str = "") -> str:
        """``the 5 and the second 2``, ``the two 2s``; with ``or``, ``one of the two 2s``.

        The case is the French preposition ``to``, which melts into the article.
        """
        names: dict[str, None] = {}
        for block in value.items:
            length = value.clue[block]
            alike = [other for other, its in enumerate(value.clue) if its == length]
            if len(alike) > 1 and set(alike) <= set(value.items):
                names[self._all(length, len(alike), str(join), str(case))] = None
            else:
                names[self._one(length, alike, block, str(case))] = None
        return listed(list(names), self.language, str(join))

    def _one(self, length: int, alike: list[int], block: int, case: str) -> str:
        which = f"{ordinal(alike.index(block) + 1, self.language)} " if len(alike) > 1 else ""
        article = "the" if self.language == "en" else {"to": "au"}.get(case, "le")
        return f"{article} {which}{length}"

    def _all(self, length: int, size: int, join: str, case: str) -> str:
        number = f"{spelled(size, self.language)} "
        if number[0].isdigit():
            number = ""
        if self.language == "en":
            return f"{'one of ' if join == 'or' else ''}the {number}{length}s"
        if join == "or":
            return f"{'à ' if case == 'to' else ''}l’un des {number}{length}"
        return f"{'aux' if case == 'to' else 'les'} {number}{length}"

    def lengths(self, value: Blocks, join: str = "and") -> str:
        """``5, 2 and 2``: the blocks as the clue writes them."""
        return listed([str(value.clue[block]) for block in value.items], self.language, str(join))

    def reaches(self, value: Reaches) -> str:
        """``the 4 within r1c2 to r1c8, and the 1 on r1c10``."""
        clue, cells = value.puzzle.clue(value.line), value.puzzle.cells_of(value.line)
        names = []
        for block, first, last in value.items:
            who = self.blocks(Blocks(clue, (block,)))
            ends = [value.puzzle.cell_name(cells[place], self.language) for place in (first, last)]
            where = self._within if last - first + 1 > clue[block] else self._on
            names.append(f"{who} {where(*ends)}")
        return clauses(names, self.language)

    def _within(self, first: str, last: str) -> str:
        return f"within {first} to {last}" if self.language == "en" else f"entre {first} et {last}"

    def _on(self, first: str, last: str) -> str:
        if first == last:
            return f"{'on' if self.language == 'en' else 'en'} {first}"
        return f"on {first} to {last}" if self.language == "en" else f"de {first} à {last}"

    def spell(self, value: FluentInt) -> str:
        """A small number in words."""
        return spelled(int(value), self.language)


VOICE = Voice(__package__, lambda language: PictureGrammar(language).functions())
say = VOICE.say
