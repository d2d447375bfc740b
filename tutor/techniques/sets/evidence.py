"""The evidence of steps that argue with almost locked sets."""

from collections.abc import Iterable, Sequence

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques.sets.almost_locked import AlmostLockedSet
from tutor.techniques.sets.web import Web
from tutor.techniques.step import SET_ROLES, Candidate, Link, Mark, Role
from tutor.techniques.tables import Tables


class Marks:
    """Marks in the making: each candidate has the part that was given to it last."""

    def __init__(self) -> None:
        self._roles: dict[Candidate, Role] = {}

    def add(self, role: Role, candidates: Iterable[Candidate]) -> None:
        """Give candidates a part, instead of the one they may have."""
        self._roles.update(dict.fromkeys(candidates, role))

    def add_sets(self, web: Web, sets: Iterable[AlmostLockedSet]) -> None:
        """All candidates of some sets; where two overlap, they go with the first."""
        for letter, almost in zip(SET_ROLES, sets, strict=False):
            for candidate in all_candidates(web, almost.cells):
                self._roles.setdefault(candidate, letter)

    def made(self) -> tuple[Mark, ...]:
        """The marks, set by set."""
        return tuple(Mark(cell, digit, role) for (cell, digit), role in self._roles.items())


def all_candidates(web: Web, cells: int) -> list[Candidate]:
    """Every candidate of some cells."""
    return [Candidate(c, digit) for c in bits(cells) for digit in digits(web.candidates[c])]


def held(almost: AlmostLockedSet, *which: int) -> tuple[Candidate, ...]:
    """The candidates of some digits in a set."""
    return tuple(Candidate(cell, digit) for digit in which for cell in bits(almost.places[digit]))


def through(almost: AlmostLockedSet, start: Sequence[int], end: Sequence[int]) -> Link:
    """If a set has none of the one digits, it has the others."""
    return Link(
        held(almost, *start),
        held(almost, *end),
        strong=True,
        house=almost.house,
        by="als",
        cells=tuple(bits(almost.cells)),
    )


def between(tables: Tables, start: tuple[Candidate, ...], end: tuple[Candidate, ...]) -> Link:
    """Candidates of one digit that all see one another."""
    return Link(start, end, strong=False, house=_meeting(tables, start + end))


def _meeting(tables: Tables, candidates: tuple[Candidate, ...]) -> House:
    """The house in which they see one another: cells that all do are always in one."""
    cells = sum({1 << cell for cell, _ in candidates})
    return tables.shared_houses(cells)[0][0]
