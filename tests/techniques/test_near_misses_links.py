"""Strong links and colours: what almost is a pattern yields nothing, its twin does."""

from tests.techniques.sketch import board, outcome

ROW_1 = "1 in row 1: r1c2 r1c7"


def test_a_skyscraper_has_tops_that_see_something_in_common() -> None:
    rest = ("1 in column 8: r2c8 r5c8 r9c8", "1 in column 7: r1c7 r9c7")
    assert outcome("skyscraper", board(ROW_1, "1 in row 5: r5c2 r5c8", *rest)) == "r2c8<>1"
    assert outcome("skyscraper", board(ROW_1, "1 in row 5: r5c2 r5c5")) == ""


def test_a_skyscraper_stands_on_one_line() -> None:
    assert outcome("skyscraper", board(ROW_1, "1 in row 5: r5c3 r5c8")) == ""


def test_a_skyscraper_with_level_tops_is_an_x_wing() -> None:
    level = board(ROW_1, "1 in row 5: r5c2 r5c7")
    assert outcome("x-wing", level) != ""
    assert outcome("skyscraper", level) == ""


def test_the_strings_of_a_kite_meet_in_a_box() -> None:
    row = "1 in row 1: r1c2 r1c5"
    assert outcome("two-string-kite", board(row, "1 in column 4: r2c4 r7c4")) == "r7c2<>1"
    assert outcome("two-string-kite", board(row, "1 in column 4: r5c4 r7c4")) == ""
    assert outcome("two-string-kite", board(row, "1 in column 4: r2c4 r7c4 r9c4")) == ""


def test_the_links_of_a_turbot_fish_see_each_other() -> None:
    box = "1 in box 5: r4c4 r6c6"
    assert outcome("turbot-fish", board(box, "1 in row 1: r1c4 r1c9")) == "r6c9<>1"
    assert outcome("turbot-fish", board(box, "1 in row 1: r1c5 r1c9")) == ""
    assert outcome("turbot-fish", board(box, "1 in row 1: r1c4 r1c5 r1c9")) == ""


def test_an_empty_rectangle_has_no_stray_candidate() -> None:
    column = "1 in column 9: r4c9 r8c9"
    bent = "1 in box 5: r4c4 r4c6 r5c5 r6c5"
    assert outcome("empty-rectangle", board(bent, column)) == "r8c5<>1"
    assert outcome("empty-rectangle", board(f"{bent} r5c4", column)) == ""


def test_an_empty_rectangle_needs_a_strong_link_on_its_arm() -> None:
    bent = "1 in box 5: r4c4 r4c6 r5c5 r6c5"
    assert outcome("empty-rectangle", board(bent, "1 in column 9: r4c9 r7c9 r8c9")) == ""
    assert outcome("empty-rectangle", board(bent, "1 in column 9: r3c9 r8c9")) == ""


def test_an_empty_rectangle_needs_both_arms() -> None:
    straight = "1 in box 5: r4c4 r4c5 r4c6"
    assert outcome("empty-rectangle", board(straight, "1 in column 9: r4c9 r8c9")) == ""


def test_a_candidate_that_sees_both_colours_is_trapped() -> None:
    chain = ("1 in row 1: r1c1 r1c5", "1 in column 5: r1c5 r7c5")
    around = ("1 in column 1: r1c1 r5c1 r8c1", "1 in column 2: r4c2 r5c2 r7c2")
    joined = board(*chain, *around, "1 in row 7: r7c5 r7c2")
    assert outcome("simple-colors", joined, "trap") == "r8c1<>1"
    broken = board(*chain, *around, "1 in row 7: r7c5 r7c2 r7c9")
    assert outcome("simple-colors", broken, "trap") == ""


def test_a_colour_that_sees_itself_is_false() -> None:
    chain = ("1 in row 1: r1c1 r1c5", "1 in column 5: r1c5 r7c5", "1 in row 7: r7c5 r7c2")
    clash = board(*chain, "1 in column 2: r3c2 r7c2")
    assert outcome("simple-colors", clash, "wrap") == "r1c1<>1 r3c2<>1 r7c5<>1"
    no_clash = board(*chain, "1 in column 2: r5c2 r7c2")
    assert outcome("simple-colors", no_clash, "wrap") == ""


def test_two_clusters_are_joined_where_their_colours_meet() -> None:
    first = "1 in row 1: r1c1 r1c5"
    around = ("1 in column 5: r1c5 r4c5 r7c5", "1 in column 6: r4c6 r5c6 r8c6")
    assert outcome("multi-colors", board(first, "1 in row 8: r8c1 r8c6", *around)) == "r7c5<>1"
    assert outcome("multi-colors", board(first, "1 in row 8: r8c2 r8c6", *around)) == ""


def test_a_colour_that_sees_both_colours_of_another_cluster_is_false() -> None:
    first = ("1 in row 1: r1c1 r1c5", "1 in column 5: r1c5 r7c5")
    seen = board(*first, "1 in box 7: r8c1 r7c3")
    assert outcome("multi-colors", seen, "excluded") == "r1c1<>1 r7c5<>1"
    half_seen = board(*first, "1 in box 7: r8c2 r7c3")
    assert outcome("multi-colors", half_seen, "excluded") == ""
