"""Exercises of any game, one after the other: answers, hints, credit, and what is kept of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from statistics import fmean
from typing import Literal

from tutor.activity.answering import Answering
from tutor.activity.lesson import Warn
from tutor.activity.placement import BOARDS, Placement
from tutor.activity.said import Reply, Said, plainly, saying
from tutor.base.events import Event
from tutor.games.told import AnyLight, Told
from tutor.language import Speaker
from tutor.learn.attempt import Attempt, draft_name, draft_of, what_counts
from tutor.learn.course import Kind, Task, kinds_of, lesson_title, new_seed
from tutor.learn.exercises.exercise import Answer, Judgement
from tutor.learn.mastery import GOOD, STAR, Aids, mastery_in
from tutor.learn.path import Stop, next_stop, told_ahead, told_back_in
from tutor.learn.progress import LessonProgress, done_kinds, name_of, next_after
from tutor.store import Store

Occasion = Literal["lesson", "review", "test", "placement"]
"""At the end of a lesson, to review what is due, to skip ahead, or to find a level."""


class Exercises(Answering):
    """Some exercises done at a stretch: verbs in, what is said out.

    An answer is judged once. One left half answered waits in the learner's file, but for
    that of a test, which counts as a whole.
    """

    def __init__(
        self,
        tasks: Sequence[Task],
        occasion: Occasion,
        store: Store,
        speaker: Callable[[], Speaker],
        warn: Warn,
        aids: Callable[[str], Aids],
        *,
        is_linear: bool = False,
        placement: Placement | None = None,
    ) -> None:
        """Begin with the first of some exercises.

        Args:
            tasks: which exercises.
            occasion: what they are done for.
            store: where they are kept.
            speaker: who speaks the learner's language now.
            warn: told if they cannot be kept.
            aids: the help with a technique that the learner needs by now.
            is_linear: whether it is told line by line, nothing twice.
            placement: finds a level: which exercise comes next depends on the answers.
        """
        super().__init__(speaker, is_linear=is_linear)
        self._series = tuple(tasks)
        self._tasks = list(tasks)
        self._begun = 0
        self._done: list[Attempt] = []
        self.occasion: Occasion = occasion
        self._store, self._warn = store, warn
        self._aids_for = aids
        self.placement = placement
        self.is_done = False
        """Whether the end has been told."""
        self._stars: frozenset[Kind] = frozenset()
        self._has_new_star = False
        """What the last exercise has added to them."""
        self.aids: Aids
        self._next()

    @property
    def is_test(self) -> bool:
        """Whether nobody helps."""
        return self.occasion in ("test", "placement")

    @property
    def has_more(self) -> bool:
        """Whether another exercise waits."""
        return self._begun < len(self._tasks)

    @property
    def place(self) -> str:
        """Which exercise of how many."""
        return f"{self._begun}/{len(self._tasks) if self.placement is None else BOARDS}"

    @property
    def next_task(self) -> Task | None:
        """Which exercise waits."""
        return self._tasks[self._begun] if self.has_more else None

    @property
    def title(self) -> str:
        """What the present exercise is about."""
        return lesson_title(self.attempt.lesson, self.speaker.language)

    # From one exercise to the next

    def _next(self) -> None:
        """The next exercise: the one left half answered, if it is of this kind."""
        task = self._tasks[self._begun]
        self._begun += 1
        draft = None if self.is_test else draft_of(task.lesson, self._store.course())
        if draft is not None and draft.kind != task.kind:
            self._count(draft)
            draft = None
        self.attempt = draft or Attempt(task.lesson, task.kind, new_seed())
        self.aids = self._aids_for(task.lesson)
        self._forget_verdict()
        self._stars = self._done_kinds(task.lesson)
        self._keep()

    def _forget_verdict(self) -> None:
        """A hint is still said."""
        self.is_judged = False
        self._last = self._hinted if self.attempt.rung else tuple

    def go_on(self) -> Reply:
        """What is over makes room for the next exercise; after the last one, the sum of it."""
        if self.has_more:
            self._next()
            return Reply(is_new=True)
        self.is_done = True
        return saying(*self.summary())

    def another(self) -> Reply:
        """Another exercise of the same kind; what was tried on this one counts.

        Once the sum of them is told, all of them again, on other boards.
        """
        self.leave()
        if self.is_done:
            self._tasks, self._begun, self._done = list(self._series), 0, []
        else:
            self._tasks.insert(self._begun, Task(self.attempt.lesson, self.attempt.kind))
        self.is_done = False
        self._next()
        return Reply(is_new=True)

    def leave(self) -> None:
        """Leave it for good; what was tried counts."""
        if not self.attempt.is_over:
            self._count(self.attempt)

    # Asking

    def ask(self, how: Sequence[str] = ()) -> Reply:
        """The question, how it is answered, and all that was said and still counts."""
        exercise, language = self.exercise, self.speaker.language
        lit = exercise.lit(language)
        is_new = self.placement is not None and exercise.answers_with == "colours"
        recall = (self.speaker.say("placement-recall"),) if is_new else ()
        told = Told((*recall, *exercise.question(language), *how), lit.light, lit.legend)
        end = [plainly(*self.summary())] * self.is_done
        return Reply((Said(told, lights=True), *self._last(), *end), is_new=True)

    # Answering

    def change(self, answer: Answer) -> bool:
        """Put another answer together, and keep it; False once it is over."""
        is_changed = super().change(answer)
        if is_changed:
            self._keep()
        return is_changed

    def submit(self) -> Reply:
        """Judge the answer; one without anything in it is no attempt."""
        answer, language = self.answer, self.speaker.language
        is_counted = self.exercise.is_answered(answer) and not self.attempt.is_over
        outcome = self.attempt.check(language)
        if self.is_test and self.attempt.attempts:
            self.attempt.is_over = True

        def said() -> tuple[Said, ...]:
            """The same words, also in another language: nothing is counted again."""
            now = self.speaker.language
            judged = outcome if now == language else self.exercise.check(answer, now)
            return self._judged(judged, answer) if is_counted else (Said(judged.told),)

        return self._told(said, is_judged=True)

    def _judged(self, outcome: Judgement, answer: Answer) -> tuple[Said, ...]:
        """The verdict, its answer if that was not right, what it is worth, and why."""
        verdict, *reasons = outcome.sentences
        if not self._is_linear:
            verdict = f"{outcome.sign} {verdict}"
        language = self.speaker.language
        echo = [] if outcome.is_right else [self.exercise.echo(answer, language)]
        told = outcome.told
        if self.placement is not None and not outcome.is_right:  # there is no other try
            told = self.exercise.solution(language)
            reasons += [one for one in told.sentences if one not in reasons]
        told = replace(told, sentences=(verdict, *echo, *reasons))
        return self._about(told, is_hint=False, after=1 + len(echo))

    def give_verdict(self, *, is_one: bool) -> Reply:
        """Yes or no, which is an answer at once; a no that needs its reason is asked for it."""
        was = self.answer.is_one
        if not self.change(replace(self.answer, is_one=is_one)):
            return Reply()
        lacks_reason = self.exercise.has_spoiler and not self.answer.cells
        if is_one or was is False or not lacks_reason or self._is_linear:
            return self.submit()
        return self._told(lambda: (plainly(self.speaker.say("exercise-which-cell")),))

    def hint(self) -> Reply:
        """One rung further; the last one is the answer."""
        if self.attempt.is_over or self.attempt.is_nearly_told:
            return self.give_up()
        self.attempt.hint(self.speaker.language)
        return self._told(self._hinted)

    def give_up(self) -> Reply:
        """The answer; line by line, whoever knows it already is told once more."""
        if self.attempt.is_over:
            solution = self.exercise.solution(self.speaker.language)
            return Reply((Said(solution, is_hint=True),)) if self._is_linear else Reply()
        self.attempt.give_up(self.speaker.language)
        return self._told(self._solved)

    def _hinted(self) -> tuple[Said, ...]:
        """The hint that was asked for last; to somebody who knows the pattern, unlit."""
        told = self.exercise.hint(self.attempt.rung, self.speaker.language)
        if not self.aids.lighting and not self._is_linear:
            told = replace(told, light=AnyLight())
        return self._about(told, is_hint=True)

    def _solved(self) -> tuple[Said, ...]:
        return self._about(self.exercise.solution(self.speaker.language), is_hint=True)

    def _told(self, said: Callable[[], tuple[Said, ...]], *, is_judged: bool = False) -> Reply:
        """Count what is over, keep what is not."""
        self._last, self.is_judged = said, is_judged
        if not self.attempt.is_over:
            self._keep()
            return Reply(said(), is_edit=True)
        self._done.append(self.attempt)
        if self.placement is not None:
            self._tasks += filter(None, [self.placement.after(self.attempt)])
        elif not self.is_test:
            self._count(self.attempt)
        elif not self.has_more:
            lesson, mean = self._tasks[0].lesson, round(self.mean, 3)
            event = Event(lesson, datetime.now(UTC), mean, "test")
            self._warn(self._store.add_events([event], course=self._test_stars()))
        return Reply(said(), is_edit=True)

    def _about(self, told: Told, *, is_hint: bool, after: int = 0) -> tuple[Said, ...]:
        """Something about the exercise, with what it was worth after some sentences."""
        say, attempt, sentences = self.speaker.say, self.attempt, list(told.sentences)
        if self.placement is not None and self.placement.is_clear:
            count = len(self.placement.trail)
            sentences.append(say("placement-clear", count=count, of=BOARDS))
            told = replace(told, sentences=tuple(sentences))
        if self._is_linear:
            said = Said(told, is_hint=is_hint)
            if self.is_test:
                return (said,)
            if attempt.is_over:
                return said, plainly(*self._worth()), plainly(say("learn-over"))
            if is_hint:
                rungs = {"rung": attempt.rung, "of": self.exercise.last_rung}
                return plainly(say("plain-rung", **rungs)), said
            return said, plainly(self._again())
        if attempt.is_over and not self.is_test:
            sentences[after:after] = self._worth()
        elif not attempt.is_over and not is_hint:
            sentences.append(self._again())
        told = replace(told, sentences=tuple(sentences), are_apart=attempt.is_over)
        if told.light.is_dark:  # what the question lights up stays
            return (Said(replace(told, legend=(), effects=())),)
        return (Said(told, lights=True),)

    def _again(self) -> str:
        """What can be done about an answer that is not right yet."""
        has_hints = not (self.is_test or self.attempt.is_nearly_told)
        return self.speaker.say("exercise-again", hints="yes" if has_hints else "no")

    # What it is worth

    def _done_kinds(self, lesson: str) -> frozenset[Kind]:
        """The kinds of exercises of a lesson that have their star."""
        return frozenset(done_kinds(lesson, self._store.course(), mastery_in(self._store)))

    @property
    def stars(self) -> tuple[int, int]:
        """How many stars the lesson has, and how many it can have."""
        return len(self._stars), len(kinds_of(self.attempt.lesson))

    def _worth(self) -> list[str]:
        """The stars, if it is about a lesson, and the credit with its reason."""
        say, (earned, of) = self.speaker.say, self.stars
        credit = say(
            "exercise-credit", percent=round(100 * self.attempt.credit), **self.attempt.reason
        )
        if self.occasion != "lesson":
            return [credit]
        stars = "exercise-star" if self._has_new_star else "exercise-stars"
        told = say(stars, number=earned, of=of)
        drawn = "" if self._is_linear or not earned else f"  {'★' * earned}{'☆' * (of - earned)}"
        return [told + drawn, credit]

    # What is kept

    def _keep(self) -> None:
        """An exercise half answered waits for the learner; a test does not."""
        if not self.is_test and not self.attempt.is_over:
            name = draft_name(self.attempt.lesson)
            self._warn(self._store.save_course(name, self.attempt.as_json()))

    def _count(self, attempt: Attempt) -> None:
        """Write down what an exercise has shown."""
        events, course = what_counts(attempt, self._store.course(), datetime.now(UTC))
        self._warn(self._store.add_events(events, course=course))
        before, self._stars = self._stars, self._done_kinds(attempt.lesson)
        self._has_new_star = self._stars > before

    # What it comes to

    @property
    def has_results(self) -> bool:
        """Whether an exercise was answered, or its answer told."""
        return bool(self._done)

    @property
    def mean(self) -> float:
        """The credit of an exercise on average."""
        return fmean(one.credit for one in self._done) if self._done else 0.0

    @property
    def has_passed(self) -> bool:
        """Whether, as a test, it was good enough to skip ahead."""
        return self.mean >= GOOD

    def _test_stars(self) -> dict[str, object]:
        """The exercises of a test that was passed have their stars too."""
        if not self.has_passed:
            return {}
        lesson = self._tasks[0].lesson
        progress = LessonProgress.of(lesson, self._store.course())
        for one in self._done:
            if one.credit >= STAR:
                progress = progress.with_done(one.kind)
        return {name_of(lesson): progress.as_json()}

    def summary(self) -> tuple[str, ...]:
        """What all of it came to, and what to do about it."""
        say, percent = self.speaker.say, round(100 * self.mean)
        if self.placement is not None:
            return ()
        if self.is_test:
            passed = "sitting-passed" if self.has_passed else "sitting-failed"
            return (say(passed, percent=percent),)
        lessons = [one.lesson for one in self._done]
        after = (*self._advice(), *told_back_in(self._store, lessons, self.speaker))
        if self.occasion == "review":
            count = len(set(lessons))
            return (say("sitting-done-review", percent=percent, count=count), *after)
        earned, of = self.stars
        ahead = told_ahead(mastery_in(self._store).of(self.attempt.lesson), self.speaker)
        return (say("sitting-done-lesson", percent=percent, number=earned, of=of), *after, *ahead)

    def _advice(self) -> tuple[str, ...]:
        """What makes it better, or what comes after it."""
        left = {*kinds_of(self.attempt.lesson)} - self._stars
        is_left = self.occasion == "lesson" and "use" in left
        poor = "sitting-poor" if self.mean < STAR else "sitting-fair"
        return tuple(map(self.speaker.say, [poor] * (self.mean < GOOD) + ["sitting-use"] * is_left))

    @property
    def following(self) -> Stop | None:
        """What comes next: after a test that was failed, or poor exercises, their lesson."""
        if self.placement is not None:
            return None
        if self.mean < (GOOD if self.is_test else STAR):
            worst = min(self._done, key=lambda one: one.credit, default=self.attempt)
            return Stop("reread", worst.lesson)
        mastery, lesson = mastery_in(self._store), self.attempt.lesson
        if self.occasion == "review":
            return next_stop(self._store, mastery)
        after = next_after(lesson, mastery, self._store.course())
        return None if after is None else Stop.at(after, self._store)

    # What can be done next

    @property
    def offers(self) -> tuple[str, ...]:
        """The commands that come next, by their ids."""
        if self.is_done:
            on = ("submit",) if self.following else ()
            return (*on, *(("use-it", "another") if self.occasion == "lesson" else ()), "back")
        if self.attempt.is_over:
            return ("submit",) if self.is_test else ("submit", "another")
        asks = ("hint", "answer")[self.is_test or self.attempt.is_nearly_told :]
        is_verdict = self.exercise.answers_with == "verdict"
        return (*(("it-is", "it-is-not") if is_verdict else ("submit",)), *asks)
