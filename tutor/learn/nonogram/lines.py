"""Lines of a nonogram by themselves: what a rule says about one, and lines that suit a rule."""

from tutor.base.dice import Dice
from tutor.nonogram.position import SIGNS, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle, clue_of
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step

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
