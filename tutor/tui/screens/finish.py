"""The end of a game, whatever the game: how it went, and what comes next."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

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
from tutor.learn.finish import Finish, FinishedGame, Rating, before, finish_of, next_after
from tutor.learn.kept_speed import keep_speed
from tutor.learn.path import Stop, told_since
from tutor.learn.review.pages import clock
from tutor.learn.today import Today
from tutor.tui.commands import FINISH
from tutor.tui.parts.chart import timeline
from tutor.tui.parts.chips import Offer, action, actions
from tutor.tui.parts.days import goal_lines
from tutor.tui.parts.figures import big
from tutor.tui.parts.marks import spark
from tutor.tui.parts.pane import Pane
from tutor.tui.parts.ripple import FRAMES, SECONDS
from tutor.tui.parts.tables import beside, in_rows, lines_of
from tutor.tui.screens.base import TutorScreen
from tutor.tui.skins import KeptGame
from tutor.tui.thinking import Thinker
from tutor.tui.widgets.speech import broken
from tutor.tui.widgets.status import StatusLine, crumbs

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp

_LARGE = Size(54, 27)
_WIDE, _HIGH = 105, 32
"""From this room on the board is drawn large, and the card to share beside it."""
_NARROWEST, _WIDEST_PICTURE, _LEAST, _MOST = 20, 30, 9, 11
"""Columns and lines of the board in small."""
_NUMBERS = 27
"""Columns that the numbers need beside the board; where there are fewer, they stand alone."""
_TODAY = 26
"""Columns that what was done today needs at least."""
_ROOMY, _ROOMIER = 18, 23
"""Lines from which there is room between blocks, without and with what comes back."""
_WIDEST = 114
_MOST_USES = 6
_BLANK = Content("")


class FinishScreen(TutorScreen):
    """A card: it is there at once; what has to be read from the game follows."""

    NAME = "finish"
    TELLS_OF_GAMES: ClassVar[bool] = True
    COMMAND_SET = FINISH

    def __init__(self, kept: KeptGame, rated: Rating | None = None, *, away: float = 0.0) -> None:
        """How a game went; its rating, if somebody is at it already; seconds not counted."""
        super().__init__()
        self._away = away
        self._kept, done = kept, kept.finished()
        self._done: FinishedGame = done if rated is None else replace(done, rated=rated)
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
        self._look_up()
        self._states = self._day.mastery
        if not self.settings.less_motion and self.app.animation_level != "none":
            self._frame = 0
            self._timer = self.set_interval(SECONDS / FRAMES, self.if_there(self._ripple))

        def run(watch: Watch) -> Callable[[], Reply]:
            found = finish_of(done, self._before, lambda: watch(0.0), watch)
            return lambda: self._take(found)

        self._thinker.think(Thought(run))

    def _take(self, found: Finish) -> Reply:
        self._finish = found
        if found.speed is not None:
            keep_speed(self.tutor.store, self._done.game, found.speed)
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
        say, called = self.speaker.say, self._done.called(self.speaker)
        self.query_one(StatusLine).show(crumbs(say("game-name"), called))

    def show_content(self) -> None:
        """Write the card again, from what the learner's file says by now."""
        self._look_up()
        self._draw()

    def _look_up(self) -> None:
        """Ask the learner's file; the moment of joy needs no more than the picture."""
        store = self.tutor.store
        self._day = Today(store, self.tutor.now())
        self._next = next_after(self._done, self._finish, store)

    def _draw(self) -> None:
        width = min(self.size.width, _WIDEST) - 7  # beside it, there may be a bar to scroll with
        rows = self.size.height - 4
        lines = self._large(width) if rows >= _HIGH and width >= _WIDE else self._small(width, rows)
        pane = self.query_one("#finish", Pane)
        pane.set_class(self._done.is_own_work, "-own")
        shown = [line if line.cell_length <= width else line.truncate(width) for line in lines]
        pane.show(words.heading(self._done, self.speaker), *shown)

    def _picture(self, room: Size) -> list[Content]:
        """The board in small, while the wave runs over it or after."""
        part = self._frame / FRAMES
        return lines_of(self._thumbnail(room, plain=self.tutor.is_spaced, part=part))

    def _large(self, width: int) -> list[Content]:
        """The board drawn large, everything beside it, and the card to share."""
        picture = self._picture(_LARGE)
        left = max(line.cell_length for line in picture)
        right = width - left - 3
        told = [*self._numbers(right), _BLANK]
        blocks = self._used(right), self._today(right), self._coming_back(right), self._share()
        for block in blocks:
            told += [*block, _BLANK] if block else []
        return [
            *beside(picture, told, left),
            _BLANK,
            self._next_chip(),
            _BLANK,
            *self._chips(width),
        ]

    def _small(self, width: int, rows: int) -> list[Content]:
        """The board in small, the numbers beside it, the rest below; closer where there is less."""
        used = self._used(width)
        widest = max((line.cell_length + 2 for line in used), default=0)
        left = max(min(max(width // 2, widest), width - _TODAY), 0)
        today = self._today(width - left)
        is_wide = used and today and width >= 2 * _TODAY
        below = beside(self._used(left), today, left, 0) if is_wide else [*used, *today]
        back = self._coming_back(width)
        below = [*below, *back]
        gap = [] if rows < (_ROOMIER if back else _ROOMY) else [_BLANK]
        ends = [self._next_chip(), *gap, *self._chips(width)]
        room = Size(
            min(_WIDEST_PICTURE, max(width // 3, _NARROWEST)),
            rows - len(below) - len(ends) - 2 * len(gap),
        )
        picture = self._picture(Size(room.width, min(max(room.height, _LEAST), _MOST)))
        left = max(line.cell_length for line in picture)
        beside_it = width - left - 3
        top = (
            beside(picture, self._numbers(beside_it), left)
            if beside_it >= _NUMBERS
            else self._numbers(width)
        )
        return [*top, *gap, *below, *(gap if below else []), *ends]

    def _numbers(self, width: int) -> list[Content]:
        """The time, how it compares, and what the game took."""
        say, done, finish = self.speaker.say, self._done, self._finish
        colour = "$ok" if done.is_own_work else "$foreground"
        lines = [*lines_of(big(clock(done.seconds), colour)), _BLANK]
        if (times := self._before.times) is not None:
            labels = (
                (times.best, say("finish-best", time=clock(times.best))),
                (times.median, say("finish-median", time=clock(times.median))),
                (times.worst, clock(times.worst)),
            )
            lines += timeline(done.seconds, labels, width)
        if finish is None:
            return [*lines, _BLANK, Content.styled(say("finish-reading"), "$muted")]
        warm = words.praise(done, finish, self.speaker)
        if warm or times is not None:
            lines.append(Content.styled(warm, "bold $ok"))
        counts = words.counted(finish, self.speaker)
        if (away := round(self._away / 60)) > 0:
            counts.append((say("finish-away"), say("finish-minutes", minutes=away)))
        pairs = [Content.assemble((name, "$muted"), " ", value) for name, value in counts]
        lines += in_rows(pairs, width)
        if finish.pace:
            pace = Content.styled(f"{say('finish-pace')} ", "$muted") + spark(finish.pace)
            slowest = words.longest(finish, self.speaker)
            told = Content.styled(slowest, "$muted")
            is_room = pace.cell_length + 2 + told.cell_length <= width
            lines += [pace + "  " + told] if is_room else [pace, told]
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
        """The goal, the streak, and what this game has changed."""
        lines = [*goal_lines(self._day, self.settings, self.speaker, width), *self._learnt()]
        title = Content.styled(self.speaker.say("home-today"), "bold $muted")
        return [title, *(line.truncate(width, ellipsis=True) for line in lines)] if lines else []

    def _learnt(self) -> list[Content]:
        """The techniques that stand otherwise than before the game."""
        if self._finish is None:
            return []
        say, now, lines = self.speaker.say, self._day.mastery, []
        for use in self._finish.used:
            was, is_ = self._states.of(use.lesson).state, now.of(use.lesson).state
            if use.lesson and was != is_:
                name = self._finish.name(use.technique, self.speaker)
                old, new = say(f"state-{was}"), say(f"state-{is_}")
                told = say("finish-state", name=name, was=old, now=new)
                lines.append(Content.styled("★ ", "$now") + told)
        return lines

    def _coming_back(self, width: int) -> list[Content]:
        """What stays known and is to be reviewed soon."""
        told = told_since(self._states, self._day.mastery, self.speaker)
        return [Content.styled(line, "$muted") for text in told for line in broken(text, width)]

    def _share(self) -> list[Content]:
        """The card to share, as it will be copied."""
        return [Content.styled(line, "$muted") for line in self._card().splitlines()]

    def _card(self) -> str:
        if self._finish is None:
            return ""
        return words.card(self._done, self._finish, self._days(), self.speaker)

    def _days(self) -> str:
        """The streak in a few signs and words, unless it is hidden."""
        days = self._day.diary.streak.days
        if not days or not self.settings.show_goal:
            return ""
        return f"{'■' * min(days, 7)} {self.speaker.say('home-streak-days', count=days)}"

    def _next_chip(self) -> Content:
        told = words.told_next(self._next, self._done, self.speaker)
        offer = ("go-on", self.key_name_of("go-on"), told)
        return action(offer, is_first=True, plain=self.tutor.is_spaced)

    def _chips(self, width: int) -> list[Content]:
        say, key = self.speaker.say, self.key_name_of
        offers: list[Offer] = [("review", key("review"), say("finish-review"))]
        if lesson := self._missed():
            offers.append(("lesson-missed", key("lesson-missed"), lesson))
        offers.append(("copy-card", key("copy-card"), say("finish-copy")))
        return lines_of(actions(offers, width, first=None, plain=self.tutor.is_spaced))

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
        tutor, kept, next_ = self.tutor, self._kept, self._next
        if isinstance(next_, Stop):
            self._leave(lambda: tutor.lessons.open_stop(next_))
        elif next_.lesson:
            self._leave(lambda: tutor.puzzles.use(next_.lesson, kept.game))
        else:
            self._leave(lambda: tutor.puzzles.another(self._done.title, kept.game))

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


def show_finish(
    kept: KeptGame,
    app: "TutorApp",
    game: TutorScreen | None = None,
    rated: Rating | None = None,
    *,
    away: float = 0.0,
) -> None:
    """Show how a game went: on top of its screen, which goes as well, or long after it."""
    finish = FinishScreen(kept, rated, away=away)

    def left(_: None) -> None:
        if finish.stays and game is None:
            app.puzzles.resume(kept)
        elif game is not None and not finish.stays:
            game.dismiss()
            app.call_later(app.pass_by)
        if finish.after is not None:
            app.call_later(finish.after)  # nobody waits on that screen any more

    app.push_screen(finish, left)
