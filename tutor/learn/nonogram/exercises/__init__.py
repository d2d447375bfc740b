"""Exercises on nonograms: made fresh from a seed, on another line or board each time."""

from tutor.base.dice import Dice
from tutor.learn.kinds import TRIALS, Kind
from tutor.learn.nonogram.boards import board_with, line_with, open_truth
from tutor.learn.nonogram.exercises.base import NonogramExercise
from tutor.learn.nonogram.exercises.following import Conclude, OnLine, Spot, SpotTrial
from tutor.learn.nonogram.exercises.judging import Judge
from tutor.learn.nonogram.line_board import steps_in
from tutor.learn.nonogram.path import INTRODUCTION
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import BLACK, WHITE
from tutor.nonogram.techniques import rule_of

__all__ = ["NonogramExercise", "nonogram_exercise"]

_FIRST = technique_of("full-line")
"""The rule that somebody who has only read the rules of the game can use."""


def nonogram_exercise(lesson_id: str, kind: Kind, dice: Dice) -> NonogramExercise:
    """The exercise of a lesson and a kind that the dice give."""
    technique = _FIRST if lesson_id == INTRODUCTION else lesson_id
    rule = rule_of(technique)
    if kind == "line":
        position = line_with(rule, dice)
        return OnLine(technique, position, steps_in(rule, position)[0])
    if kind == "judge":
        position, step = board_with(rule, dice)
        if dice.below(2):
            return Judge(technique, position, step, open_truth(position, dice), is_true=True)
        cell, colour = (step.black[0], WHITE) if step.black else (step.white[0], BLACK)
        return Judge(technique, position, step, (cell, colour), is_true=False)
    position, step = board_with(rule, dice)
    if kind == "conclude":
        return Conclude(technique, position, step)
    return (SpotTrial if technique in TRIALS else Spot)(technique, position, step)
