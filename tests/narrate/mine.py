"""Look for a position of every case, and write the golden files.

``python -m tests.narrate.mine`` looks for the cases without a stored position and adds
them; ``python -m tests.narrate.mine --write`` rewrites the golden files.
"""

import sys
from collections.abc import Iterator
from itertools import chain

from tests.grids import grid_of
from tests.narrate.cases import (
    CASES,
    GOLDEN,
    LANGUAGES,
    POSITIONS,
    golden_file,
    stored,
    told,
)
from tutor.explain.path import path, walk
from tutor.sudoku.dice import Dice
from tutor.sudoku.formats import hodoku
from tutor.sudoku.formats.pencilmarks import write_sukaku
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position

NINE = Geometry.of(3, 3)
PATHS = 400
THINNED = 3000
WITHOUT_GIVENS = 400
SINGLES = [technique for technique in LADDER if technique.tier == 1]


def minimal(index: int) -> tuple[Grid, list[int]]:
    """A puzzle from which no given can go, with its solution."""
    made = generate_nth(Recipe(NINE, minimal=True), "narrate", index)
    assert made is not None
    return made.grid, made.solution


def on_paths() -> Iterator[tuple[Grid, str]]:
    """Positions as learners meet them, each with the technique that is simplest there."""
    for index in range(PATHS):
        position = Position(minimal(index)[0])
        for step in walk(position):
            yield position.grid(), step.technique
        if position.empty:
            yield position.grid(), "search"


def thinned(index: int, *, givens: bool = True) -> Grid:
    """A board rich in steps: candidates gone at random, never one of the solution.

    Cells of a few favoured digits keep no others, which makes pairs and chains common.
    """
    dice = Dice(f"narrate/{index}")
    puzzle, solution = minimal(dice.below(40))
    grid = puzzle.copy() if givens else Grid(NINE)
    kept, placed = 40 + dice.below(56), max(0, dice.below(90) - 40)
    favoured = {digit + 1 for digit in dice.permutation(9)[: dice.below(5)]}
    for cell in list(grid.empty_cells()):
        if givens and dice.below(100) < placed:
            grid.place(cell, solution[cell])
    for cell in grid.empty_cells():
        right = solution[cell]
        for digit in digits(grid.candidates[cell] & ~(1 << right - 1)):
            unwelcome = right in favoured and digit not in favoured
            if unwelcome or dice.below(100) >= kept:
                grid.eliminate(cell, digit)
    return grid


def without_singles(grid: Grid) -> Grid:
    """The board after all its singles, as a learner would look at it."""
    return path(grid, SINGLES).reached


def on_thinned_boards() -> Iterator[tuple[Grid, str]]:
    """Boards made by chance, on which any technique may apply: first those without singles."""
    for index in range(THINNED):
        yield without_singles(thinned(index)), ""
    for index in range(THINNED):
        yield thinned(index), ""
    for index in range(WITHOUT_GIVENS):
        yield thinned(index, givens=False), ""


def written(grid: Grid) -> str:
    """A position on one line."""
    return hodoku.write(grid) if grid.givens else write_sukaku(grid)


def mine() -> None:
    """Add a position for every case that has none, or no longer one that fits."""
    known = stored() if POSITIONS.exists() else {}
    found = {
        (case.technique, case.form): known[case.technique, case.form]
        for case in CASES
        if (case.technique, case.form) in known
        and case.step_in(grid_of(known[case.technique, case.form]))
    }
    for grid, simplest in chain(on_paths(), on_thinned_boards()):
        for case in CASES:
            key = (case.technique, case.form)
            if key not in found and simplest in ("", case.technique) and case.step_in(grid):
                found[key] = written(grid)
                print(*key, file=sys.stderr)
        if len(found) == len(CASES):
            break
    lines = ["\t".join((*key, found[key])) for key in _in_order() if key in found]
    POSITIONS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for key in _in_order():
        if key not in found:
            print("none found:", *key, file=sys.stderr)


def _in_order() -> list[tuple[str, str]]:
    return [(case.technique, case.form) for case in CASES]


def write() -> None:
    """Rewrite every golden file."""
    GOLDEN.mkdir(exist_ok=True)
    for technique in TECHNIQUES:
        for language in LANGUAGES:
            golden_file(technique, language).write_text(told(technique, language), encoding="utf-8")


if __name__ == "__main__":
    write() if "--write" in sys.argv[1:] else mine()
