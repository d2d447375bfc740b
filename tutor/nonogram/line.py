"""Complete line solving: everything that a clue and the known cells of a line imply.

The clue is an automaton that reads a line cell by cell. Its states stand in a row: state 0
waits in the white before the first block, and each further one is reached from the one
before by one black cell, or by the white cell that ends a block. In the gaps, and after the
last block, white cells lead nowhere else. A set of states is one int, so that reading a
cell takes a few operations whatever the clue; a cell that is not known is read both ways.

Read from both ends, the line tells of each cell with which colours it lies on some way from
the beginning to the end.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from tutor.nonogram.position import mirrored
from tutor.nonogram.puzzle import Clue, least_length


class Automaton(NamedTuple):
    """The states of a clue; bit s is state s, and s leads to s + 1 by exactly one colour."""

    stays: int
    """The states in which a white cell changes nothing."""
    blackens: int
    """The states that a black cell leads on from."""
    whitens: int
    """The states that a white cell leads on from: blocks just finished."""
    final: int
    """The state that a whole line has to end in."""
    states: int
    """All of them."""


@lru_cache(maxsize=4096)
def automaton(clue: Clue) -> Automaton:
    """The automaton of a clue."""
    stays, blackens, whitens, state = 1, 0, 0, 0
    for number, block in enumerate(clue):
        blackens |= ((1 << block) - 1) << state
        state += block
        if number + 1 < len(clue):
            whitens |= 1 << state
            state += 1
        stays |= 1 << state
    final = 1 << state
    return Automaton(stays, blackens, whitens, final, 2 * final - 1)


class Implied(NamedTuple):
    """What a line comes to: every cell that is black, or white, in all of its placements."""

    black: int
    white: int


@cache
def _places(length: int) -> tuple[int, ...]:
    """The bits of a line's cells."""
    return tuple(1 << place for place in range(length))


def _blank(clue: Clue, length: int) -> Implied | None:
    """What a line of which nothing is known implies.

    Pushed to one end and to the other, a block overlaps with itself where it is longer than
    the room to move; without any room, the gaps are known too.
    """
    slack = length - least_length(clue)
    if slack < 0:
        return None
    black = place = 0
    for block in clue:
        if block > slack:
            black |= (1 << block - slack) - 1 << place + slack
        place += block + 1
    is_settled = not slack or not clue
    return Implied(black, (1 << length) - 1 & ~black if is_settled else 0)


@lru_cache(maxsize=1 << 16)
def solve_line(clue: Clue, length: int, black: int, white: int) -> Implied | None:
    """Everything a line implies; None if nothing fits it.

    Args:
        clue: the blocks.
        length: the number of cells.
        black: the cells known to be black.
        white: the cells known to be white.
    """
    if not black | white:
        return _blank(clue, length)
    stays, blackens, whitens, final, states = automaton(clue)
    places = _places(length)
    # Forwards: the states in which the first i cells may be read.
    now = 1
    reached = [now]
    for bit in places:
        if black & bit:
            now = (now & blackens) << 1
            if not now:
                return None
        elif white & bit:
            now = now & stays | (now & whitens) << 1
        else:
            now = (now & stays | now << 1) & states
        reached.append(now)
    now &= final
    if not now:
        return None
    # Backwards: the states from which the rest may be read, down to the first unknown cell.
    unknown = (1 << length) - 1 & ~(black | white)
    first = (unknown & -unknown).bit_length() - 1 if unknown else length
    rest = zip(reached[first:length], places[first:], strict=True)
    for before, bit in reversed(list(rest)):
        if black & bit:
            now = before & blackens & now >> 1
            continue
        by_white = before & (stays & now | whitens & now >> 1)
        if white & bit:
            now = by_white
            continue
        by_black = before & blackens & now >> 1
        if not by_white:
            black |= bit
        elif not by_black:
            white |= bit
        now = by_black | by_white
    return Implied(black, white)


def placements(clue: Clue, length: int, black: int = 0, white: int = 0) -> Iterator[int]:
    """Every way to place the blocks, as the set of black cells, the leftmost first."""
    if not clue:
        if not black:
            yield 0
        return
    block, rest = clue[0], clue[1:]
    room = sum(rest) + len(rest)
    for start in range(length - block - room + 1):
        cells = ((1 << block) - 1) << start
        end = start + block
        if not cells & white and not black >> end & 1:
            after = end + 1
            for others in placements(rest, length - after, black >> after, white >> after):
                yield cells | others << after
        if black >> start & 1:
            return


def count_placements(clue: Clue, length: int, black: int = 0, white: int = 0) -> int:
    """How many ways there are to place the blocks, without listing them."""
    stays, blackens, whitens, final, _ = automaton(clue)
    states = final.bit_length()
    ways = [0] * (states + 1)
    ways[0] = 1
    for place in range(length):
        after = [0] * (states + 1)
        for state in range(states):
            if not (count := ways[state]):
                continue
            if not white >> place & 1 and blackens >> state & 1:
                after[state + 1] += count
            if not black >> place & 1:
                if stays >> state & 1:
                    after[state] += count
                if whitens >> state & 1:
                    after[state + 1] += count
        ways = after
    return ways[states - 1]


def block_spans(
    clue: Clue, length: int, black: int = 0, white: int = 0
) -> list[tuple[int, int]] | None:
    """The first and the last cell that each block takes in any placement; None if nothing fits."""
    firsts = _pushed(clue, length, black, white)
    if firsts is None:
        return None
    lasts = _pushed(clue[::-1], length, mirrored(black, length), mirrored(white, length))
    assert lasts is not None
    return [(first, length - 1 - back) for first, back in zip(firsts, lasts[::-1], strict=True)]


def _pushed(clue: Clue, length: int, black: int, white: int) -> list[int] | None:
    """Where each block begins when all are as near the beginning as they get."""
    fits = [black >> place == 0 for place in range(length + 2)]
    can_begin = []
    for block in reversed(clue):
        rest, fits, begins = fits, [False] * (length + 2), [False] * (length + 2)
        for place in range(length - block, -1, -1):
            end = place + block
            is_free = not ((1 << block) - 1) << place & white and not black >> end & 1
            begins[place] = is_free and rest[end + 1]
            fits[place] = begins[place] or (not black >> place & 1 and fits[place + 1])
        can_begin.append(begins)
    if not fits[0]:
        return None
    found, place = [], 0
    for block, begins in zip(clue, reversed(can_begin), strict=True):
        place = begins.index(True, place)
        found.append(place)
        place += block + 1
    return found


def forget() -> None:
    """Remember no line any more, as if none had ever been solved; for fair timing."""
    automaton.cache_clear()
    solve_line.cache_clear()
