"""Sentences on a screen, broken between words and nowhere else.

French has spaces that must not be broken (before a colon, inside guillemets). Neither
Rich nor Textual knows them, so lines are broken here.
"""

import textwrap
from collections.abc import Callable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from tutor.games.told import KEYS, Told, keys_of

_BOLD = "**"
"""Around the words of a lesson that are labels on the board."""
_APART = "\ufdd0"
"""Between two stars that are no sign for bold; no text has this character."""


def broken(text: str, width: int, hanging: str = "", *, words: bool = True) -> list[str]:
    """Lines of a text that are no longer than a width, words too long broken as well."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += textwrap.wrap(
            paragraph,
            max(width, 1),
            subsequent_indent=hanging,
            break_long_words=words,
            break_on_hyphens=False,
        ) or [""]
    return lines


def literal(text: str) -> str:
    """What somebody wrote, to be said with its stars."""
    return text.replace("*", f"*{_APART}")


def _without_bold(text: str) -> tuple[str, list[tuple[int, int]]]:
    """A text without its signs for bold, and which of its letters they stood around.

    Letters are counted without spaces: breaking lines moves nothing else.
    """
    plain, spans = "", []
    for index, piece in enumerate(text.split(_BOLD)):
        start = len("".join(plain.split()))
        plain += piece.replace(_APART, "")
        if index % 2:
            spans.append((start, len("".join(plain.split()))))
    return plain, spans


def _embolden(text: Text, spans: list[tuple[int, int]]) -> None:
    """Make letters bold, counted without spaces."""
    places = [place for place, letter in enumerate(text.plain) if not letter.isspace()]
    for start, end in spans:
        text.stylize("bold", places[start], places[end - 1] + 1)


class Prose:
    """A text that fits itself to the room it gets."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        """The lines for the room there is."""
        yield Text("\n".join(broken(self._text, options.max_width)), no_wrap=True)


class Speech:
    """Something the coach said: sentences, then the legend of what is lit up."""

    def __init__(self, told: Told, style_of: Callable[[str], Style]) -> None:
        self._told = told
        self._style_of = style_of

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        """The lines for the room there is."""
        width = options.max_width
        said, spans = _without_bold("\n".join(self._told.sentences))
        text = Text("\n".join(broken(said, width)), no_wrap=True)
        _embolden(text, spans)
        keys = keys_of(self._told.legend)
        for line in self._told.legend:
            if line.signs:
                signs = {sign: keys.get(role, KEYS[0]) for sign, role in line.signs}
                text.append("\n").append_text(self._signed(line.text, signs, width, "  "))
            elif key := keys.get(line.roles[0]):
                words = f"{key}  {line.text}"
                text.append("\n").append_text(self._signed(words, {key: key}, width, "   "))
        yield text

    def _signed(self, words: str, keys: dict[str, str], width: int, hanging: str) -> Text:
        """A line of the legend, its signs drawn as the candidates are that they stand for."""
        text = Text("\n".join(broken(words, width, hanging)), no_wrap=True)
        for place, letter in enumerate(text.plain):
            if (key := keys.get(letter)) is not None:
                style = self._style_of(f"role-{KEYS.index(key) + 1}")
                text.stylize(style, place, place + 1)
        return text
