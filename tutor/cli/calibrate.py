"""``tutor calibrate``: fit the rater's weights to puzzles with known difficulty."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from tutor.cli.declared import Argument, Option
from tutor.cli.files import shown
from tutor.cli.options import Box, Json, Lang, option
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.table_options import (
    Cap,
    Folds,
    PuzzleColumn,
    Repeats,
    Rows,
    TableSeed,
    TableWish,
    Target,
    need,
)

PICTURES = (".svg", ".png")
_MINUTES = {"seconds": 1 / 60, "minutes": 1.0}
"""What 1 stands for in a column of this name."""
_USUAL_MINUTES = 10.0
"""The same in any other: a difficulty, an ordinary easy puzzle having 1."""


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line."""

    table: TableWish
    fit: str
    model: str
    minutes: float | None
    """What a difficulty of 1 stands for; None: what the name of the column says."""
    out: Path | None
    plot: Path | None
    as_json: bool


@dataclass(frozen=True)
class About:
    """Where the figures come from."""

    asked: Asked
    puzzle: str
    """The column of puzzles."""
    target: str
    """That of difficulties."""
    left_out: int
    """Puzzles above the cap."""
    bad: dict[int, str]
    """What is wrong with the rows that cannot be used, by their lines."""

    @property
    def minutes(self) -> float:
        """What a difficulty of 1 stands for."""
        named = _MINUTES.get(self.target.strip().casefold(), _USUAL_MINUTES)
        return named if self.asked.minutes is None else self.asked.minutes


def calibrate(
    data: Annotated[str, Argument(metavar="DATA.csv", show_default=False)],
    target: Target = None,
    puzzle: PuzzleColumn = None,
    cap: Cap = None,
    rows: Rows = None,
    model: Annotated[str, Option("--model", metavar="NAME")] = "openness",
    fit: Annotated[str, Option("--fit", metavar="NAME")] = "exact",
    folds: Folds = 10,
    repeats: Repeats = 5,
    seed: TableSeed = "0",
    minutes: Annotated[float | None, option("--minutes", metavar="M")] = None,
    out: Annotated[Path | None, option("--out", "-o", metavar="FILE")] = None,
    plot: Annotated[Path | None, option("--plot", metavar="FILE.svg|.png")] = None,
    box: Box = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        shape = run.box(box)
        table = TableWish(data, target, puzzle, shape, cap, rows, folds, repeats, seed)
        table.check(run)
        from tutor.rating.weights import MOST_MINUTES

        if minutes is not None and not 0 < minutes <= MOST_MINUTES:
            run.refuse("calibrate-bad-minutes", found=str(minutes), most=str(MOST_MINUTES))
        if plot is not None and plot.suffix.lower() not in PICTURES:
            run.refuse("calibrate-bad-plot", found=shown(plot))
        for file in (out, plot):
            if file is not None and not file.absolute().parent.is_dir():
                run.refuse("calibrate-no-folder", name=shown(file))
        need(run, draws=plot is not None)
        # Loaded here: nothing else needs numbers on this scale.
        from tutor.cli.calibrate_report import work

        work(Asked(table, fit, model, minutes, out, plot, as_json), run, progress)
