"""``tutor bench class``: moves written down in many learners' files, beside as many in one.

Each move is in its file before the next one is made, as in play. Both take turns.
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import SudokuKeeper, open_store
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

WANTED = 1000
"""Moves a second that a class needs in all."""
_HANDLES, _SPARE = 3, 100
"""Files that SQLite holds open for each, and what else a program needs."""
_DIGITS = 9


@dataclass(frozen=True)
class Pace:
    """Moves a second."""

    one: float
    """In a single file."""
    all: float
    """In all files by turns."""


def compare(files: int, moves: int, rounds: int, working: Callable[[str], None]) -> Pace:
    """The typical pace over some rounds.

    Args:
        files: how many learners there are.
        moves: how many they make together in each round.
        rounds: how often both are measured.
        working: told what is measured.
    """
    _allow(files * _HANDLES + _SPARE)
    with TemporaryDirectory() as folder, ExitStack() as stack:
        keepers = [_begun(Path(folder) / str(number), stack) for number in range(files)]
        taken: dict[int, list[float]] = {1: [], files: []}
        for at in range(2 * rounds):
            many = at % 4 in (1, 2)  # one, many, many, one: what drifts meets both
            working(str(files if many else 1))
            taken[files if many else 1].append(_played(keepers if many else keepers[:1], moves))
    return Pace(moves / median(taken[1]), moves / median(taken[files]))


def _allow(handles: int) -> None:
    """Let this program open so many files, as far as the system does."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = handles if hard == resource.RLIM_INFINITY else min(handles, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _begun(folder: Path, stack: ExitStack) -> SudokuKeeper:
    store = stack.enter_context(closing(open_store(folder)))
    return store.played(GRIDS).new_game(Grid(Geometry.of()), "bench")


def _played(keepers: Sequence[SudokuKeeper], moves: int) -> float:
    """Seconds for so many moves, by turns."""
    begun = perf_counter()
    for move in range(moves):
        keeper, turn = keepers[move % len(keepers)], move // len(keepers)
        game = keeper.game
        game.elapsed += 1.0
        game.place([turn % game.geometry.cell_count], turn % _DIGITS + 1)
        assert keeper.problem is None, keeper.problem
    return perf_counter() - begun
