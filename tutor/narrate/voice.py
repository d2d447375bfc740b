"""The message files of a package, and how a message becomes a tidy sentence."""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from tutor.messages import Messages, new_bundle
from tutor.narrate.words import Value
from tutor.sudoku.geometry import Language

Fact = Value | str | int
"""What a message may speak of."""
Functions = Callable[[Language], dict[str, Callable[..., Any]]]
"""The functions that messages call, by language."""
_START_OF_SENTENCE = re.compile(r"(^|[.!?] )([^\W\d_])(?!\d)")


class Voice:
    """Says the messages of a package's own ``en.ftl`` and ``fr.ftl``, and ``name.en.ftl``."""

    def __init__(self, package: str, functions: Functions) -> None:
        self._package = package
        self._functions = functions
        self._messages = cache(self._read)

    def _read(self, language: Language) -> Messages:
        sources = [
            file.read_text(encoding="utf-8")
            for file in files(self._package).iterdir()
            if f".{file.name}".endswith(f".{language}.ftl")
        ]
        return Messages(new_bundle(language, self._functions(language)), sources)

    def text(self, language: Language, message: str, /, **facts: Fact) -> str:
        """The bare text of a message. A missing one, or a missing fact, is our mistake."""
        name, _, part = message.partition(".")
        messages = self._messages(language)
        if not messages.has(name):
            raise KeyError(message)
        bundle = messages.bundle
        entry = bundle.get_message(name)
        pattern = entry.attributes[part] if part else entry.value
        if pattern is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{message}: {errors}")
        return str(text)

    def say(self, language: Language, message: str, /, **facts: Fact) -> str:
        """A message, or with ``message.part`` one part of it, as a tidy sentence."""
        return tidy(self.text(language, message, **facts))


def tidy(text: str) -> str:
    """One space between words, a capital at the start of each sentence; r4c7 stays small."""
    text = re.sub(" +", " ", text.replace("\n", " ")).strip()
    return _START_OF_SENTENCE.sub(lambda found: found[1] + found[2].upper(), text)
