"""Typing a grid in, cell by cell, as from a newspaper."""

from typing import ClassVar

from tutor.games.sudoku.board import Cell
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.learn.learner import SudokuKeeper
from tutor.store import Store
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.tui.commands import ENTER_GRID, Command
from tutor.tui.navigation import Purpose
from tutor.tui.screens.letters import LetterScreen
from tutor.tui.screens.practise import size_choices
from tutor.tui.widgets.status import KeyBar, StatusLine

_EMPTY_KEYS = (".", "*", "space")


def draft(store: Store, geometry: Geometry | None = None, grid: Grid | None = None) -> SudokuKeeper:
    """The draft to go on with: a grid to mend, the one begun (of a shape), or an empty one."""
    if grid is not None:
        keeper = store.played(GRIDS).new_game(Grid(grid.geometry), DRAFT)
        keeper.game.edit("place", ((c, Cell(value)) for c, value in enumerate(grid.values)))
        return keeper
    for game in store.played(GRIDS).open_games(DRAFT):
        if geometry is None or game.puzzle.geometry is geometry:
            return store.played(GRIDS).resume(game.id)
    return store.played(GRIDS).new_game(Grid(geometry or Geometry.of()), DRAFT)


class EnterScreen(LetterScreen):
    """A board to fill with givens: each digit moves on to the next cell."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = ENTER_GRID
    NAME = "enter"

    def __init__(self, keeper: SudokuKeeper, purpose: Purpose = "play") -> None:
        super().__init__(keeper.game.board)
        self.keeper = keeper
        self._purpose: Purpose = purpose
        self.cursor = 0

    def opened(self) -> None:
        """Say what to do."""
        super().opened()
        self.coach.say(self.speaker.say("enter-welcome"))

    def retell(self) -> None:
        """The panel's title is in the learner's language too."""
        super().retell()
        if self.is_there:
            self.coach.title(self.speaker.say("coach-title"))

    def show_status(self) -> None:
        """The size, and how many givens there are."""
        say = self.speaker.say
        count = sum(1 for cell in self.board.cells if cell.value)
        self.query_one(StatusLine).show(
            f"{say('screen-enter')} · {self.geometry.n}x{self.geometry.n}",
            self.entry_text(),
            say("enter-count", count=count),
        )

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor."""
        ids = self.footer_ids()
        self.query_one(KeyBar).show(self.offered(*ids), self.cell_name(self.cursor))

    def take_key(self, key: str) -> bool:
        """Digits are written, signs of an empty cell leave it empty; both move on."""
        if self.leave_letters(key):
            return True
        was_typing = self.entry.is_typing
        digit = self.entry.take(key, self.tutor.azerty)
        if digit is None and key in _EMPTY_KEYS:
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
        self.move_to(min(self.cursor + 1, self.geometry.cell_count - 1))

    def _changed(self) -> None:
        self.tutor.warn(self.keeper.problem)
        self.show_board()
        self.show_status()

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

        def chosen(answer: str | None) -> None:
            if answer is not None:
                rows, columns = map(int, answer.split("x"))
                geometry = Geometry.of(rows, columns)
                if geometry is not self.geometry:
                    keeper = draft(self.tutor.store, geometry)
                    self.tutor.switch_screen(EnterScreen(keeper, self._purpose))

        self.tutor.choose(self.speaker.say("choose-size"), size_choices(self.speaker), chosen)

    def do_done(self) -> None:
        """The grid is complete: look at it, then play or watch it."""
        grid = Grid(self.geometry, self.board.values)
        if not grid.givens:
            self.say("enter-empty")
            return
        self.tutor.open_grid(grid, "typed", self._purpose, instead_of=self)

    def replaced(self) -> None:
        """The grid is being played: it is a draft no more."""
        self.tutor.store.played(GRIDS).set_aside(self.keeper.record.id)

    @property
    def purpose(self) -> Purpose:
        """What the grid is for."""
        return self._purpose
