"""The facts of each argument about a line, for the sentences that tell it."""

from collections.abc import Sequence

from tutor.narrate.nonogram.line_argument import (
    exclusions,
    joined,
    opened,
    possible,
    sentences,
)
from tutor.narrate.nonogram.line_reader import LineReader, colours
from tutor.narrate.voice import Facts
from tutor.nonogram.inks import WHITE, ColourClue, gap_after
from tutor.nonogram.position import stretches
from tutor.nonogram.rules.step import Span
from tutor.nonogram.rules.walls import lost, not_taken


def nothing(_: LineReader) -> Facts:
    """A story that needs nothing but what every story has."""
    return {}


def room(read: LineReader) -> Facts:
    """How many cells are there, how many the blocks take, and how many gaps lie between."""
    return {
        "room": len(read.open_cells.items),
        "needed": sum(read.clue[block] for block in read.open_blocks),
        "gaps": sum(gap_after(read.clue, block) for block in read.open_blocks[:-1]),
    }


def pushed(read: LineReader) -> Facts:
    """Each block pushed to one end and to the other, and what it covers either way."""
    return {
        **opened(read),
        "reaches": read.reaches(read.step.spans),
        "pushes": _pushes(read),
    }


def _pushes(read: LineReader) -> str:
    """A sentence per block; the first that can move is told at length."""
    told, message = [], "pushed-block"
    for span in read.step.spans:
        length = read.clue[span.block]
        is_fixed = not _can_move(read, span)
        told.append(
            read.text(
                "pushed-fixed" if is_fixed else message,
                line=read.line(),
                block=read.blocks((span.block,)),
                early=read.places(span.first, span.first + length - 1),
                late=read.places(span.last - length + 1, span.last),
                covered=read.places(span.last - length + 1, span.first + length - 1),
            )
        )
        message = message if is_fixed else "pushed-next"
    return " ".join(told)


def closed(read: LineReader) -> Facts:
    """A run that is a whole block, and the longer blocks that do not get to it."""
    spans, runs = read.step.spans, read.step.cells("run")
    told = read.step.concluded
    sides = [side for side, is_so in _sides(runs, told).items() if is_so]
    return {
        **opened(read),
        "sides": sides[0] if len(sides) == 1 else "both",
        "size": len(runs),
        "longer": read.blocks(span.block for span in spans),
        "reaches": read.reaches(spans) if spans else "",
    }


def _sides(runs: Sequence[int], told: Sequence[int]) -> dict[str, bool]:
    """Whether cells before a run are told, and whether cells after it are."""
    return {
        "before": any(cell < min(runs) for cell in told),
        "after": any(cell > max(runs) for cell in told),
    }


def held(read: LineReader) -> Facts:
    """The runs with the blocks they belong to, and how far the blocks around can reach."""
    step = read.step
    if step.variant == "crossing":
        return {"crossing": read.crossing(step.cells("crossing"), step.blocks)}
    holds = [
        read.text(
            "held-next" if number else "held-first",
            run=read.places(run.first, run.last),
            block=read.blocks((run.block,)),
        )
        for number, run in enumerate(step.held)
    ]
    return {
        **opened(read),
        "holds": joined(read, holds),
        "reaches": read.reaches(step.spans),
    }


def _can_move(read: LineReader, span: Span) -> bool:
    """Whether a block has more than one place."""
    return span.last - span.first + 1 > read.clue[span.block]


def shrunk(read: LineReader) -> Facts:
    """Each range by the lengths alone, and what cuts off its ends.

    A block that pushes another one is told before it: beginnings in order, then ends
    backwards.
    """
    step = read.step
    ranges = list(zip(step.spans, step.before, strict=True))
    told = [_cut_off(read, *one, -1) for one in ranges]
    told += [_cut_off(read, *one, 1) for one in reversed(ranges)]
    return {
        **opened(read),
        "ranges": " ".join(filter(None, told)),
        "fixed": "no" if any(_can_move(read, span) for span in step.spans) else "yes",
        "reaches": read.reaches(span for span in step.spans if span.block in step.blocks),
    }


