"""The only candidates that a fish can remove: those that no way to place their digit uses.

A fish counts houses, so what it says holds for every way to place the digit once
in each house: a candidate that one such way uses is safe from all fish. Where no
candidate is doomed there is no fish to look for, and elsewhere the search starts
from those that are.
"""

from functools import lru_cache

from tutor.sudoku.geometry import bits
from tutor.techniques.tables import REMEMBERED, Tables


@lru_cache(maxsize=REMEMBERED)
def doomed(tables: Tables, places: int) -> int:
    """The places of a digit that no complete placement uses; none if there is no placement.

    Without any placement the board is wrong, which is no matter for fish.
    """
    lines = [places & mask for _, mask in tables.by_clarity if places & mask]
    used = lost = 0
    for cell in bits(places):
        if not used >> cell & 1:
            found = _placement(tables, places, lines, 1 << cell)
            used |= found
            if not found:
                lost |= 1 << cell
    return lost if used else 0


def _placement(tables: Tables, free: int, houses: list[int], chosen: int) -> int:
    """Cells that hold the digit once in each house, a chosen one among them; 0 if there are none.

    The house with the fewest places left is filled first.
    """
    free &= ~tables.peers[chosen.bit_length() - 1]
    houses = [house for house in houses if not house & chosen]
    if not houses:
        return chosen
    tightest = min([house & free for house in houses], key=int.bit_count)
    for cell in bits(tightest):
        if found := _placement(tables, free, houses, 1 << cell):
            return found | chosen
    return 0
