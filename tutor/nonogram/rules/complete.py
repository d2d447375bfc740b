"""The whole line: what all the ways to place its blocks have in common."""

from collections.abc import Iterator

from tutor.nonogram.line import count_placements, solve_line
from tutor.nonogram.position import LineView
from tutor.nonogram.rules.found import Found


def complete_line(view: LineView) -> Iterator[Found]:
    """Every cell that has the same colour in all placements; the line with the fewest first."""
    implied = solve_line(view.clue, view.length, view.black, view.white)
    if implied is None or (implied.black, implied.white) == (view.black, view.white):
        return
    count = count_placements(view.clue, view.length, view.black, view.white)
    blocks = tuple(range(len(view.clue)))
    yield Found(
        implied.black,
        implied.white,
        blocks,
        marks=(("run", view.black), ("wall", view.white)),
        placements=count,
    )
