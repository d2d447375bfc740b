"""XY-Wing, XYZ-Wing and W-Wing: short arguments over cells with two candidates."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position
from tutor.techniques.single_digit import strong_links
from tutor.techniques.step import Candidate, Link, Mark, Step


def xy_wing(position: Position) -> Iterator[Step]:
    """A pivot xy that sees pincers xz and yz: one of the pincers is z."""
    peers = position.tables.peers
    bivalue = position.cells_with(2)
    for pivot in bits(bivalue):
        x, y = digits(position.candidates[pivot])
        around = bivalue & peers[pivot]
        for pincer_x in bits(around & position.places[x] & ~position.places[y]):
            (z,) = digits(position.candidates[pincer_x] & ~(1 << x - 1))
            for pincer_y in bits(
                around & position.places[y] & position.places[z] & ~(1 << pincer_x)
            ):
                if removed := position.in_cells(peers[pincer_x] & peers[pincer_y], z):
                    yield Step(
                        "xy-wing",
                        eliminations=removed,
                        marks=(
                            Mark(pivot, x, "pivot"),
                            Mark(pivot, y, "pivot"),
                            Mark(pincer_x, x, "link"),
                            Mark(pincer_x, z, "pincer"),
                            Mark(pincer_y, y, "link"),
                            Mark(pincer_y, z, "pincer"),
                        ),
                    )


def xyz_wing(position: Position) -> Iterator[Step]:
    """A pivot xyz that sees pincers xz and yz: one of the three is z."""
    peers = position.tables.peers
    bivalue = position.cells_with(2)
    for pivot in bits(position.cells_with(3)):
        mask = position.candidates[pivot]
        pincers = [c for c in bits(bivalue & peers[pivot]) if not position.candidates[c] & ~mask]
        for one, other in combinations(pincers, 2):
            shared = position.candidates[one] & position.candidates[other]
            if shared.bit_count() != 1:
                continue
            z = shared.bit_length()
            removed = position.in_cells(peers[pivot] & peers[one] & peers[other], z)
            if removed:
                yield Step(
                    "xyz-wing",
                    eliminations=removed,
                    marks=(
                        *(Mark(pivot, d, "pivot") for d in digits(mask)),
                        *(
                            Mark(cell, d, "pincer" if d == z else "link")
                            for cell in (one, other)
                            for d in digits(position.candidates[cell])
                        ),
                    ),
                )


def w_wing(position: Position) -> Iterator[Step]:
    """Two cells xy, and a strong link on x with one end in sight of each: one cell is y."""
    peers = position.tables.peers
    pairs: dict[int, list[int]] = {}
    for cell in bits(position.cells_with(2)):
        pairs.setdefault(position.candidates[cell], []).append(cell)
    for mask, cells in pairs.items():
        for one, other in combinations(cells, 2):
            if peers[one] >> other & 1:
                continue
            for x in digits(mask):
                y = (mask & ~(1 << x - 1)).bit_length()
                if removed := position.in_cells(peers[one] & peers[other], y):
                    yield from _w_wings(position, (one, other), x, y, removed)


def _w_wings(
    position: Position, cells: tuple[int, int], x: int, y: int, removed: tuple[Candidate, ...]
) -> Iterator[Step]:
    tables = position.tables
    one, other = cells
    for house, link in strong_links(tables, position.places[x]):
        if link & (1 << one | 1 << other):
            continue
        for near_one in bits(link & tables.peers[one]):
            near_other = (link ^ 1 << near_one).bit_length() - 1
            if tables.peers[other] >> near_other & 1:
                yield Step(
                    "w-wing",
                    eliminations=removed,
                    marks=(
                        Mark(one, x, "link"),
                        Mark(one, y, "pincer"),
                        Mark(other, x, "link"),
                        Mark(other, y, "pincer"),
                        Mark(near_one, x, "base"),
                        Mark(near_other, x, "base"),
                    ),
                    houses=(house,),
                    links=(
                        Link(
                            (Candidate(near_one, x),),
                            (Candidate(near_other, x),),
                            strong=True,
                            house=house,
                        ),
                    ),
                )


# WXYZ-Wing: four cells with four digits, only one of which can be there twice.
#
# Of each of three digits the places in the four cells all see one another, so each of them is
# there once at most. Four cells need a fourth: z, which has places that do not see each other,
# is there at least once, and what sees all its places loses it.

LARGEST_BOARD = 16
"""The largest n it is looked for on."""
_FOUR = 4


class _Tips(NamedTuple):
    """Two cells that do not see each other and share one digit, z."""

    cells: tuple[int, int]
    z: int
    digits: int
    victims: int
    """The cells that may hold z and see both."""


def wxyz_wing(position: Position) -> Iterator[Step]:
    """Every such four cells."""
    if position.geometry.n > LARGEST_BOARD:
        return
    found: set[int] = set()
    for tips in _tips(position):
        position.pulse()
        for cells in _completed(position, tips):
            key = sum(1 << cell for cell in cells)
            if key not in found:
                found.add(key)
                yield from _steps(position, sorted(cells), tips.z)


def _tips(position: Position) -> Iterator[_Tips]:
    """Where z is twice: in two cells with at most four digits, z alone in common."""
    peers, candidates = position.tables.peers, position.candidates
    small = {c: candidates[c] for c in bits(position.cells_with(2) | position.cells_with(3))}
    for (one, mask), (other, mask_2) in combinations(small.items(), 2):
        if peers[one] >> other & 1 or (mask & mask_2).bit_count() != 1:
            continue
        if (mask | mask_2).bit_count() <= _FOUR:
            z = (mask & mask_2).bit_length()
            if victims := peers[one] & peers[other] & position.places[z]:
                yield _Tips((one, other), z, mask | mask_2, victims)


def _completed(position: Position, tips: _Tips) -> Iterator[tuple[int, ...]]:
    """Two more cells, so that there are four digits and z alone has places out of sight."""
    peers, candidates = position.tables.peers, position.candidates
    not_z = ~(1 << tips.z - 1)
    others: list[int] = []
    for cell in bits(position.empty & ~sum(1 << tip for tip in tips.cells)):
        mask = candidates[cell]
        if (
            mask.bit_count() > 1
            and (mask | tips.digits).bit_count() <= _FOUR
            and not (mask & ~not_z and not peers[cell] & tips.victims)
            and all(
                peers[cell] >> tip & 1 or not mask & candidates[tip] & not_z for tip in tips.cells
            )
        ):
            others.append(cell)
    for one, other in combinations(others, 2):
        mask, mask_2 = candidates[one], candidates[other]
        if (mask | mask_2 | tips.digits).bit_count() == _FOUR and (
            peers[one] >> other & 1 or not mask & mask_2 & not_z
        ):
            yield (*tips.cells, one, other)


def _steps(position: Position, cells: list[int], z: int) -> Iterator[Step]:
    holding = sum(1 << cell for cell in cells) & position.places[z]
    if removed := position.in_cells(position.tables.seen_by_all(holding), z):
        yield Step(
            "wxyz-wing",
            eliminations=removed,
            marks=tuple(
                Mark(cell, digit, "shared" if digit == z else "restricted")
                for cell in cells
                for digit in digits(position.candidates[cell])
            ),
        )
