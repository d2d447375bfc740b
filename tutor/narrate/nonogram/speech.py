"""How the messages about nonograms are said."""

from tutor.narrate.nonogram.words import Grammar
from tutor.narrate.voice import Fact, Voice
from tutor.sudoku.geometry import Language

_VOICE = Voice(__package__, lambda language: Grammar(language).functions())


def say(language: Language, message: str, /, **facts: Fact) -> str:
    """A message, or with ``message.part`` one part of it, as a tidy sentence."""
    return _VOICE.say(language, message, **facts)


def text(language: Language, message: str, /, **facts: Fact) -> str:
    """The bare text of a message, to stand inside another."""
    return _VOICE.text(language, message, **facts)
