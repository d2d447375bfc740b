"""Almost locked sets, how they are joined, and the evidence of steps with them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques import board_sizes
from tutor.techniques.position import REMEMBERED, Position, Tables
from tutor.techniques.step import SET_ROLES, Candidate, Link, Mark, Role

# Almost locked sets: cells of one house with one digit more than they are.
#
# Without any one of its digits such a set is locked: it holds all the others. That is what
# every technique of this family argues with. Cells of which some are locked by themselves are
# left out: once those are cleared (naked subsets come first), the others do as well alone.


class AlmostLockedSet(NamedTuple):
    """Some empty cells of a house, and the digits they have: one more than cells."""

    cells: int
    digits: int
    places: tuple[int, ...]
    """By digit: the cells of the set that may hold it."""
    seen: tuple[int, ...]
    """By digit: the cells outside the set that see all of those; none for other digits."""
    house: House
    """A house that holds the set, a box if there is one."""


def almost_locked_sets(position: Position) -> tuple[AlmostLockedSet, ...]:
    """Every almost locked set of a position, the smallest first; none on large boards."""
    return sets_among(position.tables, tuple(position.candidates))


@lru_cache(maxsize=4)
def sets_among(tables: Tables, candidates: tuple[int, ...]) -> tuple[AlmostLockedSet, ...]:
    """The same, for the candidates of each cell."""
    if tables.n > board_sizes.ALMOST_LOCKED_SETS:
        return ()
    found: dict[int, AlmostLockedSet] = {}
    for house, _ in tables.by_clarity:
        for almost in _in_house(tables, house, tuple([candidates[c] for c in house.cells])):
            found.setdefault(almost.cells, almost)
    return tuple(sorted(found.values(), key=_size_first))


def _size_first(almost: AlmostLockedSet) -> tuple[int, int]:
    return almost.cells.bit_count(), almost.cells


def places_of(tables: Tables, candidates: tuple[int, ...]) -> tuple[int, ...]:
    """By digit: the cells that may hold it."""
    places = [0] * (tables.n + 1)
    for cell, mask in enumerate(candidates):
        for digit in digits(mask):
            places[digit] |= 1 << cell
    return tuple(places)


@lru_cache(maxsize=256)
def _in_house(tables: Tables, house: House, masks: tuple[int, ...]) -> tuple[AlmostLockedSet, ...]:
    """The almost locked sets of a house; remembered, as a step leaves most houses as they are."""
    almost: list[tuple[int, int]] = []
    locked: list[int] = []
    subsets = [(0, 0, 0)]
    for cell, mask in zip(house.cells, masks, strict=True):
        if not mask:
            continue
        bit = 1 << cell
        larger = [(chosen | bit, held | mask, size + 1) for chosen, held, size in subsets]
        for chosen, held, size in larger:
            surplus = held.bit_count() - size
            if surplus == 1:
                almost.append((chosen, held))
            elif surplus < 1:
                locked.append(chosen)
        subsets += larger
    of = dict(zip(house.cells, masks, strict=True))
    return tuple(
        [
            _with_sight(tables, of, cells, held, house)
            for cells, held in almost
            if not any(part & cells == part for part in locked)
        ]
    )


def _with_sight(
    tables: Tables, candidates: Mapping[int, int], cells: int, held: int, house: House
) -> AlmostLockedSet:
    places, seen = [0] * (tables.n + 1), [0] * (tables.n + 1)
    for cell in bits(cells):
        for digit in digits(candidates[cell]):
            places[digit] |= 1 << cell
    for digit in digits(held):
        seen[digit] = seen_by_all(tables, places[digit]) & ~cells
    return AlmostLockedSet(cells, held, tuple(places), tuple(seen), house)


@lru_cache(maxsize=2 * REMEMBERED)
def seen_by_all(tables: Tables, cells: int) -> int:
    """The cells that see every cell of a set; remembered, as the same sets come up again."""
    return tables.seen_by_all(cells)


# How the almost locked sets of a position hang together.
#
# Two sets have a restricted common digit if each cell of the one that may hold it sees each
# cell of the other that may: then only one of them can have it. What matters of a set there is
# where it may hold the digit, so sets are grouped by that. Groups and sets are numbered, and
# sets of groups and sets of sets are bits of an int.


class Face(NamedTuple):
    """Sets of a group that remove the same if they lose its digit: interchangeable as ends."""

    removed: int
    sets: int
    cells: int
    """How many cells the smallest of them has."""


class Web:
    """The almost locked sets of a position, and who takes a digit from whom."""

    def __init__(self, tables: Tables, candidates: tuple[int, ...]) -> None:
        self.tables = tables
        self.candidates = candidates
        self.places = places_of(tables, candidates)
        self.sets: tuple[AlmostLockedSet, ...] = sets_among(tables, candidates)
        """The smallest first."""
        self.digit_of: list[int] = []
        """By group: its digit."""
        self.victims: list[int] = []
        """By group: the cells that lose its digit if a set of the group holds it."""
        self.holders: list[int] = []
        """By group: its sets."""
        self.partners: list[int] = []
        """By group: the groups of other digits that a set of this group belongs to."""
        self.groups_of: list[dict[int, int]] = []
        """By set: for each of its digits, its group."""
        self._places_of: list[int] = []
        self._of_digit = [0] * len(self.places)
        self._placed_in: list[dict[int, int]] = [{} for _ in self.places]
        self._robbing: list[dict[int, int]] = [{} for _ in self.places]
        self._in_sight: list[dict[int, int]] = [{} for _ in self.places]
        self._rivals: dict[int, int] = {}
        self._rival_sets: dict[int, int] = {}
        self._follow: dict[int, int] = {}
        self._group()

    def _group(self) -> None:
        known: list[dict[int, int]] = [{} for _ in self.places]
        for index, almost in enumerate(self.sets):
            mine: dict[int, int] = {}
            members = 0
            for digit in digits(almost.digits):
                places = almost.places[digit]
                group = known[digit].get(places)
                if group is None:
                    group = known[digit][places] = self._new_group(digit, places)
                self.holders[group] |= 1 << index
                members |= 1 << group
                mine[digit] = group
            for group in mine.values():
                self.partners[group] |= members & ~(1 << group)
            self.groups_of.append(mine)

    def _new_group(self, digit: int, places: int) -> int:
        group = len(self.digit_of)
        bit = 1 << group
        victims = seen_by_all(self.tables, places) & self.places[digit]
        self.digit_of.append(digit)
        self.victims.append(victims)
        self._places_of.append(places)
        self.holders.append(0)
        self.partners.append(0)
        self._of_digit[digit] |= bit
        for by_cell, cells in (
            (self._placed_in[digit], places),
            (self._robbing[digit], victims),
        ):
            for cell in bits(cells):
                by_cell[cell] = by_cell.get(cell, 0) | bit
        return group

    def size(self, index: int) -> int:
        """How many cells a set has."""
        return self.sets[index].cells.bit_count()

    def in_sight_of(self, cell: int, digit: int) -> int:
        """The groups all of whose places for a digit see a cell."""
        found = self._in_sight[digit].get(cell)
        if found is None:
            outside = 0
            placed_in = self._placed_in[digit]
            for other in bits(self.places[digit] & ~self.tables.peers[cell]):
                outside |= placed_in.get(other, 0)
            found = self._in_sight[digit][cell] = self._of_digit[digit] & ~outside
        return found

    def rivals(self, group: int) -> int:
        """The groups with which a group has its digit as a restricted common."""
        found = self._rivals.get(group)
        if found is None:
            digit = self.digit_of[group]
            found = self._of_digit[digit]
            for cell in bits(self._places_of[group]):
                found &= self.in_sight_of(cell, digit)
            self._rivals[group] = found
        return found

    def rival_sets(self, group: int) -> int:
        """The sets of those groups."""
        found = self._rival_sets.get(group)
        if found is None:
            found = self._rival_sets[group] = self.sets_of(self.rivals(group))
        return found

    def follow(self, group: int) -> int:
        """The groups that may have to do without their digit once a set of this one does."""
        found = self._follow.get(group)
        if found is None:
            found = 0
            for partner in bits(self.partners[group]):
                found |= self.rivals(partner)
            self._follow[group] = found
        return found

    def sets_of(self, groups: int) -> int:
        """The sets that belong to one of some groups."""
        found = 0
        for group in bits(groups):
            found |= self.holders[group]
        return found

    @cached_property
    def faces(self) -> tuple[list[Face], ...]:
        """By group: its sets, those together that remove the same."""
        sizes = [almost.cells.bit_count() for almost in self.sets]
        found = []
        for digit, holders in zip(self.digit_of, self.holders, strict=True):
            others = ~self.part(digit)
            alike: dict[int, int] = {}
            for index in bits(holders):
                if removed := self.reach[index] & others:
                    alike[removed] = alike.get(removed, 0) | 1 << index
            found.append(
                [
                    Face(removed, sets, sizes[(sets & -sets).bit_length() - 1])
                    for removed, sets in alike.items()
                ]
            )
        return tuple(found)

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """By set: all that it removes if it holds its digits, as candidates (see ``part``)."""
        count = self.tables.geometry.cell_count
        return tuple(
            [
                sum(self.victims[group] << digit * count for digit, group in mine.items())
                for mine in self.groups_of
            ]
        )

    def part(self, digit: int) -> int:
        """All candidates of a digit: a set of candidates has a bit for each digit and cell."""
        return self.tables.everywhere << digit * self.tables.geometry.cell_count

    def in_cells(self, cells: int) -> int:
        """All candidates of some cells, as such a set."""
        count = self.tables.geometry.cell_count
        return sum(cells << digit * count for digit in range(len(self.places)))

    def candidates_in(self, reach: int) -> tuple[Candidate, ...]:
        """The candidates of such a set, in the order of cells."""
        count = self.tables.geometry.cell_count
        return tuple(sorted([Candidate(bit % count, bit // count) for bit in bits(reach)]))

    @cached_property
    def allies(self) -> tuple[int, ...]:
        """By group: the sets that take the digit from a cell that the group takes it from."""
        robbing = [
            {cell: self.sets_of(groups) for cell, groups in by_cell.items()}
            for by_cell in self._robbing
        ]
        found: list[int] = []
        for digit, victims in zip(self.digit_of, self.victims, strict=True):
            sets = 0
            for cell in bits(victims):
                sets |= robbing[digit][cell]
            found.append(sets)
        return tuple(found)


def web_of(position: Position) -> Web:
    """The web of a position, remembered for as long as its candidates stay."""
    return _web(position.tables, tuple(position.candidates))


@lru_cache(maxsize=2)
def _web(tables: Tables, candidates: tuple[int, ...]) -> Web:
    return Web(tables, candidates)


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
