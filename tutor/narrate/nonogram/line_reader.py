"""A step of a nonogram with the words for its blocks, cells and lines at hand."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tutor.base.language import Language
from tutor.narrate.nonogram.ink_words import by_colour, in_colour, in_ink, ink_name, puzzle_in
from tutor.narrate.teller import LegendLine, role_lines
from tutor.narrate.voice import (
    Fact,
    Facts,
    Functions,
    Grammar,
    Value,
    Voice,
    clauses,
    listed,
    spelled,
)
from tutor.narrate.voice import Line as Message
from tutor.nonogram.inks import Clue, ColourClue, block_words, ink_number
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.step import Mark, Role, Span, Step

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


class PictureGrammar(Grammar):
    """The functions that messages call, for one language."""

    def functions(self) -> Functions:
        """By the names the message files use."""
        return super().functions() | {
            "CELLS": self.cells,
            "STRETCH": self.stretch,
            "LINES": self.lines,
            "AXIS": self.axis,
            "BLOCKS": self.blocks,
            "LENGTHS": self.lengths,
            "REACHES": self.reaches,
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
        """``r1c4 to r1c8``: the first and the last of cells that lie in a row; two are named."""
        if (
            len(value.items) < _SHORTEST_STRETCH
            and len(stretches_of(value.items, value.puzzle)) == 1
        ):
            return self.cells(value)
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
        article = {"in": "dans la", "to": "à la", "bare": ""}.get(case, "la")
        return f"{article} {noun} {line.index + 1}".lstrip()

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
            ink = ink_number(value.clue, block)
            alike = [
                other
                for other, its in enumerate(value.clue)
                if its == length and ink_number(value.clue, other) == ink
            ]
            if len(alike) > 1 and set(alike) <= set(value.items):
                name = self._all(self._number(value.clue, block, "s"), len(alike), join, case)
            else:
                name = self._one(self._number(value.clue, block), alike, block, str(case))
            names[name] = None
        return listed(list(names), self.language, str(join))

    def _number(self, clue: Clue, block: int, plural: str = "") -> str:
        """``3``, ``red 3 (r)``; ``3 en rouge (r)``; English ``3s`` where there are several."""
        if not isinstance(clue, ColourClue):
            return f"{clue[block]}{plural if self.language == 'en' else ''}"
        ink = clue.inks[block]
        if self.language == "en":
            return f"{ink_name(ink, 'en')} {clue[block]}{plural} ({ink.letter})"
        return f"{clue[block]} {in_ink(ink, 'fr')}"

    def _one(self, number: str, alike: list[int], block: int, case: str) -> str:
        which = f"{ordinal(alike.index(block) + 1, self.language)} " if len(alike) > 1 else ""
        article = "the" if self.language == "en" else {"to": "au"}.get(case, "le")
        return f"{article} {which}{number}"

    def _all(self, number: str, size: int, join: str, case: str) -> str:
        count = f"{spelled(size, self.language)} "
        if count[0].isdigit():
            count = ""
        if self.language == "en":
            return f"{'one of ' if join == 'or' else ''}the {count}{number}"
        if join == "or":
            return f"{'à ' if case == 'to' else ''}l’un des {count}{number}"
        return f"{'aux' if case == 'to' else 'les'} {count}{number}"

    def lengths(self, value: Blocks, join: str = "and") -> str:
        """``5, 2 and 2``, ``5r and 2b``: the blocks as the clue writes them."""
        words = block_words(value.clue)
        return listed([words[block] for block in value.items], self.language, str(join))

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


class _InkVoice(Voice):
    """Says what speaks of black by its message for several inks: ``then-inks`` for ``then``."""

    def text(self, language: Language, message: str, /, **facts: Fact) -> str:
        """The bare text of a message."""
        name, dot, part = message.partition(".")
        if f"{name}-inks" in self._messages(language):
            message = f"{name}-inks{dot}{part}"
        return super().text(language, message, **facts)


def _functions(language: Language) -> Functions:
    return PictureGrammar(language).functions()


VOICE = Voice(Path(__file__).parent, _functions)
say = VOICE.say
INK_VOICE = _InkVoice(Path(__file__).parent, _functions)


def voice_of(puzzle: Puzzle) -> Voice:
    """Who speaks of a puzzle: of black and white, or of several inks."""
    return INK_VOICE if puzzle.inks else VOICE


class LineReader:
    """A Step with the words for its parts at hand."""

    def __init__(self, step: Step, puzzle: Puzzle, language: Language) -> None:
        self.step = step
        self.puzzle = puzzle_in(puzzle, language)
        self.language = language
        self.clue = self.puzzle.clue(step.line)
        self.line_cells = puzzle.cells_of(step.line)

    def cells(self, cells: Iterable[int]) -> Cells:
        """These cells, lowest first."""
        return Cells(self.puzzle, tuple(sorted(set(cells))))

    def places(self, first: int, last: int) -> Cells:
        """The cells of the line from one place to another."""
        return Cells(self.puzzle, tuple(self.line_cells[first : last + 1]))

    def at(self, places: Iterable[int]) -> Cells:
        """The cells of the line at some places."""
        return self.cells(self.line_cells[place] for place in places)

    def place(self, cell: int) -> int:
        """Where a cell of the line stands in it, from 0."""
        return self.line_cells.index(cell)

    def with_role(self, *roles: Role) -> Cells:
        """The cells that play one of these parts."""
        return self.cells(self.step.cells(*roles))

    def line(self, line: Line | None = None) -> Lines:
        """A line; the step's if none is named."""
        return Lines((line or self.step.line,))

    def lines(self, lines: Iterable[Line]) -> Lines:
        """Several lines, in this order."""
        return Lines(tuple(lines))

    def blocks(self, blocks: Iterable[int]) -> Blocks:
        """These blocks of the line's clue."""
        return Blocks(self.clue, tuple(blocks))

    def reaches(self, spans: Iterable[Span]) -> Reaches:
        """These blocks with the stretches that they can lie in."""
        return Reaches(self.puzzle, self.step.line, tuple(spans))

    @property
    def open_cells(self) -> Cells:
        """The cells that the argument leaves open: all, or those of its part."""
        part = self.step.part
        if part is None:
            return Cells(self.puzzle, tuple(self.line_cells))
        return self.places(part.first, part.last)

    @property
    def open_blocks(self) -> range:
        """The blocks that the argument leaves open: all, or those of its part."""
        part = self.step.part
        return range(len(self.clue)) if part is None else range(part.block, part.after)

    then = "then"

    @property
    def title(self) -> Message:
        """What its rule is called."""
        return f"name-{self.step.technique}", {}

    def legend(self) -> tuple[LegendLine, ...]:
        """What the argument starts from, role by role."""
        return legend_of(self.step.marks, self.puzzle, self.language)

    def text(self, message: str, **facts: Fact) -> str:
        """The bare text of a message, to stand inside another."""
        return voice_of(self.puzzle).text(self.language, message, **facts)

    def common(self) -> Facts:
        """What every story may use."""
        step = self.step
        facts: Facts = {
            "line": self.line(),
            "clue": self.blocks(range(len(self.clue))),
            "total": sum(self.clue),
            "blocks": self.blocks(step.blocks),
            "stretch": self.open_cells,
            "open": self.blocks(self.open_blocks),
            "finished": "yes" if len(self.open_blocks) < len(self.clue) else "no",
            "runs": self.with_role("run"),
            "walls": self.with_role("wall"),
            "black": self.cells(step.black),
            "white": self.cells(step.white),
            "colours": colours(step.black, step.white),
        }
        if self.puzzle.inks:
            facts |= {"painted": self.painted(step.colours), "ink": self.ink()}
        return {**facts, "in-line": self.text("in-line", **facts)}

    def painted(self, colours: Mapping[int, int]) -> str:
        """``r1c1 to r1c3 are red (r), and r1c4 is white``."""
        told = [
            self.text("coloured-in", cells=self.cells(cells), ink=self._in(colour))
            for colour, cells in by_colour(colours, self.puzzle).items()
        ]
        return clauses(told, self.language)

    def _in(self, colour: int) -> str:
        return in_colour(colour, self.puzzle, self.language)

    def ink(self, block: int | None = None) -> str:
        """The colour of a block, as it is said of cells; without one, of the step's first."""
        if block is None and self.step.blocks:
            block = self.step.blocks[0]
        if block is None or not isinstance(self.clue, ColourClue):
            return ""
        return in_ink(self.clue.inks[block], self.language)

    def crossing(self, cells: Iterable[int], blocks: Iterable[int]) -> str:
        """``column 2 and column 4 have no red (r)``: which lines lack colours of some blocks."""
        assert isinstance(self.clue, ColourClue)
        places = [self.place(cell) for cell in cells]
        told = []
        for ink in sorted({self.clue.inks[block] for block in blocks}):
            without = self.puzzle.crossing(self.step.line)[ink.number - 1]
            lines = tuple(
                line
                for place in places
                if without >> place & 1
                for line in self.puzzle.lines_of(self.line_cells[place])
                if line != self.step.line
            )
            if lines:
                name = ink_name(ink, self.language)
                told.append(
                    self.text("without-ink", lines=Lines(lines), ink=f"{name} ({ink.letter})")
                )
        return clauses(told, self.language)


def legend_of(
    marks: tuple[Mark, ...], puzzle: Puzzle, language: Language
) -> tuple[LegendLine, ...]:
    """A line for each role of some marks, with its cells, in the order they come in."""
    return role_lines(marks, partial(Cells, puzzle), voice_of(puzzle), language)


def colours(black: tuple[int, ...], white: tuple[int, ...]) -> str:
    """Which colours are told: for choosing between sentences."""
    return "both" if black and white else "black" if black else "white"
