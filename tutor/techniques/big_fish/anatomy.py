"""What a fish of any houses removes, and whether it needs all of itself.

Every base holds the digit exactly once, every cover at most once. Add up, over
the true candidates, how many covers hold each of them less how many bases: as
there are as many covers as bases, the sum is not above zero. A candidate in more
bases than covers is a *fin*. If a candidate in more covers than bases were true,
and saw all fins, no true candidate would be left to make up for it: it is false.

A cell has three houses, none of them both base and cover. So a cell in two
bases, an inner fin, is always a fin; and a base candidate can be removed only
if it lies in two covers.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.sudoku.geometry import House, HouseKind, bits
from tutor.techniques.board_sizes import Fins, Shape
from tutor.techniques.position import Tables

_IN_SENTENCES: dict[HouseKind, int] = {"row": 0, "column": 1, "box": 2}


class BigFish(NamedTuple):
    """A fish in one digit's places; houses are bits, by their number in ``Tables.by_clarity``."""

    bases: int
    covers: int
    cells: int
    """The candidates of the bases."""
    fins: int
    inner: int
    """The fins that lie in several bases."""
    eliminated: int

    @property
    def outer(self) -> int:
        """The fins that lie in one base."""
        return self.fins & ~self.inner


def dissected(tables: Tables, places: int, bases: int, covers: int) -> BigFish:
    """The fish with these bases and covers, as many of one as of the other."""
    in_bases = in_more_bases = in_covers = in_more_covers = 0
    houses = tables.by_clarity
    for index in bits(bases):
        here = houses[index][1] & places
        in_more_bases |= in_bases & here
        in_bases |= here
    for index in bits(covers):
        here = houses[index][1] & places
        in_more_covers |= in_covers & here
        in_covers |= here
    fins = in_more_bases | in_bases & ~in_covers
    overdrawn = in_covers & ~in_bases | in_more_covers & ~in_more_bases
    eliminated = overdrawn & tables.seen_by_all(fins)
    return BigFish(bases, covers, in_bases, fins, in_more_bases, eliminated)


def is_whole(tables: Tables, places: int, fish: BigFish) -> bool:
    """Whether one of its eliminations needs every house of a fish.

    It does not if some of the bases with as many of the covers are a fish by
    themselves, without further fins, that removes the same; nor if a cover holds no
    place of the bases, as the fins must make up for it.
    """
    if not all(tables.by_clarity[index][1] & fish.cells for index in bits(fish.covers)):
        return False
    body = places & ~fish.fins
    base_cells = [tables.by_clarity[index][1] & body for index in bits(fish.bases)]
    parts: list[tuple[int, int, int]] = [(0, 0, 0)]
    left = fish.eliminated
    for index in bits(fish.covers):
        cover = tables.by_clarity[index][1]
        for count, once, twice in parts.copy():
            if count + 1 < len(base_cells):
                part = (count + 1, once | cover, twice | once & cover)
                parts.append(part)
                left &= ~_removed_by(base_cells, *part)
                if not left:
                    return False
    return True


def _removed_by(base_cells: Sequence[int], count: int, once: int, twice: int) -> int:
    """What so many covers take with as many of the bases, 0 if they do not hold so many.

    ``once`` are the cells in at least one of the covers, ``twice`` those in two.
    """
    held = [cells for cells in base_cells if not cells & ~once]
    if len(held) < count:
        return 0
    if len(held) > count:
        # Any one base can be left out, so also the one of a candidate to remove.
        return once
    in_bases = 0
    for cells in held:
        in_bases |= cells
    return once & ~in_bases | twice


def is_whole_core(tables: Tables, cells: int, bases: int, covers: int) -> bool:
    """Whether no part of some bases is more than the covers that its cells need."""
    base_cells = [tables.by_clarity[index][1] & cells for index in bits(bases)]
    parts = [(0, 0)]
    most = covers.bit_count() - 1
    for index in bits(covers):
        cover = tables.by_clarity[index][1]
        for count, covered in parts.copy():
            if count < most:
                joined = covered | cover
                parts.append((count + 1, joined))
                if sum([not here & ~joined for here in base_cells]) > count + 1:
                    return False
    return True


def shape_of(tables: Tables, bases: int, covers: int) -> Shape:
    """What a fish with these houses is called."""
    n = tables.n
    kind = (1 << n) - 1
    boxes, rows, columns = kind, kind << n, kind << 2 * n
    if not (bases & columns or covers & rows) or not (bases & rows or covers & columns):
        return "franken" if (bases | covers) & boxes else "basic"
    return "mutant"


def fins_of(tables: Tables, fish: BigFish) -> Fins:
    """What a fish is called for its fins."""
    if not fish.fins:
        return ""
    body = fish.cells & ~fish.fins
    if shape_of(tables, fish.bases, fish.covers) == "basic" and any(
        (tables.by_clarity[index][1] & body).bit_count() < 2 for index in bits(fish.bases)
    ):
        return "sashimi"
    return "finned"


def in_sentences(tables: Tables, houses: int) -> tuple[House, ...]:
    """Rows, then columns, then boxes."""
    found = [tables.by_clarity[index][0] for index in bits(houses)]
    return tuple(sorted(found, key=lambda house: (_IN_SENTENCES[house.kind], house.index)))
