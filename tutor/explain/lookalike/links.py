"""Cells that are said to be a skyscraper, a two-string kite or a turbot fish."""

from collections.abc import Callable, Iterator
from functools import partial

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import (
    digits_by_use,
    lacking,
    no_strong_link,
    nothing_sees,
    sees,
    strong_houses,
)
from tutor.sudoku.geometry import House
from tutor.techniques.position import Position

_Pair = tuple[int, int]
_Shape = Callable[[Position, tuple[House, House], _Pair, _Pair], Reading]
"""What is wrong with two links, the ends where they meet and their far ends."""


def _any_shape(position: Position, houses: tuple[House, House], near: _Pair, far: _Pair) -> Reading:
    return ()


def _skyscraper(
    position: Position, houses: tuple[House, House], near: _Pair, far: _Pair
) -> Reading:
    kinds = {house.kind for house in houses}
    if len(kinds) > 1 or "box" in kinds:
        return (Fault("not-parallel", houses=houses),)
    shared = position.tables.shared_houses(1 << near[0] | 1 << near[1])
    if all(house.kind == "box" for house, _ in shared):
        return (Fault("not-on-a-line", near),)
    places = [house.cells.index(end) for house, end in zip(houses, far, strict=True)]
    return (Fault("ends-aligned", far),) if places[0] == places[1] else ()


def _kite(position: Position, houses: tuple[House, House], near: _Pair, far: _Pair) -> Reading:
    if {house.kind for house in houses} != {"row", "column"}:
        return (Fault("not-crosswise", houses=houses),)
    return ()  # A row and a column, both with two places, can meet in a box only.


def _two_links(position: Position, cells: tuple[int, ...], *, shape: _Shape) -> Reading:
    return plainest(_readings(position, cells, shape))


def _readings(position: Position, cells: tuple[int, ...], shape: _Shape) -> Iterator[Reading]:
    a, b, c, d = cells
    for digit in digits_by_use(position, cells):
        lacks = lacking(position, cells, digit)
        for first, second in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))):
            weak = lacks
            for pair in (first, second):
                if all(position.places[digit] >> cell & 1 for cell in pair):
                    weak += no_strong_link(position, digit, *pair)
            yield weak or _joined(position, digit, first, second, shape)


def _joined(position: Position, digit: int, first: _Pair, second: _Pair, shape: _Shape) -> Reading:
    """Two strong links: what is wrong with the ways to join them."""
    readings = []
    pattern = sum(1 << cell for cell in first + second)
    for near, far in (first, first[::-1]):
        for near_2, far_2 in (second, second[::-1]):
            if not sees(position, near, near_2):
                continue
            idle = nothing_sees(position, digit, (far, far_2), but=pattern)
            for house in strong_houses(position, digit, *first):
                for house_2 in strong_houses(position, digit, *second):
                    wrong = shape(position, (house, house_2), (near, near_2), (far, far_2))
                    readings.append(wrong + idle)
    if not readings:
        return (Fault("ends-apart", first, (digit,), others=second),)
    return plainest(readings)


skyscraper = partial(_two_links, shape=_skyscraper)
two_string_kite = partial(_two_links, shape=_kite)
turbot_fish = partial(_two_links, shape=_any_shape)
