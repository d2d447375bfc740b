"""The two languages: which one to speak, and the messages that are not about techniques.

Messages are Fluent files, one per language. The Fluent library is loaded when
the first sentence is needed, so that commands that only print grids start quickly.
"""

import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, get_args

from tutor.sudoku.geometry import Language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: tuple[Language, ...] = get_args(Language)


def language_of_locale(environment: Mapping[str, str] | None = None) -> Language:
    """The language of the user's locale: French, or else English."""
    environment = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if name := environment.get(variable):
            return "fr" if name.lower().startswith("fr") else "en"
    system = locale.getlocale()[0] or ""
    return "fr" if system.lower().startswith("fr") else "en"


@cache
def _bundle(language: Language) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks protect mixed directions of writing; here they would only be noise.
    bundle = FluentBundle([language], use_isolating=False)
    source = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


class Speaker:
    """Says things in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def knows(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        bundle = _bundle(self.language)
        if not bundle.has_message(message):
            return False
        return attribute is None or attribute in bundle.get_message(message).attributes

    def say(self, message: str, attribute: str | None = None, **values: str | int) -> str:
        """The text of a message, or of one of its attributes.

        A missing message or value is a mistake of ours and raises.
        """
        bundle = _bundle(self.language)
        found = bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise ValueError(f"{message}: {errors}")
        return str(text)

    def both(self, items: Sequence[str]) -> str:
        """A list in words: ``a``, ``a and b``, ``a, b and c``."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.say('and')} {items[-1]}"

    def number(self, value: int) -> str:
        """A whole number with its digits in groups; the order of size if it is huge."""
        if value < 10**30:
            return f"{value:,}".replace(",", self.say("thousands"))
        digits = str(value)
        mantissa = f"{digits[0]}{self.say('decimal')}{digits[1:3]}"
        return self.say("huge-number", mantissa=mantissa, exponent=str(len(digits) - 1))

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
