"""The history of a Sudoku game, marks and colours included."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import get_args

from tutor.base.document import JsonValue
from tutor.base.language import Language
from tutor.explain.diagnose import Move
from tutor.games import entries
from tutor.games.edit_history import Edit, EditHistory, followed
from tutor.games.entries import AnyEdit, GridEdit
from tutor.games.sudoku.board import COLOURS, NO_TINTS, Board, Cell, Change
from tutor.sudoku import search
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid

EditKind = GridEdit | AnyEdit
EDITS: frozenset[EditKind] = frozenset((*get_args(GridEdit), *get_args(AnyEdit)))
Entry = entries.Entry[Change]


def _change(cell: int, before: JsonValue, after: JsonValue) -> Change:
    return Change(cell, _read(before), _read(after))


def _read(numbers: JsonValue) -> Cell:
    if not isinstance(numbers, list):
        raise TypeError(numbers)
    return _cell(*map(entries.whole, numbers))


@lru_cache(maxsize=1 << 15)
def _cell(*numbers: int) -> Cell:
    """A cell from the numbers it is written in; few are written that were not written before."""
    padded = [*numbers] + [0] * (4 + len(NO_TINTS) - len(numbers))
    value, centre, corner, colour, a, b, c, d = padded
    if min(padded) < 0:
        raise ValueError("a cell is written in numbers from 0 on")
    return Cell(value, centre, corner, colour, (a, b, c, d))


read_entry = entries.reader(EDITS, _change)
"""The entry that was written so."""


class History(EditHistory[Change, Move]):
    """A grid, its board, and how that came about."""

    def __init__(
        self,
        puzzle: Grid,
        log: Iterable[Entry] = (),
        record: Callable[[Entry], None] | None = None,
    ) -> None:
        self.puzzle = puzzle
        self.geometry = puzzle.geometry
        self.board = Board(puzzle)
        super().__init__(log, record)

    def _apply(self, changes: Iterable[Change]) -> None:
        self.board.apply(changes)

    def _revert(self, changes: Sequence[Change]) -> None:
        self.board.revert(changes)

    def _changes_back(self, edits: Sequence[Edit[Change]]) -> tuple[Change, ...]:
        then = Board(self.puzzle)
        then.cells = self.board.cells.copy()
        for edit in reversed(edits):
            then.revert(edit.changes)
        return self.board.changes_to(enumerate(then.cells))

    @property
    def is_solved(self) -> bool:
        """Whether the board is full and breaks no rule."""
        return self.board.is_solved

    @property
    def is_full(self) -> bool:
        """Whether every cell holds a digit, rightly or not."""
        return self.board.is_full

    def beginning(self) -> Grid:
        """The grid as it was opened: givens, and what else was on its board."""
        board = Board(self.puzzle)
        board.apply(self.start)
        return board.noted_grid()

    def in_words(self, changes: Iterable[Change], language: Language) -> str:
        """The digit that an edit wrote or took away; marks are not worth a line."""
        digits = [
            (change.cell, change.after.value)
            for change in changes
            if change.after.value != change.before.value
        ]
        names = [self.geometry.cell_name(cell, language) for cell, _ in digits[:2]]
        if len(digits) == 1:
            digit = digits[0][1]
            return f"{names[0]} = {self.geometry.digit_name(digit) if digit else '·'}"
        return ", ".join(names) + (" …" if len(digits) > 2 else "")

    @property
    def progress(self) -> tuple[int, int]:
        """How many cells have a digit, and how many there are."""
        return sum(1 for cell in self.board.cells if cell.value), self.geometry.cell_count

    def last_step(self, language: Language) -> str:
        """The last digit that was written, to remember where one was; nothing if there is none."""
        told = (self.in_words(edit.changes, language) for edit in reversed(self.done))
        return next(filter(None, told), "")

    def changes_with(self, cell: int, digit: int) -> tuple[Change, ...]:
        """All that the last edit did that put a digit in a cell; nothing if none did."""
        for entry in reversed(self.done):
            if any(_makes(change, Move(cell, digit)) for change in entry.changes):
                return entry.changes
        return ()

    def moves(self) -> list[Move]:
        """What stands of the learner's moves, in order, for whoever looks for a mistake."""
        found: list[Move] = []
        for change in (*self.start, *(c for entry in self.done for c in entry.changes)):
            if change.after.value and change.after.value != change.before.value:
                found.append(Move(change.cell, change.after.value))
            elif not change.after.value and change.after.centre:
                gone = change.before.centre & ~change.after.centre
                found += [Move(change.cell, digit, places=False) for digit in digits(gone)]
        return found

    def candidates_left(self) -> list[int]:
        """What the learner's marks leave open in each cell; 0 for a cell without any.

        Somebody who has begun to mark a cell has crossed nothing out yet: a digit counts as
        gone only if its mark stood there once, or if all candidates were written at once. A
        mark taken back as soon as it was written was a slip of the hand.
        """
        every = self.geometry.all_digits
        written, fresh = ([0] * self.geometry.cell_count for _ in range(2))
        for change in self.start:
            written[change.cell] = every
        for entry in self.done:
            at_once = entry.kind in ("fill", "apply")
            for cell, before, after in entry.changes:
                seen = every if at_once else written[cell] | after.centre
                if before.centre & ~after.centre == fresh[cell]:
                    seen &= ~fresh[cell]
                is_mark = entry.kind == "mark"
                fresh[cell] = after.centre & ~before.centre & ~written[cell] if is_mark else 0
                written[cell] = seen if after.centre else 0
        still_open = self.board.grid().candidates
        return [
            state.centre | still_open[cell] & ~written[cell]
            if state.centre and not state.value
            else 0
            for cell, state in enumerate(self.board.cells)
        ]

    def edits_since(self, move: Move) -> int:
        """How many edits would be undone to take a wrong move back, to a board that is sound."""
        count = self._since_last(lambda change: _makes(change, move))
        written_over = any(c.before.value for edit in self.done for c in edit.changes)
        solution = search.only_solution(self.puzzle) if count and written_over else None
        if solution is None or (move.places and solution[move.cell] == move.digit):
            return count

        def is_wrong(cell: int, digit: int) -> bool:
            return digit not in (0, solution[cell])

        cells = self.board.cells
        wrong = [cell for cell, state in enumerate(cells) if is_wrong(cell, state.value)]
        return self._since_sound(
            count, wrong, lambda change: is_wrong(change.cell, change.before.value)
        )


