"""Cells of several inks to which their two lines together leave one colour."""

from collections.abc import Iterator

from tutor.nonogram.inks import WHITE, ink_of_colour
from tutor.nonogram.line import solve_in_inks
from tutor.nonogram.position import Position, bits
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Mark, Step


def crossing_lines(position: Position) -> Iterator[Step]:
    """Cells of which one line bars some colours, and the other one all that it leaves but one.

    A line alone that leaves one colour is told by simpler rules. Nothing is said where a line
    has no solution: whatever followed would be wrong.
    """
    puzzle = position.puzzle
    barred: dict[Line, tuple[int, ...]] = {}
    for line in puzzle.lines if puzzle.inks else ():
        view = position.view(line)
        found = solve_in_inks(view.clue, view.length, *view.barred)
        if found is None:
            return
        barred[line] = found
    for line in puzzle.lines[: puzzle.height] if puzzle.inks else ():
        cells = puzzle.cells_of(line)
        for place in bits(position.view(line).unknown):
            row, column = puzzle.lines_of(cells[place])
            bars = {row: (barred[row], place), column: (barred[column], row.index)}
            excluded: list[tuple[int, Line]] = []
            left: list[int] = []
            for colour in puzzle.colours:
                layer = 0 if colour == WHITE else ink_of_colour(colour)
                by = [one for one, (masks, at) in bars.items() if masks[layer] >> at & 1]
                if by:
                    excluded.append((colour, by[0]))
                else:
                    left.append(colour)
            if len(left) == 1 and len({by for _, by in excluded}) > 1:
                yield _step(line, cells[place], left[0], tuple(excluded))


def _step(line: Line, cell: int, colour: int, excluded: tuple[tuple[int, Line], ...]) -> Step:
    is_white = colour == WHITE
    return Step(
        "complete-line",
        line,
        black=() if is_white else (cell,),
        white=(cell,) if is_white else (),
        marks=(Mark(cell, "assumed"),),
        variant="crossing",
        inks=() if is_white else (colour,),
        excluded=excluded,
    )
