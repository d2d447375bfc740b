"""All commands, wired together."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tutor import __version__
from tutor.base.language import Language
from tutor.cli import (
    bench,
    calibrate,
    check,
    convert,
    exam,
    generate,
    hint,
    learn,
    learner,
    nonogram,
    play,
    print_sheet,
    rate,
    review,
    solve,
    study,
    techniques,
    walk,
    welcome,
    why,
)
from tutor.cli.binding import bound, sudoku
from tutor.cli.has_screen import has_screen
from tutor.cli.help import HELP_OPTIONS, translate
from tutor.cli.options import Lang, Plain
from tutor.cli.run import Run
from tutor.cli.screens import open_screen
from tutor.cli.usage import told
from tutor.language import LANGUAGES, language_of_locale


class _Commands(TyperGroup):
    """Typer's own complaints are told in our words, in the language that was asked for."""

    def main(self, *arguments: Any, **options: Any) -> Any:
        """Run the whole command line."""
        self._language = _language(arguments[0])
        return super().main(*arguments, **options)

    def make_context(self, *arguments: Any, **options: Any) -> Any:
        """Read the options of the whole command line."""
        with self._telling():
            return super().make_context(*arguments, **options)

    def invoke(self, context: Any) -> Any:
        """Read the options of a command, and run it."""
        with self._telling():
            return super().invoke(context)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            run = Run(self._language)
            if (sentence := told(error, run.speaker)) is not None:
                run.refuse_text(sentence)
            raise


app = typer.Typer(
    cls=_Commands,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP_OPTIONS},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"Pas à pas {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def tutor(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True)
    ] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    if context.invoked_subcommand is None:
        with Run(lang) as run:
            if plain:
                play.go_on(run)
            elif has_screen():
                open_screen(run)
            else:
                welcome.welcome(run)


app.command()(learn.learn)
app.command()(learn.placement)
app.command()(learn.sprint)
app.command()(exam.exam)
app.command()(bound(play.play, sudoku, ("picture", "size")))
app.command()(bound(walk.walk, sudoku))
app.command()(bound(hint.hint, sudoku))
app.command()(bound(why.why, sudoku))
app.command()(bound(check.check, sudoku))
app.command()(bound(solve.solve, sudoku, ("show_ranges",)))
app.command()(bound(rate.rate, sudoku))
app.command()(calibrate.calibrate)
app.command()(bound(convert.convert, sudoku))
app.command("print")(bound(print_sheet.print_sheet, sudoku))
app.command()(bound(generate.generate, sudoku, ("size", "black", "unique", "line_solvable")))
app.command()(bound(techniques.techniques, sudoku))
app.command()(learner.progress)
app.command()(bound(review.review, sudoku))
app.add_typer(nonogram.app, name="nonogram")
app.add_typer(bench.app, name="bench")
app.add_typer(study.app, name="study")
_GROUPS = ("nonogram", "bench", "study")
"""What shows its help when no command is named."""


def command(arguments: list[str]) -> Any:
    """The whole command line, its help in the language it will be asked in."""
    if not (set(HELP_OPTIONS) & set(arguments) or set(_GROUPS) & set(arguments[-1:])):
        return _commands_without_help()
    group = typer.main.get_command(app)
    translate(group, _language(arguments), arguments)
    return group


@cache
def _commands_without_help() -> Any:
    """Nobody writes into these: they serve however often something is asked."""
    return typer.main.get_command(app)


def _language(arguments: list[str]) -> Language:
    """The language named anywhere on the command line, else the locale's."""
    joined = "\0".join(arguments)
    for language in LANGUAGES:
        if f"--lang\0{language}" in joined or f"--lang={language}" in joined:
            return language
    return language_of_locale()
