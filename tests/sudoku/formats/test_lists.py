"""Grids as lists of digits, as programs write them."""

import json
from collections.abc import Sequence

from tests.cases import each_case
from tests.grids import CLASSIC
from tutor.sudoku.formats import BadGrid, read_text
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid

CELLS = [0 if sign == "." else int(sign) for sign in CLASSIC]
ROWS = [CELLS[start : start + 9] for start in range(0, 81, 9)]
TEXTS = [CLASSIC[start : start + 9] for start in range(0, 81, 9)]


def with_empty(empty: object) -> list[list[object]]:
    return [[cell or empty for cell in row] for row in ROWS]


def grids_of(text: str) -> list[Grid]:
    results = [entry.result for entry in read_text(text)]
    assert not [result.code for result in results if isinstance(result, BadGrid)]
    return [result for result in results if isinstance(result, Grid)]


@each_case(
    ("text", "count"),
    [
        (json.dumps(ROWS), 1),
        (json.dumps(ROWS, indent=2), 1),
        (json.dumps(CELLS), 1),
        (json.dumps(CELLS).replace(" ", ""), 1),
        *((json.dumps(with_empty(empty)), 1) for empty in (None, "", ".", " ", False, "0", "_")),
        (json.dumps([[str(cell) for cell in row] for row in ROWS]), 1),
        (json.dumps([cell or None for cell in CELLS]), 1),
        (str(with_empty(None)), 1),
        ("\n".join(f"{row}," for row in ROWS), 1),
        (f"grid = {ROWS};", 1),
        (f"board: {ROWS}", 1),
        (f"np.array({ROWS})", 1),
        ("[" + "\n ".join("[" + " ".join(map(str, row)) + "]" for row in ROWS) + "]", 1),
        (json.dumps(TEXTS), 1),
        (json.dumps(TEXTS, indent=1), 1),
        (json.dumps([CLASSIC, CLASSIC]), 2),
        (json.dumps([ROWS, ROWS, ROWS]), 3),
        (json.dumps([CELLS, CELLS]), 2),
        (f"{json.dumps(CELLS)}\n{CLASSIC}\n{json.dumps(ROWS)}", 3),
        (f"{CLASSIC}\n\n{json.dumps(ROWS, indent=1)}\n{json.dumps(ROWS)}", 3),
    ],
    ids=lambda one: str(one)[:50],
)
def test_every_way_to_write_the_usual_grid(text: str, count: int) -> None:
    grids = grids_of(text)
    assert [grid.values for grid in grids] == [CELLS] * count
    assert all(grid.given_count == 30 for grid in grids)


@each_case(
    ("cells", "shape"),
    [
        ([[1, 2, 3, 4], [3, 4, 1, 2], [0] * 4, [0] * 4], (2, 2)),
        ([1, 2, 3, 4, 3, 4, 1, 2, *[0] * 8], (2, 2)),
        ([[1, 0, 0, 0, 0, 6]] + [[0] * 6] * 5, (2, 3)),
        ([[16, *[0] * 15]] + [[0] * 16] * 15, (4, 4)),
        ([12, *[0] * 143], (3, 4)),
    ],
)
def test_other_sizes(cells: Sequence[object], shape: tuple[int, int]) -> None:
    (grid,) = grids_of(json.dumps(cells))
    assert grid.geometry is Geometry.of(*shape)
    flat = [one for row in cells for one in (row if isinstance(row, list) else [row])]
    assert grid.values == flat


def test_lists_in_cells_are_candidates() -> None:
    cells: list[list[object]] = [[*row] for row in ROWS]
    cells[0][2] = [1, 2]
    (grid,) = grids_of(json.dumps(cells))
    assert grid.values == CELLS
    assert digits(grid.candidates[2]) == (1, 2)


@each_case(
    ("text", "code", "details"),
    [
        (json.dumps([[1, 2, 3, 4], [5, 0, 0, 0], [0] * 4, [0] * 4]), "list-cell",
         {"row": 2, "col": 1, "found": "5", "largest": 4}),
        (json.dumps([[*ROWS[0], 1], *ROWS[1:]]), "list-row", {"found": 10, "expected": 9}),
        (json.dumps(CELLS[:-1]), "list-shape", {"found": 80}),
        ("[\n" * 20_000, "list-open", {}),
        (json.dumps(ROWS, indent=1)[:-30], "list-open", {}),
        ("[\n" * 10 + "]\n" * 10, "list-open", {}),
    ],
    ids=lambda text: str(text)[:50],
)  # fmt: skip
def test_problems(text: str, code: str, details: dict[str, object]) -> None:
    (entry,) = read_text(text)
    assert isinstance(entry.result, BadGrid)
    assert (entry.result.code, entry.result.line) == (code, 1)
    assert entry.result.details == details


def test_pencil_marks_in_brackets_are_still_read() -> None:
    (grid,) = grids_of("[12] [34] [12] [34]\n3 4 1 2\n2 1 4 3\n4 3 2 1")
    assert grid.geometry.n == 4
