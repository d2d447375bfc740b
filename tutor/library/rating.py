"""How hard a puzzle is, as programs see it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.base.language import Language
from tutor.library.problems import spoken
from tutor.rating.levels import Level
from tutor.rating.pace import Pace


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is for people."""

    level: Level
    """What one must know for it, from ``beginner`` to ``diabolical``."""
    minutes: float
    """How long it is expected to take."""
    pace: Pace | None
    """The same in five bands, from ``very-quick`` to ``very-long``; None for nonograms."""
    hardest: str
    """The id of the hardest technique that is needed."""
    counts: Mapping[str, int]
    """How often each technique is used, the easiest first."""
    language: Language = field(compare=False)
    """What it speaks, if no other is asked for."""
    _said: Mapping[Language, tuple[str, ...]] = field(repr=False, compare=False)

    def __post_init__(self) -> None:
        spoken(self.language)

    def sentences(self, language: Language | None = None) -> tuple[str, ...]:
        """The level, the minutes, and why."""
        return self._said[spoken(language or self.language)]

    def __str__(self) -> str:
        return "\n".join(self.sentences())
