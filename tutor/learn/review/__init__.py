"""A game read back: each move with its simplest reason, and what to look at again."""

from collections.abc import Sequence

from tutor.base.watch import Pulse, no_pulse
from tutor.games.sudoku.log import Entry
from tutor.games.watching import Watch, nobody_watches
from tutor.learn.read_back import Tally, Topic, Why
from tutor.learn.review.following import follow
from tutor.learn.review.judging import judged
from tutor.learn.review.result import Justification, Move, Review
from tutor.sudoku import search
from tutor.sudoku.grid import Grid

__all__ = ["Justification", "Move", "Review", "Tally", "Topic", "Why", "review"]


def review(
    puzzle: Grid,
    log: Sequence[Entry],
    pulse: Pulse = no_pulse,
    watch: Watch = nobody_watches,
    title: str = "",
) -> Review:
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
    return Review(puzzle, title, moves, story.end, story.seconds, story.hints)
