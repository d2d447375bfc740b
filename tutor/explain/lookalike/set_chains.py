"""Cells that are said to be almost locked sets in a row: two of them, three, or more."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tutor.explain.lookalike.fault import Fault, Reading, houses_apart, mask_of, plainest, weight
from tutor.explain.lookalike.sets import (
    Budget,
    Part,
    almost_locked,
    miscounted,
    removed,
    restricted,
    shares,
    unrestricted,
    unshared,
)
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position

_LONGEST = 6
"""How many sets are put in a row at most."""
_MOST_CELLS = 16
"""How many cells are analysed at most."""
_MOST_ORDERS = 2_000
"""How many sets are put in order at most to find out what is wrong."""
_ROUND = 4
"""How many there are at least in a row that comes back to its first, which counts twice."""


def als_xz(position: Position, cells: tuple[int, ...]) -> Reading:
    """Two sets with a restricted common digit, or with two."""
    sets = almost_locked(position, mask_of(cells))
    pairs = [
        (one, other)
        for one, other in combinations(sets, 2)
        if one.cells | other.cells == mask_of(cells)
    ]
    if any(_is_pair(position, *pair) for pair in pairs):
        return ()
    return SetChains(position, cells, 2, 2).wrong()


def _is_pair(position: Position, one: Part, other: Part) -> bool:
    """Whether two sets remove something."""
    commons = digits(restricted(position, one, other))
    if len(commons) < 2:
        but = sum(1 << digit - 1 for digit in commons)
        return bool(commons) and not unshared(position, [one, other], but)
    # Each goes without one of two digits: both are locked for their others.
    return any(
        removed(position, digit, [one, other] if digit in commons[:2] else [part])
        for part in (one, other)
        for digit in digits(part.digits)
    )


def als_xy_wing(position: Position, cells: tuple[int, ...]) -> Reading:
    """Three sets in a row."""
    return SetChains(position, cells, 3, 3).reading()


def als_chain(position: Position, cells: tuple[int, ...]) -> Reading:
    """Four sets in a row, or more."""
    return SetChains(position, cells, 4, _LONGEST).reading()


class _Row(NamedTuple):
    """Sets one after another, and the restricted common digit of each with the next."""

    sets: tuple[Part, ...]
    commons: tuple[int, ...] = ()
    """As bits; 0 where a link is missing."""
    covered: int = 0
    wrong: Reading = ()


class SetChains:
    """The ways to see some cells as sets in a row, between two lengths."""

    def __init__(
        self, position: Position, cells: tuple[int, ...], shortest: int, longest: int
    ) -> None:
        self._position = position
        self._all = cells
        self._cells = mask_of(cells)
        self._shortest, self._longest = shortest, longest
        self._most_faults = 1 if longest == _LONGEST else 2
        self._sets = almost_locked(position, self._cells) if len(cells) <= _MOST_CELLS else []
        self._budget = Budget()
        self._restricted: dict[tuple[int, int], int] = {}
        self._beside: dict[int, list[Part]] = {}

    def reading(self) -> Reading:
        """What is wrong with the cells; nothing if they are such a row."""
        if len(self._all) > _MOST_CELLS:
            return (Fault("unclear", self._all),)
        if any(True for _ in self._sound()):
            return ()
        return (Fault("unclear", self._all),) if self._budget.is_spent else self.wrong()

    # Rows that hold

    def _sound(self) -> Iterator[_Row]:
        """The rows that remove something; two sets may have cells in common."""
        for part in self._sets:
            yield from self._onward(_Row((part,), covered=part.cells))

    def _onward(self, row: _Row) -> Iterator[_Row]:
        if not self._budget.spend():
            return
        left = self._cells & ~row.covered
        count = len(row.sets)
        if not left and count >= self._shortest and not self._ends(row):
            yield row
        if not left and self._may_come_round(count) and self._comes_round(row):
            yield row
        if count == self._longest:
            return
        last = row.sets[-1]
        for part in self._rivals(last):
            if part in row.sets or (count + 1 == self._longest and left & ~part.cells):
                continue
            for digit in self._joining(row, last, part):
                yield from self._onward(
                    _Row((*row.sets, part), (*row.commons, digit), row.covered | part.cells)
                )

    def _joining(self, row: _Row, one: Part, other: Part) -> Iterator[int]:
        """The digits that lead on from one set to another: not the one that led to it."""
        found = self._common(one, other)
        if found and row.commons:
            found &= ~row.commons[-1]
        for digit in digits(found):
            yield 1 << digit - 1

    def _rivals(self, part: Part) -> list[Part]:
        """The sets with which a set has a restricted common digit."""
        found = self._beside.get(part.cells)
        if found is None:
            found = [other for other in self._sets if self._common(part, other)]
            self._beside[part.cells] = found
        return found

    def _common(self, one: Part, other: Part) -> int:
        """Their restricted common digits."""
        key = one.cells, other.cells
        found = self._restricted.get(key)
        if found is None:
            found = restricted(self._position, one, other)
            self._restricted[key] = self._restricted[key[::-1]] = found
        return found

    def _ends(self, row: _Row) -> Reading:
        """Why the ends of a row remove nothing."""
        joined = row.commons[0] | row.commons[-1]
        return unshared(self._position, [row.sets[0], row.sets[-1]], joined)

    def _may_come_round(self, count: int) -> bool:
        return self._longest >= _ROUND and count + 1 >= max(_ROUND, self._shortest)

    def _comes_round(self, row: _Row) -> bool:
        """Whether the last set leads back to the first, which then removes something."""
        first = row.sets[0]
        return any(
            not unshared(self._position, [first], row.commons[0] | digit)
            for digit in self._joining(row, row.sets[-1], first)
        )

    # Rows with a fault

    def wrong(self) -> Reading:
        """The plainest of what keeps the cells from being a row."""
        best: Reading = ()
        self._budget = Budget(_MOST_ORDERS)
        for parts in shares(self._position, self._cells, self._sets, self._longest):
            if len(parts) >= self._shortest:
                found = plainest(self._orders(parts))
                if found and (not best or weight(found) < weight(best)):
                    best = found
            if self._budget.is_spent:
                break
        # A row of any length may be longer than what was tried.
        vague = "unclear" if self._longest == _LONGEST else "no-pattern"
        return best or self._no_parts() or (Fault(vague, self._all),)

    def _orders(self, parts: list[Part]) -> Iterator[Reading]:
        wrong = miscounted(parts[-1])
        for start in range(len(parts)):
            rest = [part for part in parts if part is not parts[start]]
            yield from self._ordered(_Row((parts[start],), wrong=wrong), rest)

    def _ordered(self, row: _Row, rest: list[Part]) -> Iterator[Reading]:
        """The ways to put the rest in order, with a fault or two."""
        if not self._budget.spend():
            return
        if not rest:
            ends = self._ends(row)
            if not ends or len(row.wrong) < self._most_faults:
                yield row.wrong + ends
            return
        last = row.sets[-1]
        for part in rest:
            others = [other for other in rest if other is not part]
            joined = list(self._joining(row, last, part))
            for digit in joined:
                yield from self._ordered(
                    _Row((*row.sets, part), (*row.commons, digit), wrong=row.wrong), others
                )
            if not joined and len(row.wrong) < self._most_faults:
                wrong = row.wrong + self._unjoined(last, part)
                yield from self._ordered(
                    _Row((*row.sets, part), (*row.commons, 0), wrong=wrong), others
                )

    def _unjoined(self, one: Part, other: Part) -> Reading:
        """Why one set does not lead on to another."""
        if only := self._common(one, other):
            cells = tuple(bits(one.cells))
            return (Fault("same-common", cells, digits(only), others=tuple(bits(other.cells))),)
        return unrestricted(self._position, one, other)

    def _no_parts(self) -> Reading:
        """That the cells do not even fit in so many houses."""
        if self._longest == _LONGEST:
            return ()
        return houses_apart(self._position, self._all, self._longest)
