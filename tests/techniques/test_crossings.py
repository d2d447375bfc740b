"""Crossings are what their definition says, on boards of all shapes."""

from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.sudoku.geometry import Geometry, House, HouseKind
from tutor.techniques.covering import cells_in_boxes, crossings
from tutor.techniques.position import Tables

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
