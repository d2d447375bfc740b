"""The profile of a grid on boards up to 16 x 16: the walk, without telling it.

Everything here gives exactly what :mod:`tutor.rating.plain` finds by taking the
explainer's steps one after another. It is quick because singles, which are most
of any walk, are read off the one-integer state of :mod:`tutor.sudoku.cover`: its
fields stand in the order in which the explainer looks for hidden and naked
singles, so that the lowest field with one candidate is the next step. Only where
singles end is the board laid out for the techniques.
"""

from functools import cache

from tutor.explain.path import simplest_in
from tutor.rating.plain import distance
from tutor.rating.profile import Openings, Openness, Profile, Sweep
from tutor.sudoku.cover import cover_of
from tutor.sudoku.geometry import Geometry, bits
from tutor.sudoku.grid import Grid
from tutor.sudoku.watch import Pulse, no_pulse
from tutor.techniques.ladder import LADDER, SEARCH
from tutor.techniques.position import Position
from tutor.techniques.tables import Tables

_HARDER = tuple(t for t in (*LADDER, SEARCH) if t.tier > 1)


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
        tables = Tables.of(geometry)
        self.houses = tuple(mask for _, mask in tables.by_clarity)
        """The cells of every house, boxes before rows before columns."""
        index = {id(house): i for i, (house, _) in enumerate(tables.by_clarity)}
        self.around = tuple(
            tuple(index[id(house)] for house, _ in around) for around in tables.houses_around
        )
        """The box, row and column of each cell."""
        self.distance = [
            [distance(geometry, one, other) for other in range(cells)] for one in range(cells)
        ]


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
        self._steps = [0, 0, 0, 0]
        self._last = -1
        """The cell filled last, if any."""
        self._trail: list[tuple[int, int]] = []
        """Digits placed since the position was last brought up to date."""
        self._empty = sum(1 << cell for cell in grid.empty_cells())
        self._left = [(self._empty & mask).bit_count() for mask in self._board.houses]
        """How many cells of each house are empty."""
        self._position: Position | None = None
        """The board for the techniques, once they are needed."""
        self.profile = Profile(openness=self._openness)

    def go(self) -> Profile:
        """Walk to the end."""
        state = self._board.cover.load(self._grid)
        while state is not None:
            if self._openness is not None:
                self._sweep(self._openness, state)
            state = self._harder(self._singles(state))
        if self._openness is not None:
            self._openness.steps = Openings(*self._steps)
        self.profile.is_complete = not self._empty
        return self.profile

    def _harder(self, state: int) -> int | None:
        """Take the simplest step beyond singles; None at the end of the walk."""
        if not self._empty:
            return None
        self._pulse()
        position = self._position
        if position is None:
            position = self._position = Position(self._grid, self._pulse)
        for cell, digit in self._trail:
            position.place(cell, digit)
        self._trail.clear()
        step = simplest_in(position, _HARDER)
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

    def _fill(self, cell: int) -> None:
        """Keep account of a cell that has got its digit."""
        self._empty ^= 1 << cell
        left = self._left
        for house in self._board.around[cell]:
            left[house] -= 1

    def _singles(self, state: int) -> int:
        """Take full houses, hidden and naked singles as long as there are any."""
        board, openness = self._board, self._openness
        cover = board.cover
        guards, n, place_at, meaning = cover.guards, board.n, cover.place_at, cover.meaning
        around, houses, left, trail = board.around, board.houses, self._left, self._trail
        cell_fields = 3 * board.segment
        all_digits = (1 << n) - 1
        empty = self._empty
        full_houses = hidden = naked = 0
        full = sum(1 << house for house, count in enumerate(left) if count == 1)
        """The houses with one empty cell."""
        while empty:
            single = 0
            if openness is not None or not full:
                open_fields = state & guards
                units = open_fields >> n
                rest = state - units & state
                single = open_fields & rest - units ^ open_fields
                if not single:
                    break
            if openness is not None:
                self._look(openness, state, single, full, empty)
            if full:
                last = empty & houses[(full & -full).bit_length() - 1]
                field = cell_fields + (last.bit_length() - 1) * (n + 1)
                full_houses += 1
            else:
                field = (single & -single).bit_length() - 1 - n
                if field < cell_fields:
                    hidden += 1
                else:
                    naked += 1
            bit = (state >> field & all_digits).bit_length() + field
            state &= place_at[bit]
            placed = meaning[bit]
            trail.append(placed)
            cell = placed[0]
            empty ^= 1 << cell
            for house in around[cell]:
                left[house] -= 1
                if left[house] < 2:
                    full ^= 1 << house
            if openness is not None:
                if self._last >= 0:
                    openness.distance += board.distance[self._last][cell]
                self._last = cell
        self._empty = empty
        counts = self.profile.counts
        for technique, count in (
            ("full-house", full_houses),
            ("hidden-single", hidden),
            ("naked-single", naked),
        ):
            if count:
                counts[technique] += count
        return state

    def _look(self, openness: Openness, state: int, single: int, full: int, empty: int) -> None:
        """Add one moment: what is in sight, given the fields with one candidate."""
        board, steps = self._board, self._steps
        if full:
            last_cells = 0
            for house in bits(full):
                last_cells |= empty & board.houses[house]
            steps[0] += last_cells.bit_count()
        box = (single & board.box_fields).bit_count()
        naked = (single >> 3 * board.segment).bit_count()
        line = single.bit_count() - box - naked
        steps[1] += box
        steps[2] += line
        steps[3] += naked
        openness.moments += 1
        if box < 2 and naked < 2 and line < 3:
            meaning = board.cover.meaning
            found = state & (single - (single >> board.n))
            openness.alone += len({meaning[bit + 1] for bit in bits(found)}) == 1

    def _sweep(self, openness: Openness, state: int) -> None:
        """Sweep the board as long as there are singles."""
        board = self._board
        cover, houses, around = board.cover, board.houses, board.around
        guards, n, place_at, meaning = cover.guards, board.n, cover.place_at, cover.meaning
        without_at, cell_fields = cover.without_at, 3 * board.segment
        all_digits = (1 << n) - 1
        empty, left = self._empty, self._left.copy()
        full = sum(1 << house for house, count in enumerate(left) if count == 1)
        while True:
            open_fields = state & guards
            units = open_fields >> n
            rest = state - units & state
            single = open_fields & rest - units ^ open_fields
            if not single:
                return
            # The bits in sight. Whatever has been counted is taken out, with its copies
            # in the fields where it can be seen as well.
            found = state & (single - (single >> n))
            last: list[int] = []
            while full:
                house = full.bit_length() - 1
                full ^= 1 << house
                field = cell_fields + ((empty & houses[house]).bit_length() - 1) * (n + 1)
                bit = (found >> field & all_digits).bit_length() + field
                if bit > field:  # not seen in another house already
                    last.append(bit)
                    found &= without_at[bit]
            box: list[int] = []
            while seen := found & board.box_fields:
                bit = seen.bit_length()
                box.append(bit)
                found &= without_at[bit]
            line: list[int] = []
            while seen := found & board.hidden_fields:
                bit = seen.bit_length()
                line.append(bit)
                found &= without_at[bit]
            openings = Openings(len(last), len(box), len(line), found.bit_count())
            placed = last or box or line
            if not placed:
                while found:
                    bit = found.bit_length()
                    placed.append(bit)
                    found ^= 1 << bit - 1
            openness.sweeps.append(Sweep(empty.bit_count(), len(placed), openings))
            for bit in placed:
                state &= place_at[bit]
                cell = meaning[bit][0]
                empty ^= 1 << cell
                for house in around[cell]:
                    count = left[house] = left[house] - 1
                    if count == 1:
                        full |= 1 << house
                    elif not count:
                        full &= ~(1 << house)
