"""Chains and loops: exactly what follows from them, link by link, and the shortest first."""

from functools import cache
from itertools import pairwise
from typing import Any, Literal

import pytest

from tests.cases import each_case
from tests.techniques.boards import NINE, thinned
from tests.techniques.checks import checked, crosses, nodes
from tests.techniques.sketch import board, outcome, steps
from tutor.base.language import Language
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.sudoku.grid_teller import STORIES, narrate
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Link, Step

PLAIN = ("x-chain", "xy-chain", "nice-loop-continuous", "nice-loop-discontinuous", "aic")
GROUPED = ("grouped-nice-loop-continuous", "grouped-nice-loop-discontinuous", "grouped-aic")
WALKED = (PLAIN[2:], GROUPED)
LANGUAGES: tuple[Language, ...] = ("en", "fr")
BOARDS = (0, 1, 2, 6, 8, 16)
each_chain = pytest.mark.parametrize("technique", [*PLAIN, *GROUPED])

X_CHAIN = ("1 in row 1: r1c2 r1c7", "1 in row 5: r5c4 r5c7", "1 in row 9: r9c3 r9c4")
XY_CHAIN = ("r1c1: 12", "r1c5: 23", "r5c5: 34", "r5c2: 14")
AIC = (
    "5 in row 1: r1c2 r1c8",
    "r6c8: 59",
    "9 in column 3: r6c3 r9c3",
    "5 in row 9: r9c1 r9c3",
    "r6c1: 12346789",
)
TWO_DIGITS = ("1 in box 2: r1c5 r3c6", "r9c6: 12", "2 in column 1: r1c1 r9c1")
PLACEMENT = ("1 in row 1: r1c1 r1c7", "1 in row 5: r5c3 r5c7", "1 in column 1: r1c1 r4c1")
RING = ("1 in row 1: r1c1 r1c7", "2 in column 7: r1c7 r6c7", "r6c1: 12")
GROUPED_AIC = ("1 in box 5: r4c4 r4c6 r5c5 r6c5", "1 in column 9: r4c9 r8c9")
GROUPED_LOOP = ("1 in column 7: r1c7 r8c7", "1 in column 6: r1c6 r2c6 r8c6")
GROUPED_RING = ("1 in row 1: r1c1 r1c7", "2 in column 7: r1c7 r5c7 r6c7", "r4c8: 24", "r4c1: 14")
WITH_A_SET = ("r1c1: 124", "r2c2: 234", "r3c3: 24", "r1c9: 13")
REFUTED = (*TWO_DIGITS, "r1c5: 13456789")
GROUP = (
    "1 in box 8: r8c5 r8c6 r9c5",
    "r1c6: 12",
    "r2c6: 12",
    "1 in column 5: r1c5 r2c5 r8c5 r9c5",
)
SET_RING = (*WITH_A_SET[:3], "r1c2: 13")
CROSSING = ("5 in row 8: r8c1 r8c8", "r3c1: 15", "r3c8: 125", "r8c8: 25")


def changed(facts: tuple[str, ...], old: str, new: str) -> Grid:
    """A board of which one fact is otherwise."""
    assert old in facts
    return board(*(new if fact == old else fact for fact in facts))


def removed(digit: int, cells: str) -> str:
    """A digit gone from some cells."""
    return " ".join(f"{cell}<>{digit}" for cell in cells.split())


# What follows from hand-made boards, and from those that just miss


def test_what_sees_both_ends_of_an_x_chain_loses_the_digit() -> None:
    assert outcome("x-chain", board(*X_CHAIN)) == removed(1, "r2c3 r3c3 r7c2 r8c2")


def test_an_x_chain_needs_two_places_in_every_second_house() -> None:
    third = changed(X_CHAIN, "1 in row 5: r5c4 r5c7", "1 in row 5: r5c4 r5c7 r5c9")
    assert outcome("x-chain", third) == ""
    unseen = changed(X_CHAIN, "1 in row 5: r5c4 r5c7", "1 in row 5: r5c4 r5c8")
    assert outcome("x-chain", unseen) == ""


def test_both_ends_of_an_x_chain_may_be_one_candidate() -> None:
    expected = removed(1, "r1c7 r2c2 r2c3 r3c2 r3c3 r4c1")
    assert outcome("x-chain", board(*PLACEMENT), "round") == expected
    apart = changed(PLACEMENT, "1 in column 1: r1c1 r4c1", "1 in column 1: r1c1 r8c1")
    assert outcome("x-chain", apart, "round") == ""
    first = TECHNIQUES["x-chain"].first(Position(board(*PLACEMENT)))
    assert first is not None
    assert first.variant == ""


