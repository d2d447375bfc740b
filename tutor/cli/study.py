"""``tutor study``: studies that the tutor grew out of, made again."""

from pathlib import Path
from typing import Annotated

from tutor.cli.declared import Argument, Option
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

Table = Annotated[str | None, Option(metavar="FILE.csv", show_default=False)]


def difficulty(
    data: Annotated[str | None, Argument(metavar="[DATA.csv]", show_default=False)] = None,
    parts: Annotated[str | None, option("--parts", metavar="NAME,NAME")] = None,
    fit: Table = None,
    test: Table = None,
    target: Target = None,
    puzzle: PuzzleColumn = None,
    cap: Cap = None,
    rows: Rows = None,
    order: Annotated[str | None, option("--order", metavar="ID,ID")] = None,
    folds: Folds = 10,
    repeats: Repeats = 5,
    paths: Annotated[int, Option("--paths", metavar="N")] = 4,
    seed: TableSeed = "0",
    report: Annotated[Path | None, option("--report", metavar="FOLDER")] = None,
    box: Box = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        name, shape = data or fit or "", run.box(box)
        table = TableWish(name, target, puzzle, shape, cap, rows, folds, repeats, seed)
        table.check(run)
        run.at_least("--paths", paths, 1)
        run.refuse_clashes(((data is not None and fit is not None, "DATA.csv", "--fit"),))
        if (fit is None) != (test is None):
            run.refuse("study-fit-and-test")
        if data is None and fit is None:
            run.refuse("study-no-data")
        need(run, draws=report is not None)
        # Loaded here: nothing else needs numbers on this scale.
        from tutor.cli.study_difficulty import Asked, work

        work(Asked(table, test, parts, order, paths, report, as_json), run, progress)
