"""Where a learner can be in the course: on a page, at exercises, at the end of a lesson.

A place tells what is there, and answers what only makes sense there. It never decides where
to go from it: that is the course's business.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal

from tutor.activity.exercise import Exercises
from tutor.activity.lesson import Lesson
from tutor.activity.lesson_try import Try
from tutor.activity.said import Reply, Said
from tutor.cli.course.readers import GridLessonReader, LessonReader, PictureLessonReader
from tutor.cli.course.session import Session
from tutor.cli.course.words import CourseRequest, Wish
from tutor.games.both import game_of
from tutor.games.game import GameName
from tutor.learn.exercises.exercise import Answer, Exercise

Move = Literal["stay", "on", "unknown"]
"""What follows an answer: nothing; the next place; it was not understood."""
ANSWERS: tuple[Wish, ...] = ("cells", "remove", "place", "colours", "yes", "no")
"""The ways to answer a question."""
READERS: dict[GameName, type[LessonReader]] = {
    "sudoku": GridLessonReader,
    "nonogram": PictureLessonReader,
}
"""Who reads the boards of each game out."""


class CoursePlace(ABC):
    """One place of a lesson."""

    reader: LessonReader
    """The board that can be asked about."""

    def __init__(self, session: Session, lesson: str) -> None:
        self.session = session
        self.lesson = lesson

    @abstractmethod
    def open(self) -> None:
        """Tell what is here."""

    @abstractmethod
    def answer(self, request: CourseRequest) -> Move:
        """Do what was asked."""

    @abstractmethod
    def expected(self) -> str:
        """What can be typed here, in one sentence."""


class AtPage(CoursePlace):
    """Reading a lesson, and answering where it is the learner's turn."""

    def __init__(self, session: Session, lesson: Lesson) -> None:
        super().__init__(session, lesson.id)
        self._lesson = lesson
        self._read_out: LessonReader | None = None
        """The board that was read out last."""
        self.reader = self._new_reader()

    def _new_reader(self) -> LessonReader:
        return READERS[game_of(self.lesson).name].of_page(self._lesson.page, self.session.speaker)

    def open(self) -> None:
        """Tell the page, with its board where that is new, and how to answer."""
        lesson, session = self._lesson, self.session
        page = lesson.page
        if not self.reader.is_of(page):
            self.reader = self._new_reader()
        numbers = {"page": lesson.index + 1, "of": len(lesson.pages)}
        session.say("learn-page", title=lesson.title, heading=page.heading, **numbers)
        session.tell(*page.sentences)
        session.tell(*self.reader.lit(page.light, page.pointed))
        if page.is_about_board and self.reader is not self._read_out:
            self._read_out = self.reader
            session.tell(*self.reader.board())
        session.lines.offer(page.arguments)
        if lesson.is_trying:
            session.tell(self.expected())
        lesson.go_to(lesson.index)

    def answer(self, request: CourseRequest) -> Move:
        """Turn the pages, answer, or read from the board."""
        wish, lesson = request.wish, self._lesson
        if lesson.turn_here is not None and self._try(request, lesson.turn_here):
            return "stay"
        if wish == "cells":
            self.session.tell(*map(self.reader.cell, sorted(request.cells)))
        elif wish == "skip" or (wish == "on" and lesson.is_at_end):
            return "on"
        elif wish == "back" and not lesson.index:
            self.session.say("learn-first-page")
        elif wish in ("on", "back", "again"):
            lesson.index += {"on": 1, "back": -1}.get(wish, 0)
            if wish != "on":
                self._read_out = None
            self.open()
        else:
            return "unknown"
        return "stay"

    def _try(self, request: CourseRequest, turn: Try) -> bool:
        """Judge an answer, or help with it; False for what any page understands."""
        wish = request.wish
        if wish in ("hint", "answer"):
            self._tell(turn.hint() if wish == "hint" else turn.give_up())
        elif wish in ANSWERS and not turn.is_over:
            answer = typed_answer(request, turn.exercise, self.reader, self.session)
            if isinstance(answer, Answer):
                turn.change(answer)
                self._tell(turn.submit())
            else:
                self.session.tell(*(answer or (self.expected(),)))
        else:
            return False
        return True

    def _tell(self, reply: Reply) -> None:
        told_by(reply, self.reader, self.session)
        if not self._lesson.is_trying:
            self.session.say("learn-try-over")

    def expected(self) -> str:
        """How to answer, or how to turn the page."""
        say, turn = self.session.speaker.say, self._lesson.turn_here
        if turn is None or turn.is_over:
            return say("learn-expect-page")
        return f"{say(f'learn-expect-{turn.exercise.form}')} {say('learn-expect-try')}"


