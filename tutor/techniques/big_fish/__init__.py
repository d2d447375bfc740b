"""Franken and mutant fish, and fish of five houses and more.

As many base houses as cover houses, of any kind. Franken fish have lines one
way among their bases, lines the other way among their covers, and boxes in
either place; mutant fish mix rows, columns and boxes as they please.
"""

from collections.abc import Iterator
from functools import cache
from math import comb

from tutor.sudoku.geometry import bits
from tutor.techniques.big_fish.anatomy import Fins, Shape, in_sentences
from tutor.techniques.big_fish.school import Catch, Heart, school
from tutor.techniques.position import Position
from tutor.techniques.step import Mark, Step

LARGEST_BOARD = 16
"""Nobody looks for these on larger boards."""
MOST_CHOICES = 900_000
"""How many choices of bases there may be: every size on 9x9, four houses of any kind on 16x16."""
_KINDS_OF_BASES: dict[Shape, int] = {"basic": 1, "franken": 2, "mutant": 3}


@cache
def largest_board(size: int, shape: Shape) -> int:
    """The largest n for which fish of so many houses are looked for."""
    kinds, boards = _KINDS_OF_BASES[shape], range(LARGEST_BOARD, 0, -1)
    return next(n for n in boards if comb(kinds * n, size) <= MOST_CHOICES)


def big_fish(
    position: Position, technique: str, size: int, shape: Shape, fins: Fins
) -> Iterator[Step]:
    """Every fish of a size and shape, with or without fins, as steps of a technique."""
    tables = position.tables
    if position.geometry.n > largest_board(size, shape):
        return
    heart = Heart(position.pulse)
    for digit in position.all_digits:
        for catch in school(tables, position.places[digit], size, shape, heart):
            if catch.fins == fins:
                yield _step(position, technique, digit, catch)


def _step(position: Position, technique: str, digit: int, catch: Catch) -> Step:
    tables, fish, twin = position.tables, catch.fish, catch.twin
    outer, covers = fish.outer, in_sentences(tables, fish.covers)
    if twin is not None:
        outer |= twin.outer
        # The covers in common, then the one of each reading that the other lacks.
        shared = fish.covers & twin.covers
        covers = in_sentences(tables, shared) + tuple(
            tables.by_clarity[index][0]
            for own in (fish.covers & ~shared, twin.covers & ~shared)
            for index in bits(own)
        )
    return Step(
        technique,
        eliminations=position.in_cells(catch.eliminated, digit),
        marks=(
            *(Mark(cell, digit, "base") for cell in bits(fish.cells & ~outer & ~fish.inner)),
            *(Mark(cell, digit, "fin") for cell in bits(outer)),
            *(Mark(cell, digit, "endo-fin") for cell in bits(fish.inner)),
        ),
        houses=in_sentences(tables, fish.bases) + covers,
        variant="" if twin is None else "siamese",
    )
