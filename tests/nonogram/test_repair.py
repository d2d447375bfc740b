"""What the clues of a drawing leave open, and which cells mend that, against every solution."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.nonogram.coloured import INKS
from tutor.nonogram.generator import random_picture
from tutor.nonogram.position import BLACK, Position
from tutor.nonogram.puzzle import puzzle_in_inks, puzzle_of
from tutor.nonogram.repair import doubt_of, repainted, repaired, repairs, strangeness, unsettled
from tutor.nonogram.solver import by_lines, count, solutions

PICTURES = st.integers(1, 6).flatmap(
    lambda width: st.lists(
        st.text("#.", min_size=width, max_size=width), min_size=1, max_size=6
    ).map(tuple)
)
DIAGONAL = ("#.", ".#")


@given(PICTURES)
@settings(max_examples=300, deadline=None)
def test_the_cells_that_differ_are_those_of_all_other_pictures(picture: tuple[str, ...]) -> None:
    doubt = doubt_of(picture)
    drawn = "".join(picture)
    others = ["".join(found.written()) for found in solutions(Position(puzzle_of(picture)))]
    differing = {cell for one in others for cell, sign in enumerate(one) if sign != drawn[cell]}
    assert set(doubt.differing) == differing
    assert doubt.is_unique == (len(others) == 1)
    reached = by_lines(Position(puzzle_of(picture)))
    assert reached is not None
    assert (doubt.verdict == "lines") == reached.is_full
    assert set(doubt.differing) <= set(doubt.unsettled) == set(unsettled(picture))


@given(PICTURES)
@settings(max_examples=200, deadline=None)
def test_what_is_offered_does_what_it_says(picture: tuple[str, ...]) -> None:
    doubt = doubt_of(picture)
    found = repairs(picture, doubt)
    assert bool(found) <= (doubt.verdict != "lines")
    for repair in found:
        assert "".join(picture)[repair.cell] != "?#."[repair.colour]
        after = repainted(picture, {repair.cell: "?#."[repair.colour]})
        assert len(unsettled(after)) == repair.left
        if repair.verdict in ("lines", "unique"):
            assert doubt_of(after).verdict == repair.verdict
        else:
            assert repair.left < len(doubt.unsettled), "at least it leaves fewer cells open"
    assert len({repair.cell for repair in found}) == len(found)


def test_one_cell_of_a_diagonal_is_enough() -> None:
    doubt = doubt_of(DIAGONAL)
    assert (doubt.verdict, doubt.differing) == ("several", (0, 1, 2, 3))
    found = repairs(DIAGONAL, doubt)
    assert [repair.verdict for repair in found] == ["lines"] * 4
    after = repainted(DIAGONAL, {found[0].cell: "#" if found[0].colour == BLACK else "."})
    assert doubt_of(after).verdict == "lines"


@given(PICTURES)
@settings(max_examples=200, deadline=None)
def test_a_drawing_repaired_has_the_picture_that_is_told(picture: tuple[str, ...]) -> None:
    found = repaired(picture)
    drawn, now = "".join(picture), "".join(found.picture)
    assert found.changed == tuple(c for c, sign in enumerate(now) if sign != drawn[c])
    assert doubt_of(found.picture).verdict == found.verdict
    assert repaired(picture) == found, "always the same"
    if doubt_of(picture).is_unique:
        assert found.changed == (), "nothing is changed without need"


COLOURED = st.integers(1, 5).flatmap(
    lambda width: st.lists(
        st.text("rgb.", min_size=width, max_size=width), min_size=1, max_size=5
    ).map(tuple)
)


@given(COLOURED)
@settings(max_examples=150, deadline=None)
def test_all_of_that_in_colours(picture: tuple[str, ...]) -> None:
    drawn, puzzle = "".join(picture), puzzle_in_inks(picture, INKS)
    doubt = doubt_of(picture, inks=INKS)
    others = ["".join(found.written()) for found in solutions(Position(puzzle))]
    differing = {cell for one in others for cell, sign in enumerate(one) if sign != drawn[cell]}
    assert (set(doubt.differing), doubt.is_unique) == (differing, len(others) == 1)
    for repair in repairs(picture, doubt, inks=INKS):
        sign = puzzle.signs[repair.colour]
        assert sign != drawn[repair.cell]
        after = repainted(picture, {repair.cell: sign})
        assert len(unsettled(after, INKS)) == repair.left
        if repair.verdict in ("lines", "unique"):
            assert doubt_of(after, inks=INKS).verdict == repair.verdict
    found = repaired(picture, inks=INKS)
    assert doubt_of(found.picture, inks=INKS).verdict == found.verdict
    assert bool(found.changed) <= (not doubt.is_unique)


def test_few_cells_are_enough_for_large_pictures() -> None:
    for size, seed in ((15, 1), (20, 1), (25, 3), (30, 1)):
        picture = random_picture(size, size, 0.5, seed)
        found = repaired(picture)
        assert found.verdict in ("lines", "unique"), (size, seed)
        assert count(puzzle_of(found.picture), 2) == 1
        assert 0 < len(found.changed) < size


def test_a_cell_inside_its_like_would_stand_out_most() -> None:
    square = (".....", ".###.", ".###.", ".###.", ".....")
    assert strangeness(square, 12) == 8
    assert strangeness(square, 6) == 3
    assert strangeness(("#",), 0) == 0
    assert strangeness((".",), 0) == 8


def test_what_takes_too_long_is_told() -> None:
    picture = random_picture(30, 30, 0.5, 1)
    doubt = doubt_of(picture, most=5)
    assert doubt.verdict == "unknown"
    assert doubt.unsettled
