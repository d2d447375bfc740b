"""Lines to paragraphs and to those grids that have a syntax of their own.

Whole-line grids of the common sizes, HoDoKu library lines, ``r c`` and commas,
XML and ``[Puzzle]`` sections are recognised line by line and read at once, so
a file of a million lines needs no memory. Everything else is gathered into
paragraphs, which :mod:`tutor.sudoku.formats.block` can look at as a whole.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tutor.sudoku.formats import headed, hodoku, lists, opensudoku
from tutor.sudoku.formats.block import Result, read_block
from tutor.sudoku.formats.common import (
    LONGEST_LINE,
    LONGEST_TEXT,
    NO_VALUE,
    BadGrid,
    Line,
    Lines,
    attempt,
    beginning,
    is_prose,
    is_whole,
    size_of_line,
    size_of_sukaku,
    symbol_bytes,
    wrong_cell_count,
)
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry
from tutor.sudoku.grid import Grid

_LONGEST_PARAGRAPH = 25_200
"""Lines taken together, about at the most: then they are cut between two grids."""
_LARGE_PARAGRAPH = LONGEST_TEXT // 4
"""Characters taken together: as above."""
_SECTION = re.compile(r"\s*\[(\w+)\]\s*")
_LINKED = re.compile(r"/|^\s*['\"]?(?:N4I|SCv|S9B|fpuz|scl|ctc)")
"""What a line with a link has; few others do."""


@dataclass(frozen=True)
class Paragraph:
    """Lines that belong together and are still to be read."""

    lines: list[Line]


class Paragraphs:
    """Walks the lines once, from the first to the last."""

    def __init__(self, lines: Lines, box: Geometry | None) -> None:
        self._lines = lines
        self._box = box
        self.has_links = False
        """Whether there was a link: then words around it are no grids."""

    def __iter__(self) -> Iterator[Paragraph | Result]:
        lines: list[Line] = []
        size = 0
        """The characters of these lines."""
        neighbour = 0
        """The n of the whole-line grid just before: a line beside it is meant to be one too."""
        while (line := self._lines.next()) is not None:
            special: Iterator[Result] | None = None
            if not line.text.strip() and not self._is_empty_table_row(line, lines):
                if line.comment:
                    continue
                neighbour = 0
            elif is_whole(line):
                number, result = self._whole_line(line)
                neighbour = result.geometry.n if isinstance(result, Grid) else neighbour or 9
                for earlier in lines:
                    yield self._beside_whole_lines(earlier, neighbour)
                lines = []
                yield number, result
                continue
            elif (special := self._links(line)) is not None:
                lines = [earlier for earlier in lines if not is_prose(earlier.text)]
            elif (line.is_heading and not lists.begins(line)) or (
                self.has_links and is_prose(line.text)
            ):
                pass
            elif len(line.text) > LONGEST_LINE:
                found = beginning(line.text)
                special = iter([(line.number, BadGrid("not-a-grid", line.number, 1, found=found))])
            elif (special := self._special(line, begun=bool(lines))) is not None:
                pass
            elif neighbour and not line.is_rule:
                yield self._beside_whole_lines(line, neighbour)
                continue
            else:
                neighbour = 0
                if _ends_a_frame(lines, line):
                    yield Paragraph(lines)
                    lines = []
                size = size + len(line.text) if lines else len(line.text)
                lines.append(line)
                if not _is_long(lines, size):
                    continue
            if lines:
                yield Paragraph(lines)
                lines = []
            if special is not None:
                yield from special
        if lines:
            yield Paragraph(lines)

    def _beside_whole_lines(self, line: Line, n: int) -> Result:
        """A line among whole-line grids: one of another size, or a bad one."""
        result = next(read_block([line], self._box), None)
        count = len(line.signs)
        if result is None or (isinstance(result[1], Grid) and result[1].geometry.n < 4):
            return line.number, wrong_cell_count(count, n, line.number, 1)
        problem = result[1]
        if isinstance(problem, BadGrid) and problem.code == "wrong-cell-count":
            return line.number, wrong_cell_count(count, n, line.number, problem.column)
        return result

    def _is_empty_table_row(self, line: Line, lines: list[Line]) -> bool:
        """Whether only tabs stand on a line because a row of a table is empty."""
        beside = lines[-1] if lines else self._lines.peek()
        return line.text.count("\t") > 1 and beside is not None and "\t" in beside.text.strip()

    def _links(self, line: Line) -> Iterator[Result] | None:
        """The grids of the links on a line, if it has any."""
        if not _LINKED.search(line.raw[:LONGEST_LINE]) or line.text.startswith(("<?", "<open")):
            return None
        from tutor.sudoku.formats import links  # few inputs have any

        found = links.find(line, self._lines, self._box)
        self.has_links = self.has_links or found is not None
        return None if found is None else iter(found)

    def _special(self, line: Line, *, begun: bool) -> Iterator[Result] | None:
        """The grids that begin on a line with a syntax of its own."""
        if line.text.lstrip().startswith("<") and not begun:
            return self._xml(line)
        if hodoku.is_library_line(line.text):
            return iter([(line.number, attempt(hodoku.read, line.text, line.number, self._box))])
        if section := _SECTION.fullmatch(line.text):
            return self._sections(section[1])
        if not begun and lists.begins(line):
            found = lists.read(line, self._lines, self._box)
            if found is not None:
                return found
        if not begun and headed.begins(line, self._lines):
            return iter([(line.number, attempt(headed.read, line, self._lines, self._box))])
        return None

    def _whole_line(self, line: Line) -> Result:
        """A grid on one line, by the shortest way if nothing is wrong with it."""
        signs = line.text.strip()
        n = size_of_line(len(signs))
        if n is not None and not size_of_sukaku(len(signs)):
            geometry = self._box or line.shape(n) or Geometry.for_size(n)
            values = signs.encode("ascii").translate(symbol_bytes(n))
            if geometry is not None and geometry.n == n and NO_VALUE not in values:
                return line.number, Grid(geometry, values)
        return next(read_block([line], self._box))

    def _xml(self, first: Line) -> Iterator[Result]:
        """An XML document: it takes all the lines that are left."""
        raw = [first.raw]
        while (line := self._lines.next()) is not None:
            raw.append(line.raw)
        for number, game in opensudoku.games("\n".join(raw)):
            place = number + first.number - 1
            if isinstance(game, BadGrid):
                game.line = place
                yield place, game
            else:
                yield place, attempt(opensudoku.read, game, place, self._box)

    def _sections(self, name: str) -> Iterator[Result]:
        """``[Puzzle]`` and what follows it; ``[State]`` adds placed digits to it."""
        puzzle: Result | None = None
        section: str | None = name
        while section is not None:
            kind = section.lower()
            lines, section = self._section_lines(section)
            if kind not in ("puzzle", "state"):
                continue
            for result in read_block(lines, self._box):
                if kind == "state" and puzzle is not None:
                    yield puzzle[0], _with_state(puzzle[1], result)
                    puzzle = None
                else:
                    if puzzle is not None:
                        yield puzzle
                    puzzle = result
        if puzzle is not None:
            yield puzzle

    def _section_lines(self, name: str) -> tuple[list[Line], str | None]:
        """The lines of a section, and the name of the next one: its own if it is too long."""
        lines: list[Line] = []
        size = 0
        while (line := self._lines.next()) is not None:
            if header := _SECTION.fullmatch(line.text):
                return lines, header[1]
            if line.text.strip():
                lines.append(line)
                size += len(line.text)
                if _is_long(lines, size):
                    return lines, name
        return lines, None


def _ends_a_frame(lines: list[Line], line: Line) -> bool:
    """Whether a drawn grid ended on the last line and another begins on this one."""
    return len(lines) > 1 and lines[-1].is_rule and line.is_rule


def _is_long(lines: list[Line], size: int) -> bool:
    """Whether there are enough lines, and they can be cut here without cutting a grid.

    That can only be guessed; in the end they are cut anyway.
    """
    if len(lines) < _LONGEST_PARAGRAPH and size < _LARGE_PARAGRAPH:
        return False
    if len(lines) >= 4 * _LONGEST_PARAGRAPH or size > LONGEST_TEXT:
        return True
    last = lines[-1]
    widths = {len(last.signs), len(last.tokens), last.text.count(",") + 1}
    if min(len(last.signs), len(last.tokens)) > LARGEST_BOX_SIDE**2:
        return True  # no row is so wide: each of them is a grid by itself, or nothing
    return not last.is_rule and all(len(lines) % width == 0 for width in widths)


def _with_state(puzzle: Grid | BadGrid, result: Result) -> Grid | BadGrid:
    """The puzzle with the digits placed so far."""
    line, state = result
    if isinstance(puzzle, BadGrid):
        return puzzle
    if isinstance(state, BadGrid):
        return state
    n = puzzle.geometry.n
    if state.geometry.n != n:
        return BadGrid("wrong-state", line, found=state.geometry.n, expected=n)
    for cell, value in enumerate(state.values):
        if value and not puzzle.values[cell]:
            puzzle.place(cell, value)
    return puzzle
