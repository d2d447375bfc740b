"""The coach of Sudoku: what a board puts as a question, and how its answers are told."""

from collections.abc import Sequence

from tutor import narrate
from tutor.explain.advice import Advice
from tutor.explain.diagnose import Diagnosis
from tutor.explain.why import Reason
from tutor.games.sudoku.coach import Question, Told, tell_advice, tell_check, tell_why
from tutor.games.sudoku.game import Game
from tutor.techniques.step import Step
from tutor.tui.screens.coached import CoachedScreen
from tutor.tui.screens.letters import LetterScreen


class SudokuCoach(LetterScreen, CoachedScreen):
    """A Sudoku with somebody to ask."""

    game: Game

    def __init__(self, game: Game) -> None:
        super().__init__(game.board)
        self.game = game
        self._seen = self.ask().key

    def ask(self) -> Question:
        """The question that the game puts now."""
        return Question.of(self.game)

    @property
    def is_won(self) -> bool:
        """Whether every digit is there, and right."""
        return self.board.is_solved

    def told_advice(self, advice: Advice, rung: int, *, is_lit: bool = True) -> Told | None:
        """A hint, up to a rung; None where there is nothing to say."""
        return tell_advice(advice, rung, self.geometry, self.speaker.language, is_lit=is_lit)

    def told_check(self, diagnosis: Diagnosis) -> Told:
        """What a check found, or that all is well."""
        told = tell_check(diagnosis, self.geometry, self.speaker.language)
        if diagnosis.mistake is not None:
            return told
        good = "check-good" if diagnosis.is_certain else "check-uncertain"
        return Told((self.speaker.say(good), *told.sentences))

    def told_reason(self, reason: Reason) -> Told:
        """Why a digit is right, or not."""
        return tell_why(reason, self.geometry, self.speaker.language)

    def first_cell(self, step: Step) -> int:
        """Where to look once a step is done."""
        concluded: Sequence[tuple[int, int]] = step.placements + step.eliminations
        return concluded[0][0]

    def remark(self, advice: Advice) -> None:
        """Marks that digits exclude are worth a word before a hint."""
        marks = advice.diagnosis.marks
        if marks.surplus and advice.diagnosis.mistake is None:
            self.coach.say(*narrate.tell_marks(marks, self.geometry, self.speaker.language)[:1])

    def after_the_end(self) -> list[str]:
        """A solved game can be read back."""
        return ["review", *super().after_the_end()]

    def why_digit(self, cell: int, digit: int) -> None:
        """Why this digit is right here, or not."""
        question = self.ask()
        claim = question.claim_about(cell, digit)
        self.note("why", f"{self.geometry.cell_name(cell)}={digit}")
        self.think(lambda watch: question.reason(claim, watch), self.tell_why)
