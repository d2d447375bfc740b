"""``tutor bench search``: exhaustive search of 9x9 grids."""

from collections.abc import Callable
from dataclasses import dataclass

from tutor.lab.bench.engines import Engine
from tutor.lab.bench.sets import PuzzleSet
from tutor.lab.bench.timing import ROUNDS, Tally, take_turn


@dataclass(frozen=True)
class Row:
    """One engine on one set: its speed in both tasks."""

    engine: Engine
    first: Tally
    unique: Tally


def compare(
    engines: list[Engine], puzzles: PuzzleSet, seconds: float, working: Callable[[str], None]
) -> list[Row]:
    """Time every engine on a set; the first engine's answers are the right ones."""
    rows = [Row(engine, Tally(), Tally()) for engine in engines]
    solutions = [engines[0].first(puzzle) for puzzle in puzzles.puzzles]
    unique = [engines[0].is_unique(puzzle) for puzzle in puzzles.puzzles]
    for _ in range(ROUNDS):
        for row in rows:
            working(row.engine.name)
            turn = seconds / ROUNDS
            take_turn(row.first, row.engine.first, puzzles.puzzles, solutions, turn)
            take_turn(row.unique, row.engine.is_unique, puzzles.puzzles, unique, turn)
    return rows
