"""How far a game in play is, as the coach's card tells it."""

from functools import lru_cache

from textual.content import Content

from tutor.language import Speaker
from tutor.tui.parts.marks import bar

_BAR = 22
"""Columns of the bar that says how far the game is."""


@lru_cache(maxsize=8)
def progress_lines(speaker: Speaker, done: int, of: int, minutes: int) -> tuple[Content, ...]:
    """How far the game is, in words and as a bar: it changes seldom, and is told often."""
    known = speaker.say("coach-progress", done=done, of=of)
    if minutes:
        known = speaker.say("coach-progress-in", progress=known, minutes=minutes)
    return Content(known), bar(_BAR, done / of if of else 0.0)
