"""Steps of nonograms told in words: the facts of each argument, and the story of each rule."""

from tutor.base.language import Language
from tutor.narrate.nonogram.line_argument import joined, opened, sentences
from tutor.narrate.nonogram.line_reader import VOICE, Blocks, Cells, LineReader, Lines, colours, say
from tutor.narrate.nonogram.line_reader import legend_of as legend_of
from tutor.narrate.nonogram.trials import both_lines, trial_lines, tried
from tutor.narrate.rungs import REASON
from tutor.narrate.teller import Judgement, Teller
from tutor.narrate.voice import Facts, Story
from tutor.nonogram.explain import Claim, Mistake, Reason
from tutor.nonogram.position import BLACK, stretches
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Span, Step
from tutor.nonogram.rules.walls import lost, not_taken


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
        **opened(read),
        "gap": read.with_role("gap"),
        "gaps": len(gaps),
        "shortest": min(read.clue[block] for block in read.open_blocks),
        "short": read.blocks(span.block for span in spans),
        "reaches": read.reaches(spans) if spans else "",
    }


def runs(read: LineReader) -> Facts:
    """Two runs, and how long they would be as one."""
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
    }


def ways(read: LineReader) -> Facts:
    """How many ways there are to place the blocks; if too many, what a colour leads to."""
    if not read.step.argument:
        black, white = read.step.cells("run"), read.step.cells("wall")
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


STORIES: dict[str, Story[LineReader]] = {
    "empty-line": Story("empty-line", nothing, "line"),
    "full-line": Story(
        "full-line", room, "line", {"part": "full-line-part", "rest": "full-line-rest"}
    ),
    "overlap": Story("overlap", pushed, "line"),
    "punctuation": Story(
        "punctuation",
        closed,
        "line",
        {"done": "punctuation-done", "reach": "punctuation-reach"},
    ),
    "out-of-reach": Story("out-of-reach", held, "line"),
    "block-range": Story("block-range", shrunk, "line"),
    "glue": Story("glue", edge, "line"),
    "mercury": Story("mercury", edge, "line"),
    "forcing": Story(
        "forcing",
        forced,
        "line",
        {"gap-reach": "forcing-reach", "pushed": "forcing-pushed"},
    ),
    "joining": Story("joining", runs, "line", {"split": "splitting"}),
    "complete-line": Story("complete-line", ways, "line", {"argument": "complete-line-argument"}),
    "edge-logic": Story("edge-logic", tried, "scope", lines=trial_lines),
    "contradiction": Story("contradiction", tried, "scope", lines=trial_lines),
    "two-colours": Story("two-colours", tried, "scope", lines=both_lines),
    "nested-trials": Story("nested-trials", tried, "scope", lines=trial_lines),
    "search": Story("search", tried, "scope"),
}


_MOST_STEPS = 6


def _judge_mistake(mistake: Mistake, puzzle: Puzzle, language: Language) -> Judgement[Step]:
    """Which move is wrong, or that the puzzle itself is."""
    move, line = mistake.move, mistake.line
    if move is None:
        return Judgement((say(language, "mistake-puzzle"),), is_plain=True)
    cell = Cells(puzzle, (move.cell,))
    colour = "black" if move.colour == BLACK else "white"
    if mistake.broken is not None:
        clue = puzzle.clue(mistake.broken)
        broken = say(
            language,
            "mistake-broken",
            line=Lines((mistake.broken,)),
            blocks=Blocks(clue, tuple(range(len(clue)))),
            run=mistake.run,
            longest=max(clue, default=0),
        )
        first = say(language, "mistake-first", cell=cell, colour=colour)
        return Judgement((f"{broken} {first}",), mistake.steps, is_plain=True)
    if line is None:
        told = say(language, "mistake-wrong", cell=cell, colour=colour)
    else:
        clue = puzzle.clue(line)
        blocks = Blocks(clue, tuple(range(len(clue))))
        told = say(
            language, "mistake-line", cell=cell, colour=colour, line=Lines((line,)), blocks=blocks
        )
    return Judgement((told,), mistake.steps, mistake.kind == "line")


def _judge_claim(reason: Reason, puzzle: Puzzle, language: Language) -> Judgement[Step]:
    """Proved, refuted, not yet provable."""
    verdict = say(
        language,
        f"verdict-{reason.verdict}",
        claim=_in_words(reason.claim, puzzle, language),
        opposite=_in_words(reason.claim.opposite, puzzle, language),
        count=len(reason.steps),
        shown="yes" if reason.is_shown else "no",
    )
    return Judgement((verdict,), reason.steps)


def _in_words(claim: Claim, puzzle: Puzzle, language: Language) -> str:
    """``r3c4 is black``, to stand inside a sentence."""
    cell = Cells(puzzle, (claim.cell,))
    colour = "black" if claim.colour == BLACK else "white"
    return VOICE.text(language, "claim", cell=cell, colour=colour)


TELLER = Teller(VOICE, LineReader, STORIES, _judge_mistake, _judge_claim, _MOST_STEPS)
called, name, role_name = VOICE.called, VOICE.name, VOICE.role_name
hint, hint_at_mistake, named = TELLER.hint, TELLER.hint_at_mistake, TELLER.named
title, place = TELLER.title, TELLER.place
narrate, tell_mistake, tell_reason = TELLER.narrate, TELLER.tell_mistake, TELLER.tell_reason
told_of = TELLER.told_of


def in_lines(step: Step, puzzle: Puzzle, language: Language) -> list[str]:
    """The rule, the pattern, the reason and the conclusion, one after the other in one line."""
    return [" ".join(filter(None, hint(step, puzzle, language, REASON).sentences))]
