"""Options of the commands that learn from a table of puzzles, and what is asked of their values."""

import math
import os
from importlib import import_module
from typing import Annotated

import typer

from tutor.cli.run import Run

_EXTRA = "pas-a-pas[calibrate]"

Target = Annotated[str | None, typer.Option("--target", metavar="COLUMN", show_default=False)]
PuzzleColumn = Annotated[str | None, typer.Option("--puzzle", metavar="COLUMN", show_default=False)]
Cap = Annotated[float | None, typer.Option("--cap", metavar="D", show_default=False)]
Rows = Annotated[int | None, typer.Option("--rows", metavar="N", show_default=False)]
Folds = Annotated[int, typer.Option("--folds", metavar="K")]
Repeats = Annotated[int, typer.Option("--repeats", metavar="R")]
TableSeed = Annotated[str, typer.Option("--seed", metavar="S")]


def check(run: Run, *, folds: int, repeats: int, rows: int | None, cap: float | None) -> None:
    """Refuse values that make no sense."""
    run.at_least("--folds", folds, 2)
    run.at_least("--repeats", repeats, 1)
    if rows is not None:
        run.at_least("--rows", rows, 1)
    if cap is not None and math.isnan(cap):
        run.refuse(run.say("calibrate-bad-cap", found=str(cap)))


def need(run: Run, *, draws: bool) -> None:
    """Refuse to go on without the packages for numbers, and that for pictures if one is drawn."""
    # The matrices are small: several threads would only get into each other's way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    missing = []
    for package in ("numpy", "scipy", *(["matplotlib"] if draws else [])):
        try:
            import_module(package)
        except ImportError:
            missing.append(package)
    if missing:
        names = run.speaker.listed(missing)
        run.refuse(run.say("calibrate-missing-package", names=names, extra=_EXTRA))
