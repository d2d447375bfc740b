"""The grid of a day: one of ours in a look of its own, the same for everybody of a level."""

from datetime import date
from typing import TYPE_CHECKING

from tutor.base.dice import Dice
from tutor.games.puzzle import Daily, Shipped
from tutor.games.sudoku.collections import LEVEL_PREFIX, shipped_file
from tutor.rating.levels import Level

if TYPE_CHECKING:
    from tutor.games.sudoku.puzzle import GridPuzzle


def daily(day: date, level: Level) -> Daily:
    """The grid of a day; none comes again before all of its level have been.

    What reads a grid is loaded once it is asked for: the first screen only tells of it.
    """
    file = shipped_file(f"{LEVEL_PREFIX}{level}")
    assert file is not None, "every level has a file"
    order = Dice(f"daily/{level}").permutation(len(file))
    index = order[day.toordinal() % len(file)]

    def read() -> "GridPuzzle":
        from tutor.games.sudoku.puzzle import GridPuzzle
        from tutor.sudoku.symmetry import shuffled

        return GridPuzzle(shuffled(file.grid(index), Dice(f"daily/{day}/{level}")))

    source = Shipped(f"daily:{day}/{level}", read, goes_on=True)
    return Daily(source, level, max(round(file.score(index)), 1), "9x9")
