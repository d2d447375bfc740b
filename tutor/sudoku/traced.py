"""A search that tells everything it does: each choice, each contradiction, each return.

It is not the quick one (see :mod:`tutor.sudoku.search`) but the one people would do by hand:
place every single, take the first cell with the fewest candidates, try them in order, and go
back where a cell or a digit has no place left. Any size.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from tutor.base.watch import Pulse, no_pulse
from tutor.sudoku.geometry import Geometry, bits, digits
from tutor.sudoku.grid import Contradiction, Grid

Kind = Literal["singles", "choice", "contradiction", "return", "solution"]


@dataclass(frozen=True)
class Event:
    """One thing that the search does."""

    kind: Kind
    depth: int
    """How many choices it rests on: a choice counts itself, a return what is left after it."""
    cell: int = -1
    """Of a choice, and of a return: whose digit is taken back."""
    digit: int = 0
    options: tuple[int, ...] = ()
    """Of a choice: the candidates of its cell."""
    count: int = 0
    """Of singles: how many were placed."""
    problem: Contradiction | None = None
    found: bool = False
    """Of a return: whether its digit led to a solution, so that nothing speaks against it."""
    values: tuple[int, ...] = ()
    """The board after it."""


class _Board:
    """Values and candidates, which a copy goes on with."""

    def __init__(self, geometry: Geometry, values: list[int], candidates: list[int]) -> None:
        self.geometry = geometry
        self.values = values
        self.candidates = candidates

    def copy(self) -> "_Board":
        return _Board(self.geometry, self.values.copy(), self.candidates.copy())

    def place(self, cell: int, digit: int) -> None:
        self.values[cell] = digit
        self.candidates[cell] = 0
        bit = 1 << (digit - 1)
        for peer in self.geometry.peers(cell):
            self.candidates[peer] &= ~bit

    def singles(self, pulse: Pulse) -> tuple[int, Contradiction | None]:
        """Place all singles there are: how many, and what they run into."""
        placed, is_new = 0, True
        while is_new:
            pulse()
            is_new = False
            for cell, value in enumerate(self.values):
                mask = self.candidates[cell]
                if value:
                    continue
                if not mask:
                    return placed, Contradiction("empty-cell", (cell,))
                if mask & (mask - 1) == 0:
                    self.place(cell, mask.bit_length())
                    placed, is_new = placed + 1, True
            for house in self.geometry.houses:
                once, twice, standing = 0, 0, 0
                for cell in house.cells:
                    mask = self.candidates[cell]
                    twice |= once & mask
                    once |= mask
                    if value := self.values[cell]:
                        standing |= 1 << (value - 1)
                missing = self.geometry.all_digits & ~(once | standing)
                for position in bits(missing):
                    return placed, Contradiction("no-place", house.cells, position + 1, house)
                for position in bits(once & ~twice):
                    bit = 1 << position
                    found = [cell for cell in house.cells if self.candidates[cell] & bit]
                    if found:
                        self.place(found[0], position + 1)
                        placed, is_new = placed + 1, True
        return placed, None

    def fewest(self) -> int:
        """The first cell with the fewest candidates."""
        return min(
            (cell for cell, value in enumerate(self.values) if not value),
            key=lambda cell: self.candidates[cell].bit_count(),
        )


@dataclass
class _Choice:
    """A cell whose candidates are tried one after the other."""

    board: _Board
    """Before any of them."""
    cell: int
    options: tuple[int, ...]
    tried: int = 0
    found: bool = False
    """Whether the one that was tried last led to a solution."""

    @property
    def digit(self) -> int:
        """The one that was tried last."""
        return self.options[self.tried - 1]


def traced(grid: Grid, pulse: Pulse = no_pulse) -> Iterator[Event]:
    """Everything a search does until there is nothing left to try; stop it when you like."""
    problem = next(grid.duplicates(), None)
    if problem is not None:
        yield Event("contradiction", 0, problem=problem, values=tuple(grid.values))
        return
    board = _Board(grid.geometry, list(grid.values), list(grid.candidates))
    waiting: list[_Choice] = []
    """The choices that the board rests on."""
    while True:
        placed, problem = board.singles(pulse)
        depth, values = len(waiting), tuple(board.values)
        if placed:
            yield Event("singles", depth, count=placed, values=values)
        if problem is None and 0 in values:
            cell = board.fewest()
            waiting.append(_Choice(board, cell, digits(board.candidates[cell])))
        else:
            kind: Kind = "solution" if problem is None else "contradiction"
            yield Event(kind, depth, problem=problem, values=values)
            for choice in waiting:
                choice.found = choice.found or problem is None
            while waiting:
                last = waiting[-1]
                depth, values = len(waiting) - 1, tuple(last.board.values)
                yield Event("return", depth, last.cell, last.digit, found=last.found, values=values)
                if last.tried < len(last.options):
                    break
                waiting.pop()
        if not waiting:
            return
        chosen = waiting[-1]
        chosen.tried += 1
        chosen.found = False
        board = chosen.board.copy()
        board.place(chosen.cell, chosen.digit)
        yield Event(
            "choice",
            len(waiting),
            chosen.cell,
            chosen.digit,
            chosen.options,
            values=tuple(board.values),
        )
