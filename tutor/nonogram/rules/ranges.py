"""Block ranges: a range shrinks where a block at its end would touch a black cell or a cross."""

from collections.abc import Iterator

from tutor.nonogram.position import LineView
from tutor.nonogram.rules.found import Found
from tutor.nonogram.rules.reach import Part, cells, open_part, overlap, packed, reached_by
from tutor.nonogram.rules.step import Span


def block_range(view: LineView) -> Iterator[Found]:
    """What ranges that were shrunk make black, and what they leave white."""
    part = open_part(view)
    wide = packed(view, part)
    shrunk = _shrunk(view, part, wide)
    if shrunk is None or shrunk == wide:
        return
    narrowed = tuple(span for span, before in zip(shrunk, wide, strict=True) if span != before)
    telling = tuple(span for span in narrowed if overlap((span,), view) & view.unknown)
    white = cells(part.first, part.last) & ~reached_by(shrunk)
    for told, black, cross, variant in (
        (telling, overlap(telling, view), 0, "black"),
        (narrowed, 0, white, "white"),
    ):
        if told and (black | cross) & view.unknown:
            yield Found(
                black,
                cross,
                tuple(span.block for span in told),
                told,
                (
                    ("reach", reached_by(told)),
                    ("run", _beside(view, told)),
                    ("wall", _cut_off(view, wide, told)),
                ),
                variant,
            )


def _cut_off(view: LineView, wide: tuple[Span, ...], spans: tuple[Span, ...]) -> int:
    """The white cells among those that ranges lost."""
    before = tuple(span for span in wide if span.block in {told.block for told in spans})
    return reached_by(before) & ~reached_by(spans) & view.white


def _beside(view: LineView, spans: tuple[Span, ...]) -> int:
    """The black cells that stand beside the ends of ranges."""
    ends = 0
    for span in spans:
        ends |= cells(span.last + 1, span.last + 1)
        if span.first:
            ends |= cells(span.first - 1, span.first - 1)
    return ends & view.black


def _shrunk(view: LineView, part: Part, spans: tuple[Span, ...]) -> tuple[Span, ...] | None:
    """The ranges after every end has been looked at; None if a block finds no place."""
    firsts, lasts = [span.first for span in spans], [span.last for span in spans]
    blocks = [view.clue[span.block] for span in spans]
    before = None
    while before != (firsts, lasts):
        before = (firsts[:], lasts[:])
        for index, block in enumerate(blocks):
            if index:
                firsts[index] = max(firsts[index], firsts[index - 1] + blocks[index - 1] + 1)
            while (
                _is_stopped(view, firsts[index], -1) and firsts[index] + block <= lasts[index] + 1
            ):
                firsts[index] += 1
        for index in range(len(blocks) - 1, -1, -1):
            if index + 1 < len(blocks):
                lasts[index] = min(lasts[index], lasts[index + 1] - blocks[index + 1] - 1)
            while (
                _is_stopped(view, lasts[index], 1)
                and lasts[index] - blocks[index] >= firsts[index] - 1
            ):
                lasts[index] -= 1
        if any(
            last - first + 1 < block
            for first, last, block in zip(firsts, lasts, blocks, strict=True)
        ):
            return None
    return tuple(
        Span(span.block, first, last)
        for span, first, last in zip(spans, firsts, lasts, strict=True)
    )


def _is_stopped(view: LineView, end: int, outwards: int) -> bool:
    """Whether no block can end here: the cell is white, or the one beyond it black."""
    beyond = end + outwards
    return bool(view.white >> end & 1 or (beyond >= 0 and view.black >> beyond & 1))
