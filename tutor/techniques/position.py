"""A grid the way techniques look at it.

Beside the candidates of each cell it keeps the cells of each digit, as one
int whose bits are cells. Most techniques speak of one digit at a time; on
such a set a house, a line of sight or a crossing is a single ``&``, and equal
sets give equal answers, which are remembered.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cache, cached_property, lru_cache, wraps
from typing import Any, TypeVar

from tutor.base.watch import Pulse, no_pulse
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry, House, bits, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate, Step

REMEMBERED = 1 << 11
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
        self.houses = self.boxes + self.rows + self.columns
        """The cells of each of them."""

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


T = TypeVar("T")
_POSITIONS_REMEMBERED = 8
_MEMORIES: list[OrderedDict[object, Any]] = []


class Position:
    """Values and candidates of a board in play; changes as steps are applied."""

    def __init__(self, grid: Grid, pulse: Pulse = no_pulse) -> None:
        geometry = grid.geometry
        self.geometry = geometry
        self.tables = Tables.of(geometry)
        self.pulse = pulse
        """Called by the searches that techniques ask for; may raise to stop them."""
        self.givens = grid.givens
        self.values = grid.values.copy()
        self.candidates = [
            0 if value else mask for value, mask in zip(grid.values, grid.candidates, strict=True)
        ]
        """The set of digits each empty cell may hold; 0 for a filled cell."""
        self.places = [0] * (geometry.n + 1)
        """For each digit, the empty cells that may hold it."""
        self.standing = [0] * (geometry.n + 1)
        """For each digit, the cells that hold it."""
        self.empty = 0
        """The cells without a digit."""
        self._is_unique: bool | None = None
        self._solution: list[int] | None = None
        self._in_vain: dict[str, tuple[int, ...]] = {}
        """By what was looked for without success: the candidates there were."""
        places, standing = self.places, self.standing
        for cell, (value, mask) in enumerate(zip(self.values, self.candidates, strict=True)):
            bit = 1 << cell
            if value:
                standing[value] |= bit
            else:
                self.empty |= bit
                for digit in digits(mask):
                    places[digit] |= bit

    @property
    def all_digits(self) -> range:
        """1 to n."""
        return range(1, self.geometry.n + 1)

    @property
    def is_unique(self) -> bool:
        """Whether the givens alone allow exactly one solution.

        Only then may anybody argue from uniqueness. Candidates crossed out
        are left aside: a puzzle made of them can have one solution without
        forbidding a deadly pattern. On boards too large to find out, nobody may.
        """
        if self._is_unique is None:
            values = [v if self.givens >> c & 1 else 0 for c, v in enumerate(self.values)]
            puzzle = Grid(self.geometry, values)
            is_quick = search.is_quick(self.geometry)
            self._is_unique = is_quick and search.is_unique(puzzle, self.pulse)
        return self._is_unique

    def only_solution(self) -> list[int] | None:
        """The one solution of this board as it is; None if there is none, or nobody knows.

        Steps only take candidates away: what was the one solution is it as long as it fits.
        """
        known = self._solution
        if known is None or not self._fits(known):
            try:
                known = search.proved_solution(self.grid(), self.pulse)
            except search.OutOfReach:
                known = None
            self._solution = known
        return known

    def _fits(self, solution: list[int]) -> bool:
        return all(
            value == digit or mask >> digit - 1 & 1
            for value, mask, digit in zip(self.values, self.candidates, solution, strict=True)
        )

    def looked_in_vain(self, pattern: str) -> None:
        """Remember that there is no such pattern."""
        self._in_vain[pattern] = tuple(self.candidates)

    def changed_since(self, pattern: str) -> int:
        """The empty cells that are not as they were when somebody looked for a pattern in vain.

        As steps only take candidates away, what follows from the candidates of some cells, and
        did not then, takes one of these.
        """
        before = self._in_vain.get(pattern)
        if before is None:
            return self.empty
        changed = 0
        for cell, (now, then) in enumerate(zip(self.candidates, before, strict=True)):
            if now != then:
                if now & ~then:
                    return self.empty
                changed |= 1 << cell
        return changed & self.empty

    def cells_with(self, count: int) -> int:
        """The empty cells that have exactly so many candidates."""
        at_least = self.with_at_least(count + 1)
        return at_least[count] & ~at_least[count + 1]

    def with_at_least(self, most: int) -> tuple[int, ...]:
        """For 0, 1, and so on up to a number: the empty cells with so many candidates or more."""
        return _with_at_least(self.empty, tuple(self.places), most)

    def holding(self, mask: int) -> int:
        """The empty cells that may hold at least one digit of a set."""
        found = 0
        for digit in digits(mask):
            found |= self.places[digit]
        return found

    def in_cells(self, cells: int, digit: int) -> tuple[Candidate, ...]:
        """The candidates of a digit within a set of cells."""
        return tuple([Candidate(cell, digit) for cell in bits(cells & self.places[digit])])

    def place(self, cell: int, digit: int) -> None:
        """Put a digit in an empty cell and take it from the cells that see it."""
        bit = 1 << cell
        for other in digits(self.candidates[cell]):
            self.places[other] &= ~bit
        self.candidates[cell] = 0
        self.values[cell] = digit
        self.standing[digit] |= bit
        self.empty &= ~bit
        seen = self.places[digit] & self.tables.peers[cell]
        self.places[digit] &= ~seen
        for peer in bits(seen):
            self.candidates[peer] &= ~(1 << digit - 1)

    def eliminate(self, cell: int, digit: int) -> None:
        """Cross out a candidate."""
        self.candidates[cell] &= ~(1 << digit - 1)
        self.places[digit] &= ~(1 << cell)

    def apply(self, step: Step) -> None:
        """Do what a step concludes."""
        for cell, digit in step.placements:
            self.place(cell, digit)
        for cell, digit in step.eliminations:
            self.eliminate(cell, digit)

    def grid(self) -> Grid:
        """The same board as a grid."""
        grid = Grid(self.geometry, self.values)
        grid.givens = self.givens
        for cell, mask in enumerate(self.candidates):
            grid.restrict(cell, mask)
        return grid

    def copy(self) -> "Position":
        """An independent position, equal in every respect."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.values = self.values.copy()
        twin.candidates = self.candidates.copy()
        twin.places = self.places.copy()
        twin.standing = self.standing.copy()
        twin._in_vain = self._in_vain.copy()
        return twin


@lru_cache(maxsize=16)
def _with_at_least(empty: int, places: tuple[int, ...], most: int) -> tuple[int, ...]:
    at_least = [empty] + [0] * most
    """As far as the digits are gone through."""
    downwards = range(most, 0, -1)
    for here in places:
        for more in downwards:
            at_least[more] |= at_least[more - 1] & here
    return tuple(at_least)


def candidates_of(found: Iterable[tuple[int, int]]) -> tuple[Candidate, ...]:
    """(cell, digit) pairs in the order of cells, then digits."""
    return tuple(Candidate(*pair) for pair in sorted(found))


def remembered(find: Callable[[Position], T]) -> Callable[[Position], T]:
    """Remember what was found on the last few positions: several techniques share a search."""
    found: OrderedDict[object, T] = OrderedDict()
    _MEMORIES.append(found)

    @wraps(find)
    def recall(position: Position) -> T:
        key = position.tables, tuple(position.values), tuple(position.candidates)
        if key not in found:
            found[key] = find(position)
            while len(found) > _POSITIONS_REMEMBERED:
                found.popitem(last=False)
        return found[key]

    return recall


def forget() -> None:
    """Forget all that is remembered so."""
    for found in _MEMORIES:
        found.clear()
