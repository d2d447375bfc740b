"""Locked candidates and small subsets for whole boards at once, without telling them.

Everything is read off the state of :mod:`tutor.sudoku.cover` after all singles were taken.
A finder gives what the explainer's first step of its technique takes away: of all steps the
clearest, by the same order. The flags that it begins with stand for all digits and houses
together, so that a board without the pattern costs a few dozen operations on integers.

Finders are asked in the order of the ladder, up to the first that finds something. Some cells
of a house that share their digits leave the others to the other digits: a naked subset of
three of its five empty cells is a hidden pair, too. What would be a smaller pattern, which has
been looked for already, needs no second look; so triples and quads need houses with room.
"""

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from itertools import combinations, compress, count

from tutor.sudoku.geometry import Geometry, bits
from tutor.techniques.crossed_lines import CrossedLines
from tutor.techniques.position import Tables

_ROOM = {"naked-triple": 6, "hidden-triple": 7, "naked-quad": 8, "hidden-quad": 9}
"""The empty cells of a house with a pattern of cells that is no smaller pattern of the others."""

_AS_NUMBERS = bytes.maketrans(b"01", bytes((0, 1)))
Pair = tuple[int, int]
"""A cell and a digit."""
Gone = tuple[Pair, ...]
"""What a step takes away, by cell, then by digit."""


