"""The practice board."""

from collections.abc import Callable

from textual.content import Content

from tutor.explain.diagnose import Move
from tutor.language.problems import contradiction
from tutor.language.rating import rated_as
from tutor.play.board import Change
from tutor.play.log import AsideKind
from tutor.rating.rater import Rating, rated_soon
from tutor.store.keeper import Keeper
from tutor.techniques.step import Step
from tutor.tui.board.look import Scene
from tutor.tui.knowledge import aids_of, needs_candidates
from tutor.tui.screens.titles import title_of
from tutor.tui.screens.writing import WritingScreen
from tutor.tui.widgets.status import StatusLine

_SAVE_CLOCK_EVERY = 10.0
"""Seconds; every move saves the clock too."""
_RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")


class PlayScreen(WritingScreen):
    """A game: digits, marks and colours, with everything kept as it is done."""

    NAME = "play"

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper.game)
        self.keeper = keeper
        self._clock_from: float | None = None
        self._solved_told = self.board.is_solved
        self._conflicts_asked = False

    # The clock

    def opened(self) -> None:
        """Begin, or go on, and let the clock run."""
        super().opened()
        self._clock_from = self.tutor.clock()
        self.set_interval(1.0, self._tick)
        self.show_title()
        self.show_now()
        hint = next(command for command in self.commands() if command.id == "hint")
        welcome = "coach-welcome-back" if self.game.moves_made else "coach-welcome"
        self.coach.say(self.speaker.say(welcome, key=self.command_keys(hint)))
        if self._begins_with_candidates():
            self.edited(self.game.fill)
            self.coach.say(self.speaker.say("coach-filled"))

    def _begins_with_candidates(self) -> bool:
        """Whether this is a new game, about a pattern that is easier to learn with candidates."""
        is_new = not (self.game.elapsed or self.game.moves_made or self.game.can_redo)
        has_marks = any(cell.centre for cell in self.board.cells)
        title = self.keeper.record.title
        return is_new and not has_marks and needs_candidates(title, self.tutor.store, self.settings)

    @property
    def clock_runs(self) -> bool:
        """Whether time counts."""
        return not (self.is_paused or self._solved_told) and self.is_active

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
        if self._clock_from is not None and not (self.is_paused or self._solved_told):
            self.game.elapsed += max(self.tutor.clock() - self._clock_from, 0.0)
        self._clock_from = None

    def resumed(self) -> None:
        """It counts again."""
        self._clock_from = self.tutor.clock()
        super().resumed()

    # The frame

    def show_status(self) -> None:
        """The grid, the mode, the time, and how many of each digit are left."""
        seconds = int(self.game.elapsed)
        time = f"{seconds // 60:02d}:{seconds % 60:02d}"
        self.query_one(StatusLine).show(
            title_of(self.keeper.record.title, self.geometry, self.speaker),
            self.mode_text(),
            time if self.settings.show_timer else "",
            counts=self._left(),
        )

    def _left(self) -> list[Content]:
        """How many of each digit are left: as ``1:3 2:5``, or shorter as ``1³2⁵``.

        A click on a digit types it.
        """
        names = [self.geometry.digit_name(digit) for digit in range(1, self.geometry.n + 1)]
        counts = [str(count) for count in self.board.left()]
        pairs = list(zip(names, counts, strict=True))
        long = [f"{name}:{count}" for name, count in pairs]
        short = [f"{name}{count.translate(_RAISED)}" for name, count in pairs]
        label = Content(self.speaker.say("left"))
        return [
            label + _typed_by_click(long, " "),
            label + _typed_by_click(short, ""),
            _typed_by_click(short, ""),
        ]

    def action_type_digit(self, digit: int) -> None:
        """A digit of the top line was clicked."""
        if not self.is_paused:
            self.write_or_choose(digit)

    def scene(self) -> Scene:
        """The board as it is, or hidden while the game is paused."""
        scene = super().scene()
        scene.is_paused = self.is_paused
        scene.show_conflicts = scene.show_conflicts or self._conflicts_asked
        return scene

    # Editing

    def edited(self, edit: Callable[[], object]) -> bool:
        """Change the board, write it down, and show what has changed."""
        self.sync_clock()
        if not edit():
            return False
        self._show_edit()
        return True

    def _show_edit(self) -> None:
        """Show the board after it has changed."""
        self._conflicts_asked = False
        self.tutor.warn(self.keeper.problem)
        self.board_changed()
        self.show_keys()
        self._look_at_the_end()
        self.show_status()

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
            beginning = self.game.beginning()
            self.think(lambda watch: rated_soon(beginning, lambda: watch(0.0)), self._tell_rating)
            self.tutor.feeder.feed()

    def _tell_rating(self, rating: Rating | None) -> None:
        """How hard the grid was."""
        if rating is not None:
            self.coach.say(rated_as(self.speaker, rating.level, rating.score))

    # Looking

    def do_conflicts(self) -> None:
        """Show what breaks the rules, now."""
        self._conflicts_asked = True
        self.show_board()
        clashes = self.board.conflicts()
        if clashes:
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
        self.show_keys()

    # The coach

    def lights_up(self, technique: str) -> bool:
        """Whether the learner needs to be shown where a pattern is."""
        return aids_of(technique, self.tutor.store, self.settings).lighting

    def note(self, kind: AsideKind, note: str = "") -> None:
        """Write down that the coach was asked."""
        self.sync_clock()
        self.game.note(kind, note)

    def apply_step(self, step: Step) -> bool:
        """Do what a step concludes."""
        return self.edited(lambda: self.game.apply(step, clean=self.settings.clean_marks))

    def undo_before(self, move: Move) -> int:
        """Undo a move and all that came after it."""
        before = self.game.moves_made
        self.edited(lambda: self.game.undo_before(move))
        return before - self.game.moves_made

    # History

    def do_undo(self) -> None:
        """Take the last edit back."""
        self._step_in_history(self.game.undo, "nothing-to-undo")

    def do_redo(self) -> None:
        """Do it again."""
        self._step_in_history(self.game.redo, "nothing-to-redo")

    def _step_in_history(self, go: Callable[[], tuple[Change, ...] | None], nothing: str) -> None:
        self.sync_clock()
        changes = go()
        if changes is None:
            self.say(nothing)
            return
        self._show_edit()
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
        self._show_edit()
        self.say("coach-bookmark-back")

    # The grid

    def do_walk(self) -> None:
        """Watch this grid being solved."""
        self.tutor.open_walk(self.game.beginning(), self.keeper.record.title)

    def do_review(self) -> None:
        """Read this game back."""
        self.sync_clock()
        self.keeper.tick(self.game.elapsed)
        self.tutor.open_review(self.game.puzzle, self.keeper.log, self.keeper.record.title)

    def do_restart(self) -> None:
        """Begin this grid again, as a new game."""
        self.tutor.tell(self.speaker.say("restarted"))
        self.tutor.open_game(self.game.beginning(), self.keeper.record.title, replace=True)

    def do_back(self) -> None:
        """Leave what is going on first, then the screen; the game stays as it is."""
        if self.stop_thinking() or self.entry.leave():
            self.show_status()
        elif self.close_drawer():
            return
        elif self.selected:
            self.selected.clear()
            self.show_board()
        else:
            self.sync_clock()
            self.keeper.tick(self.game.elapsed)
            self.dismiss()


def _typed_by_click(texts: list[str], between: str) -> Content:
    """Texts beside each other; a click on one types its digit."""
    links = [
        Content.from_markup(f"[@click=screen.type_digit({digit})]$text[/]", text=text)
        for digit, text in enumerate(texts, start=1)
    ]
    return Content(between).join(links)
