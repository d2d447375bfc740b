"""Where the blocks of a line can lie, by arguments that a person can follow."""

from tutor.nonogram.position import LineView, stretches
from tutor.nonogram.puzzle import least_length
from tutor.nonogram.rules.step import Part, Span


def cells(first: int, last: int) -> int:
    """The cells of a line from one place to another, both included; none if they cross."""
    return ((1 << last - first + 1) - 1) << first if last >= first else 0


def open_part(view: LineView) -> Part:
    """A line without the white cells and the finished blocks at its ends."""
    first, block = _trimmed(view)
    # Whatever the beginning has used up is no longer there for the end.
    rest = view.clue[block:]
    back, dropped = _trimmed(
        LineView(
            view.line, rest, view.length - first, view.black >> first, view.white >> first
        ).mirrored()
    )
    return Part(first, view.length - 1 - back, block, len(view.clue) - dropped)


def _trimmed(view: LineView) -> tuple[int, int]:
    """How many cells, and how many blocks, stand finished at the beginning."""
    place = block = 0
    while place < view.length:
        if view.white >> place & 1:
            place += 1
            continue
        if block == len(view.clue):
            break
        end = place + view.clue[block]
        is_black = cells(place, end - 1) & ~view.black == 0
        is_closed = end >= view.length or view.white >> end & 1
        if not (is_black and is_closed):
            break
        place, block = min(end + 1, view.length), block + 1
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
        place += block + 1
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
    for block in view.clue[part.block : part.after]:
        while place + block - 1 <= part.last and cells(place, place + block - 1) & view.white:
            place += 1
        if place + block - 1 > part.last:
            return None
        found.append(place)
        place += block + 1
    return found


def owners(view: LineView, spans: tuple[Span, ...], first: int, last: int) -> tuple[int, ...]:
    """The blocks that can hold a run: long enough, and able to get there."""
    length = last - first + 1
    return tuple(
        span.block
        for span in spans
        if view.clue[span.block] >= length and span.first <= first and last <= span.last
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
