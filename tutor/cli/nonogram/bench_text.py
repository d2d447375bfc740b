"""What ``tutor nonogram bench`` has measured, in tables and plots of plain characters."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from rich.table import Table

from tutor.cli.console import Printer
from tutor.cli.run import Run
from tutor.lab.bench.nonogram import OURS, PEER, Comparison, Fill, Summary
from tutor.lab.plots import Points, plot
from tutor.lab.study.methods import Method

_FILL_SIGNS = "abcdefghijklmnopqrstuvwxyz"


def percent(share: Fraction | float, run: Run) -> str:
    """``50%`` or ``12.5%``: a round share in percent."""
    hundredths = round(float(100 * share), 1)
    number = run.speaker.decimal(hundredths, 0 if hundredths == round(hundredths) else 1)
    return run.say("nono-bench-percent", number=number)


def print_study(
    title: str, summaries: Sequence[Summary], methods: Sequence[Method], run: Run
) -> None:
    """The table of means, then time by size, and building against searching."""
    print(title)
    print()
    _print_table(summaries, methods, run)
    sizes = sorted({summary.n for summary in summaries})
    tried = [summary for summary in summaries if summary.tried]
    totals = {
        str(method.number): [(s.n, s.total) for s in tried if s.method == method.number]
        for method in methods
    }
    names = ", ".join(f"{method.number} {method.name}" for method in methods)
    _print_plot(run.say("nono-bench-plot-time", methods=names), totals, sizes, run)
    for method in methods:
        if method.name.endswith("dfa"):
            own = [summary for summary in tried if summary.method == method.number]
            parts = {"b": [(s.n, s.build) for s in own], "s": [(s.n, s.search) for s in own]}
            _print_plot(run.say("nono-bench-plot-build", method=method.name), parts, sizes, run)


def _print_table(summaries: Sequence[Summary], methods: Sequence[Method], run: Run) -> None:
    """Means per size and method; what was given up makes a time a bound from below."""
    names = {method.number: f"{method.number} {method.name}" for method in methods}
    table = Table(box=None, pad_edge=False)
    columns = ("size", "method", "build", "rules", "search", "total", "filled", "given-up")
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
            cells += [sign + seconds(summary.total), share]
            cells.append(f"{summary.given_up}/{summary.tried}" if summary.given_up else "")
        else:
            cells += [""] * 5 + [run.say("nono-bench-skipped")]
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


def print_fill(title: str, found: Sequence[Fill], run: Run) -> None:
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
        table.add_row(percent(black, run), *texts)
    Printer(highlight=False).print(table)
    signs = dict(zip(sizes, _FILL_SIGNS, strict=False))
    series: dict[str, Points] = {
        sign: [(float(fill.black), fill.share) for fill in found if fill.n == n]
        for n, sign in signs.items()
    }
    ticks = {float(black): percent(black, run) for black in shares}
    lines = plot(series, ticks, lambda share: percent(share, run))
    key = ", ".join(f"{sign} {n}x{n}" for n, sign in signs.items())
    print(f"\n{run.say('nono-bench-plot-fill', sizes=key)}\n")
    print("\n".join(lines))


def print_comparison(comparison: Comparison, budget: float, run: Run) -> None:
    """Seconds of each solver, and how many times as long the peer takes."""
    black = percent(comparison.black, run)
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


def comparison_as_json(comparison: Comparison) -> dict[str, object]:
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
