"""Timing engines fairly, on puzzles that are there and on machines that do other things too."""

import csv
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from types import FrameType

from tutor.base.dice import Dice
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry

ROUNDS = 3
"""Engines take turns so many times, so that a busy moment hits them all."""


class _TimeIsUp(Exception):
    pass


@dataclass
class Tally:
    """How far an engine came."""

    seconds: float = 0.0
    done: int = 0
    wrong: int = 0

    @property
    def per_second(self) -> float:
        """Puzzles per second; of an engine that finished none, a bound from above."""
        return max(self.done, 1) / self.seconds

    @property
    def is_bound(self) -> bool:
        """Whether not one puzzle was finished."""
        return self.done == 0


@contextmanager
def _deadline(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer, where the system has an alarm clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    armed = True

    def ring(number: int, frame: FrameType | None) -> None:
        if armed:
            raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except _TimeIsUp:
        pass
    finally:
        armed = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def take_turn(
    tally: Tally, ask: Callable[[str], object], puzzles: Sequence[str], right: Sequence[object],
    seconds: float,
) -> None:  # fmt: skip
    """Let an engine work for so long, going on where it stopped."""
    start = time.perf_counter()
    with _deadline(1.2 * seconds + 0.05):
        while time.perf_counter() - start < seconds:
            index = tally.done % len(puzzles)
            answer = ask(puzzles[index])
            tally.done += 1
            tally.wrong += answer != right[index]
    tally.seconds += time.perf_counter() - start


def compare(
    engines: Mapping[str, Callable[[str], object]],
    puzzles: "PuzzleSet",
    seconds: float,
    working: Callable[[str], None],
) -> dict[str, Tally]:
    """Puzzles per second of engines that answer None; they take turns."""
    tallies = {name: Tally() for name in engines}
    anything = [None] * len(puzzles.puzzles)
    for _ in range(ROUNDS):
        for name, ask in engines.items():
            working(name)
            take_turn(tallies[name], ask, puzzles.puzzles, anything, seconds / ROUNDS)
    return tallies


@dataclass(frozen=True)
class Spread:
    """How some times are spread, in seconds."""

    median: float
    slow: float
    """All but a few are as quick."""
    slowest: float

    @staticmethod
    def of(times: Sequence[float], few: int = 10) -> "Spread":
        """The spread of at least one time; slow is one in so many."""
        ordered = sorted(times)
        last = len(ordered) - 1
        slow = ordered[min(last, len(ordered) * (few - 1) // few)]
        return Spread(median(ordered), slow, ordered[last])

    def as_json(self) -> dict[str, float]:
        """In millionths of a second."""
        return {name: round(seconds, 6) for name, seconds in asdict(self).items()}


_FILES = {
    "ordinary": "human-difficulty-344.csv",
    "seventeen": "seventeen-clues-200.txt",
    "hard": "very-hard-50.txt",
}
_OWN_COUNT = 100


@dataclass(frozen=True)
class PuzzleSet:
    """Puzzles of one kind, in an order that makes any beginning a fair sample."""

    kind: str
    file: str
    puzzles: list[str]
    is_own: bool = False
    """Made by our generator because the file is not there."""


def puzzle_sets(folder: Path) -> list[PuzzleSet]:
    """Ordinary, 17-clue and very hard puzzles; those without a file are empty."""
    return [_set(kind, folder / name) for kind, name in _FILES.items()]


def _set(kind: str, path: Path) -> PuzzleSet:
    is_own = False
    if path.is_file():
        puzzles = [line.replace("0", ".") for line in _lines(path)]
    elif kind == "ordinary":
        puzzles, is_own = own_puzzles(_OWN_COUNT), True
    else:
        puzzles = []
    Dice(kind).shuffle(puzzles)
    return PuzzleSet(kind, path.name, puzzles, is_own)


def _lines(path: Path) -> list[str]:
    with path.open(encoding="utf-8", newline="") as stream:
        if path.suffix == ".csv":
            return [row["Sudoku Puzzle"] for row in csv.DictReader(stream)]
        return stream.read().split()


def own_puzzles(count: int, empty: float = 0.65) -> list[str]:
    """Ordinary puzzles of our own making, always the same."""
    recipe = Recipe(Geometry.of(3, 3), empty=empty)
    made = (generate_nth(recipe, "bench", index) for index in range(count))
    return [line_of(puzzle.grid) for puzzle in made if puzzle is not None]
