"""Cells that are a pattern have no fault; cells that are none have faults that are true."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, SEVENTEEN, VERY_HARD, grid_of, holes
from tests.techniques.boards import thinned
from tests.techniques.sketch import board, cells
from tutor.explain.lookalike import faults, kinds
from tutor.explain.lookalike.families import FAMILIES
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import walk
from tutor.games.sudoku.collections import collection
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, CURRICULUM, TECHNIQUES
from tutor.techniques.position import Position

ANY = [
    t.id for t in AT_A_GLANCE if t.id in FAMILIES and collection(f"technique-{t.id}") is not None
]
GRIDS_OF_EACH = 2
FIVE_IN_TWO_ROWS = ("5 in row 2: r2c1 r2c5", "5 in row 8: r8c3 r8c9")
CORNERS = "r1c3 r1c5 r3c3 r3c5"
FOUR_OF_ONE_PAIR = "r1c1 r1c5 r7c5 r7c2"

HAND_MADE: list[tuple[str, str, tuple[str, ...], str]] = [
    # technique, cells, facts of an otherwise empty board, the faults
    ("full-house", "r1c1", (), "other-empty"),
    ("full-house", "", (), "too-few"),
    ("hidden-single", "r1c1", ("5 in row 1: r1c1 r1c2",), "further-place no-lone-place"),
    ("naked-single", "r1c1", ("r1c1: 147",), "several-candidates"),
    ("naked-single", "r1c1 r1c2", ("r1c1: 147",), "too-many"),
    ("pointing", "r1c1", (), "at-least"),
    ("pointing", "r1c1 r4c1", (), "not-in-crossing"),
    ("pointing", "r1c1 r1c2", ("5 in box 1: r1c1 r1c2 r2c2",), "further-place"),
    ("pointing", "r1c1 r1c2 r1c3", ("5 in box 1: r1c1 r1c2",), "lacks-digit"),
    ("pointing", "r1c1 r1c2", ("5 in row 1: r1c1 r1c2",), "further-place is-claiming"),
    ("claiming", "r1c1 r1c2", ("5 in box 1: r1c1 r1c2",), "further-place is-pointing"),
    (
        "claiming",
        "r1c1 r1c2",
        ("5 in box 1: r1c1 r1c2", "5 in row 1: r1c1 r1c2"),
        "nothing-to-remove",
    ),
    ("medusa", "r1c1 r5c5 r9c9", (), "no-partner"),
    ("medusa", "r1c1 r1c5 r5c9", ("5 in row 1: r1c1 r1c5",), "colours-stop cluster-small"),
    (
        "medusa",
        "r1c1 r1c5 r4c1 r6c5 r6c9",
        (
            "r1c5: 57",
            "5 in row 1: r1c1 r1c5",
            "5 in column 1: r1c1 r4c1",
            "7 in column 5: r1c5 r6c5",
            "7 in row 6: r6c5 r6c9",
        ),
        "colours-silent",
    ),
    ("naked-pair", "r2c3 r2c7", ("r2c3: 14", "r2c7: 47"), "too-many-digits"),
    ("naked-pair", "r1c2 r4c5", ("r1c2 r4c5: 12",), "no-common-house"),
    ("naked-pair", "r1c1 r1c2", ("r1c1: 1", "r1c2: 12"), "one-candidate"),
    (
        "naked-pair",
        "r1c1 r1c5",
        ("r1c1 r1c5: 12", "1 in row 1: r1c1 r1c5", "2 in row 1: r1c1 r1c5"),
        "nothing-to-remove",
    ),
    ("naked-pair", "r1c1 r1c5", ("r1c1: ",), "no-candidate"),
    ("naked-triple", "r1c1 r1c2 r1c3", ("r1c1 r1c2 r1c3: 12",), "no-pattern"),
    ("locked-pair", "r1c1 r1c5", ("r1c1 r1c5: 12",), "not-in-crossing is-naked-pair"),
    ("naked-quad", "r1c1 r1c2 r1c3", (), "too-few"),
    (
        "hidden-pair",
        "r1c1 r1c2",
        ("5 in row 1: r1c1 r1c2", "6 in row 1: r1c1 r1c2 r1c7"),
        "further-place few-confined",
    ),
    (
        "hidden-pair",
        "r1c1 r1c2",
        ("5 in row 1: r1c1", "6 in row 1: r1c1 r1c2"),
        "one-place",
    ),
    (
        "x-wing",
        "r2c3 r2c7 r8c3 r8c7",
        ("5 in row 2: r2c3 r2c5 r2c7", "5 in row 8: r8c3 r8c7"),
        "further-place",
    ),
    (
        "x-wing",
        "r2c3 r2c7 r8c3 r8c8",
        ("5 in row 2: r2c3 r2c7", "5 in row 8: r8c3 r8c8"),
        "line-count is-skyscraper",
    ),
    (
        "finned-x-wing",
        "r2c1 r2c4 r2c7 r8c1 r8c4 r8c7",
        ("5 in row 2: r2c1 r2c4 r2c7", "5 in row 8: r8c1 r8c4 r8c7"),
        "fins-apart",
    ),
    (
        "finned-x-wing",
        "r2c1 r2c2 r2c7 r8c1 r8c7",
        ("5 in row 2: r2c1 r2c2 r2c7", "5 in row 8: r8c1 r8c7", "5 in box 1: r2c1 r2c2"),
        "fin-removes-nothing",
    ),
    (
        "skyscraper",
        "r2c3 r2c7 r8c3 r8c8",
        ("5 in row 2: r2c3 r2c5 r2c7", "5 in row 8: r8c3 r8c8"),
        "third-place",
    ),
    (
        "skyscraper",
        "r1c1 r1c5 r2c2 r2c9",
        ("5 in row 1: r1c1 r1c5", "5 in row 2: r2c2 r2c9"),
        "not-on-a-line nothing-sees",
    ),
    ("turbot-fish", "r2c1 r2c5 r8c3 r8c9", FIVE_IN_TWO_ROWS, "ends-apart"),
    (
        "two-string-kite",
        "r2c3 r2c7 r8c3 r8c8",
        ("5 in row 2: r2c3 r2c7", "5 in row 8: r8c3 r8c8"),
        "not-crosswise is-skyscraper",
    ),
    (
        "empty-rectangle",
        "r1c2 r2c1 r2c2 r5c5 r8c5",
        ("5 in box 1: r1c2 r2c1 r2c2", "5 in column 5: r5c5 r8c5"),
        "link-off-arms",
    ),
    (
        "empty-rectangle",
        "r1c2 r2c1 r2c2 r2c5 r2c6",
        ("5 in box 1: r1c2 r2c1 r2c2", "5 in box 2: r2c5 r2c6"),
        "link-not-across",
    ),
    (
        "empty-rectangle",
        "r1c1 r2c2 r3c3 r2c5 r8c5",
        ("5 in box 1: r1c1 r2c2 r3c3", "5 in column 5: r2c5 r8c5"),
        "no-cross",
    ),
    (
        "empty-rectangle",
        "r1c1 r1c2 r2c5 r8c5",
        ("5 in box 1: r1c1 r1c2", "5 in column 5: r2c5 r8c5"),
        "one-arm",
    ),
    ("xy-wing", "r1c1 r1c5 r5c1", ("r1c1: 12", "r1c5: 13", "r5c1: 24"), "pincers-differ"),
    ("xy-wing", "r1c1 r1c5 r5c2", ("r1c1: 12", "r1c5: 13", "r5c2: 23"), "pivot-unseen"),
    ("xy-wing", "r1c1 r1c5 r5c1", ("r1c1: 12", "r1c5: 13", "r5c1: 13"), "tips-share-alike"),
    ("xy-wing", "r1c1 r1c5 r5c1", ("r1c1 r1c5: 12", "r5c1: 23"), "tip-shares-both"),
    ("xy-wing", "r1c1 r1c5 r5c1", ("r1c1: 12", "r1c5: 13", "r5c1: 34"), "tip-shares-none"),
    ("xy-wing", "r1c1 r1c5 r5c1", ("r1c1: 124", "r1c5: 13", "r5c1: 23"), "candidate-count"),
    ("xyz-wing", "r1c1 r1c5 r5c1", ("r1c1: 123", "r1c5: 12", "r5c1: 12"), "pincers-equal"),
    ("xyz-wing", "r1c1 r1c7 r5c1", ("r1c1: 123", "r1c7: 23", "r5c1: 13"), "nothing-sees"),
    ("xyz-wing", "r1c1 r1c7 r2c2", ("r1c1: 123", "r1c7: 23", "r2c2: 34"), "not-in-pivot"),
    ("w-wing", "r1c1 r5c5 r9c1 r9c5", ("r1c1: 12", "r5c5: 13"), "pairs-differ"),
    (
        "w-wing",
        "r1c1 r5c5 r9c1 r9c5",
        ("r1c1 r5c5: 12", "1 in row 9: r9c1 r9c5 r9c9"),
        "third-place",
    ),
    (
        "w-wing",
        "r1c1 r5c5 r9c2 r9c5",
        ("r1c1 r5c5: 12", "1 in row 9: r9c2 r9c5"),
        "link-unseen",
    ),
    (
        "unique-rectangle-1",
        "r1c1 r1c4 r2c1 r2c4",
        ("r1c1 r1c4 r2c1: 12", "r2c4: 123"),
        "not-unique",
    ),
    ("unique-rectangle-1", "r1c1 r1c4 r2c1 r3c4", (), "not-a-rectangle"),
    ("unique-rectangle-1", "r1c1 r1c4 r5c1 r5c4", (), "box-count"),
    ("unique-rectangle-1", "r1c1 r1c4 r2c1 r2c4", (), "no-pair-corner"),
    ("unique-loop-1", "r1c1 r1c4 r2c1 r2c4", (), "at-least"),
    ("unique-loop-1", "r1c1 r1c4 r2c4 r2c7 r3c1 r3c8", (), "loop-house"),
    ("unique-loop-1", "r1c1 r1c4 r2c1 r2c4 r7c2 r7c8 r8c2 r8c8", (), "loop-apart"),
    ("unique-loop-1", "r1c1 r1c4 r2c4 r2c7 r3c1 r3c7", (), "no-pair-corner"),
    ("extended-rectangle-1", "r1c1 r1c4 r1c7 r2c1 r2c4 r3c7", (), "not-two-by-three"),
    ("extended-rectangle-1", "r1c1 r1c4 r1c7 r5c1 r5c4 r5c7", (), "six-boxes"),
    ("extended-rectangle-1", "r1c1 r1c2 r1c4 r2c1 r2c2 r2c4", (), "six-boxes"),
    (
        "extended-rectangle-1",
        "r1c1 r1c4 r1c7 r2c1 r2c4 r2c7",
        ("r1c1 r1c4 r1c7 r2c1 r2c4: 123", "r2c7: 345"),
        "corner-lacks-three",
    ),
    (
        "extended-rectangle-1",
        "r1c1 r1c4 r1c7 r2c1 r2c4 r2c7",
        ("r1c1 r1c4 r1c7 r2c1: 123", "r2c4: 1234", "r2c7: 1235"),
        "too-many-digits",
    ),
    ("simple-colors", "r2c1", FIVE_IN_TWO_ROWS, "at-least"),
    ("simple-colors", "r2c1 r2c5", FIVE_IN_TWO_ROWS, "colours-unseen"),
    ("simple-colors", "r2c1 r2c5 r8c3", FIVE_IN_TWO_ROWS, "chain-goes-on"),
    ("simple-colors", "r2c1 r2c5 r8c3 r8c9", FIVE_IN_TWO_ROWS, "clusters-apart"),
    ("multi-colors", "r2c1 r2c5 r8c3 r8c9", FIVE_IN_TWO_ROWS, "clusters-unseen"),
    (
        "multi-colors",
        "r2c1 r2c5 r8c5 r8c9",
        ("5 in row 2: r2c1 r2c5", "5 in column 5: r2c5 r8c5", "5 in row 8: r8c5 r8c9"),
        "one-cluster",
    ),
    ("remote-pair", FOUR_OF_ONE_PAIR, (f"{FOUR_OF_ONE_PAIR}: 123",), "no-pair-cell"),
    ("remote-pair", f"{FOUR_OF_ONE_PAIR} r9c9", (f"{FOUR_OF_ONE_PAIR}: 12",), "not-the-pair"),
    ("remote-pair", f"{FOUR_OF_ONE_PAIR} r4c2", (f"{FOUR_OF_ONE_PAIR} r4c2: 12",), "odd-chain"),
    ("remote-pair", "r1c1 r1c5 r7c1 r7c5", ("r1c1 r1c5 r7c1 r7c5: 12",), "ring"),
    ("remote-pair", "r1c1 r1c5 r7c2 r9c2", ("r1c1 r1c5 r7c2 r9c2: 12",), "chain-broken"),
    ("remote-pair", "r1c1 r1c5 r5c1 r2c2", ("r1c1 r1c5 r5c1 r2c2: 12",), "chain-branches"),
    (
        "remote-pair",
        "r1c1 r4c1 r4c8 r7c2 r9c2 r9c8",
        (f"{FOUR_OF_ONE_PAIR} r4c1 r4c8 r9c2 r9c8: 12",),
        "detour",
    ),
]

ON_A_PUZZLE: list[tuple[str, tuple[str, ...], str]] = [
    # technique, facts about the corners, the faults
    ("unique-rectangle-1", ("r1c3: 37", "r3c5: 68"), "corner-lacks-pair"),
    (
        "unique-rectangle-1",
        ("r1c3 r1c5: 37", "r3c3 r3c5: 367"),
        "roof-count is-unique-rectangle-2",
    ),
    (
        "unique-rectangle-2",
        ("r1c5 r3c3: 37", "r1c3 r3c5: 367"),
        "roof-opposite is-unique-rectangle-5",
    ),
    ("unique-rectangle-2", ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378"), "extra-count"),
    (
        "unique-rectangle-3",
        ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378", "r3c9: 689"),
        "subset-digits",
    ),
    (
        "unique-rectangle-4",
        ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378", "3 in row 3: r3c3 r3c5 r3c9"),
        "third-place",
    ),
    ("unique-rectangle-5", ("r1c3 r1c5: 37", "r3c3: 367", "r3c5: 378"), "roof-beside"),
    (
        "unique-rectangle-6",
        ("r1c5 r3c3: 37", "r1c3: 367", "r3c5: 378", "3 in row 1: r1c3 r1c5 r1c9"),
        "third-place third-place",
    ),
    (
        "hidden-rectangle",
        ("r1c3: 37", "3 in row 3: r3c3 r3c5", "3 in column 5: r1c5 r2c5 r3c5"),
        "third-place",
    ),
    ("avoidable-rectangle-1", (), "filled-count"),
]


def by_hand(index: int) -> tuple[Position, str, list[int], list[str]]:
    """A position made by hand, a claim about it and the faults of the claim."""
    technique, names, facts, expected = HAND_MADE[index]
    position = Position(board(*facts))
    return position, technique, cells(names, position.geometry), expected.split()


def on_a_puzzle(index: int) -> tuple[Position, str, list[int], list[str]]:
    """The same on a puzzle with one solution."""
    technique, facts, expected = ON_A_PUZZLE[index]
    position = Position(board(*facts, on=grid_of(SEVENTEEN)))
    more = " r3c9" if technique == "unique-rectangle-3" else ""
    return position, technique, cells(CORNERS + more, position.geometry), expected.split()


@each_case("index", range(len(HAND_MADE)))
def test_each_misconception_is_named(index: int) -> None:
    position, technique, chosen, expected = by_hand(index)
    assert [fault.kind for fault in faults(position, technique, chosen)] == expected


@each_case("index", range(len(ON_A_PUZZLE)))
def test_each_misconception_about_rectangles_is_named(index: int) -> None:
    position, technique, chosen, expected = on_a_puzzle(index)
    assert [fault.kind for fault in faults(position, technique, chosen)] == expected


def names(position: Position, found: tuple[int, ...]) -> str:
    """Cells by their names."""
    return " ".join(map(position.geometry.cell_name, found))


def test_a_fault_says_what_it_is_about() -> None:
    position = Position(board("r2c3: 14", "r2c7: 47", "5 in row 2: r2c1 r2c5 r2c9"))
    nine = position.geometry
    (fault,) = faults(position, "naked-pair", cells("r2c3 r2c7", nine))
    assert (fault.digits, fault.number) == ((1, 4, 7), 2)
    further, _ = faults(position, "hidden-single", cells("r2c1", nine))
    assert names(position, further.cells + further.others) == "r2c1 r2c5 r2c9"
    assert (further.digits, further.houses) == ((5,), (nine.rows[1],))


FILLED_CORNERS = [
    # technique, cells that the solver has filled, the claim, its first fault
    ("avoidable-rectangle-1", "r1c3 r1c4", "r1c3 r1c4 r3c3 r3c4", "given"),
    ("avoidable-rectangle-1", "r1c4 r1c8 r3c4", "r1c4 r1c8 r3c4 r3c8", "given"),
    ("avoidable-rectangle-1", "r1c4 r1c9 r3c4", "r1c4 r1c9 r3c4 r3c9", "not-alternating"),
    ("avoidable-rectangle-2", "r1c4 r3c9", "r1c4 r1c9 r3c4 r3c9", "empty-opposite"),
    ("avoidable-rectangle-2", "r1c4 r1c9", "r1c4 r1c9 r3c4 r3c9", "lacks-digit"),
]


def with_filled_corners(index: int) -> tuple[Position, str, list[int], str]:
    """The classic puzzle after some right moves, a claim and its first fault."""
    technique, filled, chosen, expected = FILLED_CORNERS[index]
    position = Position(grid_of(CLASSIC))
    for cell in cells(filled, position.geometry):
        position.place(cell, int(CLASSIC_SOLUTION[cell]))
    return position, technique, cells(chosen, position.geometry), expected


@each_case("index", range(len(FILLED_CORNERS)))
def test_corners_that_the_solver_has_filled(index: int) -> None:
    position, technique, chosen, expected = with_filled_corners(index)
    assert faults(position, technique, chosen)[0].kind == expected


def no_bug() -> Position:
    """Two candidates in every cell but the first, which has three: yet it is no BUG + 1."""
    others = " ".join(f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5))
    return Position(board("r1c1: 123", f"{others[5:]}: 12", shape=(2, 2)))


def test_a_grid_of_twos_and_a_three_that_is_no_bug() -> None:
    (fault,) = faults(no_bug(), "bug-plus-1", [0])
    assert fault.kind == "uneven"
    assert fault.number != len(fault.cells)


@cache
def met(technique: str) -> list[tuple[Position, frozenset[int]]]:
    """Real boards on which a technique is the next step, each with the cells of its pattern."""
    found = collection(f"technique-{technique}")
    assert found is not None
    boards = []
    for grid in found.grids()[:GRIDS_OF_EACH]:
        position = Position(grid)
        step = next(step for step in walk(position) if step.technique == technique)
        boards.append((position.copy(), pattern_cells(step)))
    return boards


def spoiled(position: Position, pattern: frozenset[int]) -> Iterator[frozenset[int]]:
    """One cell fewer, one cell more, and every cell moved to some that it sees."""
    dice = random.Random(len(pattern))
    for cell in sorted(pattern):
        yield pattern - {cell}
        beside = sorted(set(position.geometry.peers(cell)) - pattern)
        one, other = dice.sample(beside, 2)
        yield pattern - {cell} | {one}
        yield pattern | {other}


@cache
def answers(technique: str) -> list[tuple[Position, frozenset[int], tuple[Fault, ...]]]:
    """Spoiled patterns with what is said about them."""
    return [
        (position, chosen, faults(position, technique, chosen))
        for position, pattern in met(technique)
        for chosen in spoiled(position, pattern)
    ]


@each_case("technique", ANY)
def test_a_pattern_has_no_fault_and_a_spoiled_one_has(technique: str) -> None:
    patterns = {}
    for position, pattern in met(technique):
        assert faults(position, technique, pattern) == ()
        steps = TECHNIQUES[technique].finder(position)
        patterns[position] = {pattern_cells(step) for step in steps}
    for position, chosen, told in answers(technique):
        assert (told == ()) == (chosen in patterns[position])


@pytest.mark.parametrize(
    "technique", ["sue-de-coq", "x-chain", pytest.param("grouped-aic", marks=pytest.mark.slow)]
)
def test_nothing_is_wrong_with_whatever_is_found(technique: str) -> None:
    forms = set()
    for index in range(4):
        position = Position(thinned(index)[0])
        for step in TECHNIQUES[technique].find(position):
            assert faults(position, technique, pattern_cells(step)) == (), step
            forms.add(step.variant)
    assert len(forms) > 1


@each_case("technique", ANY)
def test_faults_are_true_and_of_the_kinds_announced(technique: str) -> None:
    for position, chosen, told in answers(technique):
        assert len(told) <= 3
        assert {fault.kind for fault in told} <= set(kinds(technique))
        for fault in told:
            assert is_true(position, chosen, fault), (technique, fault)


@cache
def confused(technique: str) -> list[tuple[Position, frozenset[int], tuple[Fault, ...]]]:
    """Patterns of a technique's rivals that are taken for it."""
    rivals = [kind.removeprefix("is-") for kind in kinds(technique) if kind.startswith("is-")]
    return [
        (position, pattern, faults(position, technique, pattern))
        for rival in rivals
        for position, pattern in met(rival)
    ]


