"""ALS-XZ: two almost locked sets with a restricted common digit, or with two.

Only one of the sets can have the restricted common x. The other is then locked, so each
further common digit z is in one of them. With two restricted commons each set goes without
one of them: both are locked for all their other digits.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.sudoku.geometry import bits
from tutor.techniques.position import Position
from tutor.techniques.sets.best import Best
from tutor.techniques.sets.evidence import Marks, between, held, through
from tutor.techniques.sets.web import Web, web_of
from tutor.techniques.step import Link, Step


class _Pair(NamedTuple):
    """Two sets, by their numbers, and their restricted commons."""

    first: int
    second: int
    commons: tuple[int, ...]


def als_xz(position: Position) -> Iterator[Step]:
    """Every pair of sets that removes something."""
    web = web_of(position)
    best: Best[_Pair] = Best(web)
    for pair in _pairs(position, web):
        for removed in _removals(web, pair):
            best.add(removed, (pair.first, pair.second), pair)
    for removed, pair in best.found():
        yield _step(web, removed, pair)


def _pairs(position: Position, web: Web) -> Iterator[_Pair]:
    """The pairs of sets with one restricted common that promise something, or with two."""
    for first, groups in enumerate(web.groups_of):
        position.pulse()
        rivals = {digit: web.rival_sets(group) for digit, group in groups.items()}
        once = twice = 0
        for sets in rivals.values():
            twice |= once & sets
            once |= sets
        promising = twice
        for z, group in groups.items():
            allies = web.allies[group]
            for x, sets in rivals.items():
                if x != z:
                    promising |= sets & allies
        later = promising >> first + 1 << first + 1
        for second in bits(later):
            commons = tuple([digit for digit, sets in rivals.items() if sets >> second & 1])
            yield _Pair(first, second, commons[:2])


def _removals(web: Web, pair: _Pair) -> Iterator[int]:
    """What a pair removes; for two restricted commons also without what is in the sets."""
    one, other = web.reach[pair.first], web.reach[pair.second]
    restricted = 0
    for digit in pair.commons:
        restricted |= web.part(digit)
    if len(pair.commons) == 1:
        yield one & other & ~restricted
        return
    removed = (one | other) & ~restricted | one & other & restricted
    yield removed
    yield removed & ~web.in_cells(web.sets[pair.first].cells | web.sets[pair.second].cells)


def _step(web: Web, removed: int, pair: _Pair) -> Step:
    one, other = web.sets[pair.first], web.sets[pair.second]
    eliminations = web.candidates_in(removed)
    marks = Marks()
    marks.add_sets(web, (one, other))
    for almost in (one, other):
        marks.add("restricted", held(almost, *pair.commons))
    if len(pair.commons) == 1:
        (x,) = pair.commons
        shared = sorted({digit for _, digit in eliminations})
        for almost in (one, other):
            marks.add("shared", held(almost, *shared))
        links: tuple[Link, ...] = (
            through(one, shared, [x]),
            between(web.tables, held(one, x), held(other, x)),
            through(other, [x], shared),
        )
    else:
        x, y = pair.commons
        links = (
            through(one, [x], [y]),
            between(web.tables, held(one, y), held(other, y)),
            through(other, [y], [x]),
            between(web.tables, held(other, x), held(one, x)),
        )
    return Step(
        "als-xz",
        eliminations=eliminations,
        marks=marks.made(),
        houses=(one.house, other.house),
        links=links,
        variant="" if len(pair.commons) == 1 else "doubly",
    )
