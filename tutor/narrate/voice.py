"""Messages said in a language with facts; how the steps of a technique are told."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Generic, TypeVar

from tutor.base.language import Language
from tutor.base.messages import Function, Messages

JOINS = {
    "en": {"and": "and", "or": "or", "nor": "nor"},
    "fr": {"and": "et", "or": "ou", "nor": "ni"},
}
_NUMBERS = {
    "en": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    "fr": ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
}


class Value:
    """Something a message can speak of through a function alone."""

    items: tuple[object, ...]


def listed(items: Sequence[str], language: Language, join: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``; with ``or`` or ``nor`` if asked."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {JOINS[language][join]} {items[-1]}"


def clauses(phrases: Sequence[str], language: Language, join: str = "and") -> str:
    """``a``, ``a, and b``, ``a, b, and c``: longer phrases one after another."""
    if len(phrases) < 2:
        return "".join(phrases)
    return f"{', '.join(phrases[:-1])}, {JOINS[language][join]} {phrases[-1]}"


def count(value: Value) -> int:
    """How many there are: for choosing between singular and plural."""
    return len(value.items)


def spelled(number: int, language: Language) -> str:
    """A small number in words."""
    words = _NUMBERS[language]
    return words[number] if number < len(words) else str(number)


Fact = Value | str | int
"""What a message may speak of."""
Facts = dict[str, Fact]
Line = tuple[str, Facts]
"""A message, and what it may speak of."""
Functions = dict[str, Function]
"""What messages call, by the names that the message files use."""
_START_OF_SENTENCE = re.compile(r"(^|[.!?] )([^\W\d_])(?![\d.→–])")


class Voice:
    """Says the messages of a folder's ``en.ftl`` and ``fr.ftl``, and ``name.en.ftl``."""

    def __init__(self, folder: Path, functions: Callable[[Language], Functions]) -> None:
        self._folder = folder
        self._functions = functions
        self._messages = cache(self._read)

    def _read(self, language: Language) -> Messages:
        sources = [
            file.read_text(encoding="utf-8")
            for file in self._folder.iterdir()
            if f".{file.name}".endswith(f".{language}.ftl")
        ]
        return Messages(language, sources, self._functions(language))

    def text(self, language: Language, message: str, /, **facts: Fact) -> str:
        """The bare text of a message. A missing one, or a missing fact, is our mistake."""
        name, _, part = message.partition(".")
        return self._messages(language).text(name, facts, part)

    def say(self, language: Language, message: str, /, **facts: Fact) -> str:
        """A message, or with ``message.part`` one part of it, as a tidy sentence."""
        return tidy(self.text(language, message, **facts))

    def called(self, technique: str, language: Language) -> str:
        """What a technique is called, inside a sentence."""
        return self.text(language, f"name-{technique}")

    def name(self, technique: str, language: Language) -> str:
        """What a technique is called, at the start of a line."""
        called_so = self.called(technique, language)
        return called_so[0].upper() + called_so[1:]

    def role_name(self, role: str, language: Language) -> str:
        """What a part in an argument is called."""
        return self.text(language, f"role-{role}")


def tidy(text: str) -> str:
    """One space between words, a capital at the start of each sentence; r4c7 stays small."""
    text = re.sub(" +", " ", text.replace("\n", " ")).strip()
    return _START_OF_SENTENCE.sub(lambda found: found[1] + found[2].upper(), text)


class Grammar:
    """The functions that messages of any game call, for one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def functions(self) -> Functions:
        """By the names the message files use."""
        return {"COUNT": count, "SPELL": self.spell}

    def spell(self, value: int) -> str:
        """A small number in words."""
        return spelled(value, self.language)


ReadT = TypeVar("ReadT")
"""A step of some game with the words for its parts at hand."""


@dataclass(frozen=True)
class Story(Generic[ReadT]):
    """How the steps of a technique, or of a family, are told."""

    message: str
    """The message with the parts ``where``, ``what`` and ``why``."""
    facts: Callable[[ReadT], Facts]
    scope: str | None
    """The fact that is named together with the technique, before the pattern is shown."""
    variants: dict[str, str] = field(default_factory=dict)
    """The messages of variants that are told otherwise."""
    lines: Callable[[ReadT], list[Line]] | None = None
    """What is told line by line before the closing ``why``: the links of a chain, one each."""
    asks: bool = False
    """Whether ``where`` asks the very question that leads to the step: then a nudge names only
    the place, and the question comes with the name."""
