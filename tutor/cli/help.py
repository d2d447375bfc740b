"""Help in the user's language.

The commands name their options; the texts are messages of the language files,
one per command with an attribute per option. Options that mean the same
everywhere share the message ``option``.
"""

from typing import Any

import typer

from tutor.language import Speaker

HELP_OPTIONS = ["--help", "-h"]


def translate(command: Any, speaker: Speaker, name: str = "tutor") -> None:
    """Give a command, its options and its subcommands their help."""
    message = f"command-{name}"
    command.help = speaker.say(message)
    command.short_help = command.help.partition("\n")[0]
    context = typer.Context(command, help_option_names=HELP_OPTIONS)
    help_option = command.get_help_option(context)
    for option in [*command.params, help_option]:
        if option.param_type_name == "argument":
            option.display_type_rich = lambda ctx: None  # no "<list[str]>" for people
        own = speaker.say_attribute(message, option.name)
        option.help = own or speaker.say_attribute("option", option.name)
    prefix = "" if name == "tutor" else f"{name}-"
    for child_name, child in getattr(command, "commands", {}).items():
        translate(child, speaker, prefix + child_name)
