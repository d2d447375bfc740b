"""Arguments from a supposition to a contradiction, with as few consequences as will do.

The candidates of a board are the bits of one integer here, so that an argument is gone
through in microseconds: again and again, each time without one of its consequences, until
every one that is left is needed.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from tutor.sudoku.geometry import Geometry, House, bits
from tutor.techniques.forcing.closure import closure_of, state_of
from tutor.techniques.forcing.deduction import Fact
from tutor.techniques.forcing.tight import copies_of
from tutor.techniques.position import Position, remembered
from tutor.techniques.step import Candidate


class Placed(NamedTuple):
    """A digit that is alone in its cell, or in a house."""

    bit: int
    at: int


class Tight(NamedTuple):
    """A locked digit or a subset."""

    gone: int
    """What has to be false before it stands."""
    removed: int
    fact: Fact
    """One of the facts it gives, for its name, house, cells and digits."""


class Refuted(NamedTuple):
    """A candidate that leads to a contradiction of its own."""

    bit: int
    at: int
    inner: "tuple[Event, ...]"


Event = Placed | Tight | Refuted
Events = tuple[Event, ...]
Holds = Callable[[Events], bool]
"""Whether consequences are enough to end a supposition."""


class Argument(NamedTuple):
    """A supposition, and the consequences that end it."""

    start: Candidate
    on: bool
    """Whether it is supposed to be true."""
    events: Events


class Numbering:
    """The candidates of a geometry as bits; what excludes what, and what they are alone in."""

    def __init__(self, geometry: Geometry) -> None:
        n, cells = geometry.n, geometry.cell_count
        self.n = n
        self.everything = (1 << cells * n) - 1
        self.groups: list[int] = [((1 << n) - 1) << cell * n for cell in range(cells)]
        """Each cell; then each digit in each box, row and column."""
        self.houses: list[House | None] = [None] * cells
        for house in (*geometry.boxes, *geometry.rows, *geometry.columns):
            for digit in range(n):
                self.groups.append(sum(1 << cell * n + digit for cell in house.cells))
                self.houses.append(house)
        found: list[list[int]] = [[] for _ in range(cells * n)]
        for number, group in enumerate(self.groups):
            for index in bits(group):
                found[index].append(number)
        self.around: list[tuple[int, ...]] = [tuple(numbers) for numbers in found]
        """For each candidate its cell, and its digit in its box, row and column."""
        self.masks = [tuple(self.groups[number] for number in numbers) for numbers in found]
        self.rivals = [
            (a | b | c | d) & ~(1 << index) for index, (a, b, c, d) in enumerate(self.masks)
        ]
        """What a candidate excludes."""
        closure = closure_of(geometry)
        fields = [
            closure.cells_at + cell * (n + 1) + digit
            for cell in range(cells)
            for digit in range(1, n + 1)
        ]
        self.place = [closure.cover.place_at[field] for field in fields]
        """What placing a candidate leaves of a state of :mod:`tutor.sudoku.cover`."""
        self.copies = [copies_of(geometry)[field] for field in fields]
        """What a candidate is in such a state."""
        self.guards = closure.cover.guards

    @staticmethod
    @cache
    def of(geometry: Geometry) -> "Numbering":
        """The shared tables of this geometry."""
        return Numbering(geometry)

    def index(self, candidate: Candidate) -> int:
        """The bit of a candidate."""
        return candidate.cell * self.n + candidate.digit - 1

    def candidate(self, index: int) -> Candidate:
        """The candidate of a bit."""
        return Candidate(index // self.n, index % self.n + 1)

    def mask(self, candidates: Iterable[Candidate]) -> int:
        """Several candidates at once."""
        found = 0
        for cell, digit in candidates:
            found |= 1 << cell * self.n + digit - 1
        return found


class Ground(NamedTuple):
    """What is true and false on the board before anything is supposed."""

    numbering: Numbering
    true: int
    false: int
    state: int
    """The same as a state of :mod:`tutor.sudoku.cover`: it shows at once what has nothing left."""


@remembered
def ground_of(position: Position) -> Ground:
    """The digits on a board, and all that is no candidate of it."""
    numbering = Numbering.of(position.geometry)
    n = numbering.n
    true = open_ = 0
    for cell, (value, mask) in enumerate(zip(position.values, position.candidates, strict=True)):
        if value:
            true |= 1 << cell * n + value - 1
        open_ |= mask << cell * n
    false, state = numbering.everything & ~true & ~open_, state_of(position)
    return Ground(numbering, true, false, 0 if state is None else state)


class Trial:
    """What holds under a supposition, consequence by consequence."""

    def __init__(self, ground: Ground, start: int, *, on: bool) -> None:
        self.numbering = ground.numbering
        self.true, self.false, self._state = ground.true, ground.false, ground.state
        self._suppose(start, on)

    def _suppose(self, start: int, on: bool) -> None:
        if on:
            self.take(Placed(1 << start, start))
        else:
            self._exclude(1 << start)

    def within(self, start: int) -> "Trial":
        """A further supposition on top."""
        twin = self.copy()
        twin._suppose(start, True)
        return twin

    def copy(self) -> "Trial":
        """An independent trial, equal in every respect."""
        twin = Trial.__new__(Trial)
        twin.__dict__.update(self.__dict__)
        return twin

    def follows(self, event: Event) -> bool:
        """Whether a consequence follows from what holds."""
        if isinstance(event, Placed):
            open_, bit = ~self.false, event.bit
            a, b, c, d = self.numbering.masks[event.at]
            return a & open_ == bit or b & open_ == bit or c & open_ == bit or d & open_ == bit
        if isinstance(event, Tight):
            return not event.gone & ~self.false
        return self.within(event.at).breaks(event.inner)

    def take(self, event: Event) -> None:
        """Hold a consequence."""
        if isinstance(event, Placed):
            self.true |= event.bit
            self.false |= self.numbering.rivals[event.at]
            self._state &= self.numbering.place[event.at]
        else:
            self._exclude(event.removed if isinstance(event, Tight) else event.bit)

    def _exclude(self, gone: int) -> None:
        self.false |= gone
        for index in bits(gone):
            self._state &= ~self.numbering.copies[index]

    def breaks(self, events: Iterable[Event]) -> bool:
        """Whether these consequences follow and end in a contradiction."""
        pending = list(events)
        while True:
            left = []
            for event in pending:
                if self.follows(event):
                    self.take(event)
                else:
                    left.append(event)
            if self.is_broken():
                return True
            if len(left) == len(pending):
                return False
            pending = left

    def is_broken(self) -> bool:
        """Whether a cell or house has nothing left."""
        guards = self.numbering.guards
        open_fields = self._state & guards
        left = self._state - (open_fields >> self.numbering.n)
        return left & open_fields != open_fields

    def clash(self) -> int | None:
        """A cell or house with nothing left."""
        open_ = ~self.false
        for number, group in enumerate(self.numbering.groups):
            if not group & open_:
                return number
        return None


def minimal(ground: Ground, argument: Argument) -> Argument | None:
    """The argument without any consequence that it can do without; None if it proves nothing."""
    start = ground.numbering.index(argument.start)

    def holds(events: Events) -> bool:
        return Trial(ground, start, on=argument.on).breaks(events)

    events = argument.events
    if not holds(events):
        return None
    return argument._replace(events=_without_surplus(events, holds))


def _without_surplus(events: Events, holds: Holds) -> Events:
    """Drop what is not needed: the longest to tell first, then the latest."""
    from_the_end = list(reversed(events))
    from_the_end.sort(key=weight, reverse=True)
    for event in from_the_end:
        fewer = tuple(other for other in events if other is not event)
        if len(fewer) < len(events) and holds(fewer):
            events = fewer
    for place, event in enumerate(events):
        before, after = events[:place], events[place + 1 :]
        if isinstance(event, Refuted):
            events = (*before, _shorter_within(event, before, after, holds), *after)
        elif isinstance(event, Tight):
            events = (*before, _removing_less(event, before, after, holds), *after)
    return events


def _shorter_within(event: Refuted, before: Events, after: Events, holds: Holds) -> Refuted:
    """A supposition within, without what it can do without."""

    def still(inner: Events) -> bool:
        return holds((*before, event._replace(inner=inner), *after))

    return event._replace(inner=_without_surplus(event.inner, still))


def _removing_less(event: Tight, before: Events, after: Events, holds: Holds) -> Tight:
    """A pattern that removes only what is needed."""
    for index in bits(event.removed):
        less = event._replace(removed=event.removed & ~(1 << index))
        if less.removed and holds((*before, less, *after)):
            event = less
    return event


def weight(event: Event) -> int:
    """How much there is to tell of a consequence, in words or so."""
    if isinstance(event, Placed):
        return _PLACED
    if isinstance(event, Tight):
        return _TIGHT
    return _REFUTED + sum(map(weight, event.inner))


_PLACED, _TIGHT, _REFUTED = 6, 15, 20


def length(argument: Argument) -> int:
    """How much there is to tell of an argument, in words or so."""
    return sum(map(weight, argument.events))
