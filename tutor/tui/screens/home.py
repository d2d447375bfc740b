"""The first screen: go on, or begin something."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tutor.tui.commands import HOME, Command
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.titles import title_of
from tutor.tui.widgets.status import KeyBar


class HomeScreen(TutorScreen):
    """What there is to do; only what can be done is shown."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = HOME
    NAME = "home"

    def content(self) -> ComposeResult:
        """A name, a sentence, and the list."""
        with Vertical(id="home"):
            yield Static(id="home-title")
            yield Static(id="home-about")
            with Center():
                yield OptionList(id="home-menu")

    def opened(self) -> None:
        """Give the list the keys."""
        super().opened()
        self.query_one(OptionList).focus()

    def retell(self) -> None:
        """Write everything again, for the language or the open game may have changed."""
        super().retell()
        if not self.is_mounted:
            return
        say = self.speaker.say
        self.query_one("#home-title", Static).update(Content("Pas à pas"))
        self.query_one("#home-about", Static).update(Content(say("home-about")))
        menu = self.query_one(OptionList)
        place = (
            menu.get_option_at_index(menu.highlighted).id if menu.highlighted is not None else None
        )
        menu.clear_options()
        lines = [(id, say(f"home-{id}")) for id in ("practise", "walk", "enter", "progress")]
        lines += [(id, say(f"home-{id}")) for id in ("settings", "help", "quit")]
        if (going := self._going_on()) is not None:
            lines.insert(0, ("continue", going))
        menu.add_options(Option(Content(text), id=id) for id, text in lines)
        ids = [id for id, _ in lines]
        menu.highlighted = ids.index(place) if place in ids and place != "practise" else 0

    def _going_on(self) -> str | None:
        """The game left open, in words."""
        game = self.tutor.store.last_open()
        if game is None:
            return None
        minutes = int(game.elapsed) // 60
        return self.speaker.say(
            "home-continue",
            title=title_of(game.title, game.puzzle.geometry, self.speaker),
            filled=f"{game.filled}/{game.puzzle.geometry.cell_count}",
            minutes=minutes,
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
        from tutor.tui.screens.practise import PractiseScreen
        from tutor.tui.screens.progress import ProgressScreen

        if id == "continue":
            game = self.tutor.store.last_open()
            if game is not None:
                self.tutor.resume_game(game)
        elif id in ("practise", "walk"):
            self.app.push_screen(PractiseScreen("walk" if id == "walk" else "play"))
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

    def _enter(self, answer: str | None) -> None:
        if answer == "type":
            self.tutor.open_enter()
        elif answer == "paste":
            self.tutor.open_paste()
        elif answer == "file":
            self.tutor.open_browser()

    def do_back(self) -> None:
        """There is nothing behind the first screen: leave."""
        self.app.exit()
