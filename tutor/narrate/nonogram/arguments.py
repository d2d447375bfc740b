"""What a sentence about a Step may speak of, rule by rule, read off its evidence."""

from tutor.narrate.nonogram.line_reader import LineReader
from tutor.narrate.voice import Facts
from tutor.nonogram.position import stretches
from tutor.nonogram.rules.ranges import lost, not_taken
from tutor.nonogram.rules.step import Span


def nothing(_: LineReader) -> Facts:
    """A story that needs nothing but what every story has."""
    return {}


def room(read: LineReader) -> Facts:
    """How many cells are there, how many the blocks take, and how many gaps lie between."""
    return {
        "room": len(read.open_cells.items),
        "needed": sum(read.clue[block] for block in read.open_blocks),
        "gaps": len(read.open_blocks) - 1,
    }


def _open_part(read: LineReader) -> Facts:
    """The part of the line that is still open is told first, where it is not all."""
    if len(read.open_cells.items) == len(read.line_cells):
        return {}
    return {"in-line": read.text("open-part", **read.common())}


def pushed(read: LineReader) -> Facts:
    """Each block pushed to one end and to the other, and what it covers either way."""
    return {
        **_open_part(read),
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
    spans = read.step.spans
    return {
        "size": len(read.step.cells("run")),
        "longer": read.blocks(span.block for span in spans),
        "reaches": read.reaches(spans) if spans else "",
    }


def held(read: LineReader) -> Facts:
    """The runs with the blocks they belong to, and how far the blocks around can reach."""
    step = read.step
    holds = [
        read.text(
            "held-next" if number else "held-first",
            run=read.places(run.first, run.last),
            block=read.blocks((run.block,)),
        )
        for number, run in enumerate(step.held)
    ]
    return {
        **_open_part(read),
        "holds": _clauses(read, holds),
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
        **_open_part(read),
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
        reasons=_clauses(read, reasons),
    )


def _cuts(read: LineReader, places: range, span: Span, outwards: int) -> list[str]:
    """The block that takes cells of a range, and the colours that explain the others."""
    end = "begin" if outwards < 0 else "end"
    black, white = (
        {read.place(cell) for cell in read.step.cells(role)} for role in ("run", "wall")
    )
    reasons = []
    if not all(place in white or place + outwards in black for place in places):
        (pusher,) = (s for s in read.step.spans if s.block == span.block + outwards)
        places = not_taken(places, pusher, read.clue[pusher.block], outwards)
        block = read.blocks((pusher.block,))
        reasons.append(read.text(f"cut-block-{end}", block=block))
    if crossed := [place for place in places if place in white]:
        reasons.append(read.text("cut-white", cells=read.at(crossed)))
    if touching := [place for place in places if place not in white]:
        cells, others = read.at(touching), read.at(place + outwards for place in touching)
        reasons.append(read.text(f"cut-black-{end}", cells=cells, others=others))
    return reasons


def _clauses(read: LineReader, clauses: list[str]) -> str:
    """Clauses one after another, the last one joined."""
    if len(clauses) < 2:
        return "".join(clauses)
    return read.text("clauses", first=", ".join(clauses[:-1]), last=clauses[-1])


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
        **_open_part(read),
        "gap": read.with_role("gap"),
        "gaps": len(gaps),
        "shortest": min(read.clue[block] for block in read.open_blocks),
        "short": read.blocks(span.block for span in spans),
        "reaches": read.reaches(spans) if spans else "",
    }


def runs(read: LineReader) -> Facts:
    """Two runs, and how long they would be as one."""
    places = [read.place(cell) for cell in read.step.cells("run")]
    first, last = min(places), max(places)
    return {
        **_open_part(read),
        "both": read.places(first, last),
        "size": last - first + 1,
    }


def ways(read: LineReader) -> Facts:
    """How many ways there are to place the blocks."""
    return {"count": read.step.placements}
