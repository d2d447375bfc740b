"""``play``: practise a puzzle, on screen or in plain text."""

from contextlib import ExitStack, closing
from itertools import islice
from typing import TYPE_CHECKING, Annotated

import click

from tutor.cli.game_commands import GameCommands, PlayWish
from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import read_all
from tutor.cli.options import Box, Input, Lang, LevelName, Plain, TechniqueId, option
from tutor.cli.run import Run
from tutor.cli.screens import first_of, open_one, open_screen, speak_as_set, title_at

if TYPE_CHECKING:
    from tutor.cli.plain.table import PlainTable
    from tutor.store import Store
    from tutor.tui.app import TutorApp


_CLASHES = {
    "INPUT": ("--picture", "--level", "--size", "--technique"),
    "--picture": ("--level", "--size"),
}


def play(
    game: GameCommands,
    context: click.Context,
    input_: Input = None,
    picture: Annotated[str | None, option("--picture", metavar="NAME")] = None,
    level: LevelName = None,
    size: Annotated[str | None, option("--size", metavar="WxH")] = None,
    technique: TechniqueId = None,
    box: Box = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run, ExitStack() as stack:
        # Loaded here: commands that print puzzles have no use for the learner's file.
        from tutor.cli.plain.begin import begin_from, begin_with
        from tutor.cli.plain.play import PlainPlay
        from tutor.learn.learner import open_store

        store = stack.enter_context(closing(open_store()))
        speak_as_set(run, store)
        run.refuse_together(context, _CLASHES)
        wish = PlayWish(input_, picture, level, size, technique, box)
        source = game.plain().ordered(wish, store, run)
        on_screen = has_screen() and not plain
        found = []
        if input_ is not None and source is None:
            read = read_all([input_], game.reader(box, run), run)
            found = first_of(read) if on_screen else list(islice(read, 1))
            if not found:
                return
        if on_screen:

            def first(app: "TutorApp") -> None:
                if found:
                    open_one(app, found, app.puzzles.open)
                elif source is not None:
                    app.puzzles.follow(source, game.game)
                else:
                    app.puzzles.menu(game.game)

            stack.pop_all()  # the screen closes the store
            open_screen(run, first, store)
            return
        if found:
            place, puzzle = found[0]
            title = title_at(place, is_one_of_many=place.number > 1)
            table: PlainTable | None = begin_with(puzzle.opened(), title, game, run, store)
        elif source is not None:
            table = begin_from(source, game, run, store)
        else:
            table = _left_off(game, run, store)
        if table is not None:
            PlainPlay(run, store, table).loop()
            return
        run.answer_no()
        run.remark(game.game.speaker(run.speaker.language).say("order-unavailable"))


def _left_off(game: GameCommands, run: Run, store: "Store") -> "PlainTable | None":
    """The game left open, or what comes next."""
    from tutor.cli.plain.begin import begin_from

    speaker, plain = game.game.speaker(run.speaker.language), game.plain()
    waiting = plain.resume(None, store, speaker)
    return waiting or begin_from(plain.next_one(store), game, run, store)


def go_on(run: Run) -> None:
    """Plain play from where the learner left off, in any game; else with a fresh grid."""
    from tutor.cli.binding import COMMANDS
    from tutor.cli.plain.play import PlainPlay
    from tutor.learn.learner import open_store
    from tutor.learn.placement import is_first_start

    with closing(open_store()) as store:
        speak_as_set(run, store)
        if is_first_start(store):
            print(run.say("plain-first-start"))
        table = _left_off(COMMANDS[store.last_played() or "sudoku"](), run, store)
        assert table is not None, "there are easy grids"
        PlainPlay(run, store, table).loop()
