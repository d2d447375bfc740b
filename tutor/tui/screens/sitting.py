"""A sitting of exercises, whatever their game: one after the other, each on a fresh board."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import ClassVar, Literal

from tutor.learn.aids import aids_for
from tutor.learn.attempt import Attempt
from tutor.learn.lessons import INTRODUCTIONS, lesson_title
from tutor.learn.mastery import POOR, game_of
from tutor.learn.settling import draft_name, draft_of, settled
from tutor.learn.sitting import Sitting, Task, new_seed
from tutor.tui.commands import Command
from tutor.tui.screens.asking import AskingScreen
from tutor.tui.widgets.status import StatusLine

Mode = Literal["lesson", "review", "test"]
"""At the end of a lesson, to review what is due, or to skip ahead."""
_NOT_IN_TESTS = frozenset({"hint", "another", "read-lesson"})


def begun(sitting: Sitting, draft: Attempt | None = None) -> Attempt:
    """The next exercise of a sitting: a fresh one, or the one that was left half answered."""
    return sitting.begin(new_seed(), draft)


class SittingScreen(AskingScreen):
    """The course's part of an exercise; put before the screen of a game's board."""

    NAME = "exercise"
    COACH_FIRST = True
    MARKING: ClassVar[frozenset[str]]
    """The commands that put an answer together."""
    sitting: Sitting
    mode: Mode

    # What depends on the game

    def ready(self) -> None:
        """Show the board of another exercise, whose aids are known, and go to where it begins."""
        raise NotImplementedError

    def unused(self) -> frozenset[str]:
        """The keys of the footer that this kind of exercise has no use for."""
        raise NotImplementedError

    # Going through the exercises

    def opened(self) -> None:
        """Ask the first question."""
        super().opened()
        self._ask()

    def _ask(self) -> None:
        """Put the question of the present exercise."""
        standing = self.tutor.mastery().of(self.attempt.lesson)
        self.aids = aids_for(standing, self.settings.fade_aids)
        self.ending, self.is_judged = "", False
        self.ready()
        self.tell_again()
        self.show_everything()
        self.answered()

    def do_submit(self) -> None:
        """Check the answer; after that, go on."""
        if self.sitting.is_done:
            self.do_back()
        elif not self.attempt.is_over:
            self._check()
        elif self.sitting.has_more:
            self._begin_next()
        else:
            self.sitting.is_done = True
            self.coach.say(self._summary())
            self.open_drawer()
            self.show_everything()

    def _check(self) -> None:
        self.attempt.check(self.speaker.language)
        if self.mode == "test" and self.attempt.attempts:
            self.attempt.is_over = True
        self.tell_outcome()
        self._changed("outcome")

    def _changed(self, ending: Literal["outcome", "answer"]) -> None:
        """After an answer or a hint: count what is over, keep what is not."""
        if self.attempt.is_over:
            self.ending = ending
            self.sitting.finish(self.attempt)
            self._settle()
        else:
            self.answered()
        self.show_everything()

    def _settle(self) -> None:
        """Write down what the exercise has shown; a test counts as a whole."""
        store, now = self.tutor.store, datetime.now(UTC)
        if self.mode != "test":
            found = settled(self.attempt, store.course(), now)
            self.tutor.warn(store.add_events(found.events, course=found.course))
        elif not self.sitting.has_more:
            self.tutor.warn(store.add_events([self.sitting.test_event(now)]))

    def _begin_next(self) -> None:
        """The next exercise; one of the other game has a screen of its own."""
        draft, here = None, self.attempt.lesson
        if self.mode != "test":
            draft = draft_of(self.sitting.next_lesson, self.tutor.store.course())
        attempt = begun(self.sitting, draft)
        if game_of(attempt.lesson) != game_of(here):
            self.tutor.sit(self.sitting, attempt, self.mode, replace=True)
            return
        self.attempt = attempt
        self._ask()

    def _summary(self) -> str:
        """What the sitting came to."""
        say, percent = self.speaker.say, round(100 * self.sitting.mean)
        if self.mode == "test":
            message = "sitting-passed" if self.sitting.has_passed else "sitting-failed"
            return say(message, percent=percent)
        if self.mode == "review":
            return say("sitting-done-review", percent=percent, count=self.sitting.count)
        kind = "introduction" if self.attempt.lesson in INTRODUCTIONS else "lesson"
        if self.sitting.mean < POOR:
            kind = "poor"
        return say(f"sitting-done-{kind}", percent=percent)

    def answered(self) -> None:
        """An exercise half answered waits for the learner; a test does not."""
        if self.mode != "test" and not self.attempt.is_over:
            name = draft_name(self.attempt.lesson)
            self.tutor.warn(self.tutor.store.save_course(name, self.attempt.as_json()))

    # Asking

    def commands(self) -> tuple[Command, ...]:
        """What is over is marked no more: then Space reads on, as on other screens."""
        found = super().commands()
        if not self.attempt.is_over:
            return found
        pages = [one.with_keys("space", *one.keys) for one in found if one.id == self.MORE]
        return (*pages, *(one for one in found if one.id != self.MORE))

    def run_command(self, id: str) -> None:
        """In a test nobody helps."""
        if self.mode == "test" and id in _NOT_IN_TESTS:
            self.say("exercise-no-hints")
        else:
            super().run_command(id)

    def do_hint(self) -> None:
        """One rung further; the last one is the answer."""
        if not self.attempt.is_over:
            self.attempt.hint(self.speaker.language)
            (self.tell_answer if self.attempt.is_over else self.tell_hint)()
            self._changed("answer")

    def do_answer(self) -> None:
        """The answer; in a test the question is passed."""
        if not self.attempt.is_over:
            self.attempt.give_up(self.speaker.language)
            self.tell_answer()
            self._changed("answer")

    def do_another(self) -> None:
        """Another exercise of the same kind; what was tried on this one counts."""
        if not self.attempt.is_over:
            self._settle()
        self.sitting.again(Task(self.attempt.lesson, self.attempt.kind))
        self._begin_next()

    def do_it_is(self) -> None:
        """What is asked about is so."""
        self._verdict(is_one=True)

    def do_it_is_not(self) -> None:
        """It is not."""
        self._verdict(is_one=False)

    def _verdict(self, *, is_one: bool) -> None:
        if self.exercise.answers_with != "verdict":
            self.remind()
        elif not self.attempt.is_over:
            self.attempt.answer = replace(self.attempt.answer, is_one=is_one)
            self._check()

    def do_read_lesson(self) -> None:
        """Read the lesson; the exercise waits."""
        self.tutor.open_lesson(self.attempt.lesson)

    def do_use_it(self) -> None:
        """A puzzle that needs the technique."""
        self.tutor.open_use(self.attempt.lesson)

    # Showing

    def show_everything(self) -> None:
        """Board, lines and offers."""
        self.set_board()
        self.show_board()
        self.show_status()
        self.show_keys()
        self.show_more()
        self.coach.title(self._title())
        self.coach.now(self.offered(*self._offers(), *self.drawer_ids()))

    def _title(self) -> str:
        return f"{self.speaker.say(f'kind-{self.attempt.kind}')} {self.sitting.place}"

    def _offers(self) -> list[str]:
        """What can be done now."""
        if self.sitting.is_done:
            return ["use-it", "another", "back"] if self.mode == "lesson" else ["back"]
        if self.attempt.is_over:
            return ["submit"] if self.mode == "test" else ["submit", "another"]
        asks = ["answer"] if self.mode == "test" else ["hint", "answer"]
        if self.exercise.answers_with == "verdict":
            return ["it-is", "it-is-not", *asks]
        return ["submit", *asks]

    def command_name(self, command: Command) -> str:
        """What a key does here.

        What is over is not checked again, the last hint is the answer, a test has none.
        """
        if command.id == "submit" and self.attempt.is_over:
            return self.speaker.say("exercise-next")
        if command.id == "hint" and self.attempt.is_nearly_told:
            return self.speaker.say("do-answer")
        if command.id == "answer" and self.mode == "test":
            return self.speaker.say("exercise-pass")
        return super().command_name(command)

    def footer_ids(self) -> list[str]:
        """Only the keys that this kind of exercise uses."""
        unused = self.MARKING | {"hint"} if self.attempt.is_over else self.unused()
        if self.mode == "test":
            unused = unused | _NOT_IN_TESTS
        if self.sitting.is_done:
            unused = unused | {"submit"}
        ids = [id for id in super().footer_ids() if id not in (*unused, "back")]
        return [*ids, "back"]

    def show_status(self) -> None:
        """What the exercise is about."""
        name = lesson_title(self.attempt.lesson, self.speaker.language)
        what = self.speaker.say(f"sitting-{self.mode}")
        self.query_one(StatusLine).show(f"{what} · {name}", self._title())

    def retell(self) -> None:
        """The exercise is in the learner's language too."""
        super().retell()
        if self.is_there and self.told_in and self.told_in != self.speaker.language:
            self.tell_again()
            if self.sitting.is_done:
                self.coach.say(self._summary())
            self.show_everything()
