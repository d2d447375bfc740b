"""What can be wrong with what a program asks for, said in both languages."""

from collections.abc import Callable
from typing import Literal, get_args

from tutor.base.language import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)


class PuzzleError(ValueError):
    """Something is wrong with a text, a puzzle or a wish; each kind has a class of its own."""

    def __init__(self, english: str, french: str) -> None:
        super().__init__(english, french)
        self._said: dict[Language, str] = {"en": english, "fr": french}

    def __str__(self) -> str:
        return self._said["en"]

    def sentence(self, language: Language = "en") -> str:
        """What is wrong."""
        return self._said[spoken(language)]


class BadText(PuzzleError):
    """A text is no puzzle, or not the one that was expected."""

    number: int | None = None
    """Which puzzle of the text, counted from 1."""
    line: int | None = None
    """The line of the text, counted from 1; None if the trouble is all of it."""
    column: int | None = None
    """The column, counted from 1; None if the trouble is the whole line."""


Flaw = Literal["invalid", "none", "multiple"]


class FlawedPuzzle(PuzzleError):
    """A puzzle has not the solutions that are needed."""

    flaw: Flaw = "none"
    """``invalid``: against the rules at a glance; ``none``: no solution; ``multiple``: several."""


class OutOfReach(PuzzleError):
    """A board is too large to be searched, or needs ``pip install 'pas-a-pas[large]'``."""


class Unavailable(PuzzleError):
    """No puzzle is like this, or none turned up."""


class BadMove(PuzzleError):
    """A text says nothing of a cell, or nothing that can be done on this board."""


def spoken(language: Language) -> Language:
    """A language, if it is one.

    Raises:
        ValueError: the tutor does not speak it.
    """
    if language not in LANGUAGES:
        raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
    return language


def told(make: Callable[[Language], str]) -> tuple[str, str]:
    """What is to be said, in both languages."""
    return make("en"), make("fr")


def flawed(flaw: Flaw, make: Callable[[Language], str]) -> FlawedPuzzle:
    """A puzzle has not the solutions that are needed."""
    found = FlawedPuzzle(*told(make))
    found.flaw = flaw
    return found
