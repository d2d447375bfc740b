"""Pointing and claiming: a digit locked into the crossing of a box and a line."""

from collections.abc import Iterator
from functools import lru_cache

from tutor.sudoku.geometry import House
from tutor.techniques.position import Position
from tutor.techniques.step import Mark, Step
from tutor.techniques.tables import REMEMBERED, Tables


def pointing(position: Position) -> Iterator[Step]:
    """In a box a digit has places in one line only: it leaves the rest of the line."""
    return _steps(position, "pointing")


def claiming(position: Position) -> Iterator[Step]:
    """In a line a digit has places in one box only: it leaves the rest of the box."""
    return _steps(position, "claiming")


def _steps(position: Position, technique: str) -> Iterator[Step]:
    tables = position.tables
    find = _pointing if technique == "pointing" else _claiming
    for digit in position.all_digits:
        places = position.places[digit]
        for cells, mask, confined, cleared in find(tables, places):
            yield Step(
                technique,
                eliminations=position.in_cells(mask & ~cells, digit),
                marks=tuple(Mark(*found, "locked") for found in position.in_cells(cells, digit)),
                houses=(confined, cleared),
            )


@lru_cache(maxsize=REMEMBERED)
def _pointing(tables: Tables, places: int) -> tuple[tuple[int, int, House, House], ...]:
    return tuple(_confined(tables, places, tables.by_clarity[: tables.n], lines_clear=True))


@lru_cache(maxsize=REMEMBERED)
def _claiming(tables: Tables, places: int) -> tuple[tuple[int, int, House, House], ...]:
    return tuple(_confined(tables, places, tables.by_clarity[tables.n :], lines_clear=False))


def _confined(
    tables: Tables, places: int, houses: tuple[tuple[House, int], ...], *, lines_clear: bool
) -> Iterator[tuple[int, int, House, House]]:
    """(cells, cleared mask, confining house, cleared house) for every locked digit."""
    for house, mask in houses:
        cells = places & mask
        if not cells & (cells - 1):
            continue
        for other, other_mask in tables.shared_houses(cells):
            crosses = other is not house and (other.kind != "box") == lines_clear
            if crosses and places & other_mask & ~cells:
                yield cells, other_mask, house, other
