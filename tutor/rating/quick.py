"""The profile of a grid on boards up to 16 x 16: the walk, without telling it.

Everything here gives exactly what :mod:`tutor.rating.plain` finds by taking the
explainer's steps one after another. It is quick because singles, which are most
of any walk, are read off the one-integer state of :mod:`tutor.sudoku.cover`: its
fields stand in the order in which the explainer looks for hidden and naked
singles, so that the lowest field with one candidate is the next step. Only where
singles end is the board laid out for the techniques.
"""

from functools import cache

from tutor.base.watch import Pulse, no_pulse
from tutor.explain.path import simplest_in
from tutor.rating.plain import distance
from tutor.rating.profile import Openings, Openness, Profile, Sweep
from tutor.sudoku.cover import cover_of
from tutor.sudoku.geometry import Geometry, bits
from tutor.sudoku.grid import Grid
from tutor.sudoku.search import is_unique
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, LAST_TIER, SEARCH
from tutor.techniques.position import Position, Tables
from tutor.techniques.step import Step

_PATTERNS = tuple(t for t in AT_A_GLANCE if t.tier > 1)
_BEYOND = tuple(t for t in (*LADDER, SEARCH) if t.tier > LAST_TIER)


def profile_of(grid: Grid, *, openness: bool = True, pulse: Pulse = no_pulse) -> Profile:
    """The profile of a grid with one solution."""
    return _Walk(grid, openness, pulse).go()


class _Board:
    """What the walks of one geometry share."""

    def __init__(self, geometry: Geometry) -> None:
        self.cover = cover_of(geometry)
        n, cells = geometry.n, geometry.cell_count
        self.n = n
        self.segment = cells * (n + 1)
        """The bits of the state that hold all boxes, or all rows, all columns, all cells."""
        self.box_fields = (1 << self.segment) - 1
        self.hidden_fields = (1 << 3 * self.segment) - 1
        self.all_digits = geometry.all_digits
        self.cell_fields = tuple(
            self.all_digits << 3 * self.segment + cell * (n + 1) for cell in range(cells)
        )
        """The candidates of each cell."""
        tables = Tables.of(geometry)
        self.houses = tuple(mask for _, mask in tables.by_clarity)
        """The cells of every house, boxes before rows before columns."""
        index = {id(house): i for i, (house, _) in enumerate(tables.by_clarity)}
        self.around = tuple(
            tuple(index[id(house)] for house, _ in around) for around in tables.houses_around
        )
        """The box, row and column of each cell."""
        self.guards_of_digits = tuple(
            sum(1 << (house * n + digit) * (n + 1) + n for house in range(3 * n))
            for digit in range(n)
        )
        """For each digit the guards of its fields in all boxes, rows and columns."""
        self.distance = [
            [distance(geometry, one, other) for other in range(cells)] for one in range(cells)
        ]

    def last_cells(self, full: int, empty: int) -> int:
        """The empty cells of houses that have only one."""
        cells = 0
        for house in bits(full):
            cells |= empty & self.houses[house]
        return cells


@cache
def _board(geometry: Geometry) -> _Board:
    return _Board(geometry)


