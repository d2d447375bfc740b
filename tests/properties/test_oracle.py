"""Our search against an independent one: a SAT solver with its own encoding."""

from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysat.solvers import Glucose4

from tests.grids import holes
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

SHAPES = [(1, 3), (2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4), (4, 4), (3, 6)]
LIMIT = 20


def var(n: int, row: int, col: int, digit: int) -> int:
    """The variable that says whether a cell holds a digit."""
    return (row * n + col) * n + digit


@cache
def rules(r: int, c: int) -> list[list[int]]:
    """Each cell holds one digit, and each digit stands once in a row, a column and a box."""
    n = r * c
    clauses = []
    for row, col in product(range(n), repeat=2):
        clauses.append([var(n, row, col, d) for d in range(1, n + 1)])
        clauses += [
            [-var(n, row, col, d), -var(n, row, col, e)]
            for d, e in combinations(range(1, n + 1), 2)
        ]
        for row2, col2 in product(range(n), repeat=2):
            same_box = row // r == row2 // r and col // c == col2 // c
            together = row == row2 or col == col2 or same_box
            if together and (row, col) < (row2, col2):
                clauses += [[-var(n, row, col, d), -var(n, row2, col2, d)] for d in range(1, n + 1)]
    return clauses


def oracle(grid: Grid, limit: int) -> set[tuple[int, ...]]:
    """Up to ``limit`` solutions. Written from the rules, sharing no code with the search."""
    n = grid.geometry.n
    found: set[tuple[int, ...]] = set()
    with Glucose4(bootstrap_with=rules(grid.geometry.box_rows, grid.geometry.box_cols)) as solver:
        for row, col in product(range(n), repeat=2):
            for d in range(1, n + 1):
                if not grid.candidates[row * n + col] >> d - 1 & 1:
                    solver.add_clause([-var(n, row, col, d)])
        while len(found) < limit and solver.solve():
            true = [v for v in solver.get_model() if v > 0]
            found.add(tuple((v - 1) % n + 1 for v in sorted(true)))
            solver.add_clause([-v for v in true])
    return found


@st.composite
def random_grids(draw: st.DrawFn) -> Grid:
    """Boards with holes, some with a wrong digit, some with candidates removed."""
    geometry = Geometry.of(*draw(st.sampled_from(SHAPES)))
    share = draw(st.floats(0.2, 0.75))
    seed = draw(st.integers(0, 10**6))
    grid = holes(geometry, seed, round(share * geometry.cell_count))
    if draw(st.booleans()):
        cell = draw(st.sampled_from(range(geometry.cell_count)))
        digit = draw(st.integers(1, geometry.n))
        if not grid.values[cell]:
            grid.place(cell, digit)
    if draw(st.booleans()):
        for cell in list(grid.empty_cells())[:3]:
            grid.eliminate(cell, draw(st.integers(1, geometry.n)))
    return grid


@pytest.mark.slow
@settings(max_examples=75, deadline=None)
@given(random_grids())
def test_the_search_finds_what_the_oracle_finds(grid: Grid) -> None:
    expected = oracle(grid, LIMIT)
    ours = {tuple(values) for values, _ in zip(search.solutions(grid), range(LIMIT), strict=False)}
    assert len(ours) == len(expected)
    if len(expected) < LIMIT:
        assert ours == expected


@pytest.mark.parametrize(
    ("shape", "empty", "kind"),
    [((3, 3), 30, "one"), ((3, 3), 64, "many"), ((2, 3), 24, "many"), ((3, 4), 60, "one")],
)
def test_the_random_grids_are_of_every_kind(shape: tuple[int, int], empty: int, kind: str) -> None:
    counts = [search.count(holes(Geometry.of(*shape), seed, empty), 2) for seed in range(10)]
    assert (1 if kind == "one" else 2) in counts


def test_the_oracle_itself_knows_the_288() -> None:
    assert len(oracle(Grid(Geometry.of(2, 2)), 1000)) == 288


def test_both_see_that_there_is_no_solution() -> None:
    grid = holes(Geometry.of(3, 3), 1, 40)
    solution = search.solve(grid)
    assert solution is not None
    wrong = 0
    for cell in list(grid.empty_cells()):
        for digit in range(1, 10):
            if digit != solution[cell] and grid.candidates[cell] >> digit - 1 & 1:
                trial = grid.copy()
                trial.place(cell, digit)
                if not oracle(trial, 1):
                    assert search.solve(trial) is None
                    wrong += 1
        if wrong > 10:
            break
    assert wrong > 3
