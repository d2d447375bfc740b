"""From a nonogram Step's evidence to the things that sentences can name."""

from collections.abc import Iterable
from functools import partial

from tutor.base.language import Language
from tutor.narrate.legend import LegendLine, role_lines
from tutor.narrate.nonogram.blocks_and_lines import VOICE, Blocks, Cells, Lines, Reaches
from tutor.narrate.voice import Fact, Facts
from tutor.narrate.voice import Line as Message
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.step import Mark, Role, Span, Step


class LineReader:
    """A Step with the words for its parts at hand."""

    def __init__(self, step: Step, puzzle: Puzzle, language: Language) -> None:
        self.step = step
        self.puzzle = puzzle
        self.language = language
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

    then = "then"

    @property
    def title(self) -> Message:
        """What its rule is called."""
        return f"name-{self.step.technique}", {}

    def legend(self) -> tuple[LegendLine, ...]:
        """What the argument starts from, role by role."""
        return legend_of(self.step.marks, self.puzzle, self.language)

    def text(self, message: str, **facts: Fact) -> str:
        """The bare text of a message, to stand inside another."""
        return VOICE.text(self.language, message, **facts)

    def common(self) -> Facts:
        """What every story may use."""
        step = self.step
        facts: Facts = {
            "line": self.line(),
            "clue": self.blocks(range(len(self.clue))),
            "total": sum(self.clue),
            "blocks": self.blocks(step.blocks),
            "stretch": self.open_cells,
            "open": self.blocks(self.open_blocks),
            "finished": "yes" if len(self.open_blocks) < len(self.clue) else "no",
            "runs": self.with_role("run"),
            "walls": self.with_role("wall"),
            "black": self.cells(step.black),
            "white": self.cells(step.white),
            "colours": colours(step.black, step.white),
        }
        return {**facts, "in-line": self.text("in-line", **facts)}


def legend_of(
    marks: tuple[Mark, ...], puzzle: Puzzle, language: Language
) -> tuple[LegendLine, ...]:
    """A line for each role of some marks, with its cells, in the order they come in."""
    return role_lines(marks, partial(Cells, puzzle), VOICE, language)


def colours(black: tuple[int, ...], white: tuple[int, ...]) -> str:
    """Which colours are told: for choosing between sentences."""
    return "both" if black and white else "black" if black else "white"
