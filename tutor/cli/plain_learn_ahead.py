"""Skipping ahead: a short test, one answer to each question, and no hints."""

from datetime import UTC, datetime
from statistics import fmean

from tutor.cli.plain_learn_exercise import Asking
from tutor.cli.plain_learn_places import Move
from tutor.cli.plain_learn_session import Session
from tutor.cli.plain_learn_words import Request
from tutor.learn.attempt import Attempt
from tutor.learn.events import Event
from tutor.learn.mastery import GOOD
from tutor.learn.progress import Task, lesson_tasks, new_seed


class AtTest(Asking):
    """The exercises of a lesson, once each."""

    def __init__(self, session: Session, lesson_id: str) -> None:
        super().__init__(session, lesson_id)
        self._tasks: list[Task] = list(lesson_tasks(lesson_id))
        self._credits: list[float] = []
        self.is_over = False
        self.is_passed = False

    def open(self) -> None:
        """Say what it is about, and ask the first question."""
        self.session.say("learn-test", count=len(self._tasks))
        self._ask_next()

    def _ask_next(self) -> None:
        task = self._tasks[len(self._credits)]
        self.ask(Attempt(task.lesson, task.kind, new_seed()))

    def answer(self, request: Request) -> Move:
        """One answer to each question; who has none passes on."""
        wish = request.wish
        if wish == "hint":
            self.session.say("learn-test-no-hint")
        elif wish == "on":
            self.session.tell(self.expected())
        elif wish in ("skip", "answer"):
            self.session.tell(*self.attempt.give_up(self.session.language).sentences)
            return self._count(0.0)
        elif wish in ("cells", "remove", "place", "yes", "no"):
            outcome = self.take(request)
            if outcome is not None:
                return self._count(outcome.credit)
        else:
            return "unknown"
        return "stay"

    def _count(self, credit: float) -> Move:
        self._credits.append(credit)
        if len(self._credits) < len(self._tasks):
            self._ask_next()
            return "stay"
        mean = round(fmean(self._credits), 3)
        self.is_over = True
        self.is_passed = mean >= GOOD
        self.session.add(Event(self.lesson, datetime.now(UTC), mean, "test"))
        message = "learn-test-passed" if self.is_passed else "learn-test-failed"
        values = {"percent": round(100 * mean), "needed": round(100 * GOOD)}
        self.session.say(message, title=self.session.title(self.lesson), **values)
        return "on"