def test_what_sees_both_ends_of_an_xy_chain_loses_their_digit() -> None:
    expected = removed(1, "r1c2 r2c2 r3c2 r4c1 r5c1 r6c1")
    assert outcome("xy-chain", board(*XY_CHAIN)) == expected


def test_an_xy_chain_has_two_candidates_in_every_cell_and_one_digit_at_both_ends() -> None:
    assert outcome("xy-chain", changed(XY_CHAIN, "r5c5: 34", "r5c5: 346")) == ""
    assert outcome("xy-chain", changed(XY_CHAIN, "r5c2: 14", "r5c2: 45")) == ""


def test_two_equal_cells_are_a_naked_pair_and_no_xy_chain() -> None:
    assert outcome("xy-chain", board("r1c1: 12", "r1c5: 12")) == ""


def test_an_aic_goes_from_digit_to_digit() -> None:
    assert outcome("aic", board(*AIC)) == removed(5, "r2c1 r3c1 r7c2 r8c2")
    assert outcome("x-chain", board(*AIC)) == ""
    assert outcome("aic", changed(AIC, "r6c8: 59", "r6c8: 589")) == ""


def test_ends_with_two_digits_take_each_other_s_place() -> None:
    assert outcome("aic", board(*TWO_DIGITS), "two-digits") == "r1c1<>1 r1c5<>2"
    assert outcome("aic", changed(TWO_DIGITS, "r9c6: 12", "r9c6: 123")) == ""


def test_a_chain_between_two_digits_of_a_cell_leaves_no_third() -> None:
    only = " ".join(f"r1c7<>{digit}" for digit in range(3, 10))
    assert outcome("aic", board(*RING), "cell") == only


def test_a_loop_refutes_the_candidate_it_comes_back_to() -> None:
    assert outcome("nice-loop-discontinuous", board(*REFUTED)) == "r1c1<>1"
    longer = changed(TWO_DIGITS, "2 in column 1: r1c1 r9c1", "2 in column 1: r1c1 r7c1 r9c1")
    assert outcome("nice-loop-discontinuous", longer) == ""


def test_a_loop_places_the_digit_that_it_comes_back_to() -> None:
    assert outcome("nice-loop-discontinuous", board(*PLACEMENT), "placement") == "r1c1=1"
    apart = changed(PLACEMENT, "1 in column 1: r1c1 r4c1", "1 in column 1: r1c1 r8c1")
    assert outcome("nice-loop-discontinuous", apart, "placement") == ""


def test_every_weak_link_of_a_continuous_loop_rules_out_the_rest() -> None:
    (step,) = steps("nice-loop-continuous", board(*RING))
    gone = {(NINE.cell_name(cell), digit) for cell, digit in step.eliminations}
    in_cell = {("r1c7", digit) for digit in range(3, 10)}
    in_row = {(f"r6c{column}", 2) for column in (2, 3, 4, 5, 6, 8, 9)}
    in_column = {(f"r{row}c1", 1) for row in (2, 3, 4, 5, 7, 8, 9)}
    assert gone == in_cell | in_row | in_column


def test_a_continuous_loop_is_closed() -> None:
    assert outcome("nice-loop-continuous", changed(RING, "r6c1: 12", "r6c1: 123")) == ""
    assert outcome("nice-loop-continuous", changed(RING, "r6c1: 12", "r6c1: 23")) == ""


def test_a_group_counts_as_one_node() -> None:
    assert outcome("grouped-aic", board(*GROUPED_AIC)) == "r8c5<>1"
    assert outcome("aic", board(*GROUPED_AIC)) == ""
    stray = changed(
        GROUPED_AIC, "1 in box 5: r4c4 r4c6 r5c5 r6c5", "1 in box 5: r4c4 r4c6 r5c4 r5c5 r6c5"
    )
    assert outcome("grouped-aic", stray) == ""


def test_a_loop_may_come_back_through_a_group() -> None:
    name = "grouped-nice-loop-discontinuous"
    assert outcome(name, board(*GROUPED_LOOP)) == "r1c4<>1 r1c5<>1"
    outside = changed(
        GROUPED_LOOP, "1 in column 6: r1c6 r2c6 r8c6", "1 in column 6: r1c6 r4c6 r8c6"
    )
    assert outcome(name, outside) == ""


