"""Sudoku as exact cover, held in one integer: the quick search of small boards.

Every constraint (this cell holds a digit; this row, column or box has a place
for this digit) is a *field* of n candidate bits topped by one guard bit, and
all 4 n^2 fields of the board live in ONE Python int, the *state*. Subtracting
1 from every field at once shows which fields are empty (the guard is lost) and
which hold a single candidate (``v & (v - 1)`` leaves nothing), so a dozen
operations on the whole int find every naked and hidden single of the board.
Placing a digit is one ``&``: it drops the four fields that are now met, guards
included, and every copy of the candidates that are gone. States are immutable,
so going back costs nothing.

The tables grow with n^5: right up to 16 x 16, too large beyond.
"""

from collections.abc import Iterator
from functools import cache

from tutor.base.dice import Dice
from tutor.base.watch import Watch
from tutor.sudoku.geometry import Geometry, bits
from tutor.sudoku.grid import Grid

LARGEST_N = 16


class Cover:
    """The tables of one geometry; see the module's description."""

    def __init__(self, geometry: Geometry) -> None:
        if geometry.n > LARGEST_N:
            raise ValueError(f"a {geometry.name} grid is too large for this search")
        self.geometry = geometry
        n, cells = geometry.n, geometry.cell_count
        width = n + 1
        fields = 4 * cells
        self.everything = (1 << fields * width) - 1
        self.guards = sum(1 << field * width + n for field in range(fields))
        self._cell_fields = 3 * cells * width
        """Where the fields of the cells begin."""
        self._cell_guards = self.guards >> self._cell_fields

        index_in_box = [0] * cells
        for box in geometry.boxes:
            for index, cell in enumerate(box.cells):
                index_in_box[cell] = index

        def places(cell: int, digit: int) -> tuple[int, int, int, int]:
            """The bits that stand for this candidate, one in each of its fields.

            Boxes come lowest and cells highest: the search looks at the
            highest field first, and a cell is the best place to guess.
            """
            row, column = divmod(cell, n)
            d = digit - 1
            return (
                (geometry.box_of[cell] * n + d) * width + index_in_box[cell],
                (cells + row * n + d) * width + column,
                (2 * cells + column * n + d) * width + row,
                (3 * cells + cell) * width + d,
            )

        candidates = [(cell, digit) for cell in range(cells) for digit in range(1, n + 1)]
        bits_of = [places(*candidate) for candidate in candidates]
        copies = [
            1 << box | 1 << row | 1 << column | 1 << cell for box, row, column, cell in bits_of
        ]
        whole_field = (1 << width) - 1
        reach = [whole_field << field * width for field in range(fields)]
        for its_bits, copy in zip(bits_of, copies, strict=True):
            for bit in its_bits:
                reach[bit // width] |= copy

        self._without = [self.everything ^ copy for copy in copies]
        """Per candidate: a mask that removes it."""
        self._place_in: list[list[int]] = [[self.everything] for _ in range(cells)]
        """Per cell and digit: a mask that places it."""
        self.place_at = [0] * (fields * width + 1)
        """Per ``bit_length`` of a bit: the mask that places its candidate."""
        self.meaning = [(0, 0)] * (fields * width + 1)
        """Per ``bit_length`` of a bit: the (cell, digit) it stands for."""
        for candidate, its_bits in zip(candidates, bits_of, strict=True):
            gone = 0
            for bit in its_bits:
                gone |= reach[bit // width]
            mask = self.everything ^ gone
            self._place_in[candidate[0]].append(mask)
            for bit in its_bits:
                self.place_at[bit + 1] = mask
                self.meaning[bit + 1] = candidate

    def load(self, grid: Grid) -> int | None:
        """The state of a grid, or None if a house holds a digit twice."""
        state, n = self.everything, self.geometry.n
        for masks, value in zip(self._place_in, grid.values, strict=True):
            if value:
                state &= masks[value]
        # Two equal digits in a house drop the same field: fewer guards go.
        if (state & self.guards).bit_count() != 4 * grid.values.count(0):
            return None
        for cell, digit in grid.removed_candidates():
            state &= self._without[cell * n + digit - 1]
        return state

    def candidate_count(self, state: int) -> int:
        """How many candidates the empty cells have: all bits of their fields but the guards."""
        cells = state >> self._cell_fields
        return cells.bit_count() - (cells & self._cell_guards).bit_count()

    def place(self, state: int, cell: int, digit: int) -> int:
        """The state with a digit put in a cell."""
        return state & self._place_in[cell][digit]

    def exclude(self, state: int, cell: int, digit: int) -> int:
        """The state without one candidate."""
        return state & self._without[cell * self.geometry.n + digit - 1]

    def solutions(
        self, state: int, *, dice: Dice | None = None, watch: Watch | None = None
    ) -> Iterator[list[int]]:
        """Every way to complete a state, as the bits placed (see ``meaning``).

        Iterative: places all singles, then branches on a field with the
        fewest candidates. The list yielded is reused: read it before going on.
        """
        guards, n, place_at = self.guards, self.geometry.n, self.place_at
        ones = (1 << n) - 1
        trail: list[int] = []
        untried: list[tuple[int, int, int]] = []
        while True:
            open_fields = state & guards
            if not open_fields:
                yield trail
            else:
                units = open_fields >> n
                less = state - units
                if less & open_fields == open_fields:  # no field is empty
                    rest = less & state  # each field without its lowest candidate
                    borrowed = rest - units
                    single = open_fields & borrowed ^ open_fields
                    if single:
                        found = state & (single - (single >> n))
                        while found:
                            bit = found.bit_length()
                            mask = place_at[bit]
                            state &= mask
                            found &= mask
                            trail.append(bit)
                        continue
                    if watch is not None:
                        watch.branch()
                    while not single:
                        rest &= borrowed
                        borrowed = rest - units
                        single = open_fields & borrowed ^ open_fields
                    guard = single.bit_length() - 1
                    choices = state & (ones << guard - n)
                    order: list[int] = []
                    while choices:
                        bit = choices.bit_length()
                        choices ^= 1 << bit - 1
                        order.append(bit)
                    if dice is not None:
                        dice.shuffle(order)
                    for bit in order[:0:-1]:
                        untried.append((state, len(trail), bit))
                    bit = order[0]
                    state &= place_at[bit]
                    trail.append(bit)
                    continue
            if not untried:
                return
            state, kept, bit = untried.pop()
            del trail[kept:]
            state &= place_at[bit]
            trail.append(bit)

    def values(self, grid: Grid, trail: list[int]) -> list[int]:
        """A solution's digits: the grid's own and the bits placed by the search."""
        values = grid.values.copy()
        meaning = self.meaning
        for bit in trail:
            cell, digit = meaning[bit]
            values[cell] = digit
        return values


@cache
def cover_of(geometry: Geometry) -> Cover:
    """The shared tables of a geometry."""
    return Cover(geometry)


# Singles on boards of any size, driven by events.
#
# The tables of :mod:`tutor.sudoku.cover` grow too fast for large boards. Here a
# board is two plain lists of bit sets that mirror each other: the digits of each
# cell, and the places of each digit in each house. Removing a candidate touches
# four entries and wakes those that hold a single candidate from then on.


class SinglesBoard:
    """A board on which naked and hidden singles place themselves.

    A filled cell keeps one candidate. After :meth:`place` or :meth:`settle`
    returns False the board is contradictory and of no further use.
    """

    __slots__ = ("_pending", "digits", "geometry", "open_cells", "places")

    def __init__(self, grid: Grid) -> None:
        """The board of a grid that breaks no rule, its singles not yet placed."""
        geometry = self.geometry = grid.geometry
        n = geometry.n
        self.digits = grid.candidates.copy()
        """Per cell, the digits it may hold."""
        self.places = [0] * (3 * n * n)
        """Per house and digit (house * n + digit - 1), a set of indexes in the house."""
        self.open_cells = geometry.cell_count
        """How many cells were not settled when singles last ran out."""
        for house, cells in enumerate(house.cells for house in geometry.houses):
            for index, cell in enumerate(cells):
                for position in bits(self.digits[cell]):
                    self.places[house * n + position] |= 1 << index
        self._pending = [
            (cell, mask.bit_length())
            for cell, mask in enumerate(self.digits)
            if not grid.values[cell] and not mask & mask - 1
        ]
        for key, mask in enumerate(self.places):
            if not mask & mask - 1:
                house, position = divmod(key, n)
                cell = geometry.houses[house].cells[mask.bit_length() - 1]
                if not grid.values[cell]:
                    self._pending.append((cell, position + 1))

    @classmethod
    def of(cls, grid: Grid) -> "SinglesBoard | None":
        """The board of a grid, singles not yet placed; None if it contradicts itself."""
        return None if next(grid.contradictions(), None) else cls(grid)

    def copy(self) -> "SinglesBoard":
        """An independent board in the same state."""
        twin = SinglesBoard.__new__(SinglesBoard)
        twin.geometry = self.geometry
        twin.digits = self.digits.copy()
        twin.places = self.places.copy()
        twin.open_cells = self.open_cells
        twin._pending = self._pending.copy()
        return twin

    def _remove(self, cell: int, bit: int) -> bool:
        """Take one candidate away; False if that leaves something with nothing."""
        mask = self.digits[cell]
        if not mask & bit:
            return True
        mask ^= bit
        if not mask:
            return False
        self.digits[cell] = mask
        if not mask & mask - 1:
            self._pending.append((cell, mask.bit_length()))
        geometry = self.geometry
        n = geometry.n
        digit = bit.bit_length()
        row, column = divmod(cell, n)
        box = geometry.box_of[cell]
        in_box = row % geometry.box_rows * geometry.box_cols + column % geometry.box_cols
        places = self.places
        for house, index in ((row, column), (n + column, row), (2 * n + box, in_box)):
            key = house * n + digit - 1
            left = places[key] ^ (1 << index)
            if not left:
                return False
            places[key] = left
            if not left & left - 1:
                self._pending.append((geometry.houses[house].cells[left.bit_length() - 1], digit))
        return True

    def place(self, cell: int, digit: int) -> bool:
        """Put a digit in a cell, and everything that follows by singles."""
        self._pending.append((cell, digit))
        return self.settle()

    def settle(self, until: int = -1) -> bool:
        """Place all singles in sight; False on a contradiction.

        With a cell in ``until``, stop as soon as that cell is settled.
        """
        pending, all_peers, settled = self._pending, self.geometry.peers, self.digits
        while pending:
            cell, digit = pending.pop()
            bit = 1 << digit - 1
            mask = settled[cell]
            if not mask & bit:
                return False
            for other in bits(mask ^ bit):
                if not self._remove(cell, 1 << other):
                    return False
            for peer in all_peers(cell):
                if settled[peer] & bit and not self._remove(peer, bit):
                    return False
            if cell == until:
                return True
        self.open_cells = sum(1 for mask in settled if mask & mask - 1)
        return True

    def values(self) -> list[int]:
        """The digit of each settled cell, 0 for the others."""
        return [0 if mask & mask - 1 else mask.bit_length() for mask in self.digits]

    def tightest_cell(self) -> int:
        """An open cell with the fewest candidates."""
        return min(
            (mask.bit_count(), cell) for cell, mask in enumerate(self.digits) if mask & mask - 1
        )[1]


def solutions(
    start: SinglesBoard, *, dice: Dice | None = None, watch: Watch | None = None
) -> Iterator[list[int]]:
    """Every completion of a settled board: branch on the tightest cell."""
    untried: list[tuple[SinglesBoard, int, int]] = []
    board = start
    alive = True
    while True:
        if alive and not board.open_cells:
            yield board.values()
        elif alive:
            if watch is not None:
                watch.branch()
            cell = board.tightest_cell()
            order = [position + 1 for position in bits(board.digits[cell])]
            if dice is not None:
                dice.shuffle(order)
            untried.extend((board, cell, digit) for digit in reversed(order))
        if not untried:
            return
        parent, cell, digit = untried.pop()
        board = parent.copy()
        alive = board.place(cell, digit)