def _cut_off(read: LineReader, span: Span, before: Span, outwards: int) -> str:
    """What cuts off the beginning of a range (-1), or its end (1); nothing if nothing does."""
    reasons = _cuts(read, lost(before, span, outwards), span, outwards)
    if not reasons:
        return ""
    end, at = ("begin", span.first) if outwards < 0 else ("end", span.last)
    return read.text(
        f"cut-{end}",
        block=read.blocks((span.block,)),
        cell=read.at((at,)),
        reasons=joined(read, reasons),
    )


def _cuts(read: LineReader, places: range, span: Span, outwards: int) -> list[str]:
    """The block that takes cells of a range, and the colours that explain the others."""
    end = "begin" if outwards < 0 else "end"
    black, white = (
        {read.place(cell) for cell in read.step.cells(role)} for role in ("run", "wall")
    )
    black -= _of_other_ink(read, span.block)
    reasons = []
    barred = _barred(read, span.block) | white
    if not all(place in barred or place + outwards in black for place in places):
        (pusher,) = (s for s in read.step.spans if s.block == span.block + outwards)
        taken = read.clue[pusher.block] + gap_after(read.clue, min(span.block, pusher.block))
        places = not_taken(places, pusher, taken, outwards)
        block = read.blocks((pusher.block,))
        reasons.append(read.text(f"cut-block-{end}", block=block))
    if crossed := [place for place in places if place in white]:
        reasons.append(read.text("cut-white", cells=read.at(crossed)))
    if others_there := [place for place in places if place in _of_other_ink(read, span.block)]:
        reasons.append(read.text("cut-other", cells=read.at(others_there)))
    barred = white | _of_other_ink(read, span.block)
    if without := [place for place in places if place in _barred(read, span.block) - barred]:
        reasons.append(read.crossing(read.at(without).items, (span.block,)))
    barred |= _barred(read, span.block)
    if touching := [place for place in places if place not in barred]:
        cells, others = read.at(touching), read.at(place + outwards for place in touching)
        reasons.append(read.text(f"cut-black-{end}", cells=cells, others=others))
    return reasons


def _of_other_ink(read: LineReader, block: int) -> set[int]:
    """The marked cells of another ink than a block's."""
    if not isinstance(read.clue, ColourClue):
        return set()
    own = read.clue.inks[block].colour
    return {read.place(cell) for cell, colour in read.step.seen if colour != own}


def _barred(read: LineReader, block: int) -> set[int]:
    """The marked cells that a block cannot cover for their ink, or for want of its own across."""
    if not isinstance(read.clue, ColourClue):
        return set()
    without = read.puzzle.crossing(read.step.line)[read.clue.inks[block].number - 1]
    marked = {read.place(cell) for cell in read.step.cells("crossing")}
    return _of_other_ink(read, block) | {place for place in marked if without >> place & 1}


def edge(read: LineReader) -> Facts:
    """A run near an edge, or a white cell that serves as one, on which side, and how near."""
    step = read.step
    places = [read.place(cell) for cell in step.cells("run")]
    walls = [read.place(cell) for cell in step.cells("wall")]
    others = [read.place(cell) for cell in step.concluded]
    is_glue = step.technique == "glue"
    from_start = (max(others) > max(places)) == is_glue
    edge_place = 0 if from_start else len(read.line_cells) - 1
    if walls:
        edge_place = walls[0] + 1 if from_start else walls[0] - 1
    lengths = len({read.clue[block] for block in step.blocks})
    shortest = min(read.clue[block] for block in step.blocks)
    end = edge_place + shortest - 1 if from_start else edge_place - shortest + 1
    nearest = min(places) if from_start else max(places)
    return {
        **opened(read),
        "edge": step.variant,
        "side": _side(read, from_start),
        "end": read.at((end,)),
        "glued": read.places(min(edge_place, end), max(edge_place, end)),
        "lengths": lengths,
        "exact": "yes" if nearest == edge_place and lengths == 1 else "no",
        "shortest": shortest,
        "between": abs(nearest - edge_place),
        "lost": read.at(edge_place + (i if from_start else -i) for i in range(len(places))),
        "order": "first" if from_start else "last",
    }


