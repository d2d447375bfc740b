"""Tridagon: twelve cells of four boxes that three digits alone cannot fill.

In each box the three cells lie in three rows and three columns: they are a permutation of
rows to columns. Where an odd number of the four permutations is odd, no way to put the three
digits in all of them works; so one of the other candidates of these cells is true.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from tutor.sudoku.geometry import Geometry, House, bits, digits
from tutor.techniques.position import Position, candidates_of, remembered
from tutor.techniques.step import DIRECTIONS, Candidate, Mark, Role, Step

_MOST_GUARDIANS = 8
"""With more of them hardly anything sees them all."""
_DIGITS = 3


class Transversal(NamedTuple):
    """Three cells of a box in three rows and columns."""

    cells: int
    is_odd: bool


class Part(NamedTuple):
    """The cells of one box, and how many other candidates they have."""

    cells: int
    is_odd: bool
    guardians: int


class Tridagon(NamedTuple):
    """Three digits, their cells box by box, and what else these may hold."""

    digits: int
    parts: tuple[int, ...]
    guardians: tuple[Candidate, ...]

    def roles(self, position: Position) -> dict[Candidate, Role]:
        """The part of each candidate: those of a box, and the guardians."""
        found: dict[Candidate, Role] = {}
        upward = [_rises(cells) for cells in self.parts]
        for cells, is_upward in zip(self.parts, upward, strict=True):
            role = DIRECTIONS[upward.count(is_upward) == 1]
            for cell in bits(cells):
                mask = position.candidates[cell]
                found |= {Candidate(cell, d): role for d in digits(mask & self.digits)}
        return found | dict.fromkeys(self.guardians, "guardian")


def tridagon(position: Position) -> Iterator[Step]:
    """A single guardian is placed; what clashes with every guardian goes."""
    for found in tridagons(position):
        placed = found.guardians if len(found.guardians) == 1 else ()
        removed = () if placed else clashing_with_all(position, found.guardians)
        if placed or removed:
            yield Step(
                "tridagon",
                placements=placed,
                eliminations=removed,
                marks=tuple(Mark(*c, role) for c, role in found.roles(position).items()),
                houses=boxes_of(position.geometry, found),
            )


def boxes_of(geometry: Geometry, found: Tridagon) -> tuple[House, ...]:
    """Its four boxes, in the order of its parts."""
    return tuple(geometry.boxes[geometry.box_of[bits(p)[0]]] for p in found.parts)


def clashes(position: Position, candidate: Candidate) -> set[Candidate]:
    """What cannot be true together with a candidate."""
    cell, digit = candidate
    seen = bits(position.places[digit] & position.tables.peers[cell])
    others = digits(position.candidates[cell] & ~(1 << digit - 1))
    return {Candidate(c, digit) for c in seen} | {Candidate(cell, d) for d in others}


def clashing_with_all(position: Position, candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """What is false as soon as one of some candidates is true."""
    found: set[Candidate] = set.intersection(*[clashes(position, c) for c in candidates])
    return candidates_of(found)


@remembered
def tridagons(position: Position) -> tuple[Tridagon, ...]:
    """Every tridagon with a few guardians."""
    geometry = position.geometry
    if (geometry.box_rows, geometry.box_cols) != (_DIGITS, _DIGITS):
        return ()
    return tuple(
        found
        for triple in combinations(position.all_digits, _DIGITS)
        for found in _of_digits(position, triple)
    )


def _of_digits(position: Position, triple: tuple[int, ...]) -> Iterator[Tridagon]:
    """The tridagons of three digits; most have no four boxes to begin with."""
    tables, places = position.tables, position.places
    boxes = 0
    for number, box in enumerate(tables.boxes):
        if all(places[digit] & box for digit in triple):
            boxes |= 1 << number
    corners = [four for four in box_rectangles() if not _mask(four) & ~boxes]
    if not corners:
        return
    position.pulse()
    wanted = sum(1 << digit - 1 for digit in triple)
    parts = {box: _parts(position, box, triple) for box in bits(boxes)}
    for four in corners:
        for chosen in _odd([parts[box] for box in four]):
            others = tuple(
                Candidate(cell, digit)
                for part in chosen
                for cell in bits(part.cells)
                for digit in digits(position.candidates[cell] & ~wanted)
            )
            if others:
                yield Tridagon(wanted, tuple(part.cells for part in chosen), others)


def _parts(position: Position, box: int, triple: tuple[int, ...]) -> list[Part]:
    """The transversals of a box that hold the three digits, and little else."""
    places = [position.places[digit] for digit in triple]
    any_of = places[0] | places[1] | places[2]
    wanted = sum(1 << digit - 1 for digit in triple)
    found = []
    for cells, is_odd in transversals()[box]:
        if not cells & ~any_of and all(cells & place for place in places):
            guardians = sum((position.candidates[c] & ~wanted).bit_count() for c in bits(cells))
            if guardians <= _MOST_GUARDIANS:
                found.append(Part(cells, is_odd, guardians))
    return found


def _odd(boxes: list[list[Part]]) -> Iterator[tuple[Part, ...]]:
    """A part of each box, with few guardians in all, so that an odd number of them is odd."""
    chosen: list[tuple[Part, ...]] = [()]
    for parts in boxes:
        chosen = [
            (*some, part)
            for some in chosen
            for part in parts
            if sum(one.guardians for one in some) + part.guardians <= _MOST_GUARDIANS
        ]
    for four in chosen:
        if sum(part.is_odd for part in four) % 2:
            yield four


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


@cache
def box_rectangles() -> tuple[tuple[int, ...], ...]:
    """The boxes where two bands and two stacks cross."""
    pairs = tuple(combinations(range(_DIGITS), 2))
    return tuple(
        tuple(_DIGITS * band + stack for band in bands for stack in stacks)
        for bands in pairs
        for stacks in pairs
    )


@cache
def transversals() -> tuple[tuple[Transversal, ...], ...]:
    """For each box, the six ways to take three cells from different rows and columns."""
    boxes = []
    for box in range(_DIGITS * _DIGITS):
        row, column = _DIGITS * (box // _DIGITS), _DIGITS * (box % _DIGITS)
        boxes.append(
            tuple(
                Transversal(
                    _mask((row + r) * 9 + column + c for r, c in enumerate(order)), is_odd(order)
                )
                for order in permutations(range(_DIGITS))
            )
        )
    return tuple(boxes)


def _rises(cells: int) -> bool:
    """Whether three cells of a box run along a rising diagonal."""
    return is_odd(tuple(cell % 9 for cell in bits(cells)))


def is_odd(order: tuple[int, ...]) -> bool:
    """Whether a permutation exchanges an odd number of pairs."""
    return sum(a > b for a, b in combinations(order, 2)) % 2 == 1
