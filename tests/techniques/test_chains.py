"""Chains and loops: exactly what follows from them, link by link, and the shortest first."""

from functools import cache
from itertools import pairwise
from typing import Any, Literal

import pytest

from tests.techniques.boards import NINE, thinned
from tests.techniques.checks import checked
from tests.techniques.sketch import board, outcome, steps
from tutor.narrate.narration import narrate
from tutor.narrate.reader import Reader
from tutor.narrate.stories import STORIES
from tutor.sudoku.geometry import Geometry, Language, digits
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
        if links < self.longest:
            for node in (self.weak if links % 2 else self.strong)[chain[-1]]:
                if node not in chain and self.strong[node]:
                    self._go_on([*chain, node])


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


def nodes(step: Step) -> list[tuple[Candidate, ...]]:
    """Every node in order; the first again where the chain comes back."""
    return [step.links[0].start, *(link.end for link in step.links)]


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
def test_no_candidate_comes_twice_but_where_the_chain_comes_back(technique: str) -> None:
    for _, found in on_thinned_boards(technique):
        for step in found:
            first, *between, last = nodes(step)
            assert (first == last) is ("nice-loop" in technique)
            if step.variant != "overlapping":
                told = [candidate for node in (first, *between) for candidate in node]
                told += last if first != last else ()
                assert len(set(told)) == len(told), step
            assert len(step.nodes()) == len(step.links) + (first != last), step


@each_chain
def test_roles_follow_the_argument(technique: str) -> None:
    for _, found in on_thinned_boards(technique):
        for step in found:
            roles = {Candidate(m.cell, m.digit): m.role for m in step.marks}
            ends = {"end"} if technique.endswith(("aic", "chain")) else {"assumed", "off"}
            assert {roles[c] for c in step.links[0].start} <= ends
            for link in step.links[:-1]:
                told = {roles[c] for c in link.end}
                assert told == {"on" if link.strong else "off"}, step


@each_chain
def test_the_shortest_chains_come_first(technique: str) -> None:
    for _, found in on_thinned_boards(technique):
        with_sets = [any(link.by for link in step.links) for step in found]
        assert with_sets == sorted(with_sets), "groups alone come first"
        for kind in (False, True):
            lengths = [len(s.links) for s, own in zip(found, with_sets, strict=True) if own is kind]
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


@pytest.mark.parametrize("technique", [*PLAIN[1:], *GROUPED])
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


def said(technique: str, facts: tuple[str, ...], language: Language, variant: str = "") -> str:
    """The first step of a variant: the nudge, the pattern and the reason, a line each."""
    found = next(s for s in steps(technique, board(*facts)) if s.variant == variant)
    told = narrate(found, NINE, language)
    return "\n".join([told.where, told.what, told.why])


def text(lines: str) -> str:
    """Lines as they are told: an indented one goes on, French has its no-break spaces."""
    joined = lines.strip().replace("\n    ", " ")
    return joined.replace(" :", "\u00a0:").replace(" ?", "\u00a0?")


