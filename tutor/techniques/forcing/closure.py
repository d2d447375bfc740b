"""What a supposition leads to by singles, quickly and without a word of explanation.

The one-integer state of :mod:`tutor.sudoku.cover` follows a supposition to its end in
microseconds. That tells which of the hundreds of suppositions on a board are worth
telling; the telling itself is the business of :mod:`tutor.techniques.forcing.deduction`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from typing import NamedTuple, TypeVar

from tutor.base.watch import Pulse
from tutor.sudoku.cover import LARGEST_N, Cover, cover_of
from tutor.sudoku.geometry import Geometry, bits
from tutor.techniques.position import Position, remembered
from tutor.techniques.step import Candidate

# Locked candidates and subsets on the one-integer state, quickly and without evidence.
#
# In the state of :mod:`tutor.sudoku.cover` all digits of a house stand side by side, each
# with its places. So what a house proves about itself is a pure function of one piece of
# that integer, and remembered; the rows of a band, for one digit, likewise.

_LARGEST_SUBSET = 4
"""Of the digits, or of the cells: up to 9x9 larger subsets come with a smaller one, as the
cells or digits that are left of a house are a subset too."""
IMPOSSIBLE = -1


class TightSets:
    """Finds what subsets and locked candidates exclude on the states of one geometry."""

    def __init__(self, geometry: Geometry) -> None:
        n, width, cells = geometry.n, geometry.n + 1, geometry.cell_count
        self._n = n
        self._copies = copies_of(geometry)
        self._piece = (1 << n * width) - 1
        self._houses = tuple(house * n * width for house in range(3 * n))
        """Where the piece of each house begins: boxes, rows, columns."""
        high, wide = geometry.box_rows, geometry.box_cols
        self._bands = [
            ((kind * cells + first * n) * width, (1 << lines * n * width) - 1, lines, n // lines)
            for kind, lines in ((1, high), (2, wide))
            for first in range(0, n, lines)
        ]
        """Where the piece of each band of rows, or stack of columns, begins; the piece; how
        many lines it has, and how many cells of a line one of its boxes has."""

    def excluded(self, state: int) -> int:
        """All copies of the candidates that are out; ``IMPOSSIBLE`` if a house has no way."""
        n, piece, copies = self._n, self._piece, self._copies
        out = 0
        for start in self._houses:
            found = _in_house(state >> start & piece, n)
            if found:
                if found < 0:
                    return IMPOSSIBLE
                for bit in bits(found):
                    out |= copies[start + bit + 1]
        for start, band, lines, in_box in self._bands:
            found = _in_band(state >> start & band, n, lines, in_box)
            for bit in bits(found):
                out |= copies[start + bit + 1]
        return out


@cache
def copies_of(geometry: Geometry) -> tuple[int, ...]:
    """For the ``bit_length`` of each bit of a state: all copies of its candidate."""
    cover = cover_of(geometry)
    everything = cover.everything
    return tuple(
        everything ^ cover.exclude(everything, cell, digit) if digit else 0
        for cell, digit in cover.meaning
    )


@cache
def tight_sets_of(geometry: Geometry) -> TightSets:
    """The shared tables of a geometry."""
    return TightSets(geometry)


@lru_cache(maxsize=1 << 17)
def _in_house(piece: int, n: int) -> int:
    """The bits of a house's piece that its subsets exclude."""
    width, all_cells = n + 1, (1 << n) - 1
    lines = [
        piece >> digit * width & all_cells if piece >> digit * width + n & 1 else 0
        for digit in range(n)
    ]
    turned = [0] * n
    for digit, line in enumerate(lines):
        for cell in bits(line):
            turned[cell] |= 1 << digit
    out = 0
    for chosen, union in _tight(lines):
        if chosen < 0:
            return IMPOSSIBLE
        for digit, line in enumerate(lines):
            if not chosen >> digit & 1:
                out |= (line & union) << digit * width
    for chosen, union in _tight(turned):
        if chosen < 0:
            return IMPOSSIBLE
        for digit in bits(union):
            out |= (lines[digit] & ~chosen) << digit * width
    return out


