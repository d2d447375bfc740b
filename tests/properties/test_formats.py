"""Laws of the formats: what is written reads back; nothing read makes a traceback."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.grids import holes
from tutor.sudoku.formats import FORMATS, BadGrid, line_of, read_bytes, read_text, write
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

SHAPES = [(1, 1), (1, 2), (1, 3), (2, 2), (1, 5), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4),
          (4, 4), (3, 6), (5, 5), (5, 7), (6, 6)]  # fmt: skip

LINKS = {"fpuzzles", "sudokupad", "sudokuwiki"}
KEEPS_PLACED = {"hodoku", "sdk", "opensudoku", *LINKS}
"""Formats that tell givens from digits placed later."""
KEEPS_CANDIDATES = {"hodoku", "pencilmarks", "sukaku", *LINKS}


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    """Boards of any shape with givens, placed digits (right or wrong) and removed candidates."""
    geometry = Geometry.of(*draw(st.sampled_from(SHAPES)))
    cells = range(geometry.cell_count)
    grid = holes(geometry, draw(st.integers(0, 999)), draw(st.integers(0, geometry.cell_count)))
    for cell in draw(st.lists(st.sampled_from(cells), max_size=5)):
        if not grid.values[cell]:
            grid.place(cell, draw(st.integers(1, geometry.n)))
    for cell in draw(st.lists(st.sampled_from(cells), max_size=5)):
        if not grid.values[cell]:
            grid.eliminate(cell, draw(st.integers(1, geometry.n)))
    return grid


def read_back(text: str, box: Geometry | None) -> list[Grid]:
    results = [entry.result for entry in read_text(text, box)]
    assert not [r.code for r in results if isinstance(r, BadGrid)]
    return [result for result in results if isinstance(result, Grid)]


def clear_of_lone_candidates(grid: Grid) -> bool:
    """Whether no open cell has a single candidate, which looks like a placed digit."""
    return all(grid.candidates[cell].bit_count() != 1 for cell in grid.empty_cells())


@settings(max_examples=60, deadline=None)
@given(grid=grids())
def test_repr_round_trips(grid: Grid) -> None:
    again = eval(repr(grid), {"Grid": Grid})
    assert again == grid
    assert again.givens == grid.givens
    assert list(again.removed_candidates()) == list(grid.removed_candidates())


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=25, deadline=None)
@given(grid=grids(), copies=st.integers(1, 3), line_end=st.sampled_from(["\n", "\r\n"]))
def test_every_format_round_trips(name: str, grid: Grid, copies: int, line_end: str) -> None:
    form = FORMATS[name]
    smallest = {"sukaku": 2, "pencilmarks": 4}.get(name, 1)
    if grid.geometry.n < smallest or not form.holds(grid.geometry):
        return
    if name in LINKS and any(not grid.candidates[cell] for cell, _ in grid.removed_candidates()):
        return  # they cannot tell a cell without candidates from one that nobody marked
    text = write([grid] * copies, form).replace("\n", line_end)
    found = read_back(text, grid.geometry)
    assert len(found) == copies
    for again in found:
        assert again.geometry is grid.geometry
        if name == "sukaku":
            assert again.filled_count == 0
            if not grid.breaks_rules:
                assert again.candidates == grid.candidates
        elif name == "pencilmarks":
            assert again.candidates == grid.candidates or grid.breaks_rules
            if clear_of_lone_candidates(grid):
                assert [v for v in again.values if v] == [v for v in grid.values if v] or (
                    grid.breaks_rules
                )
        elif name == "line" and not any(grid.values):
            assert again.candidates == grid.candidates or grid.geometry.n == 1
        else:
            assert again.values == grid.values
            if name in KEEPS_CANDIDATES:
                assert again.candidates == grid.candidates
        if name in KEEPS_PLACED:
            assert again.givens == grid.givens
        if name in KEEPS_CANDIDATES | {"line"} and name != "pencilmarks":
            assert write([again], form) == write([grid], form)


@settings(max_examples=80, deadline=None)
@given(grid=grids())
def test_without_being_told_the_shape(grid: Grid) -> None:
    """Formats that show their boxes need no --box; others do where shapes share a size."""
    if grid.geometry.n < 4 or 1 in (grid.geometry.box_rows, grid.geometry.box_cols):
        return
    for name in ("grid", "commas", "ss"):
        form = FORMATS[name]
        if grid.geometry.n <= form.largest:
            (again,) = read_back(write([grid], form), None)
            assert again.geometry is grid.geometry
            assert again.values == grid.values
    if Geometry.for_size(grid.geometry.n) is grid.geometry:
        (again,) = read_back(line_of(grid, grid.values), None)
        assert again.values == grid.values


@settings(max_examples=60, deadline=None)
@given(
    name=st.sampled_from(sorted(FORMATS)),
    shape=st.sampled_from([(2, 2), (2, 3), (3, 3), (4, 4)]),
    seeds=st.lists(st.tuples(st.integers(0, 99), st.integers(20, 80)), min_size=2, max_size=4),
)
def test_a_file_of_different_grids(
    name: str, shape: tuple[int, int], seeds: list[tuple[int, int]]
) -> None:
    """Without being told anything: what is a grid, where it ends, how large it is."""
    geometry = Geometry.of(*shape)
    many = [holes(geometry, seed, geometry.cell_count * share // 100) for seed, share in seeds]
    form = FORMATS[name]
    if not form.holds(geometry):
        return
    found = read_back(write(many, form), None)
    assert [again.candidates for again in found] == [grid.candidates for grid in many]
    if name not in ("sukaku", "pencilmarks"):
        assert [again.values for again in found] == [grid.values for grid in many]


ANY_SHAPE = st.sampled_from([None, Geometry.of(3, 3), Geometry.of(2, 2), Geometry.of(6, 6)])
CELLS = st.text("0123456789.", min_size=1, max_size=100)
LOOKS_LIKE_GRIDS = st.lists(
    st.one_of(
        CELLS,
        st.text("123456789. |-+*\t,;:", max_size=90),
        st.sampled_from(
            ["3 3", "[Puzzle]", "[State]", "#", "", ":0000:1:", "<game data='", "'/>", "+---+---+",
             "." * 81, "." * 729, "1" * 81, "{1,2}", "(12)", "[", "}",
             "\ufeff", "Grid 1", "\x00", "١٢٣", "²"]
        ),
    ),
    max_size=30,
)  # fmt: skip
GLUE = st.sampled_from(["\n", "", " ", "\r\n", "\n\n"])


@settings(max_examples=400, deadline=None)
@given(data=st.binary(max_size=400), box=ANY_SHAPE)
def test_arbitrary_bytes_make_no_traceback(data: bytes, box: Geometry | None) -> None:
    entries = list(read_bytes(io.BytesIO(data), box))
    assert entries
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


@settings(max_examples=400, deadline=None)
@given(parts=st.one_of(st.lists(st.text(max_size=300), max_size=2), LOOKS_LIKE_GRIDS), glue=GLUE,
       box=ANY_SHAPE)  # fmt: skip
def test_arbitrary_text_makes_no_traceback(
    parts: list[str], glue: str, box: Geometry | None
) -> None:
    entries = list(read_text(glue.join(parts), box))
    assert entries
    for entry in entries:
        if isinstance(entry.result, Grid) and box is not None:
            assert entry.result.geometry is box
