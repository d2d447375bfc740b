"""The work of ``tutor bench explain``: which grids, and what is said of their times."""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any, NoReturn, TextIO

from tutor import narrate
from tutor.base.shown import csv_line, printable
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.sudoku.inputs import grids
from tutor.games.sudoku.collections import collection
from tutor.lab.bench.hodoku import PEER, Explained, Peer, Spread, explain, first_hint
from tutor.lab.bench.peer import NoPeer
from tutor.lab.bench.timing import puzzle_sets
from tutor.sudoku import search
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step

_OURS = "level-diabolical"
"""The collection that stands in for the file of very hard grids."""
_NINE = Geometry.of(3, 3)
_COLUMNS = (
    "grid",
    "seconds",
    "hint",
    "steps",
    "complete",
    "peer_seconds",
    "peer_solved",
    "peer_guesses",
    "ratio",
)


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line."""

    inputs: list[str] | None
    data: Path
    count: int | None
    peer: Path | None
    limit: float
    csv: Path | None
    as_json: bool


def bench_explain(asked: Asked, run: Run, progress: Progress) -> None:
    """Time every grid, and tell what they come to, also if it is stopped."""
    wanted = list(islice(_puzzles(asked, run), asked.count))
    if not wanted:
        return
    done: list[Explained] = []
    with ExitStack() as stack:
        table = _table(asked.csv, stack, run)
        peer = None if asked.peer is None else _peer(asked.peer, stack, run)

        def tell(step: Step) -> None:
            narrate.hint(step, _NINE, run.speaker.language, narrate.REASON)

        first_hint(wanted[0], tell)
        try:
            for puzzle in wanted:
                if progress.is_due:
                    progress.show(run.say("bench-explain-working"), len(done) / len(wanted))
                done.append(explain(puzzle, tell, peer, asked.limit))
                if table is not None:
                    table.write(csv_line(_as_record(done[-1]).values()))
                if asked.as_json:
                    print(json.dumps(_as_record(done[-1])), flush=True)
        except NoPeer:
            _refuse_peer(asked.peer, run)
        finally:
            progress.hide()
            if done and asked.as_json:
                print(json.dumps({"summary": _summary(done)}))
            elif done:
                _print(done, asked, run)


def _puzzles(asked: Asked, run: Run) -> Iterator[str]:
    """The grids that were named, else very hard ones: of the data, or of our collection."""
    if asked.inputs:
        for place, grid in grids(asked.inputs, None, run):
            if grid.geometry is not _NINE:
                run.complain(run.say("bench-explain-size", place=place.text(run)))
            elif search.only_solution(grid) is None:
                run.complain(run.say("bench-explain-flaw", place=place.text(run)))
            else:
                yield line_of(grid)
        return
    hard = puzzle_sets(asked.data)[-1]
    if hard.puzzles:
        yield from hard.puzzles
        return
    run.remark(f"# {run.say('bench-own-data', name=hard.file, folder=str(asked.data))}")
    ours = collection(_OURS)
    yield from map(line_of, [] if ours is None else ours.grids())


def _peer(python: Path, stack: ExitStack, run: Run) -> Peer:
    try:
        peer = Peer(python)
    except NoPeer:
        _refuse_peer(python, run)
    stack.callback(peer.close)
    return peer


def _refuse_peer(python: Path | None, run: Run) -> NoReturn:
    run.refuse(run.say("bench-rate-no-peer", name=printable(str(python), 200)))


def _table(path: Path | None, stack: ExitStack, run: Run) -> TextIO | None:
    """The file of ``--csv``, begun."""
    if path is None:
        return None
    try:
        stream = stack.enter_context(path.open("w", encoding="utf-8", newline="", buffering=1))
    except OSError as error:
        name, reason = printable(path, 200), error.strerror or str(error)
        run.refuse(run.say("progress-cannot-write", name=name, reason=reason))
    stream.write(csv_line(_COLUMNS))
    return stream


def _as_record(one: Explained) -> dict[str, Any]:
    peer, ratio = one.peer, one.ratio
    values = (
        one.puzzle,
        round(one.seconds, 6),
        round(one.hint, 6),
        one.steps,
        one.is_complete,
        None if peer is None else round(peer.seconds, 6),
        None if peer is None else peer.is_solved,
        None if peer is None else peer.guesses,
        None if ratio is None else round(ratio, 2),
    )
    return dict(zip(_COLUMNS, values, strict=True))


def _summary(done: Sequence[Explained]) -> dict[str, Any]:
    whole, hint = Spread.of([one.seconds for one in done]), Spread.of([one.hint for one in done])
    found: dict[str, Any] = {
        "grids": len(done),
        "complete": sum(one.is_complete for one in done),
        "steps": {"median": median(one.steps for one in done), "most": max(o.steps for o in done)},
        "seconds": _spread(whole),
        "hint": _spread(hint),
    }
    by_peer = [one.peer for one in done if one.peer is not None]
    if by_peer:
        found["peer"] = {
            "name": PEER,
            "seconds": _spread(Spread.of([one.seconds for one in by_peer])),
            "solved": sum(one.is_solved for one in by_peer),
            "without_guesses": sum(one.is_solved and not one.guesses for one in by_peer),
            "ratio": round(median(one.ratio for one in done if one.ratio is not None), 2),
        }
    return found


def _spread(times: Spread) -> dict[str, float]:
    return {
        "median": round(times.median, 6),
        "slow": round(times.slow, 6),
        "slowest": round(times.slowest, 6),
    }


def _print(done: Sequence[Explained], asked: Asked, run: Run) -> None:
    """The figures in sentences."""
    say, summary = run.say, _summary(done)
    print(say("bench-explain-title", count=len(done)))
    for name in ("seconds", "hint"):
        print(say(f"bench-explain-{name}", **_times(summary[name], run)))
    steps = summary["steps"]
    typical = run.speaker.decimal(steps["median"], 0 if steps["median"] % 1 == 0 else 1)
    print(say("bench-explain-steps", typical=typical, most=str(steps["most"])))
    print(say("bench-explain-complete", count=str(summary["complete"]), of=str(len(done))))
    if "peer" not in summary:
        print(f"# {say('bench-rate-alone')}")
        return
    peer = summary["peer"]
    is_bound = peer["solved"] < len(done)
    ratio = run.speaker.decimal(peer["ratio"], 0 if peer["ratio"] >= 10 else 1)
    print(
        say(
            "bench-explain-peer",
            engine=PEER,
            solved=str(peer["solved"]),
            of=str(len(done)),
            alone=str(peer["without_guesses"]),
            limit=run.speaker.seconds(asked.limit),
            ratio=f">{ratio}" if is_bound else ratio,
            **_times(peer["seconds"], run),
        )
    )


def _times(spread: dict[str, float], run: Run) -> dict[str, str]:
    typical, slow, slowest = (
        run.speaker.seconds(spread[name]) for name in ("median", "slow", "slowest")
    )
    return {"typical": typical, "slow": slow, "slowest": slowest}
