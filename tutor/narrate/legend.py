"""What is lit up on a board, in words."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from tutor.base.language import Language
from tutor.narrate.voice import Voice
from tutor.narrate.words import Value


class LegendLine(NamedTuple):
    """A role with its cells, or a part of a chain."""

    text: str
    roles: tuple[str, ...]
    """The roles it speaks of; most lines have one."""
    signs: tuple[tuple[str, str], ...] = ()
    """The signs of a chain's nodes in it, each with the role that its candidates have."""


class Mark(Protocol):
    """A cell with the part it plays in an argument."""

    @property
    def cell(self) -> int:
        """The cell."""

    @property
    def role(self) -> str:
        """Its part."""


def role_lines(
    marks: Iterable[Mark],
    cells: Callable[[tuple[int, ...]], Value],
    voice: Voice,
    language: Language,
) -> tuple[LegendLine, ...]:
    """A line for each role of some marks, with its cells, in the order they come in."""
    found: dict[str, set[int]] = {}
    for mark in marks:
        found.setdefault(mark.role, set()).add(mark.cell)
    return tuple(
        LegendLine(
            voice.say(
                language,
                "legend",
                role=voice.role_name(role, language),
                cells=cells(tuple(sorted(its_cells))),
            ),
            (role,),
        )
        for role, its_cells in found.items()
    )
