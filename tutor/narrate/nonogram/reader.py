"""From a nonogram Step's evidence to the things that sentences can name."""

from collections.abc import Iterable

from tutor.narrate.nonogram.words import Blocks, Cells, Lines, Reaches
from tutor.narrate.voice import Fact
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.step import Role, Span, Step

Facts = dict[str, Fact]


class Reader:
    """A Step with the words for its parts at hand."""

    def __init__(self, step: Step, puzzle: Puzzle) -> None:
        self.step = step
        self.puzzle = puzzle
        self.clue = puzzle.clue(step.line)
        self.line_cells = puzzle.cells_of(step.line)

    def cells(self, cells: Iterable[int]) -> Cells:
        """These cells, lowest first."""
        return Cells(self.puzzle, tuple(sorted(set(cells))))

    def places(self, first: int, last: int) -> Cells:
        """The cells of the line from one place to another."""
        return Cells(self.puzzle, tuple(self.line_cells[first : last + 1]))

    def at(self, places: Iterable[int]) -> Cells:
        """The cells of the line at some places."""
        return self.cells(self.line_cells[place] for place in places)

    def place(self, cell: int) -> int:
        """Where a cell of the line stands in it, from 0."""
        return self.line_cells.index(cell)

    def with_role(self, *roles: Role) -> Cells:
        """The cells that play one of these parts."""
        return self.cells(self.step.cells(*roles))

    def line(self, line: Line | None = None) -> Lines:
        """A line; the step's if none is named."""
        return Lines((line or self.step.line,))

    def blocks(self, blocks: Iterable[int]) -> Blocks:
        """These blocks of the line's clue."""
        return Blocks(self.clue, tuple(blocks))

    def reaches(self, spans: Iterable[Span]) -> Reaches:
        """These blocks with the stretches that they can lie in."""
        return Reaches(self.puzzle, self.step.line, tuple(spans))

    @property
    def open_cells(self) -> Cells:
        """The cells that the argument leaves open: all, or those of its part."""
        part = self.step.part
        if part is None:
            return Cells(self.puzzle, tuple(self.line_cells))
        return self.places(part.first, part.last)

    @property
    def open_blocks(self) -> range:
        """The blocks that the argument leaves open: all, or those of its part."""
        part = self.step.part
        return range(len(self.clue)) if part is None else range(part.block, part.after)


def common(read: Reader) -> Facts:
    """What every story may use."""
    step = read.step
    black, white = read.cells(step.black), read.cells(step.white)
    return {
        "line": read.line(),
        "clue": read.blocks(range(len(read.clue))),
        "total": sum(read.clue),
        "blocks": read.blocks(step.blocks),
        "stretch": read.open_cells,
        "open": read.blocks(read.open_blocks),
        "finished": "yes" if len(read.open_blocks) < len(read.clue) else "no",
        "runs": read.with_role("run"),
        "walls": read.with_role("wall"),
        "black": black,
        "white": white,
        "colours": colours(step.black, step.white),
    }


def colours(black: tuple[int, ...], white: tuple[int, ...]) -> str:
    """Which colours are told: for choosing between sentences."""
    return "both" if black and white else "black" if black else "white"
