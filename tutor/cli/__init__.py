"""The commands: they parse, call one room, and print.

A package rather than one module: one small module per command, and
:mod:`tutor.cli.app` wires them. Textual is never imported here unless a
command opens a screen.
"""

import atexit
import gc
import os
import re
import sys

from tutor.cli.has_screen import has_screen

_TAKE_ANY_WORD = ("--seed",)
_GRID_WITH_DASHES = re.compile(r"-[-0-9A-Za-z.*_?]{15,}")


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit with its code."""
    try:
        _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:  # before any command could say so
        sys.exit(130)


def _run(arguments: list[str]) -> None:
    # Steps are made by the thousand, without a cycle among them: looking for cycles as often
    # as usual would take a seventh of the time of a walk.
    gc.set_threshold(100_000, 50, 100)
    # Nor is anything left at the end that has to be found before it goes with the process.
    atexit.register(gc.freeze)
    if not arguments and has_screen():
        # What most people type: nothing of the other commands needs to be loaded for it.
        from tutor.tui.app import run

        sys.exit(run())
    from tutor.cli.app import tutor

    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115
        elif hasattr(getattr(sys, name), "reconfigure"):
            getattr(sys, name).reconfigure(errors="replace")
    tutor.main(_without_dashed_grids(arguments), prog_name="tutor")


def _without_dashed_grids(arguments: list[str]) -> list[str]:
    """A grid whose first cell is empty and written ``-`` is a grid, not an option."""
    return [
        text.replace("-", ".")
        if _GRID_WITH_DASHES.fullmatch(text)
        and re.search(r"\d|-{16}", text)
        and before not in _TAKE_ANY_WORD
        else text
        for before, text in zip(["", *arguments], arguments, strict=False)
    ]
