"""Typing a grid in, cell by cell, as from a newspaper."""

from typing import ClassVar

from tutor.activity.entry import Draft
from tutor.games.game import Purpose
from tutor.games.sudoku.new_puzzles import size_lines
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.sudoku.geometry import Geometry
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.hand import Bench, Moves
from tutor.tui.commands import ENTER_GRID, Command
from tutor.tui.keys import DigitEntry
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.writing import entry_text, expect_letters
from tutor.tui.widgets.status import KeyBar, StatusLine, crumbs

_EMPTY_KEYS = (".", "*", "space")


class Typist(Moves):
    """Somebody who types digits one after the other, of any size, and selects cells."""

    def __init__(self, draft: Draft, easel: GridEasel, host: Bench) -> None:
        assert easel.cursor is not None
        super().__init__(easel.cursor, easel, host)
        self._draft, self._easel, self._host = draft, easel, host
        self.entry = DigitEntry(draft.board.geometry)
        self.cursor.cell = 0

    def move_to(self, cell: int, *, extend: bool = False) -> None:
        """Put the cursor on a cell; extending, both cells are selected."""
        if extend:
            self._easel.selected |= {self.cursor.cell, cell}
        else:
            self._easel.selected.clear()
        super().move_to(cell)

    def take_key(self, key: str) -> bool:
        """Digits are written, signs of an empty cell leave it empty; both move on."""
        if key == "escape" and self.entry.leave():
            self._host.show_status()
            return True
        if (number := self.entry.end(key)) is not None:
            self.take_number(number)
        was_typing = self.entry.is_typing
        digit = self.entry.take(key, self._host.azerty)
        was_typing = was_typing or self.entry.is_typing
        if digit is None and key in _EMPTY_KEYS:
            digit = 0
        if digit is not None:
            self.take_number(digit)
        elif was_typing:
            self._host.show_status()
        letter = was_typing and len(key) == 1 and key.isalnum()
        return digit is not None or letter or self._take_arrow(key)

    def take_number(self, digit: int) -> None:
        """Write a digit, 0 for an empty cell, and move on."""
        self.move_to(self._draft.write(self.cursor.cell, digit))
        self._host.show_status()

    def _take_arrow(self, key: str) -> bool:
        found = self.cursor.arrow(key, vim_keys=self._host.settings.vim_keys)
        if found is None:
            return False
        cell, shift = found
        self.move_to(cell, extend=shift)
        return True

    def do_letter(self) -> None:
        """The next letter is a digit."""
        expect_letters(self.entry, self._host, always=False)

    def do_letters(self) -> None:
        """Letters are digits until further notice."""
        expect_letters(self.entry, self._host, always=True)

    def do_clear(self) -> None:
        """Empty the cell, or the one before if it is empty: like a typewriter."""
        cell = self.cursor.cell
        there = self._draft.clear(cell, sorted(self._easel.selected) or [cell])
        self._show(there if there != cell else None)

    def do_undo(self) -> None:
        """Take the last digit back."""
        self._show(self._draft.undo())

    def do_redo(self) -> None:
        """Write it again."""
        self._draft.redo()
        self._show()

    def _show(self, cell: int | None = None) -> None:
        if cell is not None:
            self.move_to(cell)
        else:
            self._easel.draw()
        self._host.show_status()


class EnterScreen(BoardWithCoach):
    """A board to fill with givens: each digit moves on to the next cell."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = ENTER_GRID
    NAME = "enter"

    def __init__(self, draft: Draft, purpose: Purpose = "play") -> None:
        easel = GridEasel(draft.board, self, has_cursor=True)
        super().__init__(easel)
        self.draft = draft
        self._purpose: Purpose = purpose
        self.hand = Typist(draft, easel, self)

    @property
    def purpose(self) -> Purpose:
        """What the grid is for."""
        return self._purpose

    def parts(self) -> tuple[object, ...]:
        """Who types, and the board."""
        return self.hand, self.easel

    def take_key(self, key: str) -> bool:
        """What is typed."""
        return self.hand.take_key(key)

    def on_drawn_board_pressed(self, event: DrawnBoard.Pressed) -> None:
        """The cursor follows the mouse."""
        self.view.focus()
        self.hand.move_to(event.cell, extend=event.is_held)

    def action_type_digit(self, digit: int) -> None:
        """A digit below the board was clicked."""
        self.hand.take_number(digit)

    def opened(self) -> None:
        """Say what to do."""
        super().opened()
        self.coach.say(self.speaker.say("enter-welcome"))

    def retell(self) -> None:
        """The panel's title is in the learner's language too."""
        super().retell()
        if self.is_there:
            self.coach.title(self.speaker.say("screen-enter"))
            self.coach.now(self.card_offers("done", "shape", "paste", "solve"))

    def show_status(self) -> None:
        """The size, and how many givens there are; what could not be kept is told."""
        say, n = self.speaker.say, self.draft.board.geometry.n
        self.tutor.warn(self.draft.keeper.problem)
        self.query_one(StatusLine).show(
            crumbs(say("screen-enter"), f"{n}x{n}"),
            entry_text(self.hand.entry, self),
            say("enter-count", count=sum(1 for cell in self.draft.board.cells if cell.value)),
        )

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor."""
        name = self.easel.cell_name(self.hand.cursor.cell)
        self.query_one(KeyBar).show(self.footer(), name)

    def show_place(self) -> None:
        """Name the cell; the keys stay as they are."""
        self.query_one(KeyBar).show_right(self.easel.cell_name(self.hand.cursor.cell))

    def do_shape(self) -> None:
        """Choose the size of the grid; what was typed stays with its own size."""

        def chosen(answer: str | None) -> None:
            if answer is not None:
                rows, columns = map(int, answer.split("x"))
                geometry = Geometry.of(rows, columns)
                if geometry is not self.draft.board.geometry:
                    draft = Draft.of(self.tutor.store, geometry)
                    self.tutor.switch_screen(EnterScreen(draft, self._purpose))

        self.tutor.choose(self.speaker.say("choose-size"), size_lines(self.speaker), chosen)

    def do_solve(self) -> None:
        """Have the grid solved, in a way to choose."""
        if self.draft.grid.givens:
            self.tutor.puzzles.solve(GridPuzzle(self.draft.grid), "typed")
        else:
            self.say("enter-empty")

    def do_done(self) -> None:
        """The grid is complete: look at it, then play or watch it."""
        grid = self.draft.grid
        if not grid.givens:
            self.say("enter-empty")
            return
        self.tutor.puzzles.open(GridPuzzle(grid), "typed", self._purpose, instead_of=self)
