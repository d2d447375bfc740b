"""What a rating rests on: how often each technique is used, and how open the grid is.

*Openness* is what tells easy grids from each other: how many steps are in sight
at the same time, and of what kind. The walk takes them one by one, but in which
order it takes steps of the same kind is chance. So openness is looked at by
*sweeps*, the way people play: whoever finds one digit of the easiest kind in
sight looks for the others of that kind too, and one sweep places them all.

*Rounds* are the other way people go over a board: through the digits 1 to 9, again and
again. Each digit is written wherever a box, row or column leaves it one place; after a
whole round in vain come the cells with one candidate. What counts is how many digits are
gone through. People begin with 1, so the names of the digits matter here, and only here.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, Protocol

from tutor.techniques.ladder import TECHNIQUES


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

    @cached_property
    def _place(self) -> dict[str, int]:
        """Where each stands."""
        return {id_: place for place, id_ in enumerate(self.by_id)}

    def rating(self, id_: str) -> float:
        """How hard a rung is for people, on the scale of the ladder."""
        return self.by_id[id_].rating or self.search

    def ratings(self, ids: Iterable[str]) -> float:
        """The same of several, added up."""
        return sum(map(self.rating, ids))

    def hardest(self, counts: Iterable[str]) -> str:
        """The hardest of some (the easiest there is, for a board that is full)."""
        return max(counts, key=self._place.__getitem__, default=next(iter(self.by_id)))

    def in_order(self, counts: Counter[str]) -> dict[str, int]:
        """What was used, from the easiest on."""
        used = sorted(filter(counts.__getitem__, counts), key=self._place.__getitem__)
        return {id_: counts[id_] for id_ in used}

    def beyond_first(self, counts: Mapping[str, int]) -> dict[str, int]:
        """What was used beyond the first tier."""
        return {id_: n for id_, n in counts.items() if self.by_id[id_].tier > 1}

    def uses(self, counts: Mapping[str, int]) -> float:
        """All of that by how hard it is."""
        return sum(n * self.rating(id_) for id_, n in self.beyond_first(counts).items())


OF_SUDOKU = Rungs(TECHNIQUES, search=10.0)


class Sight(NamedTuple):
    """How easily a step of each kind is seen, a place in a box being 1."""

    full_house: float = 1.0
    box: float = 1.0
    line: float = 0.3
    naked: float = 0.05


class Sweep(NamedTuple):
    """One look over the board that places every digit of the easiest kind in sight."""

    empty: int
    """The cells without a digit when it begins."""
    placed: int
    full_house: int
    """Cells that are the last of a house. Of each kind so many steps are in sight; one digit
    may be seen in several ways."""
    box: int
    """Digits with one place left in a box."""
    line: int
    """Digits with one place left in a row or a column."""
    naked: int
    """Cells with one candidate left."""
    is_alone: bool
    """Whether only one digit is in sight, however many ways there are to see it."""


Swept = tuple[int, int, int, int, int, int, bool]
"""The figures of a sweep, which take half as long without their names."""


@dataclass(slots=True)
class Openness:
    """How open a grid is along its walk."""

    sweeps: list[Swept] = field(default_factory=list)
    distance: int = 0
    """From each digit that the walk places to the next: rows plus columns, added up."""
    rounds: int = 0
    """How many digits are gone through, in vain or not, by somebody who goes round them."""
    _looks: dict[Sight, tuple[int, float]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """The effort that was worked out for so many sweeps: several figures rest on it."""
    _sums: tuple[int, tuple[int, ...]] = field(
        default=(0, (0,) * 6), init=False, repr=False, compare=False
    )
    """The same of what is added up."""

    def _summed(self) -> tuple[int, ...]:
        """Digits placed, those alone in sight; for each digit, steps in sight of each kind."""
        swept, sums = self._sums
        if swept != len(self.sweeps):
            full_houses = boxes = lines = nakeds = all_placed = all_alone = 0
            for _, placed, full, box, line, naked, is_alone in self.sweeps:
                full_houses += placed * full
                boxes += placed * box
                lines += placed * line
                nakeds += placed * naked
                all_placed += placed
                all_alone += is_alone
            sums = all_placed, all_alone, full_houses, boxes, lines, nakeds
            self._sums = len(self.sweeps), sums
        return sums

    @property
    def placed(self) -> int:
        """How many digits the sweeps place; the walk takes as many singles."""
        return self._summed()[0]

    @property
    def alone(self) -> int:
        """How many digits are placed when nothing else is in sight."""
        return self._summed()[1]

    def in_sight(self) -> tuple[float, float, float, float]:
        """The steps of each kind in sight when a digit is placed, on average."""
        placed, _, full_houses, boxes, lines, nakeds = self._summed()
        digits = max(placed, 1)
        return full_houses / digits, boxes / digits, lines / digits, nakeds / digits

    def looks(self, sight: Sight) -> float:
        """The effort of finding every digit.

        Whoever looks over the empty cells meets an opening the sooner the more
        there are: finding one costs the empty cells per opening, openings that
        are hard to see counting less.
        """
        swept = len(self.sweeps)
        if (known := self._looks.get(sight)) is not None and known[0] == swept:
            return known[1]
        effort = 0.0
        of_full, of_box, of_line, of_naked = sight
        for empty, placed, full, box, line, naked, _ in self.sweeps:
            clear = of_full * full + of_box * box + of_line * line + of_naked * naked
            effort += placed * empty / clear
        self._looks[sight] = swept, effort
        return effort

    def cells_per_opening(self, sight: Sight) -> float:
        """How many cells there are to look at for one opening, on average; 0 without any."""
        return self.looks(sight) / self.placed if self.sweeps else 0.0


class Start(NamedTuple):
    """The board before the walk."""

    candidates: int
    """Of all empty cells."""
    left: bytes
    """The empty cells of each box, each row and each column."""


@dataclass(slots=True)
class Profile:
    """What the walk of a grid needs."""

    counts: Counter[str] = field(default_factory=Counter)
    """Uses of each technique."""
    openness: Openness | None = None
    """None if nobody asked."""
    is_complete: bool = True
    """Whether the walk gets to the end; where there is one solution it does."""
    start: Start | None = field(default=None, compare=False)
    """How it begins, if that has been counted."""

    @property
    def hardest(self) -> str:
        """The hardest technique that is used."""
        return OF_SUDOKU.hardest(self.counts)
