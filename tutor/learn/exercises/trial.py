"""A trial of a sprint: one board, one question, one tap."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tutor.base.language import Language
from tutor.learn.exercises.exercise import Exercise

Verdict = Literal["yes", "no"]
VERDICTS: tuple[Verdict, ...] = ("yes", "no")


@dataclass(frozen=True)
class Trial:
    """Something lit on a board: what is it, or is it one?"""

    technique: str
    """What it shows something about."""
    exercise: Exercise
    """The board, and what is lit on it."""
    options: tuple[str, ...]
    """The techniques to choose from; yes and no where only one is asked about."""
    right: str
    facts: Callable[[Language], tuple[str, ...]] = lambda _: ()
    """What is lit, in words, where the board alone does not tell."""

    @property
    def asks_which(self) -> bool:
        """Whether there are techniques to choose from."""
        return self.options != VERDICTS

    def credit(self, share: float) -> float:
        """What a share of right answers is worth: guessing is worth nothing."""
        chance = 1 / len(self.options)
        return max((share - chance) / (1 - chance), 0.0)
