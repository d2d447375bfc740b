"""Days as people write them."""

from datetime import date

from tutor.language import Speaker

_DAILY = "daily:"
_WIDEST = len("12 juil. 2026")


def long_date(day: date, speaker: Speaker) -> str:
    """``Thursday 12 March``."""
    weekday = speaker.say("date-weekday", number=day.weekday())
    return f"{weekday} {short_date(day, speaker)}"


def short_date(day: date, speaker: Speaker) -> str:
    """``12 March``."""
    return speaker.say("date-short", day=day.day, month=day.month)


def brief_date(day: date, speaker: Speaker) -> str:
    """``12 Mar``, where there is little room."""
    return speaker.say("date-brief", day=day.day, month=brief_month(day.month, speaker))


def dated(day: date, speaker: Speaker) -> str:
    """``12 Mar 2026``, as wide as any other: for lists."""
    return f"{brief_date(day, speaker)} {day.year}".ljust(_WIDEST)


def brief_month(month: int, speaker: Speaker) -> str:
    """``Mar``."""
    return speaker.say("date-months").split()[month - 1]


def weekday(day: date, speaker: Speaker) -> str:
    """``Thursday``, to begin a line with."""
    name = speaker.say("date-weekday", number=day.weekday())
    return name[:1].upper() + name[1:]


def weekday_letters(speaker: Speaker) -> list[str]:
    """A letter for each day of a week, which begins on Monday."""
    return speaker.say("date-letters").split()


def day_of(token: str) -> date | None:
    """The day of a puzzle of the day, as the title of its game tells."""
    if not token.startswith(_DAILY):
        return None
    try:
        return date.fromisoformat(token.removeprefix(_DAILY).partition("/")[0])
    except ValueError:
        return None
