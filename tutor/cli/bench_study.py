"""What ``tutor nonogram bench`` measures, printed in tables and plots, also if it is stopped."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import attrgetter
from pathlib import Path
from typing import TypeVar

from rich.table import Table

from tutor.base.document import JsonObject
from tutor.base.shown import json_text, printable
from tutor.cli.bench import asked_peer, begun_table
from tutor.cli.console import Printer
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.lab.bench import nonogram
from tutor.lab.bench.nonogram import OURS, PEER, Comparison, Fill, Record, Summary
from tutor.lab.plots import Points, plot
from tutor.lab.study.methods import Method
from tutor.nonogram.generator import DEFAULT_BLACK

SIZES = tuple(range(3, 16))
BUDGET = 60.0
PEER_BUDGET = 10.0
R = TypeVar("R", Record, Fill)


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line; None where it was left to us."""

    sizes: tuple[int, ...] | None
    count: int
    seed: str
    methods: tuple[Method, ...]
    black: Fraction | None
    budget: float | None
    csv: Path | None
    as_json: bool


def study(asked: Asked, run: Run, progress: Progress) -> None:
    """Time the methods."""
    sizes, black = asked.sizes or SIZES, DEFAULT_BLACK if asked.black is None else asked.black
    names = {method.number: method.name for method in asked.methods}
    every = len(sizes) * asked.count * len(asked.methods)
    rows = nonogram.study_table(
        sizes, asked.count, asked.seed, asked.methods, black, asked.budget or BUDGET
    )

    def as_json(record: Record) -> JsonObject:
        return {**record._asdict(), "name": names[record.method]}

    def tell(records: list[Record]) -> None:
        seed = printable(asked.seed)
        title = run.say(
            "nono-bench-title", count=asked.count, black=_percent(black, run), seed=seed
        )
        _print_study(title, nonogram.summaries(records), asked.methods, run)

    _measure(rows, Record._fields, every, as_json, tell, asked, run, progress)


def fill_shares(asked: Asked, run: Run, progress: Progress) -> None:
    """How much the rules fill, for more and more black."""
    sizes = asked.sizes or nonogram.FILL_SIZES
    rows = nonogram.fill_shares(sizes, nonogram.FILL_SHARES, asked.count, asked.seed)

    def as_json(fill: Fill) -> JsonObject:
        return {**fill._asdict(), "black": float(fill.black)}

    def tell(found: list[Fill]) -> None:
        _print_fill(run.say("nono-bench-fill-title", count=asked.count), found, run)

    every = len(sizes) * len(nonogram.FILL_SHARES)
    _measure(rows, Fill._fields, every, as_json, tell, asked, run, progress)


def _measure(
    rows: Iterable[R],
    columns: tuple[str, ...],
    every: int,
    as_json: Callable[[R], JsonObject],
    tell: Callable[[list[R]], None],
    asked: Asked,
    run: Run,
    progress: Progress,
) -> None:
    """Write every row down as it comes, and tell what they amount to."""
    found: list[R] = []
    with begun_table(asked.csv, columns, "nono-bench-no-file") as add_row:
        try:
            for row in rows:
                found.append(row)
                add_row(nonogram.cells_of(row))
                if asked.as_json:
                    _print_object(as_json(row))
                progress.tell(run.say, "nono-bench-working", len(found) / every, n=row.n)
        finally:
            progress.hide()
            if found and not asked.as_json:
                tell(found)


def beside_peer(python: Path, asked: Asked, run: Run, progress: Progress) -> None:
    """Our solver and its peer on the same grids."""
    sizes = asked.sizes or nonogram.SIZES
    shares = nonogram.SHARES if asked.black is None else (asked.black,)
    budget = asked.budget or PEER_BUDGET
    kinds = 0

    def working(done: int) -> None:
        share = (kinds + done / asked.count) / (len(sizes) * len(shares))
        progress.tell(run.say, "nono-bench-peer-working", share)

    with asked_peer(nonogram.Peer, python, run, progress, "nono-bench-no-peer") as peer:
        assert peer is not None
        if not asked.as_json:
            print(run.say("nono-bench-peer-title"))
        for comparison in nonogram.compare(
            peer, sizes, shares, asked.count, asked.seed, budget, working
        ):
            kinds += 1
            progress.hide()
            if asked.as_json:
                _print_object(_comparison_as_json(comparison))
            else:
                _print_comparison(comparison, budget, run)


def _print_object(values: JsonObject) -> None:
    """One line of JSON."""
    print(json_text(values), flush=True)


_FILL_SIGNS = "abcdefghijklmnopqrstuvwxyz"


def _percent(share: Fraction | float, run: Run) -> str:
    """``50%`` or ``12.5%``: a round share in percent."""
    hundredths = round(float(100 * share), 1)
    number = run.speaker.decimal(hundredths, 0 if hundredths == round(hundredths) else 1)
    return run.say("nono-bench-percent", number=number)


def _print_study(
    title: str, summaries: Sequence[Summary], methods: Sequence[Method], run: Run
) -> None:
    """The table, then means and medians by size, and building against searching."""
    print(title)
    print()
    _print_table(summaries, methods, run)
    sizes = sorted({summary.n for summary in summaries})
    tried = [summary for summary in summaries if summary.tried]
    names = ", ".join(f"{method.number} {method.name}" for method in methods)
    for title, of in (("mean", attrgetter("total")), ("median", attrgetter("typical"))):
        series: dict[str, Points] = {
            str(method.number): [(s.n, of(s)) for s in tried if s.method == method.number]
            for method in methods
        }
        _print_plot(run.say(f"nono-bench-plot-{title}", methods=names), series, sizes, run)
    for method in methods:
        if method.name.endswith("dfa"):
            own = [summary for summary in tried if summary.method == method.number]
            parts = {"b": [(s.n, s.build) for s in own], "s": [(s.n, s.search) for s in own]}
            _print_plot(run.say("nono-bench-plot-build", method=method.name), parts, sizes, run)


