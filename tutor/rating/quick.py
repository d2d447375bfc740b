"""The profile of a grid on boards up to 16 x 16: the walk, without telling it.

Everything here gives exactly what :mod:`tutor.rating.plain` finds by taking the
explainer's steps one after another. It is quick because singles, which are most
of any walk, are read off the one-integer state of :mod:`tutor.sudoku.cover`: its
fields stand in the order in which the explainer looks for hidden and naked
singles, so that the lowest field with one candidate is the next step. Only where
singles end is the board laid out for the techniques.
"""

from collections.abc import Iterable
from functools import cache
from itertools import compress

from tutor.base.watch import Pulse, no_pulse
from tutor.explain.path import simplest_in
from tutor.rating.bulk import FINDERS, Reading, is_read
from tutor.rating.profile import Openness, Profile, Start
from tutor.sudoku.cover import cover_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.search import is_unique
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, LAST_TIER, SEARCH
from tutor.techniques.position import Position, Tables
from tutor.techniques.step import Step

_PATTERNS = tuple(t for t in AT_A_GLANCE if t.tier > 1)
_UNREAD = tuple(t for t in _PATTERNS if t.id not in FINDERS)
_BEYOND = tuple(t for t in (*LADDER, SEARCH) if t.tier > LAST_TIER)
_EMPTY = 14
"""What an account adds to the empty cells of a house: so that 1 is told by its bits."""


def profile_of(grid: Grid, *, openness: bool = True, pulse: Pulse = no_pulse) -> Profile:
    """The profile of a grid with one solution."""
    return _Walk(grid, openness, pulse).go()


