"""How large the boards are on which techniques are looked for: the largest n of n x n boards.

Kept apart from the finders, so that the ladder knows it before it has loaded one of them.
"""

from functools import cache
from math import comb
from typing import Literal

from tutor.sudoku.geometry import LARGEST_BOX_SIDE

BENT_SETS = CHAINS = FIREWORKS = MEDUSA = SUE_DE_COQ = 16
GUARDIANS = KRAKEN = MSLS = TEMPLATES = 9
ALMOST_LOCKED_SETS = 9
"""A house of n cells has 2 ** n sets of cells."""
BIG_FISH = 16
"""Nobody looks for these on larger boards."""

Shape = Literal["basic", "franken", "mutant"]
"""Rows and columns; lines one way among the bases, the other way among the covers, and boxes;
any mixture."""
Fins = Literal["", "finned", "sashimi"]
"""None; some; some, and a base of a basic fish that would fall apart without them."""
_LINE_CHOICES = 2500
"""How many choices of base lines are looked through: enough for every size on 16x16."""
_HOUSE_CHOICES = 900_000
"""How many choices of bases there may be: every size on 9x9, four houses of any kind on 16x16."""
_KINDS_OF_BASES: dict[Shape, int] = {"basic": 1, "franken": 2, "mutant": 3}


@cache
def finned_fish(size: int) -> int:
    """For fish of so many lines."""
    boards = range(LARGEST_BOX_SIDE**2, 0, -1)
    return next(n for n in boards if comb(n, size) <= _LINE_CHOICES)


@cache
def big_fish(size: int, shape: Shape) -> int:
    """For fish of so many houses."""
    kinds, boards = _KINDS_OF_BASES[shape], range(BIG_FISH, 0, -1)
    return next(n for n in boards if comb(kinds * n, size) <= _HOUSE_CHOICES)
