"""Typing digits above 9, which are letters or numbers."""

from tutor.games.sudoku.board import Board
from tutor.tui.keys import DigitEntry
from tutor.tui.screens.cursor import CursorScreen


class LetterScreen(CursorScreen):
    """A board that digits of any size can be typed on."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.entry = DigitEntry(self.geometry)

    def entry_text(self) -> str:
        """What is being typed, in words; empty if nothing is."""
        if self.entry.pending is not None:
            return self.speaker.say("mode-letter", typed=self.entry.pending)
        return self.speaker.say("mode-letters") if self.entry.letters else ""

    def leave_letters(self, key: str) -> bool:
        """Whether a key ends the typing of letters."""
        if key != "escape" or not self.entry.leave():
            return False
        self.show_status()
        return True

    def do_letter(self) -> None:
        """The next letter is a digit."""
        self._expect(always=False)

    def do_letters(self) -> None:
        """Letters are digits until further notice."""
        self._expect(always=True)

    def _expect(self, *, always: bool) -> None:
        if not self.entry.has_letters:
            self.say("no-letters", last=self.geometry.n)
            return
        self.entry.begin()
        if always:
            self.entry.letters, self.entry.pending = True, None
        self.show_status()
