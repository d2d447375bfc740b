"""``tutor learn``: the course, on screen or in plain text."""

from contextlib import ExitStack, closing
from typing import Annotated

import typer

from tutor.cli.has_screen import has_screen
from tutor.cli.run import Json, Lang, Run
from tutor.cli.screens import Plain, open_screen, speak_as_set


def learn(
    lesson: Annotated[str | None, typer.Argument(metavar="ID", show_default=False)] = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, ExitStack() as stack:
        if as_json and plain:
            run.refuse(run.say("option-clash", one="--json", other="--plain"))
        # Loaded here: commands that print grids have no use for the course.
        from tutor.cli.course import listing
        from tutor.store import Store

        id_ = None if lesson is None else listing.lesson_named(lesson, run)
        store = stack.enter_context(closing(Store.open()))
        speak_as_set(run, lang, store)
        if as_json:
            listing.print_json(store, id_, run)
        elif has_screen() and not plain:
            stack.pop_all()  # the screen closes the store
            if id_ is None:
                open_screen(run, lang, lambda app: app.open_course(), store)
            else:
                open_screen(run, lang, lambda app: app.open_lesson(id_), store)
        elif id_ is None and not plain:
            listing.print_list(store, run)
        else:
            from tutor.cli.course.course import PlainCourse

            PlainCourse(run, store).go(id_)
