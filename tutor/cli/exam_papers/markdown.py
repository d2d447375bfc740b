"""The parts of a Markdown document: tables, lists, pictures in a folder."""

import os
import re
from collections.abc import Iterable, Sequence
from urllib.parse import quote

_SIDES = re.compile(r'width="([\d.]+)" height="([\d.]+)"')
"""How large an SVG is shown; its own measure is in its view box."""


def table(titles: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> list[str]:
    """A table; the columns after the first ones, which are words, hold numbers."""
    ruler = ["---"] * words + ["---:"] * (len(titles) - words)
    return [f"| {' | '.join(row)} |" for row in (titles, ruler, *rows)]


def listed(sentences: Iterable[str]) -> list[str]:
    """What the coach says, one thing after the other."""
    return [f"- {sentence}" for sentence in sentences]


class Album:
    """The pictures of a document, in a folder beside it."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.files: dict[str, bytes] = {}
        """By their names, with the folder's."""

    def add(self, name: str, svg: str, alt: str, side: int) -> str:
        """Put a picture in, its longer side shown with so many pixels; the Markdown for it."""
        file = f"{self._folder}/{name}.svg"
        self.files[file] = _SIDES.sub(lambda found: _scaled(found, side), svg, count=1).encode()
        return f"![{alt}]({quote(os.fsencode(file))})"


def _scaled(found: re.Match[str], side: int) -> str:
    """The sides of a picture, the longer one of them so long."""
    width, height = float(found[1]), float(found[2])
    scale = side / max(width, height)
    return f'width="{round(width * scale)}" height="{round(height * scale)}"'


def paired(pictures: Sequence[tuple[str, str]]) -> list[str]:
    """Pictures with their captions, two by two in a table."""
    pairs = [pictures[start : start + 2] for start in range(0, len(pictures), 2)]
    rows = [
        row
        for pair in pairs
        for row in ([f"**{caption}**" for caption, _ in pair], [shown for _, shown in pair])
    ]
    return table(rows[0], rows[1:], words=2)
