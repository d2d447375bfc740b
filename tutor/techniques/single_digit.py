"""Patterns of one digit: two strong links, and the empty rectangle."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits
from tutor.techniques.position import REMEMBERED, Position, Tables
from tutor.techniques.step import Candidate, Link, Mark, Step
from tutor.techniques.technique import clearest
from tutor.techniques.templates import telling_digits

# Skyscraper, two-string kite, turbot fish: two strong links joined by a weak one.
#
# In each of two houses a digit has two places. If an end of one link sees an
# end of the other, those two cannot both hold the digit, so at least one of the
# far ends does, and what both far ends see is out.


class StrongLink(NamedTuple):
    """A house in which a digit has two places."""

    house: House
    cells: int

    @property
    def ends(self) -> tuple[int, int]:
        """The two places."""
        return (self.cells & -self.cells).bit_length() - 1, self.cells.bit_length() - 1


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
    for digit in telling_digits(position):
        kites = [t for t in _turbots(position.tables, position.places[digit]) if _is_kite(t)]
        for kite, other in combinations(kites, 2):
            if (kite.near, kite.near_2) == (other.near_2, other.near):
                yield _dual_kite(position, digit, kite, other)


def turbot_fish(position: Position) -> Iterator[Step]:
    """Two strong links in any houses."""
    return _steps(position, "turbot-fish", lambda _: True)


def _is_skyscraper(turbot: _Turbot) -> bool:
    """Parallel lines, and the tops not on one line, which would make it an X-Wing."""
    one, other = turbot.house, turbot.house_2
    return one.kind == other.kind != "box" != turbot.meeting.kind and one.cells.index(
        turbot.far
    ) != other.cells.index(turbot.far_2)


def _is_kite(turbot: _Turbot) -> bool:
    return (turbot.house.kind, turbot.house_2.kind, turbot.meeting.kind) == ("row", "column", "box")


def _steps(position: Position, technique: str, wanted: Callable[[_Turbot], bool]) -> Iterator[Step]:
    for digit in telling_digits(position):
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
    peers = tables.peers
    links = []
    for link in strong_links(tables, places):
        low, high = link.ends
        by_low, by_high = places & peers[low], places & peers[high]
        # Each way: the near end, the far end, and what sees them.
        links.append(
            (link, link.cells, ((low, high, by_low, by_high), (high, low, by_high, by_low)))
        )
    for (link, cells, ways), (link_2, cells_2, ways_2) in combinations(links, 2):
        if cells & cells_2:
            continue
        for near, far, by_near, by_far in ways:
            if by_near & cells_2:
                for near_2, far_2, _, by_far_2 in ways_2:
                    gone = by_far & by_far_2 & ~(cells | cells_2)
                    if gone and by_near >> near_2 & 1:
                        found += [
                            _Turbot(
                                far, near, near_2, far_2, link.house, link_2.house, meeting, gone
                            )
                            for meeting, _ in tables.shared_houses(1 << near | 1 << near_2)
                        ]
    return tuple(found)


def dual_first(find: Callable[[Position], Iterator[Step]], position: Position) -> Iterator[Step]:
    """The clearest step; as part of a dual one, if there is one that removes all that it does."""
    steps = clearest(find(position))
    for step in steps[:1]:
        gone = set(step.eliminations)
        duals = [s for s in steps if s.variant == "dual" and gone <= set(s.eliminations)]
        yield next(iter(duals), step)


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


# Empty rectangle: a box whose places of a digit lie on one row and one column.
#
# A strong link with one end on that row (or column) carries the argument: if its
# other end is false, the near end is true, the row of the box is out, and the
# digit stands on the column. So a cell on the column that sees the other end
# cannot hold the digit.


class _EmptyRectangle(NamedTuple):
    """A box, its two arms, and the strong link that meets the first arm."""

    box: House
    cells: int
    """The places of the digit in the box."""
    first: House
    """The line that the near end of the strong link stands on."""
    second: House
    """The other line, on which the eliminated cell stands."""
    near: int
    far: int
    link: House
    eliminated: int


def empty_rectangle(position: Position) -> Iterator[Step]:
    """Every empty rectangle; and, told as one, two that share their box and their far end."""
    for digit in telling_digits(position):
        found = _rectangles(position.tables, position.places[digit])
        for rectangle in found:
            yield _step(position, digit, rectangle)
        for index, rectangle in enumerate(found):
            for other in found[index + 1 :]:
                if _are_dual(rectangle, other):
                    yield _step(position, digit, rectangle, other)


def _are_dual(one: _EmptyRectangle, other: _EmptyRectangle) -> bool:
    """Same box, same far end, the arms exchanged: each removes the near end of the other."""
    return one.box is other.box and one.far == other.far and one.first is other.second


@lru_cache(maxsize=REMEMBERED)
def _rectangles(tables: Tables, places: int) -> tuple[_EmptyRectangle, ...]:
    return tuple(
        rectangle
        for box, box_mask in tables.by_clarity[: tables.n]
        for first, second in _arms(tables, box.index, places & box_mask)
        for rectangle in _linked(tables, places, box, box_mask, first, second)
    )


@lru_cache(maxsize=REMEMBERED)
def _arms(tables: Tables, box: int, cells: int) -> tuple[tuple[House, House], ...]:
    """The row and column of the box that hold all its places, each with one of its own."""
    geometry, n = tables.geometry, tables.n
    top, left = divmod(geometry.boxes[box].cells[0], n)
    found = []
    for row in range(top, top + geometry.box_rows):
        off_row = cells & ~tables.rows[row]
        for column in range(left, left + geometry.box_cols):
            off_column = cells & ~tables.columns[column]
            if off_row and off_column and not off_row & off_column:
                arms = geometry.rows[row], geometry.columns[column]
                found += [arms, arms[::-1]]
    return tuple(found)


def _mask(tables: Tables, line: House) -> int:
    return (tables.rows if line.kind == "row" else tables.columns)[line.index]


def _linked(
    tables: Tables, places: int, box: House, box_mask: int, first: House, second: House
) -> Iterator[_EmptyRectangle]:
    """The strong links across the first arm, outside the box."""
    first_mask, second_mask = _mask(tables, first), _mask(tables, second)
    across, beyond = first_mask & ~box_mask, ~(first_mask | second_mask | box_mask)
    losing = places & second_mask & ~box_mask
    for link in strong_links(tables, places) if losing else ():
        near = link.cells & across
        far = link.cells & beyond
        if not near or not far or link.house.kind != second.kind:
            continue
        far_cell = far.bit_length() - 1
        if eliminated := losing & tables.peers[far_cell]:
            yield _EmptyRectangle(
                box,
                places & box_mask,
                first,
                second,
                near.bit_length() - 1,
                far_cell,
                link.house,
                eliminated,
            )


def _step(
    position: Position, digit: int, one: _EmptyRectangle, other: _EmptyRectangle | None = None
) -> Step:
    rectangles = [one] if other is None else [one, other]
    eliminated = 0
    marks = [Mark(cell, digit, "corner") for cell in bits(one.cells)]
    for rectangle in rectangles:
        eliminated |= rectangle.eliminated
        marks += [Mark(rectangle.near, digit, "link"), Mark(rectangle.far, digit, "end")]
    return Step(
        "empty-rectangle",
        eliminations=position.in_cells(eliminated, digit),
        marks=tuple(dict.fromkeys(marks)),
        houses=tuple(
            dict.fromkeys(house for r in rectangles for house in (r.box, r.first, r.second, r.link))
        ),
        links=tuple(
            Link((Candidate(r.far, digit),), (Candidate(r.near, digit),), strong=True, house=r.link)
            for r in rectangles
        ),
        variant="" if other is None else "dual",
    )
