"""``tutor nonogram bench --peer``: our solver beside picross-solver, on the same grids.

Each grid is solved by all in turn, and processor time is compared, so that what else a
machine does counts for nobody; lines that were solved before are forgotten first. Ours is
timed twice: until the first solution, which is all the peer looks for, and until it is known
whether there is another. The peer runs in an environment of its own and keeps its own time,
so that neither its start nor talking to it counts.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from statistics import median

from tutor.base.document import read_amount, read_list, read_text
from tutor.lab.bench.peer import ALARM, PeerProcess
from tutor.nonogram.generator import random_picture, seed_of_nth
from tutor.nonogram.line import forget
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.solver import solutions, solve

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
