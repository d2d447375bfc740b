"""What keeps some cells from being a pattern they were taken for.

Somebody who points at the wrong cells has an idea of the pattern that does
not hold on this board. Here that idea is found and named: the third digit of
a pair, the third place in a row, the pincer that does not see its pivot.
"""

from collections.abc import Collection

from tutor.explain.lookalike.families import FAMILIES, Family
from tutor.explain.lookalike.fault import Fault, Reading
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position

_MOST = 2
"""How many faults are worth telling about one reading."""
_LONG_TO_LIST = ("forcing-net-contradiction", "forcing-net")
"""Techniques of which only the step of a walk is looked at."""


def faults(position: Position, technique: str, cells: Collection[int]) -> tuple[Fault, ...]:
    """What keeps these cells from being the pattern of a technique, the plainest first.

    Empty if they are one. Of what no lesson is about it is only said that the cells are none.
    """
    chosen = tuple(sorted(set(cells)))
    family = FAMILIES.get(technique)
    if not is_woven(technique) and _is_found(position, technique, chosen):
        return ()
    if family is None:
        return (Fault("no-pattern", chosen),)
    found = _unusable(position, family, chosen)
    if found:
        return found
    found = _wrong(position, technique, family, chosen)
    if family.is_exact and not found:
        return ()
    found += _rival(position, family, chosen)
    return found or (Fault("no-pattern", chosen),)


def _wrong(
    position: Position, technique: str, family: Family, cells: tuple[int, ...]
) -> tuple[Fault, ...]:
    """What is wrong with usable cells."""
    found = _miscounted(position, family, cells) or family.analyse(position, cells)[:_MOST]
    is_in_doubt = any(fault.kind in family.doubts for fault in found)
    return () if is_in_doubt and _is_found(position, technique, cells) else found


def kinds(technique: str) -> tuple[str, ...]:
    """Every kind of fault that cells claimed to be this technique can have.

    What says most about the technique comes first.
    """
    family = FAMILIES.get(technique)
    if family is None:
        return ("no-pattern",)
    count = ["too-few"] if family.most and family.most(9) == family.least else ["at-least"]
    if family.most:
        count.append("too-many")
    if technique in ("naked-quad", "hidden-quad"):  # Exactly four, but for larger boards.
        count.append("at-least")
    filled = () if family.may_be_filled else ("filled",)
    return (
        *family.kinds,
        *(f"is-{rival}" for rival in family.rivals),
        *count,
        *filled,
        "no-candidate",
        "no-pattern",
    )


def is_woven(technique: str) -> bool:
    """Whether a pattern can be laid in so many ways that cells are judged by themselves."""
    family = FAMILIES.get(technique)
    return family is not None and family.is_exact


def is_pattern(position: Position, technique: str, cells: tuple[int, ...]) -> bool:
    """Whether cells, in order, are the pattern of a technique."""
    family = FAMILIES.get(technique)
    if family is None or not is_woven(technique):
        return _is_found(position, technique, cells)
    return not (_unusable(position, family, cells) or _wrong(position, technique, family, cells))


def _is_found(position: Position, technique: str, cells: tuple[int, ...]) -> bool:
    """Whether the finder tells of a pattern in just these cells."""
    wanted, known = frozenset(cells), TECHNIQUES[technique]
    if technique in _LONG_TO_LIST:
        step = known.first(position)
        return step is not None and pattern_cells(step) == wanted
    return any(pattern_cells(step) == wanted for step in known.finder(position))


def _unusable(position: Position, family: Family, cells: tuple[int, ...]) -> Reading:
    """Cells that cannot be part of any pattern."""
    filled = tuple(cell for cell in cells if position.values[cell])
    if filled and not family.may_be_filled:
        return (Fault("filled", filled),)
    dead = tuple(c for c in cells if not position.values[c] and not position.candidates[c])
    return (Fault("no-candidate", dead),) if dead else ()


def _miscounted(position: Position, family: Family, cells: tuple[int, ...]) -> Reading:
    """Too many cells, or too few."""
    most = family.most(position.geometry.n) if family.most else None
    if len(cells) < family.least:
        kind = "too-few" if most == family.least else "at-least"
        return (Fault(kind, cells, number=family.least),)
    if most is not None and len(cells) > most:
        return (Fault("too-many", cells, number=most),)
    return ()


def _rival(position: Position, family: Family, cells: tuple[int, ...]) -> Reading:
    """The pattern that the cells are instead."""
    for technique in family.rivals:
        if is_pattern(position, technique, cells):
            return (Fault(f"is-{technique}", cells),)
    return ()
