"""Fresh boards for exercises: a rule applies, and says something that no simpler one does.

Everything follows from the dice, so that a seed gives the same board anywhere.
"""

from collections.abc import Iterator

from tutor.base.dice import Dice
from tutor.learn.nonogram.line_board import ROW, line_board, steps_in
from tutor.learn.picture_lessons import lesson
from tutor.nonogram.explain import only_solution, walk
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import SIGNS, UNKNOWN, Position
from tutor.nonogram.puzzle import Line, Puzzle, clue_of, puzzle_of
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step
from tutor.nonogram.symmetry import WAYS, turned

_LINES = 4000
"""How many lines are tried."""
_PUZZLES = 400
"""How many puzzles are looked through."""
_LENGTHS = range(8, 16)
_SIDES = range(7, 11)
_MOST_KNOWN = 7
"""Of ten cells of a line, so many are known at most."""


def line_with(rule: Rule, dice: Dice) -> Position:
    """A line on which a rule applies, and tells more than the simpler ones."""
    for _ in range(_LINES):
        position = _random_line(dice)
        if _tells_more(rule, position, ROW):
            return position
    raise AssertionError(f"there is no line for {rule.id}")


def _random_line(dice: Dice) -> Position:
    """Some cells of a line, known to whoever has solved a part of its board."""
    length = _LENGTHS[dice.below(len(_LENGTHS))]
    black, known = 30 + dice.below(50), dice.below(10 * _MOST_KNOWN)
    cells = [dice.below(100) < black for _ in range(length)]
    shown = [SIGNS[2 - cell] if dice.below(100) < known else SIGNS[0] for cell in cells]
    return line_board(clue_of(cells), "".join(shown))


def _tells_more(rule: Rule, position: Position, line: Line) -> bool:
    """Whether a rule says something about a line that no simpler rule says."""
    said = {cell for step in steps_in(rule, position, line) for cell in step.concluded}
    for simpler in LADDER[: LADDER.index(rule)]:
        if not said:
            break
        for step in steps_in(simpler, position, line):
            said -= set(step.concluded)
    return bool(said)


def board_with(rule: Rule, dice: Dice) -> tuple[Position, Step]:
    """A board in progress on which a rule applies, with its clearest step that tells more."""
    if instances := lesson(technique_of(rule.id)).instances:
        board = turned(instances[dice.below(len(instances))], dice.below(WAYS))
        return board, next(rule.find(board))
    for puzzle in _random_puzzles(dice, has_gap=rule.id == "empty-line"):
        if (found := _met(rule, puzzle, dice)) is not None:
            return found
    raise AssertionError(f"there is no board for {rule.id}")


def open_truth(position: Position, dice: Dice) -> tuple[int, int]:
    """An open cell of a board with one solution, and the colour it has there."""
    solution = only_solution(position.puzzle)
    assert solution is not None
    cells = [cell for cell, colour in enumerate(position.cells) if colour == UNKNOWN]
    cell = cells[dice.below(len(cells))]
    return cell, solution.colour(cell)


def _random_puzzles(dice: Dice, *, has_gap: bool = False) -> Iterator[Puzzle]:
    """Small puzzles; with a gap, one row is empty."""
    for _ in range(_PUZZLES):
        width, height = (_SIDES[dice.below(len(_SIDES))] for _ in range(2))
        black = 45 + dice.below(20)
        picture = [
            "".join("#" if dice.below(100) < black else "." for _ in range(width))
            for _ in range(height)
        ]
        if has_gap:
            picture[dice.below(height)] = "." * width
        yield puzzle_of(picture)


def _met(rule: Rule, puzzle: Puzzle, dice: Dice) -> tuple[Position, Step] | None:
    """One of the boards on the walk of a puzzle on which a rule tells more; None if none is."""
    position, met = Position(puzzle), []
    for _ in walk(position):
        if (step := _telling(rule, position)) is not None:
            met.append((position.copy(), step))
    return met[dice.below(len(met))] if met else None


def _telling(rule: Rule, position: Position) -> Step | None:
    """The clearest step of a rule that says something no simpler one says."""
    for step in rule.find(position):
        if _tells_more(rule, position, step.line):
            return step
    return None
