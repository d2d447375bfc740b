"""Why a colour does not fit a line, told clause by clause."""

from collections.abc import Iterable

from tutor.narrate.nonogram.line_reader import LineReader
from tutor.narrate.voice import Facts
from tutor.nonogram.position import bits
from tutor.nonogram.rules.step import Clause


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
        "stopped": "yes" if clause.black or clause.white else "no",
    }
    if clause.kind in ("begin", "end"):
        return read.text(f"cut-{clause.kind}", **facts, cell=read.at((first,)))
    if clause.kind in ("room-begin", "room-end"):
        return read.text(f"argue-{clause.kind}", **facts, cell=read.at((first,)))
    if clause.kind == "room":
        return read.text("argue-room", **facts, first=read.at((first,)), last=read.at((last,)))
    if clause.kind == "crowded":
        needed = sum(read.clue[block] + 1 for block in clause.blocks) - 1
        return read.text("argue-crowded", **facts, needed=needed, left=max(last - first + 1, 0))
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
    return found


def joined(read: LineReader, clauses: list[str]) -> str:
    """Clauses one after another, the last one joined."""
    if len(clauses) < 2:
        return "".join(clauses)
    return read.text("clauses", first=", ".join(clauses[:-1]), last=clauses[-1])
