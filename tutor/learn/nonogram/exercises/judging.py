"""Does it lead to a contradiction? A colour is supposed: it is refuted, or it is the truth."""

from tutor.base.language import Language
from tutor.games.nonogram.coach import Light, Told, tell_step
from tutor.learn.exercises.asked import Answer, Outcome
from tutor.learn.nonogram.exercises.base import NonogramExercise
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.blocks_and_lines import say
from tutor.nonogram.position import BLACK, Position
from tutor.nonogram.rules.step import Mark, Step


class Judge(NonogramExercise):
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
            return Outcome(0.0, told.sentences, told.light, told.legend)
        sentences = (say(language, "task-right"), *told.sentences)
        return Outcome(1.0, sentences, told.light, told.legend)

    def solution(self, language: Language) -> Told:
        """Where it leads, or that it is so."""
        if not self.is_one:
            light = Light((Mark(self.cell, "assumed"),))
            return Told((self._sentence("task-judge-stands", language),), light)
        told = tell_step(self.step, narrate.REASON, self.puzzle, language)
        refuted = say(language, "task-judge-refuted")
        return Told((refuted, *told.sentences[1:]), told.light, told.legend, told.rung)
