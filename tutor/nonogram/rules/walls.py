"""Rules about what white cells leave, runs of one block or two, and the range of each block."""

from collections.abc import Iterator
from itertools import pairwise

from tutor.nonogram.inks import ink_numbers
from tutor.nonogram.line import told_by
from tutor.nonogram.position import LineView, stretches
from tutor.nonogram.rules.reach import (
    Found,
    beside,
    cells,
    covered,
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
            inks=covered(telling, view),
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
            inks = view.inked([(held[index][0], between)])
            join = Found(between, 0, held[index], marks=marks, variant="join", part=part)
            yield join._replace(inks=inks)
        elif (
            begin - end == 2 and _is_of_one_ink(view, part) and not owners(view, spans, first, last)
        ):
            blocks = tuple(sorted({*held[index], *held[index + 1]}))
            longer, walls = _kept_apart(view, part, first, last)
            marks = ("run", both), ("wall", walls)
            yield Found(0, between, blocks, longer, marks, "split", part=part)


def _kept_apart(view: LineView, part: Part, first: int, last: int) -> tuple[tuple[Span, ...], int]:
    """Where the blocks that are long enough can lie, and the white cells that keep them there."""
    walls = view.white & cells(part.first, part.last)
    for stretch in stretches(walls):
        fewer = walls & ~cells(*stretch)
        if not owners(view, _round(view, part, fewer), first, last):
            walls = fewer
    size = last - first + 1
    spans = _round(view, part, walls)
    return tuple(span for span in spans if view.clue[span.block] >= size), walls


def _round(view: LineView, part: Part, walls: int) -> tuple[Span, ...]:
    """Where each block can lie by the lengths and some white cells alone."""
    return fitted(view.keeping(view.black | walls), part) or packed(view, part)


def _joining(
    view: LineView, part: Part, both: int, between: int
) -> tuple[tuple[Role, int], tuple[Role, int]]:
    """Two runs with the other black cells, and the white ones, that make them one block."""
    inside = cells(part.first, part.last)
    outside = (view.black | view.white) & ~inside
    used = [view.black & inside, view.white & inside]
    for colour, others in ((1, view.white), (0, view.black & ~both)):
        for first, last in stretches(others & inside):
            fewer = used[:]
            fewer[colour] &= ~cells(first, last)
            implied = told_by(view.keeping(fewer[0] | fewer[1] | outside).uncrossed())
            if implied is not None and not between & ~implied.black:
                used = fewer
    return ("run", used[0]), ("wall", used[1])


def _is_of_one_ink(view: LineView, part: Part) -> bool:
    """Whether the blocks of a part have all the same: what is not white between two is too."""
    return len(set(ink_numbers(view.clue[part.block : part.after]))) == 1


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
        yield Found(
            black,
            cross,
            tuple(shrunk[index].block for index in told),
            tuple(shrunk[index] for index in used),
            (
                ("reach", reached_by(tuple(shrunk[index] for index in told))),
                *_reasons(view, wide, shrunk, ends).items(),
            ),
            variant,
            part=part,
            inks=covered(tuple(shrunk[index] for index in told), view) if black else (),
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


def not_taken(places: range, pusher: Span, taken: int, outwards: int) -> range:
    """Of the cells that a range has lost, those that the block beside it leaves.

    It takes as many as it is long, and the gap between.
    """
    if outwards < 0:
        return range(max(places.start, pusher.first + taken), places.stop)
    return range(places.start, min(places.stop, pusher.last - taken + 1))


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
    places = lost(before, after, outwards)
    return not all(_is_stopped(view, after.block, end, outwards) for end in places)


def _reasons(
    view: LineView,
    wide: tuple[Span, ...],
    shrunk: tuple[Span, ...],
    ends: set[tuple[int, int]],
) -> dict[Role, int]:
    """The cells that stop ranges at some ends, by why they do."""
    found: dict[Role, int] = {"run": 0, "wall": 0}
    for index, outwards in ends:
        block = shrunk[index].block
        places = lost(wide[index], shrunk[index], outwards)
        if _is_pushed(view, wide[index], shrunk[index], outwards):
            pusher = shrunk[index + outwards]
            taken = view.clue[pusher.block] + view.gap(min(block, pusher.block))
            places = not_taken(places, pusher, taken, outwards)
        for place in places:
            role, bit = _reason(view, block, place, outwards)
            found[role] = found.get(role, 0) | bit
    return found


def _reason(view: LineView, block: int, place: int, outwards: int) -> tuple[Role, int]:
    """Why a block cannot end in a cell."""
    if view.white >> place & 1:
        return "wall", 1 << place
    if not view.closed(block) >> place & 1:
        return "run", 1 << place + outwards
    return ("other" if view.black >> place & 1 else "crossing"), 1 << place


def _shrunk(view: LineView, spans: tuple[Span, ...]) -> tuple[Span, ...] | None:
    """The ranges after every end has been looked at; None if a block finds no place."""
    firsts, lasts = [span.first for span in spans], [span.last for span in spans]
    blocks = [view.clue[span.block] for span in spans]
    before = None
    while before != (firsts, lasts):
        before = (firsts[:], lasts[:])
        for index, block in enumerate(blocks):
            if index:
                taken = blocks[index - 1] + view.gap(spans[index - 1].block)
                firsts[index] = max(firsts[index], firsts[index - 1] + taken)
            number = spans[index].block
            while (
                _is_stopped(view, number, firsts[index], -1)
                and firsts[index] + block <= lasts[index] + 1
            ):
                firsts[index] += 1
        for index in range(len(blocks) - 1, -1, -1):
            if index + 1 < len(blocks):
                taken = blocks[index + 1] + view.gap(spans[index].block)
                lasts[index] = min(lasts[index], lasts[index + 1] - taken)
            number = spans[index].block
            while (
                _is_stopped(view, number, lasts[index], 1)
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


def _is_stopped(view: LineView, block: int, end: int, outwards: int) -> bool:
    """Whether a block cannot end here: it cannot cover the cell, or would touch one of its ink."""
    closed, own = view.white, view.black
    if view.inks:
        closed, own = view.closed(block), view.own(block)
    beyond = end + outwards
    return bool(closed >> end & 1 or (beyond >= 0 and own >> beyond & 1))
