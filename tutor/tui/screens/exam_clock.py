"""The clock of an exam on screen, and the ways out of it.

The clock runs whatever is in front: help, settings or a window take no time off. What is
answered is written down at once, the clock every few seconds.
"""

from tutor.learn.exam import words
from tutor.learn.exam.clock import Clock
from tutor.learn.exam.exam import Exam
from tutor.tui.screens.step_list import StepListScreen

_SAVE_CLOCK_EVERY = 5.0
"""Seconds; every answer saves the clock too."""


class ExamClock(StepListScreen):
    """An exam, the time it takes, and its end."""

    exam: Exam
    is_left = False
    """Whether another screen has taken over: from then on nothing counts here."""
    _clock: Clock | None = None
    _saved = 0.0
    """How much time was used when the clock was written down."""

    def leave_something(self) -> bool:
        """Leave what is going on; False if that is only the exam."""
        return self.close_drawer()

    # Time

    def opened(self) -> None:
        """Let the clock run; if there is no time left, hand in."""
        super().opened()
        self._clock = Clock(self.tutor.clock())
        self._saved = self.exam.elapsed
        self.set_interval(1.0, self.if_there(self.tick))
        if self.exam.is_over:
            self.call_later(self.if_there(self._time_is_up))

    def tick(self) -> None:
        """Look at the clock."""
        self.spend()
        if not self.is_left:
            if self.exam.elapsed >= self._saved + _SAVE_CLOCK_EVERY:
                self.save()
            self.show_status()

    def spend(self) -> None:
        """Bring the time of the exam up to date; when none is left, hand in."""
        if self.is_left or self._clock is None:
            return
        seconds = self._clock.tick(self.tutor.clock())
        self.exam.spend(seconds)
        if seconds is None:
            self.save()
        if self.exam.is_over:
            self._time_is_up()

    def save(self) -> None:
        """Write down the clock and what is answered; another window may have ended the exam."""
        self._saved = self.exam.elapsed
        problem = self.tutor.exams.save(self.exam)
        self.tutor.warn(problem)
        is_known = problem is None and not self.is_left
        if is_known and self.tutor.exams.state_of(self.exam) != "open":
            self._end("sit-ended-elsewhere")

    def on_unmount(self) -> None:
        """Whoever quits finds the clock as it was."""
        if not self.is_left and self._clock is not None:
            self.exam.spend(self._clock.tick(self.tutor.clock()))
            self.tutor.exams.save(self.exam)

    def _time_is_up(self) -> None:
        """Hand in."""
        self._end("sit-time-up")

    def _end(self, message: str) -> None:
        """Leave the exam, whatever is in front, for its result or, without one, for good."""
        if self.is_left or self not in self.app.screen_stack or not self.app.screen.is_mounted:
            return  # what is just opening can be closed at the next look
        while self.app.screen is not self:
            self.app.pop_screen()
        self._give()
        self.tutor.tell(self.speaker.say(message), seconds=10)

    # Leaving

    @property
    def _unanswered(self) -> int:
        return len(self.exam.sheets) - self.exam.answered

    def do_hand_in(self) -> None:
        """Ask, then hand in."""
        say = self.speaker.say
        choices = [("stay", say("sit-stay")), ("give", say("sit-give"))]
        text = say("sit-hand-in-about", count=self._unanswered)
        self.tutor.choose(say("sit-hand-in"), choices, self._chosen, text)

    def do_back(self) -> None:
        """Leave what is going on first; then ask, for the exam would be interrupted."""
        if self.leave_something():
            return
        say = self.speaker.say
        choices = [
            ("stay", say("sit-stay")),
            ("go", say("sit-go")),
            ("give", say("sit-give-now", count=self._unanswered)),
        ]
        text = say("sit-leave-about", time=words.clock(self.exam.left))
        self.tutor.choose(say("sit-leave"), choices, self._chosen, text)

    def _chosen(self, answer: str | None) -> None:
        """Go on, leave, or hand in."""
        self.spend()
        if self.is_left:
            return
        if answer == "go":
            self.save()
            self.is_left = True
            self.dismiss()
        elif answer == "give":
            self._give()

    def _give(self) -> None:
        self.is_left = True
        if self.tutor.exams.state_of(self.exam) == "gone":
            self.dismiss()
        else:
            self.tutor.hand_in(self.exam)
