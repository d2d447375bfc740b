"""Options of the commands that learn from a table of puzzles, and what is asked of their values."""

import math
import os
from dataclasses import dataclass
from importlib import import_module
from typing import Annotated

from tutor.cli.declared import Option
from tutor.cli.options import option
from tutor.cli.run import Run
from tutor.sudoku.geometry import Geometry

_EXTRA = "pas-a-pas[calibrate]"

Target = Annotated[str | None, option("--target", metavar="COLUMN")]
PuzzleColumn = Annotated[str | None, option("--puzzle", metavar="COLUMN")]
Cap = Annotated[float | None, option("--cap", metavar="D")]
Rows = Annotated[int | None, option("--rows", metavar="N")]
Folds = Annotated[int, Option("--folds", metavar="K")]
Repeats = Annotated[int, Option("--repeats", metavar="R")]
TableSeed = Annotated[str, Option("--seed", metavar="S")]


@dataclass(frozen=True)
class TableWish:
    """Which rows of which table are learnt from, and how what is learnt is judged."""

    data: str
    target: str | None
    puzzle: str | None
    box: Geometry | None
    cap: float | None
    rows: int | None
    folds: int
    repeats: int
    seed: str

    def check(self, run: Run) -> None:
        """Refuse values that make no sense."""
        run.at_least("--folds", self.folds, 2)
        run.at_least("--repeats", self.repeats, 1)
        if self.rows is not None:
            run.at_least("--rows", self.rows, 1)
        if self.cap is not None and math.isnan(self.cap):
            run.refuse("calibrate-bad-cap", found=str(self.cap))


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
        run.refuse("calibrate-missing-package", names=names, extra=_EXTRA)
