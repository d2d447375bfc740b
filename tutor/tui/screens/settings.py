"""The settings: each line says what is set, Enter changes it."""

from tutor.tui.screens.menu import MenuScreen

_SWITCHES = (
    "show_conflicts",
    "show_peers",
    "clean_marks",
    "number_first",
    "show_timer",
    "vim_keys",
    "fade_aids",
)


class SettingsScreen(MenuScreen):
    """Everything that can be chosen; it counts at once and is kept."""

    NAME = "settings"

    def choices(self) -> list[tuple[str, str] | None]:
        """A line for each setting, with its value."""
        say, settings = self.speaker.say, self.settings
        lines: list[tuple[str, str] | None] = [
            ("language", self._line("language", say(f"language-{self.speaker.language}"))),
            ("theme", self._line("theme", say(f"theme-{settings.theme}"))),
            ("azerty", self._line("azerty", self._on(self.tutor.azerty))),
        ]
        return lines + [
            (name, self._line(name, self._on(getattr(settings, name)))) for name in _SWITCHES
        ]

    def _line(self, name: str, value: str) -> str:
        label = self.speaker.say(f"setting-{name.replace('_', '-')}")
        return f"{label}{self.speaker.say('colon')}{value}"

    def _on(self, value: bool) -> str:
        return self.speaker.say("setting-on" if value else "setting-off")

    def about(self, answer: str) -> str:
        """What a setting is for."""
        message = f"setting-{answer.replace('_', '-')}"
        return self.speaker.say_attribute(message, "about") or ""

    def chosen(self, answer: str) -> None:
        """The next value of a setting."""
        if answer == "language":
            self.tutor.switch_language()
        elif answer == "theme":
            self.tutor.next_theme()
        elif answer == "azerty":
            self.tutor.change(azerty=not self.tutor.azerty)
        else:
            self.tutor.change(**{answer: not getattr(self.settings, answer)})

    def do_settings(self) -> None:
        """Here already."""
