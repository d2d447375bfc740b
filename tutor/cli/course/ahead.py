"""Skipping ahead: a short test, one answer to each question, and no hints."""

from datetime import UTC, datetime

from tutor.cli.course.exercise import ANSWERS, Asking
from tutor.cli.course.places import Move
from tutor.cli.course.session import Session
from tutor.cli.course.words import Request
from tutor.learn.sitting import Sitting, lesson_tasks, new_seed


class AtTest(Asking):
    """The exercises of a lesson, once each."""

    def __init__(self, session: Session, lesson_id: str) -> None:
        super().__init__(session, lesson_id)
        self.sitting = Sitting(lesson_tasks(lesson_id))
        self.attempt = self.sitting.begin(new_seed())

    def open(self) -> None:
        """Say what it is about, and ask the present question."""
        self.session.say("learn-test")
        self.ask(self.attempt)

    def answer(self, request: Request) -> Move:
        """One answer to each question; who has none passes on."""
        wish = request.wish
        if wish == "hint":
            self.session.say("exercise-no-hints")
        elif wish == "on":
            self.session.tell(self.expected())
        elif wish in ("skip", "answer"):
            self.session.tell(*self.attempt.give_up(self.session.language).sentences)
            return self._count()
        elif wish in ANSWERS:
            if self.take(request) is not None:
                return self._count()
        else:
            return "unknown"
        return "stay"

    def _count(self) -> Move:
        """The next question; after the last one, what it came to."""
        session, sitting = self.session, self.sitting
        sitting.finish(self.attempt)
        if sitting.has_more:
            self.ask(sitting.begin(new_seed()))
            return "stay"
        sitting.is_done = True
        session.add(sitting.test_event(datetime.now(UTC)))
        message = "sitting-passed" if sitting.has_passed else "sitting-failed"
        session.say(message, percent=round(100 * sitting.mean))
        return "on"