def test_a_group_that_is_true_if_it_is_false_is_true() -> None:
    name = "grouped-nice-loop-discontinuous"
    assert "r8c6<>1" in outcome(name, board(*GROUP), "group").split()
    assert outcome(name, board(*GROUP[:3]), "group") == ""


def test_a_ring_may_pass_through_a_group() -> None:
    (step,) = steps("grouped-nice-loop-continuous", board(*GROUPED_RING))
    gone = {(NINE.cell_name(cell), digit) for cell, digit in step.eliminations}
    in_box = {(cell, 2) for cell in ("r4c9", "r5c8", "r5c9", "r6c8", "r6c9")}
    in_row = {(f"r4c{column}", 4) for column in (2, 3, 4, 5, 6, 7, 9)}
    in_column = {(f"r{row}c1", 1) for row in (2, 3, 5, 6, 7, 8, 9)}
    assert gone == in_box | in_row | in_column | {("r1c7", digit) for digit in range(3, 10)}
    wider = changed(
        GROUPED_RING, "2 in column 7: r1c7 r5c7 r6c7", "2 in column 7: r1c7 r5c7 r6c7 r8c7"
    )
    assert outcome("grouped-nice-loop-continuous", wider) == ""


def test_a_chain_may_pass_through_an_almost_locked_set() -> None:
    expected = removed(3, "r1c2 r1c3 r2c7 r2c8 r2c9")
    assert outcome("grouped-aic", board(*WITH_A_SET)) == expected
    assert outcome("grouped-aic", changed(WITH_A_SET, "r3c3: 24", "r3c3: 245")) == ""


def test_a_loop_may_come_by_a_candidate_again_in_an_almost_locked_set() -> None:
    name = "grouped-nice-loop-discontinuous"
    expected = removed(5, "r1c8 r2c8 r4c8 r5c8 r6c8 r7c8 r9c8")
    assert outcome(name, board(*CROSSING)) == expected
    assert all(crosses(step) for step in steps(name, board(*CROSSING)))
    assert outcome(name, changed(CROSSING, "r3c1: 15", "r3c1: 135")) == ""
    assert outcome(name, changed(CROSSING, "r3c8: 125", "r3c8: 1235")) == ""


def test_a_set_in_a_ring_keeps_its_other_digits() -> None:
    shortest, *_ = steps("grouped-nice-loop-continuous", board(*SET_RING))
    gone = {(NINE.cell_name(cell), digit) for cell, digit in shortest.eliminations}
    in_box = {(c, d) for c in ("r1c3", "r2c1", "r2c3", "r3c1", "r3c2") for d in (1, 2, 3, 4)}
    in_row = {(f"r1c{column}", 1) for column in range(4, 10)}
    assert gone == in_box | in_row | {(f"r{row}c2", 3) for row in range(4, 10)}


# Against a search that knows nothing of ours

Kind = Literal["x-chain", "xy-chain", "aic"]


class Brute:
    """All alternating chains of a board, one after the other."""

    def __init__(self, position: Position, kind: Kind, longest: int) -> None:
        self.least = 5 if kind == "xy-chain" else 3
        self.longest = longest
        self.comes_back = kind == "x-chain"
        self.found: dict[frozenset[Candidate], int] = {}
        every = {
            Candidate(cell, digit)
            for cell, mask in enumerate(position.candidates)
            for digit in digits(mask)
        }
        self.weak: dict[Candidate, set[Candidate]] = {node: set() for node in every}
        self.strong: dict[Candidate, set[Candidate]] = {node: set() for node in every}
        for node in every:
            here = {Candidate(node.cell, d) for d in digits(position.candidates[node.cell])}
            peers = position.geometry.peers(node.cell)
            self.weak[node] = {Candidate(c, node.digit) for c in peers} & every
            if kind == "aic":
                self.weak[node] |= here - {node}
            if kind != "x-chain" and len(here) == 2:
                self.strong[node] |= here - {node}
        for house in position.geometry.houses if kind != "xy-chain" else ():
            for digit in position.all_digits:
                places = {Candidate(cell, digit) for cell in house.cells} & every
                for node in places if len(places) == 2 else ():
                    self.strong[node] |= places - {node}
        for node in sorted(every):
            self._go_on([node])

    def _go_on(self, chain: list[Candidate]) -> None:
        links = len(chain) - 1
        if links % 2 and links >= self.least:
            seen = frozenset(self.weak[chain[0]] & self.weak[chain[-1]])
            if seen and self.found.get(seen, links) >= links:
                self.found[seen] = links
        if links < self.longest and not (links and chain[0] == chain[-1]):
            for node in (self.weak if links % 2 else self.strong)[chain[-1]]:
                is_back = node == chain[0] and self.comes_back and links % 2 == 0
                if (is_back or node not in chain) and self.strong[node]:
                    self._go_on([*chain, node])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "boards", "longest"),
    [("x-chain", range(40), 99), ("xy-chain", range(60), 99), ("aic", range(24), 9)],
)
def test_every_chain_is_found_and_none_is_made_up(kind: Kind, boards: range, longest: int) -> None:
    met = 0
    for index in boards:
        position = Position(thinned(index)[0])
        brute = Brute(position, kind, longest)
        ours = {
            frozenset(step.eliminations): len(step.links)
            for step in TECHNIQUES[kind].find(position)
            if len(step.links) <= longest
        }
        assert ours == brute.found
        met += len(ours)
    assert met > 30


