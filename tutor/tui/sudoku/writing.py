"""Writing on a grid: digits, marks, colours, and the keys for them."""

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Literal

from textual.content import Content

from tutor.games.sudoku.game import Game
from tutor.games.sudoku.titles import title_of
from tutor.language import Speaker
from tutor.language.problems import contradiction
from tutor.sudoku.geometry import Geometry, digits
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.commands import HELP_KEYS, PLAY
from tutor.tui.keys import SHIFTED
from tutor.tui.parts.chips import Offer
from tutor.tui.sudoku.digit_hand import DigitHand
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.paint import CORNER
from tutor.tui.sudoku.prefixes import Prefixes

if TYPE_CHECKING:
    from tutor.tui.screens.exam import ExamScreen
    from tutor.tui.screens.play import PlayScreen

Mode = Literal["digits", "marks", "corners"]


class Writing(DigitHand["PlayScreen | ExamScreen"]):
    """The learner's hand on a Sudoku."""

    commands = PLAY

    def __init__(self, game: Game, easel: GridEasel, host: "PlayScreen | ExamScreen") -> None:
        super().__init__(easel, host)
        self._game = game
        self._board, self._geometry = game.board, game.geometry
        self.mode: Mode = "digits"
        self.prefixes = Prefixes(self.entry, easel, host, self._colour, self._ask_why)
        self.number: int | None = None
        """With number first: the digit that Enter and the mouse put."""

    # What is going on, in words

    def title(self, token: str) -> str:
        """What the grid is called."""
        return title_of(token, self._geometry, self._host.speaker)

    def name_of(self, id: str) -> str:
        """What a digit does in the present mode, and which mode the key for marks leads to."""
        say = self._host.speaker.say
        if id == "notes" and self.mode == "marks":
            return say("notes-off")
        if id != "digit":
            return ""
        does = say("digit-choose" if self._host.settings.number_first else f"digit-{self.mode}")
        if not self.entry.has_letters:
            return does
        kind = "numbers" if self.entry.has_numbers else "letters"
        last = self._geometry.digit_name(self._geometry.n)
        return say(f"digit-of-{kind}", does=does, last=last)

    def asked(self) -> str:
        """Which digit is asked about."""
        if self.prefixes.open != "why":
            return ""
        last = self._geometry.digit_name(self._geometry.n)
        return self._host.speaker.say("coach-ask-why", cell=self.place(), digits=f"1-{last}")

    def mode_text(self) -> str:
        """What a digit typed now would be, and what else is going on."""
        say = self._host.speaker.say
        parts = [say(f"mode-{self.mode}")]
        if self.entry.is_typing:
            parts.append(self.entry_text())
        if self._host.settings.number_first:
            name = self._geometry.digit_name(self.number) if self.number else "none"
            parts.append(say("mode-number-first", digit=name))
        if self.prefixes.open:
            parts.append(say(f"mode-{self.prefixes.open}"))
        return " ".join(parts)

    def footer(self) -> tuple[list[Offer], Content] | None:
        """After a prefix, what may follow."""
        return self.prefixes.footer() if self.prefixes.is_open else None

    def moved(self) -> None:
        """Name the cell; what is expected may be about it."""
        super().moved()
        if self.prefixes.is_open:
            self._host.show_keys()

    def this_cell(self, *, wide: bool) -> tuple[Content, ...]:
        """The cell and its houses; its digit or its marks."""
        cell, geometry = self.cursor.cell, self._geometry
        if value := self._board.cells[cell].value:
            kind = "cell-given" if self._board.is_given(cell) else "cell-yours"
            written = geometry.digit_name(value)
        else:
            written = self._marks_in_words()
            kind = "cell-marks" if written else "cell-no-marks"
        return _cell_words(self._host.speaker, geometry, cell, kind, written, wide)

    def _marks_in_words(self) -> str:
        """The marks of the cell, those in its corner with the sign they have on large boards."""
        cell, name = self._board.cells[self.cursor.cell], self._geometry.digit_name
        if cell.value:
            return ""
        return " ".join(
            name(digit) + CORNER * (cell.corner >> digit - 1 & 1)
            for digit in digits(cell.centre | cell.corner)
        )

    def board_changed(self) -> None:
        """Conflicts have to be asked for again."""
        self.easel.shows_conflicts = False

    def leave(self) -> bool:
        """Leave what a key has begun, or letters being typed."""
        if self.prefixes.leave():
            return True
        if not self.entry.leave():
            return False
        self._host.show_status()
        return True

    def deselect(self) -> bool:
        """Leave cells being selected."""
        if not self.easel.selected:
            return False
        self.easel.selected.clear()
        self.easel.draw()
        return True

    # The mouse

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A click chooses the cell; with number first it writes; the right button marks.

        So does the left one in marks mode, in the cell that is chosen already and where marks
        are large enough to be meant.
        """
        is_chosen = event.cell == self.cursor.cell and not self.easel.selected
        super().pressed(event)
        if event.is_held or self.prefixes.is_open:
            return
        marks = self.mode != "digits" and self.easel.view.has_large_marks
        is_meant = event.button == 3 or (marks and is_chosen)
        if is_meant and event.digit is not None and not self._board.cells[event.cell].value:
            self._note(event.digit)
        elif self._host.settings.number_first and self.number is not None:
            self._write(self.number, self.mode)

    # Keys

    def take_key(self, key: str) -> bool:
        """Digits, arrows, and what follows a prefix."""
        if self.prefixes.is_open and key not in HELP_KEYS:
            if self.prefixes.open != "colour" or not super().take_key(key):
                self.prefixes.take(key)
            return True
        return self._take_digit(key) or super().take_key(key)

    def _take_digit(self, key: str) -> bool:
        """Whether a key is part of a digit, and what to do with it."""
        if key == "escape" and self.leave():
            return True
        if (number := self.entry.end(key)) is not None:
            self.take_number(number)
            self._host.show_status()
        was_typing, azerty = self.entry.is_typing, self._host.tutor.azerty
        digit = self.entry.take(key, azerty)
        was_typing = was_typing or self.entry.is_typing
        if digit:
            self.take_number(digit)
        elif digit == 0:
            self.do_clear()
        elif not azerty and key in SHIFTED:
            if SHIFTED[key] <= self._geometry.n:
                self._write(SHIFTED[key], "marks")
            return True
        if was_typing:
            self._host.show_status()
        # While letters are digits, no letter is a command.
        return digit is not None or (was_typing and len(key) == 1 and key.isalnum())

    def take_number(self, digit: int) -> None:
        """Answer with a digit where one is asked for; else choose it, or write it."""
        if self.prefixes.is_open:
            self.prefixes.take_number(digit)
        elif self._host.settings.number_first:
            self.number = None if self.number == digit else digit
            self.easel.highlighted = self.number
            self.easel.draw()
            self._host.show_status()
        else:
            self._write(digit, self.mode)

    def note_number(self, number: int) -> None:
        """The right button writes a mark, unless something was asked."""
        if self.prefixes.is_open:
            self.take_number(number)
        else:
            self._note(number)

    def _note(self, digit: int) -> None:
        """Write a mark, whatever a digit typed would be."""
        self._write(digit, "corners" if self.mode == "corners" else "marks")

    def _write(self, digit: int, mode: Mode) -> None:
        cells, game = self.targets(), self._game
        if mode == "digits":
            if all(self._board.is_given(cell) for cell in cells):
                self._host.say("coach-given", cell=partial(self.easel.cell_name, cells[0]))
                return
            clean = self._host.settings.clean_marks
            self._host.edit(lambda: game.place(cells, digit, clean=clean))
        elif all(self._board.cells[cell].value for cell in cells):
            self._host.say("coach-cell-filled", cell=partial(self.easel.cell_name, cells[0]))
        else:
            self._host.edit(lambda: game.mark(cells, digit, corner=mode == "corners"))

    # Writing

    def do_notes(self) -> None:
        """Digits or marks."""
        self._set_mode("digits" if self.mode == "marks" else "marks")

    def do_corner_notes(self) -> None:
        """Digits or corner marks."""
        self._set_mode("digits" if self.mode == "corners" else "corners")

    def _set_mode(self, mode: Mode) -> None:
        self.mode = mode
        self._host.show_status()
        self._host.show_keys()

    def do_number_first(self) -> None:
        """Choose the digit first, then the cells."""
        self.number = self.easel.highlighted = None
        self._host.tutor.change(number_first=not self._host.settings.number_first)
        if self._host.settings.number_first:
            self._host.say("number-first-on")

    def do_put(self) -> None:
        """With number first: put the digit."""
        if self._host.settings.number_first and self.number is not None:
            self._write(self.number, self.mode)
        else:
            self._host.say("use-number-first")

    def do_clear(self) -> None:
        """Clear the cell."""
        self._host.edit(lambda: self._game.erase(self.targets()))

    def do_fill(self) -> None:
        """Write all candidates, and say so if some stay crossed out."""
        self._host.edit(self._game.fill)
        if self._game.has_crossed_out:
            self._host.say("coach-fill-kept")

    def do_clean(self) -> None:
        """Cross out the marks that digits exclude."""
        self._host.edit(self._game.clean)

    def do_select(self) -> None:
        """Add the cell to those selected, or take it out."""
        self.easel.selected ^= {self.cursor.cell}
        self.easel.draw()

    def do_colour(self) -> None:
        """Colour cells or marks."""
        self.prefixes.begin("colour")

    def _colour(self, colour: int | None, digit: int | None) -> None:
        """Colour the cells, or a digit's marks in them; without a colour, take all away.

        A mark that is not there cannot be coloured.
        """
        cells, game = self.targets(), self._game
        if digit is not None:
            cells = [cell for cell in cells if self._board.cells[cell].has_mark(digit)]
        if not cells:
            self._host.say("colour-no-mark", digit=self._geometry.digit_name(digit or 0))
        elif colour is None:
            self._host.edit(game.clear_colours)
        elif digit is None:
            self._host.edit(lambda: game.colour(cells, colour))
        else:
            self._host.edit(lambda: game.tint(cells, digit, colour))

    # Looking and asking

    def do_view(self) -> None:
        """Highlight a digit, peers, or cells with two candidates."""
        self.prefixes.begin("view")

    def do_conflicts(self) -> None:
        """Show what breaks the rules, now."""
        self.easel.shows_conflicts = True
        self.easel.draw()
        grid, speaker = self._board.grid(), self._host.speaker
        clashes = self._board.conflicts()[:5]
        if clashes:
            self._host.remark(*(contradiction(clash, grid, speaker) for clash in clashes))
        else:
            self._host.say("no-conflicts")

    def do_why(self) -> None:
        """Why this digit, or, on an empty cell, why the digit typed next."""
        cell = self.cursor.cell
        value = self._board.cells[cell].value
        if self._board.is_given(cell):
            self._host.say("coach-given", cell=partial(self.easel.cell_name, cell))
        elif value:
            self._ask_why(value)
        else:
            self.prefixes.begin("why")

    def _ask_why(self, digit: int) -> None:
        question = self._game.question()
        self._host.why(question.doubt(question.claim_about(self.cursor.cell, digit)))


@lru_cache(maxsize=256)
def _cell_words(
    speaker: Speaker, geometry: Geometry, cell: int, kind: str, written: str, wide: bool
) -> tuple[Content, ...]:
    """Two lines about a cell: they are told again with every move."""
    name = Content.styled(geometry.cell_name(cell, speaker.language), "bold")
    of_it = speaker.say(kind)
    if not wide:
        return name + Content.styled(f"  {of_it}", "$muted"), Content(written)
    row, column = divmod(cell, geometry.n)
    box = geometry.box_of[cell] + 1
    houses = speaker.say("cell-houses", row=row + 1, column=column + 1, box=box)
    line = Content.styled(of_it, "$muted") + f"  {written}"
    return name + Content.styled(f"  {houses}", "$muted"), line
