"""Almost locked sets: what the techniques that argue with them find, and what only looks alike."""

from collections.abc import Iterator
from itertools import chain, combinations, islice

import pytest

from tests.grids import VERY_HARD, grid_of
from tests.techniques.boards import thinned
from tests.techniques.checks import checked
from tests.techniques.sketch import board, cells, outcome, steps
from tutor.explain.path import walk
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.sets import sue_de_coq
from tutor.techniques.sets.almost_locked import almost_locked_sets
from tutor.techniques.sets.als_chain import LONGEST_ON_A_WALK
from tutor.techniques.step import Candidate, Step

FAMILY = ("wxyz-wing", "sue-de-coq", "als-xz", "als-xy-wing", "als-chain", "death-blossom")
NINE = Geometry.of(3, 3)

WXYZ_WING = ("r1c1: 1234", "r1c5: 14", "r1c8: 24", "r2c2: 34")
WITHOUT_HINGE = ("r1c1: 12", "r1c5: 24", "r4c1: 13", "r6c1: 34")
SUE_DE_COQ = ("r1c1 r1c2: 1234", "r1c7: 12", "r2c1: 34")
SUE_WITH_MORE = ("r1c1 r1c2: 1234", "r1c7 r1c8: 125", "r2c1 r3c2 r3c3: 3467")
SUE_TWICE = ("r1c1 r1c2: 1234", "r1c7 r1c8: 125", "r2c1 r2c2: 345")
SUE_EITHER_WAY = ("r1c1 r1c3: 1234", "r1c2: 35", "r1c7: 12", "r2c2: 45")
XZ = ("r1c1 r1c2: 147", "r1c9: 178", "r2c8: 78")
DOUBLY = ("r1c2: 134", "r2c1: 234", "r3c3: 34", "r1c9: 156", "r2c8: 256", "r3c7: 56")
XY_WING = ("r1c1: 147", "r2c1: 47", "r1c9: 125", "r2c9: 25", "r9c9: 278", "r9c8: 78")
CHAIN = (
    *("r1c1: 147", "r1c2: 47", "r1c9: 125", "r2c9: 25"),
    *("r9c9: 236", "r9c8: 36", "r9c4: 378", "r8c4: 78"),
)
BLOSSOM = ("r5c5: 123", "r5c1: 19", "r1c5: 29", "r5c2: 38", "r2c2: 89")


def removed(*facts: str) -> str:
    """``34: r1c1 r2c2`` says that both cells lose both digits; told as an outcome."""
    found = [
        (cell, int(digit))
        for fact in facts
        for cell in cells(fact.partition(": ")[2], NINE)
        for digit in fact.partition(": ")[0]
    ]
    return " ".join(f"{NINE.cell_name(cell)}<>{digit}" for cell, digit in sorted(set(found)))


FOUND = {
    "wxyz-wing": (WXYZ_WING, removed("4: r1c2 r1c3")),
    "sue-de-coq": (
        SUE_DE_COQ,
        removed(
            "12: r1c3 r1c4 r1c5 r1c6 r1c8 r1c9",
            "34: r1c3 r2c2 r2c3 r3c1 r3c2 r3c3",
        ),
    ),
    "als-xz": (XZ, removed("7: r1c7 r1c8")),
    "als-xy-wing": (XY_WING, removed("7: r9c1")),
    "als-chain": (CHAIN, removed("7: r1c4")),
    "death-blossom": (BLOSSOM, removed("9: r1c1")),
}
SPOILED = {
    "wxyz-wing": "r2c2: 345",
    "sue-de-coq": "r2c1: 345",
    "als-xz": "r2c8: 578",
    "als-xy-wing": "r2c9: 256",
    "als-chain": "r9c8: 368",
    "death-blossom": "r5c5: 1234",
}
"""The one cell that has a candidate more than it may."""


@pytest.mark.parametrize("technique", FOUND)
def test_the_pattern_removes_what_it_justifies(technique: str) -> None:
    facts, wanted = FOUND[technique]
    assert outcome(technique, board(*facts)) == wanted


