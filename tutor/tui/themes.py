"""The themes: dark, light, high contrast, safe for the colour-blind, and the terminal's own.

Colours go by role. `primary` is for keys and focus, `now` for the cursor, today and the current
step, `ok` for what is done or right, `bad` for what is removed or wrong, `muted` for labels and
marks, `faint` for what may be overlooked. Of grounds, `bar` is that of header and footer and
`raised` that of chips. On boards, what is settled is a `tile` and what is open a `well`.

Dark grounds are nearly grey on purpose: on terminals with 256 colours, a tint that dark would
turn into a blue or black of another kind. Every pair of colours that can meet is measured by
`tests/tui/test_themes.py`.
"""

from textual.theme import Theme

DEFAULT = "dark"
_TRACKS = (
    "scrollbar-background",
    "scrollbar-background-hover",
    "scrollbar-background-active",
    "scrollbar-corner-color",
)
_THUMBS = ("scrollbar", "scrollbar-hover", "scrollbar-active")
"""What Textual calls the parts of a scrollbar."""
_OF_TEXTUAL = ("text", "ground", "surface", "primary")
"""Roles that have a name of their own there."""
_SHADED = ("dark", "light", "contrast", "colourblind")
_COLOURS: dict[str, tuple[str, str, str, str]] = {
    "text": ("#e4e6ee", "#1e2230", "#ffffff", "#e6e8ec"),
    "ground": ("#15161a", "#fbfaf6", "#000000", "#14171b"),
    "surface": ("#1c1e23", "#f4f1e9", "#101010", "#1a1e23"),
    "raised": ("#2d3038", "#e0dbcc", "#303030", "#2b3037"),
    "bar": ("#23252b", "#e9e5d9", "#1a1a1a", "#22272d"),
    "primary": ("#8fb3ff", "#1b4ace", "#ffff00", "#7cc4f2"),
    "now": ("#f2bd6a", "#8a4a00", "#00ffff", "#f0b030"),
    "ok": ("#a6d87c", "#29621a", "#00ff00", "#5fdcb4"),
    "bad": ("#ff8a9b", "#b0202c", "#ffa0a0", "#ff9d57"),
    "muted": ("#a4aabd", "#4d5364", "#e4e4e4", "#a9b1bb"),
    "faint": ("#80869a", "#666b79", "#bebebe", "#868e98"),
    "rule": ("#6d7284", "#877f6b", "#c0c0c0", "#6c747e"),
    "hairline": ("#2c2e35", "#dcd7c8", "#505050", "#2a2f36"),
    "tile": ("#2e313a", "#e3decf", "#383838", "#2c3138"),
    "own-tile": ("#252f4a", "#dbe4f8", "#1a2a4a", "#172f4a"),
    "well-0": ("#15161a", "#fbfaf6", "#000000", "#14171b"),
    "well-1": ("#1c1f25", "#f3f2ef", "#141414", "#1c2025"),
    "given": ("#f7f8fc", "#000000", "#ffffff", "#ffffff"),
    "ink": ("#c6d0ee", "#262d45", "#ffffff", "#d3dae4"),
    "own": ("#a9c4ff", "#1440b8", "#ffff00", "#8ecdf4"),
    "mark": ("#a4aabd", "#4d5364", "#e4e4e4", "#a9b1bb"),
    "cursor": ("#2a3a6b", "#bfd3ff", "#000090", "#0c3f66"),
    "picked": ("#352a49", "#ecd7f2", "#30206c", "#3a2e46"),
    "peer": ("#23262e", "#ebebe8", "#242424", "#23272d"),
    "peer-tile": ("#3d414d", "#d7d5cf", "#4a4a4a", "#3a414a"),
    "peer-own-tile": ("#1f2f66", "#c6d5f5", "#2a4474", "#142f60"),
    "house": ("#3a3421", "#fbeebf", "#3a3a00", "#38311a"),
    "same": ("#1a402f", "#c4ece6", "#004d4d", "#0f402f"),
    "wrong": ("#57222b", "#ffd5d1", "#6e0000", "#5a2e0a"),
    "removed": ("#ff8a9b", "#a81c28", "#ffb0b0", "#ffa565"),
    "role-1": ("#ffd166", "#7d5000", "#ffff00", "#f0e442"),
    "role-2": ("#7bdff2", "#005a6e", "#00ffff", "#6fc3f2"),
    "role-3": ("#f7a1d0", "#8e1a61", "#ffb0ff", "#f2b134"),
    "role-4": ("#b8f29b", "#245c10", "#7dff7d", "#45dcae"),
    "role-5": ("#c8a6ff", "#5b2bb3", "#d4c2ff", "#ecb3d2"),
    "role-6": ("#ffb38a", "#8f3808", "#ffc890", "#ff9d66"),
    "colour-a": ("#493b11", "#ffe396", "#4f4000", "#4a4500"),
    "colour-b": ("#143f50", "#bfe8f5", "#004650", "#103d58"),
    "colour-c": ("#4e2643", "#f8cfe6", "#520040", "#553a00"),
    "colour-d": ("#26461f", "#cdeebc", "#004800", "#00432f"),
}
"""The colour of each role in each of these themes. Those of the last are the hues of Okabe and
Ito, which people with every kind of colour vision tell apart."""


