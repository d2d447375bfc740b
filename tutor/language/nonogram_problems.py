"""Sentences about nonograms that cannot be read."""

from tutor.language import Speaker
from tutor.nonogram.formats import BadPuzzle
from tutor.shown import printable


def bad_puzzle(problem: BadPuzzle, speaker: Speaker, source: str | None = None) -> str:
    """``cat.non: nonogram 2, line 27 of the text: the clue of column 3 takes …``."""
    say = Speaker(speaker.language, "nonogram", "commands").say
    places = [
        say(f"nono-place-{kind}", number=str(number))
        for kind, number in (("puzzle", problem.number), ("line", problem.line))
        if number is not None
    ]
    sentence = say(f"nono-bad-{problem.kind}", **problem.values)
    parts = [source and printable(source, 200), ", ".join(places), sentence]
    return say("colon").join(part for part in parts if part)
