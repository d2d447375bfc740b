"""Rules about what white cells leave, runs of one block or two, and the range of each block."""

from collections.abc import Iterator
from itertools import pairwise

from tutor.nonogram.line import solve_line
from tutor.nonogram.position import LineView, stretches
from tutor.nonogram.rules.reach import (
    Found,
    beside,
    cells,
    fitted,
    open_part,
    ordered_owners,
    overlap,
    owners,
    packed,
    reached_by,
)
from tutor.nonogram.rules.step import Part, Role, Span


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
            marks = _joining(view, part, both, between)
            yield Found(between, 0, held[index], marks=marks, variant="join", part=part)
        elif begin - end == 2:
            possible = owners(view, spans, first, last)
            if not possible:
                blocks = tuple(sorted({*held[index], *held[index + 1]}))
                yield Found(0, between, blocks, marks=(("run", both),), variant="split", part=part)


def _joining(
    view: LineView, part: Part, both: int, between: int
) -> tuple[tuple[Role, int], tuple[Role, int]]:
    """Two runs with the other black cells, and the white ones, that make them one block."""
    inside = cells(part.first, part.last)
    outside = [known & ~inside for known in (view.black, view.white)]
    used = [view.black & inside, view.white & inside]
    for colour, others in ((1, view.white), (0, view.black & ~both)):
        for first, last in stretches(others & inside):
            fewer = used[:]
            fewer[colour] &= ~cells(first, last)
            black, white = (one | other for one, other in zip(fewer, outside, strict=True))
            implied = solve_line(view.clue, view.length, black, white)
            if implied is not None and not between & ~implied.black:
                used = fewer
    return ("run", used[0]), ("wall", used[1])


def block_range(view: LineView) -> Iterator[Found]:
    """What ranges that were shrunk make black, and what they leave white.

    The spans are those of the blocks it is about and of the ones that push them.
    """
    part = open_part(view)
    wide = packed(view, part)
    shrunk = _shrunk(view, wide)
    if shrunk is None or shrunk == wide:
        return
    narrowed = [index for index, span in enumerate(shrunk) if span != wide[index]]
    telling = [index for index in narrowed if overlap((shrunk[index],), view) & view.unknown]
    overlaps = overlap(tuple(shrunk[index] for index in telling), view)
    white = cells(part.first, part.last) & ~reached_by(shrunk)
    around = beside(shrunk, white & view.unknown)
    cut = [index for index in narrowed if shrunk[index] in around]
    for told, black, cross, variant in (
        (telling, overlaps, 0, "black"),
        (cut, 0, white, "white"),
    ):
        if not told or not (black | cross) & view.unknown:
            continue
        ends = _ends_told(view, wide, shrunk, told)
        used = sorted({index for index, _ in ends})
        run, wall = _reasons(view, wide, shrunk, ends)
        yield Found(
            black,
            cross,
            tuple(shrunk[index].block for index in told),
            tuple(shrunk[index] for index in used),
            (
                ("reach", reached_by(tuple(shrunk[index] for index in told))),
                ("run", run),
                ("wall", wall),
            ),
            variant,
            part=part,
            before=tuple(
                Span(
                    shrunk[index].block,
                    (wide if (index, -1) in ends else shrunk)[index].first,
                    (wide if (index, 1) in ends else shrunk)[index].last,
                )
                for index in used
            ),
        )


def lost(before: Span, after: Span, outwards: int) -> range:
    """The cells that a range has lost at its beginning (-1), or at its end (1)."""
    if outwards < 0:
        return range(before.first, after.first)
    return range(after.last + 1, before.last + 1)


def not_taken(places: range, pusher: Span, length: int, outwards: int) -> range:
    """Of the cells that a range has lost, those that the block beside it leaves."""
    if outwards < 0:
        return range(max(places.start, pusher.first + length + 1), places.stop)
    return range(places.start, min(places.stop, pusher.last - length))


def _ends_told(
    view: LineView, wide: tuple[Span, ...], shrunk: tuple[Span, ...], told: list[int]
) -> set[tuple[int, int]]:
    """The ends of some ranges, and those that push them where colours alone do not."""
    ends = set()
    for start in told:
        for outwards in (-1, 1):
            index = start
            ends.add((index, outwards))
            while _is_pushed(view, wide[index], shrunk[index], outwards):
                index += outwards
                ends.add((index, outwards))
    return ends


def _is_pushed(view: LineView, before: Span, after: Span, outwards: int) -> bool:
    """Whether a range has lost cells that no colour explains."""
    return not all(_is_stopped(view, end, outwards) for end in lost(before, after, outwards))


def _reasons(
    view: LineView,
    wide: tuple[Span, ...],
    shrunk: tuple[Span, ...],
    ends: set[tuple[int, int]],
) -> tuple[int, int]:
    """The black and the white cells that stop ranges at some ends."""
    run = wall = 0
    for index, outwards in ends:
        places = lost(wide[index], shrunk[index], outwards)
        if _is_pushed(view, wide[index], shrunk[index], outwards):
            pusher = shrunk[index + outwards]
            places = not_taken(places, pusher, view.clue[pusher.block], outwards)
        for place in places:
            if view.white >> place & 1:
                wall |= 1 << place
            else:
                run |= 1 << place + outwards
    return run, wall


def _shrunk(view: LineView, spans: tuple[Span, ...]) -> tuple[Span, ...] | None:
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
