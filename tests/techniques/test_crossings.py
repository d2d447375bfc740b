"""Crossings are what their definition says, on boards of all shapes."""

from random import Random
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.sudoku.geometry import Geometry, House, HouseKind
from tutor.sudoku.grid import Grid
from tutor.techniques.covering import cells_in_boxes, crossings
from tutor.techniques.crossed_lines import CrossedLines
from tutor.techniques.position import Position, Tables

SHAPES = [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 4), (1, 5), (5, 1)]


@st.composite
def places(draw: st.DrawFn) -> tuple[Geometry, set[int]]:
    """Cells of a board: few or many of them."""
    geometry = Geometry.of(*draw(st.sampled_from(SHAPES)))
    cells = draw(st.sets(st.integers(0, geometry.cell_count - 1)))
    if draw(st.booleans()):
        cells = set(range(geometry.cell_count)) - cells
    return geometry, cells


def houses(geometry: Geometry, kind: HouseKind) -> list[House]:
    return [house for house in geometry.houses if house.kind == kind]


@given(places())
@settings(max_examples=150, deadline=None)
def test_they_are_what_the_definition_says(drawn: tuple[Geometry, set[int]]) -> None:
    geometry, cells = drawn
    tables, mask = Tables.of(geometry), sum(1 << cell for cell in cells)
    found = crossings(tables, mask)
    for first in get_args(HouseKind):
        for second in get_args(HouseKind):
            if first != second:
                assert found.of(first, second) == tuple(
                    sum(
                        1 << other.index
                        for other in houses(geometry, second)
                        if cells.intersection(house.cells, other.cells)
                    )
                    for house in houses(geometry, first)
                ), (first, second)
    assert cells_in_boxes(tables, mask) == tuple(
        sum(1 << index for index, cell in enumerate(box.cells) if cell in cells)
        for box in geometry.boxes
    )


@given(st.sampled_from([(2, 2), (2, 3), (3, 2), (3, 3), (2, 4)]), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_the_clearest_of_some_crossings_have_the_fewest_places(
    shape: tuple[int, int], chance: Random
) -> None:
    geometry = Geometry.of(*shape)
    n, high, wide = geometry.n, *shape
    lines = CrossedLines(geometry.rows, wide, high)
    starts = [
        (line * n + digit) * (n + 1) + start
        for line in range(n)
        for digit in range(n)
        for start in range(0, n, wide)
    ]
    places, some = 0, sorted(chance.sample(starts, chance.randint(1, len(starts))))
    for at in some:
        for cell in chance.sample(range(wide), chance.randint(1, wide)):
            places |= 1 << at + cell
    counts = {at: (places >> at & (1 << wide) - 1).bit_count() for at in some}
    fewest = min(counts.values())
    flags = sum(1 << at for at in some)
    clearest = [at for at in some if counts[at] == fewest]
    assert lines.clearest(places, flags) == (fewest, sum(1 << at for at in clearest))
    band_of = {at: at // ((n + 1) * n) // high for at in some}
    first = [at for at in some if band_of[at] == min(band_of.values())]
    assert lines.in_first_band(flags) == sum(1 << at for at in first)


@given(places(), st.integers(1, 5), st.data())
@settings(max_examples=60, deadline=None)
def test_cells_by_how_many_candidates_they_have(
    drawn: tuple[Geometry, set[int]], most: int, data: st.DataObject
) -> None:
    geometry, cells = drawn
    position = Position(Grid(geometry))
    for cell in cells:
        for digit in data.draw(st.sets(st.integers(1, geometry.n))):
            position.eliminate(cell, digit)
    counts = [mask.bit_count() for mask in position.candidates]
    for least, found in enumerate(position.with_at_least(most)):
        assert found == sum(1 << cell for cell, count in enumerate(counts) if count >= least)
    assert position.cells_with(most) == sum(
        1 << c for c, count in enumerate(counts) if count == most
    )
