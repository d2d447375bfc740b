"""What a sentence about a trial may speak of: the cell that is tried, and where it leads."""

from tutor.narrate.nonogram.blocks_and_lines import Blocks
from tutor.narrate.nonogram.line_reader import LineReader, colours
from tutor.narrate.voice import Facts
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Consequence


def tried(read: LineReader) -> Facts:
    """The cell, its colour in the trial, and every line that the trial leads to."""
    step = read.step
    (cell,) = step.cells("assumed")
    colour = "black" if step.white else "white"
    return {
        "cell": read.cells((cell,)),
        "colour": colour,
        "scope": read.line(scope(read)),
        "links": " ".join(_links(read, cell if colour == "black" else None)),
    }


def scope(read: LineReader) -> Line:
    """The line where a trial begins: at the edge if that is its point, else a row."""
    (cell,) = read.step.cells("assumed")
    row, column = read.puzzle.lines_of(cell)
    return column if read.step.variant == "column" else row


def _links(read: LineReader, tried: int | None) -> list[str]:
    """Link by link; a block that begins or ends a line is named."""
    black = set() if tried is None else {tried}
    told: list[str] = []
    for link in read.step.trail:
        end = _end_block(read, link, black)
        clue = read.puzzle.clue(link.line)
        told.append(
            read.text(
                "trial-link" if end is None else f"trial-{end}",
                line=read.line(link.line),
                block=clue[-1 if end == "last" else 0] if clue else 0,
                black=read.cells(link.black),
                white=read.cells(link.white),
                colours=colours(link.black, link.white),
                link="first" if not told else "next",
            )
        )
        black |= set(link.black)
    clue = read.puzzle.clue(read.step.line)
    blocks = Blocks(clue, tuple(range(len(clue))))
    return [*told, read.text("trial-end", line=read.line(), blocks=blocks)]


def _end_block(read: LineReader, link: Consequence, black: set[int]) -> str | None:
    """Whether a link is nothing but the first, or the last, block of its line."""
    cells, clue = list(read.puzzle.cells_of(link.line)), read.puzzle.clue(link.line)
    for end, order in (("first", 1), ("last", -1)):
        in_order, length = cells[::order], clue[::order][0] if clue else 0
        is_block = in_order[0] in black and {*link.black} <= {*in_order[:length]}
        if is_block and {*link.white} <= {*in_order[length : length + 1]}:
            return end
    return None
