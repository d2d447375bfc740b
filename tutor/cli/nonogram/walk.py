"""``tutor nonogram walk``: a nonogram solved pas à pas, a key for the next step."""

import sys
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tutor.cli.has_screen import has_screen
from tutor.cli.nonogram.commands import CURRICULUM
from tutor.cli.nonogram.drawing import with_clues
from tutor.cli.nonogram.inputs import nonograms
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.nonogram.screens import open_one
from tutor.cli.nonogram.typed import typed_nonogram
from tutor.cli.options import Only, UpTo
from tutor.cli.run import Inputs, Lang, Run
from tutor.cli.screens import Plain, first_of, open_screen
from tutor.nonogram.position import Position

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def walk(
    inputs: Inputs = None,
    only: Only = None,
    up_to: UpTo = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run:
        used = CURRICULUM.choice.chosen(only, up_to, run)
        if has_screen() and not plain:
            _on_screen(inputs or [], used, run, lang)
            return
        from tutor.cli.plain.walk import walk_through
        from tutor.games.nonogram.solver import PictureSolver

        wanted = _wanted(inputs, run)
        walk_through((partial(PictureSolver, board, _show) for board in wanted), used, run)


def _show(position: Position) -> None:
    print(with_clues(position))


def _on_screen(inputs: list[str], used: tuple[str, ...], run: Run, lang: str | None) -> None:
    """Open the nonograms on screen; without any, the choice of where to get one."""
    found = first_of(nonograms(inputs, run)) if inputs else []
    if inputs and not found:
        return

    def first(app: "TutorApp") -> None:
        from tutor.games.both import NONOGRAM

        if found:
            open_one(app, found, inputs, partial(app.puzzles.walk, used=used))
        else:
            app.puzzles.menu(NONOGRAM, "walk")

    open_screen(run, lang, first)


def _wanted(inputs: list[str] | None, run: Run) -> Iterator[Position]:
    """The nonograms of the inputs; without any, one that is typed in."""
    if not inputs and sys.stdin is not None and sys.stdin.isatty():
        yield typed_nonogram(run)
        return
    for place, read in nonograms(inputs, run):
        place.announce(run)
        yield read.position
