"""The application: it opens the store, wears a theme, and lets the screens do the rest."""

import gc
import time
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import Monochrome, NoColor
from textual.message import Message
from textual.notifications import SeverityLevel

from tutor.base.language import Language
from tutor.games.game import Game
from tutor.language import Part, Speaker, language_of_locale
from tutor.learn.learner import open_store, tell_problem
from tutor.learn.placement import is_first_start
from tutor.store import Problem, Settings, Store, timestamps
from tutor.tui.exams import Exams
from tutor.tui.files import Files, OnDisk, ThroughBrowser
from tutor.tui.first_start import FirstStart
from tutor.tui.game_reader import GameReader
from tutor.tui.leaving import leave
from tutor.tui.lessons import Lessons
from tutor.tui.only_text import OnlyText
from tutor.tui.present import Present
from tutor.tui.puzzles import Puzzles
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.dialogs import ChoiceDialog, PromptDialog, WorkDialog
from tutor.tui.screens.home import HomeScreen
from tutor.tui.steady import SteadyApp
from tutor.tui.tasks import Tasks
from tutor.tui.themes import DEFAULT, NAMES, THEMES, has_grounds
from tutor.tui.widgets.speech import broken

if TYPE_CHECKING:
    from tutor.tui.findable import Findable

T = TypeVar("T")


def local_now() -> datetime:
    """This moment where the learner is."""
    return timestamps.now().astimezone()


