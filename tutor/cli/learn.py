"""``tutor learn``: the course, on screen or in plain text."""

from collections.abc import Sequence
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.has_screen import has_screen
from tutor.cli.run import Json, Lang, Run
from tutor.cli.screens import Plain, open_screen, speak_as_set

if TYPE_CHECKING:
    from tutor.games.game import GameName

LessonId = Annotated[str | None, typer.Argument(metavar="ID", show_default=False)]


def learn(
    lesson: LessonId = None, as_json: Json = False, plain: Plain = False, lang: Lang = None
) -> None:
    with Run(lang) as run:
        _learn_about(("sudoku", "nonogram"), lesson, as_json, plain, lang, run)


def learn_nonograms(
    lesson: LessonId = None, as_json: Json = False, plain: Plain = False, lang: Lang = None
) -> None:
    from tutor.cli.nonogram.run import NonogramRun

    with NonogramRun(lang) as run:
        _learn_about(("nonogram",), lesson, as_json, plain, lang, run)


def _learn_about(
    games: "Sequence[GameName]",
    lesson: str | None,
    as_json: bool,
    plain: bool,
    lang: str | None,
    run: Run,
) -> None:
    """The course.

    Args:
        games: those whose lessons are listed; the course goes on with the first.
        lesson: the lesson that is asked for, if any.
        as_json: whether a program asks.
        plain: whether everything is to be plain text.
        lang: the language that is asked for, if any.
        run: who asks.
    """
    if as_json and plain:
        run.refuse(run.say("option-clash", one="--json", other="--plain"))
    # Loaded here: commands that print grids have no use for the course.
    from tutor.cli.course import listing
    from tutor.learn.learner import open_store

    with ExitStack() as stack:
        id_ = None if lesson is None else listing.lesson_named(lesson, games[0], run)
        store = stack.enter_context(closing(open_store()))
        speak_as_set(run, lang, store)
        if as_json:
            listing.print_json(store, games, id_, run)
        elif has_screen() and not plain:
            stack.pop_all()  # the screen closes the store
            if id_ is None:
                open_screen(run, lang, lambda app: app.lessons.open_course(games[0]), store)
            else:
                open_screen(run, lang, lambda app: app.lessons.open_lesson(id_), store)
        elif id_ is None and not plain:
            listing.print_list(store, games, run)
        else:
            from tutor.cli.course.course import PlainCourse

            PlainCourse(run, store, games[0]).go(id_)