@pytest.mark.parametrize("technique", SPOILED)
def test_a_candidate_more_spoils_it(technique: str) -> None:
    facts, _ = FOUND[technique]
    spoiled = SPOILED[technique]
    cell, _, _ = spoiled.partition(":")
    kept = [fact for fact in facts if not fact.startswith(cell)]
    assert len(kept) == len(facts) - 1
    assert outcome(technique, board(*kept, spoiled)) == ""


def test_a_wxyz_wing_need_not_have_a_hinge() -> None:
    assert outcome("wxyz-wing", board(*WITHOUT_HINGE)) == removed("4: r6c5")


def test_cells_beside_a_crossing_may_have_digits_of_their_own() -> None:
    assert outcome("sue-de-coq", board(*SUE_WITH_MORE)) == removed(
        "1234567: r1c3",
        "125: r1c4 r1c5 r1c6 r1c9",
        "3467: r2c2 r2c3 r3c1",
    )


def test_a_cell_where_box_and_line_cross_may_count_as_one_of_the_box() -> None:
    in_box = "345: r2c1 r2c3 r3c1 r3c2 r3c3"
    as_crossing = removed(in_box, "123: r1c4 r1c5 r1c6 r1c8 r1c9")
    as_box = removed(in_box, "12: r1c4 r1c5 r1c6 r1c8 r1c9")
    grid = board(*SUE_EITHER_WAY)
    told = [_told(step) for step in steps("sue-de-coq", grid)]
    assert {as_crossing, as_box} <= set(told)
    taken = TECHNIQUES["sue-de-coq"].first(Position(grid))
    assert taken is not None
    assert _told(taken) == as_crossing, "a walk takes what removes more"


def test_a_digit_that_the_crossing_lacks_may_be_in_line_and_box() -> None:
    (step,) = steps("sue-de-coq", board(*SUE_TWICE))
    assert step.variant == "twice"
    assert _told(step) == removed(
        "12345: r1c3", "125: r1c4 r1c5 r1c6 r1c9", "345: r2c3 r3c1 r3c2 r3c3"
    )
    assert TECHNIQUES["sue-de-coq"].first(Position(board(*SUE_TWICE))) is None
    of_the_crossing = [*SUE_TWICE[:1], "r1c7 r1c8: 135", SUE_TWICE[2]]
    assert outcome("sue-de-coq", board(*of_the_crossing)) == ""


def _told(step: Step) -> str:
    return " ".join(f"{NINE.cell_name(cell)}<>{digit}" for cell, digit in step.eliminations)


def test_two_restricted_commons_lock_both_sets() -> None:
    assert outcome("als-xz", board(*DOUBLY), "doubly") == removed(
        "1: r1c1 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8",
        "2: r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c9",
        "34: r1c1 r1c3 r2c2 r2c3 r3c1 r3c2",
        "56: r1c7 r1c8 r2c7 r2c9 r3c8 r3c9",
    )
    spoiled = [*DOUBLY[:-1], "r3c7: 567"]
    assert outcome("als-xz", board(*spoiled)) == ""


def test_a_restricted_common_must_not_be_where_the_sets_overlap() -> None:
    for step in rich_steps("als-xz"):
        one, other = (set(link.cells) for link in step.links if link.by)
        for link in step.links:
            if not link.by:
                assert not {cell for cell, _ in link.start + link.end} & one & other


def test_a_step_tells_all_of_its_sets() -> None:
    (step,) = steps("als-xz", board(*XZ))
    first, between, second = step.links
    assert [link.by for link in step.links] == ["als", "", "als"]
    assert {*first.cells, *second.cells} == set(cells("r1c1 r1c2 r1c9 r2c8", NINE))
    assert between.house is not None
    for technique in ("als-xz", "als-xy-wing", "als-chain", "death-blossom"):
        for step in rich_steps(technique):
            for link in step.links:
                if link.by:
                    held = {mark.digit for mark in step.marks if mark.cell in link.cells}
                    assert len(held) == len(link.cells) + 1
                    assert {cell for cell, _ in link.start + link.end} <= set(link.cells)


RICH = range(1, 9)
"""Boards of moderate wealth in sets."""


