"""The work of ``tutor nonogram bench``: what is measured is printed, also if it is stopped."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tutor.base.shown import json_text, printable
from tutor.cli.nonogram import bench_text
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.lab.bench import nonogram
from tutor.lab.bench.peer import NoPeer
from tutor.nonogram.generator import DEFAULT_BLACK

if TYPE_CHECKING:
    from tutor.cli.nonogram.bench import Asked

SIZES = tuple(range(3, 16))
BUDGET = 1.0
PEER_BUDGET = 10.0


def study(asked: "Asked", run: Run, progress: Progress) -> None:
    """Time the methods."""
    sizes, black = asked.sizes or SIZES, DEFAULT_BLACK if asked.black is None else asked.black
    records: list[nonogram.Record] = []
    every = len(sizes) * asked.count * len(asked.methods)
    names = {method.number: method.name for method in asked.methods}
    with ExitStack() as stack:
        output = _table(asked.csv, nonogram.Record._fields, stack, run)
        try:
            for record in nonogram.study_table(
                sizes, asked.count, asked.seed, asked.methods, black, asked.budget or BUDGET
            ):
                records.append(record)
                if output is not None:
                    output.add(record)
                if asked.as_json:
                    _print_object({**record._asdict(), "name": names[record.method]})
                if progress.is_due:
                    progress.show(run.say("nono-bench-working", n=record.n), len(records) / every)
        finally:
            progress.hide()
            if records and not asked.as_json:
                title = run.say(
                    "nono-bench-title",
                    count=asked.count,
                    black=bench_text.percent(black, run),
                    seed=printable(asked.seed),
                )
                bench_text.print_study(title, nonogram.summaries(records), asked.methods, run)


def fill_shares(asked: "Asked", run: Run, progress: Progress) -> None:
    """How much the rules fill, for more and more black."""
    sizes = asked.sizes or nonogram.FILL_SIZES
    found: list[nonogram.Fill] = []
    every = len(sizes) * len(nonogram.FILL_SHARES)
    with ExitStack() as stack:
        output = _table(asked.csv, nonogram.Fill._fields, stack, run)
        try:
            for fill in nonogram.fill_shares(sizes, nonogram.FILL_SHARES, asked.count, asked.seed):
                found.append(fill)
                if output is not None:
                    output.add(fill)
                if asked.as_json:
                    _print_object({**fill._asdict(), "black": float(fill.black)})
                if progress.is_due:
                    progress.show(run.say("nono-bench-working", n=fill.n), len(found) / every)
        finally:
            progress.hide()
            if found and not asked.as_json:
                title = run.say("nono-bench-fill-title", count=asked.count)
                bench_text.print_fill(title, found, run)


def beside_peer(python: Path, asked: "Asked", run: Run, progress: Progress) -> None:
    """Our solver and its peer on the same grids."""
    sizes = asked.sizes or nonogram.SIZES
    shares = nonogram.SHARES if asked.black is None else (asked.black,)
    budget = asked.budget or PEER_BUDGET
    try:
        peer = nonogram.Peer(python)
    except NoPeer:
        _refuse_peer(python, run)
    kinds = 0

    def working(done: int) -> None:
        if progress.is_due:
            share = (kinds + done / asked.count) / (len(sizes) * len(shares))
            progress.show(run.say("nono-bench-peer-working"), share)

    try:
        if not asked.as_json:
            print(run.say("nono-bench-peer-title"))
        for comparison in nonogram.compare(
            peer, sizes, shares, asked.count, asked.seed, budget, working
        ):
            kinds += 1
            progress.hide()
            if asked.as_json:
                _print_object(bench_text.comparison_as_json(comparison))
            else:
                bench_text.print_comparison(comparison, budget, run)
    except NoPeer:
        progress.hide()
        _refuse_peer(python, run)
    finally:
        peer.close()


def _refuse_peer(python: Path, run: Run) -> NoReturn:
    run.refuse(run.say("nono-bench-no-peer", name=printable(python, 200)))


def _table(
    path: Path | None, columns: tuple[str, ...], stack: ExitStack, run: Run
) -> nonogram.Table | None:
    """The file of ``--csv``, begun."""
    if path is None:
        return None
    try:
        stream = stack.enter_context(path.open("w", encoding="utf-8", newline=""))
    except OSError as error:
        reason = error.strerror or str(error)
        run.refuse(run.say("nono-bench-no-file", name=printable(path, 200), reason=reason))
    return nonogram.Table(stream, columns)


def _print_object(values: dict[str, object]) -> None:
    """One line of JSON."""
    print(json_text(values), flush=True)
