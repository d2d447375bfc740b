"""One game: a puzzle, the board as it stands, and everything done on the way."""

from collections.abc import Callable, Iterable, Iterator

from tutor.explain.diagnose import Move
from tutor.play.board import EMPTY, Board, Cell, Change
from tutor.play.log import EDITS, EditKind, Entry
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Step

Record = Callable[[Entry], None]
"""Told of every entry as it is made, before anything else happens."""


def start_of(grid: Grid) -> tuple[Grid, tuple[Entry, ...]]:
    """A grid as read from a text: the puzzle, and a log of what else is on its board.

    A grid without givens (typed as candidates, or all of it placed) is a puzzle of all it has.
    """
    if not grid.givens:
        puzzle = Grid(grid.geometry, grid.values)
    else:
        values = [v if grid.is_given(cell) else 0 for cell, v in enumerate(grid.values)]
        puzzle = Grid(grid.geometry, values)
    board = Board(puzzle)
    noted = next(grid.removed_candidates(), None) is not None
    wanted = [
        (cell, Cell(value) if value else Cell(centre=grid.candidates[cell]) if noted else EMPTY)
        for cell, value in enumerate(grid.values)
        if not puzzle.values[cell]
    ]
    changes = board.changes_to(wanted)
    return puzzle, (Entry("start", changes=changes),) if changes else ()


