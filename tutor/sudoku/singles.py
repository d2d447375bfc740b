"""Singles on boards of any size, driven by events.

The tables of :mod:`tutor.sudoku.cover` grow too fast for large boards. Here a
board is two plain lists of bit sets that mirror each other: the digits of each
cell, and the places of each digit in each house. Removing a candidate touches
four entries and wakes those that hold a single candidate from then on.
"""

from collections.abc import Iterator

from tutor.base.dice import Dice
from tutor.base.watch import Watch
from tutor.sudoku.geometry import bits
from tutor.sudoku.grid import Grid


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
