"""Patterns with a name of their own as the chains that they are, link by link.

A skyscraper is two strong links with a weak one between them, an XY-Wing three cells with two
candidates, an ALS-XZ two almost locked sets: all of them can be written as chains, and read line
by line like any other. What each link rests on is taken from the evidence of the step.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from tutor.sudoku.geometry import Geometry, House
from tutor.techniques.step import Candidate, Link, Mark, Role, Step

Node = tuple[Candidate, ...]
_ENDS, _BACK, _ROUND, _RING = (
    "grouped-aic",
    "x-chain",
    "grouped-nice-loop-discontinuous",
    "grouped-nice-loop-continuous",
)
"""The chains whose words suit: with two ends, back to one candidate or to several, closed."""


def as_chains(step: Step, geometry: Geometry) -> tuple[Step, ...]:
    """The chains that a step is made of, most often one; none where it is no chain.

    Two patterns told as one, and sets that remove several digits, are several chains.
    """
    if (form := _FORMS.get(step.technique)) is not None:
        return tuple(form(_Pattern(step, geometry)))
    return (step,) if step.is_chain and not step.is_net and step.links else ()


class _Pattern:
    """A step, and what its links are made from."""

    def __init__(self, step: Step, geometry: Geometry) -> None:
        self.step, self._geometry = step, geometry
        self._digits_in: dict[int, set[int]] = {}
        """By cell: the digits that are marked, which in a set are all that it can hold."""
        for mark in step.marks:
            self._digits_in.setdefault(mark.cell, set()).add(mark.digit)

    # Nodes

    def digits_in(self, cells: Iterable[int]) -> set[int]:
        """The digits of some cells of the pattern."""
        return set().union(*(self._digits_in[cell] for cell in cells))

    def held(self, cells: Iterable[int], digit: int) -> Node:
        """The candidates of a digit in cells of the pattern."""
        return tuple(Candidate(cell, digit) for cell in cells if digit in self._digits_in[cell])

    def sees_all(self, cell: int, nodes: Iterable[Candidate]) -> bool:
        """Whether a cell sees all of some candidates."""
        peers = self._geometry.peers(cell)
        return all(other in peers for other, _ in nodes)

    # Links

    def house_of(self, cells: Iterable[int]) -> House | None:
        """The house that holds some cells."""
        first, *others = cells
        houses = self._geometry.houses_of(first)
        return next((house for house in houses if set(others) <= set(house.cells)), None)

    def weak(self, start: Node, end: Node) -> Link:
        """One of two candidates of a cell, or of a digit that sees itself."""
        is_cell = start[0].cell == end[0].cell
        house = None if is_cell else self.house_of(cell for cell, _ in start + end)
        return Link(start, end, strong=False, house=house)

    def through(self, cells: Sequence[int], start: Node, end: Node) -> Link:
        """A cell with two candidates, or an almost locked set of several."""
        if len(cells) == 1:
            return Link(start, end, strong=True, house=None)
        digits = tuple(sorted(self.digits_in(cells)))
        house = self.house_of(cells)
        return Link(start, end, True, house, by="als", cells=tuple(cells), digits=digits)

    # Chains

    def chain(self, links: Sequence[Link], removed: Iterable[Candidate]) -> Step:
        """Links that take turns, with the words that suit their ends."""
        start, end = links[0].start, links[-1].end
        variant, technique = "", _ENDS
        roles: tuple[Role, Role, Role] = ("end", "on", "off")
        if not links[-1].strong:
            technique, roles = _RING, ("off", "on", "off")
        elif start == end:
            technique, variant = (_BACK, "round") if len(start) == 1 else (_ROUND, "group")
        elif start[0].digit != end[0].digit:
            same = {cell for cell, _ in start} == {cell for cell, _ in end}
            variant = "cell" if same else "two-digits"
        elif set(start) & set(end):
            variant = "overlapping"
        marks: dict[Candidate, Role] = {}
        for candidate in (*start, *end) if technique == _ENDS else start:
            marks[candidate] = roles[0]
        for link in links:
            for candidate in link.end:
                marks.setdefault(candidate, roles[1] if link.strong else roles[2])
        in_sets = {cell for link in links for cell in link.cells}
        for mark in self.step.marks:
            if mark.cell in in_sets:
                marks.setdefault(Candidate(mark.cell, mark.digit), mark.role)
        return Step(
            technique,
            eliminations=tuple(removed),
            marks=tuple(Mark(*candidate, role) for candidate, role in marks.items()),
            links=tuple(links),
            variant=variant,
        )

    def sets(self, nodes: Sequence[tuple[Node, Sequence[int], Node]]) -> list[Link]:
        """Cells and sets one after another: in by a node, out by another."""
        links: list[Link] = []
        for start, cells, end in nodes:
            if links:
                links.append(self.weak(links[-1].end, start))
            links.append(self.through(cells, start, end))
        return links


# Patterns of one digit


def _two_links(pattern: _Pattern) -> Iterator[Step]:
    """Two strong links and a weak one; of a dual kite twice."""
    step, left = pattern.step, list(pattern.step.eliminations)
    for first in range(0, len(step.links), 3):
        links = step.links[first : first + 3]
        ends = links[0].start + links[-1].end
        removed = [found for found in left if pattern.sees_all(found.cell, ends)]
        yield pattern.chain(links, removed)
        left = [found for found in left if found not in removed]


def _empty_rectangle(pattern: _Pattern) -> Iterator[Step]:
    """A strong link, then the places in a box: on the line that it meets, or on the other."""
    step = pattern.step
    box, *lines = step.houses[:3]
    corner = step.candidates("corner")
    for link in step.links:
        ((near, _),) = link.end
        met, other = lines if near in lines[0].cells else reversed(lines)
        on_met = tuple(place for place in corner if place.cell in met.cells)
        on_other = tuple(place for place in corner if place.cell not in met.cells)
        yield pattern.chain(
            (
                link,
                Link(link.end, on_met, strong=False, house=met),
                Link(on_met, on_other, strong=True, house=box),
            ),
            [found for found in step.eliminations if found.cell in other.cells],
        )


# Cells with two candidates


def _xy_wing(pattern: _Pattern) -> Iterator[Step]:
    step = pattern.step
    (pivot,), pincers = step.cells("pivot"), step.candidates("pincer")
    (one, other), (x, y) = pincers, (d for _, d in step.candidates("link"))
    yield pattern.chain(
        pattern.sets(
            [
                ((one,), [one.cell], (Candidate(one.cell, x),)),
                ((Candidate(pivot, x),), [pivot], (Candidate(pivot, y),)),
                ((Candidate(other.cell, y),), [other.cell], (other,)),
            ]
        ),
        step.eliminations,
    )


def _w_wing(pattern: _Pattern) -> Iterator[Step]:
    step, (strong,) = pattern.step, pattern.step.links
    (one, other), (x, other_x) = step.candidates("pincer"), step.candidates("link")
    first = pattern.through([one.cell], (one,), (x,))
    last = pattern.through([other.cell], (other_x,), (other,))
    yield pattern.chain(_joined(pattern, first, strong, last), step.eliminations)


def _joined(pattern: _Pattern, first: Link, strong: Link, last: Link) -> list[Link]:
    """Two sets or cells, and the strong link between them."""
    before, after = pattern.weak(first.end, strong.start), pattern.weak(strong.end, last.start)
    return [first, before, strong, after, last]


def _remote_pair(pattern: _Pattern) -> Iterator[Step]:
    """A chain for each digit, and for each part of the row of cells that removes something."""
    step = pattern.step
    cells, pair = step.cells(), step.digits()
    parts = sorted(
        ((i, j) for i in range(len(cells)) for j in range(i + 3, len(cells), 2)),
        key=lambda part: part[0] - part[1],
    )
    left = list(step.eliminations)
    for first, last in parts:
        for x, y in (pair, pair[::-1]):
            ends = pattern.held((cells[first], cells[last]), x)
            removed = [f for f in left if f.digit == x and pattern.sees_all(f.cell, ends)]
            if removed:
                left = [found for found in left if found not in removed]
                turns = [
                    ((Candidate(cell, one),), [cell], (Candidate(cell, other),))
                    for number, cell in enumerate(cells[first : last + 1])
                    for one, other in [(y, x) if number % 2 else (x, y)]
                ]
                yield pattern.chain(pattern.sets(turns), removed)


def _bent_set(pattern: _Pattern) -> Iterator[Step]:
    """Cells of two houses with as many digits: two almost locked sets, where they part so."""
    step, cells = pattern.step, pattern.step.cells()
    z = step.eliminations[0].digit
    for size in range(1, len(cells) // 2 + 1):
        for some in combinations(cells, size):
            others = [cell for cell in cells if cell not in some]
            if all(_is_almost_locked(pattern, part) for part in (some, others)):
                for x in sorted(pattern.digits_in(some) & pattern.digits_in(others) - {z}):
                    out, into = pattern.held(some, x), pattern.held(others, x)
                    start, end = pattern.held(some, z), pattern.held(others, z)
                    if all(pattern.sees_all(cell, into) for cell, _ in out) and start and end:
                        turns = [(start, some, out), (into, others, end)]
                        yield pattern.chain(pattern.sets(turns), step.eliminations)
                        return


def _is_almost_locked(pattern: _Pattern, cells: Sequence[int]) -> bool:
    has_house = pattern.house_of(cells) is not None
    return has_house and len(pattern.digits_in(cells)) == len(cells) + 1


# Almost locked sets


def _sets(pattern: _Pattern) -> Iterator[Step]:
    """Sets one after another; a chain for each digit that they remove."""
    step, links = pattern.step, pattern.step.links
    if not links[-1].strong:
        whole = [pattern.through(x.cells, x.start, x.end) if x.strong else x for x in links]
        yield pattern.chain(whole, step.eliminations)
        return
    for z in sorted({digit for _, digit in step.eliminations}):
        turns = []
        for link in links:
            if link.strong:
                start, end = link.start, link.end
                if link is links[0]:
                    start = tuple(one for one in start if one.digit == z)
                if link is links[-1]:
                    end = tuple(one for one in end if one.digit == z)
                turns.append((start, link.cells, end))
        removed = [found for found in step.eliminations if found.digit == z]
        yield pattern.chain(pattern.sets(turns), removed)


def _als_w_wing(pattern: _Pattern) -> Iterator[Step]:
    step, (first, strong, last) = pattern.step, pattern.step.links
    first, last = (pattern.through(x.cells, x.start, x.end) for x in (first, last))
    yield pattern.chain(_joined(pattern, first, strong, last), step.eliminations)


def _death_blossom(pattern: _Pattern) -> Iterator[Step]:
    """A stem with two candidates stands between its petals; with more it is no chain."""
    step = pattern.step
    to_petals, petals = step.links[::2], step.links[1::2]
    if len(petals) != 2:
        return
    (first, second), (one, other) = (link.start for link in to_petals), petals
    stem = first[0].cell
    for z in sorted({digit for _, digit in step.eliminations}):
        ends = [tuple(found for found in petal.end if found.digit == z) for petal in petals]
        turns = [
            (ends[0], one.cells, one.start),
            (first, [stem], second),
            (other.start, other.cells, ends[1]),
        ]
        removed = [found for found in step.eliminations if found.digit == z]
        yield pattern.chain(pattern.sets(turns), removed)


def _named(pattern: _Pattern) -> Iterator[Step]:
    """A chain already, told in one breath."""
    yield pattern.chain(pattern.step.links, pattern.step.eliminations)


def _tridagon_link(pattern: _Pattern) -> Iterator[Step]:
    """Two guardians, one of which is true: a strong link, with a chain on either side."""
    cases: dict[int, list[Link]] = {}
    for link in pattern.step.links:
        cases.setdefault(link.case, []).append(link)
    if len(cases) == 2:
        (to_one, to_other) = ([replace(x, case=0) for x in links[:-1]] for links in cases.values())
        one, other = (links[0].start for links in cases.values())
        back = [replace(link, start=link.end, end=link.start) for link in reversed(to_one)]
        between = Link(one, other, strong=True, house=None)
        yield pattern.chain([*back, between, *to_other], pattern.step.eliminations)


_FORMS: dict[str, Callable[[_Pattern], Iterator[Step]]] = {
    **dict.fromkeys(("skyscraper", "two-string-kite", "turbot-fish"), _two_links),
    "empty-rectangle": _empty_rectangle,
    "xy-wing": _xy_wing,
    "w-wing": _w_wing,
    "remote-pair": _remote_pair,
    **dict.fromkeys(("xyz-wing", "wxyz-wing", "vwxyz-wing"), _bent_set),
    **dict.fromkeys(("m-wing", "h-wing", "s-wing", "l-wing"), _named),
    **dict.fromkeys(("als-xz", "als-xy-wing", "als-chain"), _sets),
    "als-w-wing": _als_w_wing,
    "death-blossom": _death_blossom,
    "tridagon-link": _tridagon_link,
}
