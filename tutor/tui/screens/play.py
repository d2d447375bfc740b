"""The practice board."""

from collections.abc import Callable
from typing import ClassVar, Literal

from tutor.explain.diagnose import Move
from tutor.play.board import COLOUR_LETTERS
from tutor.store.keeper import Keeper
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step
from tutor.tui.board.look import Scene
from tutor.tui.board.widget import BoardView
from tutor.tui.commands import PLAY, Command
from tutor.tui.keys import SHIFTED, DigitEntry
from tutor.tui.screens.coached import CoachedScreen
from tutor.tui.screens.titles import title_of
from tutor.tui.widgets.status import KeyBar, StatusLine

Mode = Literal["digits", "marks", "corners"]
Prefix = Literal["colour", "view", "why"]


class PlayScreen(CoachedScreen):
    """A game: digits, marks and colours, with everything kept as it is done."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = PLAY
    NAME = "play"

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper.game)
        self.keeper = keeper
        self.mode: Mode = "digits"
        self.prefix: Prefix | None = None
        self.is_paused = False
        self.entry = DigitEntry(self.geometry)
        self.number: int | None = None
        """With number first: the digit that Enter and the mouse put."""
        self._prefix_digit: int | None = None
        self._clock_from: float | None = None
        self._solved_told = self.board.is_solved
        self._conflicts_asked = False

    # The clock

    def on_mount(self) -> None:
        """Begin, or go on, and let the clock run."""
        super().on_mount()
        self._clock_from = self.tutor.clock()
        self.set_interval(1.0, self._tick)
        self.show_title()
        self.show_now()
        if not self.coach.said:
            if self.game.moves_made:
                self.say("coach-welcome-back")
            else:
                self.say("coach-welcome")

    @property
    def clock_runs(self) -> bool:
        """Whether time counts."""
        return not (self.is_paused or self._solved_told) and self.is_current

    def sync_clock(self) -> None:
        """Bring the game's clock up to date."""
        now = self.tutor.clock()
        if self._clock_from is not None and self.clock_runs:
            self.game.elapsed += max(now - self._clock_from, 0.0)
        self._clock_from = now

    def _tick(self) -> None:
        self.sync_clock()
        if self.clock_runs:
            self.keeper.tick(self.game.elapsed)
            self.tutor.warn(self.keeper.problem)
            self.show_status()

    def on_screen_suspend(self) -> None:
        """Time does not count while another screen is in front."""
        self._clock_from = None

    def on_screen_resume(self) -> None:
        """It counts again."""
        self._clock_from = self.tutor.clock()
        super().on_screen_resume()

    # The frame

    def show_status(self) -> None:
        """The grid, the mode, the time, and how many of each digit are left."""
        say = self.speaker.say
        seconds = int(self.game.elapsed)
        time = f"{seconds // 60:02d}:{seconds % 60:02d}"
        left = " ".join(
            f"{self.geometry.digit_name(digit)}:{self.board.left(digit)}"
            for digit in range(1, self.geometry.n + 1)
        )
        self.query_one(StatusLine).show(
            title_of(self.keeper.record.title, self.geometry, self.speaker),
            self._mode_text(),
            time if self.settings.show_timer else "",
            say("left", counts=left),
        )

    def _mode_text(self) -> str:
        say = self.speaker.say
        parts = [say(f"mode-{self.mode}")]
        if self.entry.pending is not None:
            parts.append(say("mode-letter", typed=self.entry.pending))
        elif self.entry.letters:
            parts.append(say("mode-letters"))
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
        if self.prefix is not None:
            letters = (
                "1-9" if self.geometry.n <= 9 else f"1-{self.geometry.digit_name(self.geometry.n)}"
            )
            self.query_one(KeyBar).show(
                [("back", self.key_name("escape"), self.speaker.say("do-back"))],
                self.speaker.say(f"after-{self.prefix}", digits=letters),
            )
            return
        ids = [command.id for command in self.commands() if command.in_footer]
        right = self.cell_name(self.cursor)
        if not self.view.layout_.shows_marks and (marks := self._marks_in_words()):
            right = f"{right} {marks}"
        self.query_one(KeyBar).show(self.offered(*ids), right)

    def _marks_in_words(self) -> str:
        cell = self.board.cells[self.cursor]
        mask = 0 if cell.value else cell.centre | cell.corner
        return " ".join(
            self.geometry.digit_name(d) for d in range(1, self.geometry.n + 1) if mask >> d - 1 & 1
        )

    def scene(self) -> Scene:
        """The board as it is, or hidden while the game is paused."""
        scene = super().scene()
        scene.is_paused = self.is_paused
        scene.show_conflicts = scene.show_conflicts or self._conflicts_asked
        return scene

    # Keys

    def take_key(self, key: str) -> bool:
        """Digits, arrows, and what follows a prefix."""
        if self.is_paused:
            if key in ("p", "space", "enter"):
                self.do_pause()
                return True
            return key not in ("escape", "q", "?", "f1", "ctrl+q", "L", "ctrl+p", ",")
        if self.prefix is not None:
            self._after_prefix(key)
            return True
        if self.entry.pending is None and not self.entry.letters and self.take_arrow(key):
            return True
        if self.entry.letters and (key in ("enter", "D") or key == "escape"):
            if self.entry.pending is None or key == "escape":
                self.entry.letters, self.entry.pending = False, None
                self.show_status()
                return True
        digit = self.entry.take(key, self.tutor.azerty)
        if digit is None and not self.tutor.azerty and key in SHIFTED:
            digit = SHIFTED[key]
            if digit <= self.geometry.n:
                self._write(digit, "marks")
            return True
        if digit is None:
            if self.entry.pending is not None:
                if key == "escape" or not self.entry.pending:
                    self.entry.cancel()
                self.show_status()
                return True
            if self.entry.letters and self.take_arrow(key):
                return True
            return self.entry.letters and len(key) == 1 and key.isalpha()
        if digit == 0:
            self.do_clear()
        else:
            self._write_or_choose(digit)
        return True

    def _write_or_choose(self, digit: int) -> None:
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

    def edited(self, edit: Callable[[], object]) -> bool:
        """Change the board, write it down, and show what has changed."""
        self.sync_clock()
        if not edit():
            return False
        self._conflicts_asked = False
        self.tutor.warn(self.keeper.problem)
        self.board_changed()
        self.show_status()
        self.show_keys()
        self._look_at_the_end()
        return True

    def _look_at_the_end(self) -> None:
        """A full board is right, or it is not."""
        if not self.board.is_full:
            self._solved_told = False
            return
        if not self.board.is_solved:
            self.say("coach-full-but-wrong")
        elif not self._solved_told:
            self.sync_clock()
            self._solved_told = True
            self.note("solved")
            minutes, seconds = divmod(int(self.game.elapsed), 60)
            self.say("coach-solved", time=f"{minutes}:{seconds:02d}")
            self.coach.now(self.offered("back", "walk", "copy"))

    def _after_prefix(self, key: str) -> None:
        """Colours, views and questions: what follows their key."""
        prefix, letter = self.prefix, key.upper()
        if key == "escape":
            self._end_prefix()
        elif prefix == "colour" and self._prefix_digit is None and key in ("x", "delete", "0"):
            self._end_prefix()
            self.edited(self.game.clear_colours)
        elif prefix == "colour" and len(letter) == 1 and letter in COLOUR_LETTERS:
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
        # Letters of colours come after a digit: there they are no digits.
        if self.entry.pending is None and not (self.prefix == "colour" and key.isalpha()):
            self.entry.begin()
        digit = self.entry.take(key, self.tutor.azerty)
        if not digit:
            if not self.entry.pending:
                self.entry.cancel()
                self.show_status()
            return
        prefix = self.prefix
        if prefix == "colour":
            self._prefix_digit = digit
            self.show_status()
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
        self.entry.cancel()
        self.show_status()
        self.show_keys()

    def on_board_view_clicked(self, event: BoardView.Clicked) -> None:
        """A click moves the cursor; with number first it writes; the right button marks."""
        if self.is_paused:
            return
        super().on_board_view_clicked(event)
        if event.is_drag or event.adds:
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

    # Looking

    def do_view(self) -> None:
        """Highlight a digit, peers, or cells with two candidates."""
        self._begin_prefix("view")

    def do_conflicts(self) -> None:
        """Show what breaks the rules, now."""
        self._conflicts_asked = True
        self.show_board()
        clashes = self.board.conflicts()
        if clashes:
            from tutor.language.problems import contradiction

            grid = self.board.grid()
            self.coach.say(*(contradiction(clash, grid, self.speaker) for clash in clashes[:5]))
        else:
            self.say("no-conflicts")

    def do_pause(self) -> None:
        """Stop the clock and hide the board, or go on."""
        self.sync_clock()
        self.is_paused = not self.is_paused
        if self.is_paused:
            self.say("coach-paused")
        self.show_board()
        self.show_status()

    # The coach

    def do_why(self) -> None:
        """Why this digit, or, on an empty cell, why the digit typed next."""
        value = self.board.cells[self.cursor].value
        if self.board.is_given(self.cursor):
            self.say("coach-given", cell=self.cell_name(self.cursor))
        elif value:
            self.why_digit(self.cursor, value)
        else:
            self._begin_prefix("why")

    def note(self, kind: str, note: str = "") -> None:
        """Write down that the coach was asked."""
        self.sync_clock()
        self.game.note(kind, note)

    def apply_step(self, step: Step) -> None:
        """Do what a step concludes."""
        self.edited(lambda: self.game.apply(step))

    def undo_before(self, move: Move) -> int:
        """Undo a move and all that came after it."""
        counts: list[int] = []
        self.edited(lambda: counts.append(self.game.undo_before(move)) or counts[0])
        return counts[0]

    # History

    def do_undo(self) -> None:
        """Take the last edit back."""
        self._step_in_history(self.game.undo, "nothing-to-undo")

    def do_redo(self) -> None:
        """Do it again."""
        self._step_in_history(self.game.redo, "nothing-to-redo")

    def _step_in_history(self, go: Callable[[], tuple[object, ...] | None], nothing: str) -> None:
        self.sync_clock()
        changes = go()
        if changes is None:
            self.say(nothing)
            return
        self.tutor.warn(self.keeper.problem)
        self.board_changed()
        if len(changes) == 1:
            self.move_to(changes[0].cell)  # type: ignore[attr-defined]
        self.show_status()

    def do_bookmark(self) -> None:
        """Remember the board, to try something."""
        self.sync_clock()
        self.game.bookmark()
        self.say("coach-bookmark")
        self.show_status()

    def do_bookmark_back(self) -> None:
        """Back to the board remembered last."""
        if not self.game.bookmarks:
            self.say("no-bookmark")
            return
        self.sync_clock()
        self.game.back()
        self.board_changed()
        self.say("coach-bookmark-back")
        self.show_status()

    # The grid

    def do_walk(self) -> None:
        """Watch this grid being solved."""
        self.tutor.open_walk(self.game.puzzle)

    def do_restart(self) -> None:
        """Begin this grid again, as a new game."""
        self.tutor.open_game(self.game.puzzle, self.keeper.record.title, replace=True)

    def do_back(self) -> None:
        """Leave what is going on first, then the screen; the game stays as it is."""
        if self.stop_thinking() or self.entry.cancel():
            self.show_status()
        elif self.selected:
            self.selected.clear()
            self.show_board()
        else:
            self.sync_clock()
            self.keeper.tick(self.game.elapsed)
            self.dismiss()
