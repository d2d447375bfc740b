"""What is wrong with a command line, in our words: the library knows it in English alone."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

import click

from tutor.base.shown import printable
from tutor.language import Speaker

_WORD = re.compile(r"'(.*?)'|.* \((.*)\)", re.DOTALL)
"""What was typed, as complaints quote it."""


def told(error: click.UsageError, speaker: Speaker) -> str | None:
    """A sentence about a command line that cannot be understood; None if it is something else."""
    context, message = error.ctx, error.message
    command = context.command_path if context else "tutor"
    word = _WORD.search(message)
    found = printable((word and (word[1] or word[2])) or "")
    match error:
        case click.NoSuchOption():
            name = printable(error.option_name)
            return _unknown("option", name, command, _near(name, error.possibilities), speaker)
        case click.BadOptionUsage():
            message = "usage-value" if "requires" in error.message else "usage-no-value"
            return speaker.say(message, found=printable(error.option_name))
        case click.MissingParameter():
            return speaker.say("usage-argument", found=_lacking(error) or found, command=command)
        case click.BadParameter():
            named = error.param.opts[:1] if isinstance(error.param, click.Option) else []
            kind = "whole" if "valid int" in message else "number"
            return speaker.say("usage-number", found=" ".join([*named, found]), kind=kind)
    group = context.command if context else None
    if message.startswith("No such command") and context and isinstance(group, click.Group):
        known = group.list_commands(context)
        return _unknown("command", found, command, get_close_matches(found, known, n=2), speaker)
    if message.startswith("Got unexpected"):
        return speaker.say("usage-extra", found=found, command=command)
    if message.startswith("Missing command"):
        return speaker.say("usage-missing-command", command=command)
    return None


def _near(option: str, known: Iterable[str] | None) -> list[str]:
    """The options that are nearly called so: that both begin with dashes says nothing."""
    bare = {one.lstrip("-"): one for one in known or ()}
    return [bare[one] for one in get_close_matches(option.lstrip("-"), bare)]


def _lacking(error: click.MissingParameter) -> str:
    """What is missing, as the help writes it."""
    asked = error.param
    names = asked.opts[:1] if isinstance(asked, click.Option) else []
    return " ".join([*names, (asked and asked.metavar) or ""]).strip()


def _unknown(kind: str, found: str, command: str, near: list[str], speaker: Speaker) -> str:
    if near:
        likely = ", ".join(near)
        return speaker.say("usage-near", kind=kind, found=found, command=command, near=likely)
    return speaker.say(f"usage-{kind}", found=found, command=command)
