"""What templates say about a digit, against every way to put it tried out."""

import random
from itertools import permutations

import pytest

from tutor.sudoku.geometry import Geometry, bits
from tutor.sudoku.grid import Grid
from tutor.techniques.position import Position, Tables
from tutor.techniques.templates import never, telling_digits


def _placements(tables: Tables) -> list[int]:
    """Every way to put a digit on an empty board: a cell in each row, column and box."""
    n, houses = tables.n, tables.houses
    ways = (
        sum(1 << row * n + column for row, column in enumerate(columns))
        for columns in permutations(range(n))
    )
    return [way for way in ways if all((way & house).bit_count() == 1 for house in houses)]


def _planes(tables: Tables, ways: list[int], dice: random.Random) -> list[tuple[int, int]]:
    """Where a digit may stand and where it stands: of boards on their way, and of broken ones."""
    found = []
    for number in range(60):
        standing = sum(
            1 << cell
            for cell in dice.sample(list(bits(dice.choice(ways))), dice.randrange(tables.n))
        )
        if number % 5 == 0:
            standing |= 1 << dice.randrange(tables.n**2)  # perhaps twice in a house
        taken = standing
        for cell in bits(standing):
            taken |= tables.peers[cell]
        share = dice.choice((0.2, 0.5, 0.8))
        places = sum(1 << cell for cell in bits(tables.everywhere) if dice.random() < share)
        if number % 3:
            places |= dice.choice([way for way in ways if not standing & ~way] or ways)
        found.append((places & ~taken, standing))
    return found


@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (3, 3)])
def test_places_that_no_way_to_put_a_digit_has(shape: tuple[int, int]) -> None:
    geometry, dice = Geometry.of(*shape), random.Random(26)
    tables = Tables.of(geometry)
    ways = _placements(tables)
    told = 0
    for places, standing in _planes(tables, ways, dice):
        open_ = places | standing
        ever = 0
        for way in ways:
            if not way & ~open_ and not standing & ~way:
                ever |= way
        hopeless = never(tables, places, standing)
        if ever:
            assert hopeless == places & ~ever
        else:
            assert not hopeless & ~places
        told += 0 < hopeless.bit_count() < places.bit_count()
        position = Position(Grid(geometry))
        position.places[1], position.standing[1] = places, standing
        assert (1 in telling_digits(position)) == bool(hopeless)
    assert told > 5
