"""Typing a grid in, cell by cell, as from a newspaper."""

from typing import ClassVar

from tutor.play.board import Cell
from tutor.store import Store
from tutor.store.keeper import Keeper
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.tui.commands import ENTER_GRID, Command
from tutor.tui.keys import DigitEntry
from tutor.tui.navigation import Purpose
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.practise import SIZES
from tutor.tui.widgets.status import KeyBar, StatusLine

DRAFT = "draft"
"""The title of a grid that is being typed in: kept like a game, so that nothing is lost."""

_EMPTY_KEYS = (".", "*", "space")


def draft(store: Store, grid: Grid | None = None) -> Keeper:
    """The draft to go on with: a grid to mend, else the one begun, else an empty one."""
    begun = next((g for g in store.games() if g.title == DRAFT and g.is_open), None)
    if grid is None and begun is not None:
        return store.resume(begun.id)
    geometry = Geometry.of() if grid is None else grid.geometry
    keeper = store.new_game(Grid(geometry), DRAFT)
    if grid is not None:
        keeper.game.edit("place", ((c, Cell(value)) for c, value in enumerate(grid.values)))
    return keeper


class EnterScreen(BoardScreen):
    """A board to fill with givens: each digit moves on to the next cell."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = ENTER_GRID
    NAME = "enter"

    def __init__(self, keeper: Keeper, purpose: Purpose = "play") -> None:
        super().__init__(keeper.game.board)
        self.keeper = keeper
        self._purpose: Purpose = purpose
        self.entry = DigitEntry(self.geometry)
        self.cursor = 0

    def on_mount(self) -> None:
        """Say what to do."""
        super().on_mount()
        self.coach.title(self.speaker.say("coach-title"))
        self.say("enter-welcome")

    def show_status(self) -> None:
        """The size, and how many givens there are."""
        say = self.speaker.say
        count = sum(1 for cell in self.board.cells if cell.value)
        pending = self.entry.pending
        self.query_one(StatusLine).show(
            f"{say('screen-enter')} · {self.geometry.n}x{self.geometry.n}",
            say("mode-letter", typed=pending)
            if pending is not None
            else say("mode-letters")
            if self.entry.letters
            else "",
            say("enter-count", count=count),
        )

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor."""
        ids = self.footer_ids()
        self.query_one(KeyBar).show(self.offered(*ids), self.cell_name(self.cursor))

    def take_key(self, key: str) -> bool:
        """Digits are written, signs of an empty cell leave it empty; both move on."""
        entry, was_typing = self.entry, self.entry.is_typing
        if was_typing and key == "escape":
            entry.leave()
            self.show_status()
            return True
        digit = entry.take(key, self.tutor.azerty)
        if digit is None and not was_typing and key in _EMPTY_KEYS:
            digit = 0
        if digit is not None:
            self._write(digit)
        if was_typing:
            self.show_status()
        letter = was_typing and len(key) == 1 and key.isalnum()
        return digit is not None or letter or self.take_arrow(key)

    def _write(self, digit: int) -> None:
        self.keeper.game.edit("place", [(self.cursor, Cell(digit))])
        self._changed()
        self.move_to((self.cursor + 1) % self.geometry.cell_count)

    def _changed(self) -> None:
        self.tutor.warn(self.keeper.problem)
        self.show_board()
        self.show_status()

    def do_letter(self) -> None:
        """The next letter is a digit."""
        if self.entry.has_letters:
            self.entry.begin()
            self.show_status()
        else:
            self.say("no-letters")

    def do_letters(self) -> None:
        """Letters are digits until further notice."""
        if self.entry.has_letters:
            self.entry.letters = True
            self.show_status()
        else:
            self.say("no-letters")

    def do_clear(self) -> None:
        """Empty the cell, or the one before if it is empty: like a typewriter."""
        if not self.board.cells[self.cursor].value and self.cursor:
            self.move_to(self.cursor - 1)
        self.keeper.game.edit("erase", [(cell, Cell()) for cell in self.targets()])
        self._changed()

    def do_undo(self) -> None:
        """Take the last digit back."""
        changes = self.keeper.game.undo()
        if changes and len(changes) == 1:
            self.move_to(changes[0].cell)
        self._changed()

    def do_redo(self) -> None:
        """Write it again."""
        self.keeper.game.redo()
        self._changed()

    def do_shape(self) -> None:
        """Choose the size of the grid; what was typed stays with its own size."""
        say = self.speaker.say
        choices = [
            (f"{rows}x{columns}", say("size-in-list", n=rows * columns, box=f"{rows}x{columns}"))
            for rows, columns in SIZES
        ]

        def chosen(answer: str | None) -> None:
            if answer is not None:
                rows, columns = map(int, answer.split("x"))
                if Geometry.of(rows, columns) is not self.geometry:
                    empty = Grid(Geometry.of(rows, columns))
                    self.tutor.switch_screen(
                        EnterScreen(draft(self.tutor.store, empty), self._purpose)
                    )

        self.tutor.choose(say("choose-size"), choices, chosen)

    def do_done(self) -> None:
        """The grid is complete: look at it, then play or watch it."""
        grid = Grid(self.geometry, self.board.values)
        if not grid.givens:
            self.say("enter-empty")
            return
        self.tutor.store.set_aside(self.keeper.record.id)
        self.dismiss()
        self.tutor.open_grid(grid, "typed", self._purpose)
