"""What a game is called: its title is kept as a token, and told in the learner's language."""

import re
from typing import TYPE_CHECKING

from tutor import narrate
from tutor.base.shown import printable
from tutor.language import Speaker
from tutor.language.dates import day_of, short_date
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES

if TYPE_CHECKING:
    from tutor.rating.levels import Level
    from tutor.rating.pace import Pace


def title_of(token: str, geometry: Geometry, speaker: Speaker) -> str:
    """``level:medium`` as ``Medium``; what is no token is what somebody wrote, and is shown."""
    kind, _, value = token.partition(":")
    size = f"{geometry.n}x{geometry.n}"
    if kind == "level" and speaker.knows(f"level-{(level := value.partition('/')[0])}"):
        name = speaker.say(f"level-{level}")
        if pace := pace_in(token):
            name = f"{name} · {speaker.say(f'pace-{pace}')}"
    elif kind == "technique" and value in TECHNIQUES:
        name = narrate.name(value, speaker.language)
    elif kind == "collection":
        collection, _, number = value.rpartition("#")
        name = printable(f"{collection_name(collection, speaker)} {number}")
    elif token in ("typed", "pasted", "size", "draft"):
        name = speaker.say(f"title-{token}")
    elif (day := day_of(token)) is not None:
        name = speaker.say("title-daily", date=short_date(day, speaker))
    elif kind == "task":
        task, _, number = value.partition("/")
        name = speaker.say("title-task", task=task, number=number)
    elif kind == "file":
        name = printable(value)
    else:
        name = printable(token)
    return name if geometry.n == 9 else f"{name} · {size}"


def level_in(token: str) -> "Level | None":
    """The level that the title of a game tells: its own, or that of the technique it needs."""
    # Loaded here: home needs titles, and is to open quickly.
    from tutor.rating.levels import LEVEL_OF_TIER, LEVELS

    kind, _, value = token.partition(":")
    if kind == "collection":
        kind, _, value = value.rpartition("#")[0].partition("-")
    if kind == "technique":
        return LEVEL_OF_TIER[TECHNIQUES[value].tier] if value in TECHNIQUES else None
    if kind not in ("level", "daily"):
        return None
    return next((level for level in LEVELS if level in re.split("[:/]", value)), None)


def pace_in(token: str) -> "Pace | None":
    """How long a grid was to take, as the title of a game tells it: ``level:easy/long``."""
    from tutor.rating.pace import PACES

    kind, _, value = token.partition(":")
    told = value.partition("/")[2] if kind == "level" else ""
    return next((pace for pace in PACES if pace == told), None)


def collection_name(id: str, speaker: Speaker) -> str:
    """A shipped collection in words."""
    kind, _, value = id.partition("-")
    if kind == "level" and speaker.knows(id):
        return speaker.say(f"level-{value}")
    if kind == "technique" and value in TECHNIQUES:
        return narrate.name(value, speaker.language)
    return speaker.say("collection-first-grids") if id == "first-grids" else id
