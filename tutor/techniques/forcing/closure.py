"""What a supposition leads to by singles, quickly and without a word of explanation.

The one-integer state of :mod:`tutor.sudoku.cover` follows a supposition to its end in
microseconds. That tells which of the hundreds of suppositions on a board are worth
telling; the telling itself is the business of :mod:`tutor.techniques.forcing.deduction`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import NamedTuple, TypeVar

from tutor.base.watch import Pulse
from tutor.sudoku.cover import LARGEST_N, Cover, cover_of
from tutor.sudoku.geometry import Geometry
from tutor.techniques.forcing.tight import copies_of, tight_sets_of
from tutor.techniques.position import Position, remembered
from tutor.techniques.step import Candidate

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
