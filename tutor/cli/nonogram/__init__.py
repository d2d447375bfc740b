"""``tutor nonogram``: the commands of the second game.

Only its name is known here. What is behind it is loaded when one of its commands is called,
or when somebody asks which there are: commands about Sudoku should not wait for it.
:mod:`tutor.cli.nonogram.wiring` wires them.
"""

from collections.abc import MutableMapping
from typing import Any

import typer
from typer.core import TyperGroup

from tutor.cli.options import Lang


class _Later(TyperGroup):
    """A group whose commands are loaded when first asked for."""

    _loaded: MutableMapping[str, Any] | None = None

    @property
    def commands(self) -> MutableMapping[str, Any]:
        """Every command by its name, in the order of the help."""
        if self._loaded is None:
            from tutor.cli.nonogram.wiring import app as all_of_them

            self._loaded = typer.main.get_group(all_of_them).commands
        return self._loaded

    @commands.setter
    def commands(self, _: MutableMapping[str, Any]) -> None:
        """What is given at the beginning is empty anyway."""


app = typer.Typer(cls=_Later, no_args_is_help=True)


@app.callback()
def nonogram(lang: Lang = None) -> None:
    pass
