"""``tutor play``: practise a grid, on screen or in plain text."""

from contextlib import ExitStack, closing
from itertools import islice
from typing import TYPE_CHECKING

from tutor.cli.has_screen import has_screen
from tutor.cli.options import Input, LevelName, TechniqueId
from tutor.cli.run import Box, Lang, Run
from tutor.cli.screens import (
    Plain,
    first_of,
    open_one,
    open_screen,
    speak_as_set,
    title_at,
)
from tutor.cli.sudoku.inputs import grids

if TYPE_CHECKING:
    from tutor.cli.plain.table import PlainTable
    from tutor.store import Store


def play(
    input_: Input = None,
    level: LevelName = None,
    technique: TechniqueId = None,
    box: Box = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, ExitStack() as stack:
        # Loaded here: commands that print grids have no use for the learner's file.
        from tutor.cli.orders import made, order_of
        from tutor.cli.plain.grid_table import begin_grid, speaker_of
        from tutor.cli.plain.play import PlainPlay
        from tutor.learn.learner import open_store

        store = stack.enter_context(closing(open_store()))
        speak_as_set(run, lang, store)
        for given, option in ((level, "--level"), (technique, "--technique")):
            if input_ is not None and given is not None:
                run.refuse(run.say("option-clash", one="INPUT", other=option))
        geometry = run.box(box)
        order, title = order_of(level, technique, geometry, run)
        on_screen = has_screen() and not plain
        found = []
        if input_ is not None:
            read = grids([input_], geometry, run)
            found = first_of(read) if on_screen else list(islice(read, 1))
            if not found:
                return
        if on_screen:
            from tutor.games.both import SUDOKU
            from tutor.games.sudoku.new_puzzles import fresh
            from tutor.games.sudoku.puzzle import GridPuzzle

            stack.pop_all()  # the screen closes the store
            if found:
                puzzles = [(place, GridPuzzle(grid)) for place, grid in found]
                open_screen(run, lang, lambda app: open_one(app, puzzles, app.puzzles.open), store)
            else:
                source = fresh(order, title)
                open_screen(run, lang, lambda app: app.puzzles.follow(source, SUDOKU), store)
            return
        if found:
            place, grid = found[0]
            name = title_at(place, is_one_of_many=place.number > 1)
            table = begin_grid(grid, name, run, store)
        else:
            speaker = speaker_of(run)
            new = made(order, speaker)
            if new is None:
                run.answer_no()
                run.remark(speaker.say("order-unavailable"))
                return
            table = begin_grid(new, title, run, store, is_ours=True)
        PlainPlay(run, store, table).loop()


def go_on(run: Run, lang: str | None) -> None:
    """Plain play from where the learner left off, in either game; else with a fresh grid."""
    from tutor.cli.plain.play import PlainPlay
    from tutor.learn.learner import open_store

    with closing(open_store()) as store:
        speak_as_set(run, lang, store)
        PlainPlay(run, store, _left_off(run, store)).loop()


def _left_off(run: Run, store: "Store") -> "PlainTable":
    """The game played last, if it is open; else a grid left open, or a fresh one."""
    from tutor.cli.orders import made, order_of
    from tutor.cli.plain.grid_table import begin_grid, resume_grid, speaker_of
    from tutor.games.nonogram.codec import PICTURES
    from tutor.games.sudoku.codec import GRIDS
    from tutor.games.sudoku.game import DRAFT

    if store.last_played() == "nonogram" and (nonogram := store.played(PICTURES).last_open()):
        from tutor.cli.plain.picture_table import resume_picture

        return resume_picture(nonogram, run, store)
    # A grid half typed in on screen is no game yet.
    waiting = (game for game in store.played(GRIDS).open_games() if game.title != DRAFT)
    if (game := next(waiting, None)) is not None:
        return resume_grid(game, run, store)
    order, title = order_of(None, None, None, run)
    grid = made(order, speaker_of(run))
    assert grid is not None, "there are easy grids"
    return begin_grid(grid, title, run, store, is_ours=True)
