"""Puzzles: a random full board from which givens are dug out.

Every removal keeps the solution unique. On boards that the quick search can
handle this is proved by search; on larger ones a given goes only while singles
still bring it back, which is unique by construction, and where that is not
enough SAT proves the rest, if it is there. The same recipe and seed give the same
puzzle on every machine: no step depends on a clock or on anything but the seed
(except, on large boards dug further than singles go, on SAT).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from tutor.base.dice import Dice
from tutor.base.watch import BudgetSpent, Pulse, Watch, no_pulse
from tutor.sudoku import cover, sat
from tutor.sudoku.digging import (
    LARGEST_DUG_DEEPLY,
    Digger,
    Progress,
    SatDigger,
    SearchDigger,
    SinglesDigger,
)
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import Symmetry, orbits, regular_values, shuffled_values

# Random full boards: the solutions that puzzles are dug from.
#
# Boards that the quick search can fill are filled by it from nothing, in random
# order. Larger ones start from a regular pattern and walk at random through the
# space of solutions by swaps that keep every rule. Both are then shuffled by a
# random symmetry of the game, which makes all boards of one family equally
# likely.

_NODES_PER_CELL = 20
"""A random filling that needs more guesses than this has gone astray: begin again."""
_SWAPS_PER_CELL = 2


def full_board(geometry: Geometry, dice: Dice, pulse: Pulse = no_pulse) -> list[int]:
    """The values of a random solved board; on large ones the pulse may stop the work."""
    fill = _searched if geometry.n <= cover.LARGEST_N else _walked
    values = fill(geometry, dice, pulse)
    return shuffled_values(geometry, values, dice)


def _searched(geometry: Geometry, dice: Dice, pulse: Pulse) -> list[int]:
    tables = cover.cover_of(geometry)
    empty = Grid(geometry)
    while True:
        watch = Watch(limit=_NODES_PER_CELL * geometry.cell_count, pulse=pulse)
        try:
            trail = next(tables.solutions(tables.everything, dice=dice, watch=watch))
        except BudgetSpent:
            continue
        return tables.values(empty, trail)


def _walked(geometry: Geometry, dice: Dice, pulse: Pulse) -> list[int]:
    n, box_rows, box_cols = geometry.n, geometry.box_rows, geometry.box_cols
    values = shuffled_values(geometry, regular_values(geometry), dice)
    for _ in range(_SWAPS_PER_CELL * geometry.cell_count):
        pulse()
        kind = dice.below(3)
        if kind == 0:
            _swap_lines(values, _neighbours(n, box_rows, dice), n, n, 1, dice)
        elif kind == 1:
            _swap_lines(values, _neighbours(n, box_cols, dice), n, 1, n, dice)
        else:
            _swap_digits(geometry, values, dice)
    return values


def _neighbours(n: int, lines: int, dice: Dice) -> tuple[int, int]:
    """Two lines of one band (the same one twice where a band has a single line)."""
    band = dice.below(n // lines) * lines
    return band + dice.below(lines), band + dice.below(lines)


def _swap_lines(
    values: list[int], lines: tuple[int, int], n: int, across: int, along: int, dice: Dice
) -> None:
    """Exchange between two lines of a band one smallest set of cells that allows it.

    Facing cells share a box, so only the two lines themselves must stay
    whole: follow each digit that moves in to its old place until the cycle closes.
    """
    one, other = lines[0] * across, lines[1] * across
    if one == other:
        return
    where = {values[one + i * along]: i for i in range(n)}
    start = i = dice.below(n)
    while True:
        a, b = one + i * along, other + i * along
        values[a], values[b] = values[b], values[a]
        i = where[values[a]]
        if i == start:
            return


def digit_chain(geometry: Geometry, values: list[int], start: int, digit: int) -> set[int]:
    """The cells to exchange so that ``start`` may hold ``digit`` instead of its own.

    In a full board, the cells of two digits linked through shared houses:
    exchanging the two digits in them gives another valid board.
    """
    n = geometry.n
    facing: dict[int, list[int]] = {}
    for d in (values[start], digit):
        by_house = facing[d] = [0] * (3 * n)
        for row in range(n):
            cell = values.index(d, row * n, row * n + n)
            by_house[row] = by_house[n + cell % n] = by_house[2 * n + geometry.box_of[cell]] = cell
    both = values[start] + digit
    chain, frontier = {start}, [start]
    while frontier:
        cell = frontier.pop()
        by_house = facing[both - values[cell]]
        for house in (cell // n, n + cell % n, 2 * n + geometry.box_of[cell]):
            if by_house[house] not in chain:
                chain.add(by_house[house])
                frontier.append(by_house[house])
    return chain


def _swap_digits(geometry: Geometry, values: list[int], dice: Dice) -> None:
    start = dice.below(geometry.cell_count)
    digit = dice.below(geometry.n) + 1
    both = values[start] + digit
    if digit != values[start]:
        for cell in digit_chain(geometry, values, start, digit):
            values[cell] = both - values[cell]


DEFAULT_EMPTY = 0.40
"""The share of empty cells when nothing else is asked for."""
_CHAINS_TRIED = 20


@dataclass(frozen=True)
class Recipe:
    """What a puzzle should be like."""

    geometry: Geometry
    empty: float = DEFAULT_EMPTY
    """The share of cells to empty; ignored for a minimal puzzle."""
    symmetry: Symmetry = "none"
    unique: bool = True
    minimal: bool = False
    """Dig until no given can go without losing the unique solution."""

    @property
    def wanted(self) -> int:
        """How many cells to empty."""
        return round(self.empty * self.geometry.cell_count)


@dataclass(frozen=True)
class Puzzle:
    """A puzzle, the board it was dug from, and whether it is all that was asked."""

    grid: Grid
    solution: list[int]
    reached: bool
    """False if no attempt came as far as the recipe asks."""

    @property
    def empty(self) -> int:
        """How many cells are empty."""
        return self.grid.values.count(0)


def generate(recipe: Recipe, seed: int | str, progress: Progress | None = None) -> Puzzle | None:
    """The puzzle of a recipe and a seed; None if there can be none.

    A board on which the wish cannot be met is followed by another; the best
    of all attempts is returned when none meets it. (Only a 1 x 1 board, asked
    for more than one solution, has no puzzle at all.)
    """
    if not recipe.unique and recipe.geometry.n == 1:
        return None
    dice = Dice(seed)
    best: Puzzle | None = None
    for _ in range(_attempts(recipe.geometry)):
        puzzle = _attempt(recipe, dice, progress)
        if puzzle.reached:
            return puzzle
        if best is None or _distance(puzzle, recipe) < _distance(best, recipe):
            best = puzzle
    return best


def _attempts(geometry: Geometry) -> int:
    """How many boards are tried before the best one is taken for an answer."""
    if geometry.n <= 10:
        return 300
    return 3 if geometry.n <= cover.LARGEST_N else 1


def _distance(puzzle: Puzzle, recipe: Recipe) -> int:
    """How far a puzzle is from the number of empty cells asked for."""
    return abs(puzzle.empty - (recipe.geometry.cell_count if recipe.minimal else recipe.wanted))


def generate_nth(
    recipe: Recipe, seed: int | str, index: int, progress: Progress | None = None
) -> Puzzle | None:
    """One of the many puzzles of a seed: always the same, however many are made."""
    return generate(recipe, f"{seed}/{index}", progress)


def _attempt(recipe: Recipe, dice: Dice, progress: Progress | None) -> Puzzle:
    geometry = recipe.geometry
    pulse = no_pulse if progress is None else partial(progress, 0.0)
    solution = full_board(geometry, dice, pulse)
    sets = orbits(geometry, recipe.symmetry)
    dice.shuffle(sets)
    if not recipe.unique:
        values = _ambiguous(recipe, solution, sets, dice)
        reached = _is_near(values.count(0), recipe.wanted, sets)
        return Puzzle(Grid(geometry, values), solution, reached)
    digger: Digger
    if geometry.n <= cover.LARGEST_N:
        digger = SearchDigger(geometry, solution)
    else:
        digger = SinglesDigger(geometry, solution)
    if recipe.minimal:
        digger.dig(sets, geometry.cell_count, progress)
        reached = digger.make_minimal(progress)
    else:
        digger.dig(sets, recipe.wanted, progress)
        if _wants_sat(digger, recipe) and not _is_near(digger.empty, recipe.wanted, sets):
            digger = SatDigger(geometry, solution)
            digger.dig(sets, recipe.wanted, progress)
        reached = _is_near(digger.empty, recipe.wanted, sets)
    return Puzzle(Grid(geometry, digger.values), solution, reached)


def _wants_sat(digger: Digger, recipe: Recipe) -> bool:
    """Whether SAT may dig on where singles ended."""
    is_large = isinstance(digger, SinglesDigger)
    return is_large and recipe.geometry.n <= LARGEST_DUG_DEEPLY and sat.available()


def _is_near(empty: int, wanted: int, sets: Sequence[tuple[int, ...]]) -> bool:
    """Whether as many cells are empty as wanted, but for what a symmetry leaves over."""
    return abs(wanted - empty) < max(map(len, sets))


def _ambiguous(
    recipe: Recipe, solution: list[int], sets: list[tuple[int, ...]], dice: Dice
) -> list[int]:
    """Empty cells so that a second solution is certain.

    Two digits can be exchanged along a chain (see :func:`digit_chain`):
    emptying a whole chain leaves both readings open. The shortest of several
    chains goes first, then cells at random up to the number wanted.
    """
    geometry = recipe.geometry
    owner = {cell: cells for cells in sets for cell in cells}

    def chain_sets() -> list[tuple[int, ...]]:
        start, digit = dice.below(geometry.cell_count), dice.below(geometry.n - 1) + 1
        digit += digit >= solution[start]
        chain = digit_chain(geometry, solution, start, digit)
        return sorted({owner[cell] for cell in chain})

    first = min(
        (chain_sets() for _ in range(_CHAINS_TRIED)), key=lambda found: sum(map(len, found))
    )
    values = solution.copy()
    empty = 0
    for cells in first + [cells for cells in sets if cells not in set(first)]:
        if cells in first or empty + len(cells) <= recipe.wanted:
            empty += len(cells)
            for cell in cells:
                values[cell] = 0
    return values
