"""Writing on a board: digits, marks, colours, and the keys for them."""

from collections.abc import Callable
from typing import ClassVar, Literal

from tutor.games.sudoku.board import COLOUR_LETTERS
from tutor.games.sudoku.game import Game
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.commands import PLAY, Command
from tutor.tui.keys import SHIFTED
from tutor.tui.screens.pausing import PausingScreen
from tutor.tui.screens.sudoku_coach import SudokuCoach
from tutor.tui.widgets.status import KeyBar

Mode = Literal["digits", "marks", "corners"]
Prefix = Literal["colour", "view", "why"]
_COLOUR_KEYS = tuple(COLOUR_LETTERS)


class WritingScreen(SudokuCoach, PausingScreen):
    """The learner's part of playing a game."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = PLAY

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.mode: Mode = "digits"
        self.prefix: Prefix | None = None
        self.number: int | None = None
        """With number first: the digit that Enter and the mouse put."""
        self._prefix_digit: int | None = None

    def edited(self, edit: Callable[[], object]) -> bool:
        """Change the board and show it; False if nothing changed."""
        raise NotImplementedError

    # What is going on, in words

    def mode_text(self) -> str:
        """What a digit typed now would be, and what else is going on."""
        say = self.speaker.say
        parts = [say(f"mode-{self.mode}")]
        if self.entry.is_typing:
            parts.append(self.entry_text())
        if self.settings.number_first:
            name = self.geometry.digit_name(self.number) if self.number else "?"
            parts.append(say("mode-number-first", digit=name))
        if self.prefix:
            parts.append(say(f"mode-{self.prefix}"))
        if self.game.bookmarks:
            parts.append(say("mode-trying", count=self.game.bookmarks))
        if self.is_paused:
            parts.append(say("mode-paused"))
        return " ".join(parts)

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor; after a prefix, what may follow."""
        if self.is_paused:
            self.query_one(KeyBar).show(self.offered("pause", "help", "back"))
            return
        if self.prefix is not None:
            letters = f"1-{self.geometry.digit_name(self.geometry.n)}"
            self.query_one(KeyBar).show(
                [("back", self.key_name("escape"), self.speaker.say("do-back"))],
                self.speaker.say(
                    f"after-{self.prefix}",
                    digits=letters,
                    large="yes" if self.geometry.n > 9 else "no",
                ),
            )
            return
        self.query_one(KeyBar).show(self.offered(*self.footer_ids()), self._place())

    def cursor_moved(self) -> None:
        """Name the cell; the keys stay as they are."""
        if self.prefix is None:
            self.query_one(KeyBar).show_right(self._place())

    def _place(self) -> str:
        name = self.cell_name(self.cursor)
        if not self.view.layout_.shows_marks and (marks := self._marks_in_words()):
            return f"{name} {marks}"
        return name

    def _marks_in_words(self) -> str:
        cell = self.board.cells[self.cursor]
        mask = 0 if cell.value else cell.centre | cell.corner
        return " ".join(
            self.geometry.digit_name(d) for d in range(1, self.geometry.n + 1) if mask >> d - 1 & 1
        )

    # Keys

    def take_key(self, key: str) -> bool:
        """Digits, arrows, and what follows a prefix."""
        if self.is_paused:
            return self.goes_on(key)
        if self.prefix is not None:
            self._after_prefix(key)
            return True
        return self._take_digit(key) or self.take_arrow(key)

    def _take_digit(self, key: str) -> bool:
        """Whether a key is part of a digit, and what to do with it."""
        if self.leave_letters(key):
            return True
        was_typing = self.entry.is_typing
        digit = self.entry.take(key, self.tutor.azerty)
        if digit:
            self.write_or_choose(digit)
        elif digit == 0:
            self.do_clear()
        elif not self.tutor.azerty and key in SHIFTED:
            if SHIFTED[key] <= self.geometry.n:
                self._write(SHIFTED[key], "marks")
            return True
        if was_typing:
            self.show_status()
        # While letters are digits, no letter is a command.
        return digit is not None or (was_typing and len(key) == 1 and key.isalnum())

    def write_or_choose(self, digit: int) -> None:
        """With number first a digit is chosen, else it is written."""
        if self.settings.number_first:
            self.number = None if self.number == digit else digit
            self.highlighted = self.number
            self.show_board()
            self.show_status()
        else:
            self._write(digit, self.mode)

    def _write(self, digit: int, mode: Mode) -> None:
        cells = self.targets()
        if mode == "digits":
            if all(self.board.is_given(cell) for cell in cells):
                self.say("coach-given", cell=self.cell_name(cells[0]))
                return
            clean = self.settings.clean_marks
            self.edited(lambda: self.game.place(cells, digit, clean=clean))
        else:
            self.edited(lambda: self.game.mark(cells, digit, corner=mode == "corners"))

    def _after_prefix(self, key: str) -> None:
        """Colours, views and questions: what follows their key."""
        prefix, letter = self.prefix, key.upper()
        if key == "escape":
            self._end_prefix()
        elif prefix == "colour" and self._prefix_digit is None and key in ("x", "delete", "0"):
            self._end_prefix()
            self.edited(self.game.clear_colours)
        elif prefix == "colour" and not self.entry.is_typing and letter in _COLOUR_KEYS:
            colour, digit, cells = (
                COLOUR_LETTERS.index(letter) + 1,
                self._prefix_digit,
                self.targets(),
            )
            self._end_prefix()
            if digit is None:
                self.edited(lambda: self.game.colour(cells, colour))
            else:
                self.edited(lambda: self.game.tint(cells, digit, colour))
        elif prefix == "view" and key in ("v", "p", "t"):
            self._end_prefix()
            if key == "p":
                self.tutor.change(show_peers=not self.settings.show_peers)
            elif key == "t":
                self.show_pairs = not self.show_pairs
            else:
                self.highlighted, self.show_pairs = None, False
            self.show_board()
        else:
            self._digit_after_prefix(key)

    def _digit_after_prefix(self, key: str) -> None:
        """A digit to highlight, to ask about, or whose mark is to be coloured.

        After the key for colours letters are colours; there = comes before a letter digit.
        """
        if key == "=" or (self.prefix != "colour" and self.entry.pending is None):
            self.entry.begin()
        digit = self.entry.take(key, self.tutor.azerty) if key != "=" else None
        self.show_status()
        if not digit:
            return
        prefix = self.prefix
        if prefix == "colour":
            self._prefix_digit = digit
            return
        self._end_prefix()
        if prefix == "view":
            self.highlighted = None if self.highlighted == digit else digit
            self.show_board()
        elif prefix == "why":
            self.why_digit(self.cursor, digit)

    def _begin_prefix(self, prefix: Prefix) -> None:
        self.prefix, self._prefix_digit = prefix, None
        self.show_status()
        self.show_keys()

    def _end_prefix(self) -> None:
        self.prefix = self._prefix_digit = None
        self.entry.leave()
        self.show_status()
        self.show_keys()

    def clicked(self, event: DrawnBoard.Pressed) -> None:
        """A click moves the cursor; with number first it writes; the right button marks."""
        if self.is_paused:
            return
        super().clicked(event)
        if event.is_drag or event.is_held:
            return
        if event.button == 3 and event.digit is not None:
            self._write(event.digit, "corners" if self.mode == "corners" else "marks")
        elif self.settings.number_first and self.number is not None:
            self._write(self.number, self.mode)

    # Writing

    def do_notes(self) -> None:
        """Digits or marks."""
        self._set_mode("digits" if self.mode == "marks" else "marks")

    def do_corner_notes(self) -> None:
        """Digits or corner marks."""
        self._set_mode("digits" if self.mode == "corners" else "corners")

    def _set_mode(self, mode: Mode) -> None:
        self.mode = mode
        self.show_status()

    def do_number_first(self) -> None:
        """Choose the digit first, then the cells."""
        self.number = self.highlighted = None
        self.tutor.change(number_first=not self.settings.number_first)

    def do_put(self) -> None:
        """With number first: put the digit."""
        if self.settings.number_first and self.number is not None:
            self._write(self.number, self.mode)
        else:
            self.say("use-number-first")

    def do_clear(self) -> None:
        """Clear the cell."""
        self.edited(lambda: self.game.erase(self.targets()))

    def do_fill(self) -> None:
        """Write all candidates."""
        self.edited(self.game.fill)

    def do_clean(self) -> None:
        """Cross out the marks that digits exclude."""
        self.edited(self.game.clean)

    def do_select(self) -> None:
        """Add the cell to those selected, or take it out."""
        self.selected ^= {self.cursor}
        self.show_board()

    def do_colour(self) -> None:
        """Colour cells or marks."""
        self._begin_prefix("colour")

    # Looking and asking

    def do_view(self) -> None:
        """Highlight a digit, peers, or cells with two candidates."""
        self._begin_prefix("view")

    def do_why(self) -> None:
        """Why this digit, or, on an empty cell, why the digit typed next."""
        value = self.board.cells[self.cursor].value
        if self.board.is_given(self.cursor):
            self.say("coach-given", cell=self.cell_name(self.cursor))
        elif value:
            self.why_digit(self.cursor, value)
        else:
            self._begin_prefix("why")
