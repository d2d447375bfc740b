"""Cells that are said to be a chain: of one digit, of pairs, of anything, or a loop."""

from collections.abc import Callable, Iterator
from functools import partial

from tutor.explain.lookalike.fault import (
    Fault,
    Reading,
    apart,
    lacking,
    likely_digits,
    mask_of,
    plainest,
    weight,
)
from tutor.explain.lookalike.trails import ChainLinks, Trail, Trails
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position

_Ends = Callable[[ChainLinks, Trail], Reading | None]
"""What is wrong with the ends of a chain, None if it cannot be what is meant."""
_PAIR = 2
_SHORTEST_OF_PAIRS = 6
"""How many nodes an XY-chain has at least: with four it is a naked pair."""


def x_chain(position: Position, cells: tuple[int, ...]) -> Reading:
    """The likeliest digits in turn, each of them linked in houses."""
    return plainest(_of_digit(position, cells, digit) for digit in likely_digits(position, cells))


def _of_digit(position: Position, cells: tuple[int, ...], digit: int) -> Reading:
    if lacks := lacking(position, cells, digit):
        return lacks
    if len(cells) % 2:
        return (Fault("odd-links", cells, (digit,), number=len(cells)),)
    return _read(Trails(ChainLinks(position, cells).of_digit(digit)), _between_ends)


def xy_chain(position: Position, cells: tuple[int, ...]) -> Reading:
    """Cells with too many candidates or too few; then those that make no chain."""
    wrong = tuple(
        Fault("candidate-count", (cell,), digits(mask), number=_PAIR)
        for cell in cells
        if (mask := position.candidates[cell]).bit_count() != _PAIR
    )
    return wrong or _read(Trails(ChainLinks(position, cells).of_pairs()), _of_pairs)


def _chain(
    position: Position, cells: tuple[int, ...], *, ends: _Ends, grouped: bool = False
) -> Reading:
    links = ChainLinks(position, cells).of_all(grouped=grouped)
    return _read(Trails(links, spares=int(ends is _back_to_a_cell)), ends)


def _read(trails: Trails, ends: _Ends) -> Reading:
    """What is wrong with the plainest chain through all the cells; nothing if one holds."""
    links = trails.links
    readings = []
    for trail in trails.sound():
        wrong = ends(links, trail)
        if wrong == ():
            return ()
        if wrong is not None:
            readings.append(wrong)
    cells = tuple(bits(links.cells))
    if trails.is_cut_short:
        return (Fault("unclear", cells),)
    if all(weight(reading)[0] for reading in readings):
        readings += [trail.flaws for trail in trails.flawed() if ends(links, trail) == ()]
    return plainest(readings) or tuple(_loose(links, cells)) or (Fault("no-pattern", cells),)


def _loose(links: ChainLinks, cells: tuple[int, ...]) -> Iterator[Fault]:
    """Cells out of sight of the others, or without any link that a chain could use."""
    if found := apart(links.position, cells):
        yield from found
        return
    linked = 0
    for node, ways in zip(links.nodes, links.strong, strict=True):
        for carriers in ways.values():
            linked |= node.cells
            for carrier in carriers:
                linked |= carrier
    if lonely := tuple(bits(links.cells & ~linked)):
        yield Fault("no-partner", lonely)


def _between_ends(links: ChainLinks, trail: Trail) -> Reading | None:
    """One of two ends is true: what both see falls."""
    if trail.is_closed:
        return None
    if links.ruled_out(trail.start, trail.end):
        return ()
    (digit, cells), (other, there) = (links.nodes[end] for end in (trail.start, trail.end))
    ends = tuple(bits(cells | there))
    if digit != other:
        return (Fault("nothing-to-remove", ends, (digit, other)),)
    return (Fault("nothing-sees", ends, (digit,)),)


def _of_pairs(links: ChainLinks, trail: Trail) -> Reading | None:
    """The same, with one digit at both ends."""
    if trail.is_closed or len(trail.nodes) < _SHORTEST_OF_PAIRS:
        return None
    first, last = (links.nodes[end] for end in (trail.start, trail.end))
    if first.digit != last.digit:
        ends = (*bits(first.cells), *bits(last.cells))
        return (Fault("ends-differ", ends, (first.digit, last.digit)),)
    return _between_ends(links, trail)


def _with_group(links: ChainLinks, trail: Trail) -> Reading | None:
    return _between_ends(links, trail) if trail.is_special else None


def _closing(links: ChainLinks, trail: Trail) -> Reading | None:
    """The ends cannot both be true: every weak link has one true end."""
    if trail.is_closed:
        return None
    if not links.weak[trail.start] >> trail.end & 1:
        return _open(links, trail)
    weak = [(trail.end, trail.start), *zip(trail.nodes[1::2], trail.nodes[2::2], strict=False)]
    if any(links.ruled_out(*pair) for pair in weak):
        return ()
    return (Fault("nothing-to-remove", tuple(bits(links.cells))),)


def _open(links: ChainLinks, trail: Trail) -> Reading | None:
    """A loop that lacks the link at which it should close."""
    (digit, cells), (other, there) = (links.nodes[end] for end in (trail.start, trail.end))
    if digit != other or trail.flaws:
        return None
    return (Fault("loop-open", (*bits(cells), *bits(there)), (digit,)),)


def _back_to_a_cell(links: ChainLinks, trail: Trail) -> Reading | None:
    """Either the start is true, or a candidate of the cells falls by both ends."""
    missing = links.cells & ~trail.covered
    if trail.is_closed:
        return None if missing else ()
    fallen = links.ruled_out(trail.start, trail.end)
    passed = [links.nodes[node] for node in trail.nodes]
    for digit, cells in fallen.items():
        victims = cells & (missing or links.cells)
        victims &= ~mask_of(c for d, there in passed if d == digit for c in bits(there))
        if victims:
            return ()
    if not missing or trail.flaws:
        return None
    ends = [cell for end in (trail.start, trail.end) for cell in bits(links.nodes[end].cells)]
    return (Fault("no-way-back", tuple(bits(missing)), others=tuple(dict.fromkeys(ends))),)


aic = partial(_chain, ends=_between_ends)
grouped_aic = partial(_chain, ends=_with_group, grouped=True)
continuous_loop = partial(_chain, ends=_closing)
discontinuous_loop = partial(_chain, ends=_back_to_a_cell)
