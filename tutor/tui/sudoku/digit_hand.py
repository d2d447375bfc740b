"""What typing a grid in and playing one share: cells are selected, digits of any size typed."""

from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.hand import GameHand, HostT
from tutor.tui.keys import DigitEntry
from tutor.tui.sudoku.grid_easel import GridEasel


class DigitHand(GameHand[GridEasel, HostT]):
    """A hand that types digits, and selects cells while Shift is held."""

    def __init__(self, easel: GridEasel, host: HostT) -> None:
        super().__init__(easel, host)
        self.entry = DigitEntry(easel.board.geometry)

    def targets(self) -> list[int]:
        """The cells a command is about: those selected, else the one with the cursor."""
        return sorted(self.easel.selected) or [self.cursor.cell]

    def step_to(self, cell: int, shift: bool) -> None:
        """With Shift, select on the way."""
        self.move_to(cell, extend=shift)

    def move_to(self, cell: int, *, extend: bool = False) -> None:
        """Put the cursor on a cell; extending, both cells are selected."""
        extended = {*self.easel.selected, self.cursor.cell, cell} if extend else set[int]()
        self.put_cursor(cell)
        self.easel.selected |= extended
        self.easel.draw()
        self.moved()

    def put_cursor(self, cell: int) -> None:
        """Nothing is selected any more."""
        self.easel.selected.clear()
        super().put_cursor(cell)

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """The cursor follows the mouse."""
        self.move_to(event.cell, extend=event.is_held)

    def entry_text(self) -> str:
        """What is being typed, in words; empty if nothing is."""
        entry, say = self.entry, self._host.speaker.say
        if entry.pending is not None:
            return say("mode-number" if entry.pending else "mode-letter", typed=entry.pending)
        return say("mode-letters") if entry.letters else ""

    def do_letter(self, *, always: bool = False) -> None:
        """The next letter is a digit."""
        if not self.entry.has_letters:
            self._host.say("no-letters", last=self.entry.geometry.n)
            return
        self.entry.begin()
        if always:
            self.entry.letters, self.entry.pending = True, None
        self._host.show_status()

    def do_letters(self) -> None:
        """Letters are digits until further notice."""
        self.do_letter(always=True)
