"""Cells in which something is said to be refuted, or agreed on by all cases or templates."""

from collections.abc import Iterator
from functools import partial

from tutor.explain.lookalike.fault import (
    Fault,
    Reading,
    digits_by_use,
    further_place,
    lacking,
    mask_of,
    plainest,
)
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.forcing.closure import suppositions
from tutor.techniques.forcing.deduction import Fact, Reach
from tutor.techniques.forcing.finders import clash_of
from tutor.techniques.forcing.telling import Inquiry, Split
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate
from tutor.techniques.templates import template_delete

# A cell in which nothing can be refuted, and cases that lead to nothing in common.
#
# Of a chain or net that supposes something, only what is supposed is pointed at: a cell, or the
# places of a digit in a house. Whether it leads anywhere is found out by following it.

_Reaches = tuple[Reach, ...]
_LINKS: _Reaches = ("chain",)
"""Links that stand on the board already."""
_NETS: _Reaches = ("singles", "patterns")
"""Singles that arise on the way; locked candidates and subsets too."""


def splits_of(position: Position, cells: tuple[int, ...]) -> list[Split]:
    """What cells can be the cases of: one cell, or all places of a digit in a house."""
    if len(cells) == 1:
        (cell,) = cells
        held = digits(position.candidates[cell])
        return [Split(tuple(Candidate(cell, d) for d in held), None)] if len(held) > 1 else []
    mask = mask_of(cells)
    return [
        Split(tuple(Candidate(cell, digit) for cell in cells), house)
        for house, inside in position.tables.shared_houses(mask)
        for digit in position.all_digits
        if position.places[digit] & inside == mask
    ]


def _refuted(position: Position, cells: tuple[int, ...], *, reaches: _Reaches) -> Reading:
    """One cell: whether one of its candidates leads to a contradiction."""
    held = digits(position.candidates[cells[0]])
    if len(held) < 2:
        return (Fault("one-candidate", cells, held),)
    if suppositions(position) is None:
        return (Fault("no-pattern", cells),)
    if any(_breaks_down(position, Candidate(cells[0], digit), reaches) for digit in held):
        return ()
    return (Fault("no-clash-by-links" if reaches == _LINKS else "no-clash", cells, held),)


def _breaks_down(position: Position, supposed: Candidate, reaches: _Reaches) -> bool:
    start = Fact(*supposed, True)
    return any(clash_of(position, start, reach) is not None for reach in reaches)


def _agreed(position: Position, cells: tuple[int, ...], *, reaches: _Reaches) -> Reading:
    """The candidates of a cell, or the places of a digit: whether all lead to the same."""
    found = splits_of(position, cells)
    if not found:
        return _not_all_cases(position, cells)
    if suppositions(position) is None:
        return (Fault("no-pattern", cells),)
    if any(Inquiry(position, split, reach).goals() for split in found for reach in reaches):
        return ()
    return plainest(tuple(_differing(position, split, reaches)) for split in found)


def _differing(position: Position, split: Split, reaches: _Reaches) -> Iterator[Fault]:
    """Cases that lead to nothing in common, unless one of them breaks down by itself."""
    cells = tuple(dict.fromkeys(case.cell for case in split.cases))
    held = tuple(dict.fromkeys(case.digit for case in split.cases))
    for case in split.cases:
        if _breaks_down(position, case, reaches):
            yield Fault("case-fails", (case.cell,), (case.digit,))
            return
    by_links = "-by-links" if reaches == _LINKS else ""
    if split.house is None:
        yield Fault(f"cell-cases-differ{by_links}", cells, held)
    else:
        yield Fault(f"house-cases-differ{by_links}", cells, held, (split.house,))


def _not_all_cases(position: Position, cells: tuple[int, ...]) -> Reading:
    """Cells of which nobody can say that one must hold a digit."""
    if len(cells) == 1:
        return (Fault("one-candidate", cells, digits(position.candidates[cells[0]])),)
    mask = mask_of(cells)
    shared = position.tables.shared_houses(mask)
    if not shared:
        return (Fault("no-common-house", cells),)
    return plainest(
        lacking(position, cells, digit)
        or further_place(position, house, digit, mask, "further-place")
        for digit in digits_by_use(position, cells)
        for house in shared
    )


contradiction_chain = partial(_refuted, reaches=_LINKS)
net_contradiction = partial(_refuted, reaches=_NETS)
forcing_chain = partial(_agreed, reaches=_LINKS)
forcing_net = partial(_agreed, reaches=_NETS)


def templates(position: Position, cells: tuple[int, ...]) -> Reading:
    """Places left out, or places of which each is part of some template."""
    falling = {step.digits()[0] for step in template_delete(position)}
    return plainest(
        _of_digit(position, cells, digit, falls=digit in falling)
        for digit in digits_by_use(position, cells)
    )


def _of_digit(position: Position, cells: tuple[int, ...], digit: int, *, falls: bool) -> Reading:
    if lacks := lacking(position, cells, digit):
        return lacks
    places = position.places[digit]
    if left_out := tuple(bits(places & ~mask_of(cells))):
        return (Fault("places-left-out", cells, (digit,), others=left_out),)
    return () if falls else (Fault("all-in-templates", cells, (digit,)),)
