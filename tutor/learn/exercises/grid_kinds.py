"""Exercises and trials of a lesson on Sudoku, each on a board that the dice choose and shuffle."""

from collections.abc import Sequence

from tutor.base.dice import Dice
from tutor.explain.lookalike import faults
from tutor.learn.course import INTRODUCTIONS, Kind, is_supposition
from tutor.learn.exercises.exercise import VERDICTS, Trial
from tutor.learn.exercises.first_steps import FindClash, FindPlace
from tutor.learn.exercises.grid import GridExercise, GridSpot
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.exercises.judge import GridJudge, JudgeSupposition
from tutor.learn.grid_lessons import lesson
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import shuffled_board
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step


def grid_exercise(lesson_id: str, kind: Kind, dice: Dice) -> GridExercise:
    """The exercise of a lesson and a kind that the dice give."""
    if lesson_id in INTRODUCTIONS:
        return _introductory(lesson_id, kind, dice)
    data = lesson(lesson_id).exercises
    if kind == "judge" and data.near_misses and dice.below(2):
        miss = data.near_misses[dice.below(len(data.near_misses))]
        board, cells = shuffled_board(miss.grid, dice, miss.cells)
        return _judge(lesson_id)(lesson_id, board, None, frozenset(cells))
    grid = data.instances[dice.below(len(data.instances))]
    board, _ = shuffled_board(grid, dice)
    step = clearest(lesson_id, board)
    if kind == "spot":
        return GridSpot(lesson_id, board, step)
    if kind == "conclude":
        return GridConclude(lesson_id, board, step)
    return _judge(lesson_id).real(lesson_id, board, step)


def _judge(technique: str) -> type[GridJudge]:
    return JudgeSupposition if is_supposition(technique) else GridJudge


def clearest(technique: str, grid: Grid) -> Step:
    """The step of a technique on a board that is told most easily."""
    position = Position(grid)
    return TECHNIQUES[technique].first(position) or next(TECHNIQUES[technique].find(position))


def _introductory(lesson_id: str, kind: Kind, dice: Dice) -> GridExercise:
    boards = [scene.grid for scene in lesson(lesson_id).data.scenes if not scene.grid.is_full]
    grid, _ = shuffled_board(boards[dice.below(len(boards))], dice)
    if kind == "cell":
        cell = dice.below(grid.geometry.cell_count)
        house = grid.geometry.houses_of(cell)[dice.below(3)] if dice.below(2) else None
        return FindPlace(lesson_id, grid, cell, house)
    return FindClash(lesson_id, _with_clash(grid, dice))


def _with_clash(grid: Grid, dice: Dice) -> Grid:
    """The board with one digit that breaks the rules with exactly one other."""
    empty = list(grid.empty_cells())
    dice.shuffle(empty)
    for cell in empty:
        for digit in dice.permutation(grid.geometry.n):
            wrong = grid.copy()
            wrong.place(cell, digit + 1)
            clashes = list(wrong.duplicates())
            if len(clashes) == 1 and len(clashes[0].cells) == 2:
                return wrong
    raise AssertionError("on every board some digit clashes with just one other")


def grid_trial(technique: str, others: Sequence[str], dice: Dice) -> Trial:
    """A pattern to tell from those of other techniques; without others, from a look-alike.

    No other technique is offered whose pattern the lit cells are too.
    """
    instances = lesson(technique).exercises.instances
    if others and instances:
        board, _ = shuffled_board(instances[dice.below(len(instances))], dice)
        exercise = GridJudge.real(technique, board, clearest(technique, board))
        position = Position(board)
        wrong = [one for one in others if faults(position, one, exercise.pointed)]
        if wrong:
            options = tuple(one for one in (*others, technique) if one in (*wrong, technique))
            return Trial(technique, exercise, options, technique)
    judged = grid_exercise(technique, "judge", dice)
    assert isinstance(judged, GridJudge)
    return Trial(technique, judged, VERDICTS, VERDICTS[not judged.is_one])
