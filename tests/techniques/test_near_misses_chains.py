"""Guardians, Medusa, short chains, fireworks, larger wings: each condition, broken by itself.

For every pattern there is a board by hand on which it is found, and for every condition the
same board with one fact changed, on which it is not.
"""

import pytest

from tests.techniques.sketch import board, outcome

Facts = dict[str, str]
"""What is known about a board, by a name for each fact."""

GUARDIAN: Facts = {
    "row 1": "5 in row 1: r1c1 r1c5 r1c9",
    "column 5": "5 in column 5: r1c5 r5c5",
    "row 5": "5 in row 5: r5c5 r5c2 r5c9",
    "column 2": "5 in column 2: r5c2 r2c2",
    "box 1": "5 in box 1: r1c1 r2c2",
}
ODDAGON: Facts = {"ring": "r1c1 r1c5 r5c2 r2c2: 12", "raised": "r5c5: 1234"}
_CLUSTER: Facts = {
    "cell 1": "r1c1: 12",
    "row 1": "1 in row 1: r1c1 r1c5",
    "column 5": "1 in column 5: r1c5 r8c5",
    "column 1": "2 in column 1: r1c1 r5c1",
}
"""The 1 of r1c1 and r8c5 and the 2 of r5c1 have one colour, r1c5 and the 2 of r1c1 the other."""
TRAPPED_IN_A_CELL: Facts = _CLUSTER | {
    "row 5": "2 in row 5: r5c1 r5c9",
    "column 9": "2 in column 9: r5c9 r8c9",
    "row 8": "2 in row 8: r8c9 r8c5",
}
TRAPPED_BY_ITS_DIGIT: Facts = _CLUSTER | {"row 8": "1 in row 8: r8c5 r8c2"}
TRAPPED_HALF_AND_HALF: Facts = _CLUSTER | {"row 5": "2 in row 5: r5c1 r5c5"}
TWICE_IN_A_CELL: Facts = TRAPPED_HALF_AND_HALF | {"down": "2 in column 5: r5c5 r8c5"}
TWICE_IN_A_HOUSE: Facts = TRAPPED_BY_ITS_DIGIT | {"column 2": "1 in column 2: r8c2 r3c2"}
NOTHING_LEFT: Facts = TRAPPED_BY_ITS_DIGIT | {
    "box 7": "1 in box 7: r8c2 r9c3",
    "emptied": "r6c3: 12",
}
M_WING: Facts = {
    "a": "r1c1: 12",
    "b": "2 in column 5: r1c5 r7c5",
    "d": "1 in row 7: r7c5 r7c2",
}
H_WING: Facts = {
    "a": "r1c1: 12",
    "b": "2 in column 5: r1c5 r7c5",
    "d": "3 in row 7: r7c5 r7c1",
}
S_WING: Facts = {
    "c": "r5c5: 12",
    "a": "1 in column 1: r5c1 r1c1",
    "e": "2 in row 2: r2c5 r2c2",
}
L_WING: Facts = {
    "b": "2 in column 5: r1c5 r7c5",
    "a": "1 in row 1: r1c5 r1c1",
    "d": "3 in row 7: r7c5 r7c1",
}
VWXYZ: Facts = {
    "hinge": "r1c2: 1234",
    "row": "r1c5: 15",
    "row too": "r1c6: 25",
    "row end": "r1c8: 35",
    "box": "r2c1: 45",
}
_IN_ROW, _IN_COLUMN = "r1c4 r1c6 r1c7 r1c8 r1c9", "r4c1 r6c1 r7c1 r8c1 r9c1"
TRIPLE: Facts = {"row": f"{_IN_ROW}: 456789", "column": f"{_IN_COLUMN}: 456789"}
PAIR: Facts = {
    "row": f"{_IN_ROW}: 3456789",
    "column": f"{_IN_COLUMN}: 3456789",
    "bivalue": "r5c5: 12",
}
QUAD: Facts = {
    "row": f"{_IN_ROW}: 3456789",
    "column": f"{_IN_COLUMN}: 3456789",
    "far row": "r5c2 r5c3 r5c7 r5c8 r5c9: 1256789",
    "far column": "r2c5 r3c5 r7c5 r8c5 r9c5: 1256789",
}
W_SETS: Facts = {
    "A": "r1c1: 12",
    "B": "r6c5: 13",
    "more of B": "r6c6: 23",
    "base": "1 in row 9: r9c1 r9c5",
}

