"""Complete line solving is complete, and sound: all short lines, and many long ones."""

from collections.abc import Iterator
from itertools import repeat
from operator import or_

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import each_case
from tests.slow import slow_if
from tutor.nonogram import line
from tutor.nonogram.line import Told, block_spans, count_placements, placements, solve_line
from tutor.nonogram.position import LineView
from tutor.nonogram.puzzle import Clue, Line, clue_of, least_length

solve_afresh = solve_line.__wrapped__


def clue_of_mask(mask: int, length: int) -> Clue:
    return clue_of([mask >> place & 1 for place in range(length)])


def all_states(length: int) -> tuple[list[int], list[int]]:
    """Black and white cells of every line of white, black and unknown cells."""
    black, white = [0], [0]
    for place in range(length):
        bit = 1 << place
        black, white = (
            black + [mask | bit for mask in black] + black,
            [mask | bit for mask in white] + white + white,
        )
    return black, white


def all_implied(clue: Clue, length: int) -> Iterator[Told | None]:
    """What follows from the clue in every such state, in the same order.

    Of each full line that has the clue, the black cells are told below and the white ones
    above; a state with one cell unknown has what both colours of that cell have together.
    """
    full = (1 << length) - 1
    table = [
        [mask | (full ^ mask) << length if clue_of_mask(mask, length) == clue else 0]
        for mask in range(1 << length)
    ]
    while len(table) > 1:
        pairs = zip(table[::2], table[1::2], strict=True)
        table = [white + black + list(map(or_, white, black)) for white, black in pairs]
    known: dict[int, Told | None] = {0: None}
    for possible in set(table[0]) - {0}:
        black, white = possible & full, possible >> length
        known[possible] = Told(black & ~white, white & ~black)
    return map(known.__getitem__, table[0])


@pytest.mark.parametrize("length", slow_if(lambda length: length > 8, range(1, 10)))
def test_every_line_up_to_nine_cells(length: int) -> None:
    clues = sorted({clue_of_mask(mask, length) for mask in range(1 << length)})
    black, white = all_states(length)
    assert len(black) == 3**length
    for clue in clues:
        solved = map(solve_afresh, repeat(clue), repeat(length), black, white)
        assert list(solved) == list(all_implied(clue, length)), clue


@st.composite
def lines(draw: st.DrawFn) -> tuple[Clue, int, int, int]:
    """A clue, a length up to 40, and cells that are known, mostly of a line that fits."""
    length = draw(st.integers(1, 40))
    full = (1 << length) - 1
    # Long blocks, so that there are not too many ways to place them.
    picture = draw(st.integers(0, full))
    for _ in range(draw(st.integers(0, 3))):
        picture |= picture << 1 & full
    known = draw(st.integers(0, full)) | draw(st.integers(0, full))
    wrong = draw(st.sampled_from((0, 0, 0, 1))) << draw(st.integers(0, length - 1))
    clue = clue_of_mask(picture, length)
    return clue, length, (picture ^ wrong) & known, ~(picture ^ wrong) & known


@given(lines())
def test_long_lines_against_all_their_placements(case: tuple[Clue, int, int, int]) -> None:
    clue, length, black, white = case
    full = (1 << length) - 1
    always_black = always_white = full
    number = 0
    for placement in placements(clue, length, black, white):
        assert clue_of_mask(placement, length) == clue
        assert placement & black == black
        assert not placement & white
        always_black &= placement
        always_white &= ~placement
        number += 1
    assert count_placements(LineView(Line("row", 0), clue, length, black, white)) == number
    expected = Told(always_black, always_white) if number else None
    assert solve_line(clue, length, black, white) == expected


@each_case("length", range(1, 7))
def test_the_spans_of_blocks_are_those_of_all_placements(length: int) -> None:
    for clue in {
        clue_of([bit == "1" for bit in f"{cells:0{length}b}"]) for cells in range(1 << length)
    }:
        for black in range(1 << length):
            for white in range(1 << length):
                if black & white:
                    continue
                ways = [_spans_of(way) for way in placements(clue, length, black, white)]
                expected = [
                    (min(first for first, _ in ends), max(last for _, last in ends))
                    for ends in zip(*ways, strict=True)
                ]
                assert block_spans(LineView(Line("row", 0), clue, length, black, white)) == (
                    expected if ways else None
                )


def _spans_of(cells: int) -> list[tuple[int, int]]:
    """The first and the last cell of each block."""
    found = []
    while cells:
        first = (cells & -cells).bit_length() - 1
        cells |= (1 << first) - 1
        last = (~cells & cells + 1).bit_length() - 2
        found.append((first, last))
        cells &= ~((1 << last + 1) - 1)
    return found


def test_a_clue_that_is_too_long_fits_nowhere() -> None:
    clue = (3, 4)
    assert least_length(clue) == 8
    assert solve_line(clue, 7, 0, 0) is None
    assert solve_line(clue, 8, 0, 0) == Told(0b11110111, 0b00001000)


def test_lines_can_be_forgotten() -> None:
    solve_line((2, 1), 5, 0, 0)
    assert solve_line.cache_info().currsize
    line.forget()
    assert not solve_line.cache_info().currsize
    assert not line.automaton.cache_info().currsize
