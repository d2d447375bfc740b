"""Rules that make cells white: blocks that are finished, and cells that none can get to."""

from collections.abc import Iterator
from itertools import pairwise

from tutor.nonogram.position import LineView
from tutor.nonogram.rules.edges import mercury
from tutor.nonogram.rules.found import Found
from tutor.nonogram.rules.reach import beside, cells, open_part, owners, packed, reached_by
from tutor.nonogram.rules.step import Span


def punctuation(view: LineView) -> Iterator[Found]:
    """A finished block has a white cell on either side; a finished line has no other black.

    The spans are those of longer blocks, which do not get to the run.
    """
    if not view.clue:
        return
    if view.black.bit_count() == sum(view.clue):
        blocks = tuple(range(len(view.clue)))
        yield Found(0, view.unknown, blocks, marks=(("run", view.black),), variant="done")
        return
    part = open_part(view)
    spans = packed(view, part)
    for first, last in view.runs:
        if not part.first <= first <= part.last:
            continue
        possible = owners(view, spans, first, last)
        length = last - first + 1
        if possible and max(view.clue[block] for block in possible) == length:
            sides = cells(first - 1, first - 1) if first else 0
            sides |= cells(last + 1, last + 1) & view.full
            longer = tuple(span for span in spans if view.clue[span.block] > length)
            yield Found(
                0,
                sides,
                possible,
                longer,
                (("run", cells(first, last)),),
                "reach" if longer else "longest",
                part=part,
            )


def out_of_reach(view: LineView) -> Iterator[Found]:
    """Cells that no block can get to, once it is clear which block some black cells belong to.

    What mercury draws back from an edge is left to that rule: it is seen at a glance.
    """
    part = open_part(view)
    spans = packed(view, part)
    if not spans:
        return
    held = []
    for first, last in view.runs:
        if not part.first <= first <= part.last:
            continue
        possible = owners(view, spans, first, last)
        if len(possible) == 1:
            held.append(Span(possible[0], first, last))
    if not held:
        return
    inside = cells(part.first, part.last) & view.unknown
    white = inside & ~reached_by(_held(view, spans, held))
    for found in mercury(view):
        white &= ~found.white
    if not white:
        return
    for run in held[:]:
        fewer = [other for other in held if other != run]
        if fewer and not white & reached_by(_held(view, spans, fewer)):
            held = fewer
    narrowed = _held(view, spans, held)
    blocks = tuple(sorted({run.block for run in held}))
    reach = tuple(span for span in narrowed if span.block in blocks)
    around = beside(narrowed, white)
    yield Found(
        0,
        white,
        blocks,
        tuple(span for span in narrowed if span in reach or span in around),
        (("run", reached_by(tuple(held))), ("reach", reached_by(reach))),
        part=part,
        held=tuple(held),
    )


def _held(view: LineView, spans: tuple[Span, ...], held: list[Span]) -> tuple[Span, ...]:
    """The spans when some blocks are held by runs, and the others keep their distance."""
    firsts = {span.block: span.first for span in spans}
    lasts = {span.block: span.last for span in spans}
    for block, first, last in held:
        length = view.clue[block]
        firsts[block] = max(firsts[block], last - length + 1)
        lasts[block] = min(lasts[block], first + length - 1)
    order = [span.block for span in spans]
    for before, block in pairwise(order):
        firsts[block] = max(firsts[block], firsts[before] + view.clue[before] + 1)
    for after, block in pairwise(reversed(order)):
        lasts[block] = min(lasts[block], lasts[after] - view.clue[after] - 1)
    return tuple(Span(block, firsts[block], lasts[block]) for block in order)
