"""Junior exocet: two base cells whose digits must turn up in two target cells.

The base cells share a box and a line of a band. Each other box of the band has a target off
that line, whose companion, in the band's third line, holds no base digit. In the three
cross-lines of the targets and of the base box's third cell, a digit of the base can so be in
a target, or outside the band; and there it fits in two lines, so that it is there twice at
most. Three cross-lines take it three times: a target has it.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from tutor.sudoku.geometry import Geometry, House, bits, digits, union
from tutor.techniques.position import Position, Tables
from tutor.techniques.step import Candidate, Link, Mark, Step

_BOX_SIDE = 3
_SIZES = (3, 4)
"""How many digits the base has."""
COVER = "cover"
"""What a link is by that names a line with places of a base digit outside the band."""


class Frame(NamedTuple):
    """The base, and what follows from where it lies."""

    base: int
    third: House
    """The cross-line of the base box."""
    others: tuple[tuple["Aim", ...], tuple["Aim", ...]]
    """For each other box of the band the targets it may have."""
    band: int


class Aim(NamedTuple):
    """A target with its companion and cross-line."""

    target: int
    companion: int
    line: House


class Exocet(NamedTuple):
    """A base with its targets, and for each of its digits the lines that cover it."""

    frame: Frame
    aims: tuple[Aim, Aim]
    digits: int
    covers: tuple[tuple[House, ...], ...]

    @property
    def cross_lines(self) -> tuple[House, House, House]:
        """The lines of the base box and of the two targets."""
        return self.frame.third, self.aims[0].line, self.aims[1].line


def junior_exocet(position: Position) -> Iterator[Step]:
    """Every exocet that removes something."""
    for found in exocets(position):
        removed = _removed(position, found)
        if removed:
            yield _step(position, found, removed)


def exocets(position: Position) -> Iterator[Exocet]:
    """Every base with two targets."""
    geometry = position.geometry
    if (geometry.box_rows, geometry.box_cols) != (_BOX_SIDE, _BOX_SIDE):
        return
    for frame in frames(geometry):
        if frame.base & ~position.empty:
            continue
        one, other = bits(frame.base)
        wanted = position.candidates[one] | position.candidates[other]
        if wanted.bit_count() in _SIZES:
            for first, second in product(*frame.others):
                found = aimed(position, frame, (first, second), wanted)
                if found is not None:
                    yield found


def aimed(position: Position, frame: Frame, aims: tuple[Aim, Aim], wanted: int) -> Exocet | None:
    """A base with two targets, if these and their companions and cross-lines allow it."""
    held = union(position.places[digit] for digit in digits(wanted))
    if not all(aim.target & held for aim in aims):
        return None
    companions = aims[0].companion | aims[1].companion
    standing = union(position.standing[digit] for digit in digits(wanted))
    if companions & (held | standing):
        return None
    lines = (frame.third, aims[0].line, aims[1].line)
    covers = covers_of(position, frame, lines, digits(wanted))
    return None if covers is None else Exocet(frame, aims, wanted, covers)


def places_aside(position: Position, frame: Frame, lines: tuple[House, ...], digit: int) -> int:
    """Where a digit is or may be in the cross-lines, outside the band."""
    cells = sum(1 << cell for line in lines for cell in line.cells) & ~frame.band
    return (position.places[digit] | position.standing[digit]) & cells


def covers_of(
    position: Position, frame: Frame, lines: tuple[House, ...], wanted: tuple[int, ...]
) -> tuple[tuple[House, ...], ...] | None:
    """For each digit at most two lines that hold all its places there; None if one needs more."""
    found = []
    for digit in wanted:
        cover = lines_covering(
            position.geometry, places_aside(position, frame, lines, digit), lines
        )
        if cover is None:
            return None
        found.append(cover)
    return tuple(found)


def lines_covering(
    geometry: Geometry, places: int, lines: tuple[House, ...]
) -> tuple[House, ...] | None:
    """The one or two lines, of either direction, that hold some cells."""
    across = geometry.rows if lines[0].kind == "column" else geometry.columns
    both = [(line, _mask(line)) for line in (*across, *lines)]
    touched = [(line, mask) for line, mask in both if places & mask]
    for size in (1, 2):
        for chosen in combinations(touched, size):
            left = places
            for _, mask in chosen:
                left &= ~mask
            if not left:
                return tuple(line for line, _ in chosen)
    return None


def _removed(position: Position, found: Exocet) -> tuple[Candidate, ...]:
    """What the targets lose, and the base digits that no target has."""
    removed = []
    in_targets = 0
    for aim in found.aims:
        cell = aim.target.bit_length() - 1
        mask = position.candidates[cell]
        in_targets |= mask
        removed += [Candidate(cell, digit) for digit in digits(mask & ~found.digits)]
    for digit in digits(found.digits & ~in_targets):
        removed += position.in_cells(found.frame.base, digit)
    return tuple(sorted(removed))


def _step(position: Position, found: Exocet, removed: tuple[Candidate, ...]) -> Step:
    frame, aims, wanted = found.frame, found.aims, digits(found.digits)
    marks: list[Mark] = []
    for cell in bits(frame.base):
        marks += [Mark(cell, d, "base") for d in digits(position.candidates[cell])]
    for aim in aims:
        cell = aim.target.bit_length() - 1
        mask = position.candidates[cell] & found.digits
        marks += [Mark(cell, digit, "target") for digit in digits(mask)]
    for aim in aims:
        cell = aim.companion.bit_length() - 1
        held = (position.values[cell],) if position.values[cell] else ()
        marks += [
            Mark(cell, digit, "companion") for digit in held or digits(position.candidates[cell])
        ]
    links: list[Link] = []
    for digit, cover in zip(wanted, found.covers, strict=True):
        aside = places_aside(position, frame, found.cross_lines, digit)
        for line in cover:
            covered = tuple(Candidate(cell, digit) for cell in bits(aside & _mask(line)))
            aside &= ~_mask(line)
            marks += [Mark(*candidate, "cross-line") for candidate in covered]
            links.append(Link((), covered, False, line, COVER, digits=(digit,)))
    return Step(
        "junior-exocet",
        eliminations=removed,
        marks=tuple(marks),
        houses=found.cross_lines,
        links=tuple(links),
    )


def _mask(house: House) -> int:
    return sum(1 << cell for cell in house.cells)


@cache
def frames(geometry: Geometry) -> tuple[Frame, ...]:
    """Every two cells of a box that share a row or a column, with all that lies around them."""
    found: list[Frame] = []
    for along, across in ((geometry.rows, geometry.columns), (geometry.columns, geometry.rows)):
        for number, line in enumerate(along):
            first = number - number % _BOX_SIDE
            band = along[first : first + _BOX_SIDE]
            others = [other for other in band if other is not line]
            for start in range(0, geometry.n, _BOX_SIDE):
                found += _in_box(geometry, line, others, across, start)
    return tuple(found)


def _in_box(
    geometry: Geometry,
    line: House,
    others: list[House],
    across: tuple[House, ...],
    start: int,
) -> Iterator[Frame]:
    """The three bases of a line within a box."""
    tables = Tables.of(geometry)
    own = across[start : start + _BOX_SIDE]
    aims: list[tuple[Aim, ...]] = []
    for other in range(0, geometry.n, _BOX_SIDE):
        if other != start:
            aims.append(
                tuple(
                    Aim(_mask(crossed) & _mask(one), _mask(crossed) & _mask(two), crossed)
                    for crossed in across[other : other + _BOX_SIDE]
                    for one, two in (others, others[::-1])
                )
            )
    band = _mask(line) | _mask(others[0]) | _mask(others[1])
    for third in own:
        base = _mask(line) & ~_mask(third) & sum(map(_mask, own)) & tables.everywhere
        yield Frame(base, third, (aims[0], aims[1]), band)
