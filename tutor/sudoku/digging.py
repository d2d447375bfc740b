"""Taking givens away from a full board while its solution stays unique."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from tutor.base.watch import BudgetSpent, Watch
from tutor.sudoku import cover, sat
from tutor.sudoku.cover import SinglesBoard
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

_PROOF_NODES = 2_000
"""Guesses allowed to prove one removal; past that the given stays."""
_PATIENT_PROOF_NODES = 200_000
"""The same, for the last few givens of a puzzle that is to be minimal."""
_PROOF_CONFLICTS = 400
"""Of SAT, to prove one removal from a large board; past that the given stays."""
LARGEST_DUG_DEEPLY = 36
"""The largest n whose boards are dug with whole chains of singles, or by SAT."""

Progress = Callable[[float], None]
"""Told the share of the work done, 0 to 1, as it goes."""


class Digger(ABC):
    """Takes givens away while the solution stays unique."""

    def __init__(self, geometry: Geometry, solution: list[int]) -> None:
        self.geometry = geometry
        self.solution = solution
        self.values = solution.copy()
        self.empty = 0

    def dig(
        self, sets: Sequence[tuple[int, ...]], wanted: int, progress: Progress | None = None
    ) -> None:
        """Try each set of cells once, until enough cells are empty."""
        for tried, cells in enumerate(sets):
            if self.empty >= wanted:
                return
            if progress is not None:
                progress(max(tried / len(sets), self.empty / wanted))
            if self.empty + len(cells) <= wanted and self.may_go(cells):
                for cell in cells:
                    self.values[cell] = 0
                self.empty += len(cells)

    def _without(self, cells: tuple[int, ...]) -> list[int]:
        """The values but for those of some cells."""
        values = self.values.copy()
        for cell in cells:
            values[cell] = 0
        return values

    @abstractmethod
    def may_go(self, cells: tuple[int, ...]) -> bool:
        """Whether the solution provably stays unique without these givens."""

    @abstractmethod
    def make_minimal(self, progress: Progress | None = None) -> bool:
        """Finish a dig that tried every set; True if no single given can go any more."""


class SearchDigger(Digger):
    """Proves each removal by exhaustive search."""

    def __init__(self, geometry: Geometry, solution: list[int]) -> None:
        super().__init__(geometry, solution)
        self._tables = cover.cover_of(geometry)
        self._nodes = _PROOF_NODES
        self._undecided: list[tuple[int, ...]] = []

    def may_go(self, cells: tuple[int, ...]) -> bool:
        """No solution may put another digit in any of the cells."""
        tables = self._tables
        state = tables.load(Grid(self.geometry, self._without(cells)))
        assert state is not None
        watch = Watch(limit=self._nodes)
        try:
            return not any(
                next(tables.solutions(other, watch=watch), None) is not None
                for other in (tables.exclude(state, c, self.solution[c]) for c in cells)
            )
        except BudgetSpent:
            self._undecided.append(cells)
            return False

    def make_minimal(self, progress: Progress | None = None) -> bool:
        """Decide the hard cases with more patience, then look at each given alone.

        A given that could not go before cannot go after others have gone, so
        without a symmetry one pass is enough.
        """
        self._nodes = _PATIENT_PROOF_NODES
        hard, self._undecided = self._undecided, []
        self.dig(hard, self.geometry.cell_count, progress)
        givens = [cell for cell, value in enumerate(self.values) if value]
        can_go = any(self.may_go((cell,)) for cell in givens)
        return not can_go and not self._undecided


class SinglesDigger(Digger):
    """Lets a given go only if singles bring it back.

    What singles found before is then found again, so the puzzle is solved by
    singles alone and its solution is unique without any search.
    """

    def __init__(self, geometry: Geometry, solution: list[int]) -> None:
        super().__init__(geometry, solution)
        n = geometry.n
        self._rows = [geometry.all_digits] * n
        self._columns = [geometry.all_digits] * n
        self._boxes = [geometry.all_digits] * n
        self._patient = False

    def dig(
        self, sets: Sequence[tuple[int, ...]], wanted: int, progress: Progress | None = None
    ) -> None:
        """First with a glance at the givens for each set, which is quick.

        If that is not enough and the board is not too large, play it out for
        the sets that stayed.
        """
        super().dig(sets, wanted, progress)
        if self.geometry.n <= LARGEST_DUG_DEEPLY:
            self._patient = True
            super().dig([cells for cells in sets if self.values[cells[0]]], wanted, progress)

    def may_go(self, cells: tuple[int, ...]) -> bool:
        """Whether singles fill the cells in again from the givens that stay."""
        self._toggle(cells)
        if self._patient:
            if self._comes_back(cells):
                return True
        elif all(self._is_single(cell, cells) for cell in cells):
            return True
        self._toggle(cells)
        return False

    def make_minimal(self, progress: Progress | None = None) -> bool:
        """Never: singles cannot tell whether a given that stays is really needed."""
        return False

    def _toggle(self, cells: tuple[int, ...]) -> None:
        """Take the cells' digits out of the sets of givens, or put them back."""
        for cell in cells:
            bit = 1 << self.solution[cell] - 1
            self._rows[cell // self.geometry.n] ^= bit
            self._columns[cell % self.geometry.n] ^= bit
            self._boxes[self.geometry.box_of[cell]] ^= bit

    def _given_around(self, cell: int) -> int:
        """The digits given in the houses of a cell."""
        n = self.geometry.n
        return (
            self._rows[cell // n]
            | self._columns[cell % n]
            | self._boxes[self.geometry.box_of[cell]]
        )

    def _is_single(self, cell: int, leaving: tuple[int, ...]) -> bool:
        """Whether the givens that stay make the cell a naked or a hidden single."""
        bit = 1 << self.solution[cell] - 1
        if self._given_around(cell) | bit == self.geometry.all_digits:
            return True
        return any(
            all(
                other == cell
                or (self.values[other] and other not in leaving)
                or self._given_around(other) & bit
                for other in house.cells
            )
            for house in self.geometry.houses_of(cell)
        )

    def _comes_back(self, cells: tuple[int, ...]) -> bool:
        board = SinglesBoard.of(Grid(self.geometry, self._without(cells)))
        assert board is not None
        if len(cells) == 1:
            board.settle(until=cells[0])
        else:
            board.settle()
        return all(board.digits[cell].bit_count() == 1 for cell in cells)


class SatDigger(SinglesDigger):
    """Where singles do not bring a given back, asks SAT whether another digit could stand there.

    So boards above 16 x 16 come to need more than singles.
    """

    def _comes_back(self, cells: tuple[int, ...]) -> bool:
        values = self._without(cells)
        return not any(self._may_hold_another(cell, values) for cell in cells)

    def _may_hold_another(self, cell: int, values: list[int]) -> bool:
        """Whether there is a solution with another digit in a cell, as far as anybody can tell."""
        grid = Grid(self.geometry, values)
        grid.eliminate(cell, self.solution[cell])
        board = SinglesBoard.of(grid)
        if board is None or not board.settle():
            return False
        if not board.open_cells:
            return True
        try:
            return next(sat.solutions(self.geometry, board.digits, _briefly), None) is not None
        except BudgetSpent:
            return True


def _briefly(what: str, number: int) -> None:
    if what == "conflicts" and number > _PROOF_CONFLICTS:
        raise BudgetSpent
