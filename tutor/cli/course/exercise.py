"""Exercises in plain text: the question, the answer that is typed, and what it was worth."""

from typing import Any

from tutor.cli.course.boards import reader_of_exercise
from tutor.cli.course.places import Move, Place
from tutor.cli.course.reading import LessonReader
from tutor.cli.course.session import Session
from tutor.cli.course.words import Request, Wish
from tutor.learn.attempt import Attempt
from tutor.learn.course import INTRODUCTIONS
from tutor.learn.exercises import Answer, Asked, Exercise, Outcome
from tutor.learn.exercises.conclude import Conclude
from tutor.learn.nonogram.exercises import NonogramExercise

ANSWERS: tuple[Wish, ...] = ("cells", "remove", "place", "colours", "yes", "no")
"""The ways to answer a question."""


class Asking(Place):
    """A place that asks: an exercise, or one question of a test."""

    attempt: Attempt

    @property
    def exercise(self) -> Any:
        """The exercise that is asked, as its game knows it."""
        return self.attempt.exercise

    def ask(self, attempt: Attempt) -> None:
        """Put a question, with its board and all that is in sight from the beginning."""
        self.attempt = attempt
        session, exercise = self.session, self.exercise
        self.reader = reader = reader_of_exercise(attempt, session)
        kind = session.speaker.say(f"kind-{attempt.kind}")
        session.say("learn-exercise", kind=kind, title=session.title(attempt.lesson))
        session.tell(*exercise.question(session.language))
        pointed = exercise.pointed if isinstance(exercise, Exercise) else ()
        session.tell(*reader.lit(exercise.lit(session.language).light, pointed))
        session.tell(*reader.board())
        hides = isinstance(reader, LessonReader) and not reader.shows_candidates
        if hides and attempt.lesson not in INTRODUCTIONS:
            session.say("exercise-hidden", key=session.speaker.say("learn-candidates"))
        session.tell(self.expected())

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
        if refusals := self._refusals(request):
            self.session.tell(*refusals)
            return None
        self.attempt.answer = _answer(kind, request)
        outcome = self.attempt.check(self.session.language)
        self.session.tell(*outcome.sentences)
        return outcome

    def _refusals(self, request: Request) -> list[str]:
        """Why cells of a nonogram cannot be part of an answer: they are known already."""
        exercise, cells = self.exercise, request.black | request.white
        if not isinstance(exercise, NonogramExercise):
            return []
        told = (exercise.refusal(cell, self.session.language) for cell in sorted(cells))
        return [sentence for sentence in told if sentence is not None]


def _answer(kind: str, request: Request) -> Answer:
    """What was typed, as an answer of the kind that is wanted."""
    if kind == "verdict":
        return Answer(request.cells, is_one=request.wish == "yes")
    if kind == "colours":
        return Answer(black=request.black, white=request.white)
    return Answer(request.cells) if kind == "cells" else Answer(candidates=request.candidates)


def _answer_kind(exercise: Asked) -> str:
    """What an exercise wants to be typed: cells, remove, place, colours or verdict."""
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

    def _tell(self, told: Any) -> None:
        self.session.tell(*told.sentences, *self.reader.lit(told.light))

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
