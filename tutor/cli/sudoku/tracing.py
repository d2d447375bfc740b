"""The search of a grid in words: each choice, contradiction and return with its depth."""

from collections.abc import Iterator
from functools import partial

from tutor.base.document import JsonObject
from tutor.cli.game_commands import TracedLine
from tutor.games.sudoku.solver import words
from tutor.games.watching import Watch
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.sudoku.traced import Event, traced


def traced_lines(grid: Grid, watch: Watch) -> Iterator[TracedLine]:
    """Everything the search does."""
    for event in traced(grid, lambda: watch(0.0)):
        yield TracedLine(
            event.kind, event.depth, partial(words, event, grid), _as_json(event, grid)
        )


def _as_json(event: Event, grid: Grid) -> JsonObject:
    geometry = grid.geometry
    found: JsonObject = {"event": event.kind, "depth": event.depth}
    if event.cell >= 0:
        found |= {"cell": geometry.cell_name(event.cell), "digit": event.digit}
    if event.options:
        found["candidates"] = list(event.options)
    if event.count:
        found["count"] = event.count
    if event.problem is not None:
        found["problem"] = event.problem.kind
        found["cells"] = [geometry.cell_name(cell) for cell in event.problem.cells]
    if event.kind == "solution":
        found["solution"] = line_of(Grid(geometry, event.values))
    return found
