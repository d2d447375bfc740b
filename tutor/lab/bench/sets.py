"""The puzzles that benchmarks run on."""

import csv
from dataclasses import dataclass
from pathlib import Path

from tutor.base.dice import Dice
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry

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


def own_puzzles(count: int) -> list[str]:
    """Ordinary puzzles of our own making, always the same."""
    recipe = Recipe(Geometry.of(3, 3), empty=0.65)
    made = (generate_nth(recipe, "bench", index) for index in range(count))
    return [line_of(puzzle.grid) for puzzle in made if puzzle is not None]
