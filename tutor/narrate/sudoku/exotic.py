"""Tridagon, SK-loop, multi-sector locked sets and exocet in words."""

from collections.abc import Iterable

from tutor.narrate.sudoku.counts import rises
from tutor.narrate.sudoku.digits_and_houses import CellSets, Houses
from tutor.narrate.sudoku.forcing import in_lines
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.voice import Facts, Line, Story
from tutor.sudoku.geometry import House
from tutor.techniques.step import DIRECTIONS, Step


def _sets(read: GridReader, sets: Iterable[Iterable[int]]) -> CellSets:
    return CellSets(read.geometry, tuple(tuple(sorted(cells)) for cells in sets))


def _tridagon(read: GridReader) -> Facts:
    """The digits, the cells of each box, the box that runs the other way, and the guardians."""
    step, geometry = read.step, read.geometry
    cells = step.cells(*DIRECTIONS, "guardian")
    parts = [[cell for cell in cells if cell in box.cells] for box in step.houses]
    upward = [rises(geometry, part) for part in parts]
    turned = upward.index(sum(upward) == 1)
    guardians = step.candidates("guardian")
    return {
        "triple": read.digits_of(*DIRECTIONS),
        "sets": _sets(read, parts),
        "turned": Houses((step.houses[turned],)),
        "rises": "yes" if upward[turned] else "no",
        "guardians": read.candidates(guardians),
        "guardian-cells": read.cells_in(guardians),
        "guardian-digits": read.digits_in(guardians),
        "own": "yes" if len({cell for cell, _ in guardians}) == 1 else "no",
    }


def _sk_loop(read: GridReader) -> Facts:
    """The corners, the dominoes round them, and how many cells these are."""
    step = read.step
    lines = [house for house in step.houses if house.kind != "box"]
    cells = step.cells()
    return {
        "corners": read.cells(*_crossings(lines)),
        "lines": read.houses(*lines),
        "count": len(cells),
        "total": sum(len(link.digits) for link in step.links),
    }


def _crossings(lines: Iterable[House]) -> list[int]:
    rows, columns = ([h for h in lines if h.kind == kind] for kind in ("row", "column"))
    return [
        cell for row in rows for column in columns for cell in row.cells if cell in column.cells
    ]


def _link_by_link(read: GridReader) -> list[Line]:
    """Each house of the ring with the digits counted there."""
    return [
        (
            "share",
            {
                "house": Houses((link.house,)),
                "digits": read.digits(*link.digits),
                "cells": read.cells_in(link.start + link.end),
            },
        )
        for link in read.step.links
        if link.house is not None and link.digits
    ]


def _msls(read: GridReader) -> Facts:
    """The rows and columns, and which digits are counted by which."""
    step = read.step
    rows, columns = (tuple(h for h in step.houses if h.kind == kind) for kind in ("row", "column"))
    return {
        "rows": Houses(rows),
        "columns": Houses(columns),
        "counted": _counted(read),
        "row-digits": read.digits_of("row-digit"),
        "column-digits": read.digits_of("column-digit"),
        "count": len(step.cells()),
        "total": sum(len(digits) for _, digits, _ in shares(step)),
    }


def _counted(read: GridReader) -> str:
    """Whether digits are counted by rows, by columns, or some by either."""
    if not read.step.digits("column-digit"):
        return "rows"
    return "both" if read.step.digits("row-digit") else "columns"


def shares(step: Step) -> list[tuple[House, tuple[int, ...], tuple[int, ...]]]:
    """Each line of multi-sector locked sets with the digits counted in it, and their cells."""
    found = []
    for house in step.houses:
        role = "row-digit" if house.kind == "row" else "column-digit"
        here = [m for m in step.marks if m.role == role and m.cell in house.cells]
        if here:
            digits = tuple(sorted({mark.digit for mark in here}))
            found.append((house, digits, tuple(mark.cell for mark in here)))
    return found


def _line_by_line(read: GridReader) -> list[Line]:
    return [
        (
            "share",
            {
                "house": Houses((house,)),
                "digits": read.digits(*digits),
                "cells": read.cells(*cells),
            },
        )
        for house, digits, cells in shares(read.step)
    ]


def _exocet(read: GridReader) -> Facts:
    """Base, targets and companions; the digits that only the base has."""
    step = read.step
    base, targets = step.cells("base"), step.cells("target")
    lost = {digit for cell, digit in step.eliminations if cell in base}
    return {
        "base": read.cells(*base),
        "base-digits": read.digits_of("base"),
        "targets": read.cells(*targets),
        "companions": read.with_role("companion"),
        "lines": read.houses(*step.houses),
        "boxes": read.boxes_of(*base, *targets),
        "lost": read.digits(*lost),
        "others": "yes" if any(cell in targets for cell, _ in step.eliminations) else "no",
    }


def _digit_by_digit(read: GridReader) -> list[Line]:
    """For each digit of the base the lines that hold it outside the band."""
    step = read.step
    lines: list[Line] = []
    for digit in step.digits("base"):
        covers = [link.house for link in step.links if link.digits == (digit,) and link.house]
        facts: Facts = {
            "digit": read.digits(digit),
            "lines": read.houses(*step.houses),
            "covers": read.houses(*covers),
        }
        lines.append(("cross-lines", facts))
    return lines


STORIES: dict[str, Story[GridReader]] = {
    "tridagon": Story("tridagon", _tridagon, "houses"),
    "sk-loop": Story("sk-loop", _sk_loop, "lines", lines=_link_by_link),
    "msls": Story("msls", _msls, "houses", lines=_line_by_line),
    "junior-exocet": Story("junior-exocet", _exocet, "boxes", lines=_digit_by_digit),
    "tridagon-link": Story("tridagon-link", _tridagon, "houses", lines=in_lines),
}
