"""The ladder of a game as the rater sees it: what was used of it, and how hard that is."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol


class Rung(Protocol):
    """A technique of Sudoku, or a rule of nonograms."""

    @property
    def tier(self) -> int:
        """Up to 1, everybody can do it."""

    @property
    def rating(self) -> float | None:
        """How hard it is for people; None for search, which is not for people."""


@dataclass(frozen=True)
class Rungs:
    """Every rung of a ladder."""

    by_id: Mapping[str, Rung]
    """From the easiest to the search."""
    search: float
    """What a search is rated, where the ladder does not lead to the end: harder than all of it."""

    def rating(self, id_: str) -> float:
        """How hard a rung is for people, on the scale of the ladder."""
        return self.by_id[id_].rating or self.search

    def ratings(self, ids: Iterable[str]) -> float:
        """The same of several, added up."""
        return sum(map(self.rating, ids))

    def hardest(self, counts: Iterable[str]) -> str:
        """The hardest of some (the easiest there is, for a board that is full)."""
        order = list(self.by_id)
        return max(counts, key=order.index, default=order[0])

    def in_order(self, counts: Counter[str]) -> dict[str, int]:
        """What was used, from the easiest on."""
        return {id_: counts[id_] for id_ in self.by_id if counts[id_]}

    def beyond_first(self, counts: Mapping[str, int]) -> dict[str, int]:
        """What was used beyond the first tier."""
        return {id_: n for id_, n in counts.items() if self.by_id[id_].tier > 1}

    def uses(self, counts: Mapping[str, int]) -> float:
        """All of that by how hard it is."""
        return sum(n * self.rating(id_) for id_, n in self.beyond_first(counts).items())
