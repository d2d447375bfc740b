"""``tutor bench`` and ``tutor nonogram bench``: our own benchmarks."""

import re
from contextlib import ExitStack, contextmanager
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import click

from tutor.base.shown import csv_line, printable
from tutor.cli.declared import Option
from tutor.cli.files import reason_of, shown
from tutor.cli.options import Inputs, Json, Lang, option
from tutor.cli.progress import Progress
from tutor.cli.run import Refused, Run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tutor.lab.bench.hodoku import Peer
    from tutor.lab.bench.peer import PeerProcess
    from tutor.lab.bench.search import Row
    from tutor.lab.bench.timing import PuzzleSet, Tally
    from tutor.lab.study.methods import Method

_EMPTY = 0.6
"""The share of empty cells of the grids that are generated to time the whole command."""
_MANY = 7
"""So many times the grids of ``--count`` show what two processes gain, and what stays in memory."""
P = TypeVar("P", bound="PeerProcess")
DATA = Path("../shared/data")
Data = Annotated[Path, Option("--data", metavar="FOLDER")]
Seconds = Annotated[float, Option("--seconds", metavar="S")]
PeerPython = Annotated[Path | None, option("--peer", metavar="PYTHON")]
Csv = Annotated[Path | None, option("--csv", metavar="FILE")]
Keys = Annotated[int, Option("--keys", metavar="N")]


def bench_search(data: Data = DATA, seconds: Seconds = 1, lang: Lang = None) -> None:
    from tutor.lab.bench import search

    with Run(lang) as run, Progress() as progress:
        peers = {name: search.peer(name) for name in search.PEERS}
        others = [peer for peer in peers.values() if peer is not None]
        compared = [search.ours(), *search.baseline_engines(), *others]
        for puzzles, title in _sets("bench-title", data, seconds, run):
            rows = search.compare(compared, puzzles, seconds, working(progress, run))
            progress.hide()
            _print_table(rows, title, run)
        _tell_absent([name for name, peer in peers.items() if peer is None], run)


def bench_logic(data: Data = DATA, seconds: Seconds = 1, lang: Lang = None) -> None:
    from tutor.lab.bench import logic
    from tutor.lab.bench.timing import compare

    with Run(lang) as run, Progress() as progress:
        peer = logic.peer()
        engines = {"ours": logic.ours} | ({} if peer is None else {logic.PEER: peer})
        for puzzles, title in _sets("bench-logic-title", data, seconds, run):
            tallies = compare(engines, puzzles, seconds, working(progress, run))
            hints = logic.hint_times(puzzles, seconds)
            progress.hide()
            print(f"\n{title}")
            for name, tally in tallies.items():
                ratio = run.speaker.decimal(tallies["ours"].per_second / tally.per_second, 1)
                told = {"engine": _name(name, run), "speed": _speed(tally, run), "ratio": ratio}
                print(run.say("bench-paths", **told))
            typical, slow = map(run.speaker.seconds, (hints.median, hints.slow))
            print(run.say("bench-hints", typical=typical, slow=slow))
        _tell_absent([] if peer else [logic.PEER], run)


def bench_rate(
    data: Data = DATA,
    seconds: Seconds = 6,
    count: Annotated[int, Option("--count", "-n", metavar="N")] = 3000,
    peer: PeerPython = None,
    lang: Lang = None,
) -> None:
    from tutor.lab.bench import hodoku

    with (
        Run(lang) as run,
        Progress() as progress,
        asked_peer(hodoku.Peer, peer, run, progress) as rival,
    ):
        run.at_least("--count", count, 0)
        for puzzles, title in _sets("bench-rate-title", data, seconds, run):
            tallies = hodoku.compare(rival, puzzles, seconds, working(progress, run))
            progress.hide()
            print(f"\n{title}")
            for name, tally in tallies.items():
                _print_rate(name, tally, tallies.get(hodoku.PEER), run)
        if count:
            _time_command(data, seconds, count, rival, run, progress)
        if rival is None:
            print(f"# {run.say('bench-rate-alone')}")


