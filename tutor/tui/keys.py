"""From what the keyboard sends to what is meant."""

from textual import events

from tutor.sudoku.geometry import SYMBOLS, Geometry

AZERTY = {symbol: digit for digit, symbol in enumerate("à&é\"'(-è_ç")}
"""The digit row of a French keyboard, typed without Shift."""
SHIFTED = {symbol: digit for digit, symbol in enumerate("!@#$%^&*(", start=1)} | {'"': 2, "£": 3}
"""The digit row with Shift, on American and British keyboards."""

_NAMES = {
    "escape": "key-escape",
    "enter": "key-enter",
    "space": "key-space",
    "tab": "key-tab",
    "shift+tab": "key-shift-tab",
    "delete": "key-delete",
    "backspace": "key-backspace",
    "up": "key-arrows",
    "left": "key-left",
    "right": "key-right",
    "shift+up": "key-shift-arrows",
    "pageup": "key-page-up",
    "pagedown": "key-page-down",
    "home": "key-home",
    "end": "key-end",
}
"""Keys whose name depends on the language."""


def typed(event: events.Key) -> str:
    """A key by its character if it has one, else by its name."""
    if event.is_printable and event.character and event.character != " ":
        return event.character
    return event.key


def key_message(key: str) -> str | None:
    """The message that names a key, None if it is called the same in every language."""
    return _NAMES.get(key)


def key_text(key: str) -> str:
    """How a key without a name of its own is written."""
    if key.startswith("ctrl+"):
        return f"Ctrl+{key_text(key[5:]).upper()}"
    return key.upper() if len(key) > 1 and key[0] == "f" and key[1:].isdigit() else key


class DigitEntry:
    """Turns keys into digits, on boards of any size.

    Digits above 9 are letters, which would clash with commands: they are typed after a
    prefix key, or while letters are on. Above 35 digits are numbers of several figures,
    typed one after the other and ended by Enter.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.letters = False
        """Whether letters are digits until further notice."""
        self.pending: str | None = None
        """What has been typed after the prefix; None if it was not typed."""

    @property
    def has_letters(self) -> bool:
        """Whether the board has digits that are no single figure."""
        return self.geometry.n > 9

    @property
    def _is_long(self) -> bool:
        return self.geometry.n > len(SYMBOLS)

    def begin(self) -> None:
        """The prefix key was pressed."""
        self.pending = ""

    def cancel(self) -> bool:
        """Forget what was typed after the prefix; False if there was nothing."""
        was, self.pending = self.pending is not None, None
        return was

    def take(self, key: str, azerty: bool) -> int | None:
        """The digit a key stands for, 0 for the figure 0; None if it is none (yet)."""
        if azerty and key in AZERTY:
            key = str(AZERTY[key])
        if self._is_long and (self.pending is not None or self.letters):
            return self._take_figure(key)
        expects_letter = self.pending is not None or self.letters
        if len(key) == 1 and key.isascii() and key.isdigit():
            self.pending = None
            digit = int(key)
        elif expects_letter and len(key) == 1 and key.upper() in SYMBOLS:
            self.pending = None
            digit = SYMBOLS.index(key.upper()) + 1
        else:
            return None
        return digit if digit <= self.geometry.n else None

    def _take_figure(self, key: str) -> int | None:
        """A figure of a number; the number is complete when no other could follow."""
        figures = self.pending or ""
        if key == "enter":
            self.pending = None
            return int(figures) if figures and 0 < int(figures) <= self.geometry.n else None
        if len(key) != 1 or not key.isascii() or not key.isdigit():
            return None
        figures += key
        if int(figures) > self.geometry.n:
            self.pending = None
            return None
        if int(figures) * 10 > self.geometry.n and int(figures):
            self.pending = None
            return int(figures)
        self.pending = figures
        return None
