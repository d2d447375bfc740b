"""What a rule finds in one line, before it becomes a Step of a board."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.nonogram.line import solve_line
from tutor.nonogram.position import LineView, Position, bits, mirrored
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.reach import turned_part
from tutor.nonogram.rules.step import Mark, Part, Role, Span, Step

_NOWHERE = Line("row", 0)


class Found(NamedTuple):
    """A conclusion about one line; sets of cells are ints, bit i is its cell i."""

    black: int = 0
    white: int = 0
    blocks: tuple[int, ...] = ()
    spans: tuple[Span, ...] = ()
    marks: tuple[tuple[Role, int], ...] = ()
    """Roles, each with the set of cells that play it."""
    variant: str = ""
    placements: int = 0
    part: Part | None = None
    held: tuple[Span, ...] = ()
    before: tuple[Span, ...] = ()


LineRule = Callable[[LineView], Iterator[Found]]
"""Reads one line; what it finds may include cells that are known already."""


def turned(found: Found, view: LineView) -> Found:
    """What was found in a line read from its other end."""
    length, last_block = view.length, len(view.clue) - 1
    return found._replace(
        black=mirrored(found.black, length),
        white=mirrored(found.white, length),
        blocks=tuple(sorted(last_block - block for block in found.blocks)),
        spans=_turned_spans(found.spans, view),
        marks=tuple((role, mirrored(mask, length)) for role, mask in found.marks),
        part=None if found.part is None else turned_part(found.part, view),
        held=_turned_spans(found.held, view),
        before=_turned_spans(found.before, view),
    )


def _turned_spans(spans: tuple[Span, ...], view: LineView) -> tuple[Span, ...]:
    last_block, last = len(view.clue) - 1, view.length - 1
    return tuple(
        Span(last_block - span.block, last - span.last, last - span.first)
        for span in reversed(spans)
    )


def from_both_ends(rule: LineRule) -> LineRule:
    """A rule that argues from the beginning of a line, and the same from its end."""

    def both(view: LineView) -> Iterator[Found]:
        yield from rule(view)
        yield from (turned(found, view) for found in rule(view.mirrored()))

    return both


Finder = Callable[[Position], Iterator[Step]]


def in_lines(technique: str, rule: LineRule) -> Finder:
    """A rule for all lines of a board: the line that tells most first, each conclusion once.

    What a line says depends on nothing but the line, so it is remembered. One that nothing
    fits says nothing: whatever followed from it would be wrong.
    """

    @lru_cache(maxsize=1 << 14)
    def remembered(clue: Clue, length: int, black: int, white: int) -> tuple[Found, ...]:
        view = LineView(_NOWHERE, clue, length, black, white)
        if not view.unknown or solve_line(clue, length, black, white) is None:
            return ()
        news = (
            found._replace(black=found.black & view.unknown, white=found.white & view.unknown)
            for found in rule(view)
        )
        best: dict[tuple[int, int], Found] = {}
        for found in news:
            if found.black | found.white:
                best.setdefault((found.black, found.white), found)
        return tuple(best.values())

    def find(position: Position) -> Iterator[Step]:
        told = []
        for order, known in enumerate(position.lines_known()):
            for found in remembered(*known):
                count = (found.black | found.white).bit_count()
                told.append((found.placements, -count, order, found))
        told.sort(key=lambda one: one[:3])
        puzzle = position.puzzle
        for _, _, order, found in told:
            yield step_of(technique, puzzle, puzzle.lines[order], found)

    return find


def step_of(technique: str, puzzle: Puzzle, line: Line, found: Found) -> Step:
    """What was found in a line, as a Step of its board."""
    cells = puzzle.cells_of(line)
    marks = tuple(Mark(cells[place], role) for role, mask in found.marks for place in bits(mask))
    return Step(
        technique,
        line,
        tuple(cells[place] for place in bits(found.black)),
        tuple(cells[place] for place in bits(found.white)),
        found.blocks,
        found.spans,
        marks,
        found.variant,
        found.placements,
        part=found.part,
        held=found.held,
        before=found.before,
    )
