"""The colours that a hand can take up, each with its key, its name and its letter."""

from collections.abc import Sequence

from textual.content import Content

from tutor.base.language import Language
from tutor.narrate.nonogram.ink_words import ink_name
from tutor.nonogram.inks import Ink


def in_words(ink: Ink, language: Language) -> str:
    """``2 red (r)``."""
    return f"{ink.number} {ink_name(ink, language)} ({ink.letter})"


def listed(inks: Sequence[Ink], in_hand: Ink, language: Language) -> list[Content]:
    """A line for each, the one in hand marked."""
    return [
        Content.styled(f"▸ {in_words(ink, language)}", "bold")
        if ink == in_hand
        else Content(f"  {in_words(ink, language)}")
        for ink in inks
    ]
