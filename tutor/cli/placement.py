"""``tutor placement``: six boards that find where to start, on screen or in plain text."""

from contextlib import ExitStack, closing

from tutor.cli.has_screen import has_screen
from tutor.cli.run import Lang, Run
from tutor.cli.screens import Plain, open_screen, speak_as_set


def placement(plain: Plain = False, lang: Lang = None) -> None:
    with Run(lang) as run, ExitStack() as stack:
        # Loaded here: commands that print grids have no use for the course.
        from tutor.learn.learner import open_store

        store = stack.enter_context(closing(open_store()))
        speak_as_set(run, lang, store)
        if has_screen() and not plain:
            stack.pop_all()  # the screen closes the store
            open_screen(run, lang, lambda app: app.first_start.open(), store)
            return
        from tutor.cli.course.placing import PlainPlacement

        PlainPlacement(run, store).go()