class Replay(History):
    """The board after each entry of a log.

    A game tells its entries before it follows them, so its own board is one behind
    when they are written down.
    """

    @property
    def filled(self) -> int:
        """How many cells hold a digit."""
        return sum(1 for cell in self.board.cells if cell.value)

    def fits(self, entry: Entry) -> bool:
        """Whether an entry can come next: on this board, and on these cells as they are."""
        return all(self._is_possible(change) for change in entry.changes)

    def _is_possible(self, change: Change) -> bool:
        geometry, after = self.board.geometry, change.after
        if not 0 <= change.cell < geometry.cell_count:
            return False
        now = self.board.cells[change.cell]
        masks = (after.centre, after.corner, *after.tints)
        return (
            change.before == now
            and after.value <= geometry.n
            and max(masks) <= geometry.all_digits
            and after.colour <= len(COLOURS)
            and (after.value == now.value or not self.board.is_given(change.cell))
        )

    def add(self, entry: Entry) -> None:
        """Follow one more entry."""
        self._replay(entry)


def sound_part(puzzle: Grid, log: Iterable[Entry]) -> list[Entry]:
    """A log up to the first entry that cannot have happened."""
    return followed(Replay(puzzle), log)


def _makes(change: Change, move: Move) -> bool:
    """Whether a change of a cell is a move: its digit placed, or its mark gone or never set."""
    if change.cell != move.cell:
        return False
    if move.places:
        return change.after.value == move.digit and change.before.value != move.digit
    bit = 1 << move.digit - 1
    marked, was_marked = change.after.centre, change.before.centre
    return bool(marked) and not marked & bit and (bool(was_marked & bit) or not was_marked)
