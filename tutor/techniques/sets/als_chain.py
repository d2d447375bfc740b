"""Chains of almost locked sets: two, three or more."""

from collections.abc import Iterator, Sequence
from itertools import count, islice, pairwise
from typing import NamedTuple

from tutor.sudoku.geometry import bits
from tutor.techniques.position import Position
from tutor.techniques.sets.almost_locked import Face, Marks, Web, between, held, through, web_of
from tutor.techniques.sets.sue_de_coq import Best
from tutor.techniques.step import Link, Step

# ALS-XZ: two almost locked sets with a restricted common digit, or with two.
#
# Only one of the sets can have the restricted common x. The other is then locked, so each
# further common digit z is in one of them. With two restricted commons each set goes without
# one of them: both are locked for all their other digits.


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
        yield _xz_step(web, removed, pair)


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


def _xz_step(web: Web, removed: int, pair: _Pair) -> Step:
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


# Ways from one almost locked set to another, over restricted commons.
#
# A set that is without one digit holds its others, and so takes them from its rivals: from group
# to group of sets (see ``Web``) it follows who must go without. Two ends that would both be left
# without z, in sight of the same cell, are what is looked for; the sets in between come second.

SHORTEST_ROUND = 4
"""How many sets a chain that comes back to its first has at least, that one counted twice."""


class Chain(NamedTuple):
    """Sets by their numbers, and the restricted common of each with the next.

    The last set can be the first again.
    """

    sets: tuple[int, ...]
    commons: tuple[int, ...]


class _Ends(NamedTuple):
    """Where a chain begins and ends, and how many sets it has, both ends counted."""

    length: int
    cells: int
    firsts: int
    leaving: int
    lasts: int
    entering: int


class _Route(NamedTuple):
    """Sets one after another, how many cells they have, and the groups that lead on from them."""

    cells: int
    sets: tuple[int, ...]
    entered: tuple[int, ...]
    """By what each set is entered; the last of these leads on."""


def chains(position: Position, web: Web, shortest: int, longest: int) -> dict[int, Chain]:
    """For each conclusion a chain with few sets and few cells, between these lengths.

    Chains longer than the shortest are found only where they reach a set for the first time.
    """
    found: dict[int, tuple[int, int, Chain]] = {}
    for group, mine in enumerate(web.faces):
        position.pulse()
        if not mine:
            continue
        layers = list(islice(_layers(web, web.rivals(group), shortest), longest - 1))
        for removed, ends in _ends(web.faces, group, layers, shortest):
            known = found.get(removed)
            if known is None or (ends.length, ends.cells) < known[:2]:
                chain = _between(web, ends, layers)
                if chain is not None:
                    found[removed] = ends.length, ends.cells, chain
    return {removed: chain for removed, (_, _, chain) in found.items()}


def _layers(web: Web, groups: int, shortest: int) -> Iterator[int]:
    """The groups that go without their digit, one set after another, until no new ones do."""
    reached = 0
    for length in count(2):
        if length >= shortest:
            if not groups & ~reached:
                return
            reached |= groups
        yield groups
        following = 0
        for group in bits(groups):
            following |= web.follow(group)
        groups = following


def _ends(
    faces: Sequence[Sequence[Face]], leaving: int, layers: list[int], shortest: int
) -> Iterator[tuple[int, _Ends]]:
    """What the chains that begin with the digit of a group remove; each from one side only."""
    mine = faces[leaving]
    horizon = 0
    for face in mine:
        horizon |= face.removed
    done = (1 << leaving) - 1
    for length, layer in enumerate(layers[shortest - 2 :], start=shortest):
        for entering in bits(layer & ~done):
            for theirs in faces[entering]:
                if theirs.removed & horizon:
                    for face in mine:
                        if removed := face.removed & theirs.removed:
                            cells = face.cells + theirs.cells
                            yield (
                                removed,
                                _Ends(length, cells, face.sets, leaving, theirs.sets, entering),
                            )
        done |= layer


def _between(web: Web, ends: _Ends, layers: list[int]) -> Chain | None:
    """A chain with these ends, the smallest first; None if it would pass a set twice."""
    layers = [*layers[: ends.length - 2], 1 << ends.entering]
    for number in range(len(layers) - 1, 0, -1):
        layers[number - 1] &= _leading_to(web, layers[number])
    pairs = [(one, other) for one in bits(ends.firsts) for other in bits(ends.lasts)]
    for first, last in sorted(pairs, key=lambda pair: pair[0] == pair[1]):
        if first == last and ends.length < SHORTEST_ROUND:
            continue
        barred = 1 << first | 1 << last
        route = _fewest_cells(web, layers, barred) or next(_any(web, layers, barred), None)
        if route is not None:
            commons = tuple(web.digit_of[group] for group in route.entered)
            return Chain((first, *route.sets, last), commons)
    return None


