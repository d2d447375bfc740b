"""A sprint: two minutes of quick boards, one tap an answer, whatever it is shown on."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.exercises.exercise import VERDICTS, Trial
from tutor.learn.mastery import STAR, mastery_in
from tutor.learn.path import Stop, next_stop, told_back_in
from tutor.learn.progress import best_sprint, sprint_name
from tutor.learn.sprint import SECONDS, Tally, Trials
from tutor.learn.taught import lesson_of
from tutor.narrate.names import called
from tutor.store import Problem, Store


@dataclass(frozen=True)
class Outcome:
    """What is said to an answer."""

    is_right: bool
    sentence: str
    """The verdict, and after a wrong answer what is right."""
    why: Told
    """The reason, to be looked at after a wrong answer."""


class Sprint:
    """Trials against the clock. The clock stands while a wrong answer is explained."""

    def __init__(
        self,
        subject: str,
        techniques: Sequence[str],
        seed: str,
        store: Store,
        speaker_of: Callable[[str], Speaker],
        warn: Callable[[Problem | None], object],
        clock: Callable[[], float],
        *,
        waits: bool = False,
    ) -> None:
        """A sprint that begins at once, unless it waits.

        Args:
            subject: what it is about: a lesson, or what is known.
            techniques: those that may come up.
            seed: everything follows from it.
            store: where the learner's work is kept.
            speaker_of: whoever has the words for a technique.
            warn: told what prevents writing, if anything does.
            clock: tells the time in seconds.
            waits: whether the clock stands until it is started.
        """
        self.subject, self._techniques, self._seed = subject, tuple(techniques), seed
        self._store, self._speaker_of, self._warn, self._clock = store, speaker_of, warn, clock
        self.best = best_sprint(subject, store.course())
        """The most right answers before; 0 if this is the first about its subject."""
        self._trials = Trials(techniques, seed)
        self.tally = Tally()
        self.is_over, self.is_waiting = False, waits
        self.outcome: Outcome | None = None
        """What was said to a wrong answer, as long as it is looked at."""
        self.trial: Trial = self._trials.next()
        self._spent, self._running_since = 0.0, self._clock()

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for the present trial."""
        return self._speaker_of(self.trial.technique)

    # The clock

    @property
    def left(self) -> float:
        """Seconds left."""
        stands = self.outcome or self.is_over or self.is_waiting
        running = 0.0 if stands else self._clock() - self._running_since
        return max(SECONDS - self._spent - running, 0.0)

    def start(self) -> None:
        """The clock runs from now on."""
        self.is_waiting, self._running_since = False, self._clock()

    def tick(self) -> bool:
        """End it if the time is up; whether it is over."""
        if not self.is_over and self.left <= 0:
            self.end()
        return self.is_over

    # Answering

    @property
    def question(self) -> str:
        """What is asked."""
        trial, language = self.trial, self.speaker.language
        if trial.asks_which:
            return self.speaker.say("sprint-which")
        name = called(trial.technique, language)
        return self.speaker.say("sprint-judge", name=name[:1].upper() + name[1:])

    def option_names(self) -> list[str]:
        """What there is to choose from, in words."""
        return [self._option_name(option) for option in self.trial.options]

    def _option_name(self, option: str) -> str:
        if option in VERDICTS:
            return self.speaker.say(f"sprint-{option}")
        return called(option, self.speaker.language)

    def answer(self, number: int) -> Outcome | None:
        """Choose an option; a right one leads on at once, a wrong one is explained first.

        Returns:
            What is said to it; None if there is no such option, or nothing is asked now.
        """
        if (
            self.is_waiting
            or self.tick()
            or self.outcome
            or not 0 <= number < len(self.trial.options)
        ):
            return None
        trial, say = self.trial, self.speaker.say
        is_right = trial.options[number] == trial.right
        self.tally.answered.append((trial, is_right))
        if is_right:
            outcome = Outcome(True, say("sprint-right"), Told(()))
            self._stop_clock()
            self._go_on()
            return outcome
        why = trial.exercise.solution(self.speaker.language)
        if trial.asks_which:
            sentence = say("sprint-wrong", right=self._option_name(trial.right))
        else:
            sentence = say(f"sprint-wrong-{trial.right}")
        outcome = Outcome(False, sentence, why)
        self._stop_clock()
        self.outcome = outcome
        return outcome

    def go_on(self) -> None:
        """The next trial, once a wrong answer was looked at."""
        if self.outcome is not None and not self.is_over:
            self._go_on()

    def _stop_clock(self) -> None:
        self._spent += self._clock() - self._running_since

    def _go_on(self) -> None:
        """Making a board takes none of the learner's time."""
        self.outcome = None
        self.trial = self._trials.next()
        self._running_since = self._clock()

    # The end

    def end(self) -> None:
        """Count what was answered, once."""
        if self.is_over:
            return
        if self.outcome is None:
            self._stop_clock()
        self.is_over = True
        course: dict[str, object] = {}
        if self.is_best:
            course[sprint_name(self.subject)] = {"best": self.tally.right}
        events = self.tally.events(datetime.now(UTC))
        if events or course:
            self._warn(self._store.add_events(events, course=course))

    @property
    def is_best(self) -> bool:
        """Whether there were never so many right answers before."""
        return self.tally.right > self.best

    def summary(self) -> tuple[str, ...]:
        """What it came to; nothing is praised that is not there."""
        say, tally = self.speaker.say, self.tally
        lines = [say("sprint-sum", right=tally.right, of=len(tally.answered))]
        if tally.longest > 1:
            lines.append(say("sprint-longest", count=tally.longest))
        if self.is_best and self.best:
            lines.append(say("sprint-best-now", before=self.best))
        elif self.best:
            lines.append(say("sprint-best", best=self.best))
        asked = {trial.technique for trial, _ in tally.answered}
        slipped = {one.technique for one in mastery_in(self._store).slipped(asked)}
        # What comes back for review is told by name, and need not be named twice.
        missed = [one for one in self._missed() if lesson_of(one) not in slipped]
        if missed:
            names = [called(technique, self.speaker.language) for technique in missed]
            lines.append(say("sprint-missed", names=self.speaker.listed(names)))
        return (*lines, *told_back_in(self._store, asked, self.speaker))

    @property
    def following(self) -> Stop | None:
        """What comes next: the lesson of what was missed most, where much was; else the path."""
        answered, missed = self.tally.answered, self._missed()
        if missed and self.tally.right < STAR * len(answered):
            return Stop("reread", lesson_of(max(missed, key=missed.__getitem__)))
        return next_stop(self._store, mastery_in(self._store))

    def _missed(self) -> Counter[str]:
        """What was mistaken for something else, and how often."""
        return Counter(t.technique for t, is_right in self.tally.answered if not is_right)

    def again(self, seed: str) -> "Sprint":
        """Another one about the same."""
        return Sprint(
            self.subject,
            self._techniques,
            seed,
            self._store,
            self._speaker_of,
            self._warn,
            self._clock,
        )