class TutorApp(SteadyApp, inherit_bindings=False):
    """Pas à pas on the screen."""

    PARTS: ClassVar[tuple[Part, ...]] = ("screens", "commands", "nonogram-screens", "class")
    """Which messages the screens may need."""
    CSS_PATH = "styles.tcss"
    TITLE = "Pas à pas"
    # With priority, so that windows and lines to type in let it through.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "how_to_quit", show=False),
    ]
    ENABLE_COMMAND_PALETTE = False  # ours is in the learner's language

    def __init__(
        self,
        store: Store,
        *,
        language: Language | None = None,
        first: Callable[["TutorApp"], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], datetime] = local_now,
        greets: bool = True,
        in_browser: bool = False,
    ) -> None:
        """The tutor.

        Args:
            store: where the learner's work is kept.
            language: the language asked for, over the one in the settings.
            first: what to open on top of the home screen.
            clock: tells the time in seconds.
            now: tells the moment, with the learner's time zone.
            greets: whether somebody who is new is asked where to start.
            in_browser: whether the learner sits before a browser: no file here is theirs.
        """
        super().__init__()
        self.store = store
        self.settings: Settings = store.settings()
        self._language, self._of_locale = language, language_of_locale()
        self.files: Files = ThroughBrowser(self) if in_browser else OnDisk(self)
        self._in_browser = in_browser
        if in_browser:
            from tutor.tui.browser import BrowserDriver

            self.driver_class = BrowserDriver
        self._first = first
        self.clock = clock
        self.now = now
        self._greets = greets
        self.present = Present(store, clock, now, self.warn)
        self.game_reader = GameReader(self)
        self.puzzles = Puzzles(self)
        self.lessons = Lessons(self)
        self.exams = Exams(self)
        self.first_start = FirstStart(self)
        self.tasks = Tasks(self)
        self._told: set[str] = set()
        for theme in THEMES:
            self.register_theme(theme)
        if self.no_color:
            # Not even grey: attributes and signs say everything.
            self._filters = [f for f in self._filters if not isinstance(f, Monochrome)]
            self._filters.append(NoColor())
        self._filters.append(OnlyText())
        # Before the style sheet is read: it uses the colours of our themes.
        self.set_reactive(App.theme, self._wanted_theme)
        self.stylesheet.set_variables(self.get_css_variables())
        self.speaker = Speaker(self.language, *self.PARTS)

    @property
    def language(self) -> Language:
        """The language spoken: the one asked for, else the learner's, else the locale's."""
        return self._language or self.settings.language or self._of_locale

    def speaker_of(self, game: Game) -> Speaker:
        """Whoever has the words for a game."""
        return game.speaker(self.language)

    @property
    def azerty(self) -> bool:
        """Whether the digit row of a French keyboard is understood."""
        if self.settings.azerty is None:
            return self.language == "fr"
        return self.settings.azerty

    @property
    def is_spaced(self) -> bool:
        """Whether cells cannot be told apart by shading."""
        return self.no_color or not has_grounds(self.theme)

    def on_mount(self) -> None:
        """Open the first screen."""
        self._wear_theme()
        self.push_screen(HomeScreen())
        if self._first is not None:
            self._first(self)
        elif self._greets and is_first_start(self.store):
            self.first_start.open()
        self.warn_of_new()

    def on_resize(self) -> None:
        """Screens below another one are not told by Textual."""
        for screen in self.screen_stack[:-1]:
            if isinstance(screen, TutorScreen):
                screen.on_resize()

    async def on_event(self, event: events.Event) -> None:
        """Keys and clicks tell that somebody is here."""
        if isinstance(event, events.InputEvent):
            self.present.seen()
        await super().on_event(event)

    def on_tasks_arrived(self, message: Message) -> None:
        """A pupil's tasks are another list now."""
        from tutor.tui.browser import TasksArrived

        if isinstance(message, TasksArrived):
            self.tasks.take(message.name, message.tasks)
            for screen in self.screen_stack:
                if isinstance(screen, TutorScreen) and screen.TELLS_OF_TASKS:
                    screen.retell()

    def tell_where(self, where: str) -> None:
        """Where the learner is, for whoever serves the page that shows it."""
        if self._in_browser:
            from tutor.tui.browser import page_of

            if (page := page_of(self)) is not None:
                page.tell_where(where)

    def action_how_to_quit(self) -> None:
        """Ctrl+C leaves other programs, and may be a slip here."""
        self.tell(self.speaker.say("how-to-quit"))

    def go_home(self, most: int = 9) -> None:
        """Leave one screen after the other, at most so many; one that asks first is heard."""
        if (
            most
            and isinstance(self.screen, TutorScreen)
            and not isinstance(self.screen, HomeScreen)
        ):
            self.screen.action_leave()
            self.call_later(self.go_home, most - 1)

    def leave(self) -> None:
        """Leave, unless something would be lost: then ask."""
        leave(self)

    async def action_quit(self) -> None:
        """The same for Ctrl+Q."""
        self.leave()

    def warn(self, problem: Problem | None) -> None:
        """Say what is wrong with the learner's file, once for each kind of trouble."""
        if problem is not None and problem.kind not in self._told:
            self._told.add(problem.kind)
            self.tell(tell_problem(problem, self.speaker), seconds=20, is_warning=True)
        elif problem is None:
            self._told.clear()

    def warn_of_new(self) -> None:
        """Say what has gone wrong with the learner's file since last time."""
        for problem in self.store.new_problems():
            self.warn(problem)

    def show(self, screen: TutorScreen, *, replace: bool = False) -> None:
        """Put a screen on top, or in the place of the one there."""
        if replace:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    # Windows on top of the present screen

    def tell(self, text: str, *, seconds: float = 5, is_warning: bool = False) -> None:
        """Show a sentence in the corner for a while, as it is: brackets are no markup.

        It takes the place of the one before; a warning stays.
        """
        self.hush()
        severity: SeverityLevel = "warning" if is_warning else "information"
        lines = broken(text, min(self.size.width // 2, 60) - 4, words=False)
        self.notify("\n".join(lines), severity=severity, timeout=seconds, markup=False)

    def hush(self) -> None:
        """Take the sentence in the corner away, unless it is a warning."""
        for told in list(self._notifications):
            if told.severity == "information":
                self._unnotify(told)

    def choose(
        self,
        title: str,
        choices: list[tuple[str, str]],
        then: Callable[[str], object],
        text: str = "",
        at: str | None = None,
    ) -> None:
        """Let the learner choose from a list, which may begin at one of its answers.

        Whoever leaves it has chosen nothing.
        """
        keys, below = self.speaker.say("keys-choice"), self.screen
        dialog = ChoiceDialog(title, text, choices, keys, at)
        dialog.narrow = self.speaker.say("choice-narrow")
        if isinstance(below, TutorScreen):
            dialog.below = below.on_paste
        self.push_screen(dialog, _unless_left(then))

    def ask(
        self,
        title: str,
        value: str,
        problem: Callable[[str], str | None],
        then: Callable[[str], object],
    ) -> None:
        """Let the learner type a line with which nothing is wrong; it begins with a value."""
        dialog = PromptDialog(title, value, self.speaker.say("keys-prompt"), problem)
        self.push_screen(dialog, _unless_left(then))

    def open_palette(self, screen: TutorScreen) -> None:
        """Find anything by its name, and open it."""
        from tutor.tui.screens.palette import Palette

        def chosen(found: "Findable | None") -> None:
            if found is None or not screen.is_there:
                return
            if found.leads_away:
                self._make_room(for_lesson=found.kind == "lesson")
                self.call_later(found.open)  # nobody waits on the screens that were left
            else:
                found.open()

        self.push_screen(Palette(screen), chosen)

    def pass_by(self) -> None:
        """Leave the screens in front where nothing is left to do."""
        while isinstance(front := self.screen, TutorScreen) and front.is_behind:
            front.keep()
            self.pop_screen()

    def _make_room(self, *, for_lesson: bool) -> None:
        """Leave every screen in front to which nobody has to come back."""
        while isinstance(front := self.screen, TutorScreen):
            if not front.makes_room(for_lesson=for_lesson):
                break
            front.keep()
            self.pop_screen()

    def work(
        self,
        title: str,
        job: Callable[[Callable[[str, float | None], None]], T],
        then: Callable[[T | Exception | None], None],
    ) -> None:
        """Do something that may take a while, and go on with what comes of it."""
        keys = self.speaker.say("keys-work")
        self.push_screen(WorkDialog(title, keys, job), then)

    def hand_over(self, text: str, name: str | None) -> None:
        """Save a text to a file, first called so, or copy it if there is no name."""
        if name is not None:
            self.files.save(text, name)
        else:
            self.copy_to_clipboard(text)
            self.tell(self.speaker.say("copied"), seconds=4)

    def tell_failure(self, answer: object) -> None:
        """Say so if a job failed; it may also have been stopped, which needs no word."""
        if isinstance(answer, Exception):
            self.log.error(answer)
            self.tell(self.speaker.say("work-failed"), is_warning=True)

    # Settings

    def change(self, **choices: object) -> None:
        """Change settings, keep them, and let the screen show them."""
        self.settings = Settings.from_json({**self.settings.as_json(), **choices})
        self.warn(self.store.save_settings(self.settings))
        self._wear_theme()
        self.speaker = Speaker(self.language, *self.PARTS)
        for screen in self.screen_stack:
            if isinstance(screen, TutorScreen):
                screen.retell()

    def switch_language(self) -> None:
        """Speak the other language."""
        other: Language = "en" if self.language == "fr" else "fr"
        self._language = None
        self.change(language=other)

    def next_theme(self) -> None:
        """Wear the next theme."""
        index = NAMES.index(self.settings.theme) if self.settings.theme in NAMES else 0
        self.change(theme=NAMES[(index + 1) % len(NAMES)])

    @property
    def _wanted_theme(self) -> str:
        if self.no_color:
            return "terminal"
        return self.settings.theme if self.settings.theme in NAMES else DEFAULT

    def _wear_theme(self) -> None:
        self.theme = self._wanted_theme
        self.set_class(self.is_spaced, "-plain-ground")


def _unless_left(then: Callable[[str], object]) -> Callable[[str | None], None]:
    """What to do with an answer, if there is one."""

    def answered(answer: str | None) -> None:
        if answer is not None:
            then(answer)

    return answered


def run(
    store: Store | None = None,
    *,
    language: Language | None = None,
    first: Callable[[TutorApp], None] | None = None,
    in_browser: tuple[int, int] | None = None,
) -> int:
    """Open the tutor and stay until the learner leaves; the exit code.

    Args:
        store: where the learner's work is kept.
        language: the language asked for, over the one in the settings.
        first: what to open on top of the home screen.
        in_browser: columns and lines of the browser's page that is to be served, if one is.
    """
    gc.freeze()  # what is loaded by now stays: nobody has to look for garbage in it
    opened = store or open_store()
    try:
        app = TutorApp(opened, language=language, first=first, in_browser=in_browser is not None)
        app.run(size=in_browser)
        return app.return_code or 0
    finally:
        opened.close()
