"""A Sudoku read back: its moves, totals, techniques, and what to review next."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import fmean
from typing import Literal

from tutor.base.events import Event
from tutor.base.watch import Pulse, no_pulse
from tutor.games.sudoku.log import Entry
from tutor.games.watching import Watch, nobody_watches
from tutor.learn.review.grid_deeds import follow
from tutor.learn.review.grid_moves import GridMove, judged
from tutor.learn.review.totals import ReadBack
from tutor.learn.taught import ORDER, family_of
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES

_GUESSED = 0.3
_ROUTINE = 3
"""So many uses of a single are worth a note."""


@dataclass(frozen=True)
class GridReview(ReadBack):
    """A game read back."""

    RUNGS = TECHNIQUES
    TAUGHT = frozenset(id for lesson in ORDER for id in family_of(lesson))

    puzzle: Grid
    title: str
    moves: tuple[GridMove, ...]
    end: Grid
    """The digits on the board at the end."""
    seconds: float
    hints: int
    """How many times the coach was asked about a step; a mistake counts as a slip already."""
    is_solved: bool

    def events(self, at: datetime) -> list[Event]:
        """What a solved game shows of each technique, at most one event for each."""
        if not self.is_solved:
            return []
        uses: dict[str, list[GridMove]] = {}
        guesses: dict[str, int] = {}
        for move in self.moves:
            for id in self.shown_by(move):
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
                source: Literal["use", "game"] = "use" if self.is_meant_for(id) else "game"
                events.append(Event(id, at, fmean(credits), source))
        return events


def review(
    puzzle: Grid,
    log: Sequence[Entry],
    pulse: Pulse = no_pulse,
    watch: Watch = nobody_watches,
    title: str = "",
) -> GridReview:
    """Read a game back, solved or not.

    Args:
        puzzle: the givens.
        log: what was done, from the beginning, and what can have happened only.
        pulse: called often; may stop the work.
        watch: told how far it is; may stop the work too.
        title: what the game is called, which tells whether it was an exercise.
    """
    solution = search.only_solution(puzzle, pulse)
    story = follow(puzzle, log, solution, pulse)
    moves = judged(story.deeds, solution, pulse, watch)
    end, seconds, hints = story.end, story.seconds, story.hints
    is_solved = end.is_full and not end.breaks_rules
    return GridReview(puzzle, title, moves, end, seconds, hints, is_solved)
