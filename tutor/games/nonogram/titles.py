"""What a nonogram is called: the title of a picture gives it away until it is solved."""

from collections.abc import Collection

from tutor.base.shown import printable
from tutor.language import Speaker
from tutor.language.dates import day_of, short_date
from tutor.narrate import nonogram as narrate
from tutor.nonogram.names import rule_id_of
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import TECHNIQUES

PICTURE = "picture:"
"""Before the name of a shipped picture, in the title of a game."""


DRAWN = "drawn"
"""The title of a game on a picture that the learner drew."""
AUTHOR = "by"
"""The property of a puzzle that says who made it."""
DAILY = "daily:"
"""Before the day and the name of a picture of the day."""


def slug_of(token: str) -> str:
    """The name of the shipped picture that a game is about; nothing if it is about none."""
    if token.startswith(DAILY):
        return token.partition("/")[2]
    return token.removeprefix(PICTURE) if token.startswith(PICTURE) else ""


def solved_slugs(titles: Collection[str]) -> set[str]:
    """The shipped pictures among the titles of games, those of a day too."""
    return set(filter(None, map(slug_of, titles)))


def size_of(puzzle: Puzzle) -> str:
    """``10x15``: columns and rows."""
    return f"{puzzle.width}x{puzzle.height}"


def picture_name(puzzle: Puzzle, speaker: Speaker) -> str:
    """What its author called the picture; nothing if that is not told."""
    return printable(puzzle.title_in(speaker.language).strip())


def title_of(token: str, puzzle: Puzzle, speaker: Speaker, *, is_solved: bool) -> str:
    """``picture:anchor`` as ``Picture 12 · 9x10``, or ``Anchor · 9x10`` once it is solved."""
    name = picture_name(puzzle, speaker) if is_solved else ""
    return f"{name or _hidden(token, speaker)} · {size_of(puzzle)}"


def _hidden(token: str, speaker: Speaker) -> str:
    """A name that gives nothing away."""
    kind, _, value = token.partition(":")
    if token.startswith(PICTURE):
        # Loaded here: home needs titles, and is to open quickly.
        from tutor.games.nonogram.pictures import pictures

        slugs = [picture.slug for picture in pictures()]
        number = slugs.index(value) + 1 if value in slugs else 0
        return speaker.say("nonogram-picture-number", number=str(number or "?"))
    if (day := day_of(token)) is not None:
        return speaker.say("nonogram-title-daily", date=short_date(day, speaker))
    if kind == "task":
        task, _, puzzle = value.partition("/")
        return speaker.say("nonogram-title-task", task=task, number=puzzle)
    if kind == "file":
        return printable(value)
    if kind == "technique" and value in TECHNIQUES:
        return narrate.name(rule_id_of(value), speaker.language)
    if token in ("typed", "pasted", "random", DRAWN):
        return speaker.say(f"nonogram-title-{token}")
    return printable(token) or speaker.say("nonogram-title-typed")
