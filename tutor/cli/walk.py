"""``tutor walk``: a grid solved pas à pas, a key for the next step."""

import sys
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tutor.cli.has_screen import has_screen
from tutor.cli.options import Only, UpTo
from tutor.cli.run import Box, Inputs, Lang, Run
from tutor.cli.screens import Plain, first_of, open_one, open_screen
from tutor.cli.sudoku.commands import CURRICULUM
from tutor.cli.sudoku.inputs import grids
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def walk(
    inputs: Inputs = None,
    only: Only = None,
    up_to: UpTo = None,
    box: Box = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        used = CURRICULUM.choice.chosen(only, up_to, run)
        geometry = run.box(box)
        if has_screen() and not plain:
            _on_screen(inputs, geometry, used, run, lang)
            return
        from tutor.cli.plain.walk import walk_through
        from tutor.games.sudoku.solver import GridSolver
        from tutor.sudoku.formats.writer import draw

        wanted = _wanted(inputs, geometry, run)

        def show(grid: Grid) -> None:
            print(draw(grid))

        walk_through((partial(GridSolver, grid, show) for grid in wanted), used, run)


def _on_screen(
    inputs: list[str] | None,
    box: Geometry | None,
    used: tuple[str, ...],
    run: Run,
    lang: str | None,
) -> None:
    """Open the grids on screen; without any, the choice of where to get one."""
    found = first_of(grids(inputs, box, run)) if inputs else []
    if inputs and not found:
        return

    def first(app: "TutorApp") -> None:
        from tutor.games.both import SUDOKU
        from tutor.games.sudoku.puzzle import GridPuzzle

        if found:
            puzzles = [(place, GridPuzzle(grid)) for place, grid in found]
            open_one(app, puzzles, partial(app.puzzles.walk, used=used))
        else:
            app.puzzles.menu(SUDOKU, "walk")

    open_screen(run, lang, first)


def _wanted(inputs: list[str] | None, box: Geometry | None, run: Run) -> Iterator[Grid]:
    """The grids of the inputs; without any, one that is typed in."""
    if not inputs and sys.stdin is not None and sys.stdin.isatty():
        from tutor.cli.typed import typed_grid

        yield typed_grid(box, run)
        return
    for place, grid in grids(inputs, box, run):
        place.announce(run)
        yield grid
