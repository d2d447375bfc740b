"""A single line as a board of its own: one row with its clue, and nothing known of its columns."""

from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.ladder import Rule
from tutor.nonogram.rules.step import Step

ROW = Line("row", 0)
"""The one line of such a board."""


def line_board(clue: Clue, cells: str) -> Position:
    """The board of a line, its cells written in signs."""
    puzzle = Puzzle((clue,), ((),) * len(cells))
    return Position.of(puzzle, [cells])


def steps_in(rule: Rule, position: Position, line: Line = ROW) -> list[Step]:
    """What a rule says about one line of a board, the clearest first."""
    return [step for step in rule.find(position) if step.line == line]
