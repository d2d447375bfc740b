"""Sets of cells as bits of an int: houses and peers, computed once per shape."""

from functools import cache, cached_property

from tutor.sudoku.geometry import Geometry, House, bits

REMEMBERED = 1 << 13
"""How many sets of cells each single-digit technique remembers its answer for."""

Houses = tuple[tuple[House, int], ...]
"""Houses with their cells."""


class Tables:
    """The houses and peers of a geometry as bit sets of cells."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.n = geometry.n
        self.everywhere = (1 << geometry.cell_count) - 1
        """All cells."""
        self.rows = tuple(map(self._house_mask, geometry.rows))
        self.columns = tuple(map(self._house_mask, geometry.columns))
        self.boxes = tuple(map(self._house_mask, geometry.boxes))
        self.by_clarity: tuple[tuple[House, int], ...] = tuple(
            zip(
                geometry.boxes + geometry.rows + geometry.columns,
                self.boxes + self.rows + self.columns,
                strict=True,
            )
        )
        """Every house with its cells: boxes are the easiest to see, then rows, then columns."""

    @staticmethod
    @cache
    def of(geometry: Geometry) -> "Tables":
        """The shared tables of this geometry."""
        return Tables(geometry)

    @staticmethod
    def _house_mask(house: House) -> int:
        return sum(1 << cell for cell in house.cells)

    @cached_property
    def peers(self) -> tuple[int, ...]:
        """For each cell, the cells it sees."""
        geometry = self.geometry
        return tuple(
            (
                self.rows[cell // self.n]
                | self.columns[cell % self.n]
                | self.boxes[geometry.box_of[cell]]
            )
            & ~(1 << cell)
            for cell in range(geometry.cell_count)
        )

    @cached_property
    def houses_around(self) -> tuple[tuple[tuple[House, int], ...], ...]:
        """For each cell, its box, row and column with their cells."""
        geometry = self.geometry
        n = self.n
        return tuple(
            (
                self.by_clarity[geometry.box_of[cell]],
                self.by_clarity[n + cell // n],
                self.by_clarity[2 * n + cell % n],
            )
            for cell in range(geometry.cell_count)
        )

    def seen_by_all(self, cells: int) -> int:
        """The cells that see every cell of a set."""
        common = -1
        for cell in bits(cells):
            common &= self.peers[cell]
        return common & self.everywhere

    def shared_houses(self, cells: int) -> tuple[tuple[House, int], ...]:
        """The houses that hold all cells of a set, box first."""
        first = (cells & -cells).bit_length() - 1
        return tuple(
            (house, mask) for house, mask in self.houses_around[first] if not cells & ~mask
        )


def houses_by_kind(tables: Tables) -> tuple[Houses, Houses, Houses]:
    """The boxes, the rows and the columns, with their cells."""
    n = tables.n
    return tables.by_clarity[:n], tables.by_clarity[n : 2 * n], tables.by_clarity[2 * n :]