class AtExercises(CoursePlace):
    """Exercises, one after the other: as many answers and hints as it takes, or a test."""

    def __init__(self, session: Session, exercises: Exercises) -> None:
        super().__init__(session, exercises.attempt.lesson)
        self.exercises = exercises

    def open(self) -> None:
        """Ask, after a word to somebody who comes back."""
        attempt, session = self.exercises.attempt, self.session
        if self.exercises.placement is not None:
            session.say("placement-boards")
        elif self.exercises.is_test:
            session.say("learn-test")
        elif attempt.is_over:
            session.tell(self.expected())
            return
        elif attempt.attempts or attempt.rung:
            session.say("learn-back")
        self._ask()

    def _ask(self) -> None:
        """Put a question, with its board and all that is in sight from the beginning."""
        session, attempt, exercise = self.session, self.exercises.attempt, self.exercises.exercise
        session.lines.offer(())
        self.lesson = attempt.lesson
        session.speak_of(attempt.lesson)
        self.reader = reader = READERS[game_of(attempt.lesson).name].of_exercise(
            exercise, self.exercises.aids, session.speaker
        )
        kind = session.speaker.say(f"kind-{attempt.kind}")
        session.say("learn-exercise", kind=kind, title=self.exercises.title)
        session.tell(*exercise.question(session.language))
        session.tell(*reader.lit(exercise.lit(session.language).light, exercise.pointed))
        session.tell(*reader.board())
        if reader.hides_candidates:
            session.say("exercise-hidden", key=session.speaker.say("learn-candidates"))
        session.tell(self.expected())

    def expected(self) -> str:
        """How to answer, or how to go on."""
        say, exercises = self.session.speaker.say, self.exercises
        if exercises.attempt.is_over:
            return say("learn-over")
        exercise = exercises.exercise
        is_bare = exercise.form == "verdict" and not exercise.asks_for_reason
        expected = say(f"learn-expect-{'yes-or-no' if is_bare else exercise.form}")
        if exercises.placement is not None and exercise.form == "place":
            expected = say("placement-expect-digit")
        return expected if exercises.is_test else f"{expected} {say('learn-expect-help')}"

    def answer(self, request: CourseRequest) -> Move:
        """Judge an answer, or help with it."""
        wish, exercises = request.wish, self.exercises
        is_over, is_test = exercises.attempt.is_over, exercises.is_test
        if is_test and wish == "hint":
            self.session.say("exercise-no-hints")
        elif is_test and wish in ("skip", "answer"):  # who has no answer passes on
            self.session.tell(*exercises.give_up().sentences)
            return self._go_on()
        elif wish == "again" and not is_test:
            exercises.another()
            self.open()
        elif wish == "skip" or (wish == "on" and is_over):
            exercises.leave()
            return self._go_on()
        elif wish in ("hint", "answer"):
            self._tell(exercises.hint() if wish == "hint" else exercises.give_up())
        elif wish in ANSWERS and is_over:
            self.session.say("learn-over")
        elif wish in ANSWERS:
            if self._take(request) and is_test:
                return self._go_on()
        elif wish == "on":
            self.session.tell(self.expected())
        else:
            return "unknown"
        return "stay"

    def _go_on(self) -> Move:
        """The next question; after the last one of a test, what it came to."""
        exercises = self.exercises
        if exercises.has_more:
            exercises.go_on()
            (self._ask if exercises.is_test else self.open)()
            return "stay"
        if exercises.is_test or exercises.has_results:
            self._tell(exercises.go_on())
        return "on"

    def _take(self, request: CourseRequest) -> bool:
        """Judge what was typed; False if it is no answer to this question, which is said."""
        answer = typed_answer(request, self.exercises.exercise, self.reader, self.session)
        if not isinstance(answer, Answer):
            self.session.tell(*(answer or (self.expected(),)))
            return False
        self.exercises.change(answer)
        self._tell(self.exercises.submit())
        return True

    def _tell(self, reply: Reply) -> None:
        told_by(reply, self.reader, self.session)


def typed_answer(
    request: CourseRequest, exercise: Exercise, reader: LessonReader, session: Session
) -> Answer | Sequence[str]:
    """What was typed, as an answer; if it is none to this question, what to say instead.

    Nothing to say means that it is another kind of answer than the one expected.
    """
    wish, form = request.wish, exercise.form
    if wish == "cells" and form != "cells":
        return [reader.cell(cell) for cell in sorted(request.cells)]
    if (wish in ("yes", "no")) != (form == "verdict") or (form != "verdict" and wish != form):
        return ()
    answer = _answer(request)
    return exercise.refusals(answer, session.language) or answer


def told_by(reply: Reply, reader: LessonReader, session: Session) -> None:
    """Tell what an activity says, and of a hint what it would light up."""
    for said in reply.items:
        if isinstance(said, Said):
            session.tell(*said.told.sentences)
            if said.is_hint:
                session.tell(*reader.lit(said.told.light_not_said))
            if said.told.arguments:
                session.lines.offer(said.told.arguments)


def _answer(request: CourseRequest) -> Answer:
    """What was typed, as an answer."""
    if request.wish in ("yes", "no"):
        return Answer(request.cells, is_one=request.wish == "yes")
    if request.wish == "cells":
        return Answer(request.cells)
    return Answer(candidates=request.candidates, black=request.black, white=request.white)


class AtEnd(CoursePlace):
    """A lesson and its exercises are done: a puzzle to use it on, or the next lesson."""

    def __init__(self, session: Session, lesson: str, reader: LessonReader) -> None:
        super().__init__(session, lesson)
        self.reader = reader

    def open(self) -> None:
        """Tell what is left to do."""
        self.session.say("learn-end", title=self.session.title(self.lesson))
        self.session.tell(self.expected())

    def answer(self, request: CourseRequest) -> Move:
        """Enter goes on."""
        return "on" if request.wish in ("on", "skip") else "unknown"

    def expected(self) -> str:
        """The ways on."""
        return self.session.speaker.say("learn-expect-end")