def _theme(name: str) -> Theme:
    """A theme from its roles; what Textual calls otherwise has the colour of its role."""
    role = {role: colours[_SHADED.index(name)] for role, colours in _COLOURS.items()}
    return Theme(
        name=name,
        dark=name != "light",
        foreground=role["text"],
        background=role["ground"],
        surface=role["surface"],
        panel=role["raised"],
        primary=role["primary"],
        secondary=role["muted"],
        accent=role["now"],
        success=role["ok"],
        warning=role["now"],
        error=role["bad"],
        variables={
            **{name: colour for name, colour in role.items() if name not in _OF_TEXTUAL},
            **dict.fromkeys(_TRACKS, role["bar"]),
            **dict.fromkeys(_THUMBS, role["rule"]),
        },
    )


_TERMINAL = Theme(
    name="terminal",
    ansi=True,
    primary="ansi_blue",
    secondary="ansi_default",
    accent="ansi_yellow",
    foreground="ansi_default",
    background="ansi_default",
    surface="ansi_default",
    panel="ansi_default",
    boost="ansi_default",
    success="ansi_green",
    warning="ansi_yellow",
    error="ansi_red",
    variables={
        **dict.fromkeys(_theme("dark").variables, "ansi_default"),
        **dict.fromkeys(_THUMBS, "ansi_bright_black"),
        "now": "ansi_yellow",
        "ok": "ansi_green",
        "bad": "ansi_red",
        "own": "ansi_blue",
        "removed": "ansi_red",
        "role-1": "ansi_yellow",
        "role-2": "ansi_cyan",
        "role-3": "ansi_magenta",
        "role-4": "ansi_green",
        "role-5": "ansi_blue",
        "role-6": "ansi_red",
        "ansi-background": "ansi_black",
        "ansi-foreground": "ansi_white",
        "border": "ansi_blue",
        "border-blurred": "ansi_white",
        "block-cursor-foreground": "ansi_default",
        "block-cursor-background": "ansi_default",
        "block-cursor-text-style": "bold reverse",
        "input-cursor-background": "ansi_default",
        "input-cursor-foreground": "ansi_default",
        "input-cursor-text-style": "reverse",
        "input-selection-background": "ansi_bright_blue",
        "input-selection-foreground": "ansi_black",
        "screen-selection-background": "ansi_bright_blue",
        "screen-selection-foreground": "ansi_black",
    },
)

THEMES: tuple[Theme, ...] = (*map(_theme, _SHADED), _TERMINAL)
NAMES: tuple[str, ...] = tuple(theme.name for theme in THEMES)


def has_grounds(name: str) -> bool:
    """Whether a theme shades cells; without shading they are told apart by signs."""
    return name != "terminal"
