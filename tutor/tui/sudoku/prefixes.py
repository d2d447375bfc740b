"""Keys that expect another one: to colour, to highlight, to ask about a digit.

Colouring goes on until it is left: cells are coloured one after the other.
"""

from collections.abc import Callable
from typing import Literal

from textual.content import Content

from tutor.games.sudoku.board import COLOUR_LETTERS
from tutor.tui.commands import HELP_KEYS
from tutor.tui.keys import DigitEntry
from tutor.tui.parts.chips import Offer
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.sudoku.grid_easel import GridEasel

Prefix = Literal["colour", "view", "why"]
_LETTERS: dict[str, tuple[str, ...]] = {
    "colour": (*COLOUR_LETTERS, "x"),
    "view": ("p", "t", "v"),
}
"""The keys that may follow, as the bottom line writes them."""


def _pressed(key: str) -> Content:
    """A key to be clicked."""
    linked = Content.from_markup(f"[@click=screen.type_key('{key.lower()}')]$key[/]", key=key)
    return linked.stylize("bold $primary")


class Prefixes:
    """What was begun with such a key, until it is complete."""

    def __init__(
        self,
        entry: DigitEntry,
        easel: GridEasel,
        host: BoardWithCoach,
        colour: Callable[[int | None, int | None], None],
        ask_why: Callable[[int], None],
    ) -> None:
        """Nothing is begun yet.

        Args:
            entry: turns keys into digits.
            easel: the board, where digits and pairs stand out.
            host: the screen.
            colour: gives cells a colour, or a digit's marks; None takes all colours away.
            ask_why: asks about a digit.
        """
        self._entry, self._easel, self._host = entry, easel, host
        self._colour, self._ask_why = colour, ask_why
        self.open: Prefix | None = None
        self._digit: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether another key is expected."""
        return self.open is not None

    def footer(self) -> tuple[list[Offer], Content]:
        """What may follow; its letters can be clicked."""
        speaker, geometry = self._host.speaker, self._entry.geometry
        letters = f"1-{geometry.digit_name(geometry.n)}"
        large = "yes" if geometry.n > 9 else "no"
        offers: list[Offer] = [
            ("back", speaker.say("key-escape"), speaker.say("do-back")),
            ("help", HELP_KEYS[0], speaker.say("do-help")),
        ]
        told = speaker.say(f"after-{self.open}", digits=letters, large=large)
        keys = _LETTERS.get(self.open or "", ())
        return offers, Content(" ").join(
            _pressed(word) if word in keys else Content(word) for word in told.split(" ")
        )

    def begin(self, prefix: Prefix) -> None:
        """Such a key was pressed."""
        self.open, self._digit = prefix, None
        self._host.show_status()
        self._host.show_keys()

    def leave(self) -> bool:
        """Leave what was begun; False if nothing was."""
        was_open = self.is_open
        if was_open:
            self._end()
        return was_open

    def _end(self) -> None:
        self.open = self._digit = None
        self._entry.leave()
        self._host.show_status()
        self._host.show_keys()

    def take(self, key: str) -> None:
        """The key after it."""
        letter, easel = key.upper(), self._easel
        if key == "escape" or (self.open == "colour" and key == "t"):
            self._end()
        elif self.open == "colour" and self._digit is None and key in ("x", "delete", "0"):
            self._colour(None, None)
        elif (
            self.open == "colour" and not self._entry.is_typing and letter in tuple(COLOUR_LETTERS)
        ):
            digit, self._digit = self._digit, None
            self._colour(COLOUR_LETTERS.index(letter) + 1, digit)
            self._host.show_status()
        elif self.open == "view" and key in ("v", "p", "t"):
            self._end()
            if key == "p":
                self._host.tutor.change(show_peers=not self._host.settings.show_peers)
            elif key == "t":
                easel.shows_pairs = not easel.shows_pairs
            else:
                easel.highlighted, easel.shows_pairs = None, False
            easel.draw()
        else:
            self._take_digit(key)

    def _take_digit(self, key: str) -> None:
        """A digit to highlight, to ask about, or whose mark is to be coloured.

        After the key for colours letters are colours; there = comes before a letter digit.
        """
        if key == "=" or (self.open != "colour" and self._entry.pending is None):
            self._entry.begin()
        digit = self._entry.take(key, self._host.tutor.azerty) if key != "=" else None
        self._host.show_status()
        if digit:
            self.take_number(digit)

    def take_number(self, digit: int) -> None:
        """A digit was typed, or clicked below the board: it answers, and is written nowhere."""
        prefix, easel = self.open, self._easel
        if prefix == "colour":
            self._digit = digit
            return
        self._end()
        if prefix == "view":
            easel.highlighted = None if easel.highlighted == digit else digit
            easel.draw()
        elif prefix == "why":
            self._ask_why(digit)
