"""Which colours of cells fail by themselves, remembered from board to board.

What a colour leads to depends only on the lines that it comes to. While these are as they
were, it is not tried again, on whatever board.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain

from tutor.nonogram.board import Board, State
from tutor.nonogram.position import UNKNOWN, Position, bits
from tutor.nonogram.puzzle import Clue, Puzzle

_Lines = int
"""A set of lines, a byte for each."""


class Probes:
    """What is known of the colours of each cell, as the lines that each has come to."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._sound = {colour: [0] * puzzle.cell_count for colour in puzzle.colours}
        """For each cell, the lines that a colour came to without harm; 0 if that is not known."""
        self._wrong = {colour: [0] * puzzle.cell_count for colour in puzzle.colours}
        """The same where nothing fitted one of them."""
        self._standing = {colour: [0] * puzzle.cell_count for colour in puzzle.colours}
        """The lines that a colour has come to when it stood for some waves."""
        self._waves = {colour: [0] * puzzle.cell_count for colour in puzzle.colours}
        """For how many."""
        self._apart = [0] * puzzle.cell_count
        """For each cell, the lines that both its colours came to, leading to nothing in common."""
        self._lines: list[tuple[int, ...]] = []
        """The board on which this is so."""
        self._open: list[int] = []
        """The open cells of its rows."""

    def copy(self) -> "Probes":
        """The same once more, for another board."""
        new = Probes.__new__(Probes)
        new._sound = {colour: lines[:] for colour, lines in self._sound.items()}
        new._wrong = {colour: lines[:] for colour, lines in self._wrong.items()}
        new._standing = {colour: lines[:] for colour, lines in self._standing.items()}
        new._waves = {colour: waves[:] for colour, waves in self._waves.items()}
        new._apart = self._apart[:]
        new._lines, new._open = self._lines, self._open
        return new

    def failing(self, position: Position) -> tuple[dict[int, int], dict[int, int]]:
        """Cells of which all colours but one fail, with that one; those of which all do."""
        board, puzzle = Board.of(position), position.puzzle
        self._forget_what_changed(board)
        settled, ending = dict[int, int](), dict[int, int]()
        before = board.state()
        self._open = [board.open_in(row) for row in range(board.height)]
        for cell in open_cells(position):
            position.pulse()
            colours = puzzle.colours_of(cell)
            left = []
            for colour in reversed(colours):
                if self._is_sound(board, before, cell, colour):
                    left.append(colour)
                    if len(left) > 1:
                        break
            if not left:
                ending[cell] = colours[-1]
            elif len(left) == 1 and len(colours) > 1:
                settled[cell] = left[0]
        return settled, ending

    def agreeing(self, position: Position) -> list[int]:
        """Cells of which two colours lead to the same somewhere, or one fails."""
        board, puzzle = Board.of(position), position.puzzle
        self._forget_what_changed(board)
        before, found = board.state(), list[int]()
        for cell in open_cells(position):
            if self._apart[cell]:
                continue
            position.pulse()
            ends, lines = [], 0
            for colour in puzzle.colours_of(cell):
                if board.suppose(*divmod(cell, puzzle.width), colour):
                    ends.append(board.state())
                lines |= int.from_bytes(board.seen)
                board.restore(before)
            if len(ends) == 2 and all(
                not now & also & ~then
                for one, other, old in zip(*ends, before, strict=True)
                for now, also, then in zip(one, other, old, strict=True)
            ):
                self._apart[cell] = lines
            else:
                found.append(cell)
        return found

    def stands(self, cell: int, colour: int, waves: int) -> bool:
        """Whether a colour is known not to fail in so many waves."""
        return bool(self._standing[colour][cell]) and self._waves[colour][cell] >= waves

    def note_standing(self, cell: int, colour: int, waves: int, seen: bytearray) -> None:
        """Remember that a colour did not fail in so many waves, and the lines that were solved."""
        self._waves[colour][cell] = waves
        self._standing[colour][cell] = int.from_bytes(seen)

    def _forget_what_changed(self, board: Board) -> None:
        lines = list(zip(*board.barred, strict=True))
        if not self._lines:
            self._lines = lines
        pairs = zip(lines, self._lines, strict=True)
        changed = int.from_bytes(bytes(255 if now != then else 0 for now, then in pairs))
        if changed:
            kinds = (self._sound, self._wrong, self._standing)
            for known in chain.from_iterable(kind.values() for kind in kinds):
                known[:] = [0 if one & changed else one for one in known]
            self._apart = [0 if one & changed else one for one in self._apart]
            self._lines = lines

    def _is_sound(self, board: Board, before: State, cell: int, colour: int) -> bool:
        """Try a colour, if it is not known where it leads.

        What follows from one that is sound need not be tried: it leads no further.
        """
        if self._sound[colour][cell]:
            return True
        if self._wrong[colour][cell]:
            return False
        is_sound = board.suppose(*divmod(cell, board.width), colour)
        lines: _Lines = int.from_bytes(board.seen)
        if is_sound:
            self._note_sound(board, lines)
        else:
            self._wrong[colour][cell] = lines
        board.restore(before)
        return is_sound

    def _note_sound(self, board: Board, lines: _Lines) -> None:
        for colour, known in self._sound.items():
            told = board.told(colour)
            for row, is_open in enumerate(self._open):
                if board.seen[row]:
                    for column in bits(told[row] & is_open):
                        place = row * board.width + column
                        known[place] = known[place] or lines


_MOST_PUZZLES = 8
_remembered: dict[tuple[tuple[Clue, ...], tuple[Clue, ...], tuple[int, ...]], Probes] = {}


@contextmanager
def remembered(position: Position) -> Iterator[Probes]:
    """What is known from other boards of the same puzzle, for one user at a time."""
    puzzle = position.puzzle
    key = (puzzle.rows, puzzle.columns, puzzle.colours)
    # Another thread may do the same at any moment: what is taken is its taker's alone.
    probes = _remembered.pop(key, None) or Probes(puzzle)
    yield probes
    if len(_remembered) >= _MOST_PUZZLES:
        _remembered.clear()
    _remembered[key] = probes


def open_cells(position: Position) -> list[int]:
    """The open cells, those in lines with the fewest others first."""
    puzzle = position.puzzle
    left = [position.view(line).unknown.bit_count() for line in puzzle.lines]
    in_rows, in_columns, width = left[: puzzle.height], left[puzzle.height :], puzzle.width
    cells = [cell for cell, colour in enumerate(position.cells) if colour == UNKNOWN]
    return sorted(cells, key=lambda cell: in_rows[cell // width] + in_columns[cell % width])
