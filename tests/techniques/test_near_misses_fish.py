"""Fish, plain, finned and sashimi: what almost is one yields nothing, its twin does."""

import pytest

from tests.cases import each_case
from tests.techniques.sketch import board, outcome, steps

X_WINGS = {
    "row-column": (
        ("1 in row 2: r2c3 r2c8", "1 in row 6: r6c3 r6c8"),
        ("1 in column 3: r2c3 r6c3 r9c3", "1 in column 8: r2c8 r6c8"),
        "r9c3<>1",
        "1 in row 6: r6c3 r6c8 r6c5",
    ),
    "column-row": (
        ("1 in column 2: r3c2 r8c2", "1 in column 6: r3c6 r8c6"),
        ("1 in row 3: r3c2 r3c6 r3c9", "1 in row 8: r8c2 r8c6"),
        "r3c9<>1",
        "1 in column 6: r3c6 r8c6 r5c6",
    ),
    "row-box": (
        ("1 in row 1: r1c1 r1c4", "1 in row 2: r2c2 r2c5"),
        ("1 in row 3: r3c3 r3c9",),
        "r3c3<>1",
        "1 in row 2: r2c2 r2c5 r2c8",
    ),
    "column-box": (
        ("1 in column 1: r1c1 r4c1", "1 in column 2: r2c2 r5c2"),
        ("1 in column 3: r3c3 r9c3",),
        "r3c3<>1",
        "1 in column 2: r2c2 r5c2 r8c2",
    ),
    "box-row": (
        ("1 in box 1: r1c1 r2c2", "1 in box 2: r1c4 r2c5"),
        ("1 in box 3: r1c7 r3c8",),
        "r1c7<>1",
        "1 in box 2: r1c4 r2c5 r3c6",
    ),
    "box-column": (
        ("1 in box 1: r1c1 r2c2", "1 in box 4: r4c1 r5c2"),
        ("1 in box 7: r7c1 r8c3",),
        "r7c1<>1",
        "1 in box 4: r4c1 r5c2 r6c3",
    ),
}
"""Per configuration: the bases, what else is known, the outcome, and the second base spoilt."""


@each_case("variant", X_WINGS)
def test_each_of_the_six_x_wings_is_found_and_told_by_its_houses(variant: str) -> None:
    bases, rest, expected, _ = X_WINGS[variant]
    grid = board(*bases, *rest)
    assert outcome("x-wing", grid, variant) == expected
    base_kind, cover_kind = variant.split("-")
    for step in steps("x-wing", grid):
        if step.variant == variant:
            kinds = [house.kind for house in step.houses]
            assert kinds == [base_kind, base_kind, cover_kind, cover_kind]


@each_case("variant", X_WINGS)
def test_a_third_place_in_a_base_spoils_the_x_wing(variant: str) -> None:
    (first, _), rest, _, spoilt = X_WINGS[variant]
    assert outcome("x-wing", board(first, spoilt, *rest), variant) == ""


def test_a_third_place_near_the_corner_makes_the_x_wing_finned() -> None:
    rest = ("1 in row 6: r6c3 r6c8", "1 in column 8: r1c8 r2c8 r6c8 r9c8")
    with_fin = board("1 in row 2: r2c3 r2c8 r2c9", *rest)
    assert outcome("x-wing", with_fin) == ""
    assert outcome("finned-x-wing", with_fin) == "r1c8<>1"
    assert outcome("sashimi-x-wing", with_fin) == ""
    far_fin = board("1 in row 2: r2c3 r2c8 r2c5", *rest)
    assert outcome("finned-x-wing", far_fin) == ""


def test_fins_in_two_boxes_help_nobody() -> None:
    rest = ("1 in row 6: r6c3 r6c8", "1 in column 8: r1c8 r2c8 r6c8 r9c8")
    assert outcome("finned-x-wing", board("1 in row 2: r2c1 r2c3 r2c8 r2c9", *rest)) == ""


