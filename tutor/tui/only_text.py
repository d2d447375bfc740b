"""The last thing before the terminal: cells hold text, and nothing that steers it.

Sentences and titles are made harmless where they are put together. What a widget of
somebody else shows, such as a line to type in, passes here all the same.
"""

from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from tutor.base.shown import replaced

_INSTEAD = "\N{REPLACEMENT CHARACTER}"


class OnlyText(LineFilter):
    """Takes every sign that cannot be seen off a line, and leaves its other signs in place."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same line as the terminal may get it."""
        return [
            segment
            if segment.control or (text := _only_text(segment.text)) == segment.text
            else Segment(text, segment.style)
            for segment in segments
        ]


@lru_cache(maxsize=4096)
def _only_text(text: str) -> str:
    return replaced(text, lambda sign: _INSTEAD * cell_len(sign))
