"""A nonogram read back: its moves, totals, rules, and what to review next."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.base.watch import Pulse, no_pulse
from tutor.games.nonogram.lines import is_solved
from tutor.games.nonogram.log import Entry
from tutor.games.watching import Watch, nobody_watches
from tutor.learn.review.picture_moves import PictureMove, judged
from tutor.learn.review.picture_strokes import PictureStory
from tutor.learn.review.totals import ReadBack
from tutor.nonogram.explain import only_solution
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER, RULES


@dataclass(frozen=True)
class PictureReview(ReadBack):
    """A nonogram read back."""

    RUNGS = RULES
    TAUGHT = frozenset(rule.id for rule in LADDER)

    puzzle: Puzzle
    title: str
    moves: tuple[PictureMove, ...]
    end: Position
    """The board at the end."""
    seconds: float
    hints: int
    """How many times the coach was asked about a step or a mistake."""
    is_solved: bool

    def lesson(self, technique: str) -> str:
        """The lesson on a rule."""
        return technique_of(technique)


def review(
    puzzle: Puzzle,
    log: Sequence[Entry],
    pulse: Pulse = no_pulse,
    watch: Watch = nobody_watches,
    title: str = "",
) -> PictureReview:
    """Read a nonogram back, solved or not.

    Args:
        puzzle: the clues.
        log: what was done, from the beginning, and what can have happened only.
        pulse: called often; may stop the work.
        watch: told how far it is; may stop the work too.
        title: what the game is called.
    """
    solution = only_solution(puzzle, pulse)
    story = PictureStory(puzzle, solution, pulse)
    for entry in log:
        pulse()
        story.add(entry)
    moves = judged(story.strokes, is_unique=solution is not None, watch=watch)
    end, seconds, hints = story.position, story.seconds, story.hints
    return PictureReview(puzzle, title, moves, end, seconds, hints, is_solved(end))
