"""All commands, by their names: where each stands, and for which game.

Only the one that is called is loaded.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import click

from tutor.base.language import Language
from tutor.cli import completion
from tutor.cli.binding import nonogram, sudoku, verb
from tutor.cli.declared import Group, Maker, Option, command_at
from tutor.cli.has_screen import has_screen
from tutor.cli.options import Lang, Plain
from tutor.language import LANGUAGES, language_of_locale


def _of_group(lang: Lang = None) -> None:
    pass


def _group(makers: dict[str, Maker]) -> Maker:
    """Commands behind a name, which shows its help where none of them is named."""
    return lambda name: Group(name, makers, _of_group)


_WHOLE_LISTS = (
    *("cluster", "unordered", "column", "out", "resume"),
    *("weights", "cnf", "box", "dimacs"),
)
"""What is for lists that nobody has of pictures, or for grids alone."""
_NONOGRAM: dict[str, Maker] = {
    "learn": command_at("learn:learn_nonograms"),
    "play": verb("play:play", nonogram, ("technique", "box")),
    "walk": verb("walk:walk", nonogram, ("box",)),
    "hint": verb("hint:hint", nonogram, ("box", "digit", "eureka")),
    "why": verb("why:why", nonogram, ("box",)),
    "check": verb("check:check", nonogram, ("box",)),
    "solve": verb(
        "solve:solve",
        nonogram,
        ("box", "trace", "logic_seconds", "eureka", "shortest"),
        method="auto",
    ),
    "rate": verb("rate:rate", nonogram, _WHOLE_LISTS),
    "convert": verb("convert:convert", nonogram, ("box",)),
    "print": verb("print_sheet:print_sheet", nonogram, ("box", "candidates")),
    "generate": verb(
        "generate:generate",
        nonogram,
        (
            *("box", "remove", "minimal", "symmetry", "not_unique", "pace"),
            *("jobs", "cluster", "out", "resume"),
        ),
    ),
    "picture": verb("picture:picture", nonogram, ("box", "candidates")),
    "edit": command_at("nonogram.edit:edit"),
    "from-image": command_at("nonogram.from_image:from_image"),
    "review": verb("review:review", nonogram),
    "techniques": verb("techniques:techniques", nonogram),
    "automaton": command_at("nonogram.automaton:automaton"),
    "bench": command_at("bench:bench_nonogram"),
}
_BENCH: dict[str, Maker] = {
    "search": command_at("bench:bench_search"),
    "logic": command_at("bench:bench_logic"),
    "rate": command_at("bench:bench_rate"),
    "start": command_at("bench_start:bench_start"),
    "explain": command_at("bench:bench_explain"),
    "screen": command_at("bench:bench_screen"),
    "class": command_at("bench_class:bench_class"),
}
_CLASS: dict[str, Maker] = {
    "new": command_at("classes.roster:new"),
    "add": command_at("classes.roster:add"),
    "assign": command_at("classes.assign:assign"),
    "list": command_at("classes.roster:list_class"),
    "results": command_at("classes.results:results"),
    "paper": command_at("classes.paper:paper"),
    "mark": command_at("classes.mark:mark"),
    "reset-pin": command_at("classes.roster:reset_pin"),
    "withdraw": command_at("classes.assign:withdraw"),
    "delete": command_at("classes.roster:delete"),
}
_STUDY: dict[str, Maker] = {"difficulty": command_at("study:difficulty")}
COMMANDS: dict[str, Maker] = {
    "learn": command_at("learn:learn"),
    "placement": command_at("learn:placement"),
    "sprint": command_at("learn:sprint"),
    "exam": command_at("exam:exam"),
    "play": verb("play:play", sudoku, ("picture", "size")),
    "walk": verb("walk:walk", sudoku),
    "hint": verb("hint:hint", sudoku),
    "why": verb("why:why", sudoku),
    "check": verb("check:check", sudoku),
    "solve": verb("solve:solve", sudoku, ("show_ranges",)),
    "rate": verb("rate:rate", sudoku),
    "calibrate": command_at("calibrate:calibrate"),
    "convert": verb("convert:convert", sudoku),
    "print": verb("print_sheet:print_sheet", sudoku, ("size",)),
    "picture": verb("picture:picture", sudoku),
    "generate": verb(
        "generate:generate", sudoku, ("size", "black", "colours", "unique", "line_solvable")
    ),
    "techniques": verb("techniques:techniques", sudoku),
    "progress": command_at("learner:progress"),
    "review": verb("review:review", sudoku),
    "serve": command_at("serve:serve"),
    "class": _group(_CLASS),
    "nonogram": _group(_NONOGRAM),
    "bench": _group(_BENCH),
    "study": _group(_STUDY),
}
"""In the order of the help."""


def _show_version(context: click.Context, _: click.Parameter, wanted: bool) -> bool:
    if wanted:
        from tutor.cli.version import told

        print(told(context.obj))
        context.exit()
    return wanted


def _tutor(
    context: click.Context,
    version: Annotated[bool, Option("--version", callback=_show_version, is_eager=True)] = False,
    plain: Plain = False,
    lang: Lang = None,
    install_completion: Annotated[bool, Option(callback=completion.install, is_eager=True)] = False,
    show_completion: Annotated[bool, Option(callback=completion.show, is_eager=True)] = False,
) -> None:
    if context.invoked_subcommand is not None:
        return
    from tutor.cli.run import Run

    with Run(lang) as run:
        if plain:
            from tutor.cli.play import go_on

            go_on(run)
        elif has_screen():
            from tutor.cli.screens import open_screen

            open_screen(run)
        else:
            from tutor.cli.welcome import welcome

            welcome(run)


class _Tutor(Group):
    """Click's own complaints are told in our words, in the language that was asked for."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: object,
    ) -> click.Context:
        """Read the options of the whole command line."""
        language = _language(args)
        with _telling(language):
            return super().make_context(info_name, args, parent, **{**extra, "obj": language})

    def invoke(self, ctx: click.Context) -> object:
        """Read the options of a command, and run it."""
        with _telling(ctx.obj):
            return super().invoke(ctx)


@contextmanager
def _telling(language: Language) -> Iterator[None]:
    try:
        yield
    except click.UsageError as error:
        from tutor.cli.run import Run
        from tutor.cli.usage import told

        run = Run(language)
        if (sentence := told(error, run.speaker)) is not None:
            run.refuse_text(sentence)
        raise


tutor = _Tutor("tutor", COMMANDS, _tutor, needs_command=False)


def _language(arguments: list[str]) -> Language:
    """The language named anywhere on the command line, else the locale's."""
    joined = "\0".join(arguments)
    for language in LANGUAGES:
        if f"--lang\0{language}" in joined or f"--lang={language}" in joined:
            return language
    return language_of_locale()
