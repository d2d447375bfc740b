"""Cells that are said to break a deadly pattern."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tutor.explain.lookalike.fault import (
    Fault,
    Reading,
    between,
    further_place,
    lacking,
    mask_of,
    nothing_sees,
    plainest,
)
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.position import Position


class Corners(NamedTuple):
    """Four corners, row by row, the two digits that threaten them, and what stands in the way."""

    cells: tuple[int, ...]
    pair: int
    roof: tuple[int, ...]
    """The corners with further candidates."""
    extras: int
    """The further candidates."""
    subset: tuple[int, ...]
    """Cells beside the corners, for a naked subset with the further candidates."""

    def roof_houses(self, position: Position) -> tuple[tuple[House, int], ...]:
        """The houses that two roof corners share."""
        if len(self.roof) != 2:
            return ()
        return position.tables.shared_houses(mask_of(self.roof))


_Type = Callable[[Position, Corners], Reading]


def misshapen(position: Position, cells: tuple[int, ...]) -> Reading:
    """Not four cells of two rows and two columns; or not in two boxes."""
    n = position.geometry.n
    if len({cell // n for cell in cells}) != 2 or len({cell % n for cell in cells}) != 2:
        return (Fault("not-a-rectangle", cells),)
    boxes = sorted({position.geometry.box_of[cell] for cell in cells})
    if len(boxes) != 2:
        houses = tuple(position.geometry.boxes[box] for box in boxes)
        return (Fault("box-count", cells, houses=houses, number=2),)
    return ()


def _rectangle(position: Position, cells: tuple[int, ...], *, of_type: _Type) -> Reading:
    return misshapen(position, cells) or _with_pair(position, cells, (), of_type)


def _with_pair(
    position: Position, cells: tuple[int, ...], subset: tuple[int, ...], of_type: _Type
) -> Reading:
    """Every two digits that a corner has alone, in turn."""
    pairs = sorted({m for c in cells if (m := position.candidates[c]).bit_count() == 2})
    if not pairs:
        return (Fault("no-pair-corner", cells),)
    readings: list[Reading] = []
    for pair in pairs:
        without = tuple(cell for cell in cells if not position.candidates[cell] & pair)
        if without:
            readings.append((Fault("corner-lacks-pair", without, digits(pair)),))
            continue
        roof = tuple(cell for cell in cells if position.candidates[cell] & ~pair)
        extras = between(position, roof) & ~pair
        readings.append(of_type(position, Corners(cells, pair, roof, extras, subset)))
    return plainest(readings) or uniqueness(position)


def unique_loop_1(position: Position, cells: tuple[int, ...]) -> Reading:
    """A house with one of the cells, or with three; several loops; or a rectangle and no loop."""
    mask = mask_of(cells)
    for house, here in position.tables.by_clarity:
        if (count := (mask & here).bit_count()) not in (0, 2):
            return (Fault("loop-house", tuple(bits(mask & here)), houses=(house,), number=count),)
    grown = frontier = 1 << cells[0]
    while frontier:
        seen = 0
        for cell in bits(frontier):
            seen |= position.tables.peers[cell]
        frontier = seen & mask & ~grown
        grown |= frontier
    if apart := tuple(bits(mask & ~grown)):
        return (Fault("loop-apart", tuple(bits(grown)), others=apart),)
    return _with_pair(position, cells, (), _type_1)


def extended_rectangle_1(position: Position, cells: tuple[int, ...]) -> Reading:
    """Not two lines across three; boxes that an exchange would upset; or not three digits."""
    n, geometry = position.geometry.n, position.geometry
    if sorted((len({c // n for c in cells}), len({c % n for c in cells}))) != [2, 3]:
        return (Fault("not-two-by-three", cells),)
    boxes = sorted({geometry.box_of[cell] for cell in cells})
    in_boxes = [(mask_of(cells) & position.tables.boxes[box]).bit_count() for box in boxes]
    if in_boxes not in ([2, 2, 2], [3, 3]):
        return (Fault("six-boxes", cells, houses=tuple(geometry.boxes[box] for box in boxes)),)
    readings: list[Reading] = []
    for one in cells:
        held = between(position, [cell for cell in cells if cell != one])
        if held.bit_count() == 3:
            if (position.candidates[one] & held).bit_count() < 2:
                readings.append((Fault("corner-lacks-three", (one,), digits(held)),))
            elif not position.candidates[one] & ~held:
                readings.append((Fault("roof-count", (), digits(held), number=1),))
            else:
                readings.append(())
    if not readings:
        fives = [tuple(cell for cell in cells if cell != one) for one in cells]
        five = min(fives, key=lambda some: between(position, some).bit_count())
        return (Fault("too-many-digits", five, digits(between(position, five)), number=3),)
    return plainest(readings) or uniqueness(position)


def uniqueness(position: Position) -> Reading:
    """Nobody may argue from uniqueness where it is not known."""
    return () if position.is_unique else (Fault("not-unique"),)


def _roof_count(corners: Corners, number: int) -> Reading:
    if len(corners.roof) == number:
        return ()
    return (Fault("roof-count", corners.roof, digits(corners.pair), number=number),)


def _roof_beside(position: Position, corners: Corners) -> Reading:
    """Two roof corners side by side, or what is wrong."""
    if wrong := _roof_count(corners, 2):
        return wrong
    if not corners.roof_houses(position):
        return (Fault("roof-opposite", corners.roof, digits(corners.pair)),)
    return ()


def _type_1(position: Position, corners: Corners) -> Reading:
    return _roof_count(corners, 1)


def _one_extra(position: Position, corners: Corners) -> Reading:
    """One further digit, in sight of which there is something to remove."""
    if corners.extras.bit_count() != 1:
        return (Fault("extra-count", corners.roof, digits(corners.extras), number=1),)
    extra = corners.extras.bit_length()
    return nothing_sees(position, extra, corners.roof, but=mask_of(corners.cells))


def _type_2(position: Position, corners: Corners) -> Reading:
    return _roof_beside(position, corners) or _one_extra(position, corners)


def _type_5(position: Position, corners: Corners) -> Reading:
    if len(corners.roof) < 2:
        return (Fault("roof-too-few", corners.roof, digits(corners.pair), number=2),)
    if corners.roof_houses(position):
        return (Fault("roof-beside", corners.roof, digits(corners.pair)),)
    return _one_extra(position, corners)


def _type_3(position: Position, corners: Corners) -> Reading:
    if wrong := _roof_beside(position, corners):
        return wrong
    size = len(corners.subset) + 1
    readings: list[Reading] = []
    subset, houses = mask_of(corners.subset), corners.roof_houses(position)
    # The house that holds all of them is the one that was meant.
    meant = [(house, mask) for house, mask in houses if not subset & ~mask]
    for house, mask in meant or houses:
        outside = tuple(cell for cell in corners.subset if not mask >> cell & 1)
        union = corners.extras | between(position, corners.subset)
        cells = mask_of(corners.roof + corners.subset)
        if outside:
            readings.append((Fault("subset-outside", outside, houses=(house,)),))
        elif union.bit_count() > size:
            readings.append(
                (
                    Fault(
                        "subset-digits",
                        corners.subset,
                        digits(union),
                        others=corners.roof,
                        number=size,
                    ),
                )
            )
        elif not position.holding(union) & mask & ~cells:
            readings.append((Fault("nothing-to-remove", corners.cells, digits(union)),))
        else:
            readings.append(())
    return plainest(readings)


def type_3(position: Position, cells: tuple[int, ...]) -> Reading:
    """Any four of the cells as the corners, the others as the subset."""
    n, chosen = position.geometry.n, set(cells)
    readings: list[Reading] = []
    for top in cells:
        for bottom in cells:
            crossing = top // n * n + bottom % n, bottom // n * n + top % n
            if top // n < bottom // n and top % n < bottom % n and chosen.issuperset(crossing):
                corners = tuple(sorted((top, bottom, *crossing)))
                subset = tuple(cell for cell in cells if cell not in corners)
                wrong = misshapen(position, corners)
                readings.append(wrong or _with_pair(position, corners, subset, _type_3))
    return plainest(readings) if readings else (Fault("no-rectangle-within", cells),)


def _type_4(position: Position, corners: Corners) -> Reading:
    if wrong := _roof_beside(position, corners):
        return wrong
    readings: list[Reading] = []
    for digit in digits(corners.pair):
        other = (corners.pair & ~(1 << digit - 1)).bit_length()
        for house in corners.roof_houses(position):
            roof = mask_of(corners.roof)
            found = lacking(position, corners.roof, digit) or further_place(
                position, house, digit, roof, "third-place"
            )
            if not found and not position.places[other] & roof:
                found = (Fault("nothing-to-remove", corners.cells, (other,)),)
            readings.append(found)
    return plainest(readings)


def _type_6(position: Position, corners: Corners) -> Reading:
    if wrong := _roof_count(corners, 2):
        return wrong
    if corners.roof_houses(position):
        return (Fault("roof-beside", corners.roof, digits(corners.pair)),)
    around = position.tables.houses_around
    first, second, third, _ = corners.cells
    readings: list[Reading] = []
    for digit in digits(corners.pair):
        lacks = lacking(position, corners.cells, digit)
        for one, other, kind in ((first, third, 1), (first, second, 2)):
            found = [
                fault
                for cell in (one, other)
                for fault in further_place(
                    position, around[cell][kind], digit, mask_of(corners.cells), "third-place"
                )
            ]
            readings.append(lacks or tuple(found))
    return plainest(readings)


def _hidden(position: Position, corners: Corners) -> Reading:
    if len(corners.roof) < 2:
        return (Fault("roof-too-few", corners.roof, digits(corners.pair), number=2),)
    mask = mask_of(corners.cells)
    readings: list[Reading] = []
    for index, start in enumerate(corners.cells):
        if position.candidates[start] != corners.pair:
            continue
        corner = corners.cells[3 - index]
        for digit in digits(corners.pair):
            other = (corners.pair & ~(1 << digit - 1)).bit_length()
            beside = [cell for cell in corners.cells if cell != start]
            found = lacking(position, beside, digit)
            if not found:
                for house in position.tables.houses_around[corner][1:]:
                    found += further_place(position, house, digit, mask, "third-place")
            if not found and not position.candidates[corner] >> other - 1 & 1:
                found = (Fault("nothing-to-remove", corners.cells, (other,)),)
            readings.append(found)
    return plainest(readings)


type_1 = partial(_rectangle, of_type=_type_1)
type_2 = partial(_rectangle, of_type=_type_2)
type_4 = partial(_rectangle, of_type=_type_4)
type_5 = partial(_rectangle, of_type=_type_5)
type_6 = partial(_rectangle, of_type=_type_6)
hidden_rectangle = partial(_rectangle, of_type=_hidden)


def _avoidable(position: Position, cells: tuple[int, ...], *, filled: int) -> Reading:
    if wrong := misshapen(position, cells):
        return wrong
    if givens := tuple(cell for cell in cells if position.givens >> cell & 1):
        return (Fault("given", givens),)
    placed = tuple(cell for cell in cells if position.values[cell])
    if len(placed) != filled:
        return (Fault("filled-count", placed, number=filled),)
    wanted = {
        cell: position.values[cells[3 - index]]
        for index, cell in enumerate(cells)
        if not position.values[cell]
    }
    wrong = (
        _avoidable_1(position, wanted, placed) if filled == 3 else _avoidable_2(position, wanted)
    )
    return wrong or uniqueness(position)


def _avoidable_1(position: Position, wanted: dict[int, int], placed: tuple[int, ...]) -> Reading:
    """Two corners beside the empty one that differ, or a digit it cannot hold anyway."""
    ((corner, digit),) = wanted.items()
    beside = tuple(c for c in placed if position.tables.peers[corner] >> c & 1)
    values = tuple(sorted({position.values[cell] for cell in beside}))
    if len(values) != 1:
        return (Fault("not-alternating", beside, values),)
    return lacking(position, (corner,), digit)


def _avoidable_2(position: Position, wanted: dict[int, int]) -> Reading:
    """Empty corners that are opposite, or that do not have one and the same way out."""
    cells = tuple(wanted)
    if not position.tables.shared_houses(mask_of(cells)):
        return (Fault("empty-opposite", cells),)
    if len(set(wanted.values())) < 2:
        return ()
    found = [fault for cell in cells for fault in lacking(position, (cell,), wanted[cell])]
    pair = sum(1 << digit - 1 for digit in wanted.values())
    extras = between(position, cells) & ~pair
    if found:
        return tuple(found)
    if known := tuple(cell for cell in cells if position.candidates[cell].bit_count() == 1):
        return (Fault("one-candidate", known, digits(between(position, known))),)
    if extras.bit_count() != 1:
        return (Fault("extra-count", cells, digits(extras), number=1),)
    return nothing_sees(position, extras.bit_length(), cells)


avoidable_1 = partial(_avoidable, filled=3)
avoidable_2 = partial(_avoidable, filled=2)


def bug_plus_1(position: Position, cells: tuple[int, ...]) -> Reading:
    """A cell without three candidates, other cells without two, or digits with other places."""
    (cell,) = cells
    found: list[Fault] = []
    held = digits(position.candidates[cell])
    if len(held) != 3:
        found.append(Fault("candidate-count", cells, held, number=3))
    others = tuple(
        other
        for other in bits(position.empty & ~(1 << cell))
        if position.candidates[other].bit_count() != 2
    )
    if others:
        found.append(Fault("others-not-two", cells, others=others, number=len(others)))
    if found:
        return tuple(found)
    extra = max(held, key=lambda digit: _crowded(position, cell, digit))
    return _uneven(position, cell, extra) or uniqueness(position)


def _crowded(position: Position, cell: int, digit: int) -> int:
    """In how many houses of the cell a digit has three places, as the third candidate has."""
    houses = position.tables.houses_around[cell]
    return sum((position.places[digit] & mask).bit_count() == 3 for _, mask in houses)


def _uneven(position: Position, cell: int, extra: int) -> Reading:
    """A house in which, but for the third candidate, a digit has not two places."""
    around = {house for house, _ in position.tables.houses_around[cell]}
    for digit in position.all_digits:
        for house, mask in position.tables.by_clarity:
            places = position.places[digit] & mask
            wanted = 3 if digit == extra and house in around else 2
            if places.bit_count() != wanted and (places or wanted == 3):
                return (Fault("uneven", tuple(bits(places)), (digit,), (house,), number=wanted),)
    return ()
