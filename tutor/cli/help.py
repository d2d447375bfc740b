"""Help in the user's language.

The commands name their options; the texts are messages of the language files,
one per command with an attribute per option. Options that mean the same
everywhere share the message ``option``, or that of their group of commands.
"""

import re
from collections.abc import Callable, Iterable

import click

from tutor.base.language import Language
from tutor.language import Speaker, language_of_locale

HELP_OPTIONS = ["--help", "-h"]

_SHARED = {
    "nonogram": ("nono-help-option", "option"),
    "class": ("class-option", "command-exam", "option"),
}
"""Where the help of options is told that mean the same in all commands of a group."""


def _language(context: click.Context) -> Language:
    """The one that was asked for anywhere on the command line, else the locale's."""
    language: Language = context.find_root().obj or language_of_locale()
    return language


def _speaker(context: click.Context) -> Speaker:
    return Speaker(_language(context), "commands", "nonogram", "class")


def _message(context: click.Context, *names: str) -> str:
    """The message of a command, or of one within its group: ``command-nonogram-solve``."""
    path = [*context.command_path.split()[1:], *names] or ["tutor"]
    return f"command-{'-'.join(path)}"


_EXTRA = re.compile(r"\[(required|default: (.*))\]$", re.DOTALL)
"""What the library adds to an option, in English."""
_HEADINGS = ("Arguments", "Options", "Commands")
_REST = "COMMAND [ARGS]..."
"""What may follow a group, as the library writes it."""


class Formatter(click.HelpFormatter):
    """Writes what the library says of itself in the user's language too."""

    def __init__(self, context: click.Context) -> None:
        super().__init__(width=context.terminal_width, max_width=context.max_content_width)
        self._say = _speaker(context).say

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line."""
        args = args.replace(_REST, self._say("help-rest")).replace(
            "[OPTIONS]", self._say("help-some-options")
        )
        super().write_usage(prog, args, prefix or f"{self._say('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        """What comes below it."""
        if heading in _HEADINGS:
            self.write(f"{'':>{self.current_indent}}{self._say(f'help-{heading.lower()}')}\n")
        else:
            super().write_heading(heading)

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Names, and what is told of them."""
        told = [(name, extra_told(text, self._say)) for name, text in rows]
        super().write_dl(told, col_max, col_spacing)


def extra_told(text: str, say: Callable[..., str]) -> str:
    """What is told of an option, with what the library adds to it in the user's language."""

    def extra(found: re.Match[str]) -> str:
        if found[1] == "required":
            return say("help-required")
        return say("help-default", value=found[2])

    return _EXTRA.sub(extra, text)


def page(command: click.Command, context: click.Context) -> str:
    """The whole help of a command."""
    translate(command, context)
    formatter = Formatter(context)
    command.format_help(context, formatter)
    return formatter.getvalue().rstrip("\n")


def help_of(context: click.Context, name: str) -> str:
    """What a command of a group is for."""
    return _speaker(context).say(_message(context, name))


def translate(command: click.Command, context: click.Context) -> None:
    """Give a command and its options their help."""
    speaker, message = _speaker(context), _message(context)
    command.help = speaker.say(message)
    homes = (message, *_SHARED.get(message.split("-")[1], ("option",)))
    for option in command.get_params(context):
        name = "help" if option.is_eager and "--help" in option.opts else option.name
        told = (speaker.say_attribute(home, str(name)) for home in homes)
        vars(option)["help"] = next(filter(None, told), None)
