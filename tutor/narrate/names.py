"""What a technique of any game is called, by its full name."""

from functools import cache

from tutor.base.language import Language
from tutor.narrate import nonogram
from tutor.narrate.sudoku.digits_and_houses import VOICE
from tutor.nonogram.names import is_of_nonograms, rule_id_of


@cache
def called(technique: str, language: Language) -> str:
    """Inside a sentence."""
    if is_of_nonograms(technique):
        return nonogram.called(rule_id_of(technique), language)
    return VOICE.called(technique, language)


def name(technique: str, language: Language) -> str:
    """At the start of a line."""
    called_so = called(technique, language)
    return called_so[0].upper() + called_so[1:]
