"""``tutor sprint``: two minutes of quick boards, on screen or in plain text."""

from contextlib import ExitStack, closing
from typing import Annotated

import typer

from tutor.cli.has_screen import has_screen
from tutor.cli.run import Lang, Run
from tutor.cli.screens import Plain, open_screen, speak_as_set

Subject = Annotated[str | None, typer.Argument(metavar="ID", show_default=False)]


def sprint(subject: Subject = None, plain: Plain = False, lang: Lang = None) -> None:
    with Run(lang) as run:
        # Loaded here: commands that print grids have no use for the course.
        from tutor.cli.course import listing
        from tutor.games.both import GAMES
        from tutor.learn.learner import open_store

        games = [str(game.name) for game in GAMES]
        wanted = games[0] if subject is None else subject
        if wanted not in games:
            wanted = listing.lesson_named(wanted, GAMES[0].name, run)
        with ExitStack() as stack:
            store = stack.enter_context(closing(open_store()))
            speak_as_set(run, lang, store)
            if has_screen() and not plain:
                stack.pop_all()  # the screen closes the store
                open_screen(run, lang, lambda app: app.lessons.open_sprint(wanted), store)
            else:
                from tutor.cli.course.plain_sprint import PlainSprint

                PlainSprint(run, store).go(wanted)
