"""Trials on grids: a pattern is lit, or what looks like one."""

from collections.abc import Sequence

from tutor.base.dice import Dice
from tutor.explain.lookalike import faults
from tutor.learn.exercises.grid_kinds import clearest, grid_exercise
from tutor.learn.exercises.judge import GridJudge
from tutor.learn.exercises.trial import VERDICTS, Trial
from tutor.learn.grid_lessons import lesson
from tutor.sudoku.symmetry import shuffled_board
from tutor.techniques.position import Position


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
