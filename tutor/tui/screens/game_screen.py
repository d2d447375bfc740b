"""A game being played, whatever the game: its clock, its history, and how it is kept."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tutor.store import Problem
from tutor.tui.screens.coached import CoachedScreen
from tutor.tui.screens.pausing import PausingScreen

_SAVE_CLOCK_EVERY = 10.0
"""Seconds; every move saves the clock too."""


class Kept(Protocol):
    """Whoever writes a game down as it is played."""

    @property
    def problem(self) -> Problem | None:
        """Why the last write failed, if it did."""

    @property
    def record(self) -> Any:
        """What is known of the game."""

    def tick(self, elapsed: float) -> None:
        """Save the clock between moves."""


class GameScreen(CoachedScreen, PausingScreen):
    """The game's part of a screen; put before the screen with the game's board."""

    keeper: Kept
    _clock_from: float | None = None
    _end_told = False
    """Whether the learner knows that the game has come to its end."""

    # The clock

    def opened(self) -> None:
        """Begin, or go on, and let the clock run."""
        super().opened()
        self._clock_from = self.tutor.clock()
        self.set_interval(1.0, self.if_there(self._tick))
        self.show_title()
        self.show_now()
        hint = next(command for command in self.commands() if command.id == "hint")
        welcome = "coach-welcome-back" if self.game.moves_made else "coach-welcome"
        self.coach.say(self.speaker.say(welcome, key=self.command_keys(hint)))

    @property
    def clock_runs(self) -> bool:
        """Whether time counts."""
        return not (self.is_paused or self._end_told) and self.is_active

    def sync_clock(self) -> None:
        """Bring the game's clock up to date."""
        now = self.tutor.clock()
        if self._clock_from is not None and self.clock_runs:
            self.game.elapsed += max(now - self._clock_from, 0.0)
        self._clock_from = now

    def _tick(self) -> None:
        self.sync_clock()
        if self.clock_runs:
            if self.game.elapsed >= self.keeper.record.elapsed + _SAVE_CLOCK_EVERY:
                self.keeper.tick(self.game.elapsed)
                self.tutor.warn(self.keeper.problem)
            self.show_status()

    def on_screen_suspend(self) -> None:
        """Time does not count while another screen is in front."""
        if self._clock_from is not None and not (self.is_paused or self._end_told):
            self.game.elapsed += max(self.tutor.clock() - self._clock_from, 0.0)
        self._clock_from = None

    def resumed(self) -> None:
        """It counts again."""
        self._clock_from = self.tutor.clock()
        super().resumed()

    @property
    def clock_text(self) -> str:
        """The time played, where the learner wants to see it."""
        seconds = int(self.game.elapsed)
        return f"{seconds // 60:02d}:{seconds % 60:02d}" if self.settings.show_timer else ""

    # Editing

    def edited(self, edit: Callable[[], object]) -> bool:
        """Change the board, write it down, and show what has changed."""
        self.sync_clock()
        if not edit():
            return False
        self.show_edit()
        return True

    def show_edit(self) -> None:
        """Show the board after it has changed."""
        self.tutor.warn(self.keeper.problem)
        self.board_changed()
        self.show_keys()
        self.look_at_the_end()
        self.show_status()

    def look_at_the_end(self) -> None:
        """Say so if the game has come to its end."""
        if not self.is_won:
            self._end_told = False
        elif not self._end_told:
            self.sync_clock()
            self._end_told = True
            self.note("solved")
            minutes, seconds = divmod(int(self.game.elapsed), 60)
            self.tell_the_end(f"{minutes}:{seconds:02d}")

    def tell_the_end(self, time: str) -> None:
        """Say that the game has come to its end, and what there is to say about it."""
        raise NotImplementedError

    def do_pause(self) -> None:
        """Stop the clock and hide the board, or go on."""
        self.sync_clock()
        self.is_paused = not self.is_paused
        if self.is_paused:
            self.say("coach-paused")
        self.show_board()
        self.show_status()
        self.show_keys()

    # The coach

    def note(self, kind: Any, note: str = "") -> None:
        """Write down that the coach was asked."""
        self.sync_clock()
        self.game.note(kind, note)

    def undo_before(self, move: Any) -> int:
        """Undo a move and all that came after it."""
        before = int(self.game.moves_made)
        self.edited(lambda: self.game.undo_before(move))
        return before - int(self.game.moves_made)

    # History

    def do_undo(self) -> None:
        """Take the last edit back."""
        self._step_in_history(self.game.undo, "nothing-to-undo")

    def do_redo(self) -> None:
        """Do it again."""
        self._step_in_history(self.game.redo, "nothing-to-redo")

    def _step_in_history(self, go: Callable[[], Sequence[Any] | None], nothing: str) -> None:
        self.sync_clock()
        changes = go()
        if changes is None:
            self.say(nothing)
            return
        self.show_edit()
        if len(changes) == 1:
            self.move_to(changes[0].cell)

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
        self.show_edit()
        self.say("coach-bookmark-back")

    # Leaving

    def leave_something(self) -> bool:
        """Leave what is going on on the board; False if nothing is."""
        return False

    def do_back(self) -> None:
        """Leave what is going on first, then the screen; the game stays as it is."""
        if self.stop_thinking():
            self.show_status()
        elif not (self.leave_something() or self.close_drawer()):
            self.sync_clock()
            self.keeper.tick(self.game.elapsed)
            self.dismiss()
