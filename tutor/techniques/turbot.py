"""Skyscraper, two-string kite, turbot fish: two strong links joined by a weak one.

In each of two houses a digit has two places. If an end of one link sees an
end of the other, those two cannot both hold the digit, so at least one of the
far ends does, and what both far ends see is out.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Link, Mark, Step
from tutor.techniques.tables import REMEMBERED, Tables


class StrongLink(NamedTuple):
    """A house in which a digit has two places."""

    house: House
    cells: int


class _Turbot(NamedTuple):
    """A strong link from ``far`` to ``near``, another from ``near_2`` to ``far_2``."""

    far: int
    near: int
    near_2: int
    far_2: int
    house: House
    house_2: House
    meeting: House
    """Where the near ends see each other."""
    eliminated: int


@lru_cache(maxsize=REMEMBERED)
def strong_links(tables: Tables, places: int) -> tuple[StrongLink, ...]:
    """Every house in which a digit has exactly two places, boxes first."""
    return tuple(
        StrongLink(house, here)
        for house, mask in tables.by_clarity
        if (here := places & mask).bit_count() == 2
    )


def skyscraper(position: Position) -> Iterator[Step]:
    """Two parallel lines whose strong links stand on a common line."""
    return _steps(position, "skyscraper", _is_skyscraper)


def two_string_kite(position: Position) -> Iterator[Step]:
    """A row and a column whose strong links meet in a box; or two such in the same box."""
    yield from _steps(position, "two-string-kite", _is_kite)
    for digit in position.all_digits:
        kites = [t for t in _turbots(position.tables, position.places[digit]) if _is_kite(t)]
        for kite, other in combinations(kites, 2):
            if (kite.near, kite.near_2) == (other.near_2, other.near):
                yield _dual_kite(position, digit, kite, other)


def turbot_fish(position: Position) -> Iterator[Step]:
    """Two strong links in any houses."""
    return _steps(position, "turbot-fish", lambda _: True)


def _is_skyscraper(turbot: _Turbot) -> bool:
    """Parallel lines, and the tops not on one line, which would make it an X-Wing."""
    kinds = {turbot.house.kind, turbot.house_2.kind}
    tops = (turbot.house.cells.index(turbot.far), turbot.house_2.cells.index(turbot.far_2))
    return (
        len(kinds) == 1
        and "box" not in kinds
        and turbot.meeting.kind != "box"
        and tops[0] != tops[1]
    )


def _is_kite(turbot: _Turbot) -> bool:
    return (turbot.house.kind, turbot.house_2.kind, turbot.meeting.kind) == ("row", "column", "box")


def _steps(position: Position, technique: str, wanted: Callable[[_Turbot], bool]) -> Iterator[Step]:
    for digit in position.all_digits:
        for turbot in _turbots(position.tables, position.places[digit]):
            if wanted(turbot):
                yield Step(
                    technique,
                    eliminations=position.in_cells(turbot.eliminated, digit),
                    marks=_marks(turbot, digit),
                    houses=(turbot.house, turbot.house_2, turbot.meeting),
                    links=_links(turbot, digit),
                )


@lru_cache(maxsize=REMEMBERED)
def _turbots(tables: Tables, places: int) -> tuple[_Turbot, ...]:
    found: list[_Turbot] = []
    for link, link_2 in combinations(strong_links(tables, places), 2):
        if not link.cells & link_2.cells:
            found += _joined(tables, places, link, link_2)
    return tuple(found)


def _joined(tables: Tables, places: int, link: StrongLink, link_2: StrongLink) -> Iterator[_Turbot]:
    """The ways two strong links are joined by ends that see each other."""
    for near in bits(link.cells):
        far = (link.cells ^ 1 << near).bit_length() - 1
        for near_2 in bits(link_2.cells & tables.peers[near]):
            far_2 = (link_2.cells ^ 1 << near_2).bit_length() - 1
            eliminated = (
                places & tables.peers[far] & tables.peers[far_2] & ~(link.cells | link_2.cells)
            )
            if eliminated:
                for meeting, _ in tables.shared_houses(1 << near | 1 << near_2):
                    yield _Turbot(
                        far, near, near_2, far_2, link.house, link_2.house, meeting, eliminated
                    )


def _marks(turbot: _Turbot, digit: int) -> tuple[Mark, ...]:
    return (
        Mark(turbot.far, digit, "end"),
        Mark(turbot.near, digit, "link"),
        Mark(turbot.near_2, digit, "link"),
        Mark(turbot.far_2, digit, "end"),
    )


def _links(turbot: _Turbot, digit: int) -> tuple[Link, ...]:
    far, near, near_2, far_2 = (
        (Candidate(cell, digit),) for cell in (turbot.far, turbot.near, turbot.near_2, turbot.far_2)
    )
    return (
        Link(far, near, strong=True, house=turbot.house),
        Link(near, near_2, strong=False, house=turbot.meeting),
        Link(near_2, far_2, strong=True, house=turbot.house_2),
    )


def _dual_kite(position: Position, digit: int, kite: _Turbot, other: _Turbot) -> Step:
    """Two cells of a box, each with a strong link along its row and another along its column."""
    return Step(
        "two-string-kite",
        eliminations=position.in_cells(kite.eliminated | other.eliminated, digit),
        marks=tuple(dict.fromkeys(_marks(kite, digit) + _marks(other, digit))),
        houses=(kite.house, kite.house_2, other.house, other.house_2, kite.meeting),
        links=_links(kite, digit) + _links(other, digit),
        variant="dual",
    )
