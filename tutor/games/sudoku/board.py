"""What a learner has put on a board: digits, marks and colours, cell by cell."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

from tutor.base.document import JsonValue
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Contradiction, Grid

Colour = Literal[1, 2, 3, 4]
COLOURS: tuple[Colour, ...] = (1, 2, 3, 4)
COLOUR_LETTERS = "ABCD"
"""A colour is never shown without its letter."""

NO_TINTS = (0, 0, 0, 0)


class Cell(NamedTuple):
    """The state of one cell; never changed, only replaced."""

    value: int = 0
    centre: int = 0
    """The set of digits the learner thinks the cell can hold: the candidates the coach reads."""
    corner: int = 0
    """The learner's own reminders, for instance the two places of a digit in a box."""
    colour: int = 0
    """0, or the colour of the whole cell, 1 to 4 for A to D."""
    tints: tuple[int, int, int, int] = NO_TINTS
    """For each colour, the set of digits whose mark has it."""

    def has_mark(self, digit: int) -> bool:
        """Whether a digit is marked here, in the open."""
        return not self.value and bool((self.centre | self.corner) >> digit - 1 & 1)

    def tint_of(self, digit: int) -> int:
        """The colour of a digit's mark, 0 if it has none."""
        for colour, mask in zip(COLOURS, self.tints, strict=True):
            if mask >> digit - 1 & 1:
                return colour
        return 0

    def tinted(self, digit: int, colour: int) -> "Cell":
        """The same cell with one mark coloured; 0 takes its colour away."""
        bit = 1 << digit - 1
        masks = [
            mask | bit if colour == this else mask & ~bit
            for this, mask in zip(COLOURS, self.tints, strict=True)
        ]
        return self._replace(tints=(masks[0], masks[1], masks[2], masks[3]))

    def as_json(self) -> list[int]:
        """As few numbers: zeros at the end are left out."""
        numbers = [self.value, self.centre, self.corner, self.colour, *self.tints]
        while numbers and not numbers[-1]:
            numbers.pop()
        return numbers


EMPTY = Cell()


class Change(NamedTuple):
    """What an edit did to one cell."""

    cell: int
    before: Cell
    after: Cell

    def as_json(self) -> list[JsonValue]:
        """The cell and its states, in numbers that last."""
        return [self.cell, self.before.as_json(), self.after.as_json()]


@lru_cache(maxsize=16)
def _conflicts(geometry: Geometry, values: tuple[int, ...]) -> tuple[Contradiction, ...]:
    """Found once for each move: a cursor that goes about asks again and again."""
    return tuple(Grid(geometry, values).duplicates())


class Board:
    """The cells of a game at one moment."""

    def __init__(self, puzzle: Grid) -> None:
        """The board at the beginning: the givens and nothing else."""
        self.geometry: Geometry = puzzle.geometry
        self.givens = puzzle.givens
        self.cells = [
            Cell(value) if puzzle.is_given(cell) else EMPTY
            for cell, value in enumerate(puzzle.values)
        ]

    def is_given(self, cell: int) -> bool:
        """Whether the cell's digit belongs to the puzzle."""
        return bool(self.givens >> cell & 1)

    @property
    def values(self) -> list[int]:
        """The digits of the board, 0 where there is none."""
        return [cell.value for cell in self.cells]

    def grid(self) -> Grid:
        """Digits alone, for the explainer: marks are told to it apart."""
        grid = Grid(self.geometry, self.values)
        grid.givens = self.givens
        return grid

    def noted_grid(self) -> Grid:
        """The board with the learner's marks as its candidates, where a cell has any."""
        grid = self.grid()
        for number, cell in enumerate(self.cells):
            if not cell.value and cell.centre & grid.candidates[number]:
                grid.restrict(number, cell.centre)
        return grid

    def conflicts(self) -> list[Contradiction]:
        """Every digit that stands twice in a house."""
        return list(_conflicts(self.geometry, tuple(self.values)))

    def left(self) -> list[int]:
        """How many times each digit is still to be placed; below 0 if it stands too often."""
        counts = Counter(cell.value for cell in self.cells)
        return [self.geometry.n - counts[digit] for digit in range(1, self.geometry.n + 1)]

    @property
    def is_full(self) -> bool:
        """Whether every cell holds a digit, rightly or not."""
        return all(cell.value for cell in self.cells)

    @property
    def is_solved(self) -> bool:
        """Whether the board is full and breaks no rule."""
        return self.is_full and not self.grid().breaks_rules

    def apply(self, changes: Iterable[Change]) -> None:
        """Do what an edit does."""
        for change in changes:
            self.cells[change.cell] = change.after

    def revert(self, changes: Iterable[Change]) -> None:
        """Undo what an edit did."""
        for change in changes:
            self.cells[change.cell] = change.before

    def changes_to(self, cells: Iterable[tuple[int, Cell]]) -> tuple[Change, ...]:
        """The changes that make these cells so; those that are so already are left out."""
        return tuple(
            Change(cell, self.cells[cell], wanted)
            for cell, wanted in cells
            if self.cells[cell] != wanted
        )


def board_of(grid: Grid, *, is_marked: bool = True) -> Board:
    """A grid to look at, with its candidates as marks or without."""
    board = Board(grid)
    for number, value in enumerate(grid.values):
        centre = grid.candidates[number] if is_marked and not value else 0
        board.cells[number] = Cell(value, centre)
    return board
