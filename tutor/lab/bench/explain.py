"""``tutor bench explain``: whole narrated solutions and first hints, beside hodoku-py's solving.

Nothing learnt from one grid may help with the next, or the solution with the hint: what is
remembered of boards is forgotten before each. The peer has another licence and an environment
of its own, whose Python runs it; it keeps its own time, and is stopped where that is up.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from tutor.base.document import read_amount, read_flag, read_whole
from tutor.explain.advice import advise
from tutor.explain.path import Path as Walk
from tutor.explain.path import path
from tutor.lab.bench.engines import grid_of_line
from tutor.lab.bench.peer import ALARM, PeerProcess
from tutor.lab.bench.rating import forgetting
from tutor.techniques.step import Step

Tell = Callable[[Step], object]
"""Puts a step into words."""

_PEER_PROGRAM = (
    ALARM
    + """
from hodoku import SolutionType, Solver
solver = Solver()
print("ready", flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    is_solved, guesses, start = False, 0, time.perf_counter()
    signal.setitimer(signal.ITIMER_REAL, asked["seconds"])
    try:
        found = solver.solve(asked["puzzle"])
        is_solved = bool(found.solved)
        guesses = sum(step.type == SolutionType.BRUTE_FORCE for step in found.steps)
    except TimeIsUp:
        pass
    signal.setitimer(signal.ITIMER_REAL, 0)
    print(json.dumps([is_solved, guesses, time.perf_counter() - start]), flush=True)
"""
)


@dataclass(frozen=True)
class ByPeer:
    """How the peer fared with one grid."""

    seconds: float
    """Until it was solved, or stopped."""
    is_solved: bool
    guesses: int
    """Digits that it found by brute force."""


class Peer(PeerProcess):
    """hodoku-py in another Python."""

    def __init__(self, python: Path) -> None:
        super().__init__(python, _PEER_PROGRAM)

    def solve(self, puzzle: str, seconds: float) -> ByPeer:
        """Let it solve a grid, for so long."""
        is_solved, guesses, taken = self.ask({"puzzle": puzzle, "seconds": seconds})
        return ByPeer(read_amount(taken), read_flag(is_solved), read_whole(guesses))


@dataclass(frozen=True)
class Explained:
    """One grid: how long it took to explain, and how far that went."""

    puzzle: str
    seconds: float
    """For the whole solution, every step in words."""
    hint: float
    """For the first hint, a check of the board included."""
    steps: int
    is_complete: bool
    """Whether the steps lead to the end without a search."""
    peer: ByPeer | None = None

    @property
    def ratio(self) -> float | None:
        """How many times as long the peer took; a bound from below where it was stopped."""
        return None if self.peer is None else self.peer.seconds / self.seconds


@dataclass(frozen=True)
class Spread:
    """How some times are spread."""

    median: float
    slow: float
    """Nine in ten are as quick."""
    slowest: float

    @staticmethod
    def of(times: Sequence[float]) -> "Spread":
        """The spread of at least one time."""
        ordered = sorted(times)
        last = len(ordered) - 1
        return Spread(median(ordered), ordered[min(last, len(ordered) * 9 // 10)], ordered[last])


def explain(puzzle: str, tell: Tell, peer: Peer | None = None, limit: float = 0.0) -> Explained:
    """Time one grid: its solution in words, its first hint, and the peer's solution."""
    walked: list[Walk] = []

    def solved(line: str) -> None:
        walked.append(path(grid_of_line(line)))
        for step in walked[0].steps:
            tell(step)

    hint = _seconds(partial(first_hint, tell=tell), puzzle)
    seconds = _seconds(solved, puzzle)
    (found,) = walked
    by_peer = None if peer is None else peer.solve(puzzle, limit)
    return Explained(puzzle, seconds, hint, len(found.steps), found.is_complete, by_peer)


def first_hint(puzzle: str, tell: Tell) -> None:
    """Look a grid over, and tell its next step; once before the rest, it loads what is needed."""
    step = advise(grid_of_line(puzzle)).step
    if step is not None:
        tell(step)


def _seconds(work: Callable[[str], object], puzzle: str) -> float:
    """How long something takes with nothing remembered; to forget is not its work."""
    started: list[float] = []

    def timed(line: str) -> None:
        started.append(perf_counter())
        work(line)

    forgetting(timed)(puzzle)
    return perf_counter() - started[0]
