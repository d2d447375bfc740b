"""Rules about what white cells leave, and about runs that are one block or two."""

from collections.abc import Iterator
from itertools import pairwise

from tutor.nonogram.position import LineView
from tutor.nonogram.rules.found import Found
from tutor.nonogram.rules.reach import (
    cells,
    fitted,
    open_part,
    ordered_owners,
    overlap,
    owners,
    packed,
    reached_by,
)


def forcing(view: LineView) -> Iterator[Found]:
    """White cells leave gaps too small for any block, or force a block to lie where it fits."""
    part = open_part(view)
    spans = packed(view, part)
    if not spans:
        return
    for is_long, variant in ((True, "gap"), (False, "gap-reach")):
        gaps = 0
        for first, last in view.gaps:
            if cells(first, last) & view.black or not part.first <= first <= part.last:
                continue
            short = [span for span in spans if view.clue[span.block] <= last - first + 1]
            fits = any(
                min(last, span.last) - max(first, span.first) + 1 >= view.clue[span.block]
                for span in short
            )
            if not fits and is_long == (not short):
                gaps |= cells(first, last)
        if gaps:
            walls = (gaps << 1 | gaps >> 1) & view.white
            yield Found(
                0,
                gaps,
                tuple(span.block for span in spans),
                () if is_long else spans,
                (("gap", gaps), ("wall", walls)),
                variant,
                part=part,
            )
    pushed = fitted(view, part)
    if pushed is None:
        return
    telling = tuple(
        span for span in pushed if span not in spans and overlap((span,), view) & view.unknown
    )
    if telling:
        inside = view.white & cells(part.first, part.last)
        yield Found(
            overlap(telling, view),
            0,
            tuple(span.block for span in telling),
            telling,
            (("reach", reached_by(telling)), ("wall", inside)),
            "pushed",
            part=part,
        )


def joining(view: LineView) -> Iterator[Found]:
    """Two runs that must be one block are joined; two that cannot be one are split."""
    part = open_part(view)
    spans = fitted(view, part) or packed(view, part)
    held = ordered_owners(view, spans)
    runs = view.runs
    for index, ((first, end), (begin, last)) in enumerate(pairwise(runs)):
        between = cells(end + 1, begin - 1)
        if between & view.white or not part.first <= first <= part.last:
            continue
        both = cells(first, end) | cells(begin, last)
        if len(held[index]) == 1 and held[index] == held[index + 1]:
            yield Found(between, 0, held[index], marks=(("run", both),), variant="join", part=part)
        elif begin - end == 2:
            possible = owners(view, spans, first, last)
            if not possible:
                blocks = tuple(sorted({*held[index], *held[index + 1]}))
                yield Found(0, between, blocks, marks=(("run", both),), variant="split", part=part)