def _time_command(
    data: Path, seconds: float, count: int, rival: "Peer | None", run: Run, progress: Progress
) -> None:
    """The whole command on so many grids, beside the peer, and by two processes."""
    from tutor.lab.bench import hodoku, timing
    from tutor.lab.bench.command import IS_TOLD, cost_of, in_other_looks

    if not IS_TOLD:
        run.remark(run.say("bench-rate-untold"))
        return
    print(f"\n{run.say('bench-rate-command')}")
    tell = working(progress, run)
    tell("ours")
    made = timing.own_puzzles(count, _EMPTY)
    known = {puzzles.kind: puzzles.puzzles for puzzles in timing.puzzle_sets(data)}
    for kind, puzzles in (("generated", made), ("seventeen", known["seventeen"])):
        if not puzzles:
            continue
        asked = in_other_looks(puzzles, count)
        ours, peer, peer_processor = timing.Tally(), timing.Tally(), 0.0
        for _ in range(timing.ROUNDS):
            tell("ours")
            ours.seconds += cost_of(asked).processor
            ours.done += len(asked)
            if rival is not None:
                tell(hodoku.PEER)
                peer_processor += rival.take_turn(peer, asked, seconds / timing.ROUNDS)
        progress.hide()
        peer.seconds = peer_processor
        title = run.say(f"bench-set-{kind}", count=len(asked))
        line = run.say("bench-ratings", engine=title, speed=_speed(ours, run))
        print(line + _times_peer(ours, peer if rival is not None else None, run))
    tell("ours")
    many = in_other_looks(made, _MANY * count)
    one, two = cost_of(many), cost_of(many, jobs=2)
    progress.hide()
    decimal = run.speaker.decimal
    told: dict[str, str | int] = {
        "count": len(many),
        "quicker": decimal(one.wall / two.wall, 2),
        "work": decimal(two.processor / one.processor, 2),
        "memory": decimal(one.memory / 1e6, 0),
    }
    print(run.say("bench-rate-jobs", **told))


def _print_rate(name: str, tally: "Tally", peer: "Tally | None", run: Run) -> None:
    """Ratings per second of one engine, and how many times the peer's."""
    speed = f"<{_speed(tally, run)}" if tally.is_bound else _speed(tally, run)
    line = run.say("bench-ratings", engine=_name(name, run), speed=speed)
    print(line + _times_peer(tally, None if peer is tally else peer, run))


def _times_peer(tally: "Tally", peer: "Tally | None", run: Run) -> str:
    """How many times the peer's ratings, if there is a peer."""
    if peer is None:
        return ""
    sign = ">" if peer.is_bound else ""
    return f" (× {sign}{run.speaker.decimal(tally.per_second / peer.per_second, 0)})"


