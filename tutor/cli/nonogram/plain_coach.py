"""The coach of nonograms in plain text."""

from typing import cast

from tutor.cli.plain_coach import AnyPlainCoach, Note
from tutor.language import Speaker
from tutor.language.rating import rated_as
from tutor.nonogram.explain.advice import Advice
from tutor.nonogram.explain.diagnose import Diagnosis
from tutor.nonogram.explain.why import Claim
from tutor.nonogram.position import Colour
from tutor.play.nonogram.coach import Question, Told, tell_advice, tell_check, tell_why
from tutor.play.nonogram.game import NonogramGame
from tutor.rating.nonogram import NotRated, rate

_KNOWN_AT_ONCE = 400
"""The most cells of a nonogram whose rating nobody has to wait for."""


class NonogramPlainCoach(AnyPlainCoach):
    """Answers questions about a nonogram."""

    def __init__(self, game: NonogramGame, speaker: Speaker) -> None:
        super().__init__(speaker, cast(Note, game.note))
        self._game = game
        self._puzzle = game.puzzle

    def question(self) -> Question:
        """The question that the game puts now."""
        return Question.of(self._game)

    @property
    def is_won(self) -> bool:
        """Whether every line has its clue."""
        return self._game.is_solved

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        return self._puzzle.cell_name(cell, self._speaker.language)

    def rating(self) -> list[str]:
        """How hard the nonogram was, where that is known at once."""
        if self._puzzle.cell_count > _KNOWN_AT_ONCE:
            return []
        try:
            rating = rate(self._puzzle)
        except NotRated:
            return []
        return [rated_as(self._speaker, rating.level, rating.score)]

    def told_advice(self, advice: Advice, rung: int) -> Told | None:
        """A hint, up to a rung."""
        return tell_advice(advice, rung, self._puzzle, self._speaker.language)

    def told_check(self, diagnosis: Diagnosis) -> Told:
        """What a check found."""
        return tell_check(diagnosis, self._puzzle, self._speaker.language)

    def why(self, cell: int, colour: Colour | None) -> list[str]:
        """Why a cell has a colour; without one, why it is what it is, or must be."""
        question = self.question()
        self._note("why", self._puzzle.cell_name(cell))
        reason = (
            question.reason_at(cell) if colour is None else question.reason(Claim(cell, colour))
        )
        return list(tell_why(reason, self._puzzle, self._speaker.language).sentences)