FOUND = {
    "guardian": (GUARDIAN, "r2c9<>5"),
    "bivalue-oddagon": (ODDAGON, "r5c5<>1 r5c5<>2"),
    "m-wing": (M_WING, "r2c2<>1"),
    "h-wing": (H_WING, "r7c1<>1"),
    "s-wing": (S_WING, "r1c1<>2 r2c2<>1"),
    "l-wing": (L_WING, "r1c1<>3 r7c1<>1"),
    "vwxyz-wing": (VWXYZ, "r1c1<>5 r1c3<>5"),
    "firework-triple": (TRIPLE, "r1c1<>4"),
    "firework-pair": (PAIR, "r1c1<>3"),
    "firework-quad": (QUAD, "r1c1<>3"),
    "als-w-wing": (W_SETS, "r1c6<>2"),
    "medusa: in a cell": (TRAPPED_IN_A_CELL, "r8c5<>3"),
    "medusa: by its digit": (TRAPPED_BY_ITS_DIGIT, "r2c2<>1"),
    "medusa: half and half": (TRAPPED_HALF_AND_HALF, "r8c5<>2"),
    "medusa: twice in a cell": (TWICE_IN_A_CELL, "r1c1<>1"),
    "medusa: twice in a house": (TWICE_IN_A_HOUSE, "r1c1<>1"),
    "medusa: nothing left": (NOTHING_LEFT, "r1c1<>1"),
}
"""By technique, and by form: the facts of a board, and part of what follows."""

_ANY_LINK: tuple[Facts, ...] = (
    {"cell 1": "r1c1: 123"},
    {"row 1": "1 in row 1: r1c1 r1c5 r1c9"},
    {"column 5": "1 in column 5: r1c5 r4c5 r8c5"},
    {"column 1": "2 in column 1: r1c1 r5c1 r9c1"},
)
"""What breaks a strong link of the cluster."""

BROKEN: dict[str, tuple[Facts, ...]] = {
    "guardian": (
        {"column 5": "5 in column 5: r1c5 r5c5 r7c5"},  # its guardian sees nothing the others see
        {"column 2": "5 in column 2: r5c2 r8c2"},  # no ring
        {"box 1": "5 in box 1: r1c1 r2c2 r3c3"},
    ),
    "bivalue-oddagon": (
        {"ring": "r1c1 r1c5 r5c1: 12"},  # four cells: even
        {"ring": "r1c1 r1c5 r5c2 r4c8: 12"},  # neighbours that do not see each other
        {"ring": "r1c1 r1c5 r5c2: 12", "fifth": "r2c2: 13"},  # a cell without one of the two
        {"ring": "r1c1 r5c2 r2c2: 12", "fourth": "r1c5: 1256"},  # guardians in two cells
    ),
    "m-wing": (
        {"a": "r1c1: 123"},
        {"b": "2 in column 5: r2c5 r7c5"},
        {"b": "2 in column 5: r1c5 r7c5 r9c5"},
        {"d": "1 in row 7: r7c5 r7c2 r7c9"},
        {"d": "1 in row 7: r7c6 r7c2"},
    ),
    "h-wing": (
        {"a": "r1c1: 124"},
        {"b": "2 in column 5: r2c5 r7c5"},
        {"b": "2 in column 5: r1c5 r7c5 r9c5"},
        {"d": "3 in row 7: r7c5 r7c1 r7c9"},
        {"d": "3 in row 7: r7c5 r7c2"},  # d does not see a
    ),
    "s-wing": (
        {"c": "r5c5: 123"},
        {"a": "1 in column 1: r4c1 r1c1"},
        {"a": "1 in column 1: r5c1 r1c1 r9c1"},
        {"e": "2 in row 2: r2c5 r2c2 r2c9"},
        {"e": "2 in row 2: r2c5 r2c7"},  # the ends do not see each other
    ),
    "l-wing": (
        {"b": "2 in column 5: r1c5 r7c5 r9c5"},
        {"b": "2 in column 5: r1c5 r8c5"},
        {"a": "1 in row 1: r1c5 r1c1 r1c9"},
        {"d": "3 in row 7: r7c5 r7c1 r7c9"},
        {"d": "3 in row 7: r7c5 r7c2"},
    ),
    "vwxyz-wing": (
        {"box": "r2c1: 345"},  # 3 can come twice as well
        {"row": "r1c5: 156"},  # six digits
        {"box": "r2c5: 45"},  # 4 can come twice as well
        {"hinge": "r1c2: 12346"},
    ),
    "firework-triple": (
        {"row": "r1c4 r1c6 r1c7 r1c8: 456789", "stray": "r1c9: 1456789"},
        {"column": "r4c1 r6c1 r7c1 r8c1: 456789", "stray": "r9c1: 3456789"},
    ),
    "firework-pair": (
        {"row": "r1c4 r1c6 r1c7 r1c8: 3456789", "stray": "r1c9: 13456789"},
        {"bivalue": "r6c5: 12"},  # sees one of the three only
        {"bivalue": "r5c5: 13"},
        {"bivalue": "r5c5: 123"},
    ),
    "firework-quad": (
        {"row": "r1c4 r1c6 r1c7 r1c8: 3456789", "stray": "r1c9: 13456789"},
        {"far row": "r5c2 r5c3 r5c7 r5c8: 1256789", "stray": "r5c9: 12356789"},
        {"far column": "r2c5 r3c5 r7c5 r8c5: 1256789", "stray": "r9c5: 12456789"},
    ),
    "als-w-wing": (
        {"A": "r1c1: 123"},
        {"more of B": "r6c6: 234"},
        {"more of B": "r6c6: 123"},  # a 1 of B that r9c5 does not see
        {"more of B": "r6c6: 34"},  # no other digit in common
        {"base": "1 in row 9: r9c1 r9c5 r9c9"},
        {"base": "1 in row 9: r9c1 r9c8"},
        {"base": "1 in row 9: r9c2 r9c5"},
    ),
    "medusa: in a cell": (
        *_ANY_LINK,
        {"row 5": "2 in row 5: r5c1 r5c9 r5c7"},
        {"column 9": "2 in column 9: r5c9 r8c9 r9c9"},
        {"row 8": "2 in row 8: r8c9 r8c5 r8c7"},
    ),
    "medusa: by its digit": (*_ANY_LINK[1:3], {"row 8": "1 in row 8: r8c5 r8c2 r8c9"}),
    "medusa: half and half": (*_ANY_LINK, {"row 5": "2 in row 5: r5c1 r5c5 r5c9"}),
    "medusa: twice in a cell": (*_ANY_LINK, {"down": "2 in column 5: r5c5 r8c5 r9c5"}),
    "medusa: twice in a house": (
        *_ANY_LINK[1:3],
        {"column 2": "1 in column 2: r8c2 r3c2 r6c2"},
        {"column 2": "1 in column 2: r8c2 r6c2"},
    ),
    "medusa: nothing left": (*_ANY_LINK, {"emptied": "r6c3: 123"}, {"box 7": "1 in box 7: r8c2"}),
}
"""By technique: what takes the place of facts, one condition at a time."""


