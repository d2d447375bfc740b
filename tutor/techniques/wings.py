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
                if seen := peers[pincer_x] & peers[pincer_y] & position.places[z]:
                    yield Step(
                        "xy-wing",
                        eliminations=position.in_cells(seen, z),
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
            if seen := peers[pivot] & peers[one] & peers[other] & position.places[z]:
                yield Step(
                    "xyz-wing",
                    eliminations=position.in_cells(seen, z),
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
    peers, places = position.tables.peers, position.places
    pairs: dict[int, list[int]] = {}
    for cell in bits(position.cells_with(2)):
        pairs.setdefault(position.candidates[cell], []).append(cell)
    for mask, cells in pairs.items():
        for one, other in combinations(cells, 2):
            if peers[one] >> other & 1:
                continue
            seen = peers[one] & peers[other]
            x, y = digits(mask)
            if seen & places[y]:
                yield from _w_wings(position, (one, other), x, y)
            if seen & places[x]:
                yield from _w_wings(position, (one, other), y, x)


def _w_wings(position: Position, cells: tuple[int, int], x: int, y: int) -> Iterator[Step]:
    """The W-Wings of two cells xy with a strong link on x: what sees both loses y."""
    tables = position.tables
    one, other = cells
    by_one, by_other = tables.peers[one], tables.peers[other]
    for house, link in strong_links(tables, position.places[x]):
        if not link & by_one or not link & by_other or link >> one & 1 or link >> other & 1:
            continue
        for near_one in bits(link & by_one):
            near_other = (link ^ 1 << near_one).bit_length() - 1
            if by_other >> near_other & 1:
                yield Step(
                    "w-wing",
                    eliminations=position.in_cells(by_one & by_other, y),
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
