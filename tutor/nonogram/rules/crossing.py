"""Cells of several inks to which their two lines together leave one colour."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.nonogram.inks import WHITE, ink_of_colour
from tutor.nonogram.line import solve_in_inks
from tutor.nonogram.position import Position, bits
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.edges import excluded_by, leaned_on
from tutor.nonogram.rules.step import Exclusion, Mark, Step


class Crossed(NamedTuple):
    """A cell with the colour that its two lines leave it, and the line that bars each other."""

    cell: int
    colour: int
    barred: tuple[tuple[int, Line], ...]


def layer(colour: int) -> int:
    """Where a colour stands in what a line bars."""
    return 0 if colour == WHITE else ink_of_colour(colour)


def crossed(position: Position, rows: Iterable[Line]) -> Iterator[Crossed]:
    """Cells of some rows of which one line bars some colours, and the other one all others but one.

    A cell that is left no colour at all comes with the last one: one of its lines bars that.
    Nothing is said where a line has no solution: whatever followed would be wrong.
    """
    puzzle = position.puzzle
    known: dict[Line, tuple[int, ...] | None] = {}

    def barred_by(line: Line) -> tuple[int, ...] | None:
        if line not in known:
            view = position.view(line)
            known[line] = solve_in_inks(view.clue, view.length, *view.barred)
        return known[line]

    for row in rows:
        cells = puzzle.cells_of(row)
        for place in bits(position.view(row).unknown):
            lines = puzzle.lines_of(cells[place])
            bars = [barred_by(line) for line in lines]
            across, down = bars
            if across is None or down is None:
                return
            at = ((lines[0], across, place), (lines[1], down, row.index))
            found = _left(puzzle, cells[place], at)
            if found is not None:
                yield found


def _left(
    puzzle: Puzzle, cell: int, bars: tuple[tuple[Line, tuple[int, ...], int], ...]
) -> Crossed | None:
    excluded: list[tuple[int, Line]] = []
    left: list[int] = []
    for colour in puzzle.colours_of(cell):
        by = [line for line, masks, at in bars if masks[layer(colour)] >> at & 1]
        if by:
            excluded.append((colour, by[0]))
        else:
            left.append(colour)
    if len(left) > 1:
        return None
    if left:
        return Crossed(cell, left[0], tuple(excluded))
    return Crossed(cell, excluded[-1][0], tuple(excluded[:-1]))


def crossing_lines(position: Position) -> Iterator[Step]:
    """The same as steps: a line alone that leaves one colour is told by simpler rules."""
    puzzle = position.puzzle
    if not puzzle.inks or any(_barred(position, line) is None for line in puzzle.lines):
        return
    for found in crossed(position, puzzle.lines[: puzzle.height]):
        if len({line for _, line in found.barred}) > 1:
            yield _step(position, found)


def _barred(position: Position, line: Line) -> tuple[int, ...] | None:
    view = position.view(line)
    return solve_in_inks(view.clue, view.length, *view.barred)


def exclusions(position: Position, found: Crossed) -> tuple[Exclusion, ...]:
    """Why each line bars what it bars."""
    told = []
    for colour, line in found.barred:
        place = position.puzzle.cells_of(line).index(found.cell)
        told.append(excluded_by(position.view(line), place, colour))
    return tuple(told)


def _step(position: Position, found: Crossed) -> Step:
    is_white = found.colour == WHITE
    excluded = exclusions(position, found)
    marks = [Mark(found.cell, "assumed")]
    for one in excluded:
        cells = position.puzzle.cells_of(one.line)
        for role, mask in leaned_on(position.view(one.line), one.argument):
            marks += [Mark(cells[place], role) for place in bits(mask)]
    seen = tuple((mark.cell, position.colour(mark.cell)) for mark in marks if mark.role == "run")
    row, _ = position.puzzle.lines_of(found.cell)
    return Step(
        "complete-line",
        row,
        black=() if is_white else (found.cell,),
        white=(found.cell,) if is_white else (),
        marks=tuple(dict.fromkeys(marks)),
        variant="crossing",
        inks=() if is_white else (found.colour,),
        seen=tuple(dict.fromkeys(seen)),
        excluded=excluded,
    )
