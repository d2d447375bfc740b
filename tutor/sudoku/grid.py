"""A board in play: givens, placed digits and candidates."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from types import MappingProxyType
from typing import Literal

from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry, House, bits, digits

_IS_FILLED = bytes([ord("0"), *[ord("1")] * 255])


def filled_cells(values: Sequence[int]) -> int:
    """The cells that hold a digit, as a bit set: read as a number of noughts and ones."""
    return int(bytes(values)[::-1].translate(_IS_FILLED), 2)


@dataclass(frozen=True)
class Contradiction:
    """One reason why a grid cannot be completed, with its exact place.

    - ``duplicate``: ``house`` holds ``digit`` in each of ``cells``;
    - ``empty-cell``: the one cell of ``cells`` has no candidate left;
    - ``no-place``: no cell of ``house`` can hold ``digit`` any more.
    """

    kind: Literal["duplicate", "empty-cell", "no-place"]
    cells: tuple[int, ...] = ()
    digit: int = 0
    house: House | None = None


class Grid:
    """Values, givens and candidates of one board.

    Candidates are at first what the values leave open. They are worked out
    when somebody asks, so that reading or solving many grids does not pay
    for them, and from then on follow every ``place`` and ``eliminate``.
    A wrong digit is accepted like any other: :meth:`contradictions` tells.
    """

    __slots__ = ("_candidates", "geometry", "givens", "values")

    def __init__(self, geometry: Geometry, values: Sequence[int] | None = None) -> None:
        """A grid whose non-zero values are givens; empty when there are none."""
        self.geometry = geometry
        self.values: list[int] = [0] * geometry.cell_count if values is None else list(values)
        if len(self.values) != geometry.cell_count:
            raise ValueError(f"{len(self.values)} values for a {geometry.name} grid")
        if min(self.values) < 0 or max(self.values) > geometry.n:
            raise ValueError(f"a {geometry.name} grid holds the digits 1 to {geometry.n}")
        self.givens = filled_cells(self.values)
        self._candidates: list[int] | None = None

    @classmethod
    def parse(
        cls,
        text: str,
        *,
        box: tuple[int, int] | None = None,
        placed: Iterable[str] = (),
        removed: Mapping[str, Iterable[int]] = MappingProxyType({}),
    ) -> "Grid":
        """The one grid of a text, in any format that can be read.

        Args:
            text: the grid.
            box: rows and columns of a box, where the number of cells does not tell them.
            placed: the cells, such as ``r1c3``, whose digit is no given.
            removed: by cell, candidates that are gone though the digits leave them open.

        Raises:
            BadGrid: there is no grid, or there are several.
            ValueError: there is no such cell or candidate, or no digit was placed there.
        """
        from tutor.sudoku.formats import read_only  # they are made of grids

        grid = read_only(text, Geometry.of(*box) if box else None)
        for name in placed:
            cell = grid.geometry.cell_named(name)
            if not grid.values[cell]:
                raise ValueError(f"{name} holds no digit that was placed")
            grid.givens &= ~(1 << cell)
        for name, gone in removed.items():
            for digit in gone:
                if not 1 <= digit <= grid.geometry.n:
                    raise ValueError(f"{digit} is no candidate of a {grid.geometry.name} grid")
                grid.eliminate(grid.geometry.cell_named(name), digit)
        return grid

    def __repr__(self) -> str:
        """What :meth:`parse` makes the same grid of: short, unless there is more to say."""
        from tutor.sudoku.formats import line_of

        name = self.geometry.cell_name
        said = [repr(line_of(self, self.values))]
        if (box := (self.geometry.box_rows, self.geometry.box_cols)) != (3, 3):
            said.append(f"box={box}")
        filled = (cell for cell, value in enumerate(self.values) if value)
        if placed := [name(cell) for cell in filled if not self.is_given(cell)]:
            said.append(f"placed={placed}")
        removed: dict[str, list[int]] = {}
        for cell, digit in self.removed_candidates():
            removed.setdefault(name(cell), []).append(digit)
        if removed:
            said.append(f"removed={removed}")
        return f"Grid.parse({', '.join(said)})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return (
            self.geometry is other.geometry
            and self.values == other.values
            and self.givens == other.givens
            and self.candidates == other.candidates
        )

    def copy(self) -> "Grid":
        """An independent grid, equal in every respect."""
        twin = Grid.__new__(Grid)
        twin.geometry = self.geometry
        twin.values = self.values.copy()
        twin.givens = self.givens
        twin._candidates = None if self._candidates is None else self._candidates.copy()
        return twin

    @property
    def candidates(self) -> list[int]:
        """The set of digits each cell can still hold; for a filled cell, its digit."""
        if self._candidates is None:
            self._candidates = self._open_candidates()
        return self._candidates

    def _seen(self) -> tuple[list[int], list[int], list[int]]:
        """The set of digits that stand in each row, each column and each box."""
        box_of = self.geometry.box_of
        n = self.geometry.n
        rows, columns, boxes = [0] * n, [0] * n, [0] * n
        for cell, value in enumerate(self.values):
            if value:
                bit = 1 << value - 1
                rows[cell // n] |= bit
                columns[cell % n] |= bit
                boxes[box_of[cell]] |= bit
        return rows, columns, boxes

    def _open_candidates(self) -> list[int]:
        """The candidates that the values leave open."""
        rows, columns, boxes = self._seen()
        box_of, n, full = self.geometry.box_of, self.geometry.n, self.geometry.all_digits
        return [
            1 << value - 1
            if value
            else full & ~(rows[cell // n] | columns[cell % n] | boxes[box_of[cell]])
            for cell, value in enumerate(self.values)
        ]

    def is_given(self, cell: int) -> bool:
        """Whether the cell's digit belongs to the puzzle."""
        return bool(self.givens >> cell & 1)

    @property
    def given_values(self) -> list[int]:
        """The digits of the puzzle, 0 where it gives none."""
        return [value if self.is_given(cell) else 0 for cell, value in enumerate(self.values)]

    @property
    def given_count(self) -> int:
        """How many digits the puzzle gives."""
        return self.givens.bit_count()

    @property
    def filled_count(self) -> int:
        """How many cells hold a digit, given or placed."""
        return len(self.values) - self.values.count(0)

    @property
    def is_full(self) -> bool:
        """Whether every cell holds a digit, rightly or not."""
        return 0 not in self.values

    def empty_cells(self) -> Iterator[int]:
        """The cells without a digit, in order."""
        return (cell for cell, value in enumerate(self.values) if not value)

    def place(self, cell: int, digit: int, *, given: bool = False) -> None:
        """Put a digit in an empty cell and take it from the cell's peers."""
        if not 1 <= digit <= self.geometry.n:
            raise ValueError(f"{digit} is not a digit of a {self.geometry.name} grid")
        if self.values[cell]:
            raise ValueError(f"{self.geometry.cell_name(cell)} already holds a digit")
        self.values[cell] = digit
        if given:
            self.givens |= 1 << cell
        if self._candidates is not None:
            bit = 1 << digit - 1
            self._candidates[cell] = bit
            for peer in self.geometry.peers(cell):
                if not self.values[peer]:
                    self._candidates[peer] &= ~bit

    def eliminate(self, cell: int, digit: int) -> bool:
        """Remove a candidate from an empty cell; False if it was not there."""
        if self.values[cell]:
            raise ValueError(f"{self.geometry.cell_name(cell)} already holds a digit")
        bit = 1 << digit - 1
        candidates = self.candidates
        if not candidates[cell] & bit:
            return False
        candidates[cell] ^= bit
        return True

    def restrict(self, cell: int, allowed: int) -> None:
        """Keep only the candidates of an empty cell that are in a set of digits."""
        if not self.values[cell]:
            self.candidates[cell] &= allowed

    def removed_candidates(self) -> Iterator[tuple[int, int]]:
        """(cell, digit) for candidates gone though the values leave them open."""
        if self._candidates is None:
            return
        for cell, still_open in enumerate(self._open_candidates()):
            if not self.values[cell]:
                for digit in digits(still_open & ~self._candidates[cell]):
                    yield cell, digit

    def candidate_grids(self) -> int:
        """How many ways the open cells could be filled from their candidates.

        The product of the candidate counts: the size of the space an
        exhaustive search starts from, rules between open cells left aside.
        """
        return prod(
            mask.bit_count()
            for mask, value in zip(self.candidates, self.values, strict=True)
            if not value
        )

    def duplicates(self) -> Iterator[Contradiction]:
        """Every digit that stands twice or more in a house."""
        for house in self.geometry.houses:
            seen: dict[int, list[int]] = {}
            for cell in house.cells:
                if value := self.values[cell]:
                    seen.setdefault(value, []).append(cell)
            for digit in sorted(seen):
                if len(seen[digit]) > 1:
                    yield Contradiction("duplicate", tuple(seen[digit]), digit, house)

    @property
    def breaks_rules(self) -> bool:
        """Whether some house holds a digit twice.

        Then its set of digits is smaller than the number of its filled cells.
        """
        filled = self.filled_count
        return any(sum(map(int.bit_count, kind)) != filled for kind in self._seen())

    def contradictions(self) -> Iterator[Contradiction]:
        """Every contradiction in sight: duplicates, then cells, then houses."""
        yield from self.duplicates()
        candidates = self.candidates
        for cell in self.empty_cells():
            if not candidates[cell]:
                yield Contradiction("empty-cell", (cell,))
        for house in self.geometry.houses:
            possible = 0
            for cell in house.cells:
                possible |= candidates[cell]
            for position in bits(self.geometry.all_digits & ~possible):
                yield Contradiction("no-place", house.cells, position + 1, house)


def other_shape(grid: Grid) -> Geometry | None:
    """Boxes of another shape among which a grid against the rules would keep them."""
    shapes = [shape for shape in _shapes(grid.geometry.n) if shape is not grid.geometry]
    if not shapes or not grid.breaks_rules:
        return None
    return next((shape for shape in shapes if not Grid(shape, grid.values).breaks_rules), None)


@cache
def _shapes(n: int) -> tuple[Geometry, ...]:
    """Every shape of boxes with n cells."""
    sides = (side for side in range(2, LARGEST_BOX_SIDE + 1) if n % side == 0)
    return tuple(
        Geometry.of(side, n // side) for side in sides if 1 < n // side <= LARGEST_BOX_SIDE
    )
