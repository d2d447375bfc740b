"""A sitting of exercises: the same board, with a question, and answers put together on it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import ClassVar, Literal

from tutor.learn.aids import Aids, aids_for
from tutor.learn.attempt import Attempt
from tutor.learn.course import INTRODUCTIONS, lesson
from tutor.learn.exercises import Outcome
from tutor.learn.mastery import POOR
from tutor.learn.progress import EXERCISE, LessonProgress, Task, name_of, new_seed
from tutor.learn.sitting import Sitting
from tutor.play.coach import Light, Told
from tutor.tui.board.look import Scene
from tutor.tui.commands import EXERCISE as COMMANDS
from tutor.tui.commands import Command
from tutor.tui.screens.answering import AnsweringScreen
from tutor.tui.widgets.status import StatusLine

Mode = Literal["lesson", "review", "test"]


class ExerciseScreen(AnsweringScreen):
    """Exercises one after the other, each on a fresh board."""

    NAME = "exercise"
    COACH_FIRST = True
    COMMAND_SET: ClassVar[tuple[Command, ...]] = COMMANDS

    def __init__(self, tasks: Sequence[Task], mode: Mode, begun: Attempt | None = None) -> None:
        """A sitting.

        Args:
            tasks: what to ask for.
            mode: at the end of a lesson, to review what is due, or to skip ahead.
            begun: the first exercise, if it was left half answered.
        """
        self.sitting = Sitting(tasks)
        if begun is not None:
            attempt = self.sitting.take_up(begun)
        else:
            attempt = self.sitting.begin(new_seed())
        super().__init__(attempt)
        self.mode: Mode = mode
        self.aids = Aids(candidates=True, lighting=True)

    # Going through the exercises

    def opened(self) -> None:
        """Ask the first question."""
        super().opened()
        self._ask()

    def _ask(self) -> None:
        """Put the question of the present exercise."""
        standing = self.tutor.mastery().of(self.attempt.lesson)
        self.aids = aids_for(standing, self.settings.fade_aids)
        self.is_marked = self.aids.candidates
        self.coach.forget()
        self.set_board()
        self.cursor = self._first_empty()
        self._put()
        self.show_everything()
        self._keep()

    def _put(self) -> None:
        """Say the question, and how it is answered."""
        exercise, language, say = self.attempt.exercise, self.speaker.language, self.speaker.say
        lit = exercise.lit(language)
        keys = {
            "select": self._key("select"),
            "submit": self._key("submit"),
            "yes": self._key("it-is"),
            "no": self._key("it-is-not"),
        }
        how = say(f"exercise-how-{exercise.answers_with}", **keys)
        sentences = [*exercise.question(language), "", how]
        if not self.is_marked:
            sentences.append(say("exercise-hidden", key=self._key("marks")))
        self.told_in = language
        self.coach.tell(Told(tuple(sentences), lit.light, lit.legend))
        self.light_up(lit.light, lit.legend)

    def _key(self, id: str) -> str:
        command = next(command for command in self.commands() if command.id == id)
        return self.command_keys(command)

    def do_submit(self) -> None:
        """Check the answer; after that, go on."""
        if self.sitting.is_done:
            self.do_back()
        elif self.attempt.is_over:
            self._go_on()
        else:
            self._checked(self.attempt.check(self.speaker.language))

    def _checked(self, outcome: Outcome) -> None:
        """Say what the answer is worth, and what to do now."""
        sentences = list(outcome.sentences)
        if self.mode == "test" and self.attempt.attempts:
            self.attempt.is_over = True
        if not self.attempt.is_over and self.attempt.attempts:
            sentences.append(self.speaker.say("exercise-again"))
        light = outcome.light
        if not self.aids.lighting and not outcome.is_right:
            light = replace(light, marks=(), houses=())
        self.tell(Told(tuple(sentences), light, outcome.legend))
        if self.attempt.is_over:
            self._finish()
        self._keep()
        self.show_everything()

    def _finish(self) -> None:
        """Write down what the exercise has shown."""
        attempt, say = self.attempt, self.speaker.say
        percent = round(100 * attempt.credit)
        self.coach.say(
            say("exercise-worth", percent=percent),
            say("exercise-go-on", submit=self._key("submit")),
        )
        self.sitting.finish(attempt)
        if self.mode == "test":
            return
        store = self.tutor.store
        event = attempt.event(datetime.now(UTC))
        if event is not None:
            self.tutor.warn(store.add_events([event]))
        if attempt.credit >= POOR:
            kept = LessonProgress.of(attempt.lesson, store.course()).with_done(attempt.kind)
            self.tutor.warn(store.save_course(name_of(attempt.lesson), kept.as_json()))

    def _go_on(self) -> None:
        """The next exercise, or the end."""
        if self.sitting.has_more:
            self.attempt = self.sitting.begin(new_seed())
            self._ask()
        else:
            self._end()

    def _end(self) -> None:
        """What the sitting came to."""
        say, percent = self.speaker.say, round(100 * self.sitting.mean)
        self.sitting.is_done = True
        if self.mode == "test":
            event = self.sitting.test_event(datetime.now(UTC))
            self.tutor.warn(self.tutor.store.add_events([event]))
            message = "sitting-passed" if self.sitting.has_passed else "sitting-failed"
            told = say(message, percent=percent)
        elif self.mode == "review":
            told = say("sitting-done-review", percent=percent, count=self.sitting.count)
        else:
            is_first = self.attempt.lesson in INTRODUCTIONS
            kind = "introduction" if is_first else "lesson"
            told = say(f"sitting-done-{kind}", percent=percent)
        self.coach.say(told)
        self._keep()
        self.show_everything()

    # Asking

    def do_hint(self) -> None:
        """One rung further; the last one is the answer."""
        if self.mode == "test":
            self.say("exercise-no-hints")
        elif not self.attempt.is_over:
            self._told(self.attempt.hint(self.speaker.language))

    def do_answer(self) -> None:
        """The answer."""
        if self.mode == "test":
            self.say("exercise-no-hints")
        elif not self.attempt.is_over:
            self._told(self.attempt.give_up(self.speaker.language))

    def _told(self, told: Told) -> None:
        if not self.aids.lighting and not self.attempt.is_over:
            told = Told(told.sentences, Light(), told.legend, told.rung)
        if told.light == Light():  # what the question lights up stays
            self.coach.tell(told)
        else:
            self.tell(told)
        if self.attempt.is_over:
            self._finish()
        self._keep()
        self.show_everything()

    def do_another(self) -> None:
        """Another exercise of the same kind."""
        if self.mode == "test" or not (self.attempt.is_over or self.attempt.answer.is_empty):
            self.say("exercise-no-other")
            return
        self.sitting.again(Task(self.attempt.lesson, self.attempt.kind))
        self.attempt = self.sitting.begin(new_seed())
        self._ask()

    def do_it_is(self) -> None:
        """The pattern is there."""
        self._verdict(is_one=True)

    def do_it_is_not(self) -> None:
        """It is not."""
        self._verdict(is_one=False)

    def _verdict(self, *, is_one: bool) -> None:
        if self.attempt.exercise.answers_with != "verdict":
            self.say("exercise-no-verdict-here")
        elif not self.attempt.is_over:
            self.attempt.answer = replace(self.attempt.answer, is_one=is_one)
            self.do_submit()

    def do_read_lesson(self) -> None:
        """Read the lesson; the exercise waits."""
        self.tutor.open_lesson(self.attempt.lesson)

    def do_use_it(self) -> None:
        """A grid that needs the technique."""
        self.tutor.open_use(self.attempt.lesson)

    # Showing

    def answered(self) -> None:
        """The answer has changed: keep it."""
        self._keep()

    def _keep(self) -> None:
        """An exercise half answered waits for the learner; a test does not."""
        waits = self.mode == "lesson" and not self.attempt.is_over
        value = self.attempt.as_json() if waits else None
        if self.mode == "lesson":
            self.tutor.warn(self.tutor.store.save_course(EXERCISE, value))

    def scene(self) -> Scene:
        """Nothing clashes but where that is the question."""
        scene = super().scene()
        scene.show_conflicts = False
        return scene

    def show_everything(self) -> None:
        """Board, lines and offers."""
        self.set_board()
        self.show_board()
        self.show_status()
        self.show_keys()
        self.coach.title(self._title())
        self.coach.now(self.offered(*self._offers(), *self.drawer_ids()))

    def _title(self) -> str:
        say = self.speaker.say
        return f"{say(f'kind-{self.attempt.kind}')} {self.sitting.place}"

    def _offers(self) -> list[str]:
        """What can be done now."""
        if self.sitting.is_done:
            return ["use-it", "another", "back"] if self.mode == "lesson" else ["back"]
        if self.attempt.is_over:
            return ["submit"] if self.mode == "test" else ["submit", "another"]
        asks = [] if self.mode == "test" else ["hint", "answer"]
        if self.attempt.exercise.answers_with == "verdict":
            return ["it-is", "it-is-not", *asks]
        return ["submit", *asks]

    def command_name(self, command: Command) -> str:
        """What is over is not checked again: the same key goes on."""
        if command.id == "submit" and self.attempt.is_over:
            return self.speaker.say("exercise-next")
        return super().command_name(command)

    def footer_ids(self) -> list[str]:
        """Only the keys that this kind of exercise uses."""
        unused = {
            "cells": {"mark-digit", "it-is", "it-is-not"},
            "candidates": {"select", "it-is", "it-is-not"},
            "verdict": {"mark-digit", "submit"},
        }[self.attempt.exercise.answers_with]
        if self.attempt.is_over:
            unused = {"select", "mark-digit", "it-is", "it-is-not"}
        return [*(id for id in super().footer_ids() if id not in unused), "back"]

    def show_status(self) -> None:
        """What the exercise is about."""
        name = lesson(self.attempt.lesson).text(self.speaker.language).title
        what = self.speaker.say(f"sitting-{self.mode}")
        self.query_one(StatusLine).show(f"{what} · {name}", self._title())

    def retell(self) -> None:
        """The question is in the learner's language too."""
        super().retell()
        if self.is_mounted and self.told_in and self.told_in != self.speaker.language:
            self.coach.forget()
            self._put()
            if self.attempt.is_over:
                self.tell(self.attempt.exercise.solution(self.speaker.language))
            self.show_everything()
