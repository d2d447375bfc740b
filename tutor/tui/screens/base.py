"""What all screens share: commands by key, by click and by palette, in the learner's language."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.geometry import Size

from tutor.games.both import GAMES
from tutor.games.game import Game, Purpose
from tutor.language import Speaker
from tutor.store import Settings
from tutor.tui.commands import EVERYWHERE, Command, by_key, with_vim_keys
from tutor.tui.keys import key_message, key_text, typed
from tutor.tui.parts.chips import Offer
from tutor.tui.screens.guarded import Guarded
from tutor.tui.widgets.status import ROOMY, KeyBar, StatusLine, room_for

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


WAY_OUT = ("back", "help")
_AT_RIGHT = 8
"""Columns of the bottom line for the cell with the cursor."""


class TutorScreen(Guarded[None]):
    """A screen whose commands are defined once and carried out by ``do_…`` methods."""

    COMMAND_SET: tuple[Command, ...] = ()
    """What this screen can do, besides what every screen can."""
    NAME: str = ""
    """The message with the screen's title is ``screen-NAME``."""
    TELLS_OF_GAMES: ClassVar[bool] = False
    """Whether it is to be drawn again when a game has been read in the background."""
    TELLS_OF_TASKS: ClassVar[bool] = False
    """Whether it is to be drawn again when a teacher asks for something else."""
    MORE_HELP: tuple[str, ...] = ()
    """Messages that the help has besides ``help-NAME``."""
    LEADS_ELSEWHERE: ClassVar[bool] = True
    """Whether one may go from here to anything that has a name."""
    purpose: Purpose = "play"
    """What a grid pasted here is for."""
    _told_for: tuple[Size, Size] | None = None
    """The room for which everything was written last."""

    @property
    def help_name(self) -> str:
        """Its help is the message ``help-`` and this."""
        return self.NAME

    @property
    def tutor(self) -> "TutorApp":
        """The application, with its own type."""
        return cast("TutorApp", self.app)

    @property
    def speaker(self) -> Speaker:
        """Whoever says things in the learner's language."""
        return self.tutor.speaker

    @property
    def settings(self) -> Settings:
        """What the learner has chosen."""
        return self.tutor.settings

    def own_commands(self) -> tuple[Command, ...]:
        """What this screen can do, besides what every screen can."""
        return self.COMMAND_SET

    def commands(self) -> tuple[Command, ...]:
        """What can be done here, with the keys as they are set."""
        own = self.own_commands()
        ids = {command.id for command in own}
        everything = own + tuple(c for c in EVERYWHERE if c.id not in ids)
        return with_vim_keys(everything) if self.settings.vim_keys else everything

    # How commands are told

    def key_name(self, key: str) -> str:
        """A key as it is written on a keyboard of the learner's language."""
        message = key_message(key)
        return self.speaker.say(message) if message else key_text(key)

    def key_name_of(self, id: str) -> str:
        """The first key of a command of this screen, by its id."""
        return self.command_keys(next(c for c in self.commands() if c.id == id))

    def command_keys(self, command: Command) -> str:
        """The key of a command to show: its first one, or the one that the language prefers."""
        if not command.keys:
            return ""
        preferred = self.speaker.say_attribute(f"do-{command.id}", "key")
        return self.key_name(preferred or command.keys[0])

    def command_name(self, command: Command) -> str:
        """The short name of a command."""
        return self.speaker.say(f"do-{command.id}")

    def command_about(self, command: Command) -> str:
        """What a command does, in a few words."""
        return self.speaker.say_attribute(f"do-{command.id}", "about") or ""

    def offered(self, *ids: str) -> list[Offer]:
        """Commands as a key bar shows them."""
        known = {command.id: command for command in self.commands()}
        return [
            (id, self.command_keys(known[id]), self.command_name(known[id]))
            for id in ids
            if known[id].keys
        ]

    # How commands are given

    def on_key(self, event: events.Key) -> None:
        """Give a key to the screen first, then look for its command."""
        if not self.is_there:
            return
        key = typed(event)
        command = None
        handled = not self.is_blind and self.take_key(key)
        if not handled:
            known = EVERYWHERE if self.is_blind else self.commands()
            command = by_key(known).get(key)
        if handled or command is not None:
            event.stop()
            event.prevent_default()
        if command is not None:
            self.run_command(command.id)

    @property
    def is_blind(self) -> bool:
        """Whether the learner cannot see what a key would do."""
        return False

    def take_key(self, key: str) -> bool:
        """Whether the screen has its own use for a key."""
        return False

    def on_paste(self, event: events.Paste) -> None:
        """A puzzle pasted anywhere is a puzzle to open."""
        event.stop()
        event.prevent_default()
        if self.is_there:
            self.tutor.puzzles.open_text(event.text, self.purpose, self.games_to_paste())

    def games_to_paste(self) -> tuple[Game, ...]:
        """Of which games a text pasted here may be."""
        return GAMES

    def parts(self) -> tuple[object, ...]:
        """Who carries commands out, besides the screen itself."""
        return ()

    def run_command(self, id: str) -> None:
        """Carry out a command: the first part that can does it, else the screen."""
        name = f"do_{id.replace('-', '_')}"
        able = next((part for part in self.parts() if hasattr(part, name)), self)
        getattr(able, name)()

    def action_run_command(self, id: str) -> None:
        """Carry out a command that was clicked."""
        if self.is_there:
            self.run_command(id)

    def action_leave(self) -> None:
        """The place above this one was clicked in the top line."""
        if self.is_there:
            self.do_back()

    def action_home(self) -> None:
        """The first place of the top line was clicked."""
        if self.is_there:
            self.tutor.go_home()

    # The frame

    def compose(self) -> ComposeResult:
        """A status line, the screen's own content, and a key bar."""
        yield StatusLine(id="status")
        yield from self.content()
        yield KeyBar(id="keys")

    def content(self) -> ComposeResult:
        """What is between the two lines."""
        return iter(())

    def on_screen_resume(self) -> None:
        """This screen is in front again, unless another one was opened with it."""
        if self.is_there and self.is_active:
            self.resumed()

    def on_resize(self) -> None:
        """The room may have changed; a screen that opens is told of it, too."""
        if self.is_there and self._told_for != self._room:
            self.retell()

    @property
    def _room(self) -> tuple[Size, Size]:
        """What there is for this screen, and for those in front of it."""
        return self.size, self.app.size

    def keep(self) -> None:
        """Write down what is not kept yet: somebody leaves."""

    def makes_room(self, *, for_lesson: bool) -> bool:
        """Whether it is left when a lesson, or a puzzle, is found by its name and opened.

        Then the way back is the one of the top line, however often somebody goes on like this.
        """
        return True

    @property
    def is_behind(self) -> bool:
        """Whether nothing is left to do here: who comes back from further on passes it by."""
        return False

    def resumed(self) -> None:
        """Something may have been changed on another screen."""
        self.retell()

    def retell(self) -> None:
        """Write all texts again: the language, the keys or the room may have changed."""
        if self.is_there:
            self._told_for = self._room
            self.show_status()
            self.show_keys()
            self.show_content()

    def show_content(self) -> None:
        """Write again what is between the two lines."""

    def show_status(self) -> None:
        """Write the top line."""
        self.query_one(StatusLine).show(self.speaker.say(f"screen-{self.NAME}"))

    def footer_ids(self) -> list[str]:
        """The commands of the bottom line, more of them where there is room; help comes last."""
        is_wide = self.app.size.width >= ROOMY
        ids = [c.id for c in self.commands() if c.in_footer or (is_wide and c.in_wide_footer)]
        return sorted(ids, key=lambda id: id == "help")

    def show_keys(self) -> None:
        """Write the bottom line."""
        self.query_one(KeyBar).show(self.footer())

    def footer(self) -> list[Offer]:
        """The keys of the bottom line: the way back and help are always the last ones.

        What only wide screens have gives way first.
        """
        ids = [id for id in self.footer_ids() if id not in WAY_OUT]
        found = self.offered(*ids, *(WAY_OUT if not self.is_blind else ("back",)))
        wide = {one.id for one in self.commands() if one.in_wide_footer and not one.in_footer}
        while room_for(found) > self.app.size.width - _AT_RIGHT:
            spare = [offer for offer in found if offer[0] in wide]
            if not spare:
                break
            found.remove(spare[-1])
        return found

    # What every screen can do

    def do_help(self) -> None:
        """Show the keys of this screen."""
        from tutor.tui.screens.help import HelpScreen

        self.app.push_screen(HelpScreen(self))

    def do_palette(self) -> None:
        """Find anything by its name."""
        self.tutor.open_palette(self)

    def do_settings(self) -> None:
        """Open the settings."""
        from tutor.tui.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def do_language(self) -> None:
        """Speak the other language, at once."""
        self.tutor.switch_language()

    def do_theme(self) -> None:
        """The next theme."""
        self.tutor.next_theme()

    def do_back(self) -> None:
        """Where the learner came from."""
        self.dismiss()

    def do_quit(self) -> None:
        """Leave; nothing is lost without a word."""
        self.tutor.leave()
