"""Complete line solving: everything that a clue and the known cells of a line imply.

The clue is an automaton that reads a line cell by cell. Its states stand in a row: state 0
waits in the white before the first block, and each further one is reached from the one
before by one black cell, or by the white cell that ends a block. In the gaps, and after the
last block, white cells lead nowhere else. A set of states is one int, so that reading a
cell takes a few operations whatever the clue; a cell that is not known is read both ways.
Where the next block is of another ink, no white cell has to come: its first cell follows at once.

Read from both ends, the line tells of each cell with which colours it lies on some way from
the beginning to the end.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from tutor.nonogram.inks import ColourClue, ink_numbers
from tutor.nonogram.position import LineView
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
    inks: tuple[int, ...]
    """The states that a cell of each ink leads on from."""


@lru_cache(maxsize=4096)
def automaton(clue: Clue) -> Automaton:
    """The automaton of a clue."""
    stays, whitens, state, last = 1, 0, 0, len(clue) - 1
    colours = ink_numbers(clue) if isinstance(clue, ColourClue) else None
    inks = [0] * max(colours or (1,))
    for number, block in enumerate(clue):
        ink = 0 if colours is None else colours[number] - 1
        inks[ink] |= ((1 << block) - 1) << state
        state += block
        if number < last and (colours is None or colours[number + 1] == ink + 1):
            whitens |= 1 << state
            state += 1
        stays |= 1 << state
    final = 1 << state
    return Automaton(stays, sum(inks), whitens, final, 2 * final - 1, tuple(inks))


class Told(NamedTuple):
    """What a line comes to: every cell that is black, or white, in all of its placements."""

    black: int
    white: int
    inks: tuple[int, ...] = ()
    """Of several inks, the black cells of each."""


@cache
def _places(length: int) -> tuple[int, ...]:
    """The bits of a line's cells."""
    return tuple(1 << place for place in range(length))


def _blank(clue: Clue, length: int) -> Told | None:
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
    return Told(black, (1 << length) - 1 & ~black if is_settled else 0)


@lru_cache(maxsize=1 << 16)
def solve_line(clue: Clue, length: int, black: int, white: int) -> Told | None:
    """Everything a line implies; None if nothing fits it.

    Args:
        clue: the blocks.
        length: the number of cells.
        black: the cells known to be black.
        white: the cells known to be white.
    """
    if not black | white:
        return _blank(clue, length)
    stays, blackens, whitens, final, states, _ = automaton(clue)
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
    return Told(black, white)


@lru_cache(maxsize=1 << 15)
def solve_in_inks(clue: Clue, length: int, *barred: int) -> tuple[int, ...] | None:
    """The same where cells may have several inks.

    Args:
        clue: the blocks.
        length: the number of cells.
        barred: the cells that cannot be white, then for each ink those that cannot have it.

    Returns:
        All cells of which this is known, or None if nothing fits.
    """
    stays, _, _, final, _, _ = automaton(clue)
    leads, places = _leads(clue, len(barred)), _places(length)
    now = 1
    reached = [now]
    for bit in places:
        now = _read(now, bit, barred, leads, stays)
        if not now:
            return None
        reached.append(now)
    now &= final
    if not now:
        return None
    found = list(barred)
    for before, bit in zip(reached[-2::-1], reversed(places), strict=True):
        onwards, kept = before & now >> 1, 0
        for colour, (mask, lead) in enumerate(zip(barred, leads, strict=True)):
            if mask & bit:
                continue
            through = onwards & lead
            if not colour:
                through |= before & stays & now
            kept |= through
            if not through:
                found[colour] |= bit
        now = kept
    return tuple(found)


def _leads(clue: Clue, colours: int) -> tuple[int, ...]:
    """The states that each of so many colours leads on from, white first."""
    _, _, whitens, _, _, inks = automaton(clue)
    return (whitens, *inks, *(0,) * (colours - 1 - len(inks)))


def _read(now: int, bit: int, barred: tuple[int, ...], leads: tuple[int, ...], stays: int) -> int:
    """The states after one more cell."""
    lead = 0
    for mask, by_colour in zip(barred, leads, strict=True):
        if not mask & bit:
            lead |= by_colour
    stay = 0 if barred[0] & bit else stays
    return now & stay | (now & lead) << 1


def told_by(view: LineView) -> Told | None:
    """The cells of a line with one colour in all of its placements; None if nothing fits."""
    if not view.inks:
        return solve_line(view.clue, view.length, view.black, view.white)
    barred = solve_in_inks(view.clue, view.length, *view.barred)
    return None if barred is None else known_of(barred, view.full)


def known_of(barred: Sequence[int], full: int) -> Told:
    """The cells that can have one colour only; black are those of which it is known which ink."""
    once = twice = 0
    for mask in barred:
        possible = full & ~mask
        twice |= once & possible
        once |= possible
    known = full & once & ~twice
    inks = tuple(known & ~mask for mask in barred[1:])
    white = known & ~barred[0]
    return Told(known & ~white, white, inks)


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


def count_placements(view: LineView) -> int:
    """How many ways there are to place the blocks, without listing them."""
    stays, _, _, final, _, _ = automaton(view.clue)
    barred = view.barred
    leads, states = _leads(view.clue, len(barred)), final.bit_length()
    ways = [1, *(0,) * states]
    for place in range(view.length):
        after = [0] * (states + 1)
        for state, count in enumerate(ways[:states]):
            onwards = _read(1 << state, 1 << place, barred, leads, stays) if count else 0
            if onwards >> state & 1:
                after[state] += count
            if onwards >> state + 1 & 1:
                after[state + 1] += count
        ways = after
    return ways[states - 1]


def block_spans(view: LineView) -> list[tuple[int, int]] | None:
    """The first and the last cell that each block takes in any placement; None if nothing fits."""
    firsts = _pushed(view)
    if firsts is None:
        return None
    lasts = _pushed(view.mirrored())
    assert lasts is not None
    last = view.length - 1
    return [(first, last - back) for first, back in zip(firsts, lasts[::-1], strict=True)]


def _pushed(view: LineView) -> list[int] | None:
    """Where each block begins when all are as near the beginning as they get."""
    clue, length, black = view.clue, view.length, view.black
    fits = [black >> place == 0 for place in range(length + 2)]
    can_begin = []
    for number in range(len(clue) - 1, -1, -1):
        block, gap = clue[number], view.gap(number)
        closed, own = view.closed(number), view.own(number)
        rest, fits, begins = fits, [False] * (length + 2), [False] * (length + 2)
        for place in range(length - block, -1, -1):
            end = place + block
            is_free = not ((1 << block) - 1) << place & closed and not own >> end & 1
            has_gap = not (gap and black >> end & 1)
            begins[place] = is_free and has_gap and rest[end + gap]
            fits[place] = begins[place] or (not black >> place & 1 and fits[place + 1])
        can_begin.append(begins)
    if not fits[0]:
        return None
    found, place = [], 0
    for number, begins in enumerate(reversed(can_begin)):
        place = begins.index(True, place)
        found.append(place)
        place += clue[number] + view.gap(number)
    return found


def forget() -> None:
    """Remember no line any more, as if none had ever been solved; for fair timing."""
    automaton.cache_clear()
    solve_line.cache_clear()
    solve_in_inks.cache_clear()
