"""Which rule is the simplest that applies to a nonogram?"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from tutor.base.language import Language
from tutor.games.nonogram.coach import Told, tell_step
from tutor.learn.course import TRIALS
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.nonogram import NonogramQuestion, solution_of
from tutor.learn.exam.questions.simplest import APPLIES
from tutor.narrate import nonogram as narrate
from tutor.narrate.names import called
from tutor.narrate.nonogram.line_reader import Lines, say
from tutor.nonogram.explain import simplest
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import LADDER, SEARCH, rule_of
from tutor.nonogram.rules.step import Step

_EVERYWHERE = (technique_of("complete-line"), *TRIALS, technique_of(SEARCH.id))
"""The rules that apply nearly everywhere."""


class WhichRule(NonogramQuestion):
    """A board, and a list of rules to choose from."""

    kind = "rule"
    last_rung = narrate.NAME

    def __init__(
        self, technique: str, position: Position, minutes: float, options: tuple[str, ...]
    ) -> None:
        super().__init__(technique, position, minutes)
        self.options = options
        """The rules to choose from, by their names among all techniques."""

    @cached_property
    def step(self) -> Step:
        """The simplest step."""
        step = simplest(self.position)
        assert step is not None
        return step

    @property
    def right(self) -> str:
        """The rule that is asked for."""
        return technique_of(self.step.technique)

    @property
    def is_sound(self) -> bool:
        """Whether the board leads to one picture, and a rule applies."""
        return solution_of(self.position) is not None and simplest(self.position) is not None

    def ask(self, language: Language) -> tuple[str, ...]:
        """Which one."""
        return (say(language, "exam-rule"),)

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether a rule is named."""
        return bool(answer.technique)

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """Its name."""
        return f"{called(answer.technique, language)}."

    def credit(self, answer: ExamAnswer) -> float:
        """All for the simplest, a part for another one that has something to say."""
        if answer.technique == self.right:
            return 1.0
        return APPLIES if self.says_more(answer.technique) else 0.0

    def says_more(self, technique: str) -> bool:
        """Whether a rule of the list tells a cell that no simpler one tells.

        The last rule for lines says all that any line says, and something can be tried nearly
        everywhere: to name such a rule says nothing.
        """
        if technique not in self.options or technique in _EVERYWHERE:
            return False
        rule = rule_of(technique)
        told = self._told(rule.id)
        for simpler in LADDER[: LADDER.index(rule)]:
            told = told - self._told(simpler.id)
        return bool(told)

    def _told(self, rule_id: str) -> frozenset[int]:
        """The cells that a rule tells anywhere on the board."""
        steps = rule_of(technique_of(rule_id)).find(self.position)
        return frozenset(cell for step in steps for cell in step.concluded)

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """Whether it applies at all."""
        name, kind = called(answer.technique, language), "exam-rule-wrong"
        if self.says_more(answer.technique):
            kind = "exam-rule-applies"
        elif answer.technique in self.options and self._applies(answer.technique):
            kind = "exam-rule-repeats"
        return (say(language, kind, name=name),)

    def _applies(self, technique: str) -> bool:
        return next(rule_of(technique).find(self.position), None) is not None

    def nudge(self, rung: int, language: Language) -> Told:
        """Where to look, and no more: what is to be asked there would name the rule."""
        told = tell_step(self.step, rung, self.puzzle, language)
        if self.step.trail:
            return told
        return replace(told, sentences=(say(language, "look-at", line=Lines((self.step.line,))),))

    def solution(self, language: Language) -> Told:
        """The simplest step."""
        return tell_step(self.step, narrate.REASON, self.puzzle, language)

    def details(self) -> Mapping[str, object]:
        """The names to choose from."""
        return {"options": list(self.options)}
