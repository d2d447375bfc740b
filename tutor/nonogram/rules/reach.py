"""Where the blocks of a line can lie, and what a rule finds in one line."""

from collections.abc import Callable, Iterator
from functools import lru_cache, reduce
from operator import itemgetter, or_
from typing import NamedTuple

from tutor.nonogram.inks import colour_of_ink
from tutor.nonogram.line import told_by
from tutor.nonogram.position import LineView, Position, bits, mirrored, stretches
from tutor.nonogram.puzzle import Clue, Line, Puzzle, least_length
from tutor.nonogram.rules.step import Clause, Exclusion, Mark, Part, Role, Span, Step

_NOWHERE = Line("row", 0)
MOST_WAYS = 6
"""Nobody has to imagine more ways to place blocks than these."""


class Found(NamedTuple):
    """A conclusion about one line; sets of cells are ints, bit i is its cell i."""

    black: int = 0
    white: int = 0
    blocks: tuple[int, ...] = ()
    spans: tuple[Span, ...] = ()
    marks: tuple[tuple[Role, int], ...] = ()
    """Roles, each with the set of cells that play it."""
    variant: str = ""
    placements: int = 0
    part: Part | None = None
    held: tuple[Span, ...] = ()
    before: tuple[Span, ...] = ()
    argument: tuple[Clause, ...] = ()
    inks: tuple[int, ...] = ()
    """Where there are several inks, the black cells of each."""
    seen: tuple[int, ...] = ()
    """The same of the cells that were known before."""
    excluded: tuple[Exclusion, ...] = ()
    """Where there are several inks, the colours that do not fit."""

    @property
    def effort(self) -> int:
        """How much is to be imagined: ways to place blocks, or the clauses of an argument."""
        if self.excluded:
            return MOST_WAYS + sum(len(one.argument) for one in self.excluded)
        return MOST_WAYS + len(self.argument) if self.argument else self.placements


LineRule = Callable[[LineView], Iterator[Found]]
"""Reads one line; what it finds may include cells that are known already."""


def turned(found: Found, view: LineView) -> Found:
    """What was found in a line read from its other end."""
    length, last_block = view.length, len(view.clue) - 1
    return found._replace(
        black=mirrored(found.black, length),
        white=mirrored(found.white, length),
        blocks=tuple(sorted(last_block - block for block in found.blocks)),
        spans=_turned_spans(found.spans, view),
        marks=tuple((role, mirrored(mask, length)) for role, mask in found.marks),
        part=None if found.part is None else turned_part(found.part, view),
        held=_turned_spans(found.held, view),
        before=_turned_spans(found.before, view),
        inks=tuple(mirrored(mask, length) for mask in found.inks),
    )


def _turned_spans(spans: tuple[Span, ...], view: LineView) -> tuple[Span, ...]:
    last_block, last = len(view.clue) - 1, view.length - 1
    return tuple(
        Span(last_block - span.block, last - span.last, last - span.first)
        for span in reversed(spans)
    )


def from_both_ends(rule: LineRule) -> LineRule:
    """A rule that argues from the beginning of a line, and the same from its end."""

    def both(view: LineView) -> Iterator[Found]:
        yield from rule(view)
        yield from (turned(found, view) for found in rule(view.mirrored()))

    return both


Finder = Callable[[Position], Iterator[Step]]


