"""What the learner has chosen; a choice that cannot be read is as good as none."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal

THEMES = ("dark", "light", "contrast", "colourblind", "terminal")
ZOOMS = ("auto", "compact", "full", "digits")
SLOWEST_STEP = 60.0


@dataclass(frozen=True)
class Settings:
    """The learner's choices."""

    language: Literal["en", "fr"] | None = None
    """None: from the locale."""
    theme: str = "dark"
    vim_keys: bool = False
    azerty: bool | None = None
    """Whether the top row gives digits without Shift; None: for French only."""
    show_conflicts: bool = True
    """At once, else on demand."""
    show_peers: bool = True
    clean_marks: bool = True
    """Whether placing a digit crosses out the marks it excludes."""
    number_first: bool = False
    show_timer: bool = True
    zoom: Literal["auto", "compact", "full", "digits"] = "auto"
    play_speed: float = 2.0
    """Seconds for each step of a solution that plays by itself."""
    fade_aids: bool = True
    """Whether exercises help less with what is known."""

    def as_json(self) -> dict[str, Any]:
        """Every choice by its name."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Settings":
        """The choices that make sense; what does not is left at its default."""
        return Settings(
            **{name: data[name] for name, allows in _ALLOWED.items() if _has(data, name, allows)}
        )


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _one_of(*choices: str | None) -> Callable[[object], bool]:
    return lambda value: (value is None or isinstance(value, str)) and value in choices


def _is_speed(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return 0 < value <= SLOWEST_STEP


_ALLOWED: dict[str, Callable[[object], bool]] = {
    **{field.name: _is_bool for field in fields(Settings) if field.type is bool},
    "language": _one_of("en", "fr", None),
    "theme": _one_of(*THEMES),
    "azerty": lambda value: value is None or isinstance(value, bool),
    "zoom": _one_of(*ZOOMS),
    "play_speed": _is_speed,
}


def _has(data: Mapping[str, Any], name: str, allows: Callable[[object], bool]) -> bool:
    return name in data and allows(data[name])


def from_rows(rows: Iterable[tuple[str, str]]) -> Settings:
    """The choices as the file holds them."""
    data = {}
    for name, text in rows:
        try:
            data[name] = json.loads(text)
        except (TypeError, ValueError, RecursionError):
            continue
    return Settings.from_json(data)


def to_rows(settings: Settings) -> list[tuple[str, str]]:
    """The choices as the file shall hold them."""
    return [(name, json.dumps(value)) for name, value in settings.as_json().items()]