def bench_explain(
    inputs: Inputs = None,
    data: Data = DATA,
    count: Annotated[int | None, option("--count", "-n", metavar="N")] = None,
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
        work.bench_explain(
            work.Asked(inputs, data, count, peer, seconds, csv, as_json), run, progress
        )


def bench_screen(keys: Keys = 50, lang: Lang = None) -> None:
    from tutor.lab.bench import screen

    with Run(lang) as run, Progress() as progress:
        run.at_least("--keys", keys, 1)
        try:
            delays = screen.compare(keys, working(progress, run))
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
            typical, slow = map(run.speaker.seconds, (delay.median, delay.slow))
            ratio = run.speaker.decimal(delay.median / delays["ours"].median, 1)
            told = {"engine": _name(name, run), "typical": typical, "slow": slow, "ratio": ratio}
            print(run.say("bench-screen-delay", **told))


def working(progress: Progress, run: Run) -> "Callable[[str], None]":
    """What to call with the name of the engine that is being timed."""
    return lambda name: progress.tell(run.say, "bench-working", engine=_name(name, run))


def _check_seconds(seconds: float, run: Run) -> None:
    if not seconds > 0:
        run.refuse("option-bad-seconds", found=str(seconds))


def _sets(title: str, folder: Path, seconds: float, run: Run) -> "Iterator[tuple[PuzzleSet, str]]":
    """The sets of puzzles that there are, each with its title; the others are named."""
    from tutor.lab.bench.timing import puzzle_sets

    _check_seconds(seconds, run)
    print(run.say(title))
    for puzzles in puzzle_sets(folder):
        if not puzzles.puzzles or puzzles.is_own:
            message = "bench-own-data" if puzzles.is_own else "bench-no-data"
            print(f"# {run.say(message, name=puzzles.file, folder=str(folder))}")
        if puzzles.puzzles:
            yield puzzles, run.say(f"bench-set-{puzzles.kind}", count=len(puzzles.puzzles))


@contextmanager
def asked_peer(
    make: "Callable[[Path], P]",
    python: Path | None,
    run: Run,
    progress: Progress,
    missing: str = "bench-rate-no-peer",
) -> "Iterator[P | None]":
    """Another solver, if one is asked for, ended with the work; it is told where it is missing."""
    from tutor.lab.bench.peer import NoPeer

    with ExitStack() as stack:
        try:
            peer = None if python is None else make(python)
            if peer is not None:
                stack.callback(peer.close)
            yield peer
        except NoPeer:
            progress.hide()
            run.refuse(missing, name=shown(str(python)))


@contextmanager
def begun_table(
    path: Path | None, columns: "Sequence[str]", missing: str = "progress-cannot-write"
) -> "Iterator[Callable[[Iterable[object]], None]]":
    """The file of ``--csv``, as what adds a row to it: what is done stays done."""
    if path is None:
        yield lambda row: None
        return
    try:
        stream = path.open("w", encoding="utf-8", newline="", buffering=1)
    except OSError as error:
        raise Refused(missing, name=shown(path), reason=reason_of(error)) from error
    with stream:
        stream.write(csv_line(columns))
        yield lambda row: print(csv_line(row), end="", file=stream)


def _tell_absent(absent: list[str], run: Run) -> None:
    if absent:
        names = run.speaker.listed(absent)
        print(f"# {run.say('bench-absent', names=names, packages=' '.join(absent))}")


def _speed(tally: "Tally", run: Run) -> str:
    """Puzzles per second."""
    return run.speaker.decimal(tally.per_second, 0 if tally.per_second >= 10 else 1)


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
            speed = _speed(tally, run)
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


_CLASHES = {
    "--peer": ("--fill", "--methods", "--csv"),
    "--fill": ("--methods", "--black", "--budget"),
}


def bench_nonogram(
    context: click.Context,
    sizes: Annotated[str | None, option("--sizes", metavar="N..M")] = None,
    count: Annotated[int, Option("--count", "-n", metavar="N")] = 10,
    seed: Annotated[str, Option("--seed", metavar="S")] = "0",
    methods: Annotated[str | None, option("--methods", metavar="0,1,2…")] = None,
    black: Annotated[str | None, option("--black", metavar="PERCENT")] = None,
    budget: Annotated[float | None, option("--budget", metavar="SECONDS")] = None,
    fill: Annotated[bool, Option("--fill")] = False,
    peer: PeerPython = None,
    csv: Csv = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    # Loaded here: what is measured should not be waited for by what is not.
    from tutor.cli import bench_study as work
    from tutor.cli.generate import share_of
    from tutor.language.nonogram_speaker import NonogramSpeaker

    with Run(lang, NonogramSpeaker) as run, Progress() as progress:
        run.at_least("--count", count, 1)
        if budget is not None and not budget > 0:
            run.refuse("nono-bench-bad-budget", found=str(budget))
        run.refuse_together(context, _CLASHES)
        share = None if black is None else share_of(black, "nono-option-bad-black", run)
        asked = work.Asked(
            None if sizes is None else _sizes(sizes, run),
            count,
            seed,
            _methods(methods, run),
            None if share is None else Fraction(share).limit_denominator(10**6),
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
            run.refuse("nono-bench-bad-sizes", found=printable(text), most=MOST)
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
