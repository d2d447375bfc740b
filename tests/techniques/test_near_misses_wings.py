"""Wings and remote pairs: what almost is one yields nothing, its twin does."""

from tests.techniques.sketch import board, outcome


def test_the_pincers_of_an_xy_wing_share_a_digit() -> None:
    pivot = ("r1c1: 12", "r1c5: 13")
    assert outcome("xy-wing", board(*pivot, "r5c1: 23")) == "r5c5<>3"
    assert outcome("xy-wing", board(*pivot, "r5c1: 24")) == ""
    assert outcome("xy-wing", board(*pivot, "r5c1: 13")) == ""


def test_both_pincers_of_an_xy_wing_see_the_pivot() -> None:
    assert outcome("xy-wing", board("r1c1: 12", "r1c5: 13", "r5c2: 23")) == ""


def test_the_pivot_of_an_xy_wing_has_two_candidates() -> None:
    assert outcome("xy-wing", board("r1c1: 124", "r1c5: 13", "r5c1: 23")) == ""


def test_an_xyz_wing_removes_only_what_all_three_see() -> None:
    pivot = ("r1c1: 123", "r1c7: 23")
    assert outcome("xyz-wing", board(*pivot, "r2c2: 13")) == "r1c2<>3 r1c3<>3"
    assert outcome("xyz-wing", board(*pivot, "r5c1: 13")) == ""
    assert outcome("xyz-wing", board(*pivot, "r2c2: 34")) == ""
    assert outcome("xyz-wing", board("r1c1: 1234", "r1c7: 23", "r2c2: 13")) == ""


def test_the_cells_of_a_w_wing_see_the_ends_of_a_strong_link() -> None:
    cells = "r1c1 r5c5: 12"
    assert outcome("w-wing", board(cells, "1 in row 9: r9c1 r9c5")) == "r1c5<>2 r5c1<>2"
    assert outcome("w-wing", board(cells, "1 in row 9: r9c2 r9c5")) == ""
    assert outcome("w-wing", board(cells, "1 in row 9: r9c1 r9c5 r9c9")) == ""
    assert outcome("w-wing", board("r1c1: 12", "r5c5: 13", "1 in row 9: r9c1 r9c5")) == ""


def test_both_ends_of_a_link_in_sight_of_one_cell_make_no_w_wing() -> None:
    assert outcome("w-wing", board("r1c1 r5c5: 12", "1 in row 2: r2c1 r2c3")) == ""


def test_a_remote_pair_has_an_odd_number_of_links() -> None:
    three_links = board("r1c1 r1c5 r7c5 r7c2: 12")
    assert "r8c1<>1 r8c1<>2" in outcome("remote-pair", three_links)
    two_links = board("r1c1 r1c5 r7c5: 12")
    assert outcome("remote-pair", two_links) == ""


def test_ends_of_a_remote_pair_with_the_same_digit_remove_nothing() -> None:
    four_links = board("r1c1 r1c5 r7c5 r7c2 r4c2: 12")
    found = outcome("remote-pair", four_links)
    assert "r8c1<>1" in found
    assert "r4c1" not in found


def test_the_cells_of_a_remote_pair_have_nothing_else() -> None:
    assert outcome("remote-pair", board("r1c1 r1c5 r7c2: 12", "r7c5: 123")) == ""
    assert outcome("remote-pair", board("r1c1 r1c5: 12", "r7c5 r7c2: 13")) == ""


def test_a_ring_of_three_pairs_contradicts_itself_and_makes_no_remote_pair() -> None:
    assert outcome("remote-pair", board("r1c1 r1c2 r2c1 r7c1: 12")) == ""
