"""Ways from one almost locked set to another, over restricted commons.

A set that is without one digit holds its others, and so takes them from its rivals: from group
to group of sets (see ``Web``) it follows who must go without. Two ends that would both be left
without z, in sight of the same cell, are what is looked for; the sets in between come second.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import NamedTuple

from tutor.sudoku.geometry import bits
from tutor.techniques.position import Position
from tutor.techniques.sets.web import Face, Web

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
