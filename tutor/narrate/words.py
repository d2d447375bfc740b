"""What the words of every game share: values that a message speaks of, lists and counts."""

from collections.abc import Sequence

from fluent.runtime.types import FluentInt, FluentType

from tutor.base.language import Language

JOINS = {
    "en": {"and": "and", "or": "or", "nor": "nor"},
    "fr": {"and": "et", "or": "ou", "nor": "ni"},
}
_NUMBERS = {
    "en": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    "fr": ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
}


class Value(FluentType):
    """Something a message can speak of through a function."""

    items: tuple[object, ...]

    def format(self, locale: object) -> str:
        """Never called: a message that shows a bare value has forgotten the function."""
        raise TypeError(f"{type(self).__name__} needs a function, as in CELLS($cells)")


def listed(items: Sequence[str], language: Language, join: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``; with ``or`` or ``nor`` if asked."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {JOINS[language][join]} {items[-1]}"


def clauses(phrases: Sequence[str], language: Language) -> str:
    """``a``, ``a, and b``, ``a, b, and c``: longer phrases one after another."""
    if len(phrases) < 2:
        return "".join(phrases)
    return f"{', '.join(phrases[:-1])}, {JOINS[language]['and']} {phrases[-1]}"


def count(value: Value) -> FluentInt:
    """How many there are: for choosing between singular and plural."""
    return FluentInt(len(value.items))


def spelled(number: int, language: Language) -> str:
    """A small number in words."""
    words = _NUMBERS[language]
    return words[number] if number < len(words) else str(number)
