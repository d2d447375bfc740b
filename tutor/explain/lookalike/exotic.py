"""Cells that are said to be a tridagon or a junior exocet."""

from collections.abc import Iterator
from itertools import combinations, product

from tutor.explain.lookalike.fault import Fault, Reading, between, mask_of, plainest
from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.exotic.exocet import (
    Aim,
    Frame,
    frames,
    lines_covering,
    places_aside,
)
from tutor.techniques.exotic.tridagon import box_rectangles, clashing_with_all, transversals
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate

_THREE = 3


# Tridagon


def tridagon(position: Position, cells: tuple[int, ...]) -> Reading:
    """Three cells in each of four boxes; then the three digits that suit them best."""
    by_box: dict[int, list[int]] = {}
    for cell in cells:
        by_box.setdefault(position.geometry.box_of[cell], []).append(cell)
    parts = [by_box[box] for box in sorted(by_box)]
    is_square = tuple(sorted(by_box)) in box_rectangles()
    if not is_square or any(len(part) != _THREE for part in parts):
        return (Fault("not-four-boxes", cells),)
    shape = _in_line(position, parts) or _directions(position, parts)
    triples = sorted(
        combinations(position.all_digits, _THREE),
        key=lambda triple: -sum((position.places[d] & mask_of(cells)).bit_count() for d in triple),
    )
    readings = [(*shape, *_lacking(position, parts, triple)) for triple in triples]
    best = plainest(readings)
    return best or _idle(position, cells, triples[readings.index(())])


def _in_line(position: Position, parts: list[list[int]]) -> Reading:
    """Cells of one box that share a row or a column."""
    found = []
    for part in parts:
        for house in position.geometry.houses:
            shared = tuple(cell for cell in part if cell in house.cells)
            if house.kind != "box" and len(shared) > 1:
                found.append(Fault("cells-share-line", shared, houses=(house,)))
    return tuple(found)


def _directions(position: Position, parts: list[list[int]]) -> Reading:
    """An even number of boxes that run one way: then three digits can fill them."""
    geometry = position.geometry
    is_odd = {one.cells: one.is_odd for of_box in transversals() for one in of_box}
    one_way: list[House] = []
    other_way: list[House] = []
    for part in parts:
        box = geometry.boxes[geometry.box_of[part[0]]]
        (one_way if is_odd[mask_of(part)] else other_way).append(box)
    if len(one_way) % 2:
        return ()
    cells = tuple(sorted(cell for part in parts for cell in part))
    turned = one_way if len(one_way) <= len(other_way) else other_way
    return (Fault("boxes-run-alike", cells, houses=tuple(turned)),)


def _lacking(
    position: Position, parts: list[list[int]], triple: tuple[int, ...]
) -> Iterator[Fault]:
    """Cells without any of three digits, and boxes that lack one of them."""
    wanted = sum(1 << digit - 1 for digit in triple)
    for part in parts:
        strangers = tuple(cell for cell in part if not position.candidates[cell] & wanted)
        if strangers:
            yield Fault("lacks-three", strangers, triple)
            continue
        held = between(position, part)
        box = position.geometry.boxes[position.geometry.box_of[part[0]]]
        for digit in digits(wanted & ~held):
            yield Fault("box-lacks-digit", tuple(part), (digit,), (box,))


def _idle(position: Position, cells: tuple[int, ...], triple: tuple[int, ...]) -> Reading:
    """That nothing follows from the other candidates of the cells."""
    guardians = [
        Candidate(cell, digit)
        for cell in cells
        for digit in digits(position.candidates[cell])
        if digit not in triple
    ]
    if len(guardians) == 1 or (guardians and clashing_with_all(position, guardians)):
        return ()
    return (Fault("nothing-to-remove", cells),)


# Junior exocet

_SIZES = (3, 4)


def junior_exocet(position: Position, cells: tuple[int, ...]) -> Reading:
    """The two cells of one box and line as the base, the others as targets."""
    mask = mask_of(cells)
    readings = [
        tuple(_aimed(position, frame, aims))
        for frame in frames(position.geometry)
        if not frame.base & ~mask
        for aims in product(*frame.others)
        if frame.base | aims[0].target | aims[1].target == mask
    ]
    return plainest(readings) or (() if readings else (Fault("no-base", cells),))


def _aimed(position: Position, frame: Frame, aims: tuple[Aim, Aim]) -> Iterator[Fault]:
    """What is wrong with base digits, targets, companions and cross-lines."""
    base = tuple(bits(frame.base))
    wanted = between(position, base)
    if wanted.bit_count() not in _SIZES:
        yield Fault("base-digits", base, digits(wanted))
        return
    sound = True
    for aim in aims:
        (target,), (companion,) = bits(aim.target), bits(aim.companion)
        if not position.candidates[target] & wanted:
            yield Fault("target-lacks", (target,), digits(wanted))
            sound = False
        value = position.values[companion]
        held = wanted & (1 << value - 1 if value else position.candidates[companion])
        if held:
            yield Fault("companion-holds", (target,), digits(held), others=(companion,))
            sound = False
    for fault in _uncovered(position, frame, aims, wanted):
        yield fault
        sound = False
    if sound and not _concludes(position, base, aims, wanted):
        yield Fault("nothing-to-remove", tuple(sorted((*base, *_targets(aims)))))


def _uncovered(
    position: Position, frame: Frame, aims: tuple[Aim, Aim], wanted: int
) -> Iterator[Fault]:
    """The base digits that two lines do not hold in the cross-lines, outside the band."""
    lines = (frame.third, aims[0].line, aims[1].line)
    for digit in digits(wanted):
        aside = places_aside(position, frame, lines, digit)
        if lines_covering(position.geometry, aside, lines) is not None:
            continue
        extra = tuple(
            cell
            for cell in bits(aside & position.empty)
            if lines_covering(position.geometry, aside & ~(1 << cell), lines) is not None
        )
        kind = "third-line-by-one" if extra else "third-line"
        yield Fault(kind, tuple(bits(frame.base)), (digit,), lines, extra)


def _concludes(
    position: Position, base: tuple[int, ...], aims: tuple[Aim, Aim], wanted: int
) -> bool:
    """Whether the targets, or the base, lose anything."""
    held = between(position, _targets(aims))
    return bool(held & ~wanted) or bool(between(position, base) & ~held)


def _targets(aims: tuple[Aim, Aim]) -> tuple[int, ...]:
    return tuple(aim.target.bit_length() - 1 for aim in aims)
