"""The search of a grid in words: each choice, contradiction and return with its depth."""

from collections.abc import Iterator
from functools import partial

from tutor.base.document import JsonObject
from tutor.cli.game_commands import TracedLine
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.language.problems import contradiction
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.sudoku.traced import Event, traced


def traced_lines(grid: Grid, watch: Watch) -> Iterator[TracedLine]:
    """Everything the search does."""
    for event in traced(grid, lambda: watch(0.0)):
        yield TracedLine(
            event.kind, event.depth, partial(_words, event, grid), _as_json(event, grid)
        )


def _words(event: Event, grid: Grid, speaker: Speaker) -> str:
    geometry, say = grid.geometry, speaker.say
    if event.kind == "singles":
        return say("trace-singles", count=event.count)
    if event.kind == "solution":
        return say("trace-solution")
    if event.kind == "contradiction":
        assert event.problem is not None
        board = Grid(geometry, event.values)
        return say("trace-contradiction", reason=contradiction(event.problem, board, speaker))
    cell = geometry.cell_name(event.cell, speaker.language)
    digit = geometry.digit_name(event.digit)
    if event.kind == "return":
        return say("trace-return", cell=cell, digit=digit)
    options = [geometry.digit_name(option) for option in event.options]
    return say("trace-choice", cell=cell, digit=digit, options=", ".join(options))


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
