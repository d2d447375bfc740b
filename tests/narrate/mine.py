"""Look for a position of every case, and write the golden files.

``python -m tests.narrate.mine`` looks for the cases without a stored position and adds
them; rare techniques may need more puzzles than it makes itself, one on each line of a file
that is named as well. ``python -m tests.narrate.mine --write`` rewrites the golden files.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from tests.grids import grid_of
from tests.narrate.cases import (
    CASES,
    GOLDEN,
    LANGUAGES,
    POSITIONS,
    TOLD,
    Case,
    golden_file,
    stored,
    told,
)
from tutor.base.dice import Dice
from tutor.explain.path import path, walk
from tutor.narrate.sudoku.grid_teller import narrate
from tutor.sudoku.formats import hodoku
from tutor.sudoku.formats.pencilmarks import write_sukaku
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER
from tutor.techniques.position import Position
from tutor.techniques.step import Step

NINE = Geometry.of(3, 3)
PATHS = 400
THINNED = 3000
WITHOUT_GIVENS = 400
COMPARED = 8
"""How many boards with a case are compared, to take the one with the least to tell."""
SINGLES = [technique for technique in LADDER if technique.tier == 1]
EASY = [technique for technique in LADDER if technique.tier <= 2]


def minimal(index: int) -> tuple[Grid, list[int]]:
    """A puzzle from which no given can go, with its solution."""
    made = generate_nth(Recipe(NINE, minimal=True), "narrate", index)
    assert made is not None
    return made.grid, made.solution


def on_paths(puzzles: Iterable[Grid]) -> Iterator[tuple[Grid, str]]:
    """Positions as learners meet them, each with the technique that is simplest there."""
    for puzzle in puzzles:
        position = Position(puzzle)
        for step in walk(position):
            yield position.grid(), step.technique
        if position.empty:
            yield position.grid(), "search"


def where_easy_ones_end(puzzles: Iterable[Grid]) -> Iterator[tuple[Grid, str]]:
    """Positions without easy steps, on which anybody may ask for a harder technique by name."""
    for puzzle in puzzles:
        yield path(puzzle, EASY).reached, ""


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


def mine(puzzles: list[Grid]) -> None:
    """Add a position for every case that has none, or no longer one that fits."""
    known = stored() if POSITIONS.exists() else {}
    found = {
        (case.technique, case.form): known[case.technique, case.form]
        for case in CASES
        if (case.technique, case.form) in known
        and case.step_in(grid_of(known[case.technique, case.form]))
    }
    for case in CASES:
        key = (case.technique, case.form)
        if key not in found:
            shortest = min(_boards_with(case, puzzles), default=None)
            if shortest is None:
                print("none found:", *key, file=sys.stderr)
            else:
                found[key] = shortest[1]
                print(*key, file=sys.stderr)
    lines = ["\t".join((*key, found[key])) for key in _in_order() if key in found]
    POSITIONS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _boards_with(case: Case, puzzles: list[Grid]) -> list[tuple[int, str]]:
    """Some positions with a case, and how much there is to tell; as learners meet it, if any."""
    for source in (on_paths(puzzles), chain(where_easy_ones_end(puzzles), on_thinned_boards())):
        boards: list[tuple[int, str]] = []
        for grid, simplest in source:
            step = case.step_in(grid) if simplest in ("", case.technique) else None
            if step is not None:
                boards.append((_length(step), written(grid)))
                if len(boards) == COMPARED:
                    break
        if boards:
            return boards
    return []


def _length(step: Step) -> int:
    return sum(map(len, narrate(step, NINE, "en")))


def _puzzles(names: list[str]) -> list[Grid]:
    """Those in some files, and those that are made here."""
    texts = [text for name in names for text in Path(name).read_text(encoding="utf-8").split()]
    return [*map(grid_of, texts), *(minimal(index)[0] for index in range(PATHS))]


def _in_order() -> list[tuple[str, str]]:
    return [(case.technique, case.form) for case in CASES]


def write() -> None:
    """Rewrite every golden file."""
    GOLDEN.mkdir(exist_ok=True)
    for technique in TOLD:
        for language in LANGUAGES:
            golden_file(technique, language).write_text(told(technique, language), encoding="utf-8")


if __name__ == "__main__":
    write() if "--write" in sys.argv[1:] else mine(_puzzles(sys.argv[1:]))
