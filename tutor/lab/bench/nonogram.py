"""``tutor nonogram bench``: the methods of a study on random grids, and our solver beside a peer.

Grid i of a size is the picture of the seed plus i, for every method the same; the methods
take turns on each grid. A method that finds nothing within its seconds gives a grid up;
after so many grids in a row it is not tried any more, on larger grids either, so that no
run hangs: brute force ends beyond 5x5, backtracking somewhere beyond 18x18.

Beside picross-solver, each grid is solved by all in turn, and processor time is compared, so
that what else a machine does counts for nobody; lines that were solved before are forgotten
first. Ours is timed twice: until the first solution, which is all the peer looks for, and
until it is known whether there is another. The peer runs in an environment of its own and
keeps its own time, so that neither its start nor talking to it counts.
"""

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from statistics import fmean, median
from typing import Literal, NamedTuple

from tutor.base.document import read_amount, read_list, read_text
from tutor.base.watch import Watch
from tutor.lab.bench.peer import ALARM, PeerProcess
from tutor.lab.study.methods import Method, Work, work
from tutor.lab.study.rules import PASSES, filled_share
from tutor.nonogram.generator import random_picture, seed_of_nth
from tutor.nonogram.line import forget
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.solver import solutions, solve

GIVEN_UP_AFTER = 3
"""Grids in a row that a method gives up before it is not tried any more."""
FILL_SIZES = (4, 6, 8, 10)
FILL_SHARES = tuple(Fraction(tenths, 10) for tenths in range(11))

Outcome = Literal["solved", "given-up", "skipped"]


class Record(NamedTuple):
    """One grid and one method; times in seconds."""

    n: int
    seed: int | str
    build: float
    rules: float
    search: float
    total: float
    filled: int
    """Cells that the rules filled; -1 if they were not used."""
    method: int
    outcome: Outcome


class OutOfTime(Exception):
    """A method has used up its seconds on a grid."""


def study_table(
    sizes: Iterable[int],
    count: int,
    seed: int | str,
    methods: Sequence[Method],
    black: Fraction | float,
    budget: float,
) -> Iterator[Record]:
    """A record of every size, grid and method, in this order.

    Args:
        sizes: the sides of the grids.
        count: how many grids there are of each size.
        seed: that of the first grid of each size.
        methods: those to compare.
        black: the probability of black.
        budget: the seconds a method has for a grid.
    """
    in_vain = dict.fromkeys(methods, 0)
    for n in sizes:
        for index in range(count):
            own_seed = seed_of_nth(seed, index)
            puzzle = puzzle_of(random_picture(n, n, black, own_seed))
            for method in methods:
                if in_vain[method] >= GIVEN_UP_AFTER:
                    yield Record(n, own_seed, 0, 0, 0, 0, -1, method.number, "skipped")
                    continue
                done, outcome = _timed(puzzle, method, budget)
                in_vain[method] = 0 if outcome == "solved" else in_vain[method] + 1
                times = (done.build, done.rules, done.search, done.total)
                yield Record(n, own_seed, *times, done.filled, method.number, outcome)


def _timed(puzzle: Puzzle, method: Method, budget: float) -> tuple[Work, Outcome]:
    """What a method does with a grid in so many seconds."""
    end = time.perf_counter() + budget

    def pulse() -> None:
        if time.perf_counter() > end:
            raise OutOfTime

    done = Work()
    try:
        work(puzzle, method, Watch(pulse=pulse), done=done)
    except OutOfTime:
        return done, "given-up"
    assert done.solution is not None, "a grid made from a picture has a solution"
    return done, "solved"


@dataclass(frozen=True)
class Summary:
    """A method on all grids of a size: means over those it was tried on."""

    n: int
    method: int
    solved: int
    given_up: int
    skipped: int
    build: float
    rules: float
    search: float
    total: float
    typical: float
    """The median of the totals."""
    share: float | None
    """The share of the cells that the rules filled."""

    @property
    def tried(self) -> int:
        """How many grids it was tried on."""
        return self.solved + self.given_up


def summaries(records: Iterable[Record]) -> list[Summary]:
    """The means per size and method; grids that were given up count as long as they took."""
    groups: dict[tuple[int, int], list[Record]] = defaultdict(list)
    for record in records:
        groups[record.n, record.method].append(record)
    return [_summary(n, method, group) for (n, method), group in sorted(groups.items())]


def _summary(n: int, method: int, records: list[Record]) -> Summary:
    tried = [record for record in records if record.outcome != "skipped"]
    solved = sum(record.outcome == "solved" for record in tried)
    shares = [record.filled / n**2 for record in tried if record.filled >= 0]
    return Summary(
        n,
        method,
        solved=solved,
        given_up=len(tried) - solved,
        skipped=len(records) - len(tried),
        build=_mean([record.build for record in tried]),
        rules=_mean([record.rules for record in tried]),
        search=_mean([record.search for record in tried]),
        total=_mean([record.total for record in tried]),
        typical=median([record.total for record in tried] or [0.0]),
        share=fmean(shares) if shares else None,
    )


def _mean(values: list[float]) -> float:
    return fmean(values) if values else 0.0


class Fill(NamedTuple):
    """The share of the cells that the rules fill, on average over grids of a kind."""

    n: int
    black: Fraction
    share: float
    grids: int


