"""Look for positions of the rarest techniques, to store them.

``python -m tests.techniques.mine bug-plus-1 220 > tests/techniques/positions/bug-plus-1.txt``
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import count, islice

from tests.techniques.boards import NINE, puzzle, stored, thinned
from tutor.base.dice import Dice
from tutor.explain.path import walk
from tutor.games.sudoku.collections import TECHNIQUE_PREFIX, collection
from tutor.games.sudoku.making import goal_of
from tutor.lab.mining.carving import CARVED
from tutor.sudoku.formats import hodoku
from tutor.sudoku.generator import Puzzle, Recipe, generate_nth
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.techniques.deadly import roof_houses
from tutor.techniques.guardians import odd_rings
from tutor.techniques.ladder import LADDER, TECHNIQUES, Technique
from tutor.techniques.loops import extended_rectangles, unique_loops
from tutor.techniques.position import Position, Tables

ON_THE_WAY = [t for t in LADDER if t.tier <= 3]


def along_paths(wanted: Technique) -> Iterator[Grid]:
    """The first position of each path that has the technique."""
    for index in count():
        made = generate_nth(Recipe(NINE, minimal=True), "mine", index)
        assert made is not None
        position = Position(made.grid)
        for step in walk(position, ON_THE_WAY):
            if step.eliminations and any(wanted.find(position)):
                break
        if any(wanted.find(position)):
            yield position.grid()


def among_thinned(wanted: Technique) -> Iterator[Grid]:
    """Positions rich in steps that have the technique."""
    for index in count():
        grid, _ = thinned(index)
        if any(wanted.find(Position(grid))):
            yield grid


def with_odd_rings(wanted: Technique) -> Iterator[Grid]:
    """Positions in which cells of an odd ring keep few candidates but two digits they share."""
    for index in count():
        dice = Dice(f"rings/{index}")
        made = generate_nth(Recipe(NINE, minimal=True), "mine", index % 40)
        assert made is not None
        grid, solution = made.grid.copy(), made.solution
        x, y = (digit + 1 for digit in dice.permutation(9)[:2])
        pair = 1 << x - 1 | 1 << y - 1
        both = [c for c in grid.empty_cells() if grid.candidates[c] & pair == pair]
        floor = sum(1 << cell for cell in both if solution[cell] in (x, y))
        roof = sum(1 << cell for cell in both) & ~floor
        extras = tuple(1 << digit - 1 for digit in solution)
        rings = list(islice(odd_rings(Tables.of(NINE), floor, roof, dict(enumerate(extras))), 40))
        ring = rings[dice.below(len(rings))] if rings else ()
        kept = dice.below(40)
        for cell in grid.empty_cells():
            wanted_here = (
                pair | 1 << solution[cell] - 1 if cell in ring else 1 << solution[cell] - 1
            )
            for digit in digits(grid.candidates[cell] & ~wanted_here):
                if dice.below(100) >= (kept // 3 if cell in ring else kept):
                    grid.eliminate(cell, digit)
        if any(wanted.find(Position(grid))):
            yield grid


def carved(wanted: Technique) -> Iterator[Grid]:
    """Puzzles with a few cells thinned so that the technique applies there.

    First everything goes but two or three digits and the solution; then all comes back that
    is not in the cells of the pattern.
    """
    for index in count():
        made = puzzle(3 * (index // 4))
        dice = Dice(f"carved/{index}")
        few = dice.permutation(NINE.n)[: 2 if wanted.id.startswith("unique-loop") else 3]
        thin = made.grid.copy()
        for cell in list(thin.empty_cells()):
            thin.restrict(cell, sum(1 << d for d in {*few, made.solution[cell] - 1}))
        if wanted.id.endswith("-4"):
            boards = confined(made, thin, wanted)
        else:
            boards = (
                with_cells_of(made.grid, thin, s.cells()) for s in wanted.find(Position(thin))
            )
        yield from islice((grid for grid in boards if any(wanted.find(Position(grid)))), 1)


def with_cells_of(grid: Grid, thin: Grid, cells: Iterable[int]) -> Grid:
    """A puzzle with some cells as they are on a thin board."""
    more = grid.copy()
    for cell in cells:
        more.restrict(cell, thin.candidates[cell])
    return more


def confined(made: Puzzle, thin: Grid, wanted: Technique) -> Iterator[Grid]:
    """Deadly patterns with two roof cells in a house where nothing else keeps a digit of theirs."""
    position = Position(thin)
    is_loop = wanted.id.startswith("unique-loop")
    for pattern in (unique_loops if is_loop else extended_rectangles)(position):
        for house, _ in roof_houses(pattern, position):
            grid = with_cells_of(made.grid, thin, pattern.cells)
            held = {made.solution[cell] for cell in pattern.roof}
            for digit in held & set(digits(pattern.digits)):
                for cell in set(house.cells) - set(pattern.roof):
                    if not grid.values[cell]:
                        grid.eliminate(cell, digit)
            yield grid


def with_more(wanted: Technique) -> Iterator[Grid]:
    """Boards with a BUG + 1, on which a few candidates that were crossed out come back."""
    boards = [grid for grid, _ in stored("bug-plus-1")]
    for index in count():
        grid = boards[index % len(boards)]
        dice = Dice(f"more/{index}")
        gone = sorted(grid.removed_candidates())
        dice.shuffle(gone)
        kept = set(gone[1 + dice.below(4) :])
        more = Grid(NINE, grid.values)
        more.givens = grid.givens
        for cell, digit in kept:
            more.eliminate(cell, digit)
        if any(wanted.find(Position(more))):
            yield more


def around_patterns(wanted: Technique) -> Iterator[Grid]:
    """Grids made around the pattern."""
    goal = goal_of(NINE, None, wanted.id)
    workshop = CARVED[wanted.id](NINE, goal, Dice(f"stored/{wanted.id}"))
    while True:
        digger, _ = workshop.draw()
        grid = Grid(NINE, digger.values)
        if any(wanted.find(Position(grid))):
            yield grid


def on_own_grids(wanted: Technique) -> Iterator[Grid]:
    """Positions on the walks of the grids that need the technique."""
    found = collection(f"{TECHNIQUE_PREFIX}{wanted.id}")
    assert found is not None
    for grid in found.grids():
        position = Position(grid)
        for _ in walk(position):
            if any(wanted.find(position)):
                yield position.grid()


def source_of(technique: str) -> Callable[[Technique], Iterator[Grid]]:
    """Where positions of a technique are looked for."""
    if technique == "bug-plus-1":
        return along_paths
    if technique == "tridagon":
        return on_own_grids
    if technique in CARVED:
        return around_patterns
    if technique == "bivalue-oddagon":
        return with_odd_rings
    if technique.startswith("bug-"):
        return with_more
    return carved if technique.startswith(("unique-loop", "extended")) else among_thinned


if __name__ == "__main__":
    technique = TECHNIQUES[sys.argv[1]]
    found = source_of(technique.id)(technique)
    for grid in islice(found, int(sys.argv[2])):
        print(hodoku.write(grid), flush=True)
