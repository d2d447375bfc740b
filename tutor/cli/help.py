"""Help in the user's language.

The commands name their options; the texts are messages of the language files,
one per command with an attribute per option. Options that mean the same
everywhere share the message ``option``, or that of their group of commands.
"""

import click

from tutor.base.language import Language
from tutor.language import Speaker, language_of_locale

HELP_OPTIONS = ["--help", "-h"]

_SHARED = {"nonogram": ("nono-help-option", "option")}
"""Where the help of options is told that mean the same in all commands of a group."""


def _language(context: click.Context) -> Language:
    """The one that was asked for anywhere on the command line, else the locale's."""
    language: Language = context.find_root().obj or language_of_locale()
    return language


def _speaker(context: click.Context) -> Speaker:
    return Speaker(_language(context), "commands", "nonogram")


def _message(context: click.Context, *names: str) -> str:
    """The message of a command, or of one within its group: ``command-nonogram-solve``."""
    path = [*context.command_path.split()[1:], *names] or ["tutor"]
    return f"command-{'-'.join(path)}"


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