@each_case("technique", ANY)
def test_a_rival_is_recognised(technique: str) -> None:
    for position, pattern, told in confused(technique):
        if told and told[0].kind != "filled":
            assert told[-1].kind.startswith("is-")
        assert all(is_true(position, pattern, fault) for fault in told), told


def real_faults() -> Iterator[tuple[Position, Fault]]:
    """Every fault that is met in these tests, with its board."""
    for technique in ANY:
        for position, _, told in answers(technique) + confused(technique):
            yield from ((position, fault) for fault in told)
    claims = [by_hand(index)[:3] for index in range(len(HAND_MADE))]
    claims += [on_a_puzzle(index)[:3] for index in range(len(ON_A_PUZZLE))]
    claims += [with_filled_corners(index)[:3] for index in range(len(FILLED_CORNERS))]
    claims.append((no_bug(), "bug-plus-1", [0]))
    for position, technique, chosen in claims:
        yield from ((position, fault) for fault in faults(position, technique, chosen))


def is_true(position: Position, chosen: frozenset[int], fault: Fault) -> bool:
    """Whether the board bears out a fault; for kinds that it is easily read off."""
    geometry = position.geometry
    may_hold = {cell: set(digits(mask)) for cell, mask in enumerate(position.candidates)}
    sights = {cell: set(geometry.peers(cell)) for cell in chosen}
    between = set().union(*(may_hold[cell] for cell in fault.cells))
    common = [h for h in geometry.houses if set(fault.cells) <= set(h.cells)]
    (digit,) = fault.digits if len(fault.digits) == 1 else (0,)
    places = [{cell for cell in house.cells if digit in may_hold[cell]} for house in fault.houses]
    match fault.kind:
        case "too-few" | "at-least":
            return len(chosen) < fault.number
        case "too-many":
            return len(chosen) > fault.number
        case "filled":
            return set(fault.cells) <= chosen and all(position.values[c] for c in fault.cells)
        case "lacks-digit":
            return set(fault.cells) <= chosen and digit not in between
        case "no-common-house":
            return set(fault.cells) <= chosen and not common
        case "not-in-crossing":
            return len({house.kind for house in common} & {"box"}) + len(common) < 3
        case "too-many-digits":
            return set(fault.digits) == between and len(between) > fault.number
        case "further-place":
            return bool(fault.others) and set(fault.others) == places[0] - chosen
        case "third-place":
            pair = set(fault.cells)
            return len(pair) == 2 and bool(fault.others) and {*fault.others} == places[0] - pair
        case "one-place":
            return places[0] == set(fault.cells)
        case "several-candidates" | "candidate-count":
            return set(fault.digits) == between and len(between) != (fault.number or 1)
        case "other-empty":
            empty = {cell for cell in fault.houses[0].cells if not position.values[cell]}
            return set(fault.others) == empty - chosen
        case "few-confined":
            inside = set(fault.houses[0].cells)
            elsewhere = set().union(*(may_hold[cell] for cell in inside - chosen))
            return set(fault.digits) == between - elsewhere and len(fault.digits) < fault.number
        case "line-count":
            crossed = {house for house in fault.houses if chosen & set(house.cells)}
            return crossed == set(fault.houses) and len(crossed) != fault.number
        case "nothing-sees":
            seen = set.intersection(*(sights[cell] for cell in fault.cells))
            return not any(digit in may_hold[cell] for cell in seen - chosen)
        case "pivot-unseen":
            return not sights[fault.cells[0]] & set(fault.others)
        case "ends-apart" | "chain-broken" | "clusters-unseen":
            return not any(sights[cell] & set(fault.others) for cell in fault.cells)
        case "pincers-differ":
            one, other = fault.cells
            return not may_hold[one] & may_hold[other]
        case "chain-goes-on":
            return places[0] == {*fault.cells, *fault.others} and not chosen & {*fault.others}
        case "not-the-pair":
            return all(may_hold[cell] != set(fault.digits) for cell in fault.cells)
        case "not-a-rectangle":
            rows = {cell // geometry.n for cell in chosen}
            return len(rows) != 2 or len({cell % geometry.n for cell in chosen}) != 2
        case "box-count":
            return len(fault.houses) != 2
        case "roof-count" | "roof-too-few":
            wide = {cell for cell in chosen if may_hold[cell] - set(fault.digits)}
            return wide == set(fault.cells) or len(chosen) > 4
        case "others-not-two":
            return all(len(may_hold[cell]) != 2 for cell in fault.others)
        case kind if kind.startswith("is-"):
            steps = TECHNIQUES[kind.removeprefix("is-")].finder(position)
            return any(pattern_cells(step) == chosen for step in steps)
    return set(fault.cells) <= chosen


def test_nothing_to_remove_is_said_of_whole_patterns_only() -> None:
    """Once the eliminations are made, the same cells are still there and have no more to do."""
    for technique in ("pointing", "naked-pair", "hidden-pair", "x-wing", "skyscraper", "xy-wing"):
        for position, pattern in met(technique):
            done = position.copy()
            for step in TECHNIQUES[technique].finder(position):
                if pattern_cells(step) == pattern:
                    done.apply(step)
            told = faults(done, technique, pattern)
            assert told[0].kind in ("nothing-to-remove", "nothing-sees"), (technique, told)


BOARDS = [
    holes(Geometry.of(2, 2), 1, 9),
    holes(Geometry.of(2, 3), 2, 22),
    holes(Geometry.of(3, 4), 3, 90),
    grid_of(VERY_HARD),
    Grid(Geometry.of(1, 4)),
    Grid(Geometry.of(3, 3)),
]


@pytest.mark.parametrize("grid", BOARDS, ids=lambda grid: f"{grid.geometry.name}")
def test_any_cells_of_any_board_get_an_answer(grid: Grid) -> None:
    position, dice = Position(grid), random.Random(5)
    everywhere = range(position.geometry.cell_count)
    empty = [cell for cell in everywhere if not position.values[cell]]
    for technique in ANY:
        for size in (0, 1, 2, 3, 4, 4, 5, 6, 8):
            chosen = dice.sample(empty if size != 3 else everywhere, min(size, len(empty)))
            told = faults(position, technique, chosen)
            assert {fault.kind for fault in told} <= set(kinds(technique))
            assert told or size


def test_a_board_with_mistakes_gets_an_answer_too() -> None:
    position, dice = Position(grid_of(CLASSIC)), random.Random(6)
    empty = [cell for cell, value in enumerate(position.values) if not value]
    for cell in dice.sample(empty, 25):
        position.candidates[cell] = dice.randrange(1 << 9)
    position = Position(position.grid())
    for technique in ANY:
        for size in (1, 2, 4, 6):
            assert all(
                fault.kind in kinds(technique)
                for fault in faults(position, technique, dice.sample(empty, size))
            )


def test_of_what_is_not_analysed_it_is_only_said_that_cells_are_none() -> None:
    assert set(FAMILIES) >= {t.id for t in AT_A_GLANCE if t.lesson == t.id}
    others = [technique.id for technique in CURRICULUM if technique.id not in FAMILIES]
    assert {technique.id for technique in CURRICULUM if technique.on_request} <= set(others)
    for technique in others:
        assert kinds(technique) == ("no-pattern",)
        told = faults(Position(grid_of(CLASSIC_SOLUTION)), technique, (2, 3))
        assert told == (Fault("no-pattern", (2, 3)),)
