"""Trials on nonograms: cells of a line are lit; which rule tells them, or does it?"""

from collections.abc import Sequence

from tutor.base.dice import Dice
from tutor.base.language import Language
from tutor.games.nonogram.coach import Light, Told, tell_step
from tutor.learn.exercises.picture import PictureLine
from tutor.learn.exercises.trial import VERDICTS, Trial
from tutor.learn.nonogram.lines import ROW, line_with, random_line, steps_in
from tutor.narrate import nonogram as narrate
from tutor.narrate.names import called
from tutor.narrate.nonogram.line_reader import say
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step
from tutor.nonogram.techniques import rule_of

_LINES = 4000


class ToldLine(PictureLine):
    """A line on which a rule applies: whether it does is the question."""

    def solution(self, language: Language) -> Told:
        """The rule, told in full."""
        return tell_step(self.step, narrate.REASON, self.puzzle, language)


class SilentLine(PictureLine):
    """A line on which a rule has nothing to say, though something follows."""

    def solution(self, language: Language) -> Told:
        """That this rule is silent here."""
        name = called(self.technique, language)
        return Told((say(language, "task-silent", name=name),), Light(line=ROW))


class LitLine(ToldLine):
    """A line with the cells lit that a rule tells, and no word of which rule."""

    def lit(self, language: Language) -> Told:
        """The line, and what follows on it."""
        return Told((), Light(line=ROW, black=self.step.black, white=self.step.white))

    def facts(self, language: Language) -> tuple[str, ...]:
        """What is lit, in words."""
        told = []
        if self.step.black:
            told.append(say(language, "task-lit-black", cells=self.named(list(self.step.black))))
        if self.step.white:
            told.append(say(language, "task-lit-white", cells=self.named(list(self.step.white))))
        return tuple(told)


def picture_trial(technique: str, others: Sequence[str], dice: Dice) -> Trial:
    """A step to tell from those of other rules; without others, whether the rule applies.

    No other rule is offered that tells all of the lit cells too.
    """
    rule = rule_of(technique)
    if not others and dice.below(2):
        position, step = _silent(rule, dice)
        return Trial(technique, SilentLine(technique, position, step), VERDICTS, VERDICTS[1])
    position = line_with(rule, dice)
    step = steps_in(rule, position)[0]
    lit = set(step.concluded)
    wrong = [one for one in others if not lit <= _told(one, position)]
    if not wrong:
        return Trial(technique, ToldLine(technique, position, step), VERDICTS, VERDICTS[0])
    exercise = LitLine(technique, position, step)
    options = tuple(one for one in (*others, technique) if one in (*wrong, technique))
    return Trial(technique, exercise, options, technique, exercise.facts)


def _told(technique: str, position: Position) -> set[int]:
    """The cells of a line that a rule tells."""
    return {cell for step in steps_in(rule_of(technique), position) for cell in step.concluded}


def _silent(rule: Rule, dice: Dice) -> tuple[Position, Step]:
    """A line on which a rule tells nothing and another one something, with that step."""
    for _ in range(_LINES):
        position = random_line(dice)
        if steps_in(rule, position) or UNKNOWN not in position.cells:
            continue
        for other in LADDER:
            if other is not rule and (steps := steps_in(other, position)):
                return position, steps[0]
    raise AssertionError(f"{rule.id} has something to say on every line")
