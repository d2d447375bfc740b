"""Locked candidates of all digits at once, read off the places of all rows or all columns.

Lines stand one after the other, in each its digits, each with a bit for every cell and one
more: as in the state of :mod:`tutor.sudoku.cover`.
"""

from collections.abc import Iterable

from tutor.sudoku.geometry import House, bits


class CrossedLines:
    """The rows of a board, or its columns: where each digit meets the boxes."""

    def __init__(self, lines: tuple[House, ...], wide: int, high: int) -> None:
        """Lines that cross ``high`` boxes each, ``wide`` cells of each; as many share a box."""
        n = wide * high
        self.cells = tuple(house.cells for house in lines)
        self.wide, self.high = wide, high
        self._one_field = (1 << n) - 1
        self._one_crossing = (1 << wide) - 1
        self._line = n * (n + 1)
        """From a line to the next."""
        self._crossings = self._marks(range(n))
        self._beside = tuple(range(wide, n, wide))
        self._in_band = tuple(
            (
                k * self._line,
                self._marks([line for line in range(n) if line % high >= k]),
                self._marks([line for line in range(n) if line % high < high - k]),
            )
            for k in range(1, high)
        )

    def _marks(self, lines: Iterable[int]) -> int:
        """The first cell of each crossing with a box, for all digits of some lines."""
        n = self.wide * self.high
        return sum(
            1 << line * self._line + digit * (n + 1) + start
            for line in lines
            for digit in range(n)
            for start in range(0, n, self.wide)
        )

    def locked(self, places: int) -> tuple[int, int]:
        """Crossings that hold all places of their box but not of their line; and vice versa."""
        here = places
        for shift in range(1, self.wide):
            here |= places >> shift
        here &= self._crossings
        in_line = 0
        for shift in self._beside:
            in_line |= here << shift | here >> shift
        in_line &= self._crossings
        in_box = 0
        for shift, later, earlier in self._in_band:
            in_box |= here << shift & later | here >> shift & earlier
        return here & in_line & ~in_box, here & in_box & ~in_line

    def clearest(self, places: int, flags: int) -> tuple[int, int]:
        """Of some crossings those with the fewest places: how many these are, and which."""
        at_least = [flags] + [0] * self.wide
        """As far as the cells of a crossing are gone through: those with so many places or more."""
        for cell in range(self.wide):
            here = places >> cell & flags
            for more in range(cell + 1, 0, -1):
                at_least[more] |= at_least[more - 1] & here
        for count in range(self.wide):
            if exactly := at_least[count] & ~at_least[count + 1]:
                return count, exactly
        return self.wide, at_least[self.wide]

    def in_first_band(self, flags: int) -> int:
        """Of some crossings those in the band of boxes that comes first."""
        lowest = (flags & -flags).bit_length() - 1
        end = (lowest // (self.high * self._line) + 1) * self.high * self._line
        return flags & (1 << end) - 1

    def excluded(self, places: int) -> int:
        """The places that all locked candidates together exclude."""
        width = self.wide * self.high + 1
        alone_in_box, alone_in_line = self.locked(places)
        out = 0
        for start in bits(alone_in_box):
            field = start - start % width
            out |= places & self._one_field << field & ~(self._one_crossing << start)
        for start in bits(alone_in_line):
            first = start - start // self._line % self.high * self._line
            band = range(first, first + self.high * self._line, self._line)
            for other in band:
                if other != start:
                    out |= places & self._one_crossing << other
        return out
