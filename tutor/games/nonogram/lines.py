"""What a board says about one line at a glance: which blocks are done, how long runs are."""

from typing import NamedTuple

from tutor.nonogram.line import solve_line
from tutor.nonogram.position import LineView, Position, mirrored
from tutor.nonogram.puzzle import Clue


class LineState(NamedTuple):
    """What can be said of a line without thinking."""

    blocks: tuple[bool, ...]
    """Per block of the clue, whether it is finished."""
    is_finished: bool
    """Whether the black cells are what the clue says; crosses may still be missing."""
    is_broken: bool
    """Whether nothing fits the line any more."""


def state_of(view: LineView) -> LineState:
    """Which blocks of a line are finished, for whoever greys out their numbers.

    A block is finished when that is certain from an end of the line: a closed run of its
    length, with every cell known from there on; or when the whole line has its clue.
    """
    clue = view.clue
    if is_finished(view):
        return LineState((True,) * len(clue), True, False)
    if solve_line(clue, view.length, view.black, view.white) is None:
        return LineState((False,) * len(clue), False, True)
    first = _closed(clue, view.length, view.black, view.white)
    black, white = mirrored(view.black, view.length), mirrored(view.white, view.length)
    last = len(clue) - _closed(clue[::-1], view.length, black, white)
    blocks = tuple(block < first or block >= last for block in range(len(clue)))
    return LineState(blocks, False, False)


def is_finished(view: LineView) -> bool:
    """Whether the black cells of a line are what its clue says."""
    return tuple(last - first + 1 for first, last in view.runs) == view.clue


def _closed(clue: Clue, length: int, black: int, white: int) -> int:
    """How many blocks from the beginning on are closed runs, every cell before them known."""
    place = 0
    for count, block in enumerate(clue):
        while white >> place & 1:
            place += 1
        run = ((1 << block) - 1) << place
        if black & run != run:
            return count
        place += block
        if place < length and not white >> place & 1:
            return count
    return len(clue)


def is_solved(position: Position) -> bool:
    """Whether every line has its clue; a cell that is not known counts as white."""
    return all(is_finished(position.view(line)) for line in position.puzzle.lines)


def run_at(position: Position, cell: int) -> tuple[int, int]:
    """How long the runs of black cells through a cell are, in its row and in its column."""
    row, column = position.puzzle.lines_of(cell)
    across, down = position.view(row), position.view(column)
    return _run(across, column.index), _run(down, row.index)


def _run(view: LineView, place: int) -> int:
    """How long the run of black cells is that a cell lies in; 0 if it lies in none."""
    return next((last - first + 1 for first, last in view.runs if first <= place <= last), 0)
