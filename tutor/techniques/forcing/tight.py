"""Locked candidates and subsets on the one-integer state, quickly and without evidence.

In the state of :mod:`tutor.sudoku.cover` all digits of a house stand side by side, each
with its places. So what a house proves about itself is a pure function of one piece of
that integer, and remembered; the rows of a band, for one digit, likewise.
"""

from functools import cache, lru_cache

from tutor.sudoku.cover import cover_of
from tutor.sudoku.geometry import Geometry, bits

_LARGEST_SUBSET = 4
"""Of the digits, or of the cells: up to 9x9 larger subsets come with a smaller one, as the
cells or digits that are left of a house are a subset too."""
IMPOSSIBLE = -1


class TightSets:
    """Finds what subsets and locked candidates exclude on the states of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        n, width, cells = geometry.n, geometry.n + 1, geometry.cell_count
        self._n = n
        self._copies = copies_of(geometry)
        self._piece = (1 << n * width) - 1
        self._houses = tuple(house * n * width for house in range(3 * n))
        """Where the piece of each house begins: boxes, rows, columns."""
        high, wide = geometry.box_rows, geometry.box_cols
        self._bands = [
            ((kind * cells + first * n) * width, (1 << lines * n * width) - 1, lines, n // lines)
            for kind, lines in ((1, high), (2, wide))
            for first in range(0, n, lines)
        ]
        """Where the piece of each band of rows, or stack of columns, begins; the piece; how
        many lines it has, and how many cells of a line one of its boxes has."""

    def excluded(self, state: int) -> int:
        """All copies of the candidates that are out; ``IMPOSSIBLE`` if a house has no way."""
        n, piece, copies = self._n, self._piece, self._copies
        out = 0
        for start in self._houses:
            found = _in_house(state >> start & piece, n)
            if found:
                if found < 0:
                    return IMPOSSIBLE
                for bit in bits(found):
                    out |= copies[start + bit + 1]
        for start, band, lines, in_box in self._bands:
            found = _in_band(state >> start & band, n, lines, in_box)
            for bit in bits(found):
                out |= copies[start + bit + 1]
        return out


@cache
def copies_of(geometry: Geometry) -> tuple[int, ...]:
    """For the ``bit_length`` of each bit of a state: all copies of its candidate."""
    cover = cover_of(geometry)
    everything = cover.everything
    return tuple(
        everything ^ cover.exclude(everything, cell, digit) if digit else 0
        for cell, digit in cover.meaning
    )


@cache
def tight_sets_of(geometry: Geometry) -> TightSets:
    """The shared tables of a geometry."""
    return TightSets(geometry)


@lru_cache(maxsize=1 << 17)
def _in_house(piece: int, n: int) -> int:
    """The bits of a house's piece that its subsets exclude."""
    width, all_cells = n + 1, (1 << n) - 1
    lines = [
        piece >> digit * width & all_cells if piece >> digit * width + n & 1 else 0
        for digit in range(n)
    ]
    turned = [0] * n
    for digit, line in enumerate(lines):
        for cell in bits(line):
            turned[cell] |= 1 << digit
    out = 0
    for chosen, union in _tight(lines):
        if chosen < 0:
            return IMPOSSIBLE
        for digit, line in enumerate(lines):
            if not chosen >> digit & 1:
                out |= (line & union) << digit * width
    for chosen, union in _tight(turned):
        if chosen < 0:
            return IMPOSSIBLE
        for digit in bits(union):
            out |= (lines[digit] & ~chosen) << digit * width
    return out


def _tight(lines: list[int]) -> list[tuple[int, int]]:
    """(chosen lines, their union) of as many lines as they have bits; chosen -1 if of more."""
    largest = min(_LARGEST_SUBSET, (sum(map(bool, lines)) + 1) // 2)
    usable = [(i, line) for i, line in enumerate(lines) if 0 < line.bit_count() <= largest]
    found: list[tuple[int, int]] = []
    untried = [(0, 0, 0, 0)]
    while untried:
        start, chosen, union, count = untried.pop()
        for position in range(start, len(usable)):
            index, line = usable[position]
            joined = union | line
            size = joined.bit_count()
            if size <= largest:
                if size <= count + 1:
                    if size < count + 1:
                        return [(-1, 0)]
                    found.append((chosen | 1 << index, joined))
                untried.append((position + 1, chosen | 1 << index, joined, count + 1))
    return found


@lru_cache(maxsize=1 << 17)
def _in_band(piece: int, n: int, lines: int, in_box: int) -> int:
    """The bits of a band's piece that its locked candidates exclude."""
    width, all_cells = n + 1, (1 << n) - 1
    out = 0
    for digit in range(n):
        starts = [(line * n + digit) * width for line in range(lines)]
        masks = tuple([piece >> start & all_cells for start in starts])
        if any(masks):
            for start, gone in zip(starts, _locked(masks, n, in_box), strict=True):
                out |= gone << start
    return out


@lru_cache(maxsize=1 << 16)
def _locked(masks: tuple[int, ...], n: int, in_box: int) -> tuple[int, ...]:
    """What parallel lines through the same boxes exclude of a digit, line by line.

    A line with places in one box only takes that box; a box with places on one line only
    takes that line.
    """
    out = [0] * len(masks)
    boxes = [((1 << in_box) - 1) << start for start in range(0, n, in_box)]
    for i, mask in enumerate(masks):
        for box in boxes:
            here = mask & box
            others = [other & box if j != i else 0 for j, other in enumerate(masks)]
            if here and here == mask:
                out = [gone | other for gone, other in zip(out, others, strict=True)]
            elif here and not any(others):
                out[i] |= mask & ~box
    return tuple(out)
