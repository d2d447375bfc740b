"""From a Step's evidence to the things that sentences can name."""

from tutor.narrate.voice import Fact
from tutor.narrate.words import Candidates, Cells, Digits, Houses
from tutor.sudoku.geometry import Geometry, House, HouseKind
from tutor.techniques.step import Role, Step

Facts = dict[str, Fact]
_KINDS: dict[HouseKind, int] = {"row": 0, "column": 1, "box": 2}


class Reader:
    """A Step with the words for its parts at hand."""

    def __init__(self, step: Step, geometry: Geometry) -> None:
        self.step = step
        self.geometry = geometry

    def cells(self, *cells: int) -> Cells:
        """These cells, in reading order."""
        return Cells(self.geometry, tuple(sorted(set(cells))))

    def cell(self, cell: int) -> Cells:
        """One cell."""
        return Cells(self.geometry, (cell,))

    def digits(self, *digits: int) -> Digits:
        """These digits, in order."""
        return Digits(self.geometry, tuple(sorted(set(digits))))

    def with_role(self, *roles: Role) -> Cells:
        """The cells that play one of these parts."""
        return self.cells(*self.step.cells(*roles))

    def digits_of(self, *roles: Role) -> Digits:
        """The digits that play one of these parts."""
        return self.digits(*self.step.digits(*roles))

    def houses(self, *houses: House) -> Houses:
        """These houses, each once: rows, then columns, then boxes."""
        return Houses(
            tuple(sorted(set(houses), key=lambda house: (_KINDS[house.kind], house.index)))
        )

    def boxes_of(self, *cells: int) -> Houses:
        """The boxes these cells lie in."""
        found = sorted({self.geometry.box_of[cell] for cell in cells})
        return Houses(tuple(self.geometry.boxes[index] for index in found))


def common(read: Reader) -> Facts:
    """What every story may use."""
    step = read.step
    return {
        "last": read.geometry.digit_name(read.geometry.n),
        "cells": read.with_role(),
        "digits": read.digits_of(),
        "houses": Houses(step.houses),
        "placed-cell": read.cells(*(cell for cell, _ in step.placements)),
        "placed-digit": read.digits(*(digit for _, digit in step.placements)),
        "removed": Candidates(read.geometry, step.eliminations),
        "removed-cells": read.cells(*(cell for cell, _ in step.eliminations)),
        "removed-digits": read.digits(*(digit for _, digit in step.eliminations)),
    }
