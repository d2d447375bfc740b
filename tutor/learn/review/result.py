"""What reading a game back gives: moves, totals, techniques, and what to review next."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from statistics import fmean
from typing import Literal

from tutor.base.events import HINT_CREDIT, Event
from tutor.explain.diagnose import Mistake
from tutor.learn.read_back import ReadBack
from tutor.learn.taught import ORDER, family_of, lesson_of
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.step import Candidate, Step

Justification = Literal[
    "step",  # one step settles it
    "after",  # a few steps that only remove and were not written down, then one that settles it
    "guess",  # right, but no pattern proves it: not without other digits, or by a long way,
    # or only by a chain or a net, which nobody looks for at each move
    "wrong",
    "told",  # by the coach
    "open",  # no pattern settles it, and nothing can be said: the puzzle has several solutions
]

_GUESSED = 0.3
_REASON = 4
"""The rung that tells everything; applying it is noted apart."""
_ROUTINE = 3
"""So many uses of a single are worth a note."""


def rating_of(step: Step) -> float:
    """How hard a step is; a search is harder than everything."""
    return TECHNIQUES[step.technique].rating_of(step) or 100.0


@dataclass(frozen=True)
class Move:
    """Something the learner concluded, or let the coach conclude."""

    number: int
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    elapsed: float
    """Seconds of play until then."""
    seconds: float
    """Since the move before."""
    before: Grid
    """The board it was made on, as far as that was right."""
    wrong_then: tuple[Candidate, ...]
    """Digits that stood there wrongly, and are left out of it."""
    justification: Justification
    steps: tuple[Step, ...]
    """What proves it; for a wrong move, what speaks against it, if that is one step."""
    mistake: Mistake | None
    """For a wrong move: what is wrong with it."""
    rung: int
    """How much the coach had told of it, 0 if nothing."""
    is_applied: bool
    """Whether the coach wrote it down."""
    is_taken_back: bool
    easier: Step | None
    """The simplest step there was, if that was clearly simpler; of a guess, any there was."""

    @property
    def is_proved(self) -> bool:
        """Whether there is a proof, found or told."""
        return self.justification in ("step", "after", "told") and bool(self.steps)

    @property
    def hardest(self) -> Step | None:
        """The hardest of the steps that prove it."""
        return max(self.steps, key=rating_of) if self.is_proved else None

    @property
    def technique(self) -> str | None:
        """The technique it took."""
        return None if self.hardest is None else self.hardest.technique

    @property
    def techniques(self) -> tuple[str, ...]:
        """The techniques of its proof, each once."""
        return tuple(dict.fromkeys(s.technique for s in self.steps)) if self.is_proved else ()

    @property
    def credit(self) -> float:
        """What it shows of its techniques."""
        return 0.0 if self.is_applied else HINT_CREDIT[min(self.rung, _REASON)]


@dataclass(frozen=True)
class Review(ReadBack):
    """A game read back."""

    RUNGS = TECHNIQUES
    TAUGHT = frozenset(id for lesson in ORDER for id in family_of(lesson))

    puzzle: Grid
    title: str
    moves: tuple[Move, ...]
    end: Grid
    """The digits on the board at the end."""
    seconds: float
    hints: int
    """How many times the coach was asked about a step or a mistake."""

    @property
    def is_solved(self) -> bool:
        """Whether the game came to its end."""
        return self.end.is_full and not self.end.breaks_rules

    def _shown_by(self, move: Move) -> Iterator[str]:
        """The techniques a move is evidence of: the one that settled it.

        What was seen and not written down may have been luck, but for the technique that
        the grid was chosen for, in a game without a guess.
        """
        if not move.is_taken_back:
            for id in move.techniques:
                is_meant = self._is_meant_for(id) and not self.count("guess")
                if is_meant or id == move.steps[-1].technique:
                    yield id

    def _is_meant_for(self, technique: str) -> bool:
        """Whether the grid was chosen for a technique, or for another of the same lesson."""
        kind, _, wanted = self.title.partition(":")
        return kind == "technique" and lesson_of(wanted) == lesson_of(technique)

    def events(self, at: datetime) -> list[Event]:
        """What a solved game shows of each technique, at most one event for each."""
        if not self.is_solved:
            return []
        uses: dict[str, list[Move]] = {}
        guesses: dict[str, int] = {}
        for move in self.moves:
            for id in self._shown_by(move):
                uses.setdefault(id, []).append(move)
            if move.justification == "guess" and move.easier is not None:
                guesses[move.easier.technique] = guesses.get(move.easier.technique, 0) + 1
        events = []
        for technique in LADDER:
            id = technique.id
            used = uses.get(id, [])
            credits = [move.credit for move in used] + [_GUESSED] * guesses.get(id, 0)
            is_routine = technique.tier == 1 and len(used) < _ROUTINE
            if credits and not (is_routine and not any(move.rung for move in used)):
                source: Literal["use", "game"] = "use" if self._is_meant_for(id) else "game"
                events.append(Event(id, at, fmean(credits), source))
        return events
