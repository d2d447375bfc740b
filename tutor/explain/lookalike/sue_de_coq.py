"""Cells that are said to be a Sue de Coq: a crossing, cells in its line and cells in its box."""

from collections.abc import Iterator

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import between, mask_of
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.position import Position

_SURPLUS = 2
"""How many digits more than cells the crossing has at least."""


def sue_de_coq(position: Position, cells: tuple[int, ...]) -> Reading:
    """Every box and line that hold all the cells between them."""
    tables, mask = position.tables, mask_of(cells)
    readings = [
        tuple(_reading(position, (line, box), mask, in_box, in_line))
        for box, in_box in tables.by_clarity[: tables.n]
        for line, in_line in tables.by_clarity[tables.n :]
        if in_box & in_line and not mask & ~(in_box | in_line)
    ]
    return plainest(readings) if readings else (Fault("not-box-and-line", cells),)


def _reading(
    position: Position, houses: tuple[House, House], cells: int, in_box: int, in_line: int
) -> Iterator[Fault]:
    both, aside, inside = cells & in_box & in_line, cells & ~in_box, cells & ~in_line
    if both.bit_count() < _SURPLUS:
        yield Fault("crossing-small", tuple(bits(both)), (), houses, number=_SURPLUS)
    if not aside:
        yield Fault("none-in-house", tuple(bits(cells)), (), houses[:1])
    if not inside:
        yield Fault("none-in-house", tuple(bits(cells)), (), houses[1:])
    if both.bit_count() < _SURPLUS or not aside or not inside:
        return
    in_line_digits, in_box_digits = (between(position, bits(part)) for part in (aside, inside))
    held = digits(between(position, bits(cells)))
    common = digits(in_line_digits & in_box_digits)
    if not in_line_digits & in_box_digits & between(position, bits(both)) and (
        len(held) + len(common) == cells.bit_count()
    ):
        common, held = (), held + common  # there twice, once in the line and once in the box
    if common:
        yield Fault("sides-share", tuple(bits(aside)), common, others=tuple(bits(inside)))
    if len(held) != cells.bit_count():
        yield Fault("digits-uneven", tuple(bits(cells)), held, number=cells.bit_count())
    if common or len(held) != cells.bit_count():
        return
    yield from _balance(position, both, aside, inside)
    yield from _idle(position, (in_line, in_box), both, (aside, inside))


def _balance(position: Position, both: int, aside: int, inside: int) -> Iterator[Fault]:
    """A crossing that needs no help, or cells beside it that give none."""
    crossing = between(position, bits(both))
    count = both.bit_count() + _SURPLUS
    if crossing.bit_count() < count:
        yield Fault("crossing-digits", tuple(bits(both)), digits(crossing), number=count)
        return
    for part in (aside, inside):
        own = digits(between(position, bits(part)) & ~crossing)
        if len(own) >= part.bit_count():
            yield Fault("side-helpless", tuple(bits(part)), own, others=tuple(bits(both)))


def _idle(
    position: Position, houses: tuple[int, int], both: int, parts: tuple[int, int]
) -> Iterator[Fault]:
    """That the rest of the line and the rest of the box have none of the digits."""
    crossing = between(position, bits(both))
    for house, here, there in ((houses[0], *parts), (houses[1], *parts[::-1])):
        mine, theirs = (between(position, bits(part)) for part in (here, there))
        rest = position.empty & house & ~both & ~here
        if position.holding((crossing | mine) & ~(theirs & ~mine)) & rest:
            return
    yield Fault("nothing-to-remove", tuple(bits(both | parts[0] | parts[1])))