class Board:
    """What the walks of one geometry share.

    An *account* is what is left to fill, in one int: a byte for each house, boxes before rows
    before columns, with its empty cells + 14; above them a bit for each empty cell. So one
    subtraction keeps it when a cell is filled, and a few operations show the full houses.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.cover = cover_of(geometry)
        n, cells = geometry.n, geometry.cell_count
        self.n = n
        self.segment = cells * (n + 1)
        """The bits of the state that hold all boxes, or all rows, all columns, all cells."""
        self.box_fields = (1 << self.segment) - 1
        self.line_fields = (1 << 3 * self.segment) - 1 ^ self.box_fields
        of_house = self.segment // n
        self.fields_of_house = tuple((1 << of_house) - 1 << i * of_house for i in range(3 * n))
        self.all_digits = geometry.all_digits
        self.houses = tuple(mask for _, mask in Tables.of(geometry).by_clarity)
        """The cells of every house, boxes before rows before columns."""
        self.empty_at = 8 * len(self.houses)
        """Where the empty cells of an account begin."""
        self.full_account = sum(_EMPTY << 8 * house for house in range(len(self.houses)))
        """The account of a board without empty cells."""
        self._house_bytes = (1 << self.empty_at) - 1
        self.ones = sum(1 << 8 * house for house in range(len(self.houses)))
        self.share = tuple(
            (1 << self.empty_at + cell)
            + sum(1 << 8 * i for i, mask in enumerate(self.houses) if mask >> cell & 1)
            for cell in range(cells)
        )
        """What each cell takes from an account when it is filled."""
        self._empty_account = self.full_account + sum(self.share)
        """The account of a board without digits."""
        steps = zip(self.cover.place_at, self.cover.meaning, strict=True)
        apart = [[abs(one - other) for other in range(n)] for one in range(n)]
        far = [
            [rows + columns for rows in down for columns in along]
            for down in apart
            for along in apart
        ]
        self.step = tuple((mask, self.share[cell], cell, far[cell]) for mask, (cell, _) in steps)
        """Per ``bit_length`` of a bit: how to place its candidate, in state and account; its
        cell, and how far it is from there to every other."""
        self.fill = tuple([(mask, share) for mask, share, _, _ in self.step])
        """The same without distances."""
        self.guards_of_digits = tuple(
            sum(1 << (house * n + digit) * (n + 1) + n for house in range(3 * n))
            for digit in range(n)
        )
        """For each digit the guards of its fields in all boxes, rows and columns."""
        self.turns = tuple((*range(turn, n), *range(turn)) for turn in range(n))
        """The digits in the order of a round that begins with each."""

    def account(self, values: list[int]) -> int:
        """The account of a board."""
        return self._empty_account - sum(compress(self.share, values))

    def left(self, account: int) -> bytes:
        """The empty cells of each house."""
        count = len(self.houses)
        return (account - self.full_account & self._house_bytes).to_bytes(count, "little")


@cache
def board_of(geometry: Geometry) -> Board:
    """The shared tables of a geometry."""
    return Board(geometry)


class _Walk:
    """The walk of one grid: singles on the state, the rest on a position."""

    def __init__(self, grid: Grid, openness: bool, pulse: Pulse) -> None:
        self._grid = grid
        self._pulse = pulse
        self._board = board_of(grid.geometry)
        self._openness = Openness() if openness else None
        self._last = [0] * grid.geometry.cell_count
        """How far it is to every cell from the one filled last, if there is one."""
        self._turn = 0
        """Whose turn it is in a round of the digits: 0 for the digit 1."""
        self._trail: list[int] = []
        """Digits placed, as bits, since the position was last brought up to date."""
        self._gone: list[tuple[int, int]] = []
        """Candidates taken away since then."""
        self._account = self._board.account(grid.values)
        self._position: Position | None = None
        """The board for the techniques, once they are needed."""
        self._has_one_solution: bool | None = None
        """None if nobody has asked."""
        self.profile = Profile(openness=self._openness)

    def go(self) -> Profile:
        """Walk to the end."""
        cover, profile = self._board.cover, self.profile
        state = cover.load(self._grid)
        if state is not None:
            profile.start = Start(cover.candidate_count(state), self._board.left(self._account))
        profile.is_complete = state is not None and self._goes_to_the_end(state)
        return profile

    def _goes_to_the_end(self, state: int) -> bool:
        """Take all singles there are and the next harder step, until the board is full."""
        guards = self._board.cover.guards
        while True:
            if self._is_without_singles(state):
                if self._openness is not None:
                    self._openness.rounds += self._open_digits(state)
                after_singles: int | None = state
            else:
                if self._openness is not None:
                    self._sweep(self._openness, state)
                    self._go_round(self._openness, state)
                after_singles = self._singles(state)
            if after_singles is None:
                return False
            if not after_singles & guards:
                return True
            harder = self._harder(after_singles)
            if harder is None:
                return False
            state = harder

    def _is_without_singles(self, state: int) -> bool:
        """Whether every field that is open has two candidates or more."""
        guards, n = self._board.cover.guards, self._board.n
        open_fields = state & guards
        units = open_fields >> n
        less = state - units
        return less & open_fields == open_fields == (less & state) - units & open_fields

    def _open_digits(self, state: int) -> int:
        """How many digits somebody goes through who looks for all that are missing in vain."""
        return sum([bool(state & guards) for guards in self._board.guards_of_digits])

    def _harder(self, state: int) -> int | None:
        """Take the simplest step beyond singles; None if there is none."""
        self._pulse()
        board, geometry = self._board, self._grid.geometry
        reading = None
        if is_read(geometry):
            reading = Reading(geometry, state, board.left(self._account))
            for id_, find in FINDERS.items():
                if gone := find(reading):
                    self.profile.counts[id_] += 1
                    self._gone += gone
                    return self._without(state, gone)
        position = self._laid_out()
        for technique in _PATTERNS if reading is None else _UNREAD:
            if reading is not None and reading.has_no_room_for(technique.id):
                continue
            if (step := technique.first(position)) is not None:
                break
        else:
            step = self._beyond_patterns(position)
        if step is None:
            return None
        self.profile.counts[step.technique] += 1
        position.apply(step)
        state = self._without(state, step.eliminations)
        for cell, digit in step.placements:
            state = board.cover.place(state, cell, digit)
            self._account -= board.share[cell]
        return state

    def _without(self, state: int, gone: Iterable[tuple[int, int]]) -> int:
        """The state without some candidates."""
        exclude = self._board.cover.exclude
        for cell, digit in gone:
            state = exclude(state, cell, digit)
        return state

    def _laid_out(self) -> Position:
        """The board for the techniques, up to date."""
        position, meaning = self._position, self._board.cover.meaning
        if position is None:
            grid = self._grid.copy()
            for bit in self._trail:
                grid.place(*meaning[bit])
            position = self._position = Position(grid, self._pulse)
        else:
            for bit in self._trail:
                position.place(*meaning[bit])
        for cell, digit in self._gone:
            position.eliminate(cell, digit)
        self._trail.clear()
        self._gone.clear()
        return position

    def _beyond_patterns(self, position: Position) -> Step | None:
        """The simplest step that takes more than patterns.

        Nobody looks for it on a grid with several solutions, which has no rating: to go
        through all chains and nets there would take long.
        """
        if self._has_one_solution is None:
            grid = self._grid
            # Steps lose no solution: where nothing but givens was there, asking once is enough.
            is_puzzle = grid.given_count == grid.filled_count and not any(grid.removed_candidates())
            self._has_one_solution = (
                position.is_unique if is_puzzle else is_unique(position.grid(), self._pulse)
            )
        return simplest_in(position, _BEYOND) if self._has_one_solution else None

    def _singles(self, state: int) -> int | None:
        """Take full houses, hidden and naked singles as long as there are any.

        None if that runs into a contradiction, which is sure to be seen in the end: a field
        without candidates keeps its guard.
        """
        board, account, last, far = self._board, self._account, self._last, 0
        guards, n, step, all_digits = board.cover.guards, board.n, board.step, board.all_digits
        box_fields, cell_fields = board.box_fields, 3 * board.segment
        houses, empty_at, ones, full_account = (
            board.houses, board.empty_at, board.ones, board.full_account
        )  # fmt: skip
        box_guards = guards & box_fields
        trail = self._trail
        full_houses = hidden = naked = 0
        while account != full_account:
            if full := account & ~(account >> 4) & ones:
                cell = account >> empty_at & houses[(full & -full).bit_length() >> 3]
                field = cell_fields + (cell.bit_length() - 1) * (n + 1)
                found = state >> field & all_digits
                full_houses += 1
            else:
                # Boxes come first, and are a quarter of the bits.
                boxes = state & box_fields
                open_fields = boxes & box_guards
                units = open_fields >> n
                if single := open_fields & (boxes - units & boxes) - units ^ open_fields:
                    field = (single & -single).bit_length() - 1 - n
                    found = boxes >> field & all_digits
                    hidden += 1
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
                    found = state >> field & all_digits
                    if field < cell_fields:
                        hidden += 1
                    else:
                        naked += 1
            if not found:
                return None
            bit = field + found.bit_length()
            mask, share, to_here, last_row = step[bit]
            state &= mask
            account -= share
            trail.append(bit)
            far += last[to_here]
            last = last_row
        self._account, self._last = account, last
        if self._openness is not None:
            self._openness.distance += far
        counts = self.profile.counts
        if full_houses:
            counts["full-house"] += full_houses
        if hidden:
            counts["hidden-single"] += hidden
        if naked:
            counts["naked-single"] += naked
        return state

    def _sweep(self, openness: Openness, state: int) -> None:
        """Sweep the board as long as there are singles."""
        board, account = self._board, self._account
        guards, n, fill, place_at = board.cover.guards, board.n, board.fill, board.cover.place_at
        box_fields, line_fields, cell_fields = (
            board.box_fields, board.line_fields, 3 * board.segment
        )  # fmt: skip
        ones, fields_of_house, add = board.ones, board.fields_of_house, openness.sweeps.append
        empty = (account >> board.empty_at).bit_count()
        while True:
            # A field without candidates spoils what is found: the walk itself will come upon it.
            open_fields = state & guards
            units = open_fields >> n
            single = open_fields & (state - units & state) - units ^ open_fields
            if not single:
                return
            box = (single & box_fields).bit_count()
            naked = (single >> cell_fields).bit_count()
            line = single.bit_count() - box - naked
            is_alone = False
            if box < 2 and naked < 2 and line < 3:
                found = state & (single - (single >> n))
                # No two digits in sight are in each other's way, but all copies of one are.
                is_alone = not found & place_at[found.bit_length()]
            here = placed = 0
            if full_houses := account & ~(account >> 4) & ones:
                while full_houses:
                    house = full_houses.bit_length() - 1
                    full_houses ^= 1 << house
                    here |= fields_of_house[house >> 3]
                single &= here
            elif box:
                single &= box_fields
            elif line:
                single &= line_fields
            found = state & (single - (single >> n))
            if not found:
                return
            while found:
                # The copies of a digit that is placed are gone from both.
                mask, share = fill[found.bit_length()]
                state &= mask
                found &= mask
                account -= share
                placed += 1
            add((empty, placed, placed if here else 0, box, line, naked, is_alone))
            empty -= placed

    def _go_round(self, openness: Openness, state: int) -> None:
        """Go through the digits, round after round, as long as there are singles."""
        board, turn, mine, rounds = self._board, self._turn, 0, 0
        guards, n, place_at = board.cover.guards, board.n, board.cover.place_at
        digits, cell_fields = board.guards_of_digits, 3 * board.segment
        while open_fields := state & guards:
            units = open_fields >> n
            single = open_fields & (state - units & state) - units ^ open_fields
            found = single & mine  # What was written may leave the digit one place elsewhere.
            if not found:
                for digit in board.turns[turn]:
                    mine = digits[digit]
                    if found := single & mine:
                        rounds += 1
                        turn = (digit + 1) % n
                        break
                    if open_fields & mine:
                        rounds += 1
                else:
                    mine = 0
                    found = single >> cell_fields << cell_fields
                    if not found:
                        break
            found = state & (found - (found >> n))
            if not found:
                break
            while found:
                mask = place_at[found.bit_length()]
                state &= mask
                found &= mask
        self._turn = turn
        openness.rounds += rounds
