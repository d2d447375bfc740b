"""What reading a game back gives: moves, totals, techniques, and what to review next."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from statistics import fmean, median
from typing import Literal

from tutor.explain.diagnose import Mistake
from tutor.learn.events import HINT_CREDIT, Event
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.step import Candidate, Step

Justification = Literal[
    "step",  # one step settles it
    "after",  # a few steps that only remove and were not written down, then one that settles it
    "guess",  # right, but not yet provable: not without other digits, or only by a long way
    "wrong",
    "told",  # by the coach
    "open",  # no step settles it, and nothing can be said: the puzzle has several solutions
]
Why = Literal["hinted", "guessed", "missed", "slow"]

_GUESSED = 0.3
_REASON = 4
"""The rung that tells everything; applying it is noted apart."""
_ROUTINE = 3
"""So many uses of a single are worth a note."""
_MOST_TOPICS = 3
_SLOW, _SLOWER_THAN_USUAL = 60.0, 3.0
"""Seconds, and times the usual, from which a move is slow."""


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
    """The simplest step there was, if that was clearly simpler; for a guess, in any case."""

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


@dataclass
class Tally:
    """How often a technique was met in a game."""

    unaided: int = 0
    hinted: int = 0
    told: int = 0
    missed: int = 0
    """Moves that took something clearly harder."""
    guessed: int = 0
    """Guesses while it would have led further."""


@dataclass(frozen=True)
class Topic:
    """A technique to review, and why."""

    technique: str
    why: Why


@dataclass(frozen=True)
class Review:
    """A game read back."""

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

    def count(self, justification: Justification) -> int:
        """How many moves were justified so."""
        return sum(move.justification == justification for move in self.moves)

    @property
    def taken_back(self) -> int:
        """How many moves were taken back."""
        return sum(move.is_taken_back for move in self.moves)

    @cached_property
    def techniques(self) -> dict[str, Tally]:
        """Every technique that was used, missed or guessed past, in ladder order."""
        tallies = {id: Tally() for id in TECHNIQUES}
        for move in self.moves:
            for id in move.techniques:
                if move.justification == "told":
                    tallies[id].told += 1
                elif move.rung:
                    tallies[id].hinted += 1
                else:
                    tallies[id].unaided += 1
            if move.easier is not None and move.justification in ("step", "after"):
                tallies[move.easier.technique].missed += 1
            elif move.easier is not None and move.justification == "guess":
                tallies[move.easier.technique].guessed += 1
        return {id: tally for id, tally in tallies.items() if tally != Tally()}

    @property
    def next(self) -> tuple[Topic, ...]:
        """What to review, what matters most first."""
        tallies = self.techniques
        weights: dict[Why, dict[str, int]] = {
            "hinted": {id: tally.hinted + tally.told for id, tally in tallies.items()},
            "guessed": {id: tally.guessed for id, tally in tallies.items()},
            "missed": {
                id: tally.missed for id, tally in tallies.items() if TECHNIQUES[id].tier > 1
            },
            "slow": dict.fromkeys(self._slow(), 1),
        }
        topics: dict[str, Topic] = {}
        for why, weight in weights.items():
            for id in sorted(weight, key=lambda id: -weight[id]):
                if weight[id] and TECHNIQUES[id] in LADDER:
                    topics.setdefault(id, Topic(id, why))
        return tuple(topics.values())[:_MOST_TOPICS]

    def _slow(self) -> list[str]:
        """The techniques of moves that took much longer than others, the slowest first."""
        usual = median([move.seconds for move in self.moves] or [0.0])
        slow = [
            move
            for move in self.moves
            if move.technique is not None and move.seconds >= max(_SLOW, _SLOWER_THAN_USUAL * usual)
        ]
        slow.sort(key=lambda move: -move.seconds)
        return [move.technique for move in slow if move.technique is not None]

    def _shown_by(self, move: Move) -> Iterator[str]:
        """The techniques a move is evidence of: the one that settled it.

        What was seen and not written down may have been luck, but for the technique that
        the grid was chosen for, in a game without a guess.
        """
        if not move.is_taken_back:
            meant = "" if self.count("guess") else self.title.removeprefix("technique:")
            for id in move.techniques:
                if id in (move.steps[-1].technique, meant):
                    yield id

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
                source: Literal["use", "game"] = (
                    "use" if self.title == f"technique:{id}" else "game"
                )
                events.append(Event(id, at, fmean(credits), source))
        return events
