"""Puzzles and positions in plenty: made by our generator, the same on every machine."""

from functools import lru_cache
from itertools import combinations
from pathlib import Path

from tests.grids import grid_of
from tutor.base.dice import Dice
from tutor.sudoku import search
from tutor.sudoku.generator import Puzzle, Recipe, generate_nth
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import SYMMETRIES

NINE = Geometry.of(3, 3)
STORED = Path(__file__).parent / "positions"

LARGEST_TO_DIG_DEEP = 12
"""On larger boards, digging as far as one can takes seconds."""
_SHARES = (0.40, 0.48, 0.54, 0.58, 0.62)
_BOARDS_TO_THIN = 60


def puzzle(index: int, geometry: Geometry = NINE) -> Puzzle:
    """One puzzle of many: every third minimal, the others of all shares and symmetries."""
    if geometry.n > LARGEST_TO_DIG_DEEP:
        recipe = Recipe(geometry, 0.52)
    elif index % 3 == 0:
        recipe = Recipe(geometry, minimal=True)
    else:
        share = _SHARES[index % len(_SHARES)]
        recipe = Recipe(geometry, share, SYMMETRIES[index % len(SYMMETRIES)])
    made = generate_nth(recipe, "techniques", index)
    assert made is not None
    return made


@lru_cache(maxsize=256)
def _minimal(index: int, geometry: Geometry) -> Puzzle:
    made = generate_nth(Recipe(geometry, minimal=True), "thin", index)
    assert made is not None
    return made


@lru_cache(maxsize=256)
def _rectangles(index: int, geometry: Geometry) -> list[tuple[int, ...]]:
    """The rectangles of empty cells in two boxes for which the solution has three digits."""
    made = _minimal(index, geometry)
    n, box_of = geometry.n, geometry.box_of
    found = []
    for top, bottom in combinations(range(n), 2):
        for left, right in combinations(range(n), 2):
            cells = tuple(row * n + column for row in (top, bottom) for column in (left, right))
            if (
                len({box_of[cell] for cell in cells}) == 2
                and len({made.solution[cell] for cell in cells}) == 3
                and not any(made.grid.values[cell] for cell in cells)
            ):
                found.append(cells)
    return found


@lru_cache(maxsize=1024)
def thinned(index: int, geometry: Geometry = NINE) -> tuple[Grid, list[int]]:
    """A position rich in steps, with its solution.

    A minimal puzzle, some cells filled rightly, and candidates crossed out at
    random, never one of the solution. Cells of a few favoured digits keep
    no others, nor do the corners of one rectangle: that makes pairs, rectangles
    and chains common. Every test that asks for it gets the same one, to look at only.
    """
    made = _minimal(index % _BOARDS_TO_THIN, geometry)
    dice = Dice(f"thinned/{index}")
    kept = 50 + dice.below(51)
    placed = max(0, dice.below(80) - 30)
    favoured = {digit + 1 for digit in dice.permutation(geometry.n)[: dice.below(5)]}
    grid = made.grid.copy()
    for cell in list(grid.empty_cells()):
        if dice.below(100) < placed:
            grid.place(cell, made.solution[cell])
    loose = _rectangles(index % _BOARDS_TO_THIN, geometry)
    if loose:
        corners = list(loose[dice.below(len(loose))])
        dice.shuffle(corners)
        filled = max(0, dice.below(6) - 2)
        for order, cell in enumerate(corners):
            grid.restrict(cell, sum({1 << made.solution[corner] - 1 for corner in corners}))
            if order < filled and not grid.values[cell]:
                grid.place(cell, made.solution[cell])
    for cell in grid.empty_cells():
        right = made.solution[cell]
        for digit in digits(grid.candidates[cell] & ~(1 << right - 1)):
            unwelcome = right in favoured and digit not in favoured
            if unwelcome or dice.below(100) >= kept:
                grid.eliminate(cell, digit)
    return grid, made.solution


def eased(index: int) -> tuple[Grid, list[int]]:
    """The same with many cells filled: there even the largest fish are soon looked for."""
    thin, solution = thinned(index)
    grid, dice = thin.copy(), Dice(f"eased/{index}")
    for cell in list(grid.empty_cells()):
        if dice.below(100) < 40:
            grid.place(cell, solution[cell])
    return grid, solution


def stored(technique: str) -> list[tuple[Grid, list[int]]]:
    """The positions kept for a technique that is too rare to meet by chance."""
    path = STORED / f"{technique}.txt"
    if not path.exists():
        return []
    grids = [grid_of(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(grid, solution_of(grid)) for grid in grids]


def solution_of(grid: Grid) -> list[int]:
    """The solution of the givens, which must be the only one and fit the candidates."""
    givens = [v if grid.is_given(c) else 0 for c, v in enumerate(grid.values)]
    found = search.solutions(Grid(grid.geometry, givens))
    solution = next(found)
    assert next(found, None) is None
    assert all(grid.candidates[c] >> v - 1 & 1 for c, v in enumerate(solution))
    return solution
