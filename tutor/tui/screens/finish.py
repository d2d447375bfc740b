"""The end of a game, whatever the game: how it went, and what comes next."""

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.timer import Timer
from textual.worker import Worker

from tutor.activity.said import Reply, Thought
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn import finish_words as words
from tutor.learn.course import lesson_title
from tutor.learn.finish import Finish, FinishedGame, before, finish_of, next_after
from tutor.learn.review.pages import clock
from tutor.tui.commands import FINISH, Command
from tutor.tui.knowledge import mastery_of
from tutor.tui.parts.chips import Offer, action, actions
from tutor.tui.parts.columns import beside, lines_of
from tutor.tui.parts.figures import big
from tutor.tui.parts.marks import spark
from tutor.tui.parts.pane import Pane
from tutor.tui.parts.ripple import FRAMES, SECONDS
from tutor.tui.parts.timeline import timeline
from tutor.tui.screens.base import TutorScreen
from tutor.tui.skins import KeptGame
from tutor.tui.thinking import Thinker
from tutor.tui.widgets.status import StatusLine

_SMALL = Size(20, 9)
_LARGE = Size(54, 27)
_WIDE, _HIGH = 112, 36
"""From this room on the board is drawn large, and the card to share beside it."""
_WIDEST = 114
_MOST_USES = 6