def _side(read: LineReader, from_start: bool) -> str:
    sides = ("left", "right") if read.step.line.axis == "row" else ("top", "bottom")
    return sides[0] if from_start else sides[1]


def forced(read: LineReader) -> Facts:
    """What white cells leave no room for, or force: the latter told like an overlap."""
    return pushed(read) if read.step.variant == "pushed" else _gap(read)


def _gap(read: LineReader) -> Facts:
    """Gaps that are too small, and where the blocks that would fit lie instead."""
    mask = sum(1 << read.place(cell) for cell in read.step.cells("gap"))
    gaps = stretches(mask)
    largest = max(last - first + 1 for first, last in gaps)
    spans = [span for span in read.step.spans if read.clue[span.block] <= largest]
    return {
        **opened(read),
        "gap": read.with_role("gap"),
        "gaps": len(gaps),
        "shortest": min(read.clue[block] for block in read.open_blocks),
        "short": read.blocks(span.block for span in spans),
        "reaches": read.reaches(spans) if spans else "",
    }


def runs(read: LineReader) -> Facts:
    """Two runs, how long they would be as one, and where the blocks so long can lie."""
    between = [read.place(cell) for cell in read.step.concluded]
    places = {read.place(cell) for cell in read.step.cells("run")}
    first, last = min(between) - 1, max(between) + 1
    while first - 1 in places:
        first -= 1
    while last + 1 in places:
        last += 1
    return {
        **opened(read),
        "pair": read.at(place for place in places if first <= place <= last),
        "others": read.at(place for place in places if not first <= place <= last),
        "both": read.places(first, last),
        "size": last - first + 1,
        "longer": read.blocks(span.block for span in read.step.spans),
        "reaches": read.reaches(read.step.spans) if read.step.spans else "",
    }


def ways(read: LineReader) -> Facts:
    """How many ways there are to place the blocks; if too many, what a colour leads to."""
    if read.step.excluded:
        return _excluded(read)
    if not read.step.argument:
        black, white = read.step.cells("run"), read.step.cells("wall")
        if read.puzzle.inks:
            return _ways_in_inks(read, white)
        known = read.text(
            "known-in",
            line=read.line(),
            black=read.cells(black),
            white=read.cells(white),
            colours=colours(black, white),
        )
        return {"count": read.step.placements, "known": known if black or white else ""}
    return {
        **opened(read),
        "cell": read.cells(read.step.concluded),
        "colour": "black" if read.step.white else "white",
        "argument": sentences(read, read.step.argument),
    }


def _excluded(read: LineReader) -> Facts:
    """The colours that a cell could have, and why its lines leave only one of them."""
    (cell,) = read.step.concluded
    return {
        "cell": read.cells((cell,)),
        "both": read.lines(read.puzzle.lines_of(cell)),
        "possible": possible(read, cell, read.step.excluded),
        "argument": exclusions(read, read.step.excluded),
    }


def _ways_in_inks(read: LineReader, white: Sequence[int]) -> Facts:
    """The same where there are several inks, with the lines across that lack one."""
    step = read.step
    seen = read.painted(dict(step.seen) | dict.fromkeys(white, WHITE))
    told = [read.text("known-in", line=read.line(), painted=seen)] if seen else []
    if without := read.crossing(step.cells("crossing"), step.blocks):
        told.append(f"{without}.")
    return {"count": step.placements, "known": " ".join(told)}
