"""A page of a lesson on which it is the learner's turn: an exercise that counts for nothing.

It is asked, judged and helped with as any other exercise, but of the answer nothing is kept:
whoever comes back finds it as new, with a tick that it was done before.
"""

from collections.abc import Callable
from dataclasses import replace

from tutor.activity.answering import Answering
from tutor.activity.said import Reply, Said
from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.attempt import Attempt
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.mastery import Aids
from tutor.learn.pages import LessonPage

AIDS = Aids(candidates=True, lighting=True)
"""Whoever reads a lesson gets all the help there is."""


class Try(Answering):
    """One exercise of a lesson: verbs in, what is said out."""

    def __init__(
        self,
        lesson: str,
        task: Exercise,
        speaker: Callable[[], Speaker],
        when_over: Callable[[], None],
        *,
        is_linear: bool = False,
    ) -> None:
        """An exercise of a lesson; told line by line, its verdicts have no signs."""
        self._when_over = when_over
        super().__init__(speaker, is_linear=is_linear)
        self.attempt = Attempt(lesson, task.kind, "", given=task)
        self.aids = AIDS

    @property
    def is_over(self) -> bool:
        """Whether it was answered rightly, or the answer was told."""
        return self.attempt.is_over

    @property
    def is_found(self) -> bool:
        """Whether it was answered rightly before the answer was told."""
        return self.is_over and self.attempt.rung < self.exercise.last_rung

    def ask(self, page: LessonPage, how: tuple[str, ...] = ()) -> Reply:
        """The page with its question, and what was said of it last."""
        told = Told((*page.sentences, *how), page.light, page.legend)
        return Reply((Said(told, lights=True), *self._last()), is_new=True)

    # Answering

    def submit(self) -> Reply:
        """Judge the answer; one without anything in it is no attempt."""
        answer, before = self.answer, self.attempt.attempts
        self.attempt.check(self.speaker.language)
        is_counted = self.attempt.attempts > before

        def said() -> tuple[Said, ...]:
            """In the language spoken now: nothing is counted again."""
            language = self.speaker.language
            outcome = self.exercise.check(answer, language)
            if not is_counted:
                return self._about(outcome.told)
            verdict, *sentences = outcome.sentences
            if not outcome.is_right:
                sentences.insert(0, self.exercise.echo(answer, language))
            sentences.insert(0, verdict if self._is_linear else f"{outcome.sign} {verdict}")
            if not self.is_over:
                hints = "no" if self.attempt.is_nearly_told else "yes"
                sentences.append(self.speaker.say("exercise-again", hints=hints))
            return self._about(replace(outcome.told, sentences=tuple(sentences)))

        return self._say(said, is_judged=True)

    def give_verdict(self, *, is_one: bool) -> Reply:
        """Yes or no, which is an answer at once."""
        return self.submit() if self.change(replace(self.answer, is_one=is_one)) else Reply()

    # Help

    def hint(self) -> Reply:
        """One rung further; the last one is the answer."""
        if self.is_over or self.attempt.is_nearly_told:
            return self.give_up()
        self.attempt.hint(self.speaker.language)
        rung = self.attempt.rung
        return self._help(lambda: self.exercise.hint(rung, self.speaker.language))

    def give_up(self) -> Reply:
        """The answer."""
        self.attempt.give_up(self.speaker.language)
        return self._help(lambda: self.exercise.solution(self.speaker.language))

    def _help(self, told: Callable[[], Told]) -> Reply:
        return self._say(lambda: self._about(told(), is_hint=True))

    def _say(self, said: Callable[[], tuple[Said, ...]], *, is_judged: bool = False) -> Reply:
        self._last, self.is_judged = said, is_judged
        if self.is_over:
            self._when_over()
        return Reply(said(), is_edit=True)

    def _about(self, told: Told, *, is_hint: bool = False) -> tuple[Said, ...]:
        """Something about the exercise; what the question lights up stays if nothing else is."""
        return (Said(told, lights=not told.light.is_dark, is_hint=is_hint),)
