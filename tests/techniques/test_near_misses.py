"""Singles, locked candidates and subsets: what almost is one yields nothing, its twin does."""

import pytest

from tests.grids import grid_of
from tests.techniques.sketch import board, outcome, steps


def test_a_full_house_lacks_one_cell() -> None:
    assert outcome("full-house", grid_of("12345678." + "." * 72)) == "r1c9=9"
    assert outcome("full-house", grid_of("1234567.." + "." * 72)) == ""


def test_a_full_house_is_not_told_of_a_digit_crossed_out() -> None:
    grid = grid_of("12345678." + "." * 72)
    grid.eliminate(8, 9)
    assert outcome("full-house", grid) == ""


@pytest.mark.parametrize("name", ["row 4", "column 7", "box 6"])
def test_a_hidden_single_has_one_place(name: str) -> None:
    assert outcome("hidden-single", board(f"5 in {name}: r4c7")) == "r4c7=5"
    other = "r4c8" if name != "column 7" else "r5c7"
    assert outcome("hidden-single", board(f"5 in {name}: r4c7 {other}")) == ""


def test_a_naked_single_has_one_candidate() -> None:
    assert outcome("naked-single", board("r5c5: 7")) == "r5c5=7"
    assert outcome("naked-single", board("r5c5: 78")) == ""


def test_a_pointing_pair_has_no_third_place_off_the_line() -> None:
    line = "4 in row 4: r4c4 r4c6 r4c9"
    assert outcome("pointing", board("4 in box 5: r4c4 r4c6", line)) == "r4c9<>4"
    assert outcome("pointing", board("4 in box 5: r4c4 r4c6 r5c5", line)) == ""


def test_three_can_point_along_a_column() -> None:
    line = "4 in column 5: r4c5 r5c5 r6c5 r9c5"
    assert outcome("pointing", board("4 in box 5: r4c5 r5c5 r6c5", line)) == "r9c5<>4"
    assert outcome("pointing", board("4 in box 5: r4c5 r5c5 r6c5 r6c6", line)) == ""


def test_claiming_needs_the_whole_line_in_the_box() -> None:
    box = "4 in box 5: r4c4 r4c6 r5c5"
    assert outcome("claiming", board("4 in row 4: r4c4 r4c6", box)) == "r5c5<>4"
    assert outcome("claiming", board("4 in row 4: r4c4 r4c6 r4c9", box)) == ""


def test_pointing_in_boxes_of_two_rows_and_three_columns() -> None:
    line = "2 in row 3: r3c1 r3c2 r3c3 r3c5"
    three = board("2 in box 3: r3c1 r3c2 r3c3", line, shape=(2, 3))
    assert outcome("pointing", three) == "r3c5<>2"
    stray = board("2 in box 3: r3c1 r3c2 r3c3 r4c1", line, shape=(2, 3))
    assert outcome("pointing", stray) == ""
    column = board("2 in box 3: r3c1 r4c1", "2 in column 1: r3c1 r4c1 r6c1", shape=(2, 3))
    assert outcome("pointing", column) == "r6c1<>2"


def test_pointing_in_boxes_of_three_rows_and_two_columns() -> None:
    line = "2 in column 1: r1c1 r2c1 r3c1 r5c1"
    three = board("2 in box 1: r1c1 r2c1 r3c1", line, shape=(3, 2))
    assert outcome("pointing", three) == "r5c1<>2"
    stray = board("2 in box 1: r1c1 r2c1 r3c1 r3c2", line, shape=(3, 2))
    assert outcome("pointing", stray) == ""


def test_a_locked_pair_stands_in_a_box_and_a_line() -> None:
    row = ("1 in row 1: r1c1 r1c2 r1c9", "2 in row 1: r1c1 r1c2")
    box = ("1 in box 1: r1c1 r1c2", "2 in box 1: r1c1 r1c2 r3c3")
    assert outcome("locked-pair", board("r1c1 r1c2: 12", *row, *box)) == "r1c9<>1 r3c3<>2"
    apart = board("r1c1 r1c4: 12", "1 in row 1: r1c1 r1c4 r1c9", "2 in row 1: r1c1 r1c4")
    assert outcome("locked-pair", apart) == ""
    assert outcome("naked-pair", apart) == "r1c9<>1"


def test_a_locked_triple_stands_in_a_box_and_a_line() -> None:
    cells = ("r1c1: 12", "r1c2: 23", "r1c3: 13")
    line = ("1 in row 1: r1c1 r1c3 r1c9", "2 in row 1: r1c1 r1c2", "3 in row 1: r1c2 r1c3")
    box = ("1 in box 1: r1c1 r1c3", "2 in box 1: r1c1 r1c2", "3 in box 1: r1c2 r1c3 r3c3")
    assert outcome("locked-triple", board(*cells, *line, *box)) == "r1c9<>1 r3c3<>3"
    bent = board("r1c1: 12", "r1c2: 23", "r2c3: 13")
    assert outcome("locked-triple", bent) == ""
    assert outcome("naked-triple", bent) != ""


