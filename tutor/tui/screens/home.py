"""The first screen: go on, or begin something."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tutor import narrate
from tutor.games.both import GAMES, NONOGRAM, SUDOKU, game_of
from tutor.learn.course import lesson_title
from tutor.learn.mastery import Mastery
from tutor.tui.commands import HOME, Command
from tutor.tui.knowledge import mastery_of, next_lesson_of
from tutor.tui.screens.base import TutorScreen
from tutor.tui.skins import last_open
from tutor.tui.widgets.choices import Choices
from tutor.tui.widgets.status import KeyBar

_NAMED = 2
"""How many of the techniques that are due are named."""


class HomeScreen(TutorScreen):
    """What there is to do; only what can be done is shown."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = HOME
    NAME = "home"

    def content(self) -> ComposeResult:
        """A name, a sentence, what is due, and the list."""
        with Vertical(id="home"):
            yield Static(id="home-title")
            yield Static(id="home-about")
            yield Static(id="home-due")
            with Center():
                yield Choices(id="home-menu")

    def opened(self) -> None:
        """Give the list the keys."""
        super().opened()
        self.query_one(Choices).focus()

    def resumed(self) -> None:
        """Begin at the top unless another line was chosen, and read games solved meanwhile."""
        menu = self.query_one(Choices)
        was_at_top = not menu.highlighted
        super().resumed()
        if was_at_top:
            menu.highlighted = 0
        self.tutor.game_reader.read_all()

    def retell(self) -> None:
        """Write everything again: the language, the open game, what is due may have changed."""
        super().retell()
        if not self.is_there:
            return
        say = self.speaker.say
        self.query_one("#home-title", Static).update(Content("Pas à pas"))
        self.query_one("#home-about", Static).update(Content(say("home-about")))
        mastery = mastery_of(self.tutor.store)
        id_ = self._next_lesson()
        lesson = None if id_ is None else lesson_title(id_, self.speaker.language)
        self.query_one("#home-due", Static).update(Content(self._due(mastery, lesson)))
        lines = self._lines(mastery, lesson)
        self.query_one(Choices).show(Option(Content(text), id=id) for id, text in lines)

    def _next_lesson(self) -> str | None:
        """The lesson to go on with: after the last one on a game, that on the next game."""
        lessons = (next_lesson_of(self.tutor.store, game.name) for game in GAMES)
        return next(filter(None, lessons), None)

    def _lines(self, mastery: Mastery, lesson: str | None) -> list[tuple[str, str]]:
        """What can be done now: where it leads, and in words."""
        say = self.speaker.say
        lines = []
        if (exam := self._exam_going()) is not None:
            lines.append(("exam-going", exam))
        if (going := self._going_on()) is not None:
            lines.append(("continue", going))
        if due := mastery.due_today():
            lines.append(("review", say("home-review", count=len(due))))
        learn = say("home-learn-next", name=lesson) if lesson else say("home-learn")
        lines.append(("learn", learn))
        others = (
            *("practise", "walk", "exam", "enter", "nonograms"),
            *("progress", "settings", "help", "quit"),
        )
        return lines + [(id, say(f"home-{id}")) for id in others]

    def _due(self, mastery: Mastery, lesson: str | None) -> str:
        """What to come back to today; somebody who has begun nothing is told what to begin with."""
        say, language = self.speaker.say, self.speaker.language
        if due := mastery.due_today():
            names = [narrate.called(one.technique, language) for one in due]
            if more := len(names[_NAMED:]):
                names = [*names[:_NAMED], say("home-more", count=more)]
            return say("progress-due", names=self.speaker.listed(names))
        told = [say("progress-nothing-due")] if mastery.begun() else []
        if lesson:
            told.append(say("progress-next-lesson", name=lesson))
        return " ".join(told)

    def _going_on(self) -> str | None:
        """The game left open, of either kind, in words."""
        game = last_open(self.tutor.store)
        return None if game is None else game.going_on(self.speaker)

    def _exam_going(self) -> str | None:
        """The exam under way, in words."""
        if not self.tutor.store.exams.has_open():
            return None
        # Loaded here: most of the time there is none, and the first screen is to open quickly.
        from tutor.learn.exam.words import clock, short_subject

        exams = self.tutor.exams.archive.unfinished()
        if not exams:
            return None
        exam = exams[0]
        return self.speaker.say(
            "home-exam-going",
            subject=short_subject(self.speaker, exam.paper.syllabus),
            answered=f"{exam.answered}/{len(exam.sheets)}",
            left=clock(exam.left),
        )

    def show_keys(self) -> None:
        """Leaving is the last thing in the list and in the footer."""
        self.query_one(KeyBar).show(self.offered("language", "theme", "settings", "help", "quit"))

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Go there."""
        self.go(event.option.id or "")

    def go(self, id: str) -> None:
        """Open a section."""
        from tutor.tui.screens.progress import ProgressScreen

        if id == "exam-going":
            if exams := self.tutor.exams.archive.unfinished():
                self.tutor.exams.open(exams[0])
        elif id == "exam":
            self.tutor.exams.open_all()
        elif id == "continue":
            self._go_on()
        elif id == "nonograms":
            self.tutor.puzzles.menu(NONOGRAM)
        elif id == "review":
            self.tutor.lessons.open_due()
        elif id == "learn":
            following = self._next_lesson()
            self.tutor.lessons.open_course(
                "sudoku" if following is None else game_of(following).name
            )
        elif id in ("practise", "walk"):
            self.tutor.puzzles.menu(SUDOKU, "walk" if id == "walk" else "play")
        elif id == "enter":
            self.tutor.choose(
                self.speaker.say("screen-enter"),
                [(s, self.speaker.say(f"source-{s}")) for s in ("type", "paste", "file")],
                self._enter,
            )
        elif id == "progress":
            self.app.push_screen(ProgressScreen())
        else:
            self.run_command(id)

    def _go_on(self) -> None:
        """Continue the game played last, of either kind."""
        if (game := last_open(self.tutor.store)) is not None:
            self.tutor.puzzles.resume(game)

    def _enter(self, answer: str | None) -> None:
        if answer == "type":
            self.tutor.puzzles.type_in()
        elif answer == "paste":
            self.tutor.puzzles.paste()
        elif answer == "file":
            self.tutor.puzzles.browse()

    def do_back(self) -> None:
        """There is nothing behind the first screen: leave."""
        self.tutor.leave()