def in_lines(technique: str, rule: LineRule) -> Finder:
    """A rule for all lines of a board: the line that tells most first, each conclusion once.

    What a line says depends on nothing but the line, so it is remembered. One that nothing
    fits says nothing: whatever followed from it would be wrong.
    """

    @lru_cache(maxsize=1 << 14)
    def remembered(
        clue: Clue, length: int, black: int, white: int, *several: tuple[int, ...]
    ) -> tuple[tuple[int, int, Found], ...]:
        view = LineView(_NOWHERE, clue, length, black, white, *several)
        if not view.unknown or told_by(view) is None:
            return ()
        news = (
            found._replace(
                black=found.black & view.unknown,
                white=found.white & view.unknown,
                inks=tuple(mask & view.unknown for mask in found.inks),
                seen=view.inks,
            )
            for found in rule(view)
        )
        best: dict[tuple[int, int], Found] = {}
        for found in news:
            if found.black | found.white:
                best.setdefault((found.black, found.white), found)
        return tuple(
            (one.effort, -(one.black | one.white).bit_count(), one) for one in best.values()
        )

    def find(position: Position) -> Iterator[Step]:
        told = [
            (effort, fewer, order, found)
            for order, known in enumerate(position.lines_known())
            for effort, fewer, found in remembered(*known)
        ]
        told.sort(key=itemgetter(0, 1, 2))
        puzzle = position.puzzle
        for _, _, order, found in told:
            yield step_of(technique, puzzle, puzzle.lines[order], found)

    return find


def step_of(technique: str, puzzle: Puzzle, line: Line, found: Found) -> Step:
    """What was found in a line, as a Step of its board."""
    cells = puzzle.cells_of(line)
    marks = tuple(Mark(cells[place], role) for role, mask in found.marks for place in bits(mask))
    return Step(
        technique,
        line,
        tuple(cells[place] for place in bits(found.black)),
        tuple(cells[place] for place in bits(found.white)),
        found.blocks,
        found.spans,
        marks,
        found.variant,
        found.placements,
        part=found.part,
        held=found.held,
        before=found.before,
        argument=found.argument,
        excluded=tuple(one._replace(line=line) for one in found.excluded),
        inks=tuple(colour for _, colour in _coloured(found.inks, found.black)),
        seen=tuple(
            (cells[place], colour)
            for place, colour in _coloured(
                found.seen, reduce(or_, (mask for _, mask in found.marks), 0)
            )
        )
        if found.seen
        else (),
    )


def _coloured(inks: tuple[int, ...], places: int) -> Iterator[tuple[int, int]]:
    """The colours of some places."""
    for place in bits(places):
        for ink, mask in enumerate(inks, start=1):
            if mask >> place & 1:
                yield place, colour_of_ink(ink)


def cells(first: int, last: int) -> int:
    """The cells of a line from one place to another, both included; none if they cross."""
    return ((1 << last - first + 1) - 1) << first if last >= first else 0


def whole(view: LineView) -> Part:
    """A line as if all of it were open: nothing that stands finished has to be told."""
    return Part(0, view.length - 1, 0, len(view.clue))


def open_part(view: LineView) -> Part:
    """A line without the white cells and the finished blocks at its ends."""
    first, block = _trimmed(view)
    # Whatever the beginning has used up is no longer there for the end.
    back, dropped = _trimmed(view.after(first, block).mirrored())
    return Part(first, view.length - 1 - back, block, len(view.clue) - dropped)


def _trimmed(view: LineView) -> tuple[int, int]:
    """How many cells, and how many blocks, stand finished at the beginning."""
    place = block = 0
    clue, length, white, black = view.clue, view.length, view.white, view.black
    while place < length:
        if white >> place & 1:
            place += 1
            continue
        if block == len(clue):
            break
        own = view.own(block) if view.inks else black
        run = (1 << clue[block]) - 1
        if own >> place & run != run:
            break
        end = place + clue[block]
        if end < length and not (white | black & ~own) >> end & 1:
            break
        place, block = end, block + 1
    return place, block


def turned_part(part: Part, view: LineView) -> Part:
    """The same part of a line read from its other end."""
    count, last = len(view.clue), view.length - 1
    return Part(last - part.last, last - part.first, count - part.after, count - part.block)


def packed(view: LineView, part: Part) -> tuple[Span, ...]:
    """Where each block of a part can lie by the lengths alone: pushed to one end, to the other."""
    clue = view.clue[part.block : part.after]
    slack = part.length - least_length(clue)
    spans, place = [], part.first
    for number, block in enumerate(clue, part.block):
        spans.append(Span(number, place, place + block - 1 + slack))
        place += block + (view.gap(number) if view.inks else 1)
    return tuple(spans)


