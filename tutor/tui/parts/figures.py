"""Big figures: digits five columns wide and three lines high, for a time, a mark, a large board."""

from textual.content import Content

LINES = 3

_FIGURES: dict[str, tuple[str, str, str]] = {
    "0": ("▄▀▀▀▄", "█   █", "▀▄▄▄▀"),
    "1": (" ▄█  ", "  █  ", " ▄█▄ "),
    "2": ("▄▀▀▀▄", "  ▄▀ ", "▄█▄▄▄"),
    "3": ("▀▀▀▀▄", " ▀▀▀▄", "▄▄▄▄▀"),
    "4": ("  ▄█ ", "▄█▄█▄", "   █ "),
    "5": ("█▀▀▀▀", "▀▀▀▀▄", "▄▄▄▄▀"),
    "6": ("▄▀▀▀ ", "█▀▀▀▄", "▀▄▄▄▀"),
    "7": ("▀▀▀▀█", "  ▄▀ ", "  █  "),
    "8": ("▄▀▀▀▄", "▄▀▀▀▄", "▀▄▄▄▀"),
    "9": ("▄▀▀▀▄", "▀▄▄▄█", " ▄▄▄▀"),
    ":": (" ▄ ", "   ", " ▀ "),
    ".": ("   ", "   ", " ▄ "),
    ",": ("   ", "   ", " ▄ "),
    "/": ("   █", "  █ ", "█▀  "),
    " ": ("  ", "  ", "  "),
}


def figure(sign: str) -> tuple[str, str, str] | None:
    """The three lines of one sign, if it can be drawn big."""
    return _FIGURES.get(sign)


def big(text: str, style: str = "$foreground") -> Content:
    """A number in big figures; a sign that has none is left out."""
    drawn = [found for sign in text if (found := figure(sign)) is not None]
    lines = (" ".join(sign[line] for sign in drawn) for line in range(LINES))
    return Content("\n").join(Content.styled(line, style) for line in lines)