# What holds of every chain


def is_so(link: Link, position: Position) -> bool:
    """Whether a link holds on the board."""
    start, end = set(link.start), set(link.end)
    both = start | end
    if link.by == "als":
        held = {d for cell in link.cells for d in digits(position.candidates[cell])}
        places = {
            Candidate(cell, digit)
            for cell in link.cells
            for digit in digits(position.candidates[cell])
            if digit in {d for _, d in both}
        }
        assert link.house is not None
        assert set(link.cells) <= set(link.house.cells)
        return link.strong and len(held) == len(link.cells) + 1 and places == both
    if link.house is None:
        ((cell,),) = ({c for c, _ in both},)
        return len(both) == 2 and (not link.strong or position.candidates[cell].bit_count() == 2)
    (digit,) = {d for _, d in both}
    in_house = {Candidate(c, digit) for c in link.house.cells if position.places[digit] >> c & 1}
    return not start & end and (in_house == both if link.strong else both <= in_house)


@cache
def on_thinned_boards(technique: str) -> list[tuple[Position, list[Step]]]:
    """Boards with all their chains, each found sound and well formed."""
    found = []
    for index in BOARDS:
        grid, solution = thinned(index)
        found.append((Position(grid), checked(TECHNIQUES[technique], Position(grid), solution)))
    return found


@each_chain
def test_links_hold_on_the_board_and_alternate(technique: str) -> None:
    met = 0
    for position, found in on_thinned_boards(technique):
        for step in found:
            assert all(is_so(link, position) for link in step.links), step
            assert all(one.end == other.start for one, other in pairwise(step.links))
            assert all(one.strong != other.strong for one, other in pairwise(step.links))
            met += 1
    assert met > 8


@each_chain
def test_only_chains_through_sets_come_by_a_candidate_twice(technique: str) -> None:
    for _, found in on_thinned_boards(technique):
        for step in found:
            first, *_, last = nodes(step)
            comes_back = "nice-loop" in technique or step.variant == "round"
            assert (first == last) is comes_back
            if set(first) & set(last) and first != last:
                assert step.variant == "overlapping", step
            if crosses(step):
                assert any(link.by for link in step.links), step
                assert technique in GROUPED[1:], step
            else:
                assert len(step.nodes()) == len(step.links) + (first != last), step


@each_chain
def test_roles_follow_the_argument(technique: str) -> None:
    for _, found in on_thinned_boards(technique):
        for step in found:
            roles = {Candidate(m.cell, m.digit): m.role for m in step.marks}
            ends = {"end"} if technique.endswith(("aic", "chain")) else {"assumed", "off"}
            assert {roles[c] for c in step.links[0].start} <= ends
            met = set(step.links[0].start)
            for link in step.links[:-1]:
                told = {roles[c] for c in set(link.end) - met}
                assert told <= {"on" if link.strong else "off"} | ends, step
                met |= set(link.end)


@each_chain
def test_the_shortest_chains_come_first(technique: str) -> None:
    for _, found in on_thinned_boards(technique):
        kinds = [(any(link.by for link in s.links), crosses(s)) for s in found]
        assert kinds == sorted(kinds), "groups alone come first, crossing chains last"
        for one in set(kinds):
            lengths = [len(s.links) for s, kind in zip(found, kinds, strict=True) if kind == one]
            assert lengths == sorted(lengths)


@pytest.mark.parametrize("technique", GROUPED)
def test_a_grouped_chain_has_a_group_or_a_set(technique: str) -> None:
    for _, found in on_thinned_boards(technique):
        for step in found:
            assert any(len(link.start + link.end) > 2 or link.by for link in step.links)


