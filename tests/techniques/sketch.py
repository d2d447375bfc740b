"""Boards made by hand, a fact a line, and what a technique makes of them."""

import re

from tests.techniques.checks import checked
from tutor.sudoku.geometry import SYMBOLS, Geometry, House
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_CELL = re.compile(r"r(\d+)c(\d+)")


def board(*facts: str, shape: tuple[int, int] = (3, 3), on: Grid | None = None) -> Grid:
    """An empty board (or a given one) of which some facts are known.

    ``r1c1 r1c2: 12`` says that these cells hold 1 or 2, ``5 in row 4: r4c1 r4c7``
    that these are the only places of 5 in its row.
    """
    grid = Grid(Geometry.of(*shape)) if on is None else on.copy()
    for fact in facts:
        about, _, told = fact.partition(": ")
        if " in " in about:
            _confine(grid, about, told)
        else:
            for cell in cells(about, grid.geometry):
                allowed = sum(1 << SYMBOLS.index(symbol) for symbol in told)
                assert not allowed & ~grid.candidates[cell], f"{fact}: not possible"
                grid.restrict(cell, allowed)
    return grid


def _confine(grid: Grid, about: str, told: str) -> None:
    symbol, _, name = about.partition(" in ")
    digit = SYMBOLS.index(symbol) + 1
    places = cells(told, grid.geometry)
    inside = house(name, grid.geometry).cells
    assert set(places) <= set(inside), f"{about}: {told}"
    for cell in inside:
        if cell not in places and not grid.values[cell]:
            grid.eliminate(cell, digit)


def cells(text: str, geometry: Geometry) -> list[int]:
    """The cells named in a text."""
    return [(int(row) - 1) * geometry.n + int(column) - 1 for row, column in _CELL.findall(text)]


def house(name: str, geometry: Geometry) -> House:
    """``row 4``, ``box 5``."""
    return next(house for house in geometry.houses if house.name() == name)


def steps(technique: str, grid: Grid) -> list[Step]:
    """The steps of a technique, well formed."""
    return checked(TECHNIQUES[technique], Position(grid))


def outcome(technique: str, grid: Grid, variant: str | None = None) -> str:
    """All that the steps of a technique (of one variant) conclude, in the order of cells.

    ``r1c1=5`` is a placement, ``r1c1<>5`` an elimination.
    """
    found = set()
    for step in steps(technique, grid):
        if variant in (None, step.variant):
            found |= {(cell, digit, "=") for cell, digit in step.placements}
            found |= {(cell, digit, "<>") for cell, digit in step.eliminations}
    name = grid.geometry.cell_name
    return " ".join(
        f"{name(cell)}{sign}{SYMBOLS[digit - 1]}" for cell, digit, sign in sorted(found)
    )
