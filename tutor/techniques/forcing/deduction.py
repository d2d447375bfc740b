"""A supposition followed step by step, each consequence with what it rests on.

Facts are found breadth first, so that the first contradiction is near the supposition;
what it rests on, gone back through, is all that needs to be told.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques import subsets
from tutor.techniques.position import Position, remembered
from tutor.techniques.step import NESTED, Candidate, Step

_FINDERS: tuple[Callable[[Position], Iterator[Step]], ...] = (
    subsets.pointing,
    subsets.claiming,
    subsets.naked_pair,
    subsets.hidden_pair,
    subsets.naked_triple,
    subsets.hidden_triple,
    subsets.naked_quad,
)


class Pattern(NamedTuple):
    """A pattern, with the candidates whose absence makes it one."""

    by: str
    cells: tuple[int, ...]
    digits: tuple[int, ...]
    house: House
    """Where it stands: the house that confines it."""
    gone: tuple[Candidate, ...]
    """The candidates on the board that would have kept it from being one."""
    removed: tuple[Candidate, ...]


def patterns(position: Position, masks: list[int], places: list[int]) -> Iterator[Pattern]:
    """The patterns that stand when cells and digits have only these candidates left.

    Of each kind all, of the first kind there is: then it is time to look for singles again.
    """
    supposed = position.copy()
    supposed.candidates, supposed.places = masks.copy(), places.copy()
    for finder in _FINDERS:
        found = False
        for step in finder(supposed):
            if step.eliminations:
                found = True
                yield _pattern(position, step)
        if found:
            return


def _pattern(position: Position, step: Step) -> Pattern:
    cells = tuple(sorted(step.cells()))
    inside = sum(1 << cell for cell in cells)
    house = step.houses[0]
    if step.technique.startswith("naked"):
        subset = sum(1 << digit - 1 for digit in step.digits())
        gone = tuple(
            Candidate(cell, digit)
            for cell in cells
            for digit in digits(position.candidates[cell] & ~subset)
        )
    else:
        around = sum(1 << cell for cell in house.cells) & ~inside
        gone = tuple(
            Candidate(cell, digit)
            for digit in step.digits()
            for cell in bits(position.places[digit] & around)
        )
    return Pattern(step.technique, cells, step.digits(), house, gone, step.eliminations)


Reach = Literal["digit", "chain", "singles", "patterns"]
"""How far a supposition is followed: by the places that its digit has left, and no other
digit; by links that stand on the board already; by all singles that arise; by locked
candidates and subsets too."""


class Fact(NamedTuple):
    """That a candidate is true, or false, and why."""

    cell: int
    digit: int
    on: bool
    premises: tuple[int, ...] = ()
    """The numbers of the facts it rests on."""
    house: House | None = None
    by: str = ""
    """The technique of a pattern that stands by then, or ``nested``."""
    cells: tuple[int, ...] = ()
    """The cells of that pattern."""
    digits: tuple[int, ...] = ()
    """The digits of that pattern."""
    inner: "Clash | None" = None
    """The contradiction of a supposition within this one."""

    @property
    def candidate(self) -> Candidate:
        """What it is about."""
        return Candidate(self.cell, self.digit)


class Clash(NamedTuple):
    """That a candidate is both true and false, or that a cell or house has nothing left."""

    premises: tuple[int, ...]
    """The numbers of the facts that cannot all be."""
    facts: tuple[Fact, ...]
    """Every fact of the deduction, by number."""
    candidates: tuple[Candidate, ...]
    house: House | None = None
    """The house without a place for the digit; None for a cell."""


class Deduction:
    """The consequences of one supposition."""

    def __init__(self, position: Position, start: Fact, reach: Reach) -> None:
        self._position = position
        self.reach = reach
        self._masks = position.candidates.copy()
        self._places = position.places.copy()
        self.facts: list[Fact] = []
        self._on: dict[Candidate, int] = {}
        self._off: dict[Candidate, int] = {}
        self.clashes: list[Clash] = []
        self.rounds = 0
        """How many rounds of consequences have been drawn."""
        self._fresh: list[int] = []
        """The facts whose consequences have not been drawn yet."""
        self._supposed: frozenset[Candidate] = frozenset({start.candidate} if start.on else ())
        """What is supposed to be true. A pattern that excludes it leaves others with nothing."""
        self._add(start)

    def within(self, start: Fact) -> "Deduction":
        """A further supposition on top of all facts so far, followed by singles alone."""
        twin = Deduction.__new__(Deduction)
        twin.__dict__.update(self.__dict__)
        twin.reach = "singles"
        twin._masks, twin._places = self._masks.copy(), self._places.copy()
        twin.facts = self.facts.copy()
        twin._on, twin._off = self._on.copy(), self._off.copy()
        twin.clashes, twin._fresh = [], []
        twin._supposed = self._supposed | {start.candidate}
        twin._add(start)
        return twin

    def take_singles(self) -> None:
        """Take in the singles that the board has, whatever is supposed: they rest on nothing."""
        for fact in _singles(self._position):
            if fact.candidate != self.facts[0].candidate:
                self._add(fact)

    def number_of(self, candidate: Candidate, *, on: bool) -> int | None:
        """The number of the fact that a candidate is true, or false, if it is known."""
        return (self._on if on else self._off).get(candidate)

    def run(self, rounds: int | None = None) -> None:
        """Draw consequences until something clashes or nothing follows, or for some rounds."""
        while not self.clashes and rounds != 0:
            self._round()
            self.rounds += 1
            if self.clashes:
                return
            if not self._fresh and not (self.reach == "patterns" and self._patterns()):
                return
            rounds = None if rounds is None else rounds - 1

    def exclude(self, candidate: Candidate, clash: Clash) -> None:
        """Take a candidate away that a supposition within has refuted.

        It rests on what that supposition used of the facts outside.
        """
        start = len(self.facts)
        outside = sorted(number for number in needed(clash, start) if number < start)
        self._add(Fact(*candidate, False, tuple(outside), by=NESTED, inner=clash))

    def _add(self, fact: Fact) -> None:
        """Write down a fact unless it is known; the opposite of a known fact is a clash."""
        candidate = fact.candidate
        known, opposite = (self._on, self._off) if fact.on else (self._off, self._on)
        if candidate in known or (not fact.on and candidate in self._supposed):
            return
        number = len(self.facts)
        self.facts.append(fact)
        known[candidate] = number
        if candidate in opposite:
            self._contradict(*sorted((opposite[candidate], number), key=self._is_on))
            return
        if not fact.on:
            self._masks[fact.cell] &= ~(1 << fact.digit - 1)
            self._places[fact.digit] &= ~(1 << fact.cell)
        self._fresh.append(number)

    def _is_on(self, number: int) -> bool:
        return self.facts[number].on

    def _contradict(self, off: int, on: int) -> None:
        """A candidate is false and true: then what it is the last of has nothing left."""
        fact = self.facts[on]
        position, (cell, digit) = self._position, fact.candidate
        found = [Candidate(cell, other) for other in digits(position.candidates[cell])]
        if fact.house is not None:
            places = position.places[digit]
            found = [Candidate(c, digit) for c in fact.house.cells if places >> c & 1]
        self._clash((*fact.premises, off), tuple(sorted(found)), fact.house)

    def _clash(
        self,
        premises: tuple[int, ...],
        candidates: tuple[Candidate, ...],
        house: House | None = None,
    ) -> None:
        self.clashes.append(Clash(premises, tuple(self.facts), candidates, house))

    def _round(self) -> None:
        """All that follows from the facts of the last round by one step each."""
        fresh, self._fresh = self._fresh, []
        for number in fresh:
            if self.facts[number].on:
                self._exclude_around(number)
        for number in [n for n in fresh if not self.facts[n].on] + self._fresh:
            if not self.facts[number].on:
                self._look_for_singles(self.facts[number])
        self._fresh = [n for n in self._fresh if self.facts[n].on]

    def _exclude_around(self, number: int) -> None:
        """A digit placed leaves no other in its cell and no other of its kind in its houses."""
        cell, digit = self.facts[number].candidate
        if self.reach != "digit":
            for other in digits(self._masks[cell] & ~(1 << digit - 1)):
                self._add(Fact(cell, other, False, (number,)))
        tables = self._position.tables
        for house, mask in tables.houses_around[cell]:
            for peer in bits(self._places[digit] & mask & ~(1 << cell)):
                self._add(Fact(peer, digit, False, (number,), house))

    def _look_for_singles(self, gone: Fact) -> None:
        """What a candidate that is gone leaves alone in its cell or its houses."""
        position = self._position
        cell, digit = gone.candidate
        if self.reach != "digit" and self._masks[cell].bit_count() < 2:
            self._left(
                [Candidate(cell, d) for d in digits(position.candidates[cell])],
                [Candidate(cell, d) for d in digits(self._masks[cell])],
                None,
            )
        for house, mask in position.tables.houses_around[cell]:
            if (self._places[digit] & mask).bit_count() < 2:
                self._left(
                    [Candidate(c, digit) for c in bits(position.places[digit] & mask)],
                    [Candidate(c, digit) for c in bits(self._places[digit] & mask)],
                    house,
                )

    def _left(self, before: list[Candidate], after: list[Candidate], house: House | None) -> None:
        """One candidate left is true; none left is a clash."""
        if after and after[0] in self._on:
            return
        gone = tuple(sorted(self._off[c] for c in before if c in self._off))
        if not after:
            self._clash(gone, tuple(before), house)
        elif self.reach != "chain" or len(before) == 2:
            self._add(Fact(*after[0], True, gone, house))

    def _patterns(self) -> bool:
        """Locked candidates and subsets that stand by now; whether there were any."""
        known = len(self.facts)
        for pattern in patterns(self._position, self._masks, self._places):
            premises = tuple(sorted(self._off[c] for c in pattern.gone if c in self._off))
            for candidate in pattern.removed:
                self._add(
                    Fact(
                        *candidate,
                        on=False,
                        premises=premises,
                        house=pattern.house,
                        by=pattern.by,
                        cells=pattern.cells,
                        digits=pattern.digits,
                    )
                )
        for fact in self.facts[known:]:
            self._look_for_singles(fact)
        self._fresh = [n for n in self._fresh if self.facts[n].on]
        return len(self.facts) > known or bool(self.clashes)


@remembered
def _singles(position: Position) -> tuple[Fact, ...]:
    """The digits that are the last of their cell, or have one place left in a house."""
    found = {
        Candidate(cell, mask.bit_length()): Fact(cell, mask.bit_length(), on=True)
        for cell, mask in enumerate(position.candidates)
        if mask.bit_count() == 1
    }
    for house, mask in position.tables.by_clarity:
        for digit in position.all_digits:
            cells = position.places[digit] & mask
            if cells.bit_count() == 1:
                (single,) = position.in_cells(cells, digit)
                found.setdefault(single, Fact(*single, on=True, house=house))
    return tuple(found.values())


def needed(clash: Clash, start: int = 0) -> list[int]:
    """The facts that a clash rests on, by number, in the order they were found.

    Facts numbered below the start are not gone into: they are known from outside.
    """
    found: set[int] = set()
    untold = list(clash.premises)
    while untold:
        number = untold.pop()
        if number not in found:
            found.add(number)
            if number >= start:
                untold += clash.facts[number].premises
    return sorted(found)


class Size(NamedTuple):
    """How much there is to tell; of equal lengths, few digits are simple, then few cells."""

    length: int
    """The digits placed and patterns used, those within included."""
    digits: int
    cells: int


def size_of(clash: Clash, start: int = 0) -> Size:
    """How much there is to tell of what a clash rests on."""
    return size_of_facts(_told(clash, start))


def size_of_facts(told: Iterable[Fact]) -> Size:
    """How much there is to tell of some facts."""
    length, used, cells = 0, set[int](), set[int]()
    for fact in told:
        length += fact.on or bool(fact.by)
        used.update((fact.digit, *fact.digits))
        cells.update((fact.cell, *fact.cells))
    return Size(length, len(used), len(cells))


def _told(clash: Clash, start: int) -> Iterator[Fact]:
    for number in needed(clash, start):
        if number >= start:
            fact = clash.facts[number]
            yield fact
            if fact.inner is not None:
                yield from _told(fact.inner, number)
