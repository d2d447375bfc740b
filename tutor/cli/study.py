"""``tutor study``: studies that the tutor grew out of, made again."""

import math
from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.calibrate import need
from tutor.cli.progress import Progress
from tutor.cli.run import Box, Json, Lang, Run

app = typer.Typer(no_args_is_help=True)

Table = Annotated[str | None, typer.Option(metavar="FILE.csv", show_default=False)]


@app.callback()
def study(lang: Lang = None) -> None:
    pass


@app.command()
def difficulty(
    data: Annotated[str | None, typer.Argument(metavar="[DATA.csv]", show_default=False)] = None,
    parts: Annotated[
        str | None, typer.Option("--parts", metavar="NAME,NAME", show_default=False)
    ] = None,
    fit: Table = None,
    test: Table = None,
    target: Annotated[
        str | None, typer.Option("--target", metavar="COLUMN", show_default=False)
    ] = None,
    puzzle: Annotated[
        str | None, typer.Option("--puzzle", metavar="COLUMN", show_default=False)
    ] = None,
    cap: Annotated[float | None, typer.Option("--cap", metavar="D", show_default=False)] = None,
    rows: Annotated[int | None, typer.Option("--rows", metavar="N", show_default=False)] = None,
    order: Annotated[
        str | None, typer.Option("--order", metavar="ID,ID", show_default=False)
    ] = None,
    folds: Annotated[int, typer.Option("--folds", metavar="K")] = 10,
    repeats: Annotated[int, typer.Option("--repeats", metavar="R")] = 5,
    paths: Annotated[int, typer.Option("--paths", metavar="N")] = 4,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FOLDER", show_default=False)
    ] = None,
    box: Box = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        for option, value, least in (("--folds", folds, 2), ("--repeats", repeats, 1),
                                     ("--paths", paths, 1)):  # fmt: skip
            run.at_least(option, value, least)
        if rows is not None:
            run.at_least("--rows", rows, 1)
        if cap is not None and math.isnan(cap):
            run.refuse(run.say("calibrate-bad-cap", found=str(cap)))
        run.refuse_clashes(((data is not None and fit is not None, "DATA.csv", "--fit"),))
        if (fit is None) != (test is None):
            run.refuse(run.say("study-fit-and-test"))
        if data is None and fit is None:
            run.refuse(run.say("study-no-data"))
        need("numpy", "scipy", *(["matplotlib"] if report is not None else []), run=run)
        # Loaded here: nothing else needs numbers on this scale.
        from tutor.cli.study_difficulty import Asked, work

        asked = Asked(
            data=data or fit or "",
            test=test,
            parts=parts,
            target=target,
            puzzle=puzzle,
            box=run.box(box),
            cap=cap,
            rows=rows,
            order=order,
            folds=folds,
            repeats=repeats,
            paths=paths,
            seed=seed,
            report=report,
            as_json=as_json,
        )
        work(asked, run, progress)
