"""Avoidable rectangles: as unique rectangles, with cells the solver has filled.

Only a given fixes which way round two digits stand. Four cells without a given
that alternate two digits could be exchanged, so some digit prevents it.
"""

from collections.abc import Iterator

from tutor.sudoku import search
from tutor.sudoku.geometry import bits
from tutor.techniques.position import Position
from tutor.techniques.rectangles import Corners, all_corners
from tutor.techniques.step import Candidate, Mark, Step


def _corners_without_givens(position: Position, filled: int) -> Iterator[Corners]:
    """The rectangles with no given and so many filled corners."""
    if not search.is_quick(position.geometry):
        return
    for corners in all_corners(position.tables):
        if (
            not corners.mask & position.givens
            and (corners.mask & ~position.empty).bit_count() == filled
            and position.is_unique
        ):
            yield corners


def type_1(position: Position) -> Iterator[Step]:
    """Three corners alternate two digits: the fourth does not go on alternating."""
    for corners in _corners_without_givens(position, 3):
        (corner,) = bits(corners.mask & position.empty)
        index = corners.cells.index(corner)
        opposite, *beside = (
            position.values[corners.cells[3 - index]],
            position.values[corners.cells[index ^ 1]],
            position.values[corners.cells[index ^ 2]],
        )
        if beside[0] == beside[1] and position.candidates[corner] >> opposite - 1 & 1:
            yield Step(
                "avoidable-rectangle-1",
                eliminations=(Candidate(corner, opposite),),
                marks=(
                    *_filled(position, corners),
                    Mark(corner, opposite, "roof"),
                ),
            )


def _filled(position: Position, corners: Corners) -> Iterator[Mark]:
    for cell in corners.cells:
        if position.values[cell]:
            yield Mark(cell, position.values[cell], "rectangle")


def type_2(position: Position) -> Iterator[Step]:
    """Two corners side by side are filled; the others share the one digit that can prevent it."""
    tables = position.tables
    for corners in _corners_without_givens(position, 2):
        open_cells = tuple(bits(corners.mask & position.empty))
        shared = tables.shared_houses(corners.mask & position.empty)
        if not shared:
            continue
        wanted = {
            cell: position.values[corners.cells[3 - corners.cells.index(cell)]]
            for cell in open_cells
        }
        extras = [position.candidates[cell] & ~(1 << wanted[cell] - 1) for cell in open_cells]
        if (
            len(set(wanted.values())) < 2
            or extras[0] != extras[1]
            or extras[0].bit_count() != 1
            or not all(position.candidates[cell] >> wanted[cell] - 1 & 1 for cell in open_cells)
        ):
            continue
        extra = extras[0].bit_length()
        reach = tables.seen_by_all(corners.mask & position.empty)
        if removed := position.in_cells(reach, extra):
            yield Step(
                "avoidable-rectangle-2",
                eliminations=removed,
                marks=(
                    *_filled(position, corners),
                    *(Mark(cell, digit, "roof") for cell, digit in wanted.items()),
                    *(Mark(cell, extra, "extra") for cell in open_cells),
                ),
            )
