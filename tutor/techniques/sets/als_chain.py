"""ALS-XY-Wing and ALS chains: three almost locked sets in a row, or more.

Each has a restricted common digit with the next, another one on either side. If the first
is without z, it has its restricted common, so the next is without that and has the one after,
and so on to the last, which is left with z: one of the two ends has z. A chain can come back
to its first set: that cannot be without z, then, or it would go without another digit as well.
"""

from collections.abc import Iterator
from itertools import pairwise

from tutor.techniques.position import Position
from tutor.techniques.sets.evidence import Marks, between, held, through
from tutor.techniques.sets.routes import Chain, chains
from tutor.techniques.sets.web import Web, web_of
from tutor.techniques.step import Link, Step

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
