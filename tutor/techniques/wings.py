"""XY-Wing, XYZ-Wing and W-Wing: short arguments over cells with two candidates."""

from collections.abc import Iterator
from itertools import combinations

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