# On a walk


@pytest.mark.parametrize("family", WALKED)
def test_a_walk_is_offered_the_shortest_chains_by_the_name_that_fits(
    family: tuple[str, ...],
) -> None:
    lengths: dict[int, set[int]] = {}
    for name in family:
        for index, (position, everything) in enumerate(on_thinned_boards(name)):
            walker = TECHNIQUES[name].walker
            assert walker is not None
            found = list(walker(position))
            assert {s.conclusion for s in found} <= {s.conclusion for s in everything}
            assert not any(link.by for step in found for link in step.links)
            lengths.setdefault(index, set()).update(map(chain_length, found))
            shortest = min(map(chain_length, everything), default=99)
            assert all(shortest >= length for length in lengths[index])
    assert all(len(met) == 1 for met in lengths.values())


@pytest.mark.parametrize("family", WALKED)
def test_every_kind_of_chain_has_its_place_on_a_walk(family: tuple[str, ...]) -> None:
    missing = {"": {*family}, "placement": {family[1]}, "two-digits": {family[2]}}
    for index in range(400):
        position = Position(thinned(index)[0])
        for name in family:
            if (step := TECHNIQUES[name].first(position)) is not None:
                missing.get(step.variant, set()).discard(name)
        if not any(missing.values()):
            break
    assert not any(missing.values())


def chain_length(step: Step) -> int:
    """The links of the chain proper: without those that close it or lead back."""
    strong = [link.strong for link in step.links]
    return len(strong) - strong[::-1].index(True) - strong.index(True)


def test_a_walk_finds_a_chain_if_there_is_one() -> None:
    for index in range(60):
        position = Position(thinned(index)[0])
        there = any(next(TECHNIQUES[name].find(position), None) for name in PLAIN[2:])
        assert there == any(TECHNIQUES[name].first(position) for name in PLAIN[2:])


class Stopped(Exception):
    """Somebody wants the search to end."""


@each_case("technique", [*PLAIN[1:], *GROUPED])
def test_a_search_can_be_stopped_and_taken_up_again(technique: str) -> None:
    def stop() -> None:
        raise Stopped

    grid, _ = thinned(1000 + [*TECHNIQUES].index(technique))
    walk = TECHNIQUES[technique].first
    with pytest.raises(Stopped):
        walk(Position(grid, stop))
    with pytest.raises(Stopped):
        next(TECHNIQUES[technique].find(Position(grid, stop)))
    assert walk(Position(grid)) == walk(Position(grid))


@each_chain
def test_boards_too_large_have_no_chains(technique: str) -> None:
    geometry = Geometry.of(4, 5)
    grid = Grid(geometry)
    for row in (0, 9):
        for column in range(geometry.n):
            if column not in (2, 12):
                grid.eliminate(row * geometry.n + column, 1)
    assert next(TECHNIQUES["x-wing"].find(Position(grid)), None) is not None
    assert next(TECHNIQUES[technique].find(Position(grid)), None) is None
    assert TECHNIQUES[technique].first(Position(grid)) is None


# In words


@pytest.mark.parametrize("technique", [PLAIN[2], GROUPED[0]])
def test_everything_that_a_ring_rules_out_is_told_once(technique: str) -> None:
    for position, found in on_thinned_boards(technique):
        for step in found:
            tell = STORIES[technique].lines
            assert tell is not None
            told = [
                candidate
                for message, facts in tell(GridReader(step, position.geometry, "en"))
                for candidate in ruled_out(message, facts)
            ]
            assert sorted(told) == sorted(step.eliminations), step


def ruled_out(message: str, facts: dict[str, Any]) -> list[Candidate]:
    """The candidates that a line of a ring says are out."""
    if message == "ring-set":
        return list(facts["removed"].items)
    if message == "ring-cell":
        return [Candidate(facts["ends"].items[0], digit) for digit in facts["out-digits"].items]
    if message == "ring-house":
        return [Candidate(cell, facts["linked"].items[0]) for cell in facts["out"].items]
    return []


@pytest.mark.slow
@each_chain
def test_every_chain_can_be_told(technique: str) -> None:
    for position, found in on_thinned_boards(technique):
        for step in found[:30]:
            english, french = (narrate(step, position.geometry, lang) for lang in LANGUAGES)
            assert len(english.why.split("\n")) == len(french.why.split("\n")) > len(step.links)