def _print_table(summaries: Sequence[Summary], methods: Sequence[Method], run: Run) -> None:
    """Means per size and method; what was given up makes a time a bound from below."""
    names = {method.number: f"{method.number} {method.name}" for method in methods}
    table = Table(box=None, pad_edge=False)
    columns = ("size", "method", "build", "rules", "search", "total", "median", "filled",
               "given-up")  # fmt: skip
    for column in columns:
        name = run.say(f"nono-bench-column-{column}")
        table.add_column(name, justify="left" if column == "method" else "right", no_wrap=True)
    seconds = run.speaker.seconds
    for summary in summaries:
        cells = [str(summary.n), names[summary.method]]
        if summary.tried:
            sign = ">" if summary.given_up else ""
            rules = "" if summary.share is None else seconds(summary.rules)
            share = "" if summary.share is None else _rounded(summary.share, run)
            cells += [seconds(summary.build), rules, sign + seconds(summary.search)]
            cells += [sign + seconds(summary.total), seconds(summary.typical), share]
            cells.append(f"{summary.given_up}/{summary.tried}" if summary.given_up else "")
        else:
            cells += [""] * 6 + [run.say("nono-bench-skipped")]
        table.add_row(*cells)
    Printer(highlight=False).print(table)


def _rounded(share: float, run: Run) -> str:
    """A measured share in percent, to a tenth."""
    return run.say("nono-bench-percent", number=run.speaker.decimal(100 * share))


def _print_plot(title: str, series: Mapping[str, Points], sizes: Iterable[int], run: Run) -> None:
    """Seconds by size, on a logarithmic axis."""
    ticks = {float(size): str(size) for size in sizes}
    lines = plot(series, ticks, run.speaker.seconds, is_log=True)
    if lines:
        print(f"\n{title}\n")
        print("\n".join(lines))


def _print_fill(title: str, found: Sequence[Fill], run: Run) -> None:
    """The share that the rules fill, as a table and as curves."""
    sizes = sorted({fill.n for fill in found})
    shares = sorted({fill.black for fill in found})
    known = {(fill.n, fill.black): fill.share for fill in found}
    print(title)
    print()
    table = Table(box=None, pad_edge=False)
    table.add_column(run.say("nono-bench-column-black"), justify="right", no_wrap=True)
    for n in sizes:
        table.add_column(f"{n}x{n}", justify="right", no_wrap=True)
    for black in shares:
        cells = [known.get((n, black)) for n in sizes]
        texts = ["" if cell is None else _rounded(cell, run) for cell in cells]
        table.add_row(_percent(black, run), *texts)
    Printer(highlight=False).print(table)
    signs = dict(zip(sizes, _FILL_SIGNS, strict=False))
    series: dict[str, Points] = {
        sign: [(float(fill.black), fill.share) for fill in found if fill.n == n]
        for n, sign in signs.items()
    }
    ticks = {float(black): _percent(black, run) for black in shares}
    lines = plot(series, ticks, lambda share: _percent(share, run))
    key = ", ".join(f"{sign} {n}x{n}" for n, sign in signs.items())
    print(f"\n{run.say('nono-bench-plot-fill', sizes=key)}\n")
    print("\n".join(lines))


def _print_comparison(comparison: Comparison, budget: float, run: Run) -> None:
    """Seconds of each solver, and how many times as long the peer takes."""
    black = _percent(comparison.black, run)
    say, seconds, decimal = run.say, run.speaker.seconds, run.speaker.decimal
    print(f"\n{say('nono-bench-peer-kind', count=comparison.grids, n=comparison.n, black=black)}")
    peer = comparison.times[PEER]
    sign = ">" if peer.given_up else ""
    for name, times in comparison.times.items():
        line = say(
            "nono-bench-peer-times",
            engine=say(f"nono-bench-engine-{name}") if name in OURS else name,
            typical=seconds(times.typical),
            total=seconds(times.total),
        )
        if name in OURS:
            # Half of the grids are enough for a median.
            is_bound = 2 * peer.given_up >= comparison.grids
            typical = ">" * is_bound + decimal(peer.typical / times.typical)
            line += f" (× {typical}, × {sign}{decimal(peer.total / times.total)})"
        print(line)
        if times.given_up:
            limit = seconds(budget)
            print(f"# {say('nono-bench-peer-given-up', count=times.given_up, limit=limit)}")
        if times.wrong:
            print(f"# {say('nono-bench-peer-wrong', count=times.wrong)}")


def _comparison_as_json(comparison: Comparison) -> JsonObject:
    """A comparison for programs."""
    peer = comparison.times[PEER]
    return {
        "n": comparison.n,
        "black": float(comparison.black),
        "grids": comparison.grids,
        **{
            name: {
                "median": times.typical,
                "total": times.total,
                "given_up": times.given_up,
                "wrong": times.wrong,
            }
            for name, times in comparison.times.items()
        },
        "ratio": {
            "median": peer.typical / comparison.times["ours"].typical,
            "total": peer.total / comparison.times["ours"].total,
        },
    }
