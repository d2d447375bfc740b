"""Sentences about nonograms that cannot be read, or made."""

from tutor.base.shown import printable
from tutor.language import Speaker
from tutor.narrate import nonogram as narrate
from tutor.nonogram.formats import BadPuzzle
from tutor.rating.levels import Level
from tutor.rating.pictures import SMALL_PICTURE


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


def not_made(tried: int, speaker: Speaker) -> str:
    """So many random nonograms, and none is what is wanted."""
    return Speaker(speaker.language, "nonogram").say("nono-make-none", tried=tried)


def impossible(clash: str, level: Level | None, rule: str | None, speaker: Speaker) -> str:
    """Why no nonogram is what is wanted; the clash is that of the wish."""
    speaker = Speaker(speaker.language, "nonogram", "screens")
    if clash == "level-and-rule":
        assert level is not None
        assert rule is not None
        return speaker.say(
            "nono-make-level-and-rule",
            level=speaker.say(f"level-{level}"),
            rule=narrate.called(rule, speaker.language),
        )
    if clash == "size":
        cells = str(SMALL_PICTURE)
        return speaker.say("nono-make-size", level=speaker.say(f"level-{level}"), cells=cells)
    return speaker.say("nono-make-lines")
