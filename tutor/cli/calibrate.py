"""``tutor calibrate``: fit the rater's weights to puzzles with known difficulty."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from tutor.base.shown import printable
from tutor.cli.progress import Progress
from tutor.cli.run import Box, Json, Lang, Run
from tutor.cli.table_options import (
    Cap,
    Folds,
    PuzzleColumn,
    Repeats,
    Rows,
    TableSeed,
    Target,
    check,
    need,
)
from tutor.sudoku.geometry import Geometry

PICTURES = (".svg", ".png")
_MINUTES = {"seconds": 1 / 60, "minutes": 1.0}
"""What 1 stands for in a column of this name."""
_USUAL_MINUTES = 10.0
"""The same in any other: a difficulty, an ordinary easy puzzle having 1."""


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line."""

    data: str
    target: str | None
    puzzle: str | None
    box: Geometry | None
    cap: float | None
    rows: int | None
    folds: int
    repeats: int
    seed: str
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
    data: Annotated[str, typer.Argument(metavar="DATA.csv", show_default=False)],
    target: Target = None,
    puzzle: PuzzleColumn = None,
    cap: Cap = None,
    rows: Rows = None,
    model: Annotated[str, typer.Option("--model", metavar="NAME")] = "openness",
    fit: Annotated[str, typer.Option("--fit", metavar="NAME")] = "exact",
    folds: Folds = 10,
    repeats: Repeats = 5,
    seed: TableSeed = "0",
    minutes: Annotated[
        float | None, typer.Option("--minutes", metavar="M", show_default=False)
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", show_default=False)
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.svg|.png", show_default=False)
    ] = None,
    box: Box = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        check(run, folds=folds, repeats=repeats, rows=rows, cap=cap)
        from tutor.rating.weights import MOST_MINUTES

        if minutes is not None and not 0 < minutes <= MOST_MINUTES:
            run.refuse(run.say("calibrate-bad-minutes", found=str(minutes), most=str(MOST_MINUTES)))
        if plot is not None and plot.suffix.lower() not in PICTURES:
            run.refuse(run.say("calibrate-bad-plot", found=printable(plot, 200)))
        for file in (out, plot):
            if file is not None and not file.absolute().parent.is_dir():
                run.refuse(run.say("calibrate-no-folder", name=printable(file, 200)))
        need(run, draws=plot is not None)
        # Loaded here: nothing else needs numbers on this scale.
        from tutor.cli.calibrate_report import work

        asked = Asked(
            data=data,
            target=target,
            puzzle=puzzle,
            box=run.box(box),
            cap=cap,
            rows=rows,
            folds=folds,
            repeats=repeats,
            seed=seed,
            fit=fit,
            model=model,
            minutes=minutes,
            out=out,
            plot=plot,
            as_json=as_json,
        )
        work(asked, run, progress)