def test_a_naked_pair_shares_a_house_and_both_digits() -> None:
    row = ("1 in row 1: r1c1 r1c4 r1c9", "2 in row 1: r1c1 r1c4")
    assert outcome("naked-pair", board("r1c1 r1c4: 12", *row)) == "r1c9<>1"
    assert outcome("naked-pair", board("r1c1 r5c5: 12")) == ""
    assert outcome("naked-pair", board("r1c1: 12", "r1c4: 13")) == ""
    assert outcome("naked-pair", board("r1c1: 12", "r1c4: 123")) == ""


def test_a_naked_triple_may_have_two_digits_in_each_cell() -> None:
    cells = ("r1c1: 12", "r1c4: 23")
    row = ("1 in row 1: r1c1 r1c7 r1c9", "2 in row 1: r1c1 r1c4", "3 in row 1: r1c4 r1c7")
    assert outcome("naked-triple", board(*cells, "r1c7: 13", *row)) == "r1c9<>1"
    assert outcome("naked-triple", board(*cells, "r1c7: 14", *row)) == ""
    assert outcome("naked-triple", board(*cells, "r2c7: 13")) == ""


def test_a_naked_quad_has_four_digits_in_all() -> None:
    cells = ("r1c1: 12", "r1c3: 23", "r1c5: 34")
    row = ("1 in row 1: r1c1 r1c7 r1c9", "2 in row 1: r1c1 r1c3", "3 in row 1: r1c3 r1c5")
    last = "4 in row 1: r1c5 r1c7"
    assert outcome("naked-quad", board(*cells, "r1c7: 14", *row, last)) == "r1c9<>1"
    assert outcome("naked-quad", board(*cells, "r1c7: 145", *row, last)) == ""


def test_a_hidden_pair_has_no_third_place() -> None:
    one, cells = "1 in row 1: r1c1 r1c4", ("r1c1: 123", "r1c4: 12")
    assert outcome("hidden-pair", board(one, "2 in row 1: r1c1 r1c4", *cells)) == "r1c1<>3"
    assert outcome("hidden-pair", board(one, "2 in row 1: r1c1 r1c4 r1c9", *cells)) == ""
    assert outcome("hidden-pair", board(one, "2 in row 1: r1c1 r1c5")) == ""


def test_a_hidden_triple_may_have_two_places_for_each_digit() -> None:
    facts = ("1 in row 1: r1c1 r1c4", "2 in row 1: r1c4 r1c7", "r1c1: 135", "r1c4: 12", "r1c7: 23")
    assert outcome("hidden-triple", board("3 in row 1: r1c1 r1c7", *facts)) == "r1c1<>5"
    assert outcome("hidden-triple", board("3 in row 1: r1c1 r1c7 r1c9", *facts)) == ""


def test_a_hidden_quad_has_four_places_in_all() -> None:
    facts = ("1 in row 1: r1c1 r1c3", "2 in row 1: r1c3 r1c5", "3 in row 1: r1c5 r1c7")
    cells = ("r1c1: 149", "r1c3: 12", "r1c5: 23", "r1c7: 34")
    assert outcome("hidden-quad", board(*facts, "4 in row 1: r1c1 r1c7", *cells)) == "r1c1<>9"
    assert outcome("hidden-quad", board(*facts, "4 in row 1: r1c1 r1c7 r1c9", *cells)) == ""


def test_five_cells_with_five_digits_on_a_board_of_twelve() -> None:
    cells = ("r1c1: 1A", "r1c2: 23", "r1c5: 3C", "r1c9: 1C")
    row = (
        "1 in row 1: r1c1 r1c9 r1c6",
        "2 in row 1: r1c2 r1c12",
        "3 in row 1: r1c2 r1c5",
        "A in row 1: r1c1 r1c12",
        "C in row 1: r1c5 r1c9",
    )
    five = board(*cells, "r1c12: 2A", *row, shape=(3, 4))
    (step,) = steps("naked-quad", five)
    assert len(step.cells("naked")) == 5
    assert outcome("naked-quad", five) == "r1c6<>1"
    assert outcome("naked-quad", board(*cells, "r1c12: 2AB", *row, shape=(3, 4))) == ""


def test_five_digits_in_five_places_on_a_board_of_twelve() -> None:
    row = (
        "1 in row 1: r1c1 r1c2",
        "2 in row 1: r1c2 r1c5",
        "3 in row 1: r1c5 r1c9",
        "A in row 1: r1c9 r1c12",
    )
    cells = ("r1c1: 17C", "r1c2: 12", "r1c5: 23", "r1c9: 3A", "r1c12: AC")
    five = board(*row, "C in row 1: r1c1 r1c12", *cells, shape=(3, 4))
    (step,) = steps("hidden-quad", five)
    assert len(step.cells("hidden")) == 5
    assert outcome("hidden-quad", five) == "r1c1<>7"
    six = board(*row, "C in row 1: r1c1 r1c12 r1c7", *cells, shape=(3, 4))
    assert outcome("hidden-quad", six) == ""