def _leading_to(web: Web, groups: int) -> int:
    """The groups from which one of some groups follows."""
    rivals = found = 0
    for group in bits(groups):
        rivals |= web.rivals(group)
    for group in bits(rivals):
        found |= web.partners[group]
    return found


def _fewest_cells(web: Web, layers: list[int], barred: int) -> _Route | None:
    """The route with the fewest cells, if it happens to pass no set twice."""
    routes = {group: _Route(0, (), (group,)) for group in bits(layers[0])}
    for layer in layers[1:]:
        further: dict[int, _Route] = {}
        for route in routes.values():
            for index, entered in _onward(web, route, layer, barred):
                cells = route.cells + web.size(index)
                known = further.get(entered)
                if known is None or cells < known.cells:
                    further[entered] = _Route(
                        cells, (*route.sets, index), (*route.entered, entered)
                    )
        routes = further
    return next(iter(routes.values()), None)


def _any(web: Web, layers: list[int], barred: int) -> Iterator[_Route]:
    """Every route that passes no set twice."""
    open_routes = [_Route(0, (), (group,)) for group in bits(layers[0])]
    while open_routes:
        route = open_routes.pop()
        if len(route.entered) == len(layers):
            yield route
            continue
        layer = layers[len(route.entered)]
        open_routes += [
            _Route(0, (*route.sets, index), (*route.entered, entered))
            for index, entered in _onward(web, route, layer, barred)
        ]


def _onward(web: Web, route: _Route, layer: int, barred: int) -> Iterator[tuple[int, int]]:
    """The sets a route may go on with, and the groups of the next layer they lead to."""
    group = route.entered[-1]
    for index in bits(web.holders[group] & ~barred):
        if index not in route.sets:
            for partner in web.groups_of[index].values():
                if partner != group:
                    for entered in bits(web.rivals(partner) & layer):
                        yield index, entered


# ALS-XY-Wing and ALS chains: three almost locked sets in a row, or more.
#
# Each has a restricted common digit with the next, another one on either side. If the first
# is without z, it has its restricted common, so the next is without that and has the one after,
# and so on to the last, which is left with z: one of the two ends has z. A chain can come back
# to its first set: that cannot be without z, then, or it would go without another digit as well.

_WING = 3
_SHORTEST = 4
_LONGEST = 16
"""How many sets a chain has at most; the shortest way from end to end hardly needs more."""
LONGEST_ON_A_WALK = 6
"""How many sets a chain has at most that a walk takes."""


def als_xy_wing(position: Position) -> Iterator[Step]:
    """Every pivot with two sets at its sides."""
    return _steps(position, "als-xy-wing", _WING, _WING)


def als_chain(position: Position) -> Iterator[Step]:
    """Every chain of four sets or more."""
    return _steps(position, "als-chain", _SHORTEST, _LONGEST)


def walk_als_chain(position: Position) -> Iterator[Step]:
    """The chains that are not too long, those with the fewest cells first."""
    steps = _steps(position, "als-chain", _SHORTEST, LONGEST_ON_A_WALK)
    return iter(sorted(steps, key=lambda step: (len(step.cells()), step.eliminations)))


def _steps(position: Position, technique: str, shortest: int, longest: int) -> Iterator[Step]:
    web = web_of(position)
    for removed, chain in chains(position, web, shortest, longest).items():
        yield _step(web, technique, removed, chain)


def _step(web: Web, technique: str, removed: int, chain: Chain) -> Step:
    sets = [web.sets[number] for number in chain.sets]
    is_round = chain.sets[0] == chain.sets[-1]
    told_once = sets[:-1] if is_round else sets
    eliminations = web.candidates_in(removed)
    shared = sorted({digit for _, digit in eliminations})
    turns = [shared, *([digit] for digit in chain.commons), shared]
    links: list[Link] = []
    for almost, before, (start, end) in zip(sets, [None, *sets], pairwise(turns), strict=False):
        if before is not None:
            links.append(between(web.tables, held(before, *start), held(almost, *start)))
        links.append(through(almost, start, end))
    marks = Marks()
    marks.add_sets(web, told_once)
    for digit, (one, other) in zip(chain.commons, pairwise(sets), strict=True):
        marks.add("restricted", held(one, digit) + held(other, digit))
    marks.add("shared", held(sets[0], *shared) + held(sets[-1], *shared))
    return Step(
        technique,
        eliminations=eliminations,
        marks=marks.made(),
        houses=tuple(almost.house for almost in told_once),
        links=tuple(links),
        variant="round" if is_round else "",
    )
