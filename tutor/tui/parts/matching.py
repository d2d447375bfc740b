"""What somebody types to find something by its name, whatever its accents and capitals."""

import unicodedata


def folded(text: str) -> str:
    """A text without its accents, letter for letter: "pointe" finds "pointé"."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text)


def has_words(wanted: str, name: str) -> bool:
    """Whether words of a name begin with all that was typed."""
    there = f" {folded(name).casefold()}"
    return all(f" {word}" in there for word in folded(wanted).casefold().split())


def has_letters(wanted: str, name: str) -> bool:
    """Whether all words that were typed stand somewhere in a name."""
    there = folded(name).casefold()
    return all(word in there for word in folded(wanted).casefold().split())
