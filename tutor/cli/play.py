"""``tutor play``: practise a grid, on screen or in plain text."""

from contextlib import ExitStack, closing
from itertools import islice

from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import grids
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
        from tutor.cli.plain_play import PlainPlay
        from tutor.store import Store

        store = stack.enter_context(closing(Store.open()))
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
            stack.pop_all()  # the screen closes the store
            if found:
                open_screen(run, lang, lambda app: open_one(app, found, app.open_grid), store)
            else:
                open_screen(run, lang, lambda app: app.open_fresh(order, title), store)
            return
        player = PlainPlay(run, store)
        if found:
            place, grid = found[0]
            player.begin(grid, title_at(place, is_one_of_many=place.number > 1))
        else:
            new = made(order, player.speaker)
            if new is None:
                run.answer_no()
                run.remark(player.speaker.say("order-unavailable"))
                return
            player.begin(new, title, is_ours=True)
        player.loop()


def go_on(run: Run, lang: str | None) -> None:
    """Plain play from where the learner left off, in either game; else with a fresh grid."""
    from tutor.cli.orders import made, order_of
    from tutor.cli.plain_play import PlainPlay
    from tutor.play.game import DRAFT
    from tutor.store import Store

    with closing(Store.open()) as store:
        speak_as_set(run, lang, store)
        if store.last_played() == "nonogram" and (nonogram := store.nonograms.last_open()):
            from tutor.cli.nonogram.plain_play import NonogramPlainPlay

            picture = NonogramPlainPlay(run, store)
            picture.resume(nonogram)
            picture.loop()
            return
        player = PlainPlay(run, store)
        # A grid half typed in on screen is no game yet.
        waiting = (game for game in store.sudokus.open_games() if game.title != DRAFT)
        if (game := next(waiting, None)) is not None:
            player.resume(game)
        else:
            order, title = order_of(None, None, None, run)
            grid = made(order, player.speaker)
            assert grid is not None, "there are easy grids"
            player.begin(grid, title, is_ours=True)
        player.loop()
