"""``tutor bench rate`` and ``explain``: ratings, solutions and hints beside hodoku-py's.

Nothing learnt from one puzzle may help with the next, or a solution with its hint: what the
techniques remember of boards is forgotten before each. The peer has another licence and an
environment of its own, whose Python runs it; it keeps its own time, so that neither its start
nor talking to it counts, and is stopped where its time is up.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import _lru_cache_wrapper, partial
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from time import perf_counter

from tutor import techniques
from tutor.base.document import read_amount, read_flag, read_whole
from tutor.explain.diagnose import advise
from tutor.explain.path import Path as Walk
from tutor.explain.path import path
from tutor.lab.bench.peer import ALARM, PeerProcess
from tutor.lab.bench.search import grid_of_line
from tutor.lab.bench.timing import ROUNDS, PuzzleSet, Tally, take_turn
from tutor.rating.record import profile_of, rate
from tutor.sudoku.geometry import REMEMBERED_BITS
from tutor.techniques.position import forget
from tutor.techniques.step import Step

PEER = "hodoku-py"

_PEER_PROGRAM = (
    ALARM
    + """
from hodoku import Solver
solver = Solver()

def take_turn(puzzles, first, seconds):
    done, start, used = 0, time.perf_counter(), time.process_time()
    signal.setitimer(signal.ITIMER_REAL, 1.2 * seconds + 0.05)
    try:
        while time.perf_counter() - start < seconds:
            solver.rate(puzzles[(first + done) % len(puzzles)])
            done += 1
    except TimeIsUp:
        pass
    return done, time.perf_counter() - start, time.process_time() - used

def solve(puzzle, seconds):
    from hodoku import SolutionType
    is_solved, guesses, start = False, 0, time.perf_counter()
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        found = solver.solve(puzzle)
        is_solved = bool(found.solved)
        guesses = sum(step.type == SolutionType.BRUTE_FORCE for step in found.steps)
    except TimeIsUp:
        pass
    return is_solved, guesses, time.perf_counter() - start

print("ready", flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    found = (take_turn if "puzzles" in asked else solve)(**asked)
    signal.setitimer(signal.ITIMER_REAL, 0)
    print(json.dumps(found), flush=True)
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

    def take_turn(self, tally: Tally, puzzles: list[str], seconds: float) -> float:
        """Let it rate for so long, going on where it stopped; the processor time is returned."""
        asked = {"puzzles": puzzles, "first": tally.done, "seconds": seconds}
        done, taken, processor = self.ask(asked)
        tally.done += read_whole(done)
        tally.seconds += read_amount(taken)
        return read_amount(processor)

    def solve(self, puzzle: str, seconds: float) -> ByPeer:
        """Let it solve a grid, for so long."""
        is_solved, guesses, taken = self.ask({"puzzle": puzzle, "seconds": seconds})
        return ByPeer(read_amount(taken), read_flag(is_solved), read_whole(guesses))


def forgetting(ask: Callable[[str], object]) -> Callable[[str], object]:
    """The same, with nothing remembered from the boards before."""
    memos = [
        function
        for module in walk_packages(techniques.__path__, f"{techniques.__name__}.")
        for function in vars(import_module(module.name)).values()
        # Tables of the geometry are kept without a limit; they say nothing about a puzzle.
        if isinstance(function, _lru_cache_wrapper) and function.cache_parameters()["maxsize"]
    ]

    def ask_afresh(puzzle: str) -> object:
        for memo in memos:
            memo.cache_clear()
        forget()
        REMEMBERED_BITS.clear()
        ask(puzzle)
        return None

    return ask_afresh


def compare(
    peer: Peer | None, puzzles: PuzzleSet, seconds: float, working: Callable[[str], None]
) -> dict[str, Tally]:
    """Puzzles per second, with openness, without it, and by the peer; they take turns."""
    engines = {
        "ours": forgetting(lambda puzzle: rate(grid_of_line(puzzle))),
        "ours-counts": forgetting(lambda puzzle: profile_of(grid_of_line(puzzle), openness=False)),
    }
    tallies = {name: Tally() for name in (*engines, *([PEER] if peer else []))}
    anything = [None] * len(puzzles.puzzles)
    for _ in range(ROUNDS):
        for name, ask in engines.items():
            working(name)
            take_turn(tallies[name], ask, puzzles.puzzles, anything, seconds / ROUNDS)
        if peer is not None:
            working(PEER)
            peer.take_turn(tallies[PEER], puzzles.puzzles, seconds / ROUNDS)
    return tallies


Tell = Callable[[Step], object]
"""Puts a step into words."""


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
