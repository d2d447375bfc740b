"""A rung of the ladder, as programs see it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.base.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import TypeVar

    T = TypeVar("T")


@dataclass(frozen=True)
class Technique:
    """A technique of Sudoku, or a rule of nonograms."""

    id: str
    """What functions take, and what steps are labelled with."""
    english: str
    french: str
    tier: int
    """From 1, what everybody can do, to 6."""
    rating: float | None
    """How hard it is for people; None for a search."""

    def name(self, language: Language = "en") -> str:
        """What it is called."""
        return self.french if language == "fr" else self.english


def chosen(
    ids: "Iterable[str] | None", known: "Mapping[str, T]", usual: "Sequence[T]"
) -> "Sequence[T]":
    """The techniques of these ids, in the order of the ladder; the usual ones if none are named.

    Raises:
        ValueError: one of them is unknown.
    """
    if ids is None:
        return usual
    wanted = {ids} if isinstance(ids, str) else set(ids)
    for id_ in sorted(wanted - known.keys()):
        raise ValueError(f"no technique is called {id_!r}")
    return [technique for id_, technique in known.items() if id_ in wanted]
