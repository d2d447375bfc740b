"""Small signs that say how far, how much and how often: bars, pips, stars, sparks, switches.

Each says the same without colour: its signs differ, colour only helps.
"""

from collections.abc import Sequence
from typing import Literal

from textual.content import Content
from textual.style import Style

from tutor.base.sparks import sparks
from tutor.tui.parts.chips import clickable

STEP = "step"
"""What is known of an arrow beside a value: whether it leads back, -1, or on."""
State = Literal["new", "learning", "known"]
Day = Literal["met", "some", "none", "today", "today-some", "today-met"]

_STATES: dict[State, tuple[str, str]] = {
    "new": ("○", "$muted"),
    "learning": ("◐", "$now"),
    "known": ("●", "$ok"),
}
_DAYS: dict[Day, tuple[str, str]] = {
    "met": ("■", "$ok"),
    "some": ("▪", "$muted"),
    "none": ("·", "$faint"),
    "today": ("◇", "$now"),
    "today-some": ("◆", "$now"),
    "today-met": ("◆", "$ok"),
}


def bar(width: int, done: float, learning: float = 0.0, *, style: str = "$ok") -> Content:
    """How far something is: what is done, what is under way, and the rest.

    Args:
        width: columns.
        done: the part that is done, from 0 to 1.
        learning: the part under way, from 0 to 1.
        style: the colour of what is done.
    """
    first = _columns(width, done)
    second = min(_columns(width, learning), width - first)
    return Content.assemble(
        ("━" * first, style), ("╍" * second, "$now"), ("─" * (width - first - second), "$faint")
    )


def _columns(width: int, part: float) -> int:
    """So many columns of a bar: something is never drawn as nothing, nor nearly all as all."""
    part = min(max(part, 0.0), 1.0)
    columns = round(width * part)
    if 0 < part < 1:
        columns = min(max(columns, 1), max(width - 1, 1))
    return columns


def pips(reached: int, all_: int) -> Content:
    """The rungs of a hint: those climbed, and those left."""
    return Content.assemble(("●" * reached, "$now"), ("○" * (all_ - reached), "$muted"))


def stars(earned: int, all_: int) -> Content:
    """The stars of a lesson: one for each kind of exercise."""
    return Content.assemble(("★" * earned, "$now"), ("☆" * (all_ - earned), "$muted"))


def state(of: State) -> Content:
    """How well something is known, in one sign."""
    return Content.styled(*_STATES[of])


def day(of: Day) -> Content:
    """A day of the calendar, in one sign."""
    return Content.styled(*_DAYS[of])


def spark(values: Sequence[float], style: str = "$primary") -> Content:
    """A row of numbers as a row of small columns, the largest as high as it goes."""
    return Content.styled(sparks(values), style)


def switch(is_on: bool, word: str) -> Content:
    """A switch in one line, with the word for how it is."""
    if is_on:
        return Content.styled(f"━━● {word}", "$ok")
    return Content.styled(f"○── {word}", "$muted")


def choice(word: str) -> Content:
    """One of several: the arrows say that there are others, and lead there when clicked."""
    back, on = (
        Content.styled(sign, "$muted").stylize(Style.from_meta({STEP: by}))
        for sign, by in (("‹ ", -1), (" ›", 1))
    )
    return back + word + on


def segments(choices: Sequence[tuple[str, str]], chosen: int, *, plain: bool = False) -> Content:
    """A few choices beside each other, each to be clicked; the chosen one is filled.

    Args:
        choices: the command and the name of each.
        chosen: which one it is.
        plain: whether there is no colour.
    """
    parts = []
    for number, (command, name) in enumerate(choices):
        style = "bold $background on $primary" if number == chosen else "$primary on $raised"
        if plain:
            style = "bold reverse" if number == chosen else ""
        parts.append(clickable(command, Content.styled(f" {name} ", style)))
    return Content(" ").join(parts)


def percent(part: float) -> str:
    """A part of one, in hundredths."""
    return f"{round(100 * part)} %"
