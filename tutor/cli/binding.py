"""A verb becomes a command: bound to a game, with the options that make sense there."""

import inspect
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

import click

from tutor.cli.declared import Maker, command_of, function_at

if TYPE_CHECKING:
    from tutor.cli.game_commands import GameCommands


def sudoku() -> "GameCommands":
    """Sudoku, loaded when a command about it runs."""
    from tutor.cli.sudoku.commands import SUDOKU

    return SUDOKU


def nonogram() -> "GameCommands":
    """Nonograms, loaded when a command about them runs."""
    from tutor.cli.nonogram.commands import NONOGRAM

    return NONOGRAM


COMMANDS: dict[str, Callable[[], "GameCommands"]] = {"sudoku": sudoku, "nonogram": nonogram}
"""The games by their names."""


def verb(
    path: str,
    game: Callable[[], "GameCommands"],
    without: Collection[str] = (),
    **defaults: str,
) -> Maker:
    """A verb for one game, as a command that is loaded when it is called.

    Args:
        path: where the verb stands, ``module:name``. It takes the game, and all options that any
            game has for it.
        game: gives the game.
        without: the options that this game does not have.
        defaults: values of options that are others here.
    """

    def make(name: str) -> click.Command:
        function = function_at(path)
        signature = inspect.signature(function)
        _, *options = signature.parameters.values()

        def command(**given: object) -> None:
            function(game(), **given)

        vars(command)["__signature__"] = signature.replace(
            parameters=[
                option.replace(default=defaults.get(option.name, option.default))
                for option in options
                if option.name not in without
            ]
        )
        return command_of(command)(name)

    return make
