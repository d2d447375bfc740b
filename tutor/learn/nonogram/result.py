"""What reading a nonogram back gives: its moves, each with its reason, and what they come to."""

from dataclasses import dataclass
from typing import Literal

from tutor.games.nonogram.lines import is_solved
from tutor.learn.nonogram.proving import Use
from tutor.learn.read_back import ReadBack
from tutor.nonogram.explain import Mistake
from tutor.nonogram.explain import Move as Painted
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER, RULES
from tutor.nonogram.rules.step import Step

Justification = Literal[
    "step",  # on the board before it, one line at a time says so
    "after",  # some of it rests on other cells of the same stroke
    "trial",  # no line said anything any more, and the other colour can be refuted
    "guess",  # right, but some of it was not yet provable
    "wrong",  # some of it is wrong
    "told",  # by the coach
    "open",  # no step settles it, and nothing can be said: there are several solutions
]
_PROVED = ("step", "after", "trial", "told")


def rating_of(step: Step) -> float:
    """How hard a step is."""
    return RULES[step.technique].rating or 100.0


@dataclass(frozen=True)
class Move:
    """A stroke of the learner's, or what the coach wrote."""

    number: int
    black: tuple[int, ...]
    """The cells it made black, lowest first."""
    white: tuple[int, ...]
    """The cells it made white, lowest first."""
    elapsed: float
    """Seconds of play until then."""
    seconds: float
    """Since the move before."""
    before: Position
    """The board it was made on, as far as that was right."""
    wrong_then: tuple[Painted, ...]
    """What stood there wrongly, and is left out of it."""
    justification: Justification
    uses: tuple[Use, ...]
    """What proves its cells, as far as they are right and can be proved."""
    guessed: tuple[int, ...]
    """The cells that are right, but were not yet provable."""
    wrong: tuple[int, ...]
    """The cells that are wrong."""
    mistake: Mistake | None
    """For a wrong move: what is wrong with the first of them."""
    rung: int
    """How much the coach had told of it, 0 if nothing."""
    is_applied: bool
    """Whether the coach wrote it down."""
    taken_back: tuple[int, ...]
    """The cells that did not stay so."""
    easier: Step | None
    """The simplest step there was, if its tier is lower; for a guess or a slip, in any case."""

    @property
    def cells(self) -> tuple[int, ...]:
        """Every cell of it, lowest first."""
        return tuple(sorted(self.black + self.white))

    @property
    def is_proved(self) -> bool:
        """Whether there is a proof of all of it, found or told."""
        return self.justification in _PROVED and bool(self.uses)

    @property
    def is_taken_back(self) -> bool:
        """Whether what was wrong of it did not stay; if nothing was, all of it."""
        return set(self.wrong or self.cells) <= set(self.taken_back)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of its proof, if all of it is proved."""
        return tuple(use.step for use in self.uses) if self.is_proved else ()

    @property
    def hardest(self) -> Step | None:
        """The hardest of the steps that prove it."""
        return max(self.steps, key=rating_of, default=None)

    @property
    def technique(self) -> str | None:
        """The rule it took."""
        return None if self.hardest is None else self.hardest.technique

    @property
    def techniques(self) -> tuple[str, ...]:
        """The rules of its proof, each once."""
        return tuple(dict.fromkeys(step.technique for step in self.steps))


@dataclass(frozen=True)
class NonogramReview(ReadBack):
    """A nonogram read back."""

    RUNGS = RULES
    TAUGHT = frozenset(rule.id for rule in LADDER)

    puzzle: Puzzle
    title: str
    moves: tuple[Move, ...]
    end: Position
    """The board at the end."""
    seconds: float
    hints: int
    """How many times the coach was asked about a step or a mistake."""

    @property
    def is_solved(self) -> bool:
        """Whether every line has its clue."""
        return is_solved(self.end)
