"""Find every candidate that a technique removes from a board, or every digit that it places."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.consequences import consequences
from tutor.games.sudoku.coach import Told, tell_step
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.grid import GridQuestion
from tutor.learn.exercises.exercise import clause
from tutor.narrate.sudoku.digits_and_houses import Candidates, say
from tutor.techniques.ladder import AT_A_GLANCE, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step


class Every(GridQuestion):
    """A board on which a technique applies, once or more often."""

    kind = "every"

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Every step of the technique."""
        return tuple(TECHNIQUES[self.technique].find(Position(self.grid)))

    @property
    def is_sound(self) -> bool:
        """Whether the technique applies."""
        return bool(self.steps)

    @property
    def hinted(self) -> Step | None:
        """The clearest one."""
        return self.steps[0]

    @property
    def places(self) -> bool:
        """Whether the technique places digits."""
        return bool(self.steps[0].placements)

    @cached_property
    def wanted(self) -> frozenset[Candidate]:
        """Everything that the technique concludes."""
        return frozenset(
            found for step in self.steps for found in step.placements or step.eliminations
        )

    @cached_property
    def allowed(self) -> frozenset[Candidate]:
        """All that follows from the patterns: whoever sees more is right too.

        A digit that another single proves is no answer, but no mistake either.
        """
        position = Position(self.grid)
        if self.places:
            singles = (one for one in AT_A_GLANCE if one.tier == 1)
            proved = (step.placements for one in singles for step in one.find(position))
            return self.wanted.union(*proved)
        more = (consequences(position, step) for step in self.steps)
        return self.wanted.union(*more)

    def ask(self, language: Language) -> tuple[str, ...]:
        """Which technique, and whether it removes or places."""
        name = narrate.called(self.technique, language)
        kind = "exam-every-place" if self.places else "exam-every"
        return (say(language, kind, name=name),)

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether a candidate is marked."""
        return bool(answer.candidates)

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """The candidates."""
        kind = "exam-answer-placed" if self.places else "exam-answer-removed"
        return clause(say(language, kind, found=self._listed(answer.candidates)))

    def _listed(self, found: frozenset[Candidate]) -> Candidates:
        return Candidates(self.geometry, tuple(sorted(found)))

    def with_digit(self, answer: ExamAnswer, cell: int, digit: int) -> ExamAnswer:
        """The answer with a candidate marked, or without it; a cell takes one digit.

        Raises:
            NotMarked: there is no such answer.
        """
        marked = super().with_digit(answer, cell, digit)
        if not self.places:
            return marked
        found = (one for one in marked.candidates if one == (cell, digit) or one.cell != cell)
        return replace(marked, candidates=frozenset(found))

    def credit(self, answer: ExamAnswer) -> float:
        """The right ones, as a share of all there are and of those that do not follow.

        So whatever is found counts, and to mark everything is worth next to nothing.
        """
        right = len(answer.candidates & self.wanted)
        wrong = len(answer.candidates - self.allowed)
        return right / (len(self.wanted) + wrong)

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """What was found, what is missing, what is too much."""
        return tuple(self._shortcomings(answer, language))

    def _shortcomings(self, answer: ExamAnswer, language: Language) -> Iterator[str]:
        parts = {
            "exam-every-right": answer.candidates & self.wanted,
            "exam-every-missing": self.wanted - answer.candidates,
            "exam-every-beside": answer.candidates & (self.allowed - self.wanted),
            "exam-every-wrong": answer.candidates - self.allowed,
        }
        for message, found in parts.items():
            if found:
                yield say(language, message, found=self._listed(found), count=len(found))

    def nudge(self, rung: int, language: Language) -> Told:
        """The name is known: instead of it, how much there is to find."""
        if rung != narrate.NAME:
            return super().nudge(rung, language)
        kind = "exam-every-count-placed" if self.places else "exam-every-count"
        return Told((say(language, kind, count=len(self.wanted)),), rung=rung)

    def solution(self, language: Language) -> Told:
        """Every step, one after the other."""
        told = [tell_step(step, narrate.REASON, self.geometry, language) for step in self.steps]
        light = replace(
            told[0].light,
            placements=tuple(found for one in told for found in one.light.placements),
            eliminations=tuple(found for one in told for found in one.light.eliminations),
        )
        sentences = tuple(sentence for one in told for sentence in one.sentences)
        arguments = tuple(argument for one in told for argument in one.arguments)
        return Told(sentences, light, told[0].legend, narrate.REASON, arguments=arguments)
