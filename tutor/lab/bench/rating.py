"""``tutor bench rate``: ratings per second, ours beside hodoku-py's.

Nothing learnt from one puzzle may help with the next: what the techniques remember
of boards is forgotten between two puzzles, on our time. The peer has another
licence and an environment of its own, whose Python runs it; it keeps its own time,
so that neither its start nor talking to it counts.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from tutor.base.document import read_amount, read_whole
from tutor.lab.bench.engines import grid_of_line
from tutor.lab.bench.peer import ALARM, PeerProcess
from tutor.lab.bench.sets import PuzzleSet
from tutor.lab.bench.timing import ROUNDS, Tally, take_turn
from tutor.rating.rater import profile_of, rate
from tutor.techniques.position import forget

PEER = "hodoku-py"

_PEER_PROGRAM = (
    ALARM
    + """
from hodoku import Solver
solver = Solver()
print("ready", flush=True)
for line in sys.stdin:
    turn = json.loads(line)
    done, start = 0, time.perf_counter()
    signal.setitimer(signal.ITIMER_REAL, 1.2 * turn["seconds"] + 0.05)
    try:
        while time.perf_counter() - start < turn["seconds"]:
            solver.rate(turn["puzzles"][(turn["first"] + done) % len(turn["puzzles"])])
            done += 1
    except TimeIsUp:
        pass
    signal.setitimer(signal.ITIMER_REAL, 0)
    print(json.dumps([done, time.perf_counter() - start]), flush=True)
"""
)


class Peer(PeerProcess):
    """hodoku-py in another Python."""

    def __init__(self, python: Path) -> None:
        super().__init__(python, _PEER_PROGRAM)

    def take_turn(self, tally: Tally, puzzles: list[str], seconds: float) -> None:
        """Let it work for so long, going on where it stopped."""
        done, taken = self.ask({"puzzles": puzzles, "first": tally.done, "seconds": seconds})
        tally.done += read_whole(done)
        tally.seconds += read_amount(taken)


def forgetting(ask: Callable[[str], object]) -> Callable[[str], object]:
    """The same, with nothing remembered from the boards before."""
    memos = [
        function
        for name, module in sys.modules.items()
        if name.startswith("tutor.techniques.")
        for function in vars(module).values()
        # Tables of the geometry are kept without a limit; they say nothing about a puzzle.
        if hasattr(function, "cache_clear") and function.cache_parameters()["maxsize"]
    ]

    def ask_afresh(puzzle: str) -> object:
        for memo in memos:
            memo.cache_clear()
        forget()
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
