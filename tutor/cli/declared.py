"""Commands made of functions, whose options are read off the signature.

A group knows the names of its commands alone. A command is loaded when it is called or when its own
help is asked for, and what the help says comes from the language files, so that ``--help`` and a
completion load no command at all.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import TypeVar, get_args, get_origin

import click
from click.shell_completion import CompletionItem

from tutor.cli.help import HELP_OPTIONS, help_of, page

T = TypeVar("T")
Callback = Callable[[click.Context, click.Parameter, T], T]
"""Looks at a value that was given, and says which counts."""

_NOTHING = inspect.Parameter.empty
_CONTEXT = {"help_option_names": HELP_OPTIONS}


class Option:
    """An option, as the annotation of what it sets."""

    def __init__(
        self,
        *names: str,
        metavar: str | None = None,
        show_default: bool = True,
        callback: "Callback[T] | None" = None,
        is_eager: bool = False,
    ) -> None:
        self._names, self._metavar, self._callback = names, metavar, callback
        self._show_default, self._is_eager = show_default, is_eager

    def made(self, name: str, kind: type, is_list: bool, default: object) -> click.Option:
        """The option that sets an argument of a function."""
        make = partial(
            click.Option,
            [name, *(self._names or (f"--{name.replace('_', '-')}",))],
            type=_click_type(kind),
            is_flag=kind is bool,
            multiple=is_list,
            metavar=self._metavar,
            show_default=self._show_default,
            callback=self._callback,
            is_eager=self._is_eager,
        )
        return make(required=True) if default is _NOTHING else make(default=default)


@dataclass(frozen=True)
class Argument:
    """What stands by itself on a command line, as the annotation of what it sets."""

    metavar: str
    show_default: bool = True

    def made(self, name: str, kind: type, is_list: bool, default: object) -> "_Argument":
        """The argument that sets one of a function."""
        make = partial(
            _Argument,
            [name],
            type=_click_type(kind),
            nargs=-1 if is_list else 1,
            metavar=self.metavar,
        )
        return make(required=True) if default is _NOTHING else make(required=False, default=default)


class _Argument(click.Argument):
    """An argument that the help tells something of."""

    def make_metavar(self, ctx: click.Context) -> str:
        """``[INPUT]...``: how it is written in the first line of the help."""
        name = self.metavar or ""
        shown = name if self.required or name.startswith("[") else f"[{name}]"
        return f"{shown}..." if self.nargs != 1 else shown

    @property
    def line(self) -> tuple[str, str]:
        """What the help tells of it."""
        told = str(vars(self).get("help") or "")
        return self.metavar or "", f"{told}  [required]" if self.required else told


def _click_type(kind: type) -> "click.ParamType[Path] | type":
    return click.Path(path_type=Path) if kind is Path else kind


class Command(click.Command):
    """A command that is loaded, with its help in the language that was asked for."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole page."""
        return page(self, ctx)

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Told with the options, as older versions of the library do not ask for it."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The arguments, then the options."""
        arguments = [one for one in self.get_params(ctx) if isinstance(one, _Argument)]
        if arguments:
            with formatter.section("Arguments"):
                formatter.write_dl([one.line for one in arguments])
        super().format_options(ctx, formatter)


Maker = Callable[[str], click.Command]
"""Loads a command, which gets a name."""


class Group(click.Group):
    """Commands of which the names are known, and no more until one is called."""

    def __init__(
        self,
        name: str,
        makers: Mapping[str, Maker],
        function: Callable[..., None],
        *,
        needs_command: bool = True,
    ) -> None:
        own = command_of(function)(name)
        super().__init__(
            name,
            params=own.params,
            callback=own.callback,
            context_settings=_CONTEXT,
            no_args_is_help=needs_command,
            invoke_without_command=not needs_command,
            subcommand_metavar="COMMAND [ARGS]...",
        )
        self._makers = makers

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names, in the order of the help."""
        return list(self._makers)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The one of a name, loaded now."""
        if cmd_name in self._makers and cmd_name not in self.commands:
            self.add_command(self._makers[cmd_name](cmd_name))
        return self.commands.get(cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is called, and its arguments."""
        if args[0] not in self._makers and not args[0].startswith("-"):
            raise click.UsageError(f"No such command {args[0]!r}.", ctx)
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: click.Context) -> str:
        """The whole page."""
        return page(self, ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What each command is for, in a line."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, self._purpose(ctx, name)) for name in self._makers])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands, and the options, that begin so."""
        found = [
            CompletionItem(name, help=self._purpose(ctx, name))
            for name in self._makers
            if name.startswith(incomplete)
        ]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]

    def _purpose(self, ctx: click.Context, name: str) -> str:
        return help_of(ctx, name).partition("\n")[0]


def command_of(function: Callable[..., None]) -> Maker:
    """A command that calls a function, with the options that its signature names."""

    def make(name: str) -> Command:
        parameters: list[click.Parameter] = []
        context: list[str] = []
        for parameter in inspect.signature(function).parameters.values():
            if parameter.annotation is click.Context:
                context.append(parameter.name)
            else:
                parameters.append(_made(parameter))

        def call(**given: object) -> None:
            values = {
                name: list(value) or None if isinstance(value, tuple) else value
                for name, value in given.items()
            }
            function(**dict.fromkeys(context, click.get_current_context()), **values)

        return Command(name, params=parameters, callback=call, context_settings=_CONTEXT)

    return make


def command_at(path: str) -> Maker:
    """The same for a function that is loaded when the command is."""
    return lambda name: command_of(function_at(path))(name)


def function_at(path: str) -> Callable[..., None]:
    """The function that stands at ``module:name``, in the room of the commands."""
    module, _, name = path.partition(":")
    function: Callable[..., None] = getattr(import_module(f"tutor.cli.{module}"), name)
    return function


def _made(parameter: inspect.Parameter) -> click.Parameter:
    """What sets an argument of a function, as its annotation says."""
    kind, declared = get_args(parameter.annotation)
    if isinstance(kind, UnionType):
        kind = next(one for one in get_args(kind) if one is not type(None))
    is_list = get_origin(kind) is list
    if is_list:
        (kind,) = get_args(kind)
    assert isinstance(declared, Option | Argument), parameter
    return declared.made(parameter.name, kind, is_list, parameter.default)
