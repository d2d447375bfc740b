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
    "arrows": "key-arrows",
    "up": "key-up",
    "down": "key-down",
    "left": "key-left",
    "right": "key-right",
    "shift+up": "key-shift-arrows",
    "pageup": "key-page-up",
    "pagedown": "key-page-down",
    "home": "key-home",
    "mouse": "key-mouse",
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


_GO_ON = ("enter", "escape")
"""Keys that have a meaning of their own while a number is typed."""


def _is_figure(key: str, *, but_zero: bool = False) -> bool:
    return len(key) == 1 and key.isascii() and key.isdigit() and not (but_zero and key == "0")


class DigitEntry:
    """Turns keys into digits, on boards of any size.

    Digits above 9 are letters. Capitals are digits at once; small letters would clash with
    commands: they are digits after a prefix key, or while letters are on. Above 35 digits are
    numbers of several figures, typed one after the other; what could go on is ended by Enter,
    or by going elsewhere.
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
    def has_numbers(self) -> bool:
        """Whether digits are numbers of several figures."""
        return self.geometry.n > len(SYMBOLS)

    @property
    def is_typing(self) -> bool:
        """Whether letters, or the figures of a long number, are expected."""
        return self.pending is not None or self.letters

    def begin(self) -> None:
        """The prefix key was pressed."""
        self.pending = ""

    def leave(self) -> bool:
        """Expect no letters any more; False if none were expected."""
        was = self.is_typing
        self.pending, self.letters = None, False
        return was

    def take(self, key: str, azerty: bool) -> int | None:
        """The digit a key stands for, 0 for the figure 0; None if it is none (yet).

        After the prefix one key is taken, whatever it is.
        """
        if azerty and key in AZERTY:
            key = str(AZERTY[key])
        if self.has_numbers and (self.is_typing or _is_figure(key, but_zero=True)):
            return self._take_figure(key)
        is_capital = len(key) == 1 and key.isupper() and not self.has_numbers
        expects_letter, self.pending = self.is_typing or is_capital, None
        if len(key) == 1 and key.isascii() and key.isdigit():
            digit = int(key)
        elif expects_letter and len(key) == 1 and key.upper() in SYMBOLS:
            digit = SYMBOLS.index(key.upper()) + 1
        else:
            return None
        return digit if digit <= self.geometry.n else None

    def end(self, key: str) -> int | None:
        """The number that was begun and that another key ends, if it does."""
        if not self.pending or _is_figure(key) or key in _GO_ON:
            return None
        number, self.pending = int(self.pending), None
        return number or None

    def _take_figure(self, key: str) -> int | None:
        """A figure of a number; the number is complete when no other could follow."""
        figures = (self.pending or "") + (key if _is_figure(key) else "")
        number = int(figures or 0)
        self.pending = None
        if not figures or number > self.geometry.n:
            return None
        if key == "enter" or number * 10 > self.geometry.n:
            return number or None
        self.pending = figures
        return None
