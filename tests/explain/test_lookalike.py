"""Cells that are a pattern have no fault; cells that are none have faults that are true."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, SEVENTEEN, VERY_HARD, grid_of, holes
from tests.techniques.sketch import board, cells
from tutor.explain.lookalike import faults, kinds
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import walk
from tutor.play.collections import collection
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position

ANY = [technique.id for technique in LADDER]
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
        "r2c3 r2c7 r8c3 r8c6",
        ("5 in row 2: r2c3 r2c7", "5 in row 8: r8c3 r8c6"),
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
        "r2c3 r2c7 r8c3 r8c6",
        ("5 in row 2: r2c3 r2c5 r2c7", "5 in row 8: r8c3 r8c6"),
        "third-place",
    ),
    ("turbot-fish", "r2c1 r2c5 r8c3 r8c9", FIVE_IN_TWO_ROWS, "ends-apart"),
    (
        "two-string-kite",
        "r2c3 r2c7 r8c3 r8c6",
        ("5 in row 2: r2c3 r2c7", "5 in row 8: r8c3 r8c6"),
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
    ("xy-wing", "r1c1 r1c5 r5c1", ("r1c1: 12", "r1c5: 13", "r5c1: 24"), "pincers-differ"),
    ("xy-wing", "r1c1 r1c5 r5c2", ("r1c1: 12", "r1c5: 13", "r5c2: 23"), "pivot-unseen"),
    ("xy-wing", "r1c1 r1c5 r5c1", ("r1c1: 12", "r1c5: 13", "r5c1: 13"), "tips-share-alike"),
    ("xy-wing", "r1c1 r1c5 r5c1", ("r1c1: 124", "r1c5: 13", "r5c1: 23"), "candidate-count"),
    ("xyz-wing", "r1c1 r1c5 r5c1", ("r1c1: 123", "r1c5: 12", "r5c1: 12"), "pincers-equal"),
    ("xyz-wing", "r1c1 r1c7 r5c1", ("r1c1: 123", "r1c7: 23", "r5c1: 13"), "nothing-sees"),
    ("xyz-wing", "r1c1 r1c7 r2c2", ("r1c1: 123", "r1c7: 23", "r2c2: 34"), "not-in-pivot"),
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
    ("simple-colors", "r2c1", FIVE_IN_TWO_ROWS, "at-least"),
    ("simple-colors", "r2c1 r2c5", FIVE_IN_TWO_ROWS, "colours-unseen"),
    ("simple-colors", "r2c1 r2c5 r8c3", FIVE_IN_TWO_ROWS, "chain-goes-on"),
    ("simple-colors", "r2c1 r2c5 r8c3 r8c9", FIVE_IN_TWO_ROWS, "clusters-apart"),
    ("multi-colors", "r2c1 r2c5 r8c3 r8c9", FIVE_IN_TWO_ROWS, "clusters-unseen"),
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
