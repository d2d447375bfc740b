"""M-Wing, H-Wing, S-Wing and L-Wing: chains of three strong links that have a name.

V is a cell with two candidates, B a digit with two places in a house: an M-Wing and an H-Wing
are V-B-B, an S-Wing B-V-B, an L-Wing B-B-B. A W-Wing would be V-B-V.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.board_sizes import CHAINS as LARGEST_BOARD
from tutor.techniques.position import Position, candidates_of, remembered
from tutor.techniques.single_digit import strong_links
from tutor.techniques.step import Candidate, Link, Mark, Role, Step

_Partners = tuple[dict[int, dict[int, House]], ...]
"""By digit and cell: the other places of houses in which there are two."""
_ROLES: tuple[Role, ...] = ("end", "on", "off", "on", "off", "end")


class _Chain(NamedTuple):
    """Six candidates, between which strong and weak links take turns, and what they prove."""

    nodes: tuple[Candidate, ...]
    removed: tuple[Candidate, ...]
    variant: str = ""


@remembered
def _partners(position: Position) -> _Partners:
    found: _Partners = tuple({} for _ in position.places)
    for digit in position.all_digits:
        here = found[digit]
        for house, cells in strong_links(position.tables, position.places[digit]):
            one, other = bits(cells)
            here.setdefault(one, {}).setdefault(other, house)
            here.setdefault(other, {}).setdefault(one, house)
    return found


def m_wing(position: Position) -> Iterator[Step]:
    """(x=y)a – (y)b = (y–x)c = (x)d: x leaves what sees a and d."""
    return _steps(position, "m-wing", _m_wings)


def h_wing(position: Position) -> Iterator[Step]:
    """(x=y)a – (y)b = (y–z)c = (z)d, where d sees a: x leaves d."""
    return _steps(position, "h-wing", _h_wings)


def s_wing(position: Position) -> Iterator[Step]:
    """(x)a = (x)b – (x=y)c – (y)d = (y)e: a and e are one cell, or see each other."""
    return _steps(position, "s-wing", _s_wings)


def l_wing(position: Position) -> Iterator[Step]:
    """(x)a = (x–y)b = (y–z)c = (z)d: as an S-Wing; or x is z and leaves what sees a and d."""
    return _steps(position, "l-wing", _l_wings)


def _steps(
    position: Position,
    technique: str,
    find: Callable[[Position, _Partners], Iterator[_Chain]],
) -> Iterator[Step]:
    """For each conclusion one chain, that with the fewest cells."""
    if position.geometry.n > LARGEST_BOARD:
        return
    partners = _partners(position)
    best: dict[tuple[Candidate, ...], _Chain] = {}
    for chain in find(position, partners):
        known = best.get(chain.removed)
        if known is None or _length(chain) < _length(known):
            best[chain.removed] = chain
    for chain in best.values():
        yield _step(position, technique, chain, partners)


def _length(chain: _Chain) -> tuple[int, tuple[Candidate, ...]]:
    return len({cell for cell, _ in chain.nodes}), chain.nodes


def _chain(
    nodes: tuple[tuple[int, int], ...], removed: tuple[Candidate, ...], variant: str = ""
) -> _Chain:
    return _Chain(tuple([Candidate(*node) for node in nodes]), removed, variant)


def _starts(position: Position) -> Iterator[tuple[int, int, int]]:
    """A cell with two candidates: if it is not the first, it is the second."""
    for cell in bits(position.cells_with(2)):
        x, y = digits(position.candidates[cell])
        yield cell, x, y
        yield cell, y, x


def _m_wings(position: Position, partners: _Partners) -> Iterator[_Chain]:
    peers, places = position.tables.peers, position.places
    for a, x, y in _starts(position):
        for b in bits(places[y] & peers[a]):
            for c in partners[y].get(b, ()):
                for d in partners[x].get(c, ()) if c != a else ():
                    if d not in (a, b) and (seen := places[x] & peers[a] & peers[d]):
                        nodes = ((a, x), (a, y), (b, y), (c, y), (c, x), (d, x))
                        yield _chain(nodes, position.in_cells(seen, x))


def _h_wings(position: Position, partners: _Partners) -> Iterator[_Chain]:
    peers, places = position.tables.peers, position.places
    for a, x, y in _starts(position):
        ends = places[x] & peers[a]
        for b in bits(places[y] & peers[a]):
            for c in partners[y].get(b, ()):
                if c == a:
                    continue
                for z in digits(position.candidates[c]):
                    for d in partners[z].get(c, ()) if z not in (x, y) else ():
                        if d != b and ends >> d & 1:
                            nodes = ((a, x), (a, y), (b, y), (c, y), (c, z), (d, z))
                            yield _chain(nodes, (Candidate(d, x),))


def _s_wings(position: Position, partners: _Partners) -> Iterator[_Chain]:
    peers, places = position.tables.peers, position.places

    def linked(cell: int, digit: int) -> list[tuple[int, int]]:
        """The strong links one end of which sees a cell: the far end, then the near one."""
        near = bits(places[digit] & peers[cell])
        return [(f, one) for one in near for f in partners[digit].get(one, ()) if f != cell]

    for c in bits(position.cells_with(2)):
        x, y = digits(position.candidates[c])
        ends = linked(c, y)
        for a, b in linked(c, x) if ends else ():
            for e, d in ends:
                if b not in (d, e) and a != d and (a == e or peers[a] >> e & 1):
                    nodes = ((a, x), (b, x), (c, x), (c, y), (d, y), (e, y))
                    yield from _of_two_digits(position, nodes)


def _l_wings(position: Position, partners: _Partners) -> Iterator[_Chain]:
    peers, places = position.tables.peers, position.places
    for b, y, c in _in_the_middle(partners):
        for a, x in _joined(position, partners, b, y):
            for d, z in _joined(position, partners, c, y) if a != c else ():
                nodes = ((a, x), (b, x), (b, y), (c, y), (c, z), (d, z))
                if d == b:
                    continue
                if x != z:
                    yield from _of_two_digits(position, nodes)
                elif a != d and (seen := places[x] & peers[a] & peers[d]):
                    yield _chain(nodes, position.in_cells(seen, x))


def _in_the_middle(partners: _Partners) -> Iterator[tuple[int, int, int]]:
    """A digit with two places, each such pair once."""
    for digit, here in enumerate(partners):
        for one, others in here.items():
            for other in others:
                if one < other:
                    yield one, digit, other


def _joined(
    position: Position, partners: _Partners, cell: int, digit: int
) -> Iterator[tuple[int, int]]:
    """The strong links of a cell on other digits: where each leads to."""
    for other in digits(position.candidates[cell] & ~(1 << digit - 1)):
        for far in partners[other].get(cell, ()):
            yield far, other


def _of_two_digits(position: Position, nodes: tuple[tuple[int, int], ...]) -> Iterator[_Chain]:
    """In one cell the ends are all it can be; where they see each other, each excludes its digit
    from the other."""
    (a, x), *_, (e, z) = nodes
    candidates = position.candidates
    if a == e:
        others = candidates[a] & ~(1 << x - 1 | 1 << z - 1)
        if removed := tuple(Candidate(a, digit) for digit in digits(others)):
            yield _chain(nodes, removed, "cell")
    elif position.tables.peers[a] >> e & 1:
        clashing = [(c, d) for c, d in ((a, z), (e, x)) if candidates[c] >> d - 1 & 1]
        if clashing:
            yield _chain(nodes, candidates_of(clashing), "two-digits")


def _step(position: Position, technique: str, chain: _Chain, partners: _Partners) -> Step:
    """The chain told from its first node."""

    def link(number: int, one: Candidate, other: Candidate) -> Link:
        house, strong = None, number % 2 == 0
        if one.digit == other.digit and strong:
            house = partners[one.digit][one.cell][other.cell]
        elif one.digit == other.digit:
            house = position.tables.shared_houses(1 << one.cell | 1 << other.cell)[0][0]
        return Link((one,), (other,), strong=strong, house=house)

    nodes = chain.nodes
    return Step(
        technique,
        eliminations=chain.removed,
        marks=tuple(Mark(*node, role) for node, role in zip(nodes, _ROLES, strict=True)),
        links=tuple(link(number, *pair) for number, pair in enumerate(pairwise(nodes))),
        variant=chain.variant,
    )
