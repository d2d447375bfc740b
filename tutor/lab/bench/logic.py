"""``tutor bench logic``: whole paths, and single hints, of 9x9 grids."""

import time
from collections.abc import Callable
from importlib import import_module

from tutor.explain.path import path, simplest_in
from tutor.lab.bench.search import grid_of_line
from tutor.lab.bench.timing import PuzzleSet, Spread
from tutor.techniques.position import Position

PEER = "sudokutools"
"""The other package that solves step by step."""

Solve = Callable[[str], object]


def ours(puzzle: str) -> object:
    """The path of a puzzle, each step with its evidence."""
    path(grid_of_line(puzzle))
    return None


def peer() -> Solve | None:
    """Step-by-step solving by another package, or None if it is not installed."""
    try:
        decode = import_module("sudokutools.sudoku").Sudoku.decode
        solve = import_module("sudokutools.solvers").solve
    except ImportError:
        return None

    def solved(puzzle: str) -> object:
        solve(decode(puzzle, empty="."))
        return None

    return solved


def hint_times(puzzles: PuzzleSet, seconds: float) -> Spread:
    """How long our next step takes, along the paths that fit into so many seconds."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    for puzzle in puzzles.puzzles:
        position = Position(grid_of_line(puzzle))
        while True:
            start = time.perf_counter()
            step = simplest_in(position)
            times.append(time.perf_counter() - start)
            if step is None:
                break
            position.apply(step)
        if time.perf_counter() > end:
            break
    return Spread.of(times, 100)
