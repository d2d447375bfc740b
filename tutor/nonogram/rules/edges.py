"""Rules about the ends of a line, and about white cells that serve as ends."""

from collections.abc import Iterator

from tutor.nonogram.position import LineView
from tutor.nonogram.rules.found import Found, from_both_ends
from tutor.nonogram.rules.reach import cells, open_part, owners, packed


@from_both_ends
def glue(view: LineView) -> Iterator[Found]:
    """A black cell nearer to an edge than its block is long: the block sticks out beyond it."""
    part = open_part(view)
    spans = packed(view, part)
    for wall, gap_end in view.gaps:
        for first, last in view.runs:
            if not wall <= first <= gap_end or not part.first <= first <= part.last:
                continue
            possible = owners(view, spans, first, last)
            if not possible:
                continue
            lengths = {view.clue[block] for block in possible}
            end = wall + min(lengths) - 1
            is_glued = first == wall and len(lengths) == 1
            closing = cells(end + 1, end + 1) & view.full if is_glued else 0
            if end <= last:
                break
            before = cells(wall - 1, wall - 1) if wall else 0
            yield Found(
                cells(first, end),
                closing,
                possible,
                marks=(("run", cells(first, last)), ("wall", before)),
                variant="wall" if wall else "edge",
                part=part,
            )
            # Whatever follows is further from the edge than this run.
            break


@from_both_ends
def mercury(view: LineView) -> Iterator[Found]:
    """A block that would touch a black cell if it began at the edge, so it begins further on."""
    part = open_part(view)
    if part.block == part.after:
        return
    length = view.clue[part.block]
    touching = [run for run in view.runs if run[0] == part.first + length]
    if not touching:
        return
    first, last = touching[0]
    white = cells(part.first, part.first + last - first)
    before = cells(part.first - 1, part.first - 1) if part.first else 0
    yield Found(
        0,
        white,
        (part.block,),
        marks=(("run", cells(first, last)), ("wall", before)),
        variant="wall" if part.first else "edge",
        part=part,
    )
