"""What the solutions of a puzzle say, as far as they can be found in good time."""

from itertools import islice

from tutor.base.watch import BudgetSpent, Pulse, Watch, no_pulse
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Clue, Puzzle
from tutor.nonogram.solver import solutions

_MOST_BRANCHES = 20_000
"""After so many tries a puzzle counts as too hard to know."""


def only_solution(puzzle: Puzzle, pulse: Pulse = no_pulse) -> Position | None:
    """The one solution of a puzzle; None if there are several, or none, or nobody knows."""
    key = (puzzle.rows, puzzle.columns)
    # Another thread may forget everything at any moment: nothing is looked up twice.
    known = _known.get(key)
    if known is None:
        try:
            known = tuple(islice(solutions(Position(puzzle), _watch(pulse)), 2))
        except BudgetSpent:
            known = ()
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = known
    return known[0] if len(known) == 1 else None


_MOST_KNOWN = 64
_known: dict[tuple[tuple[Clue, ...], tuple[Clue, ...]], tuple[Position, ...]] = {}
"""Up to two solutions of puzzles: whoever asks for a hint asks again soon."""


def has_solution(position: Position, pulse: Pulse = no_pulse) -> bool | None:
    """Whether some picture agrees with what is known; None if nobody knows."""
    try:
        return next(solutions(position, _watch(pulse)), None) is not None
    except BudgetSpent:
        return None


def may_have_solution(position: Position, pulse: Pulse = no_pulse) -> bool:
    """Whether some picture agrees with what is known; True if nobody knows."""
    return has_solution(position, pulse) is not False


def _watch(pulse: Pulse) -> Watch:
    return Watch(limit=_MOST_BRANCHES, pulse=pulse)