def rich_steps(technique: str) -> Iterator[Step]:
    for index in RICH:
        grid, solution = thinned(index)
        yield from checked(TECHNIQUES[technique], Position(grid), solution)


def locked_cells(grid: Grid, chosen: tuple[int, ...], surplus: int) -> bool:
    """Whether cells have so many digits more than they are."""
    held = 0
    for cell in chosen:
        held |= grid.candidates[cell]
    return held.bit_count() == len(chosen) + surplus


def sets_by_definition(grid: Grid) -> set[frozenset[int]]:
    found = set()
    for house in grid.geometry.houses:
        empty = [cell for cell in house.cells if not grid.values[cell]]
        for chosen in chain.from_iterable(combinations(empty, k) for k in range(1, len(empty))):
            parts = (combinations(chosen, k) for k in range(1, len(chosen)))
            if locked_cells(grid, chosen, 1) and not any(
                locked_cells(grid, part, 0) for part in chain.from_iterable(parts)
            ):
                found.add(frozenset(chosen))
    return found


def test_sets_are_found_by_their_definition() -> None:
    for index in (1, 4, 6, 10):
        grid, _ = thinned(index)
        found = almost_locked_sets(Position(grid))
        assert len(found) > 20
        by_cells = {frozenset(c for c in range(81) if one.cells >> c & 1): one for one in found}
        assert by_cells.keys() == sets_by_definition(grid)
        for chosen, one in by_cells.items():
            assert chosen <= set(one.house.cells)
            assert one.digits.bit_count() == len(chosen) + 1
            for digit in digits(one.digits):
                here = {cell for cell in chosen if grid.candidates[cell] >> digit - 1 & 1}
                assert one.places[digit] == sum(1 << cell for cell in here)
                seen = set.intersection(*(set(NINE.peers(cell)) for cell in here)) - chosen
                assert one.seen[digit] == sum(1 << cell for cell in seen)


Conclusion = frozenset[Candidate]


