"""``tutor bench`` and ``tutor nonogram bench``: our own benchmarks."""

import re
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tutor.base.shown import printable
from tutor.cli.progress import Progress
from tutor.cli.run import Inputs, Json, Lang, Run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tutor.lab.bench.search import Row
    from tutor.lab.bench.timing import PuzzleSet, Tally
    from tutor.lab.study.methods import Method

Data = Annotated[Path, typer.Option("--data", metavar="FOLDER")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S")]
PeerPython = Annotated[Path | None, typer.Option("--peer", metavar="PYTHON", show_default=False)]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", show_default=False)]
Keys = Annotated[int, typer.Option("--keys", metavar="N")]

app = typer.Typer(no_args_is_help=True)


@app.callback()
def bench(lang: Lang = None) -> None:
    pass


@app.command("search")
def bench_search(
    data: Data = Path("../shared/data"), seconds: Seconds = 1, lang: Lang = None
) -> None:
    from tutor.lab.bench import search

    with Run(lang) as run, Progress() as progress:
        say = run.say
        _check_seconds(seconds, run)
        peers = {name: search.peer(name) for name in search.PEERS}
        compared = [
            search.ours(),
            *search.baseline_engines(),
            *(peer for peer in peers.values() if peer is not None),
        ]

        working = _shown_while_working(progress, run)
        print(say("bench-title"))
        for puzzles in _sets(data, run):
            rows = search.compare(compared, puzzles, seconds, working)
            progress.hide()
            _print_table(rows, say(f"bench-set-{puzzles.kind}", count=len(puzzles.puzzles)), run)
        _tell_absent([name for name, peer in peers.items() if peer is None], run)


@app.command("logic")
def bench_logic(
    data: Data = Path("../shared/data"), seconds: Seconds = 1, lang: Lang = None
) -> None:
    from tutor.lab.bench import logic

    with Run(lang) as run, Progress() as progress:
        say = run.say
        _check_seconds(seconds, run)
        peer = logic.peer()
        engines = {"ours": logic.ours} | ({} if peer is None else {logic.PEER: peer})

        working = _shown_while_working(progress, run)
        print(say("bench-logic-title"))
        for puzzles in _sets(data, run):
            tallies = logic.compare(engines, puzzles, seconds, working)
            hints = logic.hint_times(puzzles, seconds)
            progress.hide()
            print(f"\n{say(f'bench-set-{puzzles.kind}', count=len(puzzles.puzzles))}")
            for name, tally in tallies.items():
                speed = run.speaker.decimal(tally.per_second, 0 if tally.per_second >= 10 else 1)
                ratio = run.speaker.decimal(tallies["ours"].per_second / tally.per_second, 1)
                print(say("bench-paths", engine=_name(name, run), speed=speed, ratio=ratio))
            typical, slow = map(run.speaker.seconds, (hints.median, hints.slow))
            print(say("bench-hints", typical=typical, slow=slow))
        _tell_absent([] if peer else [logic.PEER], run)


@app.command("rate")
def bench_rate(
    data: Data = Path("../shared/data"),
    seconds: Seconds = 6,
    peer: PeerPython = None,
    lang: Lang = None,
) -> None:
    from tutor.lab.bench import hodoku
    from tutor.lab.bench.peer import NoPeer

    with Run(lang) as run, Progress() as progress:
        say = run.say
        _check_seconds(seconds, run)
        rival = None
        if peer is not None:
            try:
                rival = hodoku.Peer(peer)
            except NoPeer:
                run.refuse(say("bench-rate-no-peer", name=printable(str(peer), 200)))
        working = _shown_while_working(progress, run)
        print(say("bench-rate-title"))
        try:
            for puzzles in _sets(data, run):
                tallies = hodoku.compare(rival, puzzles, seconds, working)
                progress.hide()
                print(f"\n{say(f'bench-set-{puzzles.kind}', count=len(puzzles.puzzles))}")
                for name, tally in tallies.items():
                    _print_rate(name, tally, tallies.get(hodoku.PEER), run)
        except NoPeer:
            progress.hide()
            run.refuse(say("bench-rate-no-peer", name=printable(str(peer), 200)))
        finally:
            if rival is not None:
                rival.close()
        if rival is None:
            print(f"# {say('bench-rate-alone')}")


def _print_rate(name: str, tally: "Tally", peer: "Tally | None", run: Run) -> None:
    """Ratings per second of one engine, and how many times the peer's."""
    decimal = run.speaker.decimal
    speed = decimal(tally.per_second, 0 if tally.per_second >= 10 else 1)
    if tally.is_bound:
        speed = f"<{speed}"
    line = run.say("bench-ratings", engine=_name(name, run), speed=speed)
    if peer is not None and peer is not tally:
        sign = ">" if peer.is_bound else ""
        line += f" (× {sign}{decimal(tally.per_second / peer.per_second, 0)})"
    print(line)


@app.command("explain")
def bench_explain(
    inputs: Inputs = None,
    data: Data = Path("../shared/data"),
    count: Annotated[
        int | None, typer.Option("--count", "-n", metavar="N", show_default=False)
    ] = None,
    seconds: Seconds = 10,
    peer: PeerPython = None,
    csv: Csv = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from tutor.cli import bench_explain as work

    with Run(lang) as run, Progress() as progress:
        _check_seconds(seconds, run)
        if count is not None:
            run.at_least("--count", count, 1)
        asked = work.Asked(inputs, data, count, peer, seconds, csv, as_json)
        work.bench_explain(asked, run, progress)


@app.command("screen")
def bench_screen(keys: Keys = 50, lang: Lang = None) -> None:
    from tutor.lab.bench import screen

    with Run(lang) as run, Progress() as progress:
        run.at_least("--keys", keys, 1)
        try:
            delays = screen.compare(keys, _shown_while_working(progress, run))
        except screen.Unmeasured as problem:
            progress.hide()
            run.answer_no()
            if problem.app is None:
                run.remark(run.say("bench-screen-no-terminal"))
            else:
                run.remark(run.say("bench-screen-silent", engine=_name(problem.app, run)))
            return
        progress.hide()
        print(run.say("bench-screen-title", keys=keys))
        for name, delay in delays.items():
            typical, slow = map(run.speaker.seconds, (delay.typical, delay.slow))
            ratio = run.speaker.decimal(delay.typical / delays["ours"].typical, 1)
            engine = _name(name, run)
            print(
                run.say(
                    "bench-screen-delay", engine=engine, typical=typical, slow=slow, ratio=ratio
                )
            )


def _shown_while_working(progress: Progress, run: Run) -> "Callable[[str], None]":
    """What to call with the name of the engine that is being timed."""

    def working(name: str) -> None:
        if progress.is_due:
            progress.show(run.say("bench-working", engine=_name(name, run)))

    return working


def _check_seconds(seconds: float, run: Run) -> None:
    if not seconds > 0:
        run.refuse(run.say("option-bad-seconds", found=str(seconds)))


def _sets(folder: Path, run: Run) -> "Iterator[PuzzleSet]":
    """The sets of puzzles that there are; the others are named."""
    from tutor.lab.bench.timing import puzzle_sets

    for puzzles in puzzle_sets(folder):
        if not puzzles.puzzles or puzzles.is_own:
            message = "bench-own-data" if puzzles.is_own else "bench-no-data"
            print(f"# {run.say(message, name=puzzles.file, folder=str(folder))}")
        if puzzles.puzzles:
            yield puzzles


def _tell_absent(absent: list[str], run: Run) -> None:
    if absent:
        names = run.speaker.listed(absent)
        print(f"# {run.say('bench-absent', names=names, packages=' '.join(absent))}")


def _name(engine: str, run: Run) -> str:
    """What to call an engine: the name of its package, unless it is one of ours."""
    message = f"bench-engine-{engine}"
    return run.say(message) if run.speaker.knows(message) else engine


def _print_table(rows: "list[Row]", title: str, run: Run) -> None:
    """Puzzles per second of each engine, and how many times as many we do."""
    from rich.table import Table

    from tutor.cli.console import Printer

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
    Printer(highlight=False).print(table)
    for row in rows:
        wrong = row.first.wrong + row.unique.wrong
        if wrong:
            print(f"# {run.say('bench-wrong', engine=_name(row.engine.name, run), count=wrong)}")


# Nonograms

MOST = 100
"""The largest side of a grid: even the rules alone take a while there."""
_SIZES = re.compile(r"(\d{1,4})(?:(?:\.\.\.?|…|-)(\d{1,4}))?")


def bench_nonogram(
    sizes: Annotated[
        str | None, typer.Option("--sizes", metavar="N..M", show_default=False)
    ] = None,
    count: Annotated[int, typer.Option("--count", "-n", metavar="N")] = 10,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    methods: Annotated[
        str | None, typer.Option("--methods", metavar="0,1,2…", show_default=False)
    ] = None,
    black: Annotated[
        str | None, typer.Option("--black", metavar="PERCENT", show_default=False)
    ] = None,
    budget: Annotated[
        float | None, typer.Option("--budget", metavar="SECONDS", show_default=False)
    ] = None,
    fill: Annotated[bool, typer.Option("--fill")] = False,
    peer: PeerPython = None,
    csv: Csv = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    # Loaded here: what is measured should not be waited for by what is not.
    from tutor.cli import bench_study as work
    from tutor.cli.nonogram.run import NonogramRun

    with NonogramRun(lang) as run, Progress() as progress:
        run.at_least("--count", count, 1)
        if budget is not None and not budget > 0:
            run.refuse(run.say("nono-bench-bad-budget", found=str(budget)))
        by_peer = peer is not None
        run.refuse_clashes(
            (
                (by_peer and fill, "--peer", "--fill"),
                (by_peer and methods is not None, "--peer", "--methods"),
                (by_peer and csv is not None, "--peer", "--csv"),
                (fill and methods is not None, "--fill", "--methods"),
                (fill and black is not None, "--fill", "--black"),
                (fill and budget is not None, "--fill", "--budget"),
            )
        )
        asked = work.Asked(
            None if sizes is None else _sizes(sizes, run),
            count,
            seed,
            _methods(methods, run),
            None if black is None else _black(black, run),
            budget,
            csv,
            as_json,
        )
        if peer is not None:
            work.beside_peer(peer, asked, run, progress)
        elif fill:
            work.fill_shares(asked, run, progress)
        else:
            work.study(asked, run, progress)


def _sizes(text: str, run: Run) -> tuple[int, ...]:
    """``3..21``, ``5`` or ``4,6,8``."""
    found: list[int] = []
    for part in text.split(","):
        ends = _SIZES.fullmatch(part.strip())
        first = int(ends[1]) if ends else 0
        last = int(ends[2] or first) if ends else 0
        if not 1 <= first <= last <= MOST:
            run.refuse(run.say("nono-bench-bad-sizes", found=printable(text), most=MOST))
        found += range(first, last + 1)
    return tuple(dict.fromkeys(found))


def _methods(text: str | None, run: Run) -> "tuple[Method, ...]":
    """Methods by number or name, each once, in their order; the study's where none is named."""
    from tutor.lab.study.methods import METHODS, OURS

    if text is None:
        return METHODS
    every = (*METHODS, OURS)
    known = {str(method.number): method for method in every}
    known |= {method.name: method for method in every}
    wanted = [part.strip().lower() for part in text.split(",") if part.strip()]
    for part in wanted or [text]:
        if part not in known:
            run.refuse_choice("--methods", part, tuple(known))
    return tuple(method for method in every if method in {known[part] for part in wanted})


def _black(text: str, run: Run) -> Fraction:
    """The probability that ``--black`` names."""
    from tutor.cli.generate import share_of

    share = share_of(text)
    if share is None:
        run.refuse(run.say("nono-option-bad-black", found=printable(text)))
    return Fraction(share).limit_denominator(10**6)
