"""Locked candidates and subsets on the one-integer state, quickly and without evidence.

In the state of :mod:`tutor.sudoku.cover` all digits of a house stand side by side, each with
its places. So what the subsets of a house exclude is a pure function of one piece of that
integer, and remembered. Locked candidates are read off all digits and houses at once.
"""

from functools import cache, lru_cache

from tutor.sudoku.cover import cover_of
from tutor.sudoku.geometry import Geometry, bits
from tutor.techniques.covering import apart
from tutor.techniques.crossed_lines import CrossedLines

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
        self._places = sum(geometry.all_digits << field * width for field in range(cells))
        self._lines = (
            (cells * width, CrossedLines(geometry.rows, geometry.box_cols, geometry.box_rows)),
            (
                2 * cells * width,
                CrossedLines(geometry.columns, geometry.box_rows, geometry.box_cols),
            ),
        )
        """Where the pieces of all rows begin, and those of all columns."""

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
        for start, lines in self._lines:
            for bit in bits(lines.excluded(state >> start & self._places)):
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


@lru_cache(maxsize=1 << 15)
def _in_house(piece: int, n: int) -> int:
    """The bits of a house's piece that its subsets exclude."""
    width, all_cells, set_apart = n + 1, (1 << n) - 1, apart(n)
    lines = []
    across = 0
    for digit in range(n):
        field = piece >> digit * width
        line = field & all_cells if field >> n & 1 else 0
        lines.append(line)
        across |= set_apart(line) << digit
    turned = [across >> start & all_cells for start in range(0, n * n, n)]
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
    largest = min(_LARGEST_SUBSET, (len(lines) - lines.count(0) + 1) // 2)
    some, found = [(0, 0)], []
    for index, line in enumerate(lines):
        if line and line.bit_count() <= largest:
            bit = 1 << index
            more = [
                (chosen | bit, joined)
                for chosen, union in some
                if (joined := union | line).bit_count() <= largest
            ]
            for chosen, union in more:
                surplus = union.bit_count() - chosen.bit_count()
                if surplus <= 0:
                    if surplus:
                        return [(-1, 0)]
                    found.append((chosen, union))
            some += more
    return found
