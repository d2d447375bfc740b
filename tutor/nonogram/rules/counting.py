"""Rules that count: nothing to place, no room to spare, and what is covered either way."""

from collections.abc import Iterator

from tutor.nonogram.position import LineView
from tutor.nonogram.puzzle import least_length
from tutor.nonogram.rules.found import Found
from tutor.nonogram.rules.reach import cells, open_part, overlap, packed, reached_by


def empty_line(view: LineView) -> Iterator[Found]:
    """A line without blocks is white."""
    if not view.clue:
        yield Found(white=view.full)


def full_line(view: LineView) -> Iterator[Found]:
    """A line, or what is left of it, that its blocks and the gaps between them just fill.

    Also: as many cells are not white as the blocks have together, so all of those are black.
    """
    if not view.clue:
        return
    part = open_part(view)
    clue = view.clue[part.block : part.after]
    if clue and least_length(clue) == part.length:
        spans = packed(view, part)
        black = reached_by(spans)
        variant = "" if part.length == view.length else "part"
        walls = view.white & ~cells(part.first, part.last)
        yield Found(
            black,
            cells(part.first, part.last) & ~black,
            tuple(range(part.block, part.after)),
            spans,
            (("wall", walls),),
            variant,
            part=part,
        )
    if (view.full & ~view.white).bit_count() == sum(view.clue):
        blocks = tuple(range(len(view.clue)))
        yield Found(
            view.full & ~view.white, 0, blocks, marks=(("wall", view.white),), variant="rest"
        )


def overlapping(view: LineView) -> Iterator[Found]:
    """What a block covers both when all are pushed to one end and when pushed to the other."""
    part = open_part(view)
    spans = packed(view, part)
    if not spans or part.length < least_length(view.clue[part.block : part.after]):
        return
    telling = tuple(span for span in spans if overlap((span,), view) & view.unknown)
    if telling:
        variant = "" if part.length == view.length else "part"
        yield Found(
            overlap(telling, view),
            0,
            tuple(span.block for span in telling),
            telling,
            (("reach", reached_by(telling)),),
            variant,
            part=part,
        )
