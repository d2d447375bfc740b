"""Arguments against a candidate: from singles followed round by round, or from a deduction."""

from tutor.sudoku.geometry import bits
from tutor.techniques.forcing.argument import (
    Argument,
    Event,
    Events,
    Ground,
    Placed,
    Refuted,
    Tight,
    length,
    minimal,
)
from tutor.techniques.forcing.deduction import Clash, needed
from tutor.techniques.step import Candidate


def from_clash(ground: Ground, clash: Clash) -> Argument | None:
    """The argument that a deduction has found; None if its supposition is not at fault."""
    start = clash.facts[0]
    return minimal(ground, Argument(start.candidate, start.on, _events(ground, clash, 0)))


def _events(ground: Ground, clash: Clash, start: int) -> Events:
    """The consequences that a clash rests on, in the order they were found."""
    numbering = ground.numbering
    found: dict[object, Event] = {}
    for number in needed(clash, start):
        fact = clash.facts[number]
        if number <= start:
            continue
        index = numbering.index(fact.candidate)
        if fact.on:
            found[index] = Placed(1 << index, index)
        elif fact.inner is not None:
            found[index] = Refuted(1 << index, index, _events(ground, fact.inner, number))
        elif fact.by:
            key = fact.by, fact.cells, fact.digits, fact.premises
            gone = numbering.mask(clash.facts[premise].candidate for premise in fact.premises)
            known = found.get(key)
            removed = known.removed if isinstance(known, Tight) else 0
            found[key] = Tight(gone, removed | 1 << index, fact)
    return tuple(found.values())


class _Search:
    """Singles followed from a supposition round by round, until something has nothing left."""

    def __init__(self, ground: Ground, start: int) -> None:
        self._ground, self._start = ground, start
        self._numbering = ground.numbering
        self._reasons: dict[int, list[int]] = {start: []}
        """For each digit placed the cells and houses in which it is alone."""
        self._before: dict[int, int] = {start: 0}
        """For each digit placed those placed before it."""

    def arguments(self) -> list[tuple[int, ...]]:
        """The digits that each contradiction of the first round with any rests on."""
        groups, around = self._numbering.groups, self._numbering.around
        rivals = self._numbering.rivals
        true, false, placed = self._ground.true, self._ground.false, 0
        fresh = [self._start]
        while fresh:
            touched: set[int] = set()
            for index in fresh:
                true |= 1 << index
                placed |= 1 << index
                new = rivals[index] & ~false
                false |= new
                for gone in bits(new):
                    touched.update(around[gone])
            open_ = ~false
            found: dict[int, list[int]] = {}
            clashes = []
            for number in touched:
                left = groups[number] & open_
                if not left:
                    clashes.append(number)
                elif not left & left - 1 and not left & true:
                    found.setdefault(left.bit_length() - 1, []).append(number)
            if clashes:
                return [self._needed(number, placed) for number in clashes[:_CLASHES]]
            for index, reasons in found.items():
                self._reasons[index] = reasons
                self._before[index] = placed
            fresh = list(found)
        return []

    def _needed(self, clash: int, placed: int) -> tuple[int, ...]:
        """The digits that leave a cell or house with nothing, in the order they were placed."""
        order = {index: place for place, index in enumerate(self._reasons)}
        wanted = self._causes(clash, placed, 0, order)
        told: list[int] = []
        while wanted:
            index = max(bits(wanted), key=order.__getitem__)
            wanted &= ~(1 << index)
            told.append(index)
            if index != self._start:
                before = self._before[index]
                wanted |= min(
                    (self._causes(r, before, wanted, order) for r in self._reasons[index]),
                    key=int.bit_count,
                )
        return tuple(reversed(told))

    def _causes(self, group: int, placed: int, known: int, order: dict[int, int]) -> int:
        """Digits that exclude all others of a cell or house, those that are told anyway first."""
        rivals = self._numbering.rivals
        options = [
            rivals[gone] & placed
            for gone in bits(self._numbering.groups[group] & ~self._ground.false)
        ]
        chosen = 0
        for option in sorted(options, key=int.bit_count):
            if option and not option & (known | chosen):
                chosen |= 1 << min(bits(option), key=order.__getitem__)
        return chosen


_CLASHES = 3
"""So many contradictions of one supposition are looked into."""


def by_singles(ground: Ground, start: Candidate) -> Argument | None:
    """The shortest argument that singles give against a candidate, if they refute it."""
    numbering = ground.numbering
    found = []
    for told in set(_Search(ground, numbering.index(start)).arguments()):
        events = tuple(
            Placed(1 << index, index) for index in told if numbering.candidate(index) != start
        )
        argument = minimal(ground, Argument(start, True, events))
        if argument is not None:
            found.append(argument)
    return min(found, key=length, default=None)
