"""The settings: rows in groups, a switch or a choice in each; they count at once and are kept."""

from typing import get_args

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size

from tutor.base.language import Language
from tutor.store.settings import Goal, Zoom
from tutor.tui.commands import SETTINGS
from tutor.tui.parts.marks import choice, switch
from tutor.tui.parts.tables import fitted
from tutor.tui.screens.menu import HEADING, MenuScreen
from tutor.tui.skins import SKINS
from tutor.tui.themes import NAMES
from tutor.tui.widgets.choices import Choices
from tutor.tui.widgets.status import StatusLine

GROUPS: dict[str, tuple[str, ...]] = {
    "look": ("language", "theme", "zoom", "less_motion"),
    "board": (
        "show_conflicts",
        "show_same",
        "show_peers",
        "clean_marks",
        "number_first",
        "straight_strokes",
        "show_timer",
    ),
    "keys": ("vim_keys", "azerty"),
    "learning": (
        "fade_aids",
        "goal",
        "show_goal",
        "placement",
    ),
}
"""Every setting in its group; the placement is no value, it opens."""
CHOICES: dict[str, tuple[str, ...]] = {
    "language": get_args(Language),
    "theme": NAMES,
    "zoom": get_args(Zoom),
    "goal": get_args(Goal),
}
"""The values of what is no switch."""
OPENS = "placement"
"""The row that leads elsewhere."""
_LABEL, _VALUE = 44, 24
"""Columns of a name and of a value, where there is room."""
_AROUND = 11
"""Columns of the frame, the sign of a row, a bar to scroll by, and what parts name and value."""
_LEAST = 12
"""Columns that a name always has."""
_WITH_SAMPLE = 110
"""From so many columns on, boards show what is set."""
_LIST = 78
"""Columns of the rows, beside them."""
_SHARES = (0.6, 1.0)
"""How much of the height left each board may take."""


class SettingsScreen(MenuScreen):
    """Everything that can be chosen."""

    COMMAND_SET = SETTINGS
    NAME = "settings"
    HAS_SHORT_WORDS = True

    def __init__(self, at: str = "") -> None:
        """The settings, with the keys on one of them."""
        super().__init__()
        self._at = at

    def content(self) -> ComposeResult:
        """The rows, and beside them where there is room the boards they are about."""
        self._samples = [skin.screens().sample(self) for skin in SKINS]
        with Horizontal(id="settings"):
            yield from super().content()
            with Vertical(id="samples"):
                for easel in self._samples:
                    with Vertical(classes="sample"):
                        view = easel.new_view(spaced=self.tutor.is_spaced)
                        view.can_focus = False
                        yield view

    def show_content(self) -> None:
        """Show what a setting does as soon as it is changed."""
        super().show_content()
        width, height = self.app.size
        self.query_one("#samples").set_class(width < _WITH_SAMPLE, "hidden")
        if width < _WITH_SAMPLE:
            return
        chosen, left = self.settings.zoom, height - 4
        zoom = None if chosen == "auto" else chosen
        for easel, share in zip(self._samples, _SHARES, strict=True):
            view = easel.view
            view.spaced = self.tutor.is_spaced
            room = Size(width - _LIST, int(left * share) - 2)
            view.zoom_to(zoom, room)
            if view.layout_.size.width > room.width:  # a part of a board shows nothing
                view.zoom_to(None, room)
            easel.draw()
            taken = view.layout_.size.height + 2
            view.set_class(taken > left, "hidden")
            left -= taken

    def opened(self) -> None:
        """Begin at the row asked for."""
        super().opened()
        if self._at:
            if not self.menu.option_count:
                self.retell()
            self.menu.highlighted = self.menu.get_option_index(self._at)

    def choices(self) -> list[tuple[str, Content] | None]:
        """A heading for each group, and a row for each setting with its value."""
        rows: list[tuple[str, Content] | None] = []
        for group, names in GROUPS.items():
            heading = self.speaker.say(f"settings-{group}")
            rows.append((HEADING, Content.styled(heading, "bold $muted")))
            rows += [(name, self._row(name)) for name in names]
        return rows

    def _row(self, name: str) -> Content:
        value = self._shown(name)
        room = max(min(self.app.size.width - _AROUND - self._value_room, _LABEL), _LEAST)
        return " " + fitted(self.speaker.say(setting_message(name)), room) + " " + value

    @property
    def _value_room(self) -> int:
        """Columns of a value: less where the names need them."""
        return min((self.app.size.width - _AROUND) // 2, _VALUE)

    def _shown(self, name: str) -> Content:
        """The value of a setting, as a switch or between arrows; what opens has none."""
        if name == OPENS:
            return Content.styled("→", "$primary")
        say, now = self.speaker.say, self._value(name)
        words = {
            "language": f"language-{now}",
            "theme": f"theme-{now}",
            "zoom": f"zoom-{now}",
            "goal": f"goal-{now}",
        }
        if name in words:
            room = max(self._value_room - 6, 4)
            return choice(fitted(say(words[name]), room).plain)
        return switch(now is True, say("setting-on" if now else "setting-off"))

    def _value(self, name: str) -> object:
        """What is set now; where nothing was chosen, what follows from the locale."""
        if name == "language":
            return self.speaker.language
        return self.tutor.azerty if name == "azerty" else getattr(self.settings, name)

    def about(self, answer: str) -> str:
        """What a setting is for."""
        return self.speaker.say_attribute(setting_message(answer), "about") or ""

    def show_status(self) -> None:
        """The title, and that there is nothing to save."""
        say = self.speaker.say
        self.query_one(StatusLine).show(say("screen-settings"), say("settings-kept"))

    # Changing

    def chosen(self, answer: str) -> None:
        """The next value of a setting, or what the row opens."""
        self._change(answer, 1)

    def on_choices_stepped(self, event: Choices.Stepped) -> None:
        """An arrow beside a value was clicked."""
        if self.is_there:
            self._change_focused(event.by)

    def do_next_value(self) -> None:
        """The next value of the setting in focus."""
        self._change_focused(1)

    def do_previous_value(self) -> None:
        """The value before it."""
        self._change_focused(-1)

    def _change_focused(self, by: int) -> None:
        option = self.menu.highlighted_option
        if option is not None and option.id:
            self._change(option.id, by)

    def _change(self, name: str, by: int) -> None:
        if name == OPENS:
            self.tutor.first_start.open()
            return
        now = self._value(name)
        values: tuple[object, ...] = CHOICES.get(name, (False, True))
        following = values[(values.index(now) + by) % len(values)]
        if name == "language":
            self.tutor.switch_language()
        elif name == "zoom":
            self.tutor.change(zoom=following, zooms=())  # for boards of every size
        else:
            self.tutor.change(**{name: following})

    def do_settings(self) -> None:
        """Here already."""


def setting_message(name: str) -> str:
    """The message with the name of a setting."""
    return f"setting-{name.replace('_', '-')}"
