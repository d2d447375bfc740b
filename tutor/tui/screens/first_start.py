"""The first start: what somebody is here for, and how much they have solved before."""

from typing import get_args

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tutor.games.both import GAMES
from tutor.games.game import GameName
from tutor.learn.placement import Experience
from tutor.tui.commands import FIRST_START, Command
from tutor.tui.parts.chips import actions, clickable
from tutor.tui.parts.marks import segments
from tutor.tui.parts.tables import fitted, marked
from tutor.tui.screens.base import TutorScreen
from tutor.tui.widgets.speech import broken
from tutor.tui.widgets.status import KeyBar, StatusLine

_EXPERIENCES: tuple[Experience, ...] = get_args(Experience)
_WISHES: tuple[tuple[GameName, ...], ...] = (
    *((game.name,) for game in GAMES),
    tuple(game.name for game in GAMES),
)
"""One of the games, or all of them."""
_STEPS = ("            ▄▄▄▄▄▄", "      ▄▄▄▄▄▄██████", "▄▄▄▄▄▄████████████")
_WIDEST = 74
_LOW = 22
"""Lines below which there is no picture."""


class FirstStartScreen(TutorScreen):
    """Two questions, then six boards or the first lesson."""

    COMMAND_SET = FIRST_START
    NAME = "first-start"

    def __init__(self) -> None:
        super().__init__()
        self._wish = 0
        """Which of the wishes; who was asked before begins with the same."""
        self._experience = 1

    def content(self) -> ComposeResult:
        """One page of text, with what can be clicked in it."""
        with VerticalScroll(id="first-start", can_focus=False):
            page = Static(id="first-start-text")
            page.auto_links = False
            yield page

    def opened(self) -> None:
        """Begin with what was wished for before."""
        before = self.tutor.first_start.wished()
        self._wish = _WISHES.index(before) if before in _WISHES else 0
        super().opened()
        self.retell()

    def show_content(self) -> None:
        """Write it again."""
        lines = self._lines(min(self.app.size.width - 6, _WIDEST))
        self.query_one("#first-start-text", Static).update(Content("\n").join(lines))

    def _lines(self, room: int) -> list[Content]:
        say, plain = self.speaker.say, self.tutor.is_spaced
        lines: list[Content] = []
        if self.app.size.height >= _LOW:
            lines += [Content.styled(line, "$primary") for line in _STEPS]
            lines.append(Content())
        lines += [Content(line) for line in broken(say("home-about"), room)]
        names = [say(f"start-for-{'-'.join(wish)}") for wish in _WISHES]
        choice = segments(
            [(f"pick-wish-{number}", name) for number, name in enumerate(names)],
            self._wish,
            plain=plain,
        )
        question = say(f"start-solved-{'-'.join(_WISHES[self._wish])}")
        lines += [Content(), Content.styled(f"{say('start-what-for')}  ", "$muted") + choice]
        lines += [Content(), Content.styled(question, "bold"), Content()]
        lines += [self._row(number, room) for number in range(len(_EXPERIENCES))]
        after = "start-then-lesson" if self._experience == 0 else "start-then-boards"
        lines += [Content(), *(Content.styled(one, "$muted") for one in broken(say(after), room))]
        offers = self.offered("start-on", "back")
        return [*lines, Content(), actions(offers, room, plain=plain)]

    def _row(self, number: int, room: int) -> Content:
        """One answer, with what it means."""
        say, name = self.speaker.say, _EXPERIENCES[number]
        is_chosen = number == self._experience
        label = fitted(Content.styled(say(f"start-{name}"), "bold" if is_chosen else ""), 14)
        about = Content.styled(say(f"start-{name}-about"), "" if is_chosen else "$muted")
        line = marked(" " + label + about, is_chosen=is_chosen)
        line = fitted(line, room)
        if is_chosen:
            line = line.stylize("reverse" if self.tutor.is_spaced else "on $raised")
        return clickable(f"pick-experience-{number}", line)

    def show_status(self) -> None:
        """That it is the first of three steps."""
        say = self.speaker.say
        self.query_one(StatusLine).show(say("screen-home"), say("start-step", number=1))

    def show_keys(self) -> None:
        """What can be done here; who cannot read it needs the other language first of all."""
        ids = ("start-on", "language", "start-row", "start-wish", "back", "quit")
        self.query_one(KeyBar).show(self.offered(*ids))

    def command_name(self, command: Command) -> str:
        """Nobody has to answer."""
        if command.id == "back":
            return self.speaker.say("start-skip")
        return super().command_name(command)

    # Choosing

    def take_key(self, key: str) -> bool:
        """Arrows choose, in both directions."""
        moves = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
        if key not in moves:
            return False
        down, across = moves[key]
        self._experience = min(max(self._experience + down, 0), len(_EXPERIENCES) - 1)
        self._wish = (self._wish + across) % len(_WISHES)
        self.retell()
        return True

    def run_command(self, id: str) -> None:
        """What was clicked is chosen; an answer that was chosen already goes on."""
        kind, _, number = id.rpartition("-")
        if kind == "pick-wish":
            self._wish = int(number)
            self.retell()
        elif kind == "pick-experience":
            was, self._experience = self._experience, int(number)
            if was == self._experience:
                self.do_start_on()
            else:
                self.retell()
        else:
            super().run_command(id)

    def do_start_row(self) -> None:
        """The next answer."""
        self.take_key("down")

    def do_start_wish(self) -> None:
        """The next game."""
        self.take_key("right")

    def do_start_on(self) -> None:
        """To the boards, or to the first lesson."""
        self.tutor.first_start.begin(_WISHES[self._wish], _EXPERIENCES[self._experience])

    def do_back(self) -> None:
        """Look around first."""
        self.tutor.first_start.skip(_WISHES[self._wish])
        super().do_back()
