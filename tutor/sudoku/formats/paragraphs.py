"""Lines to paragraphs and to those grids that have a syntax of their own.

Whole-line grids of the common sizes, HoDoKu library lines, ``r c`` and commas,
XML and ``[Puzzle]`` sections are recognised line by line and read at once, so
a file of a million lines needs no memory. Everything else is gathered into
paragraphs, which :mod:`tutor.sudoku.formats.block` can look at as a whole.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tutor.sudoku.formats import hodoku, opensudoku
from tutor.sudoku.formats.block import Result, read_block
from tutor.sudoku.formats.cells import (
    size_of_line,
    size_of_sukaku,
    symbol_values,
    value_of_number,
    value_of_symbol,
)
from tutor.sudoku.formats.errors import BadGrid
from tutor.sudoku.formats.layout import Line
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, SYMBOLS, Geometry
from tutor.sudoku.grid import Grid

_WHOLE_LINE = re.compile(r"[0-9A-Za-z.*_?-]{49,}")
"""Longer than any row written with one sign per cell."""
_LONGEST_LINE = 200_000
"""More characters than any row or whole-line grid can have."""
_LONGEST_PARAGRAPH = 25_200
"""Lines taken together at the most; a multiple of n for every common size."""
_HEADER = re.compile(r"\s*(\d{1,3})(?:\s+|\s*[x×]\s*)(\d{1,3})\s*")
_SECTION = re.compile(r"\s*\[(\w+)\]\s*")


@dataclass(frozen=True)
class Paragraph:
    """Lines that belong together and are still to be read."""

    lines: list[Line]


class Paragraphs:
    """Walks the lines once, looking one line ahead."""

    def __init__(self, lines: Iterator[str], box: Geometry | None) -> None:
        self._lines = (Line(number, text) for number, text in enumerate(lines, start=1))
        self._box = box
        self._ahead: Line | None = None

    def _next(self) -> Line | None:
        line, self._ahead = self._ahead, None
        return line or next(self._lines, None)

    def _peek(self) -> Line | None:
        if self._ahead is None:
            self._ahead = next(self._lines, None)
        return self._ahead

    def __iter__(self) -> Iterator[Paragraph | Result]:
        lines: list[Line] = []
        among_whole_lines = False
        """Beside whole-line grids every line is meant to be one, even a bad one."""
        while (raw := self._next()) is not None:
            text = raw.text.partition("#")[0].rstrip(" ")
            line = Line(raw.number, text)
            bare = text.strip()
            if not bare:
                if not raw.text.strip():
                    among_whole_lines = False
                    if lines:
                        yield Paragraph(lines)
                        lines = []
                continue
            if len(text) > _LONGEST_LINE:
                yield line.number, BadGrid("not-a-grid", line.number, 1, found=bare[:40])
            elif _is_whole(line, bare):
                yield from (Paragraph([earlier]) for earlier in lines)
                lines = []
                yield self._whole_line(line, bare)
                among_whole_lines = True
            elif special := self._special(line, raw, begun=bool(lines)):
                if lines:
                    yield Paragraph(lines)
                    lines = []
                yield from special
            elif among_whole_lines and not line.is_rule:
                yield Paragraph([line])
            else:
                among_whole_lines = False
                lines.append(line)
                if len(lines) == _LONGEST_PARAGRAPH:
                    yield Paragraph(lines)
                    lines = []
        if lines:
            yield Paragraph(lines)

    def _special(self, line: Line, raw: Line, *, begun: bool) -> Iterator[Result] | None:
        """The grids that begin on a line with a syntax of its own."""
        if line.text.lstrip()[0] == "<" and not begun:
            return self._xml(raw)
        if hodoku.is_library_line(line.text):
            return iter([(line.number, self._library_line(line))])
        if section := _SECTION.fullmatch(line.text):
            return self._sections(section[1])
        if not begun and (header := _HEADER.fullmatch(line.text)) and self._announces(header):
            return iter([(line.number, self._numbers(header, line.number))])
        return None

    def _whole_line(self, line: Line, bare: str) -> Result:
        """A grid on one line, by the shortest way."""
        n = size_of_line(len(bare))
        if n is None or size_of_sukaku(len(bare)) or (self._box and self._box.n != n):
            return next(read_block([line], self._box))
        geometry = self._box or Geometry.for_size(n)
        assert geometry is not None
        table = symbol_values(n)
        try:
            return line.number, Grid(geometry, [table[sign] for sign in bare])
        except KeyError:
            indent = len(line.text) - len(line.text.lstrip())
            for column, sign in enumerate(bare, start=1 + indent):
                try:
                    value_of_symbol(sign, n, line.number, column)
                except BadGrid as problem:
                    return line.number, problem
            raise AssertionError("a sign is unknown") from None

    def _library_line(self, line: Line) -> Grid | BadGrid:
        try:
            return hodoku.read(line.text, line.number, self._box)
        except BadGrid as problem:
            return problem

    def _xml(self, first: Line) -> Iterator[Result]:
        """An XML document: it takes all the lines that are left."""
        texts = [first.text]
        while (line := self._next()) is not None:
            texts.append(line.text)
        for game in opensudoku.games("\n".join(texts)):
            if isinstance(game, BadGrid):
                number = game.line = (game.line or 1) + first.number - 1
                yield number, game
                continue
            number = game[0] + first.number - 1
            try:
                yield number, opensudoku.read(game[1], number, self._box)
            except BadGrid as problem:
                yield number, problem

    def _sections(self, name: str) -> Iterator[Result]:
        """``[Puzzle]`` and what follows it; ``[State]`` adds placed digits to it."""
        puzzle: Result | None = None
        section: str | None = name
        while section is not None:
            lines, following = self._section_lines()
            kind = section.lower()
            section = following
            if kind not in ("puzzle", "state"):
                continue
            for result in read_block(lines, self._box):
                if kind == "state" and puzzle is not None:
                    yield puzzle[0], _with_state(puzzle[1], result[1])
                    puzzle = None
                else:
                    if puzzle is not None:
                        yield puzzle
                    puzzle = result
        if puzzle is not None:
            yield puzzle

    def _section_lines(self) -> tuple[list[Line], str | None]:
        """The lines of a section, and the name of the next one."""
        lines: list[Line] = []
        while (line := self._next()) is not None:
            text = line.text.partition("#")[0].rstrip(" ")
            if header := _SECTION.fullmatch(text):
                return lines, header[1]
            if text.strip():
                lines.append(Line(line.number, text))
        return lines, None

    def _announces(self, header: re.Match[str]) -> bool:
        """Whether two numbers alone on a line are the box shape of what follows."""
        following = self._peek()
        if following is None:
            return False
        if "," in following.text:
            return True
        n = int(header[1]) * int(header[2])
        return n != 2 and len(following.tokens) in (n, n * n)

    def _skip_numbers(self) -> None:
        """Pass over the numbers of a grid whose shape makes no sense."""
        while (ahead := self._peek()) is not None and "," in ahead.text:
            self._next()

    def _numbers(self, header: re.Match[str], line_number: int) -> Grid | BadGrid:
        """``r c``, then n x n numbers with commas or spaces, lines broken anywhere."""
        rows, columns = int(header[1]), int(header[2])
        if not (1 <= rows <= LARGEST_BOX_SIDE and 1 <= columns <= LARGEST_BOX_SIDE):
            self._skip_numbers()
            return BadGrid("bad-box", line_number, found=f"{rows} {columns}")
        geometry = Geometry.of(rows, columns)
        if self._box is not None:
            if self._box.n != geometry.n:
                self._skip_numbers()
                return BadGrid("wrong-size", line_number, found=geometry.n, expected=self._box.n)
            geometry = self._box
        values: list[int] = []
        problem: BadGrid | None = None
        last = line_number
        while len(values) < geometry.cell_count and (ahead := self._peek()) is not None:
            if _HEADER.fullmatch(ahead.text) and values and geometry.n > 2:
                break
            if problem is not None and not ahead.text.strip():
                break
            self._next()
            text = ahead.text.partition("#")[0].rstrip().removesuffix(",")
            if not text.strip():
                continue
            last = ahead.number
            separator = "," if "," in text else None
            for token in Line(ahead.number, text, separator).tokens:
                try:
                    values.append(
                        value_of_number(token.text, geometry.n, ahead.number, token.column)
                    )
                except BadGrid as found:
                    problem = problem or found
                    values.append(0)
        if problem is not None:
            return problem
        if len(values) != geometry.cell_count:
            return BadGrid(
                "wrong-cell-count",
                last,
                found=len(values),
                expected=geometry.cell_count,
                size=geometry.n,
            )
        return Grid(geometry, values)


def _is_whole(line: Line, bare: str) -> bool:
    """Whether a line is a grid by itself, whatever stands around it."""
    if not _WHOLE_LINE.fullmatch(bare) or line.is_rule:
        return False
    n = size_of_line(len(bare))
    return (n is not None and n <= len(SYMBOLS)) or size_of_sukaku(len(bare)) is not None


def _with_state(puzzle: Grid | BadGrid, state: Grid | BadGrid) -> Grid | BadGrid:
    """The puzzle with the digits placed so far."""
    if isinstance(puzzle, BadGrid):
        return puzzle
    if isinstance(state, BadGrid):
        return state
    if state.geometry.n == puzzle.geometry.n:
        for cell, value in enumerate(state.values):
            if value and not puzzle.values[cell]:
                puzzle.place(cell, value)
    return puzzle
