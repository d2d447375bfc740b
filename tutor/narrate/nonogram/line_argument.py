"""Why a colour does not fit a line, told clause by clause."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tutor.narrate.nonogram.ink_words import in_colour
from tutor.narrate.nonogram.line_reader import LineReader
from tutor.narrate.voice import Facts, listed
from tutor.nonogram.inks import BLACK, WHITE, Colour, ColourClue
from tutor.nonogram.position import bits
from tutor.nonogram.puzzle import Line, least_length
from tutor.nonogram.rules.step import Clause, Exclusion, Number, Part


def sentences(read: LineReader, argument: Iterable[Clause]) -> str:
    """The clauses of an argument about the reader's line, one after the other."""
    return " ".join(_sentence(read, clause) for clause in argument)


def opened(read: LineReader) -> Facts:
    """The part of the line that is still open is told first, where it is not all."""
    if len(read.open_cells.items) == len(read.line_cells):
        return {}
    return {"in-line": read.text("open-part", **read.common())}


def open_part(read: LineReader, argument: tuple[Clause, ...]) -> str:
    """The same as a sentence of its own; nothing where the argument says it, or needs it not."""
    if argument[0].kind in ("left-over", "crowded") or not read.open_cells.items:
        return ""
    return str(opened(read).get("in-line", ""))


def _sentence(read: LineReader, clause: Clause) -> str:
    first, last = clause.first, clause.last
    facts: Facts = {
        "block": read.blocks(clause.blocks),
        "reasons": joined(read, _reasons(read, clause)),
        "stopped": "yes" if _reasons(read, clause) else "no",
    }
    if clause.kind in ("begin", "end"):
        return read.text(f"cut-{clause.kind}", **facts, cell=read.at((first,)))
    if clause.kind in ("room-begin", "room-end"):
        return read.text(f"argue-{clause.kind}", **facts, cell=read.at((first,)))
    if clause.kind == "room":
        return read.text("argue-room", **facts, first=read.at((first,)), last=read.at((last,)))
    if clause.kind == "crowded":
        needed = least_length(read.clue[clause.blocks[0] : clause.blocks[-1] + 1])
        return read.text("argue-crowded", **facts, needed=needed, left=max(last - first + 1, 0))
    if clause.kind == "missing":
        return f"{read.crossing(read.at(bits(clause.crossing)).items, clause.blocks)}."
    if clause.kind == "nobody" and clause.spans:
        facts["reaches"] = read.reaches(clause.spans)
    elif clause.kind == "nobody":
        return read.text("argue-too-long", run=read.places(first, last))
    return read.text(f"argue-{clause.kind}", **facts, run=read.places(first, last))


def _reasons(read: LineReader, clause: Clause) -> list[str]:
    """The block beside it that needs its room, and the colours that stop a block."""
    found = []
    if clause.pusher is not None:
        side = "begin" if clause.pusher < clause.blocks[0] else "end"
        found.append(read.text(f"cut-block-{side}", block=read.blocks((clause.pusher,))))
    if clause.white:
        found.append(read.text("cut-white", cells=read.at(bits(clause.white))))
    if clause.black:
        found.append(read.text("argue-touch", cells=read.at(bits(clause.black))))
    if clause.other:
        found.append(read.text("cut-other", cells=read.at(bits(clause.other))))
    if clause.crossing:
        found.append(read.crossing(read.at(bits(clause.crossing)).items, clause.blocks[:1]))
    return found


def joined(read: LineReader, clauses: list[str]) -> str:
    """Clauses one after another, the last one joined."""
    if len(clauses) < 2:
        return "".join(clauses)
    return read.text("clauses", first=", ".join(clauses[:-1]), last=clauses[-1])


def exclusions(read: LineReader, excluded: Sequence[Exclusion]) -> str:
    """Why each of some colours does not fit its line."""
    several = len({one.line for one in excluded}) > 1
    return " ".join(
        read.text(
            "excluded",
            **named_colour(read, one.colour),
            lines="yes" if several else "no",
            line=read.line(one.line),
            cited=cited(one.rests_on) if several else "",
            argument=after_colon(argued(read, one.line, one.part, one.argument)),
        )
        for one in excluded
    )


def possible(read: LineReader, cell: int, excluded: Sequence[Exclusion]) -> str:
    """The colours that a cell can have by its line alone, or by both if two exclude some."""
    colours, lines = read.puzzle.colours_of(cell), {one.line for one in excluded}
    if len(lines) == 1:
        clue = read.puzzle.clue(*lines)
        assert isinstance(clue, ColourClue)
        colours = (*(ink.colour for ink in sorted(set(clue.inks))), WHITE)
    return any_of(read, colours)


def any_of(read: LineReader, colours: Iterable[Colour]) -> str:
    """``red (r), blue (b) or white``."""
    names = [in_colour(one, read.puzzle, read.language) for one in colours]
    return listed(names, read.language, "or")


def argued(read: LineReader, line: Line, part: Part, argument: tuple[Clause, ...]) -> str:
    """An argument about a line of a trial, after what remains of the line."""
    there = LineReader(replace(read.step, line=line, part=part), read.puzzle, read.language)
    return " ".join(filter(None, (open_part(there, argument), sentences(there, argument))))


def after_colon(text: str) -> str:
    """A sentence that goes on after a colon; names of cells stay as they are."""
    return text if text[1:2].isdigit() else text[:1].lower() + text[1:]


def named_colour(read: LineReader, colour: Colour) -> Facts:
    """A colour: ``black`` or ``white``, which messages choose by; of several inks the words."""
    if read.puzzle.inks:
        return {"ink": in_colour(colour, read.puzzle, read.language)}
    return {"colour": "black" if colour == BLACK else "white"}


def written(number: Number) -> str:
    """``3.2``: a line of a trial inside another."""
    return ".".join(map(str, number))


def cited(numbers: Sequence[Number]) -> str:
    """`` (1, 3.2)``: what a line rests on; nothing if the board is enough."""
    return f" ({', '.join(map(written, numbers))})" if numbers else ""