class _Walk:
    """The walk of one grid: singles on the state, the rest on a position."""

    def __init__(self, grid: Grid, openness: bool, pulse: Pulse) -> None:
        self._grid = grid
        self._pulse = pulse
        self._board = _board(grid.geometry)
        self._openness = Openness() if openness else None
        self._last = -1
        """The cell filled last, if any."""
        self._turn = 0
        """Whose turn it is in a round of the digits: 0 for the digit 1."""
        self._trail: list[tuple[int, int]] = []
        """Digits placed since the position was last brought up to date."""
        self._empty = 0
        for cell, value in enumerate(grid.values):
            if not value:
                self._empty |= 1 << cell
        self._left = [(self._empty & mask).bit_count() for mask in self._board.houses]
        """How many cells of each house are empty."""
        self._position: Position | None = None
        """The board for the techniques, once they are needed."""
        self._has_one_solution: bool | None = None
        """None if nobody has asked."""
        self.profile = Profile(openness=self._openness)

    def go(self) -> Profile:
        """Walk to the end."""
        state = self._board.cover.load(self._grid)
        self.profile.is_complete = state is not None and self._goes_to_the_end(state)
        return self.profile

    def _goes_to_the_end(self, state: int) -> bool:
        """Take all singles there are and the next harder step, until the board is full."""
        while True:
            if self._openness is not None:
                self._sweep(self._openness, state)
                self._go_round(self._openness, state)
            after_singles = self._singles(state)
            if after_singles is None or not self._empty:
                return not self._empty
            harder = self._harder(after_singles)
            if harder is None:
                return False
            state = harder

    def _harder(self, state: int) -> int | None:
        """Take the simplest step beyond singles; None if there is none."""
        self._pulse()
        position = self._position
        if position is None:
            grid = self._grid.copy()
            for cell, digit in self._trail:
                grid.place(cell, digit)
            position = self._position = Position(grid, self._pulse)
        else:
            for cell, digit in self._trail:
                position.place(cell, digit)
        self._trail.clear()
        step = simplest_in(position, _PATTERNS) or self._beyond_patterns(position)
        if step is None:
            return None
        self.profile.counts[step.technique] += 1
        position.apply(step)
        cover = self._board.cover
        for cell, digit in step.eliminations:
            state = cover.exclude(state, cell, digit)
        for cell, digit in step.placements:
            state = cover.place(state, cell, digit)
            self._fill(cell)
        return state

    def _beyond_patterns(self, position: Position) -> Step | None:
        """The simplest step that takes more than patterns.

        Nobody looks for it on a grid with several solutions, which has no rating: to go
        through all chains and nets there would take long.
        """
        if self._has_one_solution is None:
            self._has_one_solution = is_unique(position.grid(), self._pulse)
        return simplest_in(position, _BEYOND) if self._has_one_solution else None

    def _fill(self, cell: int) -> None:
        """Keep account of a cell that has got its digit."""
        self._empty ^= 1 << cell
        left = self._left
        for house in self._board.around[cell]:
            left[house] -= 1

    def _singles(self, state: int) -> int | None:
        """Take full houses, hidden and naked singles as long as there are any.

        None if that runs into a contradiction.
        """
        board, openness = self._board, self._openness
        cover = board.cover
        guards, n, place_at, meaning = cover.guards, board.n, cover.place_at, cover.meaning
        around, houses, left, trail = board.around, board.houses, self._left, self._trail
        cell_fields, all_digits = 3 * board.segment, board.all_digits
        empty = self._empty
        full_houses = hidden = naked = 0
        full = _full_houses(left)
        while empty:
            if full:
                last = empty & houses[(full & -full).bit_length() - 1]
                field = cell_fields + (last.bit_length() - 1) * (n + 1)
                full_houses += 1
            else:
                open_fields = state & guards
                units = open_fields >> n
                less = state - units
                if less & open_fields != open_fields:
                    return None
                single = open_fields & (less & state) - units ^ open_fields
                if not single:
                    break
                field = (single & -single).bit_length() - 1 - n
                if field < cell_fields:
                    hidden += 1
                else:
                    naked += 1
            digit = (state >> field & all_digits).bit_length()
            if not digit:
                return None
            state &= place_at[field + digit]
            placed = meaning[field + digit]
            trail.append(placed)
            cell = placed[0]
            empty ^= 1 << cell
            for house in around[cell]:
                left[house] -= 1
                if left[house] < 2:
                    full ^= 1 << house
        self._empty = empty
        if openness is not None:
            for cell, _ in trail:
                if self._last >= 0:
                    openness.distance += board.distance[self._last][cell]
                self._last = cell
        counts = self.profile.counts
        for technique, count in (
            ("full-house", full_houses),
            ("hidden-single", hidden),
            ("naked-single", naked),
        ):
            if count:
                counts[technique] += count
        return state

    def _sweep(self, openness: Openness, state: int) -> None:
        """Sweep the board as long as there are singles."""
        board = self._board
        cover, around = board.cover, board.around
        guards, n, place_at, meaning = cover.guards, board.n, cover.place_at, cover.meaning
        box_fields, cell_fields = board.box_fields, 3 * board.segment
        empty, left = self._empty, self._left.copy()
        full = _full_houses(left)
        while True:
            open_fields = state & guards
            units = open_fields >> n
            less = state - units
            if less & open_fields != open_fields:
                return
            single = open_fields & (less & state) - units ^ open_fields
            if not single:
                return
            box = (single & box_fields).bit_count()
            naked = (single >> cell_fields).bit_count()
            line = single.bit_count() - box - naked
            found = state & (single - (single >> n))
            is_alone = (
                box < 2
                and naked < 2
                and line < 3
                and len({meaning[bit + 1] for bit in bits(found)}) == 1
            )
            last_cells = 0
            if full:
                last_cells = board.last_cells(full, empty)
                found = 0
                for cell in bits(last_cells):
                    found |= state & board.cell_fields[cell]
                full = 0
            elif box:
                found &= box_fields
            elif line:
                found &= board.hidden_fields
            openings = Openings(last_cells.bit_count(), box, line, naked)
            before = empty
            while found:
                bit = found.bit_length()
                # The copies of a digit that is placed are gone from both.
                mask = place_at[bit]
                state &= mask
                found &= mask
                cell = meaning[bit][0]
                empty ^= 1 << cell
                for house in around[cell]:
                    count = left[house] = left[house] - 1
                    if count == 1:
                        full |= 1 << house
                    elif not count:
                        full &= ~(1 << house)
            placed = (before ^ empty).bit_count()
            openness.sweeps.append(Sweep(before.bit_count(), placed, openings, is_alone))

    def _go_round(self, openness: Openness, state: int) -> None:
        """Go through the digits, round after round, as long as there are singles."""
        board, turn, mine = self._board, self._turn, 0
        guards, n, place_at = board.cover.guards, board.n, board.cover.place_at
        digits, cell_fields = board.guards_of_digits, 3 * board.segment
        while open_fields := state & guards:
            units = open_fields >> n
            less = state - units
            if less & open_fields != open_fields:
                break
            single = open_fields & (less & state) - units ^ open_fields
            found = single & mine  # What was written may leave the digit one place elsewhere.
            if not found:
                for digit in (*range(turn, n), *range(turn)):
                    mine = digits[digit]
                    if found := single & mine:
                        openness.rounds += 1
                        turn = (digit + 1) % n
                        break
                    if open_fields & mine:
                        openness.rounds += 1
                else:
                    mine = 0
                    found = single >> cell_fields << cell_fields
                    if not found:
                        break
            found = state & (found - (found >> n))
            while found:
                mask = place_at[found.bit_length()]
                state &= mask
                found &= mask
        self._turn = turn


def _full_houses(left: list[int]) -> int:
    """The houses with one empty cell, by how many each has."""
    full = 0
    for house, count in enumerate(left):
        if count == 1:
            full |= 1 << house
    return full
