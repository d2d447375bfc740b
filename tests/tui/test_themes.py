"""Every pair of colours that can meet on a screen can be read, in every theme with grounds."""

from collections.abc import Iterable

import pytest
from rich.color import Color as RichColor
from rich.color import ColorSystem
from textual.color import Color
from textual.theme import Theme

from tutor.tui.themes import NAMES, THEMES, has_grounds

ROLES = [f"role-{number}" for number in range(1, 7)]
COLOURS = [f"colour-{letter}" for letter in "abcd"]
WELLS = ["well-0", "well-1", "peer", "house", "same", "wrong", "cursor", "picked", *COLOURS]
"""What marks stand on; a tile on one of them takes its colour, the first three apart."""
TILES = ["tile", "peer-tile"]
OWN_TILES = ["own-tile", "peer-own-tile"]
STAND_OUT = ["removed", "ok", "bad", "now", *ROLES]
"""What a digit or a mark can be written in."""
GROUNDS = ["ground", "surface"]
BARS = ["bar", "raised"]
TEXT = 4.5
SHAPE = 3.0

PAIRS: list[tuple[list[str], list[str], float]] = [
    (["text", "muted", "faint", "primary", "now", "ok", "bad"], GROUNDS, TEXT),
    (["text", "muted", "primary", "now", "ok", "bad"], BARS, TEXT),
    (["mark", "given", "own", *STAND_OUT], WELLS, TEXT),
    (["text"], ["same"], TEXT),
    (["given", *STAND_OUT], TILES, TEXT),
    (["given", "own", *STAND_OUT], OWN_TILES, TEXT),
    (["text", "muted", "primary", "now", "ok", "bad"], ["cursor"], TEXT),
    (["rule"], GROUNDS, SHAPE),
    (["ink", "ok"], ["ground", *WELLS], SHAPE),
]
"""What is written, on what, and how much they must differ at least; reversed is as good."""
TABLE = {
    "dark": (14.5, 7.8, 4.9, 8.7, 10.6, 11.0, 8.1, 12.2, 7.5, 7.8, 5.4, 4.7),
    "light": (15.2, 7.3, 4.7, 6.4, 6.6, 6.2, 6.3, 15.6, 6.7, 7.3, 6.5, 5.7),
    "contrast": (21.0, 16.5, 11.2, 19.6, 16.7, 15.3, 10.8, 11.7, 13.3, 16.5, 9.3, 11.0),
    "colourblind": (14.7, 8.3, 5.4, 9.3, 9.4, 10.2, 8.6, 12.6, 7.6, 8.3, 5.9, 4.9),
}
"""What the themes were designed to: text, muted, faint, primary, now, ok and bad on the ground,
a given on its tile, a digit of one's own on its tile, a mark on a well, a house, the cursor."""
MEASURED = [
    *((name, "ground") for name in ("text", "muted", "faint", "primary", "now", "ok", "bad")),
    ("given", "tile"),
    ("own", "own-tile"),
    ("mark", "well-0"),
    ("mark", "house"),
    ("mark", "cursor"),
]

with_theme = pytest.mark.parametrize(
    "theme", [theme for theme in THEMES if has_grounds(theme.name)], ids=lambda theme: theme.name
)


def colours_of(theme: Theme) -> dict[str, str]:
    """The colour of every role."""
    own = {
        "text": theme.foreground,
        "ground": theme.background,
        "surface": theme.surface,
        "primary": theme.primary,
    }
    return {**theme.variables, **{name: colour or "" for name, colour in own.items()}}


def luminance(colour: str) -> float:
    """Relative luminance, as the guidelines for web content define it."""
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in _parts(colour)]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def _parts(colour: str) -> Iterable[float]:
    return Color.parse(colour).normalized


def contrast(one: str, other: str) -> float:
    """How much two colours differ: from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@with_theme
def test_everything_written_can_be_read_on_everything_it_stands_on(theme: Theme) -> None:
    colours = colours_of(theme)
    poor = [
        f"{name} on {ground}: {found:.2f}"
        for names, grounds, least in PAIRS
        for name in names
        for ground in grounds
        if (found := contrast(colours[name], colours[ground])) < least
    ]
    assert poor == []


@with_theme
def test_the_cursor_is_seen_beside_everything(theme: Theme) -> None:
    colours = colours_of(theme)
    near = [*WELLS, *TILES, *OWN_TILES]
    assert min(contrast(colours["now"], colours[ground]) for ground in near) >= SHAPE


@with_theme
def test_contrasts_are_those_of_the_design(theme: Theme) -> None:
    colours = colours_of(theme)
    found = [contrast(colours[name], colours[ground]) for name, ground in MEASURED]
    assert found == pytest.approx(TABLE[theme.name], rel=0.15)


@with_theme
def test_tiles_stand_out_from_wells(theme: Theme) -> None:
    colours = colours_of(theme)
    for tile in (*TILES, *OWN_TILES):
        for well in ("well-0", "well-1"):
            assert contrast(colours[tile], colours[well]) > 1.1, (tile, well)


@with_theme
def test_with_256_colours_grounds_are_still_told_apart(theme: Theme) -> None:
    """Terminals without true colours round them: dark tints to a few, near greys to a grey."""
    colours = colours_of(theme)
    names = ("well-0", "tile", "own-tile", "house", "same", "wrong", "cursor", "picked")
    rounded = {
        name: RichColor.parse(colours[name]).downgrade(ColorSystem.EIGHT_BIT).number
        for name in names
    }
    assert len(set(rounded.values())) == len(names), rounded
    greys = [RichColor.parse(colours[name]) for name in ("well-1", "peer", "peer-tile")]
    assert all((c.downgrade(ColorSystem.EIGHT_BIT).number or 0) >= 232 for c in greys)


def test_every_theme_has_the_same_names() -> None:
    names = {theme.name: set(theme.variables) for theme in THEMES}
    for name in NAMES:
        assert names["dark"] <= names[name]