def test_a_sashimi_x_wing_lacks_the_corner_beside_the_fin() -> None:
    rest = ("1 in row 2: r2c3 r2c9", "1 in row 6: r6c3 r6c8", "1 in column 9: r2c9 r8c9")
    near = board(*rest, "1 in column 8: r1c8 r6c8 r9c8")
    assert outcome("sashimi-x-wing", near) == "r1c8<>1"
    assert outcome("finned-x-wing", near) == ""
    assert outcome("sashimi-x-wing", board(*rest, "1 in column 8: r6c8 r9c8")) == ""


def chained_rows(rows: list[int], columns: list[int]) -> list[str]:
    """A digit with two places in each row, the next row starting where the last one ends."""
    ring = [*columns, columns[0]]
    return [f"1 in row {row}: r{row}c{ring[i]} r{row}c{ring[i + 1]}" for i, row in enumerate(rows)]


FISH = [
    ("x-wing", [1, 4], [2, 5], (3, 3)),
    ("swordfish", [1, 4, 7], [2, 5, 8], (3, 3)),
    ("jellyfish", [1, 3, 4, 7], [2, 4, 5, 8], (3, 3)),
    ("jellyfish", [1, 3, 5, 7, 11], [2, 4, 6, 8, 10], (3, 4)),
    ("jellyfish", [1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10, 12], (3, 4)),
    ("x-wing", [1, 3], [2, 4], (2, 2)),
    ("swordfish", [1, 3, 5], [2, 4, 6], (2, 3)),
]


@each_case(("technique", "rows", "columns", "shape"), FISH)
def test_fish_of_any_size_have_as_many_columns_as_rows(
    technique: str, rows: list[int], columns: list[int], shape: tuple[int, int]
) -> None:
    base = chained_rows(rows, columns)
    last, column = max(rows) + 1, columns[0]
    held = " ".join(f"r{row}c{column}" for row in (rows[0], rows[-1]))
    only = [f"1 in column {c}: " + " ".join(f"r{r}c{c}" for r in rows) for c in columns[1:]]
    cleared = f"1 in column {column}: {held} r{last}c{column}"
    grid = board(*base, cleared, *only, shape=shape)
    found = [step for step in steps(technique, grid) if step.variant == "row-column"]
    assert [len(step.houses) for step in found] == [2 * len(rows)]
    assert outcome(technique, grid, "row-column") == f"r{last}c{column}<>1"
    one_more = base[-1] + f" r{rows[-1]}c1"
    spoilt = board(*base[:-1], one_more, cleared, *only, shape=shape)
    assert outcome(technique, spoilt, "row-column") == ""


FINNED = [
    ("swordfish", [1, 4, 7], [2, 5, 8], "1 in column 8: r3c8 r4c8 r7c8 r9c8"),
    ("jellyfish", [1, 4, 2, 7], [2, 4, 6, 8], "1 in column 8: r2c8 r5c8 r7c8 r9c8"),
]


@pytest.mark.parametrize(("fish", "rows", "columns", "around"), FINNED)
def test_larger_fish_with_a_fin_remove_only_what_the_fin_sees(
    fish: str, rows: list[int], columns: list[int], around: str
) -> None:
    *base, last = chained_rows(rows, columns)
    with_fin = board(*base, f"{last} r7c9", around)
    assert outcome(f"finned-{fish}", with_fin) == "r9c8<>1"
    assert outcome(f"sashimi-{fish}", with_fin) == ""
    corner_gone = ("1 in row 7: r7c2 r7c9", "1 in column 9: r7c9 r8c9")
    without_corner = board(*base, *corner_gone, around)
    assert outcome(f"finned-{fish}", without_corner) == ""
    assert outcome(f"sashimi-{fish}", without_corner) == "r9c8<>1"
    far_fin = board(*base, f"{last} r7c5", around)
    assert "r9c8" not in outcome(f"finned-{fish}", far_fin)
