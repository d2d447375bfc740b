"""The coach in plain text: the same answers as on screen, each said once."""

from collections.abc import Callable

from tutor import narrate
from tutor.cli.progress import Progress
from tutor.explain.advice import Advice
from tutor.explain.diagnose import Mistake, Move
from tutor.explain.why import Claim
from tutor.language import Speaker
from tutor.language.rating import rated_as
from tutor.play.coach import Question, tell_advice, tell_check, tell_why
from tutor.play.game import Game
from tutor.play.log import AsideKind
from tutor.rating.rater import rated_soon
from tutor.techniques.step import Step

_KNOWN_AT_ONCE = 9
"""The largest boards whose rating nobody has to wait for."""

Note = Callable[[AsideKind, str], None]
"""Writes down that the coach was asked: what, and about what."""


class PlainCoach:
    """Answers questions about one game."""

    def __init__(self, game: Game, speaker: Speaker, note: Note) -> None:
        self._game = game
        self._speaker = speaker
        self._note = note
        self._asked: Question | None = None
        """The board that the advice and the mistake are about."""
        self._advice: Advice | None = None
        self._mistake: Mistake | None = None
        self._rung = 0
        self._told: set[str] = set()

    def _look(self) -> Question:
        """The board as it is; what was said of another one is forgotten."""
        question = Question.of(self._game)
        if self._asked is None or self._asked.key != question.key:
            self._asked = question
            self._advice = self._mistake = None
            self._rung = 0
            self._told.clear()
        return question

    def rating(self) -> list[str]:
        """How hard the grid was, where that is known at once."""
        grid = self._game.beginning()
        rating = rated_soon(grid) if grid.geometry.n <= _KNOWN_AT_ONCE else None
        return [] if rating is None else [rated_as(self._speaker, rating.level, rating.score)]

    # Hints

    def hint(self) -> tuple[list[str], Step | None]:
        """One rung further; the last rung is a step to apply."""
        return self._climb(lambda rung: rung + 1)

    def explain(self) -> tuple[list[str], Step | None]:
        """The whole step."""
        return self._climb(lambda rung: narrate.REASON)

    def apply(self) -> tuple[list[str], Step | None]:
        """The whole step, to be applied."""
        return self._climb(lambda rung: narrate.APPLY)

    def _climb(self, further: Callable[[int], int]) -> tuple[list[str], Step | None]:
        question, say = self._look(), self._speaker.say
        if self._game.board.is_solved:
            return [say("coach-solved-already")], None
        first: list[str] = []
        if self._advice is None:
            self._advice = self._think(question)
            self._mistake = self._advice.diagnosis.mistake
            first = self._about_marks(self._advice)
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

    def _think(self, question: Question) -> Advice:
        with Progress() as progress:

            def watch(share: float) -> None:
                if progress.is_due:
                    progress.show(self._speaker.say("plain-thinking"), share)

            return question.advice(watch)

    def _about_marks(self, advice: Advice) -> list[str]:
        """Marks that digits exclude are left out of a hint: that has to be said."""
        marks = advice.diagnosis.marks
        if not marks.surplus or advice.diagnosis.mistake is not None:
            return []
        return list(narrate.tell_marks(marks, self._game.geometry, self._speaker.language)[:1])

    def _sentences(self, advice: Advice, rung: int) -> list[str]:
        """All that a rung says; what a screen would light up is told in words."""
        told = tell_advice(advice, rung, self._game.geometry, self._speaker.language)
        assert told is not None
        sentences = list(told.sentences)
        if rung == narrate.PATTERN:
            sentences += [line.text for line in told.legend]
        return sentences

    def _news(self, advice: Advice, rung: int) -> list[str]:
        """What a rung says that was not said before."""
        told = self._sentences(advice, rung)
        news = [sentence for sentence in told if sentence not in self._told]
        self._told.update(told)
        # The steps against a mistake make sense only as a whole.
        return told if advice.step is None and rung == narrate.REASON and news else news

    # Why and check

    def why(self, cell: int, digit: int, *, holds: bool) -> list[str]:
        """Why a cell holds a digit, or does not."""
        geometry = self._game.geometry
        sign = "=" if holds else "-"
        self._note("why", f"{geometry.cell_name(cell)}{sign}{digit}")
        reason = Question.of(self._game).reason(Claim(cell, digit, holds))
        return list(tell_why(reason, geometry, self._speaker.language).sentences)

    def check(self) -> list[str]:
        """Whether everything is right so far."""
        self._note("check", "")
        diagnosis = self._look().diagnosis()
        self._mistake = diagnosis.mistake
        told = tell_check(diagnosis, self._game.geometry, self._speaker.language)
        sentences = list(told.sentences)
        if diagnosis.mistake is None:
            good = "check-good" if diagnosis.is_certain else "check-uncertain"
            sentences.insert(0, self._speaker.say(good))
        elif diagnosis.mistake.move is not None:
            sentences.append(self._speaker.say("plain-before"))
        return sentences

    def mistaken_move(self) -> Move | None:
        """The mistake found on this board, if it is a move."""
        self._look()
        return self._mistake.move if self._mistake is not None else None
