"""``walk``: a puzzle solved pas à pas, a key for the next step."""

import sys
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tutor.cli.game_commands import GameCommands, InputPuzzle
from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import read_all
from tutor.cli.options import Box, Inputs, Lang, Only, Order, Plain, UpTo
from tutor.cli.run import Run
from tutor.cli.screens import first_of, open_one, open_screen

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def walk(
    game: GameCommands,
    inputs: Inputs = None,
    only: Only = None,
    up_to: UpTo = None,
    order: Order = None,
    box: Box = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run:
        used = game.curriculum.choice.chosen(only, up_to, run, order)
        reader = game.reader(box, run)
        if not has_screen() or plain:
            from tutor.cli.plain.walk import walk_through

            wanted = _wanted(game, inputs, box, run)
            walk_through((puzzle.solver for puzzle in wanted), used, run)
            return
        found = first_of(read_all(inputs, reader, run)) if inputs else []
        if inputs and not found:
            return

        def first(app: "TutorApp") -> None:
            if found:
                open_one(app, found, partial(app.puzzles.walk, used=used))
            else:
                app.puzzles.menu(game.game, "walk")

        open_screen(run, first)


def _wanted(
    game: GameCommands, inputs: list[str] | None, box: str | None, run: Run
) -> Iterator[InputPuzzle]:
    """The puzzles of the inputs; without any, one that is typed in."""
    if not inputs and sys.stdin is not None and sys.stdin.isatty():
        yield game.plain().typed(box, run)
        return
    for place, puzzle in read_all(inputs, game.reader(box, run), run):
        place.announce(run)
        yield puzzle
