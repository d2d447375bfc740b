"""The practice board, whatever the game: the board, its coach, and one game in play."""

from collections.abc import Callable
from functools import lru_cache, partial

from textual import events
from textual.content import Content
from textual.worker import Worker

from tutor.activity.play import Play
from tutor.activity.said import Reply, Said
from tutor.games.sheet import Doubt
from tutor.games.told import Told
from tutor.language import Speaker
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.hand import Hand
from tutor.tui.board.table import Table
from tutor.tui.knowledge import aids_of
from tutor.tui.parts.chips import Offer
from tutor.tui.parts.marks import bar
from tutor.tui.screens.board_with_coach import LABELLED, BoardWithCoach
from tutor.tui.screens.verbs import PlayVerbs
from tutor.tui.skins import just_solved
from tutor.tui.thinking import Thinker
from tutor.tui.widgets.speech import literally
from tutor.tui.widgets.status import StatusLine, crumbs
from tutor.tui.widgets.transcript import Entry, Instead

_WHILE_PAUSED = ("pause", "back", "help", "quit", "language", "theme", "settings", "palette")
"""The commands that can still be given."""


class PlayScreen(BoardWithCoach):
    """A game: everything is kept as it is done, and somebody can be asked."""

    NAME = "play"
    hand: Hand

    def __init__(self, set_table: "Callable[[PlayScreen], Table]") -> None:
        super().__init__()
        self.table = table = set_table(self)
        self.easel, self.hand = table.easel, table.hand
        self.COMMAND_SET, self.MORE_HELP = table.hand.commands, table.more_help
        self.play = Play(
            table.sheet,
            table.keeper,
            lambda: self.speaker,
            lambda: self.tutor.clock(),
            lights_up=lambda lesson: aids_of(lesson, self.tutor.store, self.settings).lighting,
            cleans=lambda: self.settings.clean_marks,
        )
        self._verbs = PlayVerbs(self.play, self.show)
        self._hint: Entry | None = None
        """The present hint on the card."""
        self._thinker = Thinker(self, self._show_progress, self._thought, self._failed)
        self._is_over = self.play.end_told

    def opened(self) -> None:
        """Begin, or go on, and let the clock run."""
        super().opened()
        self.play.clock.look()
        self.play.clock.touch()
        self.set_interval(1.0, self.if_there(self._tick))
        self.show_title()
        self.show_now()
        self.show(self.play.welcome(self.key_name_of("hint")))
        self.table.begin()

    # Commands

    def parts(self) -> tuple[object, ...]:
        """The game's own ways, the hand, its board, and what is asked of every game."""
        return self.table, self.hand, self.easel, self._verbs

    def run_command(self, id: str) -> None:
        """Carry out a command; while the game is paused, only what leaves the board alone."""
        if id == "mend" and self.play.ladder.is_puzzle_wrong:
            self.tutor.puzzles.correct(self.table.puzzle)
        elif not self.play.is_paused or id in _WHILE_PAUSED:
            super().run_command(id)

    @property
    def open_hand(self) -> Hand | None:
        """Nothing is done on a board that is hidden."""
        return None if self.play.is_paused else self.hand

    def take_key(self, key: str) -> bool:
        """While the game is paused, the usual keys go on with it."""
        if self.play.is_paused and key in ("space", "enter"):
            self.do_pause()
            return True
        return super().take_key(key)

    # The clock

    def _tick(self) -> None:
        if self.is_active:
            self.play.clock.tick()
            self.tutor.warn(self.table.keeper.problem)
            self.show_status()

    def on_key(self, event: events.Key) -> None:
        """Whoever presses a key is there."""
        self._is_here()

    def on_mouse_down(self) -> None:
        """So is whoever presses a button."""
        self._is_here()

    def on_drawn_board_pressed(self, event: DrawnBoard.Pressed) -> None:
        """Also on the board."""
        self._is_here()

    def _is_here(self) -> None:
        """Time counts again."""
        stood = self.play.clock.stands
        self.play.clock.touch()
        if stood:
            self.show_status()

    def on_screen_suspend(self) -> None:
        """Time does not count while another screen is in front."""
        self.play.clock.look_away()

    def keep(self) -> None:
        """The clock, up to now."""
        self.play.clock.save()

    def makes_room(self, *, for_lesson: bool) -> bool:
        """Who looks something up in the course comes back to a game that goes on."""
        return not for_lesson or self.play.end_told

    def resumed(self) -> None:
        """It counts again."""
        self.play.clock.look()
        super().resumed()

    def do_pause(self) -> None:
        """Stop the clock and hide the board, or go on."""
        self.show(self.play.pause())
        self.easel.is_hidden = self.play.is_paused
        self.show_board()
        self.show_status()
        self.show_keys()

    # Showing

    def show_status(self) -> None:
        """The game, what is going on, the time, and what is left to do."""
        say, seconds = self.speaker.say, int(self.table.sheet.elapsed)
        mode = [self.hand.mode_text()]
        if count := self.table.sheet.bookmarks:
            mode.append(say("mode-trying", count=count))
        if self.play.is_paused or self.play.clock.stands:
            mode.append(say("mode-paused"))
        clock = f"{seconds // 60:02d}:{seconds % 60:02d}" if self.settings.show_timer else ""
        counts, spare = self.hand.counts()
        self.query_one(StatusLine).show(
            crumbs(say("game-name"), self.hand.title(self.table.keeper.record.title)),
            clock,
            mode=" ".join(filter(None, mode)),
            mode_command=self.hand.mode_command,
            counts=counts,
            spare=spare,
        )
        self._show_rest()

    def show_keys(self) -> None:
        """The card asks what a key is to answer."""
        super().show_keys()
        self._show_question()

    def footer(self) -> list[Offer]:
        """While the game is paused, only the way on and out."""
        return self.offered("pause", "help", "back") if self.play.is_paused else super().footer()

    def _show_question(self) -> None:
        """While a key is the answer to something, the card asks it, and names the way out."""
        asked, say = self.hand.asked(), self.speaker.say
        if not asked:
            self.coach.ask(None)
            return
        leave = ("back", self.key_name_of("back"), say("coach-ask-leave"))
        offers = (leave, *self.offered("help"))
        self.coach.ask(Instead(say("coach-title-why"), (Told((asked,)),), offers))
        self.open_drawer()

    def show_place(self) -> None:
        """Name the cell, and tell of it; the keys stay as they are."""
        super().show_place()
        self._show_cell()

    def _show_cell(self) -> None:
        """What is to be said of the cell with the cursor, unless it is hidden."""
        lines = self.hand.this_cell(wide=self.app.size.width >= LABELLED)
        self.coach.cell(*(() if self.play.is_paused else lines))

    def _show_rest(self) -> None:
        """How far the game is, for as long as it is the learner's turn."""
        minutes = int(self.table.sheet.elapsed) // 60 if self.settings.show_timer else 0
        self.coach.rest(*progress_lines(self.speaker, *self.table.sheet.progress, minutes))

    def show_title(self, words: str = "") -> None:
        """The title of the card: whose turn it is, the hint, or that somebody is thinking."""
        ladder = self.play.ladder
        self.coach.title(self.speaker.say(f"coach-title-{self.play.topic}"))
        self.coach.busy(words)
        self.coach.pips(ladder.reached, ladder.last if ladder.rung else 0)

    def card_offers(self, *ids: str) -> list[Offer]:
        """Once a hint is told, its next rungs have other names."""
        found, say = super().card_offers(*ids), self.speaker.say
        more = "slip" if self.play.topic == "slip" else "more" if self.play.ladder.rung else ""
        if self.play.ladder.is_puzzle_wrong:
            found = [(id, key, say("offer-correct") if id == "mend" else n) for id, key, n in found]
        slip = self.play.ladder.slip
        if slip is not None and slip.wrong > 1:
            several = say("offer-mend-several", count=slip.wrong)
            found = [(id, key, several if id == "mend" else n) for id, key, n in found]
        told = ("hint", "explain") if more else ()
        return [(id, key, say(f"offer-{id}-{more}") if id in told else n) for id, key, n in found]

    def show_now(self) -> None:
        """What can be asked next, what came before, and the cell as it is now."""
        self._show_cell()
        self.coach.now(self.card_offers(*self.play.offers))
        self.coach.earlier(self.play.earlier)

    def show_content(self) -> None:
        """All that stands on the card is in the learner's language too."""
        super().show_content()
        self.coach.retell()
        if not self._thinker.is_busy:
            self.show_title()
            self.show_now()
            if hint := self.play.retell():
                self.show(hint)

    # What the game says

    def show(self, reply: Reply) -> bool:
        """Show what has changed, and say what is said; False if there was nothing."""
        self.coach.pass_over()
        if reply.is_edit:
            self.hand.board_changed()
            if reply.look_at is not None:  # the board is drawn once, with the cursor in its place
                self.hand.put_cursor(reply.look_at)
            if reply.is_new:
                self._thinker.stop()
                self._clear_card()
            else:
                self.show_board()
            self.tutor.warn(self.table.keeper.problem)
            self.show_keys()
        for item in reply.items:
            if isinstance(item, Said):
                self._say(item)
            else:
                self.show_title(self.speaker.say("coach-thinking", percent=0))
                self.open_drawer()
                self._thinker.think(item)
        if reply.look_at is not None:
            if reply.is_edit:
                self.hand.moved()
            else:
                self.hand.move_to(reply.look_at)
        if reply and not self._thinker.is_busy:
            self.show_title()
        if reply:
            self.show_now()
            self.show_status()
        if reply.is_edit:
            self._see_the_end()
        return bool(reply)

    def _clear_card(self) -> None:
        self.darken()
        self.coach.clear()
        self.show_title()

    def _see_the_end(self) -> None:
        """Show how the game went, once it has come to its end."""
        was_over, self._is_over = self._is_over, self.play.end_told
        if self._is_over and not was_over:
            self.do_finish()

    def do_finish(self) -> None:
        """How the game went, and what comes next."""
        if not self.play.end_told:
            self.say("coach-not-over")
            return
        record, game = self.table.keeper.record, self.table.puzzle.game
        solved = just_solved(self.tutor.store, game, record.created)
        if solved is not None:
            from tutor.tui.screens.finish import show_finish

            show_finish(solved, self.tutor, self, self.play.rated, away=self.play.clock.away)

    def _say(self, said: Said) -> None:
        if said.is_hint or said.lights:
            self._hint = self.coach.tell(
                said.told, instead_of=self._hint if said.replaces else None, again=said.again
            )
            self.coach.tone("ok" if said.is_good else "now")
        else:
            again = None if said.again is None else partial(literally, said.again)
            self.coach.say(*literally(lambda: said.told).sentences, passes=said.passes, again=again)
        if said.lights:
            self.light_up(said.told.light, said.told.legend)
            self.easel.view.reveal(said.told.sight)
        self.open_drawer()

    def remark(self, *sentences: str) -> None:
        """Let the coach say sentences."""
        self.coach.say(*sentences)

    def edit(self, change: Callable[[], object]) -> bool:
        """Change the board, write it down, and show what has changed."""
        return self.show(self.play.edit(change))

    def why(self, doubt: Doubt) -> None:
        """Ask why something is so."""
        self.show(self.play.why(doubt))

    # Thinking

    def _show_progress(self, share: float, seconds: int) -> None:
        """How far the thinking is; when it takes a while, for how long it has gone on."""
        message = "coach-thinking-long" if seconds else "coach-thinking"
        self.show_title(self.speaker.say(message, percent=round(100 * share), seconds=seconds))

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Take an answer, if it is still about this board."""
        self._thinker.changed(event)

    def _thought(self, reply: Reply) -> None:
        self.show_title()
        self.show(reply)

    def _failed(self) -> None:
        self.play.ladder.wait_no_more()
        self.show_title()
        self.say("coach-failed")

    # Where one can go from here

    def do_walk(self) -> None:
        """Watch this puzzle being solved."""
        self.tutor.puzzles.walk(self.table.puzzle, self.table.keeper.record.title)

    def do_solve(self) -> None:
        """Have this puzzle solved, in a way to choose."""
        self.tutor.puzzles.solve(self.table.puzzle, self.table.keeper.record.title)

    def do_review(self) -> None:
        """Read this game back."""
        self.play.clock.save()
        self.app.push_screen(self.table.review())

    def do_restart(self) -> None:
        """Begin this puzzle again, as a new game."""
        self.tutor.tell(self.speaker.say("restarted"))
        self.tutor.puzzles.play(self.table.puzzle, self.table.keeper.record.title, replace=True)

    def do_back(self) -> None:
        """Leave what is going on first, then the screen; the game stays as it is."""
        if self._thinker.stop():
            self.play.ladder.wait_no_more()
            self.show_title()
            self.show_status()
        elif not (self.hand.leave() or self._put_away() or self.hand.deselect()):
            self.action_leave()

    def action_leave(self) -> None:
        """The game stays as it is, with all that is going on."""
        self._thinker.stop()
        self.play.ladder.wait_no_more()
        self.play.clock.save()
        self.dismiss()

    def _put_away(self) -> bool:
        """Close what the coach has told, and the drawer it is in; False if nothing is open."""
        was_covered, was_told = self.close_drawer(), self.play.put_away()
        if was_told:
            self._clear_card()
            self.show_now()
        return was_covered or was_told


_BAR = 22
"""Columns of the bar that says how far the game is."""


@lru_cache(maxsize=8)
def progress_lines(speaker: Speaker, done: int, of: int, minutes: int) -> tuple[Content, ...]:
    """How far the game is, in words and as a bar: it changes seldom, and is told often."""
    known = speaker.say("coach-progress", done=done, of=of)
    if minutes:
        known = speaker.say("coach-progress-in", progress=known, minutes=minutes)
    return Content(known), bar(_BAR, done / of if of else 0.0)
