"""Patterns that have as many digits to share as cells: how many digits some cells share.

A digit stands once at most in each house that it is counted in. Counted in as few houses as
will do, all digits together are no fewer than the cells. Where they are just as many, each is
used wherever it is counted: what would leave one digit less is out.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator

from tutor.sudoku.geometry import Geometry, bits, digits
from tutor.techniques.exotic.msls import base_in
from tutor.techniques.exotic.sk_loop import Ring, fewest_links, rings
from tutor.techniques.position import Position, Tables
from tutor.techniques.step import Candidate


class Shared(ABC):
    """Some cells, and the houses in which their digits are counted."""

    def __init__(self, frame: int) -> None:
        self.frame = frame
        """The cells, the filled ones too."""

    @abstractmethod
    def least(self, places: int) -> int:
        """In how many houses a digit with these places is counted at the least."""

    def total(self, position: Position) -> int:
        """How many digits the cells share, one counted in two houses being two."""
        return sum(self.least(position.places[d] & self.frame) for d in position.all_digits)

    def is_even(self, position: Position) -> bool:
        """Whether there are as many digits to share as empty cells."""
        return self.total(position) == (self.frame & position.empty).bit_count()

    def excluded(self, position: Position) -> Iterator[Candidate]:
        """What is out where there are as many digits as cells, however they are counted."""
        for digit in position.all_digits:
            places = position.places[digit]
            inside = places & self.frame
            needed = self.least(inside)
            for cell in bits(places & ~self.frame) if needed else ():
                if self.least(inside & ~position.tables.peers[cell]) < needed:
                    yield Candidate(cell, digit)

    def surplus(self, position: Position) -> tuple[Candidate, ...]:
        """The candidates of the cells without which there would be one digit less."""
        found = []
        for cell in bits(self.frame & position.empty):
            for digit in digits(position.candidates[cell]):
                inside = position.places[digit] & self.frame
                if self.least(inside & ~(1 << cell)) < self.least(inside):
                    found.append(Candidate(cell, digit))
        return tuple(found)


class InRing(Shared):
    """The dominoes of an SK-loop: a digit is counted in the links between neighbours."""

    def __init__(self, ring: Ring) -> None:
        super().__init__(ring.cells)
        self._dominoes = ring.dominoes

    def least(self, places: int) -> int:
        """The fewest links that touch every domino with a place."""
        held = (1 << number for number, cells in enumerate(self._dominoes) if cells & places)
        return fewest_links(sum(held))


class InLines(Shared):
    """The crossings of some rows and columns: a digit is counted by rows or by columns."""

    def __init__(self, geometry: Geometry, rows: int, columns: int) -> None:
        tables = Tables.of(geometry)
        super().__init__(base_in(tables, rows, columns))
        self._lines = [tables.rows[row] for row in bits(rows)]
        self._across = [tables.columns[column] for column in bits(columns)]

    def least(self, places: int) -> int:
        """The rows or the columns with a place, whichever are fewer."""
        by_lines = sum(bool(line & places) for line in self._lines)
        return min(by_lines, sum(bool(line & places) for line in self._across))


def ring_around(geometry: Geometry, cells: int) -> InRing | None:
    """The ring of dominoes that some cells are part of, if there is one."""
    inside = (ring for ring in rings(geometry) if not cells & ~ring.cells)
    return next((InRing(ring) for ring in inside), None)


def lines_around(geometry: Geometry, cells: int) -> InLines:
    """The rows and columns that some cells lie in."""
    n = geometry.n
    rows = {cell // n for cell in bits(cells)}
    columns = {cell % n for cell in bits(cells)}
    return InLines(geometry, sum(1 << row for row in rows), sum(1 << c for c in columns))