class Game:
    """A board and its history; every edit can be undone, marks and colours included."""

    def __init__(
        self, puzzle: Grid, log: Iterable[Entry] = (), record: Record | None = None
    ) -> None:
        """The game that this log tells, from its beginning.

        Args:
            puzzle: the givens.
            log: what has been done so far.
            record: where to write what is done from now on.
        """
        self.puzzle = puzzle
        self.geometry = puzzle.geometry
        self.board = Board(puzzle)
        self.elapsed = 0.0
        """Seconds of play so far; whoever runs the clock keeps it up to date."""
        self._done: list[Entry] = []
        self._undone: list[Entry] = []
        self._record: Record | None = None
        for entry in log:
            self._replay(entry)
        self._record = record

    def _replay(self, entry: Entry) -> None:
        self.elapsed = max(self.elapsed, entry.elapsed)
        if entry.kind == "start":
            self.board.apply(entry.changes)
        elif entry.kind == "undo" and self._done:
            last = self._done.pop()
            self.board.revert(last.changes)
            self._undone.append(last)
        elif entry.kind == "redo" and self._undone:
            again = self._undone.pop()
            self.board.apply(again.changes)
            self._done.append(again)
        elif entry.kind in EDITS:
            self.board.apply(entry.changes)
            self._done.append(entry)
            self._undone.clear()

    def _add(self, entry: Entry) -> None:
        if self._record is not None:
            self._record(entry)
        self._replay(entry)

    def note(self, entry_kind: str, note: str = "") -> None:
        """Write down something that changes nothing on the board, such as a hint."""
        self._add(Entry(entry_kind, self.elapsed, (), note))  # type: ignore[arg-type]

    def edit(self, kind: EditKind, cells: Iterable[tuple[int, Cell]]) -> bool:
        """Make some cells so; givens stay. False if nothing changed."""
        changes = self.board.changes_to(
            (cell, wanted) for cell, wanted in cells if not self.board.is_given(cell)
        )
        if changes:
            self._add(Entry(kind, self.elapsed, changes))
        return bool(changes)

    # What a learner does

    def place(self, cells: Iterable[int], digit: int, *, clean: bool = False) -> bool:
        """Put a digit in cells, or take it away where it stands in all of them.

        Args:
            cells: where.
            digit: which.
            clean: whether the marks it excludes are crossed out too.
        """
        mine = [cell for cell in cells if not self.board.is_given(cell)]
        if mine and all(self.board.cells[cell].value == digit for cell in mine):
            return self.edit("erase", self._without_value(mine))
        wanted = {cell: self.board.cells[cell]._replace(value=digit) for cell in mine}
        if clean:
            wanted |= dict(self._crossed_out(mine, digit, wanted))
        return self.edit("place", wanted.items())

    def _crossed_out(
        self, cells: Iterable[int], digit: int, known: dict[int, Cell]
    ) -> Iterator[tuple[int, Cell]]:
        """The cells that see these, without their marks for the digit."""
        bit = 1 << digit - 1
        for cell in cells:
            for peer in self.geometry.peers(cell):
                state = self.board.cells[peer]
                if peer not in known and (state.centre | state.corner) & bit:
                    yield (
                        peer,
                        state._replace(centre=state.centre & ~bit, corner=state.corner & ~bit),
                    )

    def _without_value(self, cells: Iterable[int]) -> Iterator[tuple[int, Cell]]:
        return ((cell, self.board.cells[cell]._replace(value=0)) for cell in cells)

    def mark(self, cells: Iterable[int], digit: int, *, corner: bool = False) -> bool:
        """Write a digit as a mark in empty cells; where all have it, take it from all."""
        bit = 1 << digit - 1
        field = "corner" if corner else "centre"
        open_cells = [cell for cell in cells if not self.board.cells[cell].value]
        masks = {cell: getattr(self.board.cells[cell], field) for cell in open_cells}
        everywhere = all(mask & bit for mask in masks.values())
        return self.edit(
            "corner" if corner else "mark",
            (
                (cell, self._with(cell, field, mask & ~bit if everywhere else mask | bit))
                for cell, mask in masks.items()
            ),
        )

    def _with(self, cell: int, field: str, mask: int) -> Cell:
        state = self.board.cells[cell]
        return state._replace(corner=mask) if field == "corner" else state._replace(centre=mask)

    def erase(self, cells: Iterable[int]) -> bool:
        """Clear cells: the digit where there is one, else marks and colours."""
        mine = [cell for cell in cells if not self.board.is_given(cell)]
        filled = [cell for cell in mine if self.board.cells[cell].value]
        if filled:
            return self.edit("erase", self._without_value(filled))
        return self.edit("erase", ((cell, EMPTY) for cell in mine))

    def fill(self) -> bool:
        """Write every candidate that the digits leave open."""
        candidates = self.board.grid().candidates
        return self.edit(
            "fill",
            (
                (cell, state._replace(centre=candidates[cell]))
                for cell, state in enumerate(self.board.cells)
                if not state.value
            ),
        )

    def clean(self) -> bool:
        """Cross out every mark that a placed digit excludes."""
        candidates = self.board.grid().candidates
        return self.edit(
            "clean",
            (
                (
                    cell,
                    state._replace(
                        centre=state.centre & candidates[cell],
                        corner=state.corner & candidates[cell],
                    ),
                )
                for cell, state in enumerate(self.board.cells)
                if not state.value
            ),
        )

    def colour(self, cells: Iterable[int], colour: int) -> bool:
        """Colour whole cells, givens too; 0, or the colour all of them have, takes it away."""
        states = {cell: self.board.cells[cell] for cell in cells}
        if all(state.colour == colour for state in states.values()):
            colour = 0
        return self._edit_any(
            (cell, state._replace(colour=colour)) for cell, state in states.items()
        )

    def tint(self, cells: Iterable[int], digit: int, colour: int) -> bool:
        """Colour a digit's mark in cells; the colour all of them have is taken away."""
        states = {cell: self.board.cells[cell] for cell in cells}
        if all(state.tint_of(digit) == colour for state in states.values()):
            colour = 0
        return self._edit_any((cell, state.tinted(digit, colour)) for cell, state in states.items())

    def clear_colours(self) -> bool:
        """Take every colour away."""
        return self._edit_any(
            (cell, state._replace(colour=0, tints=EMPTY.tints))
            for cell, state in enumerate(self.board.cells)
        )

    def _edit_any(self, cells: Iterable[tuple[int, Cell]]) -> bool:
        """Colours may stand on givens too."""
        changes = self.board.changes_to(cells)
        if changes:
            self._add(Entry("colour", self.elapsed, changes))
        return bool(changes)

    def apply(self, step: Step) -> bool:
        """Do what a step of the coach concludes, and clean up after its digits.

        Candidates can only be crossed out where some are written: the cells concerned
        get theirs first, as far as the digits leave them open.
        """
        wanted: dict[int, Cell] = {}
        for cell, digit in step.placements:
            wanted[cell] = self.board.cells[cell]._replace(value=digit)
        for cell, digit in step.placements:
            wanted |= dict(self._crossed_out([cell], digit, wanted))
        if step.eliminations:
            candidates = self.board.grid().candidates
            for cell, digit in step.eliminations:
                state = wanted.get(cell, self.board.cells[cell])
                mask = state.centre or candidates[cell]
                wanted[cell] = state._replace(centre=mask & ~(1 << digit - 1))
        return self.edit("apply", wanted.items())

    # History

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._undone)

    @property
    def moves_made(self) -> int:
        """How many edits stand."""
        return len(self._done)

    def undo(self) -> tuple[Change, ...] | None:
        """Take the last edit back; what it had changed, or None if there was none."""
        if not self._done:
            return None
        changes = self._done[-1].changes
        self._add(Entry("undo", self.elapsed))
        return changes

    def redo(self) -> tuple[Change, ...] | None:
        """Do the edit undone last again; what it changes, or None if there is none."""
        if not self._undone:
            return None
        changes = self._undone[-1].changes
        self._add(Entry("redo", self.elapsed))
        return changes

    @property
    def bookmarks(self) -> int:
        """How many bookmarks there are to come back to."""
        return len(self._open_bookmarks())

    def _open_bookmarks(self) -> list[int]:
        """After how many edits each bookmark was set that has not been used."""
        places: list[int] = []
        for count, entry in enumerate(self._done):
            if entry.kind == "bookmark":
                places.append(count)
            elif entry.kind == "back" and places:
                places.pop()
        return places

    def bookmark(self) -> None:
        """Remember the board as it is, to try something."""
        self._add(Entry("bookmark", self.elapsed))

    def back(self) -> bool:
        """Back to the last bookmark, as one edit; False if there is none."""
        places = self._open_bookmarks()
        if not places:
            return False
        then = Board(self.puzzle)
        then.cells = self.board.cells.copy()
        for entry in reversed(self._done[places[-1] :]):
            then.revert(entry.changes)
        changes = self.board.changes_to(enumerate(then.cells))
        self._add(Entry("back", self.elapsed, changes))
        return True

    def moves(self) -> list[Move]:
        """What stands of the learner's moves, in order, for whoever looks for a mistake."""
        found: list[Move] = []
        for entry in self._done:
            for change in entry.changes:
                if change.after.value and change.after.value != change.before.value:
                    found.append(Move(change.cell, change.after.value))
                elif not change.after.value and change.after.centre:
                    gone = change.before.centre & ~change.after.centre
                    found += [Move(change.cell, digit, places=False) for digit in digits(gone)]
        return found

    def undo_before(self, move: Move) -> int:
        """Undo until a move is no longer on the board; how many edits were taken back.

        The edit that made it is the last one whose changes brought it about; a move that
        was on the board from the start cannot be undone, and nothing is.
        """
        wanted = next(
            (
                index
                for index in range(len(self._done) - 1, -1, -1)
                if any(_makes(change, move) for change in self._done[index].changes)
            ),
            None,
        )
        if wanted is None:
            return 0
        count = len(self._done) - wanted
        for _ in range(count):
            self.undo()
        return count


def _makes(change: Change, move: Move) -> bool:
    """Whether a change of a cell is a move: its digit placed, or its mark gone or never set."""
    if change.cell != move.cell:
        return False
    if move.places:
        return change.after.value == move.digit and change.before.value != move.digit
    bit = 1 << move.digit - 1
    marked, was_marked = change.after.centre, change.before.centre
    return bool(marked) and not marked & bit and (bool(was_marked & bit) or not was_marked)
