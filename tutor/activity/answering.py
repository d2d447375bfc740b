"""Where an answer to one exercise is put together: among several, or on a page of a lesson."""

from tutor.learn.attempt import Attempt
from tutor.learn.exercises.exercise import Answer, Exercise


class Answering:
    """What a hand on the board asks for, whoever sets the exercise."""

    attempt: Attempt
    """The present exercise, and how far it is."""

    @property
    def exercise(self) -> Exercise:
        """The exercise."""
        return self.attempt.exercise

    @property
    def answer(self) -> Answer:
        """What is put together so far."""
        return self.attempt.answer