class _Board:
    """What all readings of one geometry share."""

    def __init__(self, geometry: Geometry) -> None:
        n = self.n = geometry.n
        width = self.width = n + 1
        self.segment = geometry.cell_count * width
        fields = range(geometry.cell_count)
        self.all_digits = geometry.all_digits
        self.candidates = sum(geometry.all_digits << field * width for field in fields)
        self.guards = sum(1 << field * width + n for field in range(4 * len(fields)))
        self.cell_guards = self.guards & (1 << self.segment) - 1
        self.rows = CrossedLines(geometry.rows, geometry.box_cols, geometry.box_rows)
        self.columns = CrossedLines(geometry.columns, geometry.box_rows, geometry.box_cols)
        self.tables = Tables.of(geometry)
        self.houses = tuple(house.cells for house, _ in self.tables.by_clarity)
        self.plane = sum(geometry.all_digits << row * n * width for row in range(n))
        """The places of one digit in the fields of the rows."""
        self.apart = tuple(
            (k * width, sum(1 << (house * n + digit) * width + n
                            for house in range(3 * n) for digit in range(n - k)))
            for k in range(1, n)
        )  # fmt: skip
        """For digits so far apart: the guards of the lower one, in every house."""

    @cached_property
    def spots(self) -> tuple[int, ...]:
        """Where each cell stands in a plane."""
        n = self.n
        return tuple(1 << cell // n * n * self.width + cell % n for cell in range(n * n))

    @cached_property
    def cell_at(self) -> dict[int, int]:
        """The cell at a position in a plane."""
        return {spot.bit_length() - 1: cell for cell, spot in enumerate(self.spots)}

    @cache  # noqa: B019 - there is one board for each geometry, and it stays
    def shared(self, cells: tuple[int, ...]) -> tuple[Pair, ...]:
        """The houses that hold all these cells, box first: kind, and the others in a plane."""
        held = sum(1 << cell for cell in cells)
        kinds = ("box", "row", "column")
        return tuple(
            (
                kinds.index(house.kind),
                sum(self.spots[cell] for cell in house.cells if cell not in cells),
            )
            for house, _ in self.tables.shared_houses(held)
        )


@cache
def _board(geometry: Geometry) -> _Board:
    return _Board(geometry)


class Reading:
    """A state without singles, read for patterns."""

    def __init__(self, geometry: Geometry, state: int, left: bytes) -> None:
        """A state, with the empty cells of each house: boxes before rows before columns."""
        board = self._board = _board(geometry)
        self._state = state
        self._left = left
        self._cells = state >> 3 * board.segment
        self._planes: dict[int, int] = {}
        self._locked = self._crossings()
        self._few_known: Pair | None = None

    def has_no_room_for(self, technique: str) -> bool:
        """Whether no house has the empty cells for a quad (above 9x9 that may be a larger set)."""
        return self._board.n <= 9 and max(self._left) < _ROOM.get(technique, 0)

    def _with_room(self, technique: str) -> list[int]:
        """The houses with the empty cells that a triple needs."""
        least = _ROOM[technique]
        return [house for house, left in enumerate(self._left) if left >= least]

    # Locked candidates

    def pointing(self) -> Gone | None:
        """In a box a digit has places in one line only: it leaves the rest of the line."""
        return self._clearest_locked(0)

    def claiming(self) -> Gone | None:
        """In a line a digit has places in one box only: it leaves the rest of the box."""
        return self._clearest_locked(1)

    def _crossings(self) -> tuple[tuple[CrossedLines, int, Pair], ...]:
        """The rows, then the columns: their places, and what is locked there."""
        board = self._board
        found = []
        for number, lines in enumerate((board.rows, board.columns), 1):
            places = self._state >> number * board.segment & board.candidates
            found.append((lines, places, lines.locked(places)))
        return tuple(found)

    def _clearest_locked(self, which: int) -> Gone | None:
        n, width, all_cells = self._board.n, self._board.width, self._board.all_digits
        best: list[tuple[int, int]] = []
        fewest = n
        for kind, (lines, places, flags) in enumerate(self._locked):
            if locked := flags[which]:
                count, locked = lines.clearest(places, locked)
                # With as many cells, a row is clearer than a column.
                if count < fewest:
                    if kind == 0:  # The cells of a band come before those of the next.
                        locked = lines.in_first_band(locked)
                    fewest, best = count, [(kind, place) for place in bits(locked)]
        gone: list[Gone] = []
        for kind, place in best:
            lines, places, _ = self._locked[kind]
            field, start = divmod(place, width)
            line, digit = divmod(field, n)
            crossing = ((1 << lines.wide) - 1) << start
            if which == 0:
                left = places >> field * width & all_cells & ~crossing
                cells = [lines.cells[line][index] for index in bits(left)]
            else:
                first = line - line % lines.high
                cells = sorted(
                    lines.cells[other][index]
                    for other in range(first, first + lines.high)
                    if other != line
                    for index in bits(places >> (other * n + digit) * width & crossing)
                )
            gone.append(tuple([(cell, digit + 1) for cell in cells]))
        return min(gone, default=None)

    # Naked subsets

    def locked_pair(self) -> Gone | None:
        """A naked pair inside the crossing of a box and a line."""
        return self._clearest_naked(self._twins, locked=True)

    def naked_pair(self) -> Gone | None:
        """Two cells of a house with the same two digits."""
        return self._clearest_naked(self._twins, locked=False)

    def locked_triple(self) -> Gone | None:
        """A naked triple inside the crossing of a box and a line."""
        return self._clearest_naked(self._cell_triples, locked=True)

    def naked_triple(self) -> Gone | None:
        """Three cells of a house with three digits between them."""
        return self._clearest_naked(self._cell_triples, locked=False)

    @property
    def _few(self) -> Pair:
        """The guards of all fields with exactly two candidates; and with two or three."""
        if self._few_known is None:
            self._few_known = self._count_few()
        return self._few_known

    def _count_few(self) -> Pair:
        guards = self._board.guards & self._state
        units = guards >> self._board.n
        rest = self._state & self._state - units
        rest &= rest - units
        two = guards & ~(rest - units)
        rest &= rest - (units & ~(two >> self._board.n))
        return two, guards & ~(rest - units)

    def _masks(self, guards: int) -> dict[int, int]:
        """The digits of the cells with these guards."""
        n, width, all_digits, cells = (
            self._board.n, self._board.width, self._board.all_digits, self._cells
        )  # fmt: skip
        flags = f"{guards:b}"[::-1][n::width].encode().translate(_AS_NUMBERS)
        return {cell: cells >> cell * width & all_digits for cell in compress(count(), flags)}

    @cached_property
    def _twins(self) -> list[tuple[tuple[int, ...], int]]:
        """Cells that see each other, with the same two digits."""
        alike: dict[int, list[int]] = {}
        for cell, mask in self._masks(self._few[0] >> 3 * self._board.segment).items():
            alike.setdefault(mask, []).append(cell)
        return [
            (pair, mask)
            for mask, cells in alike.items()
            for pair in combinations(cells, 2)
            if self._board.tables.peers[pair[0]] >> pair[1] & 1
        ]

    @cached_property
    def _cell_triples(self) -> list[tuple[tuple[int, ...], int]]:
        """Three cells of a house with three digits between them."""
        guards = self._few[1] >> 3 * self._board.segment
        masks = self._masks(guards)
        found: dict[tuple[int, ...], int] = {}
        for house in self._with_room("naked-triple"):
            here = [(cell, masks[cell]) for cell in self._board.houses[house] if cell in masks]
            if len(here) >= 3:
                found.update(_triples(here))
        return list(found.items())

    def _clearest_naked(
        self, found: list[tuple[tuple[int, ...], int]], *, locked: bool
    ) -> Gone | None:
        best: tuple[list[int], Gone, tuple[int, ...]] | None = None
        for cells, mask in found:
            shared = self._board.shared(cells)
            if locked and (len(shared) < 2 or shared[0][0] != 0):
                continue
            reach = held = 0
            for _, others in shared:
                reach |= others
            planes = [(digit, self._plane(digit)) for digit in bits(mask)]
            for _, plane in planes:
                held |= plane
            if not (held := held & reach):
                continue
            kinds = [kind for kind, others in shared if locked or held & others]
            if best is not None and kinds > best[0]:
                continue
            cell_at = self._board.cell_at
            gone = sorted(
                (cell_at[at], digit + 1) for digit, plane in planes for at in bits(plane & reach)
            )
            key = kinds, tuple(gone), cells
            if best is None or key < best:
                best = key
        return None if best is None else best[1]

    def _plane(self, digit: int) -> int:
        """Where a digit, from 0 on, may stand, in a plane."""
        if (known := self._planes.get(digit)) is None:
            board = self._board
            known = self._state >> board.segment + digit * board.width & board.plane
            self._planes[digit] = known
        return known

    # Hidden subsets

    def hidden_pair(self) -> Gone | None:
        """Two digits with the same two places in a house."""
        return self._clearest_hidden(self._hidden_twins())

    def hidden_triple(self) -> Gone | None:
        """Three digits with three places in a house."""
        return self._clearest_hidden(self._digit_triples())

    def _hidden_twins(self) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """House, places and digits wherever two digits have the same two places.

        Fields of digits that are so far apart are compared in all houses at once: where they
        differ, the sum runs over into the guard.
        """
        board, state = self._board, self._state
        two = self._few[0] & (1 << 3 * board.segment) - 1
        n, width, all_digits = board.n, board.width, board.all_digits
        for shift, lower in board.apart:
            if both := two & two >> shift & lower:
                ones = both - (both >> n)
                differ = ((state ^ state >> shift) & ones) + ones
                for at in bits(both & ~differ):
                    house, digit = divmod(at // width, n)
                    yield house, state >> at - n & all_digits, (digit, digit + shift // width)

    def _digit_triples(self) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """The same of three digits."""
        board, few = self._board, self._few[1]
        all_cells, line = board.all_digits, board.n * board.width
        one_house = (1 << line) - 1
        for house in self._with_room("hidden-triple"):
            here = few >> house * line & one_house
            if here.bit_count() >= 3:
                fields = self._state >> house * line & one_house
                lines = [
                    (at // board.width, fields >> at - board.n & all_cells) for at in bits(here)
                ]
                for digits, places in _triples(lines):
                    yield house, places, digits

    def _clearest_hidden(self, found: Iterator[tuple[int, int, tuple[int, ...]]]) -> Gone | None:
        board = self._board
        best: tuple[int, Gone, tuple[int, ...]] | None = None
        for house, places, digits in found:
            kind = house // board.n
            if best is not None and kind > best[0]:
                continue
            others = board.all_digits
            for digit in digits:
                others ^= 1 << digit
            cells = tuple([board.houses[house][index] for index in bits(places)])
            masks = [self._cells >> cell * board.width & others for cell in cells]
            if not any(masks):
                continue
            gone = tuple(
                [
                    (cell, digit + 1)
                    for cell, mask in zip(cells, masks, strict=True)
                    for digit in bits(mask)
                ]
            )
            key = kind, gone, cells
            if best is None or key < best:
                best = key
        return None if best is None else best[1]


def _triples(lines: list[Pair]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Three lines of two or three bits each that have three between them: which, and the bits."""
    for i, (first, line) in enumerate(lines):
        for j, (second, other) in enumerate(lines[i + 1 :], i + 2):
            both = line | other
            if both.bit_count() <= 3:
                for third, last in lines[j:]:
                    if (both | last).bit_count() == 3:
                        yield (first, second, third), both | last


FINDERS: dict[str, Callable[[Reading], Gone | None]] = {
    "pointing": Reading.pointing,
    "claiming": Reading.claiming,
    "locked-pair": Reading.locked_pair,
    "naked-pair": Reading.naked_pair,
    "hidden-pair": Reading.hidden_pair,
    "locked-triple": Reading.locked_triple,
    "naked-triple": Reading.naked_triple,
    "hidden-triple": Reading.hidden_triple,
}
"""By the id of their technique."""


def is_read(geometry: Geometry) -> bool:
    """Whether patterns are found so: where boxes are not lines themselves."""
    return geometry.box_rows > 1 and geometry.box_cols > 1
