"""What a digit rests on: the steps that give it, and how much of their evidence is pointed at."""

from collections.abc import Iterator

from tutor.explain.lookalike.pattern import pattern_cells
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.ladder import AT_A_GLANCE, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step


def reasons(position: Position, placed: Candidate) -> Iterator[Step]:
    """The steps that give a digit now, of any technique up to expert.

    A single that places it; else a pattern after which it is a single in sight, or which
    places it itself. Nobody is asked for a chain or a net.
    """
    in_sight = [
        step
        for technique in AT_A_GLANCE
        if technique.tier == 1
        for step in technique.find(position)
        if placed in step.placements
    ]
    yield from in_sight
    if in_sight:
        return
    for technique in AT_A_GLANCE:
        if technique.tier == 1:
            continue
        for step in patterns(technique.id, position):
            if placed in step.placements or _is_single(_after(step, position), placed):
                yield step


def patterns(technique: str, position: Position) -> Iterator[Step]:
    """Every step of a technique, also those that conclude the same from other cells."""
    return TECHNIQUES[technique].finder(position)


def opened_by(step: Step, position: Position) -> set[Candidate]:
    """The digits that come in sight when a pattern has removed what it removes."""
    return singles(_after(step, position)) - singles(position)


def _after(step: Step, position: Position) -> Position:
    after = position.copy()
    after.apply(step)
    return after


def _is_single(position: Position, placed: Candidate) -> bool:
    """Whether a digit is in sight: the last of its cell, or in the last place of a house."""
    cell, digit = placed
    if not position.candidates[cell] >> digit - 1 & 1:
        return False
    if position.candidates[cell] == 1 << digit - 1:
        return True
    return any(
        position.places[digit] & mask == 1 << cell
        for _, mask in position.tables.houses_around[cell]
    )


def singles(position: Position) -> set[Candidate]:
    """Every digit in sight."""
    return {
        Candidate(cell, digit)
        for cell in bits(position.empty)
        for digit in digits(position.candidates[cell])
        if _is_single(position, Candidate(cell, digit))
    }


def share_of(step: Step, cells: frozenset[int], position: Position) -> float:
    """How much of what a step rests on is pointed at, from 0 to 1; cells beside it count against.

    A pattern rests on its own cells. A single rests on digits: those that take the other
    places of its house, or the other digits of its cell. The cell itself may be marked too.
    """
    if TECHNIQUES[step.technique].tier > 1:
        pattern = pattern_cells(step)
        return len(cells & pattern) / len(cells | pattern) if cells else 0.0
    ((cell, digit),) = step.placements
    marked = cells - {cell}
    if not marked:
        return 0.0
    if step.technique == "full-house":
        return len(marked & _full_house(cell, position)) / len(marked)
    if step.technique == "naked-single":
        return _share_of_cell(cell, digit, marked, position)
    return max(
        _share_of_house(cell, digit, mask, marked, position)
        for _, mask in position.tables.houses_around[cell]
        if position.places[digit] & mask == 1 << cell
    )


def _full_house(cell: int, position: Position) -> set[int]:
    """The cells of the houses in which a cell is the last."""
    return {
        other
        for _, mask in position.tables.houses_around[cell]
        if position.empty & mask == 1 << cell
        for other in bits(mask)
    }


def _share_of_cell(cell: int, digit: int, marked: frozenset[int], position: Position) -> float:
    """How many of the other digits a naked single is shown to see."""
    peers = position.tables.peers[cell]
    seen = {position.values[other] for other in bits(peers)} - {0, digit}
    useful = [other for other in marked if peers >> other & 1 and position.values[other] in seen]
    shown = {position.values[other] for other in useful}
    return len(shown) / len(seen) * len(useful) / len(marked) if seen else 1.0


def _share_of_house(
    cell: int, digit: int, house: int, marked: frozenset[int], position: Position
) -> float:
    """How many of the other cells of a house are shown to be barred to a digit.

    Cells of the house itself are no reason; beside one, they do no harm either.
    """
    others = position.empty & house & ~(1 << cell)
    marked = frozenset(one for one in marked if not house >> one & 1) or marked
    peers = position.tables.peers
    standing = position.standing[digit]
    barred = [other for other in bits(others) if peers[other] & standing]
    useful = [one for one in marked if standing >> one & 1 and peers[one] & others]
    shown = [other for other in barred if any(peers[other] >> one & 1 for one in useful)]
    if not barred:  # everything else is full or crossed out: the house itself is all there is
        return sum(house >> one & 1 for one in marked) / len(marked)
    return len(shown) / len(barred) * len(useful) / len(marked)
