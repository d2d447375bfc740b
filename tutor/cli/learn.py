"""``tutor learn``, ``placement`` and ``sprint``: the course, on screen or in plain text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import click

from tutor.cli.declared import Argument
from tutor.cli.options import Json, Lang, Plain
from tutor.cli.run import Run
from tutor.cli.screens import with_learner

if TYPE_CHECKING:
    from tutor.games.game import GameName
    from tutor.store import Store
    from tutor.tui.app import TutorApp

# What is behind them is loaded within: commands that print grids have no use for the course.
LessonId = Annotated[str | None, Argument(metavar="ID", show_default=False)]


def learn(
    context: click.Context,
    lesson: LessonId = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        run.refuse_together(context, {"--json": ("--plain",)})
        _learn_about(("sudoku", "nonogram"), lesson, as_json, plain, run)


def learn_nonograms(
    context: click.Context,
    lesson: LessonId = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from tutor.language.nonogram_speaker import NonogramSpeaker

    with Run(lang, NonogramSpeaker) as run:
        run.refuse_together(context, {"--json": ("--plain",)})
        _learn_about(("nonogram",), lesson, as_json, plain, run)


def _learn_about(
    games: "Sequence[GameName]", lesson: str | None, as_json: bool, plain: bool, run: Run
) -> None:
    """The lessons on some games; the course goes on with the first."""
    from tutor.cli.course import listing

    id_ = None if lesson is None else listing.lesson_named(lesson, games[0], run)

    def on_screen(app: "TutorApp") -> None:
        if id_ is None:
            app.lessons.open_course(games[0])
        else:
            app.lessons.open_lesson(id_)

    def in_text(store: "Store") -> None:
        if as_json:
            listing.print_json(store, games, id_, run)
        elif id_ is None and not plain:
            listing.print_list(store, games, run)
        else:
            from tutor.cli.course.course import PlainCourse

            PlainCourse(run, store, games[0]).go(id_)

    with_learner(run, on_screen, in_text, plain=plain or as_json)


def placement(plain: Plain = False, lang: Lang = None) -> None:
    def in_text(store: "Store") -> None:
        from tutor.cli.course.placing import PlainPlacement

        PlainPlacement(run, store).go()

    with Run(lang) as run:
        with_learner(run, lambda app: app.first_start.open(), in_text, plain=plain)


def sprint(subject: LessonId = None, plain: Plain = False, lang: Lang = None) -> None:
    def in_text(store: "Store") -> None:
        from tutor.cli.course.plain_sprint import PlainSprint

        PlainSprint(run, store).go(wanted)

    with Run(lang) as run:
        from tutor.cli.course.listing import lesson_named
        from tutor.games.both import GAMES

        games = [str(game.name) for game in GAMES]
        wanted = games[0] if subject is None else subject
        if wanted not in games:
            wanted = lesson_named(wanted, GAMES[0].name, run)
        with_learner(run, lambda app: app.lessons.open_sprint(wanted), in_text, plain=plain)