def fill_shares(
    sizes: Iterable[int], shares: Iterable[Fraction], count: int, seed: int | str
) -> Iterator[Fill]:
    """The fill share for every size and probability of black, after the study's passes."""
    shares = tuple(shares)
    for n in sizes:
        for black in shares:
            puzzles = (
                puzzle_of(random_picture(n, n, black, seed_of_nth(seed, index)))
                for index in range(count)
            )
            yield Fill(n, black, fmean(filled_share(p, PASSES) for p in puzzles), count)


def cells_of(row: Record | Fill) -> list[object]:
    """A row of a table of the study; of a grid that was not tried there are no times."""
    values: list[object] = [
        f"{value:.9f}" if isinstance(value, float)
        else float(value) if isinstance(value, Fraction)
        else value
        for value in row
    ]  # fmt: skip
    if isinstance(row, Record) and row.outcome == "skipped":
        values[2:7] = [""] * 5
    return values


PEER = "picross-solver"
OURS = ("ours", "ours-first")
SIZES = (25, 30)
SHARES = (Fraction(1, 2), Fraction(3, 5))

_PEER_PROGRAM = (
    ALARM
    + """
import numpy
from picross_solver import picross_solver
print("ready", flush=True)
for line in sys.stdin:
    grid = json.loads(line)
    rows, columns = grid["rows"], grid["columns"]
    cells = numpy.full((len(rows), len(columns)), -1)
    picture, start = None, time.process_time()
    signal.setitimer(signal.ITIMER_REAL, grid["seconds"])
    try:
        picross_solver.solve(rows, columns, cells)
        taken = time.process_time() - start
        picture = ["".join(".#"[cell == 1] for cell in row) for row in cells.tolist()]
    except TimeIsUp:
        taken = time.process_time() - start
    signal.setitimer(signal.ITIMER_REAL, 0)
    print(json.dumps([taken, picture]), flush=True)
"""
)


class Peer(PeerProcess):
    """picross-solver in another Python."""

    def __init__(self, python: Path) -> None:
        super().__init__(python, _PEER_PROGRAM)

    def solve(self, puzzle: Puzzle, seconds: float) -> tuple[float, list[str] | None]:
        """The seconds it takes, and the picture; None if it does not come to one in time."""
        # It writes a line without blocks as a block of length 0.
        rows, columns = (
            [list(clue) or [0] for clue in clues] for clues in (puzzle.rows, puzzle.columns)
        )
        taken, picture = self.ask({"rows": rows, "columns": columns, "seconds": seconds})
        rows_of = None if picture is None else list(map(read_text, read_list(picture)))
        return read_amount(taken), rows_of


@dataclass
class Times:
    """What one solver took, grid by grid."""

    seconds: list[float] = field(default_factory=list)
    given_up: int = 0
    """Grids not solved in time; they count as long as they were tried."""
    wrong: int = 0
    """Pictures that do not have the clues."""

    @property
    def total(self) -> float:
        """All grids together."""
        return sum(self.seconds)

    @property
    def typical(self) -> float:
        """The median."""
        return median(self.seconds)


@dataclass
class Comparison:
    """All solvers on the grids of one kind."""

    n: int
    black: Fraction
    times: dict[str, Times] = field(
        default_factory=lambda: {name: Times() for name in (*OURS, PEER)}
    )

    @property
    def grids(self) -> int:
        """How many grids all of them have done."""
        return len(self.times[PEER].seconds)


def compare(
    peer: Peer,
    sizes: Iterable[int],
    shares: Iterable[Fraction],
    count: int,
    seed: int | str,
    seconds: float,
    working: Callable[[int], None],
) -> Iterator[Comparison]:
    """Compare on so many grids of every kind; a comparison comes when its grids are done.

    Raises:
        NoPeer: the peer has ended.
    """
    shares = tuple(shares)
    for n in sizes:
        for black in shares:
            comparison = Comparison(n, black)
            for index in range(count):
                working(index)
                own_seed = seed_of_nth(seed, index)
                puzzle = puzzle_of(random_picture(n, n, black, own_seed))
                _one_grid(peer, puzzle, seconds, comparison.times)
            yield comparison


def _one_grid(peer: Peer, puzzle: Puzzle, seconds: float, times: dict[str, Times]) -> None:
    """Everybody solves a grid."""
    start = time.process_time()
    forget()
    first = next(solutions(Position(puzzle)), None)
    times["ours-first"].seconds.append(time.process_time() - start)
    assert first is not None, "a grid made from a picture has a solution"
    times["ours-first"].wrong += not _fits(puzzle, first.written())
    start = time.process_time()
    forget()
    solved = solve(puzzle)
    times["ours"].seconds.append(time.process_time() - start)
    assert solved.solution is not None
    times["ours"].wrong += not _fits(puzzle, solved.solution.written())
    taken, picture = peer.solve(puzzle, seconds)
    times[PEER].seconds.append(taken)
    if picture is None:
        times[PEER].given_up += 1
    else:
        times[PEER].wrong += not _fits(puzzle, picture)


def _fits(puzzle: Puzzle, picture: Iterable[str]) -> bool:
    """Whether a picture has the clues."""
    drawn = puzzle_of(tuple(picture))
    return (drawn.rows, drawn.columns) == (puzzle.rows, puzzle.columns)
