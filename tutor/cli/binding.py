"""A verb becomes a command: bound to a game, with the options that make sense there."""

import inspect
from collections.abc import Callable, Collection

from tutor.cli.game_commands import GameCommands


def sudoku() -> GameCommands:
    """Sudoku, loaded when a command about it runs."""
    from tutor.cli.sudoku.commands import SUDOKU

    return SUDOKU


def nonogram() -> GameCommands:
    """Nonograms, loaded when a command about them runs."""
    from tutor.cli.nonogram.commands import NONOGRAM

    return NONOGRAM


COMMANDS: dict[str, Callable[[], GameCommands]] = {"sudoku": sudoku, "nonogram": nonogram}
"""The games by their names."""


def bound(
    verb: Callable[..., None],
    game: Callable[[], GameCommands],
    without: Collection[str] = (),
    **defaults: str,
) -> Callable[..., None]:
    """A verb for one game, as a function whose options can be read off.

    Args:
        verb: takes the game, and all options that any game has for it.
        game: gives the game.
        without: the options that this game does not have.
        defaults: values of options that are others here.
    """
    signature = inspect.signature(verb)
    _, *options = signature.parameters.values()

    def command(**given: object) -> None:
        verb(game(), **given)

    command.__name__ = verb.__name__
    vars(command)["__signature__"] = signature.replace(
        parameters=[
            option.replace(default=defaults.get(option.name, option.default))
            for option in options
            if option.name not in without
        ]
    )
    return command