def fitted(view: LineView, part: Part) -> tuple[Span, ...] | None:
    """The same, where blocks pushed to an end also go round the white cells; None if none fits."""
    firsts = _pushed(view, part)
    if firsts is None:
        return None
    lasts = _pushed(view.mirrored(), turned_part(part, view))
    if lasts is None:
        return None
    return tuple(
        Span(part.block + number, first, view.length - 1 - back)
        for number, (first, back) in enumerate(zip(firsts, reversed(lasts), strict=True))
    )


def _pushed(view: LineView, part: Part) -> list[int] | None:
    """The first cell of each block, all pushed to the beginning of the part."""
    found, place = [], part.first
    for number in range(part.block, part.after):
        block = view.clue[number]
        while place + block - 1 <= part.last and cells(place, place + block - 1) & view.white:
            place += 1
        if place + block - 1 > part.last:
            return None
        found.append(place)
        place += block + view.gap(number)
    return found


def owners(view: LineView, spans: tuple[Span, ...], first: int, last: int) -> tuple[int, ...]:
    """The blocks that can hold a run: of its ink, long enough, and able to get there."""
    length = last - first + 1
    return tuple(
        span.block
        for span in spans
        if view.clue[span.block] >= length
        and span.first <= first
        and last <= span.last
        and view.is_run_of(span.block, first)
    )


def ordered_owners(view: LineView, spans: tuple[Span, ...]) -> list[tuple[int, ...]]:
    """The blocks that can hold each run of a line when the runs have to come in order.

    Two runs share a block only if it is long enough to hold both.
    """
    runs = view.runs
    possible = [owners(view, spans, first, last) for first, last in runs]
    forwards = _in_order(view, possible)
    if forwards is None:
        return possible
    return forwards


def _in_order(view: LineView, possible: list[tuple[int, ...]]) -> list[tuple[int, ...]] | None:
    """Of the possible owners of each run those that leave owners for all the others."""
    runs, count = view.runs, len(possible)
    # A state is a block together with the first cell that it holds.
    reached: list[set[tuple[int, int]]] = []
    for index, (first, last) in enumerate(runs):
        states = set()
        for block in possible[index]:
            if index == 0 or any(earlier < block for earlier, _ in reached[-1]):
                states.add((block, first))
            if index:
                states |= {
                    (block, start)
                    for earlier, start in reached[-1]
                    if earlier == block and last - start < view.clue[block]
                }
        if not states:
            return None
        reached.append(states)
    kept = [set[tuple[int, int]]() for _ in range(count)]
    kept[-1:] = reached[-1:]
    for index in range(count - 2, -1, -1):
        for block, start in reached[index]:
            for later, later_start in kept[index + 1]:
                is_next = later > block and later_start == runs[index + 1][0]
                if is_next or (later == block and later_start == start):
                    kept[index].add((block, start))
    return [tuple(sorted({block for block, _ in states})) for states in kept]


def covered(spans: tuple[Span, ...], view: LineView) -> tuple[int, ...]:
    """What blocks cover wherever in their spans they lie, ink by ink, where there are several."""
    return view.inked((span.block, overlap((span,), view)) for span in spans)


def overlap(spans: tuple[Span, ...], view: LineView) -> int:
    """The cells that a block covers wherever in its span it lies."""
    found = 0
    for span in spans:
        length = view.clue[span.block]
        found |= cells(span.last - length + 1, span.first + length - 1)
    return found


def beside(spans: tuple[Span, ...], out_of_reach: int) -> tuple[Span, ...]:
    """The last span before and the first one after each stretch of cells that none reaches."""
    found = set()
    for first, last in stretches(out_of_reach):
        found.update([span for span in spans if span.last < first][-1:])
        found.update([span for span in spans if span.first > last][:1])
    return tuple(span for span in spans if span in found)


def reached_by(spans: tuple[Span, ...]) -> int:
    """The cells that some block can cover."""
    found = 0
    for span in spans:
        found |= cells(span.first, span.last)
    return found
