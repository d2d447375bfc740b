"""A nonogram read back: each move with its simplest reason, and what to look at again."""

from collections.abc import Sequence

from tutor.base.watch import Pulse, no_pulse
from tutor.games.nonogram.log import Entry
from tutor.games.watching import Watch, nobody_watches
from tutor.learn.nonogram.following import Story
from tutor.learn.nonogram.judging import judged
from tutor.learn.nonogram.result import Justification, Move, NonogramReview
from tutor.nonogram.explain import only_solution
from tutor.nonogram.puzzle import Puzzle

__all__ = ["Justification", "Move", "NonogramReview", "review"]


def review(
    puzzle: Puzzle,
    log: Sequence[Entry],
    pulse: Pulse = no_pulse,
    watch: Watch = nobody_watches,
    title: str = "",
) -> NonogramReview:
    """Read a nonogram back, solved or not.

    Args:
        puzzle: the clues.
        log: what was done, from the beginning, and what can have happened only.
        pulse: called often; may stop the work.
        watch: told how far it is; may stop the work too.
        title: what the game is called.
    """
    solution = only_solution(puzzle, pulse)
    story = Story(puzzle, solution, pulse)
    for entry in log:
        pulse()
        story.add(entry)
    moves = judged(story.strokes, is_unique=solution is not None, watch=watch)
    return NonogramReview(puzzle, title, moves, story.position, story.seconds, story.hints)
