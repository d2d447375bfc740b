"""Where an answer to one exercise is put together: among several, or on a page of a lesson."""

from collections.abc import Callable

from tutor.activity.said import Said
from tutor.language import Speaker
from tutor.learn.attempt import Attempt
from tutor.learn.exercises.exercise import Answer, Exercise


class Answering:
    """What a hand on the board asks for, whoever sets the exercise."""

    attempt: Attempt
    """The present exercise, and how far it is."""

    def __init__(self, speaker: Callable[[], Speaker], *, is_linear: bool) -> None:
        self._speaker, self._is_linear = speaker, is_linear
        self._last: Callable[[], tuple[Said, ...]] = tuple
        """Says once more what was said last of it, in the language spoken then."""
        self.is_judged = False
        """Whether that was about the answer as it is."""

    @property
    def speaker(self) -> Speaker:
        """Whoever speaks the learner's language now."""
        return self._speaker()

    @property
    def exercise(self) -> Exercise:
        """The exercise."""
        return self.attempt.exercise

    @property
    def answer(self) -> Answer:
        """What is put together so far."""
        return self.attempt.answer

    def change(self, answer: Answer) -> bool:
        """Put another answer together; False once it is over.

        What was said of the answer before counts no more.
        """
        if self.attempt.is_over:
            return False
        self.attempt.answer = answer
        if self.is_judged:
            self._forget_verdict()
        return True

    def _forget_verdict(self) -> None:
        """What was said of an earlier answer is said no more."""
        self._last, self.is_judged = tuple, False
