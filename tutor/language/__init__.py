"""The two languages: which one to speak, and the messages that are not about techniques.

Messages are Fluent files, for each language one of the commands and one of the screens, and
two more for nonograms; one of the studies made again, one of the page in a browser, one of classes.
A file is read when a sentence of it is first needed, so that commands that only print grids
start quickly.
"""

import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from tutor.base.language import Language
from tutor.base.long_numbers import digits_of
from tutor.base.messages import Messages
from tutor.base.shown import visible

LANGUAGES: tuple[Language, ...] = get_args(Language)

Part = Literal["commands", "screens", "nonogram", "nonogram-screens", "study", "serve", "class"]
"""Which of a language's files."""


def language_of_locale(environment: Mapping[str, str] | None = None) -> Language:
    """The language of the user's locale: French, or else English."""
    environment = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if name := environment.get(variable):
            return "fr" if name.lower().startswith("fr") else "en"
    system = locale.getlocale()[0] or ""
    return "fr" if system.lower().startswith("fr") else "en"


@cache
def _messages(language: Language, part: Part) -> Messages:
    name = f"{language}.ftl" if part == "commands" else f"{part}.{language}.ftl"
    return Messages(language, [Path(__file__).with_name(name).read_text(encoding="utf-8")])


class Speaker:
    """Says things in one language."""

    def __init__(self, language: Language, *parts: Part) -> None:
        """Speak a language, knowing the messages of the commands or of other parts."""
        self.language = language
        self._parts: tuple[Part, ...] = parts or ("commands",)
        self._said: dict[str, str] = {}
        """Messages that are always the same: names of keys and commands are said with each key."""

    def in_language(self, language: Language) -> "Speaker":
        """Somebody who says the same things in a language."""
        return Speaker(language, *self._parts)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(message in _messages(self.language, part) for part in self._parts)

    def _home(self, message: str) -> Messages:
        """The file that has a message."""
        for part in self._parts:
            if message in (messages := _messages(self.language, part)):
                return messages
        raise KeyError(message)

    def say(self, message: str, /, **values: str | int) -> str:
        """The text of a message.

        Values may be what somebody wrote, in a file or with keys: whatever in them cannot be
        seen is spelt out, so that a sentence is one line and does nothing to a terminal.
        A missing message or value is a mistake of ours and raises.
        """
        if not values and message in self._said:
            return self._said[message]
        safe = {name: visible(it) if isinstance(it, str) else it for name, it in values.items()}
        text = self._home(message).text(message, safe)
        if not values:
            self._said[message] = text
        return text

    def say_attribute(self, message: str, attribute: str) -> str | None:
        """The text of an attribute of a message, or None if it has no such one."""
        found = self._home(message)[message].attributes.get(attribute)
        return None if found is None else found({})

    def listed(self, items: Sequence[str]) -> str:
        """A list in words: ``a``, ``a and b``, ``a, b and c``."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.say('and')} {items[-1]}"

    def number(self, value: int) -> str:
        """A whole number with its digits in groups; the order of size if it is huge."""
        if value < 10**30:
            return f"{value:,}".replace(",", self.say("thousands"))
        exponent = len(digits_of(value)) - 1
        hundredths = (value // 10 ** (exponent - 3) + 5) // 10
        if hundredths == 1000:
            hundredths, exponent = 100, exponent + 1
        mantissa = self.decimal(hundredths / 100, 2)
        return self.say("huge-number", mantissa=mantissa, exponent=str(exponent))

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with a fixed number of decimals."""
        return f"{value:.{places}f}".replace(".", self.say("decimal"))

    def seconds(self, value: float) -> str:
        """A duration in the unit that suits it."""
        if value < 0.001:
            return f"{self.decimal(value * 1e6, 0)} µs"
        if value < 1:
            return f"{self.decimal(value * 1e3)} ms"
        return f"{self.decimal(value)} s"
