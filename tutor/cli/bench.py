"""``tutor bench``: our own benchmarks."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.progress import Progress
from tutor.cli.run import Lang, Run

if TYPE_CHECKING:
    from tutor.bench.search import Row

app = typer.Typer(no_args_is_help=True)


@app.callback()
def bench(lang: Lang = None) -> None:
    pass


@app.command("search")
def bench_search(
    data: Annotated[Path, typer.Option("--data", metavar="FOLDER")] = Path("../shared/data"),
    seconds: Annotated[float, typer.Option("--seconds", metavar="S")] = 1.0,
    lang: Lang = None,
) -> None:
    from tutor.bench import engines
    from tutor.bench.search import compare
    from tutor.bench.sets import puzzle_sets

    with Run(lang) as run, Progress() as progress:
        say = run.say
        if not seconds > 0:
            run.refuse(say("option-bad-seconds", found=str(seconds)))
        peers = {name: engines.peer(name) for name in engines.PEERS}
        compared = [
            engines.ours(),
            *engines.baseline_engines(),
            *(peer for peer in peers.values() if peer is not None),
        ]

        def working(name: str) -> None:
            if progress.is_due:
                progress.show(say("bench-working", engine=_name(name, run)))

        print(say("bench-title"))
        for puzzles in puzzle_sets(data):
            if not puzzles.puzzles or puzzles.is_own:
                message = "bench-own-data" if puzzles.is_own else "bench-no-data"
                print(f"# {say(message, name=puzzles.file, folder=str(data))}")
                if not puzzles.puzzles:
                    continue
            rows = compare(
                compared,
                puzzles,
                seconds,
                working,
            )
            progress.hide()
            _print_table(rows, say(f"bench-set-{puzzles.kind}", count=len(puzzles.puzzles)), run)
        absent = [name for name, peer in peers.items() if peer is None]
        if absent:
            names = run.speaker.listed(absent)
            print(f"# {say('bench-absent', names=names, packages=' '.join(absent))}")


def _name(engine: str, run: Run) -> str:
    """What to call an engine: the name of its package, unless it is one of ours."""
    message = f"bench-engine-{engine}"
    return run.say(message) if run.speaker.knows(message) else engine


def _print_table(rows: "list[Row]", title: str, run: Run) -> None:
    """Puzzles per second of each engine, and how many times as many we do."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column(run.say("bench-engine"))
    for message in ("bench-first", "bench-unique"):
        table.add_column(f"{run.say(message)} /s", justify="right", no_wrap=True)
        table.add_column("×", justify="right")
    best = rows[0]
    for row in rows:
        cells = [_name(row.engine.name, run)]
        for tally, own in ((row.first, best.first), (row.unique, best.unique)):
            speed = run.speaker.decimal(tally.per_second, 0 if tally.per_second >= 10 else 1)
            ratio = run.speaker.decimal(own.per_second / tally.per_second, 1)
            cells += [f"<{speed}", f">{ratio}"] if tally.is_bound else [speed, ratio]
        table.add_row(*cells)
    print()
    Console(highlight=False).print(table)
    for row in rows:
        wrong = row.first.wrong + row.unique.wrong
        if wrong:
            print(f"# {run.say('bench-wrong', engine=_name(row.engine.name, run), count=wrong)}")
