"""Typing a grid in, cell by cell, as from a newspaper."""

from tutor.activity.entry import Draft
from tutor.games.game import Purpose
from tutor.games.sudoku.new_puzzles import size_lines
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.sudoku.geometry import Geometry
from tutor.tui.commands import ENTER_GRID
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.sudoku.digit_hand import DigitHand
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.widgets.status import StatusLine, crumbs

_EMPTY_KEYS = (".", "*", "space")


class Typist(DigitHand["EnterScreen"]):
    """Somebody who types digits one after the other, of any size, and selects cells."""

    def __init__(self, draft: Draft, easel: GridEasel, host: "EnterScreen") -> None:
        super().__init__(easel, host)
        self._draft = draft
        self.cursor.cell = 0

    def take_key(self, key: str) -> bool:
        """Digits are written, signs of an empty cell leave it empty; both move on."""
        if key == "escape" and self.entry.leave():
            self._host.show_status()
            return True
        if (number := self.entry.end(key)) is not None:
            self.take_number(number)
        was_typing = self.entry.is_typing
        digit = self.entry.take(key, self._host.tutor.azerty)
        was_typing = was_typing or self.entry.is_typing
        if digit is None and key in _EMPTY_KEYS:
            digit = 0
        if digit is not None:
            self.take_number(digit)
        elif was_typing:
            self._host.show_status()
        letter = was_typing and len(key) == 1 and key.isalnum()
        return digit is not None or letter or super().take_key(key)

    def take_number(self, digit: int) -> None:
        """Write a digit, 0 for an empty cell, and move on."""
        self.move_to(self._draft.write(self.cursor.cell, digit))
        self._host.show_status()

    def do_clear(self) -> None:
        """Empty the cell, or the one before if it is empty: like a typewriter."""
        cell = self.cursor.cell
        there = self._draft.clear(cell, self.targets())
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
            self.easel.draw()
        self._host.show_status()


class EnterScreen(BoardWithCoach):
    """A board to fill with givens: each digit moves on to the next cell."""

    COMMAND_SET = ENTER_GRID
    NAME = "enter"

    def __init__(self, draft: Draft, purpose: Purpose = "play") -> None:
        super().__init__()
        self.draft = draft
        self.purpose = purpose
        self.easel = GridEasel(draft.board, self, has_cursor=True)
        self.hand: Typist = Typist(draft, self.easel, self)

    def parts(self) -> tuple[object, ...]:
        """Who types, and the board."""
        return self.hand, self.easel

    def opened(self) -> None:
        """Say what to do."""
        super().opened()
        self.coach.say(self.speaker.say("enter-welcome"))

    def show_content(self) -> None:
        """The panel's title is in the learner's language too."""
        super().show_content()
        self.coach.title(self.speaker.say("screen-enter"))
        self.coach.now(self.card_offers("done", "shape", "paste", "solve"))

    def show_status(self) -> None:
        """The size, and how many givens there are; what could not be kept is told."""
        say, n = self.speaker.say, self.draft.board.geometry.n
        self.tutor.warn(self.draft.keeper.problem)
        self.query_one(StatusLine).show(
            crumbs(say("screen-enter"), f"{n}x{n}"),
            self.hand.entry_text(),
            say("enter-count", count=sum(1 for cell in self.draft.board.cells if cell.value)),
        )

    def do_shape(self) -> None:
        """Choose the size of the grid; what was typed stays with its own size."""

        def chosen(answer: str) -> None:
            rows, columns = map(int, answer.split("x"))
            geometry = Geometry.of(rows, columns)
            if geometry is not self.draft.board.geometry:
                draft = Draft.of(self.tutor.store, geometry)
                self.tutor.switch_screen(EnterScreen(draft, self.purpose))

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
        self.tutor.puzzles.open(GridPuzzle(grid), "typed", self.purpose, instead_of=self)
