"""BUG: a grave of cells with two candidates, where every digit has two places.

Keep two candidates in each empty cell so that every digit has two places, or none, in every
row, column and box. Kept alone, they would have several solutions or none, so at least one of
the others, the *extras*, is true.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.sudoku import search
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.deadly import subsets_with
from tutor.techniques.position import Position, candidates_of, remembered
from tutor.techniques.step import Candidate, Mark, Step

MOST_CELLS = 7
"""With more cells than that of more than two candidates nobody looks for a grave."""


class Grave(NamedTuple):
    """What is kept and what is extra, in the cells with more than two candidates."""

    kept: tuple[tuple[int, int], ...]
    """Each of these cells with the two digits that it keeps."""
    extras: tuple[Candidate, ...]

    @property
    def cells(self) -> int:
        """The cells with extras."""
        return sum([1 << cell for cell, _ in self.kept])

    @property
    def extra_digits(self) -> int:
        """The digits of the extras."""
        found = 0
        for _, digit in self.extras:
            found |= 1 << digit - 1
        return found


def graves(position: Position) -> tuple[Grave, ...]:
    """Every way to see a position as a grave with extras."""
    counts = list(map(int.bit_count, position.candidates))
    many = len(counts) - counts.count(0) - counts.count(2)
    if 1 in counts or not 0 < many <= MOST_CELLS or not search.is_quick(position.geometry):
        return ()
    return _graves(position)


@remembered
def _graves(position: Position) -> tuple[Grave, ...]:
    """Choose two candidates of each cell that has more, and check each house when it is whole."""
    two = position.cells_with(2)
    open_cells = position.empty & ~two
    kept = [places & two for places in position.places]
    houses = [mask for _, mask in position.tables.by_clarity]
    if not all(_is_even(kept, mask) for mask in houses if not mask & open_cells):
        return ()
    found: list[Grave] = []
    _choose(position, kept, open_cells, (), found)
    return tuple(found)


def _is_even(kept: list[int], house: int) -> bool:
    """Whether every digit has two places in a house, or none."""
    return all((places & house).bit_count() in (0, 2) for places in kept)


def _choose(
    position: Position,
    kept: list[int],
    open_cells: int,
    chosen: tuple[tuple[int, int], ...],
    found: list[Grave],
) -> None:
    if not open_cells:
        extras = [
            Candidate(cell, digit)
            for cell, pair in chosen
            for digit in digits(position.candidates[cell] & ~pair)
        ]
        found.append(Grave(chosen, tuple(extras)))
        return
    cell = (open_cells & -open_cells).bit_length() - 1
    left = open_cells & open_cells - 1
    around = [mask for _, mask in position.tables.houses_around[cell]]
    free = [
        digit
        for digit in digits(position.candidates[cell])
        if all((kept[digit] & mask).bit_count() < 2 for mask in around)
    ]
    whole = [mask for mask in around if not mask & left]
    for index, one in enumerate(free):
        for other in free[index + 1 :]:
            for digit in (one, other):
                kept[digit] |= 1 << cell
            if all(_is_even(kept, mask) for mask in whole):
                pair = (cell, 1 << one - 1 | 1 << other - 1)
                _choose(position, kept, left, (*chosen, pair), found)
            for digit in (one, other):
                kept[digit] &= ~(1 << cell)


def _marks(position: Position, grave: Grave, without: int = 0) -> tuple[Mark, ...]:
    """The extras, then what is kept, but in some cells."""
    kept = dict(grave.kept)
    return (
        *(Mark(cell, digit, "bug") for cell, digit in grave.extras),
        *(
            Mark(cell, digit, "bivalue")
            for cell in bits(position.empty & ~without)
            for digit in digits(kept.get(cell, position.candidates[cell]))
        ),
    )


def plus_1(position: Position) -> Iterator[Step]:
    """A single extra is true: the digit with three places in each house of its cell."""
    for grave in graves(position):
        if len(grave.extras) == 1:
            ((cell, extra),) = grave.extras
            around = position.tables.houses_around[cell]
            if all((position.places[extra] & mask).bit_count() == 3 for _, mask in around):
                yield Step(
                    "bug-plus-1",
                    placements=grave.extras,
                    marks=_marks(position, grave, 1 << cell),
                    houses=tuple(house for house, _ in around),
                )


def type_2(position: Position) -> Iterator[Step]:
    """Extras of one digit in several cells: one of them is true."""
    for grave in graves(position):
        if grave.extra_digits.bit_count() == 1:
            yield from _seen_by_all(position, grave, "bug-2")


def plus_n(position: Position) -> Iterator[Step]:
    """Extras of several digits: what cannot be true together with any of them goes."""
    for grave in graves(position):
        if grave.extra_digits.bit_count() > 1:
            yield from _seen_by_all(position, grave, "bug-plus-n")


def _seen_by_all(position: Position, grave: Grave, technique: str) -> Iterator[Step]:
    if len(grave.extras) < 2:
        return
    left: set[Candidate] | None = None
    for cell, digit in grave.extras:
        others = digits(position.candidates[cell] & ~(1 << digit - 1))
        clashing = {Candidate(cell, other) for other in others}
        clashing.update(position.in_cells(position.tables.peers[cell], digit))
        left = clashing if left is None else left & clashing
    if left:
        yield Step(technique, eliminations=candidates_of(left), marks=_marks(position, grave))


def type_3(position: Position) -> Iterator[Step]:
    """Extras in one house: together they are a cell of a naked subset there."""
    for grave in graves(position):
        if len(grave.kept) > 1 and grave.extra_digits.bit_count() > 1:
            for house, _ in position.tables.shared_houses(grave.cells):
                for found in subsets_with(position, grave.cells, grave.extra_digits, house):
                    subset = sum([1 << cell for cell in {mark.cell for mark in found.marks}])
                    yield Step(
                        "bug-3",
                        eliminations=found.removed,
                        marks=(*_marks(position, grave, subset), *found.marks),
                        houses=found.houses,
                    )


def type_4(position: Position) -> Iterator[Step]:
    """Two cells with extras keep the only two places of a digit in a house.

    One of them holds it, so the other holds an extra: neither holds what it keeps besides.
    """
    for grave in graves(position):
        if len(grave.kept) != 2:
            continue
        (one, pair), (other, pair_2) = grave.kept
        for house, mask in position.tables.shared_houses(grave.cells):
            for digit in digits(pair & pair_2):
                if position.places[digit] & mask == grave.cells:
                    rest = ~(1 << digit - 1)
                    removed = (
                        Candidate(one, (pair & rest).bit_length()),
                        Candidate(other, (pair_2 & rest).bit_length()),
                    )
                    yield Step(
                        "bug-4",
                        eliminations=removed,
                        marks=_marks(position, grave),
                        houses=(house,),
                    )
