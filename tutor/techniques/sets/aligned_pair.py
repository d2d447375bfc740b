"""Aligned pair exclusion: two cells, and the pairs of digits that others do not let them have.

A pair is impossible if it is one digit twice in cells that see each other; or if an *excluder*
would be left with too few digits: a cell with just these two candidates that sees both, or an
almost locked set all of whose places for the one digit see the one cell, and for the other the
other. A candidate all of whose pairs are impossible goes.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position, candidates_of, remembered
from tutor.techniques.sets.almost_locked import AlmostLockedSet, almost_locked_sets
from tutor.techniques.step import Candidate, Link, Mark, Role, Step
from tutor.techniques.technique import clearest

SETS = "sets"
"""The variant with an excluder of several cells."""


class _Excluders(NamedTuple):
    """By two digits and the first cell: the second cells, and the sets that exclude the pair."""

    cells: dict[tuple[int, int, int], int]
    sets: tuple[AlmostLockedSet, ...]


@remembered
def _excluders(position: Position) -> tuple[_Excluders, _Excluders]:
    """Those that are one cell, and all."""
    found = almost_locked_sets(position)
    single = tuple(one for one in found if one.cells.bit_count() == 1)
    return _pairs_excluded(position, single), _pairs_excluded(position, found)


def _pairs_excluded(position: Position, sets: tuple[AlmostLockedSet, ...]) -> _Excluders:
    cells: dict[tuple[int, int, int], int] = {}
    for one in sets:
        seen = {d: one.seen[d] & position.places[d] for d in digits(one.digits)}
        for x, first in seen.items():
            for y, second in seen.items():
                if x != y and second:
                    for cell in bits(first):
                        key = (x, y, cell)
                        cells[key] = cells.get(key, 0) | second
    return _Excluders(cells, sets)


def aligned_pair_exclusion(position: Position) -> Iterator[Step]:
    """Every two cells of which one loses something; by single cells first, then by sets."""
    seen: set[tuple[Candidate, ...]] = set()
    for excluders in _excluders(position):
        for step in clearest(_steps(position, excluders)):
            if step.eliminations not in seen:
                seen.add(step.eliminations)
                yield step


def _steps(position: Position, excluders: _Excluders) -> Iterator[Step]:
    for pair in combinations(bits(position.empty), 2):
        if removed := _removed(position, excluders, *pair):
            yield _step(position, excluders, pair, removed)


def _removed(
    position: Position, excluders: _Excluders, one: int, other: int
) -> tuple[Candidate, ...]:
    """The candidates of two cells that go with none of the other cell."""
    return candidates_of(
        (cell, x)
        for cell, beside in ((one, other), (other, one))
        for x in digits(position.candidates[cell])
        if all(
            _is_impossible(position, excluders, Candidate(cell, x), Candidate(beside, y))
            for y in digits(position.candidates[beside])
        )
    )


def _is_impossible(
    position: Position, excluders: _Excluders, one: Candidate, other: Candidate
) -> bool:
    if one.digit == other.digit:
        return bool(position.tables.peers[one.cell] >> other.cell & 1)
    key = (one.digit, other.digit, one.cell)
    return bool(excluders.cells.get(key, 0) >> other.cell & 1)


def _step(
    position: Position, excluders: _Excluders, pair: tuple[int, int], removed: tuple[Candidate, ...]
) -> Step:
    """A step with a link for each pair that matters: which excluder forbids it."""
    links: list[Link] = []
    for gone in removed:
        beside = pair[0] if gone.cell == pair[1] else pair[1]
        for y in digits(position.candidates[beside]):
            links.append(_link(position, excluders, gone, Candidate(beside, y)))
    cells = dict.fromkeys(cell for link in links for cell in link.cells)
    return Step(
        "aligned-pair-exclusion",
        eliminations=removed,
        marks=(*_marks(position, pair, "base"), *_marks(position, tuple(cells), "excluder")),
        links=tuple(links),
        variant=SETS if any(len(link.cells) > 1 for link in links) else "",
    )


def _marks(position: Position, cells: tuple[int, ...], role: Role) -> Iterator[Mark]:
    for cell in cells:
        for digit in digits(position.candidates[cell]):
            yield Mark(cell, digit, role)


def _link(position: Position, excluders: _Excluders, gone: Candidate, other: Candidate) -> Link:
    if gone.digit == other.digit:
        ((house, _), *_) = position.tables.shared_houses(1 << gone.cell | 1 << other.cell)
        return Link((gone,), (other,), strong=False, house=house)
    carrier = next(
        one
        for one in excluders.sets
        if one.seen[gone.digit] >> gone.cell & 1 and one.seen[other.digit] >> other.cell & 1
    )
    return Link(
        (gone,),
        (other,),
        strong=False,
        house=carrier.house,
        by="als",
        cells=tuple(bits(carrier.cells)),
        digits=tuple(digits(carrier.digits)),
    )
