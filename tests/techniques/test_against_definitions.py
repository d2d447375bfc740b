"""Exotic patterns are found where finders written from the definitions alone find them."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from tests.techniques import plain_finders
from tests.techniques.boards import stored, thinned
from tests.techniques.plain_finders import Board, Found
from tutor.base.dice import Dice
from tutor.explain.path import walk
from tutor.games.sudoku.collections import collection
from tutor.sudoku import search
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

FINDERS: dict[str, Callable[[Board], Iterator[Found]]] = {
    "tridagon": plain_finders.tridagons,
    "sk-loop": plain_finders.sk_loops,
    "junior-exocet": plain_finders.exocets,
    "firework-triple": plain_finders.firework_triples,
    "firework-quad": plain_finders.firework_quads,
    "firework-pair": plain_finders.firework_pairs,
    "bug-2": plain_finders.bugs_2,
    "bug-3": plain_finders.bugs_3,
    "bug-4": plain_finders.bugs_4,
    "bug-plus-n": plain_finders.bugs_plus_n,
}
MORE = {"sk-loop"}
"""Digits may be given to links in more ways than those that the plain finder tries."""
_KEPT, _MET, _SIMPLE = 12, 8, 12


def positions(technique: str) -> Iterator[Grid]:
    """Stored ones, those of the collection after what is simple, and such with less left."""
    yield from (grid for grid, _ in islice(stored(technique), _KEPT))
    collected = collection(f"technique-{technique}")
    for number, puzzle in enumerate(collected.grids()[:_KEPT] if collected else ()):
        position = Position(puzzle)
        for step in walk(position):
            if LADDER.index(TECHNIQUES[step.technique]) >= _SIMPLE:
                break
        yield position.grid()
        yield with_less(position.grid(), search.solve(puzzle) or [], Dice(f"less/{number}"))
    yield from (thinned(index)[0] for index in range(_KEPT))


def with_less(grid: Grid, solution: list[int], dice: Dice) -> Grid:
    """A position with some false candidates crossed out: one in eight."""
    less = grid.copy()
    for cell in list(grid.empty_cells()):
        for digit in digits(grid.candidates[cell]):
            if digit != solution[cell] and not dice.below(8):
                less.eliminate(cell, digit)
    return less


def removals(step: Step, grid: Grid) -> Found:
    """What a step removes; what it places removes the cell's other candidates."""
    placed = {
        (cell, other)
        for cell, digit in step.placements
        for other in digits(grid.candidates[cell])
        if other != digit
    }
    return frozenset(placed | {(cell, digit) for cell, digit in step.eliminations})


@pytest.mark.parametrize("technique", FINDERS)
def test_the_conclusions_are_those_of_the_definition(technique: str) -> None:
    met = 0
    for grid in positions(technique):
        wanted = set(FINDERS[technique](Board(grid))) - {frozenset()}
        found = {removals(step, grid) for step in TECHNIQUES[technique].find(Position(grid))}
        assert wanted <= found, (wanted - found, grid)
        assert technique in MORE or found <= wanted, (found - wanted, grid)
        met += len(wanted)
    assert met >= _MET
