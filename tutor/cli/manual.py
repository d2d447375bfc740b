"""The manual page, made of what ``--help`` says: one for all commands, in each language."""

import re
from collections.abc import Callable, Iterator

import click

from tutor import __version__
from tutor.base.language import Language
from tutor.cli.app import tutor
from tutor.cli.help import extra_told, translate
from tutor.language import Speaker

Say = Callable[..., str]
_AT_A_LINE = re.compile(r"^([.'])", re.MULTILINE)


def manual(language: Language) -> str:
    """The page, as ``man`` reads it."""
    context = click.Context(tutor, info_name="tutor", obj=language, **tutor.context_settings)
    say = Speaker(language, "commands").say
    translate(tutor, context)
    name, _, purpose = (tutor.help or "").partition(":")
    parts = [
        f'.TH TUTOR 1 "" "{name} {__version__}" "{name}"',
        f".SH {_heading(say('manual-name'))}",
        f"tutor \\- {_text(_bare(purpose))}",
        f".SH {_heading(say('manual-use'))}",
        f".B tutor\n[{_text(_bare(say('help-options')).lower())}] {_text(say('help-rest'))}",
        f".SH {_heading(_bare(say('help-options')))}",
        *_options(tutor, context, say),
        f".SH {_heading(_bare(say('help-commands')))}",
        *(line for found in _commands(tutor, context) for line in _command(*found, say)),
    ]
    for heading in ("exit", "files", "variables"):
        parts += [f".SH {_heading(say(f'manual-{heading}'))}"]
        parts += [_text(say(f"manual-{heading}-told"))]
    return "\n".join(parts) + "\n"


def _commands(
    group: click.Group, context: click.Context
) -> Iterator[tuple[click.Command, click.Context]]:
    """Every command that does something, in the order of the help."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        inside = click.Context(command, context, name, **command.context_settings)
        translate(command, inside)
        if isinstance(command, click.Group):
            yield from _commands(command, inside)
        else:
            yield command, inside


def _command(command: click.Command, context: click.Context, say: Say) -> Iterator[str]:
    """A command: how it is written, what it is for, its options."""
    usage = " ".join(command.collect_usage_pieces(context)[1:])
    yield f".SS {_text(f'{context.command_path} {usage}'.strip())}"
    for number, paragraph in enumerate((command.help or "").split("\n\n")):
        yield f"{'.PP' + chr(10) if number else ''}{_text(' '.join(paragraph.split()))}"
    yield from _options(command, context, say)


def _options(command: click.Command, context: click.Context, say: Say) -> Iterator[str]:
    """Each option with what is told of it, but for those that all commands have."""
    for one in command.get_params(context):
        shown = one.get_help_record(context) if isinstance(one, click.Option) else None
        if shown is not None and (command is tutor or not {"--help", "--lang"} & {*one.opts}):
            written, told = shown
            yield f".TP\n.B {_text(written)}\n{_text(' '.join(extra_told(told, say).split()))}"


def _bare(text: str) -> str:
    """A heading or a sentence without the sign at its end."""
    return text.strip().rstrip(":. \u00a0\u202f")


def _heading(text: str) -> str:
    return f'"{_text(text.upper())}"'


def _text(text: str) -> str:
    """Nothing of a text is an order to the typesetter, and dashes stay what they are."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return _AT_A_LINE.sub(r"\\&\1", plain)
