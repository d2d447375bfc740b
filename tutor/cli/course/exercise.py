"""Exercises in plain text: the question, the answer that is typed, and what it was worth."""

from tutor.cli.course.places import Move, Place
from tutor.cli.course.reading import LessonReader, lit
from tutor.cli.course.session import Session
from tutor.cli.course.words import Request, Wish
from tutor.learn.aids import aids_for
from tutor.learn.attempt import Attempt
from tutor.learn.course import INTRODUCTIONS
from tutor.learn.exercises import Answer, Exercise, Outcome
from tutor.learn.exercises.conclude import Conclude
from tutor.play.coach import Told

ANSWERS: tuple[Wish, ...] = ("cells", "remove", "place", "yes", "no")
"""The ways to answer a question."""


class Asking(Place):
    """A place that asks: an exercise, or one question of a test."""

    attempt: Attempt

    @property
    def exercise(self) -> Exercise:
        """The exercise that is asked."""
        exercise = self.attempt.exercise
        assert isinstance(exercise, Exercise)
        return exercise

    def ask(self, attempt: Attempt) -> None:
        """Put a question, with its board and all that is in sight from the beginning."""
        self.attempt = attempt
        session, exercise = self.session, self.exercise
        self.reader = self._reader_of(attempt)
        kind = session.speaker.say(f"kind-{attempt.kind}")
        session.say("learn-exercise", kind=kind, title=session.title(attempt.lesson))
        session.tell(*exercise.question(session.language))
        light = exercise.lit(session.language).light
        session.tell(*lit(light, exercise.pointed, exercise.geometry, session.speaker))
        session.tell(*self.reader.board())
        if not self.reader.shows_candidates and attempt.lesson not in INTRODUCTIONS:
            session.say("exercise-hidden", key=session.speaker.say("learn-candidates"))
        session.tell(self.expected())

    def _reader_of(self, attempt: Attempt) -> LessonReader:
        session = self.session
        standing = session.mastery().of(attempt.lesson)
        aids = aids_for(standing, session.settings.fade_aids)
        shows = self.exercise.shows_candidates(aids)
        return LessonReader(self.exercise.grid, session.speaker, shows_candidates=shows)

    def expected(self) -> str:
        """How the question is answered."""
        return self.session.speaker.say(f"learn-expect-{self._answer_kind}")

    @property
    def _answer_kind(self) -> str:
        return _answer_kind(self.exercise)

    def take(self, request: Request) -> Outcome | None:
        """Judge what was typed; None if it is no answer to this question, which is said."""
        kind, wish = self._answer_kind, request.wish
        if wish == "cells" and kind != "cells":
            self.session.tell(*map(self.reader.cell, sorted(request.cells)))
            return None
        if (wish in ("yes", "no")) != (kind == "verdict") or (kind != "verdict" and wish != kind):
            self.session.tell(self.expected())
            return None
        is_one = wish == "yes" if kind == "verdict" else None
        self.attempt.answer = Answer(request.cells, request.candidates, is_one)
        if kind in ("remove", "place"):
            self.attempt.answer = Answer(candidates=request.candidates)
        outcome = self.attempt.check(self.session.language)
        self.session.tell(*outcome.sentences)
        return outcome


def _answer_kind(exercise: Exercise) -> str:
    """What an exercise wants to be typed: cells, remove, place or verdict."""
    if exercise.answers_with != "candidates":
        return exercise.answers_with
    return "place" if isinstance(exercise, Conclude) and exercise.places else "remove"


class AtExercise(Asking):
    """An exercise that counts; as many answers and hints as it takes."""

    def __init__(self, session: Session, attempt: Attempt) -> None:
        super().__init__(session, attempt.lesson)
        self.attempt = attempt

    def open(self) -> None:
        """Ask, after a word to somebody who comes back; keep it from now on."""
        if self.attempt.is_over:
            self.session.tell(self.expected())
            return
        if self.attempt.attempts or self.attempt.rung:
            self.session.say("learn-back")
        self.ask(self.attempt)
        self.session.keep_attempt(self.attempt)

    def answer(self, request: Request) -> Move:
        """Judge an answer, or help with it."""
        wish, attempt = request.wish, self.attempt
        if wish in ("skip", "again"):
            self.leave()
            return "again" if wish == "again" else "on"
        if wish == "on" and attempt.is_over:
            return "on"
        if wish in ("hint", "answer"):
            self._help(is_hint=wish == "hint")
        elif wish in ANSWERS and attempt.is_over:
            self.session.say("learn-over")
        elif wish in ANSWERS:
            self._judge(request)
        elif wish == "on":
            self.session.tell(self.expected())
        else:
            return "unknown"
        return "stay"

    def _judge(self, request: Request) -> None:
        outcome = self.take(request)
        if outcome is None:
            return
        if self.attempt.is_over:
            self._finish()
        else:
            self.session.keep_attempt(self.attempt)
            self.session.say("exercise-again")

    def _help(self, *, is_hint: bool) -> None:
        """One hint more, or the answer at once."""
        attempt, session = self.attempt, self.session
        was_over = attempt.is_over
        if is_hint and not was_over:
            told = attempt.hint(session.language)
        else:
            told = attempt.give_up(session.language)
        if not attempt.is_over:
            rungs = {"rung": attempt.rung, "of": attempt.exercise.last_rung}
            session.say("plain-rung", **rungs)
        self._tell(told)
        if attempt.is_over and not was_over:
            self._finish()
        elif not was_over:
            session.keep_attempt(attempt)

    def _tell(self, told: Told) -> None:
        session, geometry = self.session, self.exercise.geometry
        session.tell(*told.sentences, *lit(told.light, (), geometry, session.speaker))

    def _finish(self) -> None:
        """Say what it was worth, and keep that."""
        self.session.settle(self.attempt)
        self.session.say("exercise-worth", percent=round(100 * self.attempt.credit))
        self.session.say("learn-over")

    def leave(self) -> None:
        """Go on without an answer; what was tried counts."""
        if not self.attempt.is_over:
            self.session.settle(self.attempt)

    def expected(self) -> str:
        """How to answer, or how to go on."""
        if self.attempt.is_over:
            return self.session.speaker.say("learn-over")
        return f"{super().expected()} {self.session.speaker.say('learn-expect-help')}"
