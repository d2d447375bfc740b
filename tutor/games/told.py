"""What a coach says, whatever the game: sentences, what is lit up with them, and its legend."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.narrate.teller import Effect, LegendLine, Part

KEYS = "αβγδεζ"
"""The letters that tie lit marks to the lines of a legend: none of them is a key to press."""


@dataclass(frozen=True)
class AnyLight:
    """What a board lights up, and nothing that is not told yet; each game has its own."""

    @property
    def is_dark(self) -> bool:
        """Whether nothing is lit."""
        return self == type(self)()

    def at_line(self, line: int) -> "AnyLight":
        """What is lit when the reason has been read up to a line, from 1 on."""
        return self


@dataclass(frozen=True)
class Told:
    """One thing the coach said."""

    sentences: tuple[str, ...]
    light: AnyLight = AnyLight()
    legend: tuple[LegendLine, ...] = ()
    """What is lit in words, its roles in the order of their keys."""
    rung: int | None = None
    title: str = ""
    """What it is called: the technique, once that is no secret."""
    place: str = ""
    """Where that is, in few words."""
    parts: tuple[Part, ...] = ()
    """What each sentence does, where that is known."""
    sight: tuple[int, ...] = ()
    """The cells to have in sight while it is read, though nothing of them is lit."""
    are_apart: bool = False
    """Whether each sentence is a thought of its own, parted from the next where there is room."""
    effects: tuple[Effect, ...] = ()
    """What stays and what goes, once that is told; for a card, since it is in the sentences."""

    @property
    def has_staying(self) -> bool:
        """Whether what stays is told by its digits, in place of a line for its only role."""
        return any(not effect.is_removed for effect in self.effects)


def keys_of(legend: Iterable[LegendLine]) -> dict[str, str]:
    """The key of each role of a legend; those that share a line share its key, but in chains."""
    keys = dict[str, str]()
    letters = iter(KEYS)
    for line in legend:
        for roles in [(role,) for role in line.roles] if line.signs else [line.roles]:
            if not keys.keys() >= set(roles) and (key := next(letters, "")):
                keys.update(dict.fromkeys((role for role in roles if role not in keys), key))
    return keys
