"""Help in the user's language.

The commands name their options; the texts are messages of the language files,
one per command with an attribute per option. Options that mean the same
everywhere share the message ``option``, or that of their group of commands.
"""

from collections.abc import Container
from typing import Any

import typer

from tutor.base.language import Language
from tutor.language import Speaker

HELP_OPTIONS = ["--help", "-h"]


_SHARED = {"nonogram": ("nono-help-option", "option")}
"""Where the help of options is told that mean the same in all commands of a group."""


def translate(
    command: Any,
    language: Language,
    asked: Container[str] | None = None,
    name: str = "tutor",
) -> None:
    """Give a command, its options and its subcommands their help.

    Args:
        asked: where it is known, what is asked for. Groups that are not in it keep their
            commands as they are: to look at them would load them.
    """
    speaker = Speaker(language, "commands", "nonogram")
    message = f"command-{name}"
    command.help = speaker.say(message)
    command.short_help = command.help.partition("\n")[0]
    context = typer.Context(command, help_option_names=HELP_OPTIONS)
    help_option = command.get_help_option(context)
    for option in [*command.params, help_option]:
        if option.param_type_name == "argument":
            option.display_type_rich = lambda ctx: None  # no "<list[str]>" for people
        homes = (message, *_SHARED.get(name.partition("-")[0], ("option",)))
        told = (speaker.say_attribute(home, option.name) for home in homes)
        option.help = next(filter(None, told), None)
    if asked is not None and name != "tutor" and name not in asked:
        return
    prefix = "" if name == "tutor" else f"{name}-"
    for child_name, child in getattr(command, "commands", {}).items():
        translate(child, language, asked, prefix + child_name)
