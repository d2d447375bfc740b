"""The coach in plain text: the same answers as on screen, each said once."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from tutor import narrate
from tutor.cli.thinking import thinking
from tutor.explain.advice import Advice
from tutor.explain.diagnose import Diagnosis
from tutor.explain.why import Claim
from tutor.language import Speaker
from tutor.language.rating import rated_as
from tutor.play.coach import Question, Told, tell_advice, tell_check, tell_why
from tutor.play.game import Game
from tutor.play.log import AsideKind
from tutor.play.watching import Watch
from tutor.rating.rater import rated_soon

_KNOWN_AT_ONCE = 9
"""The largest boards whose rating nobody has to wait for."""

Note = Callable[[AsideKind, str], None]
"""Writes down that the coach was asked: what, and about what."""


class AnyPlainCoach(ABC):
    """Answers questions about one game, whatever it is."""

    def __init__(self, speaker: Speaker, note: Note) -> None:
        self._speaker = speaker
        self._note = note
        self._asked: Any = None
        """The board that the advice and the mistake are about."""
        self._advice: Any = None
        self._mistake: Any = None
        self._rung = 0
        self._told: set[str] = set()

    # What depends on the game

    @abstractmethod
    def question(self) -> Any:
        """The question that the game puts now: it has a key, and thinks about its answers."""

    @property
    @abstractmethod
    def is_won(self) -> bool:
        """Whether the game has come to its end."""

    @abstractmethod
    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""

    @abstractmethod
    def rating(self) -> list[str]:
        """How hard the puzzle was, where that is known at once."""

    @abstractmethod
    def told_advice(self, advice: Any, rung: int) -> Any:
        """A hint, up to a rung."""

    @abstractmethod
    def told_check(self, diagnosis: Any) -> Any:
        """What a check found; without sentences when all is well."""

    def remark(self, advice: Any) -> list[str]:
        """What is worth a word before a hint."""
        return []

    def _look(self) -> Any:
        """The board as it is; what was said of another one is forgotten."""
        question = self.question()
        if self._asked is None or self._asked.key != question.key:
            self._asked = question
            self._advice = self._mistake = None
            self._rung = 0
            self._told.clear()
        return question

    # Hints

    def hint(self) -> tuple[list[str], Any]:
        """One rung further; the last rung is a step to apply."""
        return self._climb(lambda rung: rung + 1)

    def explain(self) -> tuple[list[str], Any]:
        """The whole step."""
        return self._climb(lambda rung: narrate.REASON)

    def apply(self) -> tuple[list[str], Any]:
        """The whole step, to be applied."""
        return self._climb(lambda rung: narrate.APPLY)

    def _climb(self, further: Callable[[int], int]) -> tuple[list[str], Any]:
        question, say = self._look(), self._speaker.say
        if self.is_won:
            return [say("coach-solved-already")], None
        first: list[str] = []
        if self._advice is None:
            with self.thinking() as watch:
                self._advice = question.advice(watch)
            self._mistake = self._advice.diagnosis.mistake
            first = self.remark(self._advice)
        advice = self._advice
        step = advice.step
        if step is None and self._mistake is None:
            return [say("hint-nothing")], None
        rung = min(further(self._rung), narrate.APPLY)
        if step is not None and rung == narrate.APPLY:
            self._note("hint", f"{step.technique} {rung}")
            return [*first, *self._news(advice, narrate.REASON)], step
        rung = min(rung, narrate.REASON)
        told = self._news(advice, rung)
        while not told and rung < narrate.REASON:  # some rungs about a mistake add nothing
            rung += 1
            told = self._news(advice, rung)
        if rung != self._rung:
            kind: AsideKind = "explain" if rung - self._rung > 1 else "hint"
            self._note(kind, f"{step.technique if step else 'mistake'} {rung}")
            first.append(say("plain-rung", rung=rung, of=narrate.APPLY))
        self._rung = rung
        told = told or self._sentences(advice, rung)
        if self._mistake is not None and self._mistake.move is not None and rung > narrate.NUDGE:
            told.append(say("plain-before"))
        return [*first, *told], None

    def thinking(self) -> AbstractContextManager[Watch]:
        """Show that somebody thinks, if it takes a while."""
        return thinking(self._speaker.say)

    def _sentences(self, advice: Any, rung: int) -> list[str]:
        """All that a rung says; what a screen would light up is told in words."""
        told = self.told_advice(advice, rung)
        sentences = list(told.sentences)
        if rung == narrate.PATTERN:
            sentences += [line.text for line in told.legend]
        return sentences

    def _news(self, advice: Any, rung: int) -> list[str]:
        """What a rung says that was not said before."""
        told = self._sentences(advice, rung)
        news = [sentence for sentence in told if sentence not in self._told]
        self._told.update(told)
        # The steps against a mistake make sense only as a whole.
        return told if advice.step is None and rung == narrate.REASON and news else news

    # Check

    def check(self) -> list[str]:
        """Whether everything is right so far."""
        self._note("check", "")
        question = self._look()
        with self.thinking() as watch:
            diagnosis = question.diagnosis(watch)
        self._mistake = diagnosis.mistake
        sentences = list(self.told_check(diagnosis).sentences)
        if diagnosis.mistake is None:
            good = "check-good" if diagnosis.is_certain else "check-uncertain"
            sentences.insert(0, self._speaker.say(good))
        elif diagnosis.mistake.move is not None:
            sentences.append(self._speaker.say("plain-before"))
        return sentences

    def mistaken_move(self) -> Any:
        """The mistake found on this board, if it is a move; else None."""
        self._look()
        return self._mistake.move if self._mistake is not None else None


class PlainCoach(AnyPlainCoach):
    """Answers questions about a Sudoku."""

    def __init__(self, game: Game, speaker: Speaker, note: Note) -> None:
        super().__init__(speaker, note)
        self._game = game

    def question(self) -> Question:
        """The question that the game puts now."""
        return Question.of(self._game)

    @property
    def is_won(self) -> bool:
        """Whether every digit is there, and right."""
        return self._game.board.is_solved

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        return self._game.geometry.cell_name(cell, self._speaker.language)

    def rating(self) -> list[str]:
        """How hard the grid was, where that is known at once."""
        grid = self._game.beginning()
        rating = rated_soon(grid) if grid.geometry.n <= _KNOWN_AT_ONCE else None
        return [] if rating is None else [rated_as(self._speaker, rating.level, rating.score)]

    def told_advice(self, advice: Advice, rung: int) -> Told | None:
        """A hint, up to a rung."""
        return tell_advice(advice, rung, self._game.geometry, self._speaker.language)

    def told_check(self, diagnosis: Diagnosis) -> Told:
        """What a check found."""
        return tell_check(diagnosis, self._game.geometry, self._speaker.language)

    def remark(self, advice: Advice) -> list[str]:
        """Marks that digits exclude are left out of a hint: that has to be said."""
        marks = advice.diagnosis.marks
        if not marks.surplus or advice.diagnosis.mistake is not None:
            return []
        return list(narrate.tell_marks(marks, self._game.geometry, self._speaker.language)[:1])

    def why(self, cell: int, digit: int, *, holds: bool) -> list[str]:
        """Why a cell holds a digit, or does not."""
        geometry = self._game.geometry
        sign = "=" if holds else "-"
        self._note("why", f"{geometry.cell_name(cell)}{sign}{digit}")
        with self.thinking() as watch:
            reason = Question.of(self._game).reason(Claim(cell, digit, holds), watch)
        return list(tell_why(reason, geometry, self._speaker.language).sentences)
