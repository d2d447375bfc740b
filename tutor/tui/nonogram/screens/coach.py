"""The coach of nonograms: what a board puts as a question, and how its answers are told."""

from tutor.games.nonogram.coach import Question, Told, tell_advice, tell_check, tell_why
from tutor.games.nonogram.game import NonogramGame
from tutor.nonogram.explain.advice import Advice
from tutor.nonogram.explain.diagnose import Diagnosis
from tutor.nonogram.explain.why import Reason
from tutor.nonogram.rules.step import Step
from tutor.tui.nonogram.screens.cursor import CursorScreen
from tutor.tui.screens.coached import CoachedScreen


class NonogramCoach(CursorScreen, CoachedScreen):
    """A nonogram with somebody to ask."""

    game: NonogramGame

    def __init__(self, game: NonogramGame) -> None:
        super().__init__(game.position)
        self.game = game
        self._seen = self.ask().key

    def ask(self) -> Question:
        """The question that the game puts now."""
        return Question.of(self.game)

    @property
    def is_won(self) -> bool:
        """Whether every line has its clue."""
        return self.game.is_solved

    def told_advice(self, advice: Advice, rung: int, *, is_lit: bool = True) -> Told | None:
        """A hint, up to a rung; None where there is nothing to say."""
        return tell_advice(advice, rung, self.puzzle, self.speaker.language, is_lit=is_lit)

    def told_check(self, diagnosis: Diagnosis) -> Told:
        """What a check found, or that all is well."""
        if diagnosis.mistake is None:
            good = "check-good" if diagnosis.is_certain else "check-uncertain"
            return Told((self.speaker.say(good),))
        return tell_check(diagnosis, self.puzzle, self.speaker.language)

    def told_reason(self, reason: Reason) -> Told:
        """Why a cell is black or white."""
        return tell_why(reason, self.puzzle, self.speaker.language)

    def first_cell(self, step: Step) -> int:
        """Where to look once a step is done."""
        return step.concluded[0]

    def do_why(self) -> None:
        """Why this cell is what it is, or what it must be."""
        question, cell = self.ask(), self.cursor
        self.note("why", self.puzzle.cell_name(cell))
        self.think(lambda watch: question.reason_at(cell, watch), self.tell_why)
