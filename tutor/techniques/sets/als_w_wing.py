"""ALS-W-Wing: two almost locked sets whose common digit a house lets only one of them have."""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits, union
from tutor.techniques.position import Position
from tutor.techniques.sets.almost_locked import Marks, Web, held, through, web_of
from tutor.techniques.step import Candidate, Link, Step

# Every place of x in a house sees all x of one set or all x of the other. Whichever is true,
# one of the sets does without x and so holds all its other digits, z among them.

_LARGEST_SET = 4
"""How many cells a set has at most."""


class _Wing(NamedTuple):
    """Two sets, by their numbers, the digits x and z, and the places of x in a house."""

    first: int
    second: int
    x: int
    z: int
    house: House
    places: int


def als_w_wing(position: Position) -> Iterator[Step]:
    """For each conclusion the smallest sets."""
    web = web_of(position)
    found: dict[int, _Wing] = {}
    for removed, wing in _wings(position, web):
        known = found.get(removed)
        if known is None or _size(web, wing) < _size(web, known):
            found[removed] = wing
    for removed, wing in found.items():
        yield _step(web, removed, wing)


def _size(web: Web, wing: _Wing) -> tuple[int, int, tuple[int, int]]:
    first, second = web.sets[wing.first], web.sets[wing.second]
    cells = first.cells | second.cells | wing.places
    return cells.bit_count(), wing.places.bit_count(), (first.cells, second.cells)


def _wings(position: Position, web: Web) -> Iterator[tuple[int, _Wing]]:
    """All pairs of sets that a house joins."""
    sizes = [almost.cells.bit_count() for almost in web.sets]
    small = sum([1 << index for index, size in enumerate(sizes) if size <= _LARGEST_SET])
    for x in position.all_digits:
        done: set[int] = set()
        for house, mask in web.tables.by_clarity:
            position.pulse()
            places = web.places[x] & mask
            if not places or places in done:
                continue
            done.add(places)
            for one, other in _joined(web, x, places):
                for first in bits(web.holders[one] & small):
                    for second in bits(web.holders[other] & small):
                        if sizes[first] + sizes[second] > 2:
                            yield from _removals(web, first, second, x, house, places)


def _joined(web: Web, x: int, places: int) -> Iterator[tuple[int, int]]:
    """The groups one of which loses x whatever place of x is true; neither always does."""
    sight = [web.in_sight_of(cell, x) for cell in bits(places)]
    everywhere = (1 << len(sight)) - 1
    seeing = {0: union(sight)}
    for number, here in enumerate(sight):
        seeing = {
            seen | bit: part
            for seen, some in seeing.items()
            for bit, part in ((0, some & ~here), (1 << number, some & here))
            if part
        }
    for seen, some in seeing.items():
        for also, more in seeing.items():
            if seen < also < everywhere and seen | also == everywhere:
                for one in bits(some):
                    for other in bits(more & ~web.rivals(one)):
                        yield (one, other) if one < other else (other, one)


def _removals(
    web: Web, first: int, second: int, x: int, house: House, places: int
) -> Iterator[tuple[int, _Wing]]:
    """What two sets remove, digit by digit."""
    reach = web.reach[first] & web.reach[second] & ~web.part(x)
    if not reach:
        return
    one, other = web.sets[first], web.sets[second]
    if one.cells & other.cells or (one.cells | other.cells) & places:
        return
    for z in digits(one.digits & other.digits & ~(1 << x - 1)):
        removed = reach & web.part(z)
        if removed and other.places[z] & ~one.seen[z]:
            yield removed, _Wing(first, second, x, z, house, places)


def _step(web: Web, removed: int, wing: _Wing) -> Step:
    one, other = web.sets[wing.first], web.sets[wing.second]
    x, z = wing.x, wing.z
    marks = Marks()
    marks.add_sets(web, (one, other))
    for almost in (one, other):
        marks.add("link", held(almost, x))
        marks.add("shared", held(almost, z))
    base = tuple(Candidate(cell, x) for cell in bits(wing.places))
    marks.add("base", base)
    near = tuple(c for c in base if one.seen[x] >> c.cell & 1)
    far = tuple(c for c in base if c not in near)
    return Step(
        "als-w-wing",
        eliminations=web.candidates_in(removed),
        marks=marks.made(),
        houses=(wing.house,),
        links=(
            through(one, [z], [x]),
            Link(near, far, strong=True, house=wing.house),
            through(other, [x], [z]),
        ),
    )