TOLD: dict[tuple[str, tuple[str, ...], str, Language], str] = {
    ("x-chain", X_CHAIN, "", "en"): """
Look at the houses where 1 has just two places, and at what ties them together.
A chain of five links on 1 leads from r1c2 to r9c3.
1 → 2: if r1c2 is not 1, then r1c7 is, because row 1 has no other place for it.
2 → 3: then r5c7 is not 1: column 7 takes only one.
3 → 4: then r5c4 is 1: row 5 has no other place left for it.
4 → 5: then r9c4 is not 1: column 4 takes only one.
5 → 6: then r9c3 is 1: row 9 has no other place left for it.
So r1c2 or r9c3 is 1, or both. r2c3, r3c3, r7c2 and r8c2 see both ends of the chain.
""",
    ("x-chain", X_CHAIN, "", "fr"): """
Regardez les régions où le 1 n’a que deux places, et ce qui les relie.
Une chaîne de cinq liens sur le 1 mène de L1C2 à L9C3.
1 → 2 : si L1C2 n’est pas un 1, alors L1C7 en est un, car il n’y a pas d’autre place dans la
    ligne 1.
2 → 3 : alors L5C7 n’est pas un 1 : la colonne 7 n’en admet qu’un.
3 → 4 : alors L5C4 est un 1 : il n’y a plus d’autre place dans la ligne 5.
4 → 5 : alors L9C4 n’est pas un 1 : la colonne 4 n’en admet qu’un.
5 → 6 : alors L9C3 est un 1 : il n’y a plus d’autre place dans la ligne 9.
Donc L1C2 ou L9C3 est un 1, ou les deux. L2C3, L3C3, L7C2 et L8C2 voient les deux bouts de la
    chaîne.
""",
    ("xy-chain", XY_CHAIN, "", "en"): """
Look at the cells with just two candidates, and at those of them that see each other.
A chain of cells with two candidates each leads from r1c1 to r5c2: r1c1, r1c5, r5c5 and r5c2.
    Both ends have 1.
1 → 2: if r1c1 is not 1, then it is 2, its only other candidate.
2 → 3: then r1c5 is not 2: row 1 takes only one.
3 → 4: then r1c5 is 3, its only other candidate.
4 → 5: then r5c5 is not 3: column 5 takes only one.
5 → 6: then r5c5 is 4, its only other candidate.
6 → 7: then r5c2 is not 4: row 5 takes only one.
7 → 8: then r5c2 is 1, its only other candidate.
So r1c1 or r5c2 is 1, or both. r1c2, r2c2, r3c2, r4c1, r5c1 and r6c1 see both ends of the chain.
""",
    ("xy-chain", XY_CHAIN, "", "fr"): """
Regardez les cases qui n’ont que deux candidats, et celles d’entre elles qui se voient.
Une chaîne de cases à deux candidats mène de L1C1 à L5C2 : L1C1, L1C5, L5C5 et L5C2. Les deux
    bouts ont le 1.
1 → 2 : si L1C1 n’est pas un 1, alors c’est un 2, son seul autre candidat.
2 → 3 : alors L1C5 n’est pas un 2 : la ligne 1 n’en admet qu’un.
3 → 4 : alors L1C5 est un 3, son seul autre candidat.
4 → 5 : alors L5C5 n’est pas un 3 : la colonne 5 n’en admet qu’un.
5 → 6 : alors L5C5 est un 4, son seul autre candidat.
6 → 7 : alors L5C2 n’est pas un 4 : la ligne 5 n’en admet qu’un.
7 → 8 : alors L5C2 est un 1, son seul autre candidat.
Donc L1C1 ou L5C2 est un 1, ou les deux. L1C2, L2C2, L3C2, L4C1, L5C1 et L6C1 voient les deux
    bouts de la chaîne.
""",
    ("aic", AIC, "", "en"): """
Start in box 1: what follows if a candidate there is false?
A chain of seven links on 5 and 9 leads from 5 in r1c2 to 5 in r9c1.
1 → 2: if r1c2 is not 5, then r1c8 is, because row 1 has no other place for it.
2 → 3: then r6c8 is not 5: column 8 takes only one.
3 → 4: then r6c8 is 9, its only other candidate.
4 → 5: then r6c3 is not 9: row 6 takes only one.
5 → 6: then r9c3 is 9: column 3 has no other place left for it.
6 → 7: then r9c3 is not 5, because it is 9.
7 → 8: then r9c1 is 5: row 9 has no other place left for it.
So r1c2 or r9c1 is 5, or both. r2c1, r3c1, r7c2 and r8c2 see both ends of the chain.
""",
    ("aic", AIC, "", "fr"): """
Partez du bloc 1 : que s’ensuit-il si un candidat y est faux ?
Une chaîne de sept liens sur le 5 et le 9 mène du 5 en L1C2 au 5 en L9C1.
1 → 2 : si L1C2 n’est pas un 5, alors L1C8 en est un, car il n’y a pas d’autre place dans la
    ligne 1.
2 → 3 : alors L6C8 n’est pas un 5 : la colonne 8 n’en admet qu’un.
3 → 4 : alors L6C8 est un 9, son seul autre candidat.
4 → 5 : alors L6C3 n’est pas un 9 : la ligne 6 n’en admet qu’un.
5 → 6 : alors L9C3 est un 9 : il n’y a plus d’autre place dans la colonne 3.
6 → 7 : alors L9C3 n’est pas un 5, puisque c’est un 9.
7 → 8 : alors L9C1 est un 5 : il n’y a plus d’autre place dans la ligne 9.
Donc L1C2 ou L9C1 est un 5, ou les deux. L2C1, L3C1, L7C2 et L8C2 voient les deux bouts de la
    chaîne.
""",
    ("aic", TWO_DIGITS, "two-digits", "en"): """
Start in box 2: what follows if a candidate there is false?
A chain of five links on 1 and 2 leads from 1 in r1c5 to 2 in r1c1.
1 → 2: if r1c5 is not 1, then r3c6 is, because box 2 has no other place for it.
2 → 3: then r9c6 is not 1: column 6 takes only one.
3 → 4: then r9c6 is 2, its only other candidate.
4 → 5: then r9c1 is not 2: row 9 takes only one.
5 → 6: then r1c1 is 2: column 1 has no other place left for it.
So r1c5 is 1, or r1c1 is 2, or both. With any one of these, neither would hold: 1 in r1c1, and 2
    in r1c5.
""",
    ("aic", TWO_DIGITS, "two-digits", "fr"): """
Partez du bloc 2 : que s’ensuit-il si un candidat y est faux ?
Une chaîne de cinq liens sur le 1 et le 2 mène du 1 en L1C5 au 2 en L1C1.
1 → 2 : si L1C5 n’est pas un 1, alors L3C6 en est un, car il n’y a pas d’autre place dans le
    bloc 2.
2 → 3 : alors L9C6 n’est pas un 1 : la colonne 6 n’en admet qu’un.
3 → 4 : alors L9C6 est un 2, son seul autre candidat.
4 → 5 : alors L9C1 n’est pas un 2 : la ligne 9 n’en admet qu’un.
5 → 6 : alors L1C1 est un 2 : il n’y a plus d’autre place dans la colonne 1.
Donc L1C5 est un 1, ou L1C1 est un 2, ou les deux. Avec l’un de ceux-ci, ni l’un ni l’autre ne
    tiendrait : le 1 en L1C1, et le 2 en L1C5.
""",
    ("nice-loop-discontinuous", REFUTED, "", "en"): """
Start in box 1: what follows if a candidate there is true?
A chain of seven links on 1 and 2 starts from 1 in r1c1 and comes back to it.
1 → 2: suppose that r1c1 is 1. Then r1c5 is not: row 1 takes only one.
2 → 3: then r3c6 is 1: box 2 has no other place left for it.
3 → 4: then r9c6 is not 1: column 6 takes only one.
4 → 5: then r9c6 is 2, its only other candidate.
5 → 6: then r9c1 is not 2: row 9 takes only one.
6 → 7: then r1c1 is 2: column 1 has no other place left for it.
7 → 1: then r1c1 is not 1, because it is 2.
That contradicts the start: r1c1 cannot be 1.
""",
    ("nice-loop-discontinuous", REFUTED, "", "fr"): """
Partez du bloc 1 : que s’ensuit-il si un candidat y est vrai ?
Une chaîne de sept liens sur le 1 et le 2 part du 1 en L1C1 et y revient.
1 → 2 : supposons que L1C1 soit un 1. Alors L1C5 n’en est pas un : la ligne 1 n’en admet qu’un.
2 → 3 : alors L3C6 est un 1 : il n’y a plus d’autre place dans le bloc 2.
3 → 4 : alors L9C6 n’est pas un 1 : la colonne 6 n’en admet qu’un.
4 → 5 : alors L9C6 est un 2, son seul autre candidat.
5 → 6 : alors L9C1 n’est pas un 2 : la ligne 9 n’en admet qu’un.
6 → 7 : alors L1C1 est un 2 : il n’y a plus d’autre place dans la colonne 1.
7 → 1 : alors L1C1 n’est pas un 1, puisque c’est un 2.
Cela contredit le départ : L1C1 ne peut pas être un 1.
""",
    ("nice-loop-discontinuous", PLACEMENT, "placement", "en"): """
Start in box 1: what follows if a candidate there is false?
A chain of five links on 1 starts from 1 in r1c1 and comes back to it.
1 → 2: if r1c1 is not 1, then r1c7 is, because row 1 has no other place for it.
2 → 3: then r5c7 is not 1: column 7 takes only one.
3 → 4: then r5c3 is 1: row 5 has no other place left for it.
4 → 5: then r4c1 is not 1: box 4 takes only one.
5 → 1: then r1c1 is 1: column 1 has no other place left for it.
That contradicts the start: r1c1 must be 1.
""",
    ("nice-loop-discontinuous", PLACEMENT, "placement", "fr"): """
Partez du bloc 1 : que s’ensuit-il si un candidat y est faux ?
Une chaîne de cinq liens sur le 1 part du 1 en L1C1 et y revient.
1 → 2 : si L1C1 n’est pas un 1, alors L1C7 en est un, car il n’y a pas d’autre place dans la
    ligne 1.
2 → 3 : alors L5C7 n’est pas un 1 : la colonne 7 n’en admet qu’un.
3 → 4 : alors L5C3 est un 1 : il n’y a plus d’autre place dans la ligne 5.
4 → 5 : alors L4C1 n’est pas un 1 : le bloc 4 n’en admet qu’un.
5 → 1 : alors L1C1 est un 1 : il n’y a plus d’autre place dans la colonne 1.
Cela contredit le départ : L1C1 est forcément un 1.
""",
    ("nice-loop-continuous", RING, "", "en"): """
Start in box 1, and go from what is false to what must then be true, and on, until you are back.
A chain of six links on 1 and 2 closes into a ring: r1c1, r1c7, r6c7 and r6c1.
1 → 2: if r1c1 is not 1, then r1c7 is, because row 1 has no other place for it.
2 → 3: then r1c7 is not 2, because it is 1.
3 → 4: then r6c7 is 2: column 7 has no other place left for it.
4 → 5: then r6c1 is not 2: row 6 takes only one.
5 → 6: then r6c1 is 1, its only other candidate.
6 → 1: then r1c1 is not 1: column 1 takes only one.
The chain is back at its start. It also holds read backwards: so either all the nodes with even
    numbers are true, or all those with odd numbers.
2 – 3: r1c7 is 1 or 2, so it cannot be 3, 4, 5, 6, 7, 8 or 9.
4 – 5: one of r6c1 and r6c7 is 2, so r6c2, r6c3, r6c4, r6c5, r6c6, r6c8 and r6c9 are not.
6 – 1: one of r1c1 and r6c1 is 1, so r2c1, r3c1, r4c1, r5c1, r7c1, r8c1 and r9c1 are not.
Whichever it is, these candidates are out.
""",
    ("nice-loop-continuous", RING, "", "fr"): """
Partez du bloc 1, et allez de ce qui est faux à ce qui est alors vrai, et ainsi de suite,
    jusqu’à revenir au départ.
Une chaîne de six liens sur le 1 et le 2 se ferme en anneau : L1C1, L1C7, L6C7 et L6C1.
1 → 2 : si L1C1 n’est pas un 1, alors L1C7 en est un, car il n’y a pas d’autre place dans la
    ligne 1.
2 → 3 : alors L1C7 n’est pas un 2, puisque c’est un 1.
3 → 4 : alors L6C7 est un 2 : il n’y a plus d’autre place dans la colonne 7.
4 → 5 : alors L6C1 n’est pas un 2 : la ligne 6 n’en admet qu’un.
5 → 6 : alors L6C1 est un 1, son seul autre candidat.
6 → 1 : alors L1C1 n’est pas un 1 : la colonne 1 n’en admet qu’un.
La chaîne est revenue à son départ. Elle vaut aussi à rebours : soit tous les nœuds de numéro
    pair sont vrais, soit tous ceux de numéro impair.
2 – 3 : L1C7 est un 1 ou un 2, et ne peut donc pas être un 3, un 4, un 5, un 6, un 7, un 8 ou un
    9.
4 – 5 : l’une des cases L6C1 et L6C7 est un 2, donc L6C2, L6C3, L6C4, L6C5, L6C6, L6C8 et L6C9
    n’en sont pas.
6 – 1 : l’une des cases L1C1 et L6C1 est un 1, donc L2C1, L3C1, L4C1, L5C1, L7C1, L8C1 et L9C1
    n’en sont pas.
Dans un cas comme dans l’autre, ces candidats sont exclus.
""",
    ("grouped-aic", GROUPED_AIC, "", "en"): """
Start in box 9: what follows if a candidate there is false?
A chain of three links on 1 leads from 1 in r8c9 to 1 in r5c5 or r6c5.
1 → 2: if r8c9 is not 1, then r4c9 is, because column 9 has no other place for it.
2 → 3: then neither r4c4 nor r4c6 is 1: row 4 takes only one.
3 → 4: then one of r5c5 and r6c5 is 1: box 5 has no other place left for it.
So r8c9 or one of r5c5 and r6c5 is 1, or both. r8c5 sees both ends of the chain.
""",
    ("grouped-aic", GROUPED_AIC, "", "fr"): """
Partez du bloc 9 : que s’ensuit-il si un candidat y est faux ?
Une chaîne de trois liens sur le 1 mène du 1 en L8C9 au 1 en L5C5 ou L6C5.
1 → 2 : si L8C9 n’est pas un 1, alors L4C9 en est un, car il n’y a pas d’autre place dans la
    colonne 9.
2 → 3 : alors aucune des cases L4C4 et L4C6 n’est un 1 : la ligne 4 n’en admet qu’un.
3 → 4 : alors l’une des cases L5C5 et L6C5 est un 1 : il n’y a plus d’autre place dans le bloc
    5.
Donc L8C9 ou l’une des cases L5C5 et L6C5 est un 1, ou les deux. L8C5 voit les deux bouts de la
    chaîne.
""",
    ("grouped-aic", WITH_A_SET, "", "en"): """
Start in box 3: what follows if a candidate there is false?
A chain of three links on 1 and 3 leads from 3 in r1c9 to 3 in r2c2.
1 → 2: if r1c9 is not 3, then it is 1, its only other candidate.
2 → 3: then r1c1 is not 1: row 1 takes only one.
3 → 4: then r2c2 is 3: r1c1, r2c2 and r3c3 have only 1, 2, 3 and 4 between them, and without 1
    they need all the others.
So r1c9 or r2c2 is 3, or both. r1c2, r1c3, r2c7, r2c8 and r2c9 see both ends of the chain.
""",
    ("grouped-aic", WITH_A_SET, "", "fr"): """
Partez du bloc 3 : que s’ensuit-il si un candidat y est faux ?
Une chaîne de trois liens sur le 1 et le 3 mène du 3 en L1C9 au 3 en L2C2.
1 → 2 : si L1C9 n’est pas un 3, alors c’est un 1, son seul autre candidat.
2 → 3 : alors L1C1 n’est pas un 1 : la ligne 1 n’en admet qu’un.
3 → 4 : alors L2C2 est un 3 : L1C1, L2C2 et L3C3 n’ont à elles trois que le 1, le 2, le 3 et le
    4, et sans le 1 il leur faut tous les autres.
Donc L1C9 ou L2C2 est un 3, ou les deux. L1C2, L1C3, L2C7, L2C8 et L2C9 voient les deux bouts de
    la chaîne.
""",
    ("grouped-nice-loop-discontinuous", GROUP, "group", "en"): """
Start in box 8: what follows if some candidates there are false?
A chain of seven links on 1 and 2 starts from 1 in r8c5 and r9c5 and comes back to them.
1 → 2: if neither r8c5 nor r9c5 is 1, then r8c6 is, because box 8 has no other place for it.
2 → 3: then r1c6 is not 1: column 6 takes only one.
3 → 4: then r1c6 is 2, its only other candidate.
4 → 5: then r2c6 is not 2: box 2 takes only one.
5 → 6: then r2c6 is 1, its only other candidate.
6 → 7: then neither r1c5 nor r2c5 is 1: box 2 takes only one.
7 → 1: then one of r8c5 and r9c5 is 1: column 5 has no other place left for it.
That contradicts the start: one of r8c5 and r9c5 must be 1. r1c5, r2c5 and r8c6 see both of
    them.
""",
    ("grouped-nice-loop-discontinuous", GROUP, "group", "fr"): """
Partez du bloc 8 : que s’ensuit-il si certains candidats y sont faux ?
Une chaîne de sept liens sur le 1 et le 2 part du 1 en L8C5 et L9C5 et y revient.
1 → 2 : si aucune des cases L8C5 et L9C5 n’est un 1, alors L8C6 en est un, car il n’y a pas
    d’autre place dans le bloc 8.
2 → 3 : alors L1C6 n’est pas un 1 : la colonne 6 n’en admet qu’un.
3 → 4 : alors L1C6 est un 2, son seul autre candidat.
4 → 5 : alors L2C6 n’est pas un 2 : le bloc 2 n’en admet qu’un.
5 → 6 : alors L2C6 est un 1, son seul autre candidat.
6 → 7 : alors aucune des cases L1C5 et L2C5 n’est un 1 : le bloc 2 n’en admet qu’un.
7 → 1 : alors l’une des cases L8C5 et L9C5 est un 1 : il n’y a plus d’autre place dans la
    colonne 5.
Cela contredit le départ : l’une des cases L8C5 et L9C5 est forcément un 1. L1C5, L2C5 et L8C6
    les voient toutes deux.
""",
    ("grouped-nice-loop-continuous", SET_RING, "", "en"): """
Start in box 1, and go from what is false to what must then be true, and on, until you are back.
A chain of four links on 1 and 3 closes into a ring: r1c1, r2c2 and r1c2.
1 → 2: if r1c1 is not 1, then r2c2 is 3: r1c1, r2c2 and r3c3 have only 1, 2, 3 and 4 between
    them, and without 1 they need all the others.
2 → 3: then r1c2 is not 3: box 1 takes only one.
3 → 4: then r1c2 is 1, its only other candidate.
4 → 1: then r1c1 is not 1: box 1 takes only one.
The chain is back at its start. It also holds read backwards: so either all the nodes with even
    numbers are true, or all those with odd numbers.
2 – 3: one of r1c2 and r2c2 is 3, so r1c3, r2c1, r2c3, r3c1, r3c2, r4c2, r5c2, r6c2, r7c2, r8c2
    and r9c2 are not.
4 – 1: one of r1c1 and r1c2 is 1, so r1c3, r1c4, r1c5, r1c6, r1c7, r1c8, r1c9, r2c1, r2c3, r3c1
    and r3c2 are not.
1 – 2: r1c1, r2c2 and r3c3 hold only one of 1 and 3, so they hold 2 and 4 as well. That rules
    out 2 and 4 in r1c3, r2c1, r2c3, r3c1 and r3c2.
Whichever it is, these candidates are out.
""",
    ("grouped-nice-loop-continuous", SET_RING, "", "fr"): """
Partez du bloc 1, et allez de ce qui est faux à ce qui est alors vrai, et ainsi de suite,
    jusqu’à revenir au départ.
Une chaîne de quatre liens sur le 1 et le 3 se ferme en anneau : L1C1, L2C2 et L1C2.
1 → 2 : si L1C1 n’est pas un 1, alors L2C2 est un 3 : L1C1, L2C2 et L3C3 n’ont à elles trois que
    le 1, le 2, le 3 et le 4, et sans le 1 il leur faut tous les autres.
2 → 3 : alors L1C2 n’est pas un 3 : le bloc 1 n’en admet qu’un.
3 → 4 : alors L1C2 est un 1, son seul autre candidat.
4 → 1 : alors L1C1 n’est pas un 1 : le bloc 1 n’en admet qu’un.
La chaîne est revenue à son départ. Elle vaut aussi à rebours : soit tous les nœuds de numéro
    pair sont vrais, soit tous ceux de numéro impair.
2 – 3 : l’une des cases L1C2 et L2C2 est un 3, donc L1C3, L2C1, L2C3, L3C1, L3C2, L4C2, L5C2,
    L6C2, L7C2, L8C2 et L9C2 n’en sont pas.
4 – 1 : l’une des cases L1C1 et L1C2 est un 1, donc L1C3, L1C4, L1C5, L1C6, L1C7, L1C8, L1C9,
    L2C1, L2C3, L3C1 et L3C2 n’en sont pas.
1 – 2 : L1C1, L2C2 et L3C3 ne contiennent qu’un seul des chiffres 1 et 3, et donc aussi le 2 et
    le 4. Cela exclut le 2 et le 4 en L1C3, L2C1, L2C3, L3C1 et L3C2.
Dans un cas comme dans l’autre, ces candidats sont exclus.
""",
}


@pytest.mark.parametrize(
    ("told", "expected"), TOLD.items(), ids=[f"{t}-{v}-{lang}" for t, _, v, lang in TOLD]
)
def test_chains_are_told_link_by_link(
    told: tuple[str, tuple[str, ...], str, Language], expected: str
) -> None:
    technique, facts, variant, language = told
    assert said(technique, facts, language, variant) == text(expected)


@pytest.mark.parametrize("technique", [PLAIN[2], GROUPED[0]])
def test_everything_that_a_ring_rules_out_is_told_once(technique: str) -> None:
    for position, found in on_thinned_boards(technique):
        for step in found:
            tell = STORIES[technique].lines
            assert tell is not None
            told = [
                candidate
                for message, facts in tell(Reader(step, position.geometry))
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


@each_chain
def test_every_chain_can_be_told(technique: str) -> None:
    for position, found in on_thinned_boards(technique):
        for step in found[:30]:
            english, french = (narrate(step, position.geometry, lang) for lang in LANGUAGES)
            assert len(english.why.split("\n")) == len(french.why.split("\n")) > len(step.links)
