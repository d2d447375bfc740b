"""The commands: they parse, call one room, and print.

A package rather than one module: one small module per command, and
:mod:`tutor.cli.app` wires them. Textual is never imported here unless a
command opens a screen.
"""

import re
import sys

_GRID_WITH_DASHES = re.compile(r"-[-0-9A-Za-z.*_?]{15,}")


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit with its code."""
    from tutor.cli.app import command

    arguments = sys.argv[1:] if arguments is None else arguments
    # The size of a search space can have thousands of digits.
    sys.set_int_max_str_digits(0)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    command(arguments).main([_not_an_option(text) for text in arguments], prog_name="tutor")


def _not_an_option(text: str) -> str:
    """A grid whose first cell is empty and written ``-`` is a grid, not an option."""
    looks_like_grid = _GRID_WITH_DASHES.fullmatch(text) and re.search(r"\d|-{16}", text)
    return text.replace("-", ".") if looks_like_grid else text