@pytest.mark.parametrize("technique", FOUND)
def test_it_is_found(technique: str) -> None:
    facts, expected = FOUND[technique]
    found = outcome(technique.partition(":")[0], board(*facts.values())).split()
    assert set(expected.split()) <= set(found)


@pytest.mark.parametrize(
    ("technique", "changed"),
    [(technique, changed) for technique, all_ in BROKEN.items() for changed in all_],
    ids=str,
)
def test_it_is_not_found_where_one_condition_fails(technique: str, changed: Facts) -> None:
    facts, expected = FOUND[technique]
    found = outcome(technique.partition(":")[0], board(*(facts | changed).values())).split()
    assert not set(expected.split()) & set(found)


def test_a_single_guardian_is_placed() -> None:
    alone = GUARDIAN | {"row 5": "5 in row 5: r5c5 r5c2"}
    assert outcome("guardian", board(*alone.values())) == "r1c9=5"


def test_more_than_four_guardians_are_not_told() -> None:
    row_1 = "5 in row 1: r1c1 r1c5 r1c7 r1c8 r1c9"
    four = GUARDIAN | {"row 1": row_1, "row 5": "5 in row 5: r5c5 r5c2 r5c9"}
    assert "r2c9<>5" in outcome("guardian", board(*four.values()))
    five = four | {"row 1": row_1.replace("r1c7", "r1c6 r1c7")}
    assert outcome("guardian", board(*five.values())) == ""


def test_guardians_of_one_digit_in_an_oddagon_leave_what_sees_them_all() -> None:
    ring = "r1c1 r1c5 r2c2: 12"
    both = board(ring, "r5c5 r5c2: 123")
    assert "r5c9<>3" in outcome("bivalue-oddagon", both)
    assert outcome("bivalue-oddagon", board(ring, "r5c5: 123", "r5c2: 124")) == ""


def test_guardians_of_two_cells_in_an_oddagon_may_complete_a_subset() -> None:
    ring = ("r1c1 r1c5 r2c2: 12", "r5c5: 123", "r5c2: 124")
    assert "r5c8<>3" in outcome("bivalue-oddagon", board(*ring, "r5c9: 34"))
    assert outcome("bivalue-oddagon", board(*ring, "r5c9: 345")) == ""
    assert outcome("bivalue-oddagon", board(*ring, "r6c9: 34")) == ""


def test_an_s_wing_and_an_l_wing_may_end_where_they_began() -> None:
    closed = S_WING | {"e": "2 in row 1: r1c5 r1c1"}
    assert "r1c1<>3" in outcome("s-wing", board(*closed.values()))
    same_digit = L_WING | {"d": "1 in row 7: r7c5 r7c2"}
    assert "r2c2<>1" in outcome("l-wing", board(*same_digit.values()))
    apart = L_WING | {"d": "1 in row 7: r7c5 r7c8"}
    assert "r2c2<>1" not in outcome("l-wing", board(*apart.values()))


def test_a_digit_that_stands_in_the_box_is_no_firework() -> None:
    grid = board(*TRIPLE.values())
    grid.place(10, 1)
    assert outcome("firework-triple", grid) == ""


def test_an_als_w_wing_is_more_than_an_als_xz() -> None:
    """Where the digit of the house is restricted already, the simpler name is told."""
    near = board("r1c1: 12", "r1c5: 13", "r2c5: 23", "1 in row 9: r9c1 r9c5")
    assert outcome("als-w-wing", near) == ""
    assert outcome("als-xz", near) != ""
