"""The first screen: the next thing on the path, and everything else by one key."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.geometry import Size

from tutor.games.both import NONOGRAM, SUDOKU, game_of
from tutor.language.dates import long_date
from tutor.learn.placement import chosen_games
from tutor.learn.today import Today
from tutor.tui.commands import HOME, Command, vim_move
from tutor.tui.home.cards import COURSE_AT, LESSON_AT, SETTING_AT, Cards, Drawn
from tutor.tui.home.head import HeadCard
from tutor.tui.home.plan import CARDS, Card, Plan, neighbour, plan
from tutor.tui.parts.chips import Offer
from tutor.tui.parts.pane import Pane, put
from tutor.tui.screens.base import TutorScreen
from tutor.tui.skins import KeptGame, all_kept
from tutor.tui.widgets.status import KeyBar, StatusLine

if TYPE_CHECKING:
    from tutor.learn.exam.exam import Exam

_GO_TO = (
    *("new-grid", "watch", "enter-grid", "progress", "language"),
    *("nonograms", "exams", "course", "settings", "help"),
)
_GO_TO_WIDE = (
    *("new-grid", "nonograms", "watch", "exams", "enter-grid", "course"),
    *("progress", "settings", "help"),
)
_STACKED: dict[Card, int] = {"head": 11, "learn": 4, "goto": 7, "today": 11, "mastery": 10}
_OPENS: dict[Card, str] = {"mastery": "course", "goto": "new-grid"}
"""What a card leads to; those not named lead to the progress."""
_ARROWS = frozenset({"up", "down", "left", "right"})


class HomeScreen(TutorScreen):
    """Cards; the first is the head of the path."""

    COMMAND_SET = HOME
    NAME = "home"
    TELLS_OF_GAMES: ClassVar[bool] = True
    TELLS_OF_TASKS: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self._plan = Plan("stack", {})
        self._today: Today | None = None
        self._head: HeadCard | None = None
        self._said_how_to_quit = False

    def content(self) -> ComposeResult:
        """Every card; the plan says which are shown, and where."""
        with ScrollableContainer(id="home", can_focus=False):
            for card in CARDS:
                yield Pane(f"card-{card}", can_focus=True)

    def opened(self) -> None:
        """The first card has the keys."""
        super().opened()
        self._pane("head").focus()

    def resumed(self) -> None:
        """Something was done meanwhile: what comes first may be another thing now."""
        self.tutor.present.keep()
        super().resumed()
        self._pane("head").focus()
        self.tutor.game_reader.read_all()

    def own_commands(self) -> tuple[Command, ...]:
        """What can be done; a teacher's tasks only where there is one."""
        if self.tutor.tasks.has_any:
            return self.COMMAND_SET
        return tuple(command for command in self.COMMAND_SET if command.id != "tasks")

    # Drawing

    def _pane(self, card: Card) -> Pane:
        return self.query_one(f"#card-{card}", Pane)

    def show_content(self) -> None:
        """Draw everything again: the language, the room, the file may have changed."""
        self._hush()
        width, height = self.app.size
        self._plan = plan(Size(width, max(height - 2, 1)), _STACKED)
        store = self.tutor.store
        self._today = today = Today(store, self.tutor.now(), chosen_games(store.course()))
        plain, tasks = self.tutor.is_spaced, self.tutor.tasks.given()
        offer = (self.key_name_of("open-card"), "go-on")
        self._head = HeadCard.of(
            store,
            today,
            self.speaker,
            self._exam,
            offer,
            plain=plain,
            task=self.tutor.tasks.first(tasks),
        )
        cards = Cards(
            today,
            self.settings,
            self.speaker,
            store.course(),
            self._plan.scale,
            plain,
            self._offer,
            tasks,
        )
        for card in CARDS:
            place = self._plan.places.get(card)
            pane = self._pane(card)
            pane.display = place is not None
            if place is not None:
                put(pane, place, in_turn=self._plan.scale == "stack")
                room = Size(place.width - 4, place.height - 2)
                drawn = self._drawn(card, room, cards)
                pane.show(drawn.title, *drawn.lines[: room.height], foot=drawn.foot)
        if self.focused is None or not self.focused.display:
            self._pane("head").focus()

    def _drawn(self, card: Card, room: Size, cards: Cards) -> Drawn:
        assert self._head is not None
        if card == "head":
            return self._head.drawn(room)
        drawn = {
            "learn": cards.learn,
            "today": cards.day,
            "mastery": cards.mastery,
            "days": cards.days,
        }
        if card in drawn:
            return drawn[card](room.width)
        if card == "goto":
            wide = self._plan.scale in ("medium", "large")
            # Where the lessons have no room for a sprint, it takes the place of what the bottom
            # line names too.
            sprints = self._today is not None and self._today.mastery.begun()
            few = [id_ if id_ != "help" or not sprints else "sprint" for id_ in _GO_TO]
            return cards.go_to(room.width, _GO_TO_WIDE if wide else few)
        if card == "minutes":
            return cards.minutes(room.width, room.height)
        _, key, name = self._offer("progress")
        return cards.games(room.width, room.height, self._solved(room.height), f"{key}  {name}")

    def _solved(self, count: int) -> list[KeptGame]:
        """The games solved last, of any kind."""
        return [kept for kept in all_kept(self.tutor.store, 4 * count) if kept.record.is_solved]

    def _exam(self) -> "Exam | None":
        """The exam under way."""
        return next(iter(self.tutor.exams.archive.unfinished()), None)

    def _offer(self, id_: str) -> Offer:
        command = next(one for one in self.commands() if one.id == id_)
        return id_, self.command_keys(command), self.command_name(command)

    def show_status(self) -> None:
        """The name, and the day."""
        day = long_date(self.tutor.now().date(), self.speaker)
        self.query_one(StatusLine).show(self.speaker.say("screen-home"), day[:1].upper() + day[1:])

    def show_keys(self) -> None:
        """What can be done anywhere here; leaving comes last."""
        width = self.app.size.width
        more = ("settings", "theme", "language") if width >= 110 else ()
        find = ("palette",) if width >= 70 else ()
        ids = ("open-card", "cards", *find, *more, "help", "quit")
        self.query_one(KeyBar).show(self.offered(*ids))

    # Moving

    def take_key(self, key: str) -> bool:
        """Arrows go from card to card."""
        at = self._card()
        if self.settings.vim_keys:
            key = vim_move(key) or key
        if key not in _ARROWS:
            return False
        if at is None:
            self.do_cards()
            return True
        places = self._plan.places
        self._pane(neighbour(places, at, key, tuple(places))).focus()
        return True

    def _card(self) -> Card | None:
        """The card that has the keys."""
        focused = self.focused
        return next((card for card in CARDS if focused is self._pane(card)), None)

    def on_click(self, event: events.Click) -> None:
        """A click on a card does what Enter does; on a line with a key, what that key does."""
        if self.is_there and isinstance(event.widget, Pane) and "@click" not in event.style.meta:
            event.widget.focus()
            self.do_open_card()

    def do_open_card(self) -> None:
        """Do what the card with the keys is about."""
        card = self._card() or "head"
        if card == "head":
            self.do_go_on()
        elif card == "today":
            self._play_daily()
        elif card == "learn" and self.tutor.tasks.has_any:
            self.do_tasks()
        elif card == "learn":
            if self._today is not None and self._today.due:
                self.do_reviews()
            else:
                self.do_next_lesson()
        else:
            self.run_command(_OPENS.get(card, "progress"))

    def do_cards(self) -> None:
        """The next card."""
        self.focus_next()

    # The path

    def do_go_on(self) -> None:
        """The head of the path."""
        head = self._head
        if head is None:
            return
        if head.head == "exam" and head.exam is not None:
            self.tutor.exams.open(head.exam)
        elif head.head == "game" and head.game is not None:
            self.tutor.puzzles.resume(head.game)
        elif head.head == "task" and head.task is not None:
            self.tutor.tasks.open(head.task)
        elif head.head == "review":
            self.do_reviews()
        elif head.head == "lesson":
            self.do_next_lesson()
        elif head.head == "daily":
            self._play_daily()
        else:
            self.do_new_grid()

    def do_reviews(self) -> None:
        """Bring back what is due."""
        self.tutor.lessons.open_due()

    def do_tasks(self) -> None:
        """What a teacher asks for."""
        self.tutor.tasks.open_all()

    def do_next_lesson(self) -> None:
        """The next lesson; after the last one, the course."""
        stop = None if self._today is None else self._today.stop
        if stop is not None:
            self.tutor.lessons.open_stop(stop)
        else:
            self.do_course()

    def do_daily_sudoku(self) -> None:
        """The grid of the day."""
        self._play_daily(SUDOKU.name)

    def do_daily_nonogram(self) -> None:
        """The picture of the day."""
        self._play_daily(NONOGRAM.name)

    def _play_daily(self, game: str | None = None) -> None:
        """Play a puzzle of the day, the first that is not done if none is named."""
        dailies = () if self._today is None else self._today.dailies
        wanted = [one for one in dailies if game in (None, one.game.name)]
        for daily in sorted(wanted, key=lambda one: one.is_done)[:1]:
            self.tutor.puzzles.play_daily(daily)

    # Everything else

    def do_new_grid(self) -> None:
        """Where new grids come from."""
        self.tutor.puzzles.menu(SUDOKU)

    def do_nonograms(self) -> None:
        """Where nonograms come from."""
        self.tutor.puzzles.menu(NONOGRAM)

    def do_watch(self) -> None:
        """A grid to watch being solved."""
        self.tutor.puzzles.menu(SUDOKU, "walk")

    def do_exams(self) -> None:
        """Exams."""
        self.tutor.exams.open_all()

    def run_command(self, id: str) -> None:
        """A click on a part of the course opens it there, on a lesson or a setting that one."""
        if id.startswith(COURSE_AT):
            self.tutor.lessons.open_course(at=id.removeprefix(COURSE_AT))
        elif id.startswith(LESSON_AT):
            self.tutor.lessons.open_lesson(id.removeprefix(LESSON_AT))
        elif id.startswith(SETTING_AT):
            from tutor.tui.screens.settings import SettingsScreen

            self.app.push_screen(SettingsScreen(id.removeprefix(SETTING_AT)))
        else:
            super().run_command(id)

    def do_course(self) -> None:
        """The course, at the part of the game that is being learnt."""
        lesson = None if self._today is None else self._today.lesson
        self.tutor.lessons.open_course("sudoku" if lesson is None else game_of(lesson).name)

    def do_progress(self) -> None:
        """What was done so far."""
        from tutor.tui.screens.progress import ProgressScreen

        self.app.push_screen(ProgressScreen())

    def do_games(self) -> None:
        """Every game, also those that wait beside the one to go on with."""
        from tutor.tui.screens.games import GamesScreen

        self.app.push_screen(GamesScreen())

    def do_placement(self) -> None:
        """Find the level, once more too."""
        self.tutor.first_start.open()

    def do_sprint(self) -> None:
        """Two minutes of what is known of the game that is being learnt."""
        lesson = None if self._today is None else self._today.lesson
        from tutor.learn.sprint import game_to_sprint

        first = SUDOKU.name if lesson is None else game_of(lesson).name
        self.tutor.lessons.open_sprint(game_to_sprint(first, self.tutor.lessons.mastery()))

    def do_paste(self) -> None:
        """A window to paste a puzzle into."""
        self.tutor.puzzles.paste()

    def do_enter_grid(self) -> None:
        """Type, paste or open a grid."""
        say, puzzles = self.speaker.say, self.tutor.puzzles
        ways: dict[str, Callable[[], None]]
        ways = {"type": puzzles.type_in, "paste": puzzles.paste, "file": puzzles.browse}
        choices = [(source, say(f"source-{source}")) for source in ways]
        self.tutor.choose(say("screen-enter"), choices, lambda answer: ways[answer]())

    def makes_room(self, *, for_lesson: bool) -> bool:
        """Everything else stands on it."""
        return False

    def do_back(self) -> None:
        """There is nothing behind the first screen, and nobody leaves by a slip."""
        self.tutor.tell(self.speaker.say("home-how-to-quit"), seconds=3)
        self._said_how_to_quit = True

    def _hush(self) -> None:
        """How to quit is for who stays here, in the language of the moment."""
        if self._said_how_to_quit:
            self._said_how_to_quit = False
            self.tutor.hush()

    def on_screen_suspend(self) -> None:
        """Another screen opens."""
        self._hush()