class FinishScreen(TutorScreen):
    """A card: it is there at once; what has to be read from the game follows."""

    NAME = "finish"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = FINISH

    def __init__(self, kept: KeptGame) -> None:
        super().__init__()
        self._kept = kept
        self._done: FinishedGame = kept.finished()
        self._thumbnail = kept.thumbnail()
        self._finish: Finish | None = None
        self._frame = FRAMES
        self._timer: Timer | None = None
        self._thinker = Thinker(self, lambda share, seconds: None, self._was_read, self._failed)
        self.stays = False
        """Whether the learner wants to see the board again."""
        self.after: Callable[[], None] | None = None
        """What is to be opened in the place of the game."""

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for this game."""
        return self.tutor.speaker_of(self._kept.game)

    def content(self) -> ComposeResult:
        """The card."""
        with VerticalScroll(id="finish-page"):
            yield Pane("finish")

    # Reading the game

    def opened(self) -> None:
        """Be glad for a moment, and read the game meanwhile."""
        super().opened()
        done, store = self._done, self.tutor.store
        self._before = before(done, store)
        self._states = mastery_of(store)
        if not self.settings.less_motion and self.app.animation_level != "none":
            self._frame = 0
            self._timer = self.set_interval(SECONDS / FRAMES, self.if_there(self._ripple))

        def run(watch: Watch) -> Callable[[], Reply]:
            found = finish_of(done, self._before, lambda: watch(0.0), watch)
            return lambda: self._take(found)

        self._thinker.think(Thought(run))

    def _take(self, found: Finish) -> Reply:
        self._finish = found
        return Reply()

    def _was_read(self, reply: Reply) -> None:
        self.retell()
        self.tutor.game_reader.read_all()

    def _failed(self) -> None:
        self.tutor.game_reader.read_all()

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """The game is read, or cannot be."""
        self._thinker.changed(event)

    def on_screen_suspend(self) -> None:
        """What was not read is read in the background."""
        if self._finish is None:
            self.tutor.game_reader.read_all()

    # The moment

    def _ripple(self) -> None:
        self._frame += 1
        if self._frame >= FRAMES:
            self._end_ripple()
        self._draw()

    def _end_ripple(self) -> None:
        self._frame = FRAMES
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def on_key(self, event: events.Key) -> None:
        """Any key ends the moment, and does what it does."""
        if self._timer is not None:
            self._end_ripple()
            if self.is_there:
                self._draw()
        super().on_key(event)

    # Drawing

    def show_status(self) -> None:
        """Which game it was."""
        self.query_one(StatusLine).show(self._done.called(self.speaker))

    def retell(self) -> None:
        """Write the card again."""
        super().retell()
        if self.is_there:
            self._draw()

    def _draw(self) -> None:
        is_large = self.size.width >= _WIDE and self.size.height >= _HIGH
        width = min(self.size.width, _WIDEST) - 6
        room, part = _LARGE if is_large else _SMALL, self._frame / FRAMES
        picture = lines_of(self._thumbnail(room, plain=self.tutor.is_spaced, part=part))
        left = max(line.cell_length for line in picture)
        right = width - left - 3
        told = self._numbers(right)
        blank = Content("")
        if is_large:
            told += [blank, *self._used(right), blank, *self._today(right), blank]
            told += [blank, *self._share()]
            lines = beside(picture, told, left)
        else:
            half = width // 2
            today = self._today(half)
            below = beside(self._used(half), today, half, 0) if today else self._used(width)
            lines = [*beside(picture, told, left), blank, *below]
        lines += [blank, self._next_chip(), blank, self._chips(width)]
        pane = self.query_one("#finish", Pane)
        pane.set_class(self._done.is_own_work, "-own")
        pane.show(words.heading(self._done, self.speaker), *lines)

    def _numbers(self, width: int) -> list[Content]:
        """The time, how it compares, and what the game took."""
        say, done, finish = self.speaker.say, self._done, self._finish
        colour = "$ok" if done.is_own_work else "$foreground"
        lines = [*lines_of(big(clock(done.seconds), colour)), Content("")]
        if (times := self._before.times) is not None:
            labels = (
                (times.best, say("finish-best", time=clock(times.best))),
                (times.median, say("finish-median", time=clock(times.median))),
                (times.worst, clock(times.worst)),
            )
            lines += [*timeline(done.seconds, labels, width), Content("")]
        if finish is None:
            return [*lines, Content.styled(say("finish-reading"), "$muted")]
        counts = [("finish-hints", str(finish.hints)), ("finish-slips", str(finish.slips))]
        if expected := words.expected(finish, self.speaker):
            counts.append(("finish-expected", expected))
        pairs = [Content.assemble((say(id_), "$muted"), " ", value) for id_, value in counts]
        lines.append(Content("   ").join(pairs))
        if finish.pace:
            pace = Content.styled(f"{say('finish-pace')} ", "$muted") + spark(finish.pace)
            slowest = words.longest(finish, self.speaker)
            is_room = pace.cell_length + 2 + len(slowest) <= width
            lines.append(pace + Content.styled(f"  {slowest}" if is_room else "", "$muted"))
        return lines

    def _used(self, width: int) -> list[Content]:
        """What the game took, with what was new in it."""
        if self._finish is None or not self._finish.used:
            return []
        say = self.speaker.say
        lines = [Content.styled(say("finish-used"), "bold $muted")]
        for use in self._finish.used[:1] + self._finish.used[1:][1 - _MOST_USES :]:
            line = Content(words.told_use(use, self._finish, self.speaker))
            if use.is_new:
                line += Content.styled(f"  {say('finish-new')}", "bold $now")
            lines.append(line.truncate(width - 1, ellipsis=True))
        return lines

    def _today(self, width: int) -> list[Content]:
        """What this game has changed."""
        lines = self._learnt()
        title = Content.styled(self.speaker.say("finish-today"), "bold $muted")
        return [title, *(line.truncate(width, ellipsis=True) for line in lines)] if lines else []

    def _learnt(self) -> list[Content]:
        """The techniques that stand otherwise than before the game."""
        if self._finish is None:
            return []
        say, now, lines = self.speaker.say, mastery_of(self.tutor.store), []
        for use in self._finish.used:
            was, is_ = self._states.of(use.lesson).state, now.of(use.lesson).state
            if use.lesson and was != is_:
                name = self._finish.name(use.technique, self.speaker)
                old, new = say(f"state-{was}"), say(f"state-{is_}")
                told = say("finish-state", name=name, was=old, now=new)
                lines.append(Content.styled("★ ", "$now") + told)
        return lines

    def _share(self) -> list[Content]:
        """The card to share, as it will be copied."""
        return [Content.styled(line, "$muted") for line in self._card().splitlines()]

    def _card(self) -> str:
        if self._finish is None:
            return ""
        return words.card(self._done, self._finish, "", self.speaker)

    def _next_chip(self) -> Content:
        next_ = next_after(self._done, self._finish, self.tutor.store)
        told = words.told_next(next_, self._done, self.speaker)
        offer = ("go-on", self.key_name_of("go-on"), told)
        return action(offer, is_first=True, plain=self.tutor.is_spaced)

    def _chips(self, width: int) -> Content:
        say, key = self.speaker.say, self.key_name_of
        offers: list[Offer] = [("review", key("review"), say("finish-review"))]
        if lesson := self._missed():
            offers.append(("lesson-missed", key("lesson-missed"), lesson))
        offers.append(("copy-card", key("copy-card"), say("finish-copy")))
        return actions(offers, width, first=False, plain=self.tutor.is_spaced)

    def _missed(self) -> str:
        """The lesson of what was missed, in words; nothing if nothing was."""
        missed = None if self._finish is None else self._finish.missed
        if missed is None:
            return ""
        name = lesson_title(missed, self.speaker.language)
        return self.speaker.say("finish-lesson", name=name)

    # Commands

    def _leave(self, after: Callable[[], None] | None = None) -> None:
        """Leave the game as well, for what comes next."""
        self.after = after
        self.dismiss()

    def do_go_on(self) -> None:
        """The next thing."""
        tutor, kept = self.tutor, self._kept
        next_ = next_after(self._done, self._finish, tutor.store)
        opened: dict[str, Callable[[], None]] = {
            "practise": lambda: tutor.puzzles.use(next_.lesson, kept.game),
            "reviews": tutor.lessons.open_due,
            "lesson": lambda: tutor.lessons.open_lesson(next_.lesson),
            "again": lambda: tutor.puzzles.another(self._done.title, kept.game),
        }
        self._leave(opened[next_.kind])

    def do_review(self) -> None:
        """Read this game back."""
        self.app.push_screen(self._kept.review())

    def do_lesson_missed(self) -> None:
        """The lesson of what was missed."""
        if self._finish is not None and (missed := self._finish.missed) is not None:
            self._leave(lambda: self.tutor.lessons.open_lesson(missed))

    def do_copy_card(self) -> None:
        """Three lines to share."""
        if card := self._card():
            self.app.copy_to_clipboard(card)
            self.tutor.tell(self.speaker.say("finish-copied"), seconds=4)

    def do_new_puzzle(self) -> None:
        """Choose another puzzle."""
        game = self._kept.game
        self._leave(lambda: self.tutor.puzzles.menu(game))

    def do_board(self) -> None:
        """Look at the board again."""
        self.stays = True
        self.dismiss()
