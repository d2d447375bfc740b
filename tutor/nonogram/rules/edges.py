"""Rules that count and close: lines empty, full or complete, blocks at an edge or finished."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import islice, pairwise
from operator import and_, or_

from tutor.nonogram.inks import colour_of_ink, ink_numbers
from tutor.nonogram.line import count_placements, told_by
from tutor.nonogram.position import BLACK, WHITE, LineView, bits
from tutor.nonogram.puzzle import least_length
from tutor.nonogram.rules.argument import argument, premises
from tutor.nonogram.rules.reach import (
    MOST_WAYS,
    Found,
    beside,
    cells,
    covered,
    from_both_ends,
    open_part,
    overlap,
    owners,
    packed,
    reached_by,
    whole,
)
from tutor.nonogram.rules.step import Clause, Exclusion, Part, Role, Span


@from_both_ends
def glue(view: LineView) -> Iterator[Found]:
    """A black cell nearer to an edge than its block is long: the block sticks out beyond it."""
    part = open_part(view)
    for wall, gap_end in view.gaps:
        for first, last in view.runs:
            if not wall <= first <= gap_end or not part.first <= first <= part.last:
                continue
            found = _glued(view, part, wall, (first, last))
            if found is None:
                continue
            if not found.black:
                break
            alike = _glued(view, whole(view), wall, (first, last))
            is_as_good = alike is not None and (alike.black, alike.white) == found[:2]
            yield alike if alike is not None and is_as_good else found
            # Whatever follows is further from the edge than this run.
            break


def _glued(view: LineView, part: Part, wall: int, run: tuple[int, int]) -> Found | None:
    """What a run near a wall tells if a part of the line is open; nothing if no block holds it."""
    first, last = run
    possible = owners(view, packed(view, part), first, last)
    if not possible:
        return None
    lengths = {view.clue[block] for block in possible}
    end = wall + min(lengths) - 1
    is_glued = first == wall and len(lengths) == 1
    is_ended = is_glued and all(view.is_ended(block) for block in possible)
    closing = cells(end + 1, end + 1) & view.full if is_ended else 0
    if end <= last:
        return Found()
    return Found(
        cells(first, end),
        closing,
        possible,
        marks=(("run", cells(first, last)), ("wall", cells(wall - 1, wall - 1) if wall else 0)),
        variant="wall" if wall else "edge",
        part=part,
        inks=view.inked([(possible[0], cells(first, end))]),
    )


@from_both_ends
def mercury(view: LineView) -> Iterator[Found]:
    """A block that would touch a black cell if it began at the edge, so it begins further on."""
    part = open_part(view)
    if part.block == part.after:
        return
    length = view.clue[part.block]
    touching = [
        run
        for run in view.runs
        if run[0] == part.first + length and view.is_run_of(part.block, run[0])
    ]
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
        part=part if part.first else whole(view),
    )


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
    for run in view.runs:
        if part.first <= run[0] <= part.last:
            found = _closed(view, part, run)
            alike = _closed(view, whole(view), run)
            if found is not None and alike is not None and alike.white == found.white:
                # What stands finished is told only where it spares a longer argument.
                found = alike if alike.variant in ("longest", found.variant) else found
            if found is not None:
                yield found


def _closed(view: LineView, part: Part, run: tuple[int, int]) -> Found | None:
    """What a run that is a whole block tells, if a part of the line is open; else nothing."""
    first, last = run
    spans, length = packed(view, part), last - first + 1
    possible = owners(view, spans, first, last)
    if not possible or max(view.clue[block] for block in possible) > length:
        return None
    begins, ends = (all(view.is_ended(block, way) for block in possible) for way in (-1, 1))
    sides = cells(first - 1, first - 1) if first and begins else 0
    sides |= cells(last + 1, last + 1) & view.full if ends else 0
    longer = tuple(
        span
        for span in spans
        if view.clue[span.block] > length and view.is_run_of(span.block, first)
    )
    return Found(
        0,
        sides,
        possible,
        longer,
        (("run", cells(first, last)),),
        "reach" if longer else "longest",
        part=part,
    )


def _crossed(view: LineView) -> Iterator[Found]:
    """Cells in whose other lines there is no block of any colour that this line has."""
    inks = set(ink_numbers(view.clue))
    if view.inks and inks:
        white = reduce(and_, (view.crossing[ink - 1] for ink in inks))
        marks: tuple[tuple[Role, int], ...] = (("crossing", white & view.unknown),)
        yield Found(0, white, tuple(range(len(view.clue))), marks=marks, variant="crossing")


def out_of_reach(view: LineView) -> Iterator[Found]:
    """Cells that no block can get to, once it is clear which block some black cells belong to.

    Of several inks, also cells that no block can lie on for want of its colour across.

    What mercury draws back from an edge is left to that rule: it is seen at a glance.
    """
    yield from _crossed(view)
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
        gap = view.gap(before)
        firsts[block] = max(firsts[block], firsts[before] + view.clue[before] + gap)
    for after, block in pairwise(reversed(order)):
        gap = view.gap(block)
        lasts[block] = min(lasts[block], lasts[after] - view.clue[after] - gap)
    return tuple(Span(block, firsts[block], lasts[block]) for block in order)


def complete_line(view: LineView, wanted: int = -1) -> Iterator[Found]:
    """Every cell that has the same colour in all placements; the line with the fewest first.

    Where there are too many to imagine, each cell has an argument of its own: what becomes
    of the blocks if it has another colour.

    Args:
        view: the line.
        wanted: the cells that need an argument, where each has its own; else all of them.
    """
    implied = told_by(view)
    if implied is None or (implied.black, implied.white) == (view.black, view.white):
        return
    count = count_placements(view)
    if count > MOST_WAYS:
        for colour, mask in ((BLACK, implied.black), (WHITE, implied.white)):
            for place in bits(mask & view.unknown & wanted):
                if view.inks:
                    inks = tuple(ink & 1 << place for ink in implied.inks)
                    yield _argued_in_inks(view, place, inks, count)
                else:
                    yield _argued(view, place, colour, count)
        return
    blocks = tuple(range(len(view.clue)))
    crossed = view.crossed & view.unknown
    if crossed and count_placements(view.uncrossed()) == count:
        crossed = 0
    yield Found(
        implied.black,
        implied.white,
        blocks,
        marks=(("run", view.black), ("wall", view.white), ("crossing", crossed)),
        placements=count,
        inks=implied.inks,
    )


def _argued(view: LineView, place: int, colour: int, count: int) -> Found:
    """A cell that has a colour, for the blocks do not fit if it has the other one."""
    cell, part = 1 << place, open_part(view)
    black, white = (cell, 0) if colour == BLACK else (0, cell)
    clauses = argument(view.with_colour(place, BLACK + WHITE - colour), part)
    return Found(
        black,
        white,
        _blocks_of(clauses),
        marks=(("assumed", cell), *leaned_on(view, clauses)),
        variant="argument",
        placements=count,
        part=part,
        argument=clauses,
    )


def leaned_on(view: LineView, clauses: tuple[Clause, ...]) -> tuple[tuple[Role, int], ...]:
    """The known cells of a line that an argument speaks of."""
    needed = premises(clauses)
    black, white = needed.black & view.black, needed.white & view.white
    return ("run", black), ("wall", white), ("crossing", needed.crossing)


def _blocks_of(clauses: Sequence[Clause]) -> tuple[int, ...]:
    return tuple(sorted({block for clause in clauses for block in clause.blocks}))


def _argued_in_inks(view: LineView, place: int, inks: tuple[int, ...], count: int) -> Found:
    """The same of several inks, colour by colour."""
    cell, black = 1 << place, reduce(or_, inks)
    own = [colour_of_ink(ink) for ink, mask in enumerate(inks, start=1) if mask] or [WHITE]
    colours = [*map(colour_of_ink, sorted(set(ink_numbers(view.clue)))), WHITE]
    excluded = tuple(excluded_by(view, place, one) for one in colours if one not in own)
    clauses = tuple(clause for one in excluded for clause in one.argument)
    return Found(
        black,
        0 if black else cell,
        _blocks_of(clauses),
        marks=(("assumed", cell), *leaned_on(view, clauses)),
        variant="argument",
        placements=count,
        part=open_part(view),
        inks=inks,
        excluded=excluded,
    )


def excluded_by(view: LineView, place: int, colour: int) -> Exclusion:
    """Why a line does not leave a cell a colour of several."""
    part = open_part(view)
    return Exclusion(colour, view.line, argument(view.with_colour(place, colour), part), part)


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
        inside = cells(part.first, part.last)
        yield Found(
            black,
            inside & ~black,
            tuple(range(part.block, part.after)),
            spans,
            (("wall", (inside << 1 | inside >> 1) & ~inside & view.white),),
            variant,
            part=part,
            inks=covered(spans, view),
        )
    if (view.full & ~view.white).bit_count() == sum(view.clue):
        blocks, rest = tuple(range(len(view.clue))), view.full & ~view.white
        yield Found(
            rest,
            0,
            blocks,
            marks=(("wall", view.white),),
            variant="rest",
            inks=view.inked(_in_order(view, rest)),
        )


def _in_order(view: LineView, places: int) -> Iterator[tuple[int, int]]:
    """Each block with its cells, if the blocks just fill some places of a line."""
    rest = bits(places)
    for block, length in enumerate(view.clue):
        yield block, sum(1 << place for place in islice(rest, length))


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
            inks=covered(telling, view),
        )
