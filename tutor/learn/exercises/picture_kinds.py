"""The exercises of a lesson on nonograms; of trials, whether a colour can be."""

from tutor.base.dice import Dice
from tutor.base.language import Language
from tutor.games.nonogram.coach import Light, Told, tell_step
from tutor.learn.course import INTRODUCTIONS, TRIALS, Kind
from tutor.learn.exercises.exercise import Answer, Outcome
from tutor.learn.exercises.picture import (
    OnLine,
    PictureConclude,
    PictureExercise,
    PictureSpot,
    PictureSpotTrial,
)
from tutor.learn.nonogram.boards import board_with, line_with, open_truth
from tutor.learn.nonogram.line_board import steps_in
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import say
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.rules.step import Mark, Step
from tutor.nonogram.techniques import rule_of

_FIRST = technique_of("full-line")
"""The rule that somebody who has only read the rules of the game can use."""


class PictureJudge(PictureExercise):
    """A cell that is supposed to be black or white."""

    kind = "judge"
    answers_with = "verdict"
    last_rung = narrate.PATTERN
    answer_rung = narrate.PATTERN

    def __init__(
        self,
        technique: str,
        position: Position,
        step: Step,
        supposed: tuple[int, int],
        is_true: bool,
    ) -> None:
        """A supposition.

        Args:
            technique: the rule.
            position: the board.
            step: the step that refutes it, if anything does.
            supposed: the cell and its colour.
            is_true: whether it has that colour indeed.
        """
        super().__init__(technique, position, step)
        self.cell, self.colour = supposed
        self.is_one = not is_true
        """Whether it leads to a contradiction."""

    def lit(self, language: Language) -> Told:
        """The cell."""
        marks = (Mark(self.cell, "assumed"),)
        legend = narrate.legend_of(marks, self.puzzle, language)
        return Told((), Light(marks), legend)

    def _sentence(self, message: str, language: Language) -> str:
        colour = "black" if self.colour == BLACK else "white"
        return say(language, message, cell=self.named([self.cell]), colour=colour)

    def question(self, language: Language) -> tuple[str, ...]:
        """What is supposed."""
        return (self._sentence("task-judge", language),)

    def hint(self, rung: int, language: Language) -> Told:
        """How to find out, and then the answer."""
        if rung >= self.last_rung:
            return self.solution(language)
        cell = self.named([self.cell])
        return Told((say(language, f"task-judge-hint-{rung}", cell=cell),), rung=rung)

    def check(self, answer: Answer, language: Language) -> Outcome:
        """Yes or no."""
        if answer.is_one is None:
            return Outcome(0.0, (say(language, "task-no-verdict"),))
        told = self.solution(language)
        if answer.is_one != self.is_one:
            return Outcome.about(0.0, told)
        return Outcome.about(1.0, told, say(language, "task-right"))

    def solution(self, language: Language) -> Told:
        """Where it leads, or that it is so."""
        if not self.is_one:
            light = Light((Mark(self.cell, "assumed"),))
            return Told((self._sentence("task-judge-stands", language),), light)
        told = tell_step(self.step, narrate.REASON, self.puzzle, language)
        refuted = say(language, "task-judge-refuted")
        return Told((refuted, *told.sentences[1:]), told.light, told.legend, told.rung)


def picture_exercise(lesson_id: str, kind: Kind, dice: Dice) -> PictureExercise:
    """The exercise of a lesson and a kind that the dice give."""
    technique = _FIRST if lesson_id in INTRODUCTIONS else lesson_id
    rule = rule_of(technique)
    if kind == "line":
        position = line_with(rule, dice)
        return OnLine(technique, position, steps_in(rule, position)[0])
    if kind == "judge":
        position, step = board_with(rule, dice)
        if dice.below(2):
            return PictureJudge(technique, position, step, open_truth(position, dice), is_true=True)
        cell, colour = (step.black[0], WHITE) if step.black else (step.white[0], BLACK)
        return PictureJudge(technique, position, step, (cell, colour), is_true=False)
    position, step = board_with(rule, dice)
    if kind == "conclude":
        return PictureConclude(technique, position, step)
    return (PictureSpotTrial if technique in TRIALS else PictureSpot)(technique, position, step)