def _tight(lines: list[int]) -> list[tuple[int, int]]:
    """(chosen lines, their union) of as many lines as they have bits; chosen -1 if of more."""
    largest = min(_LARGEST_SUBSET, (sum(map(bool, lines)) + 1) // 2)
    usable = [(i, line) for i, line in enumerate(lines) if 0 < line.bit_count() <= largest]
    found: list[tuple[int, int]] = []
    untried = [(0, 0, 0, 0)]
    while untried:
        start, chosen, union, count = untried.pop()
        for position in range(start, len(usable)):
            index, line = usable[position]
            joined = union | line
            size = joined.bit_count()
            if size <= largest:
                if size <= count + 1:
                    if size < count + 1:
                        return [(-1, 0)]
                    found.append((chosen | 1 << index, joined))
                untried.append((position + 1, chosen | 1 << index, joined, count + 1))
    return found


@lru_cache(maxsize=1 << 17)
def _in_band(piece: int, n: int, lines: int, in_box: int) -> int:
    """The bits of a band's piece that its locked candidates exclude."""
    width, all_cells = n + 1, (1 << n) - 1
    out = 0
    for digit in range(n):
        starts = [(line * n + digit) * width for line in range(lines)]
        masks = tuple([piece >> start & all_cells for start in starts])
        if any(masks):
            for start, gone in zip(starts, _locked(masks, n, in_box), strict=True):
                out |= gone << start
    return out


@lru_cache(maxsize=1 << 16)
def _locked(masks: tuple[int, ...], n: int, in_box: int) -> tuple[int, ...]:
    """What parallel lines through the same boxes exclude of a digit, line by line.

    A line with places in one box only takes that box; a box with places on one line only
    takes that line.
    """
    out = [0] * len(masks)
    boxes = [((1 << in_box) - 1) << start for start in range(0, n, in_box)]
    for i, mask in enumerate(masks):
        for box in boxes:
            here = mask & box
            others = [other & box if j != i else 0 for j, other in enumerate(masks)]
            if here and here == mask:
                out = [gone | other for gone, other in zip(out, others, strict=True)]
            elif here and not any(others):
                out[i] |= mask & ~box
    return tuple(out)


T = TypeVar("T")


class Outcome(NamedTuple):
    """Where a supposition ends."""

    rounds: int
    """How many rounds of singles it took."""
    state: int
    """What is left open; 0 if the supposition breaks down or fills the board."""
    possible: int
    """Every candidate that is true or still open; 0 if the supposition breaks down."""


class Closure:
    """Follows singles on the states of one geometry."""

    def __init__(self, cover: Cover) -> None:
        self.cover = cover
        geometry = cover.geometry
        self.n = geometry.n
        self.cells_at = 3 * geometry.cell_count * (geometry.n + 1)
        """Where the fields of the cells begin."""
        self._copies = copies_of(geometry)

    def bit_of(self, cell: int, digit: int) -> int:
        """The bit of a candidate in the field of its cell."""
        return 1 << self.cells_at + cell * (self.n + 1) + digit - 1

    def suppose(self, state: int, cell: int, digit: int, among: int = -1) -> Outcome:
        """Put a digit in a cell and follow the singles."""
        bit = self.cells_at + cell * (self.n + 1) + digit
        return self.follow(state & self.cover.place_at[bit], self._copies[bit], among)

    def exclude(self, state: int, cell: int, digit: int, among: int = -1) -> Outcome:
        """Take a candidate away and follow the singles."""
        return self.follow(self.cover.exclude(state, cell, digit), 0, among)

    def with_patterns(self, outcome: Outcome) -> Outcome:
        """Go on with locked candidates and subsets, each followed by the singles it leaves."""
        tight = tight_sets_of(self.cover.geometry)
        while outcome.state:
            out = tight.excluded(outcome.state)
            if out < 0:
                return Outcome(outcome.rounds + 1, 0, 0)
            if not out:
                break
            placed = outcome.possible & ~outcome.state
            further = self.follow(outcome.state & ~out, placed)
            outcome = further._replace(rounds=outcome.rounds + 1 + further.rounds)
        return outcome

    def pairs(self, state: int) -> int:
        """The guards of the fields with exactly two candidates: links that stand already."""
        open_fields = state & self.cover.guards
        rest = state - (open_fields >> self.n) & state  # each field without its lowest candidate
        less = rest - (open_fields >> self.n)
        several = less & open_fields
        rest &= less
        return several & ~(rest - (several >> self.n))

    def follow(self, state: int, placed: int, among: int = -1) -> Outcome:
        """Place every single until there is none, or a field has nothing left.

        Singles in other fields than those with these guards are left alone.
        """
        guards, n = self.cover.guards, self.n
        place_at, copies = self.cover.place_at, self._copies
        rounds = 0
        while True:
            open_fields = state & guards
            if not open_fields:
                return Outcome(rounds, 0, placed)
            units = open_fields >> n
            less = state - units
            if less & open_fields != open_fields:
                return Outcome(rounds, 0, 0)
            single = (open_fields & (less & state) - units ^ open_fields) & among
            if not single:
                return Outcome(rounds, state, state | placed)
            rounds += 1
            found = state & (single - (single >> n))
            while found:
                bit = found.bit_length()
                mask = place_at[bit]
                state &= mask
                found &= mask
                placed |= copies[bit]

    def glance(self, state: int, cell: int, digit: int, most: int) -> int:
        """What is possible after a few rounds of singles, whether or not it breaks down later."""
        bit = self.cells_at + cell * (self.n + 1) + digit
        placed, state = self._copies[bit], state & self.cover.place_at[bit]
        guards, n, place_at, copies = self.cover.guards, self.n, self.cover.place_at, self._copies
        for _ in range(most):
            open_fields = state & guards
            units = open_fields >> n
            less = state - units
            if less & open_fields != open_fields:
                break
            single = open_fields & (less & state) - units ^ open_fields
            found = state & (single - (single >> n))
            while found:
                bit = found.bit_length()
                mask = place_at[bit]
                state &= mask
                found &= mask
                placed |= copies[bit]
        return state | placed

    def candidates(self, state: int) -> list[Candidate]:
        """The candidates of a state, by cells and digits."""
        found = []
        n, all_digits = self.n, (1 << self.n) - 1
        rest = state >> self.cells_at
        cell = 0
        while rest:
            mask = rest & all_digits
            digit = 0
            while mask:
                step = (mask & -mask).bit_length()
                digit += step
                found.append(Candidate(cell, digit))
                mask >>= step
            rest >>= n + 1
            cell += 1
        return found


@cache
def closure_of(geometry: Geometry) -> Closure:
    """The shared tables of a geometry."""
    return Closure(cover_of(geometry))


def quickest(outcomes: Mapping[Candidate, Outcome]) -> list[Candidate]:
    """The candidates of some suppositions that break down, the quickest first."""
    broken = [c for c, outcome in outcomes.items() if not outcome.possible]
    return sorted(broken, key=lambda c: (outcomes[c].rounds, c))


def beating(items: Iterable[T], pulse: Pulse) -> Iterator[T]:
    """The same, with a pulse before each: there are hundreds of candidates to suppose."""
    for item in items:
        pulse()
        yield item


class Suppositions:
    """Every candidate of a board supposed in turn."""

    def __init__(self, closure: Closure, state: int, pulse: Pulse) -> None:
        self.closure = closure
        self.state = state
        self.outcomes = {
            c: closure.suppose(state, *c) for c in beating(closure.candidates(state), pulse)
        }
        """Where each leads by singles."""
        self._with_patterns: dict[Candidate, Outcome] = {}
        self._indispensable: list[Candidate] | None = None

    @cached_property
    def refuted(self) -> list[Candidate]:
        """The candidates that singles refute, the quickest first."""
        return quickest(self.outcomes)

    def indispensable(self, pulse: Pulse) -> list[Candidate]:
        """The candidates that cannot be absent: singles refute that."""
        if self._indispensable is None:
            state, exclude = self.state, self.closure.exclude
            self._indispensable = [
                candidate
                for candidate, outcome in beating(self.outcomes.items(), pulse)
                if outcome.possible and not exclude(state, *candidate).possible
            ]
        return self._indispensable

    @cached_property
    def pairs(self) -> int:
        """The links that stand on the board."""
        return self.closure.pairs(self.state)

    def glances(self, rounds: int, pulse: Pulse) -> dict[Candidate, int]:
        """What each leaves possible after a few rounds of singles."""
        glance, state = self.closure.glance, self.state
        return {c: glance(state, *c, rounds) for c in beating(self.outcomes, pulse)}

    def with_patterns(self, pulse: Pulse) -> dict[Candidate, Outcome]:
        """Where each leads by singles, locked candidates and subsets."""
        known = self._with_patterns
        for candidate, outcome in beating(self.outcomes.items(), pulse):
            if candidate not in known:
                known[candidate] = self.closure.with_patterns(outcome)
        return known


def suppositions(position: Position) -> Suppositions | None:
    """What each candidate leads to; None on boards that are too large or already wrong."""
    return _suppositions(position) if position.geometry.n <= LARGEST_N else None


@remembered
def _suppositions(position: Position) -> Suppositions | None:
    closure = closure_of(position.geometry)
    state = state_of(position)
    if state is None or not state & closure.cover.guards:
        return None
    return Suppositions(closure, state, position.pulse)


@remembered
def state_of(position: Position) -> int | None:
    """The state of a board: its digits placed, and what its cells may not hold excluded."""
    closure = closure_of(position.geometry)
    values, candidates = position.values, position.candidates
    cover = closure.cover
    n = closure.n
    state = cover.everything
    filled = 0
    for cell, value in enumerate(values):
        if value:
            state = cover.place(state, cell, value)
            filled += 1
    if (state & cover.guards).bit_count() != 4 * (len(values) - filled):
        return None
    for cell, mask in enumerate(candidates):
        here = state >> closure.cells_at + cell * (n + 1) & (1 << n) - 1
        surplus = here & ~mask
        while surplus:
            digit = surplus.bit_length()
            surplus ^= 1 << digit - 1
            state = cover.exclude(state, cell, digit)
    return state
