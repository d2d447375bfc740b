"""``tutor bench``: our own benchmarks."""

from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.run import Lang, Run

app = typer.Typer()


@app.callback()
def bench() -> None:
    pass


@app.command("search")
def bench_search(
    data: Annotated[
        Path, typer.Option("--data", metavar="FOLDER")
    ] = Path("../shared/data"),
    seconds: Annotated[float, typer.Option("--seconds", metavar="S")] = 2.0,
    lang: Lang = None,
) -> None:
    run = Run(lang)
    run.finish()
