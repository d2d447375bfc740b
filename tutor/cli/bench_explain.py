"""The work of ``tutor bench explain``: which grids, and what is said of their times."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import median

from tutor import narrate
from tutor.base.document import JsonObject
from tutor.cli.bench import asked_peer, begun_table
from tutor.cli.inputs import read_all
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.sudoku.inputs import reader
from tutor.games.sudoku.collections import collection
from tutor.lab.bench.hodoku import PEER, Explained, Peer, explain, first_hint
from tutor.lab.bench.timing import Spread, puzzle_sets
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

    def tell(step: Step) -> None:
        narrate.hint(step, _NINE, run.speaker.language, narrate.REASON)

    with (
        begun_table(asked.csv, _COLUMNS) as add_row,
        asked_peer(Peer, asked.peer, run, progress) as peer,
    ):
        first_hint(wanted[0], tell)
        try:
            for puzzle in wanted:
                share = len(done) / len(wanted)
                progress.tell(run.say, "bench-explain-working", share)
                done.append(explain(puzzle, tell, peer, asked.limit))
                add_row(_as_record(done[-1]).values())
                if asked.as_json:
                    print(json.dumps(_as_record(done[-1])), flush=True)
        finally:
            progress.hide()
            if done and asked.as_json:
                print(json.dumps({"summary": _Summary(done).as_json()}))
            elif done:
                _print(done, asked, run)


def _puzzles(asked: Asked, run: Run) -> Iterator[str]:
    """The grids that were named, else very hard ones: of the data, or of our collection."""
    if asked.inputs:
        for place, grid in read_all(asked.inputs, reader(None), run):
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


def _as_record(one: Explained) -> JsonObject:
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


class _Summary:
    """What all grids come to."""

    def __init__(self, done: Sequence[Explained]) -> None:
        self.grids = len(done)
        self.complete = sum(one.is_complete for one in done)
        self.steps = median(one.steps for one in done)
        self.most_steps = max(one.steps for one in done)
        self.seconds = Spread.of([one.seconds for one in done])
        self.hint = Spread.of([one.hint for one in done])
        by_peer = [one.peer for one in done if one.peer is not None]
        self.peer = Spread.of([one.seconds for one in by_peer]) if by_peer else None
        self.solved = sum(one.is_solved for one in by_peer)
        self.without_guesses = sum(one.is_solved and not one.guesses for one in by_peer)
        ratios = [one.ratio for one in done if one.ratio is not None]
        self.ratio = round(median(ratios), 2) if ratios else 0.0

    def as_json(self) -> JsonObject:
        found: JsonObject = {
            "grids": self.grids,
            "complete": self.complete,
            "steps": {"median": self.steps, "most": self.most_steps},
            "seconds": self.seconds.as_json(),
            "hint": self.hint.as_json(),
        }
        if self.peer is not None:
            found["peer"] = {
                "name": PEER,
                "seconds": self.peer.as_json(),
                "solved": self.solved,
                "without_guesses": self.without_guesses,
                "ratio": self.ratio,
            }
        return found


def _print(done: Sequence[Explained], asked: Asked, run: Run) -> None:
    """The figures in sentences."""
    say, decimal, found = run.say, run.speaker.decimal, _Summary(done)
    of = str(found.grids)
    print(say("bench-explain-title", count=found.grids))
    print(say("bench-explain-seconds", **_times(found.seconds, run)))
    print(say("bench-explain-hint", **_times(found.hint, run)))
    typical = decimal(found.steps, 0 if found.steps % 1 == 0 else 1)
    print(say("bench-explain-steps", typical=typical, most=str(found.most_steps)))
    print(say("bench-explain-complete", count=str(found.complete), of=of))
    if found.peer is None:
        print(f"# {say('bench-rate-alone')}")
        return
    ratio = decimal(found.ratio, 0 if found.ratio >= 10 else 1)
    print(
        say(
            "bench-explain-peer",
            engine=PEER,
            solved=str(found.solved),
            of=of,
            alone=str(found.without_guesses),
            limit=run.speaker.seconds(asked.limit),
            ratio=f">{ratio}" if found.solved < found.grids else ratio,
            **_times(found.peer, run),
        )
    )


def _times(spread: Spread, run: Run) -> dict[str, str]:
    # Rounded as programs are told them.
    typical, slow, slowest = map(run.speaker.seconds, spread.as_json().values())
    return {"typical": typical, "slow": slow, "slowest": slowest}
