"""Lines and clues of nonograms in words."""

from tutor.language import Speaker
from tutor.nonogram.puzzle import Clue, Line


def line_name(line: Line, speaker: Speaker) -> str:
    """``row 3``, inside a sentence."""
    return speaker.say(f"nono-{line.axis}", number=str(line.index + 1))


def clue_words(clue: Clue) -> str:
    """``3 1``; ``0`` for a line without blocks."""
    return " ".join(map(str, clue)) or "0"