class Sets:
    """ALS-XZ straight from its definition, cell by cell."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.sets = sorted(map(sorted, sets_by_definition(grid)))

    def places(self, chosen: list[int], digit: int) -> set[int]:
        return {cell for cell in chosen if self.grid.candidates[cell] >> digit - 1 & 1}

    def victims(self, places: set[int], digit: int) -> set[Candidate]:
        return {
            Candidate(cell, digit)
            for cell in set.intersection(*(set(NINE.peers(cell)) for cell in places))
            if not self.grid.values[cell] and self.grid.candidates[cell] >> digit - 1 & 1
        }

    def conclusions(self) -> Iterator[Conclusion]:
        for one, other in combinations(self.sets, 2):
            both = [d for d in range(1, 10) if self.places(one, d) and self.places(other, d)]
            commons = [
                x
                for x in both
                if all(
                    cell in NINE.peers(seen)
                    for cell in self.places(one, x)
                    for seen in self.places(other, x)
                )
            ]
            if len(commons) == 1:
                yield frozenset().union(
                    *(self.of_both(one, other, z) for z in both if [z] != commons)
                )
            elif len(commons) == 2:
                locked = frozenset().union(
                    *(self.of_both(one, other, x) for x in commons),
                    *(
                        self.victims(places, z)
                        for chosen in (one, other)
                        for z in range(1, 10)
                        if z not in commons and (places := self.places(chosen, z))
                    ),
                )
                yield locked
                yield frozenset(found for found in locked if found.cell not in one + other)

    def of_both(self, one: list[int], other: list[int], digit: int) -> frozenset[Candidate]:
        return frozenset(self.victims(self.places(one, digit) | self.places(other, digit), digit))


def test_als_xz_finds_what_its_definition_says() -> None:
    kinds = set()
    for index in (1, 6, 8, 10, 15):
        grid, _ = thinned(index)
        found = checked(TECHNIQUES["als-xz"], Position(grid))
        kinds |= {step.variant for step in found}
        wanted = set(Sets(grid).conclusions()) - {frozenset()}
        assert {frozenset(step.eliminations) for step in found} == wanted
    assert kinds == {"", "doubly"}


def test_wxyz_wings_are_found_by_their_definition() -> None:
    met = 0
    for index in (1, 4, 8, 10):
        grid, _ = thinned(index)
        sets = Sets(grid)
        small = [c for c in grid.empty_cells() if 2 <= grid.candidates[c].bit_count() <= 4]
        wanted = set()
        for chosen in map(list, combinations(small, 4)):
            if locked_cells(grid, tuple(chosen), 0):
                places = {d: here for d in range(1, 10) if (here := sets.places(chosen, d))}
                loose = [
                    d
                    for d, here in places.items()
                    if any(other not in NINE.peers(one) for one, other in combinations(here, 2))
                ]
                if len(loose) == 1:
                    wanted.add(frozenset(sets.victims(places[loose[0]], loose[0])))
        found = checked(TECHNIQUES["wxyz-wing"], Position(grid))
        assert {frozenset(step.eliminations) for step in found} == wanted - {frozenset()}
        met += len(found)
    assert met > 10


@pytest.mark.parametrize("technique", FAMILY)
def test_steps_are_right_on_rich_boards(technique: str) -> None:
    assert len(list(rich_steps(technique))) > 10


def test_a_chain_passes_no_set_twice_unless_it_comes_back_to_its_first() -> None:
    kinds = set()
    for step in rich_steps("als-chain"):
        passed = [link.cells for link in step.links if link.by]
        assert len(passed) >= 4
        if step.variant == "round":
            assert passed[0] == passed.pop()
        assert len(set(passed)) == len(passed)
        kinds.add(step.variant)
    assert kinds == {"", "round"}


def test_neighbours_in_a_chain_share_different_digits_on_either_side() -> None:
    for step in chain(rich_steps("als-xy-wing"), rich_steps("als-chain")):
        for link in step.links:
            assert not {d for _, d in link.start} & {d for _, d in link.end} or not link.by


def test_a_walk_takes_a_chain_wherever_there_is_one_that_is_not_too_long() -> None:
    technique = TECHNIQUES["als-chain"]
    for index in range(24):
        position = Position(thinned(index)[0])
        lengths = [sum(link.by == "als" for link in s.links) for s in technique.find(position)]
        first = technique.first(position)
        assert (first is not None) == any(length <= LONGEST_ON_A_WALK for length in lengths)


def test_a_stem_has_a_petal_for_each_candidate_and_none_of_them_twice_alone() -> None:
    for step in rich_steps("death-blossom"):
        (stem,) = step.cells("stem")
        petals = [link for link in step.links if link.by]
        assert sorted(link.start[0].digit for link in petals) == list(step.digits("stem"))
        assert len({link.cells for link in petals}) > 1
        assert all(stem not in link.cells for link in petals)


def test_boards_too_large_for_sets_have_none() -> None:
    position = Position(Grid(Geometry.of(3, 4)))
    assert almost_locked_sets(position) == ()
    for technique in ("als-xz", "als-xy-wing", "als-chain", "death-blossom"):
        assert not list(TECHNIQUES[technique].find(position))


def test_bent_sets_looked_for_again_where_cells_have_changed() -> None:
    """Whoever remembers that there was none finds the same as who does not."""
    wings = [TECHNIQUES[id_] for id_ in ("wxyz-wing", "vwxyz-wing")]
    position, found, in_vain = Position(grid_of(VERY_HARD)), 0, 0
    for step in islice(walk(position), 60):
        if not step.placements:
            afresh = Position(position.grid())
            for wing in wings:
                told = list(wing.find(position))
                assert told == list(wing.find(afresh))
                found += bool(told)
                in_vain += position.changed_since(wing.id) != position.empty
    assert found
    assert in_vain


def test_sue_de_coq_among_cells_without_a_digit_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cells that share digits with all those on the other side make no difference."""
    positions = [Position(thinned(index)[0]) for index in range(12)]

    def shared_out() -> list[object]:
        return [
            list(meeting.look(meeting._read(position.candidates), in_full=False))
            for position in positions
            for meeting in sue_de_coq._meetings(position.tables)
        ]

    quick = shared_out()
    monkeypatch.setattr(sue_de_coq, "_strangers", lambda _, some, others: (some, others))
    assert any(quick)
    assert quick == shared_out()
