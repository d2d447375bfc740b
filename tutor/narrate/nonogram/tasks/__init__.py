"""What is asked of a learner about nonograms, and what is said of the answer."""

from tutor.narrate.nonogram.words import Grammar
from tutor.narrate.voice import Fact, Voice
from tutor.sudoku.geometry import Language

_VOICE = Voice(__package__, lambda language: Grammar(language).functions())


def say_task(language: Language, message: str, /, **facts: Fact) -> str:
    """A message as a tidy sentence."""
    return _VOICE.say(language, message, **facts)
