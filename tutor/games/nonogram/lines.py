"""Lines of a nonogram: what is seen at a glance, what a rule says, and lines that suit a rule."""

from typing import NamedTuple

from tutor.base.dice import Dice
from tutor.nonogram.line import told_by
from tutor.nonogram.position import SIGNS, LineView, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle, clue_of
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step


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
    if told_by(view) is None:
        return LineState((False,) * len(clue), False, True)
    first, last = _closed(view), len(clue) - _closed(view.mirrored())
    blocks = tuple(block < first or block >= last for block in range(len(clue)))
    return LineState(blocks, False, False)


def is_finished(view: LineView) -> bool:
    """Whether the black cells of a line are what its clue says."""
    lengths = tuple(last - first + 1 for first, last in view.runs)
    return lengths == tuple(view.clue) and all(
        view.is_run_of(block, first) for block, (first, _) in enumerate(view.runs)
    )


def _closed(view: LineView) -> int:
    """How many blocks from the beginning on are closed runs, every cell before them known."""
    place = 0
    for count, block in enumerate(view.clue):
        while view.white >> place & 1:
            place += 1
        run, own = ((1 << block) - 1) << place, view.own(count)
        if own & run != run:
            return count
        place += block
        closed = view.white | view.black & ~own
        if place < view.length and not closed >> place & 1:
            return count
    return len(view.clue)


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


ROW = Line("row", 0)
"""The one line of a line alone: a board of one row, with nothing known of its columns."""
_LINES = 4000
"""How many lines are tried."""
_LENGTHS = range(8, 16)
_MOST_KNOWN = 7
"""Of ten cells of a line, so many are known at most."""


def line_board(clue: Clue, cells: str) -> Position:
    """The board of a line, its cells written in signs."""
    puzzle = Puzzle((clue,), ((),) * len(cells))
    return Position.of(puzzle, [cells])


def steps_in(rule: Rule, position: Position, line: Line = ROW) -> list[Step]:
    """What a rule says about one line of a board, the clearest first."""
    return [step for step in rule.find(position) if step.line == line]


def tells_more(rule: Rule, position: Position, line: Line) -> bool:
    """Whether a rule says something about a line that no simpler rule says."""
    said = {cell for step in steps_in(rule, position, line) for cell in step.concluded}
    for simpler in LADDER[: LADDER.index(rule)]:
        if not said:
            break
        for step in steps_in(simpler, position, line):
            said -= set(step.concluded)
    return bool(said)


def line_with(rule: Rule, dice: Dice) -> Position:
    """A line on which a rule applies, and tells more than the simpler ones."""
    for _ in range(_LINES):
        position = random_line(dice)
        if tells_more(rule, position, ROW):
            return position
    raise AssertionError(f"there is no line for {rule.id}")


def random_line(dice: Dice) -> Position:
    """Some cells of a line, known to whoever has solved a part of its board."""
    length = _LENGTHS[dice.below(len(_LENGTHS))]
    black, known = 30 + dice.below(50), dice.below(10 * _MOST_KNOWN)
    cells = [dice.below(100) < black for _ in range(length)]
    shown = [SIGNS[2 - cell] if dice.below(100) < known else SIGNS[0] for cell in cells]
    return line_board(clue_of(cells), "".join(shown))
