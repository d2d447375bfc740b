"""Suppositions: followed line by line, and told with nothing but what their end rests on.

What follows is told by the simplest rule for its line, with the numbers of what it rests
on. A supposition may have others inside it, which are refuted there.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.nonogram.line import told_by
from tutor.nonogram.position import BLACK, WHITE, LineView, Position, bits
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.argument import argument
from tutor.nonogram.rules.in_line import Named, fewest, follows, simplest_rules
from tutor.nonogram.rules.reach import open_part
from tutor.nonogram.rules.step import Consequence, Number, Refutation


class Item(NamedTuple):
    """What one line makes of a supposition; or what another one inside it proves."""

    line: Line
    cells: dict[int, int]
    """The colours of cells."""
    inner: "Supposition | None" = None


class Supposition:
    """A board on which a cell is tried in one colour."""

    def __init__(self, position: Position, cell: int, colour: int) -> None:
        self.board = position.copy()
        self.board.set(cell, colour)
        self.puzzle = position.puzzle
        self.cell, self.colour = cell, colour
        self.items: list[Item] = []
        self.refuted: Line | None = None

    def is_over(self) -> bool:
        """Whether nothing fits some line."""
        return self.refuted is not None

    def solve(self, line: Line) -> Iterable[int]:
        """Solve a line; the cells that it makes black or white."""
        view = self.board.view(line)
        implied = told_by(view)
        if implied is None:
            self.refuted = line
            return ()
        cells = self.puzzle.cells_of(line)
        found = {cells[place]: int(BLACK) for place in bits(implied.black & ~view.black)}
        found |= {cells[place]: int(WHITE) for place in bits(implied.white & ~view.white)}
        if found:
            self.add(Item(line, found))
        return found

    def add(self, item: Item) -> None:
        """Write down what follows."""
        self.items.append(item)
        for cell, colour in item.cells.items():
            self.board.set(cell, colour)

    def follow(self, lines: Iterable[Line]) -> list[Line]:
        """Solve some lines, one wave; the lines that this has changed."""
        changed: dict[Line, None] = {}
        for line in lines:
            for cell in self.solve(line):
                changed[crossing(self.puzzle, cell, line)] = None
            if self.refuted is not None:
                return []
        return list(changed)

    def follow_all(self, lines: Iterable[Line], waves: int = 1_000_000) -> list[Line]:
        """Wave after wave; the lines that are left when the waves are over."""
        left = list(lines)
        while left and waves:
            left, waves = self.follow(left), waves - 1
        return left


def crossing(puzzle: Puzzle, cell: int, line: Line) -> Line:
    """The other line of a cell."""
    row, column = puzzle.lines_of(cell)
    return column if line == row else row


@dataclass
class _Kept:
    """What is kept of a supposition: items with the cells that count and what these rest on."""

    supposition: Supposition
    items: list[tuple[Item, dict[int, int], set[int], "_Kept | None"]] = field(default_factory=list)
    end: set[int] = field(default_factory=set)
    needs: set[int] = field(default_factory=set)
    """The cells of suppositions around it that it rests on."""


def _keep(
    base: Position, around: dict[int, int], supposition: Supposition, wanted: int | None = None
) -> _Kept:
    """Go back from the line that nothing fits, or from a cell, to what it rests on."""
    kept = _Kept(supposition)
    supposed = {**around, supposition.cell: supposition.colour}
    for item in supposition.items:
        supposed |= item.cells
    if wanted is None:
        assert supposition.refuted is not None
        kept.end = _premises(base, supposed, supposition.refuted, {})
        needed = set(kept.end)
    else:
        needed = {wanted}
    for item in reversed(supposition.items):
        for cell in item.cells:
            del supposed[cell]
        cells = {cell: colour for cell, colour in item.cells.items() if cell in needed}
        if not cells:
            continue
        inner = None
        if item.inner is None:
            premises = _premises(base, supposed, item.line, cells)
        else:
            inner = _keep(base, supposed, item.inner)
            premises = inner.needs
        kept.items.append((item, cells, premises, inner))
        needed |= premises
    kept.items.reverse()
    kept.needs = needed & around.keys()
    return kept


def _premises(
    base: Position, supposed: dict[int, int], line: Line, cells: dict[int, int]
) -> set[int]:
    """The supposed cells of a line that it needs to tell cells, or for nothing to fit."""
    places = base.puzzle.cells_of(line)
    here = [cell for cell in supposed if cell in places]
    view = _view(base, line, {cell: supposed[cell] for cell in here})
    black, white = _masks(places, cells)
    found = fewest(view, [places.index(cell) for cell in here], black, white)
    return {places[place] for place in found}


def _masks(places: range, cells: dict[int, int]) -> tuple[int, int]:
    black = sum(1 << places.index(cell) for cell, colour in cells.items() if colour == BLACK)
    white = sum(1 << places.index(cell) for cell, colour in cells.items() if colour == WHITE)
    return black, white


def _view(base: Position, line: Line, cells: dict[int, int]) -> LineView:
    """A line of a board with some more cells known."""
    view = base.view(line)
    black, white = _masks(base.puzzle.cells_of(line), cells)
    return LineView(view.line, view.clue, view.length, view.black | black, view.white | white)


class _Writer:
    """Numbers what is kept, and names the rules."""

    def __init__(self, base: Position) -> None:
        self.base = base
        self.colours: dict[int, int] = {}
        self.numbers: dict[int, Number] = {}

    def refutation(self, kept: _Kept, prefix: Number, start: int) -> Refutation:
        """A supposition from its first number on, to the line that nothing fits."""
        before = dict(self.colours), dict(self.numbers)
        trail = self.trail(kept, prefix, start)
        supposition = kept.supposition
        assert supposition.refuted is not None
        cited = self._cited(supposition.refuted, {self.numbers[cell] for cell in kept.end}, {})
        view = self._known(supposition.refuted, cited)
        part = open_part(view)
        found = Refutation(
            supposition.cell,
            supposition.colour,
            trail,
            supposition.refuted,
            cited,
            argument(view, part),
            part,
        )
        self.colours, self.numbers = before
        return found

    def trail(self, kept: _Kept, prefix: Number, start: int) -> tuple[Consequence, ...]:
        """What follows from a supposition, numbered."""
        self._write({kept.supposition.cell: kept.supposition.colour}, (*prefix, start))
        trail: list[Consequence] = []
        for item, cells, premises, inner in kept.items:
            number = (*prefix, start + 1 + len(trail))
            if inner is not None:
                refuted = self.refutation(inner, number, 1)
                trail.append(_consequence(item.line, cells, number, "contradiction", inner=refuted))
                self._write(cells, number)
                continue
            cited = {self.numbers[cell] for cell in premises}
            for named, told, by in list(self._pieces(item.line, cells, cited)):
                number = (*prefix, start + 1 + len(trail))
                one = _consequence(item.line, told, number, named.rule, by)
                found = named.found
                trail.append(one._replace(argument=found.argument, part=found.part))
                self._write(told, number)
        return tuple(trail)

    def _pieces(
        self, line: Line, cells: dict[int, int], numbers: set[Number]
    ) -> Iterator[tuple[Named, dict[int, int], tuple[Number, ...]]]:
        """The cells that a line tells, each with the simplest rule from what alone it needs."""
        places = self.base.puzzle.cells_of(line)
        cited = self._cited(line, numbers, cells)
        named = list(simplest_rules(self._known(line, cited), *_masks(places, cells)))
        for one in named:
            told = {places[place]: int(BLACK) for place in bits(one.black)}
            told |= {places[place]: int(WHITE) for place in bits(one.white)}
            if len(named) == 1:
                yield one, told, cited
            else:
                yield from self._pieces(line, told, set(cited))

    def _write(self, cells: dict[int, int], number: Number) -> None:
        self.colours |= cells
        self.numbers |= dict.fromkeys(cells, number)

    def _known(self, line: Line, numbers: Iterable[Number]) -> LineView:
        """A line with what some numbers tell."""
        cited, places = set(numbers), self.base.puzzle.cells_of(line)
        cells = {
            cell: self.colours[cell]
            for cell, number in self.numbers.items()
            if number in cited and cell in places
        }
        return _view(self.base, line, cells)

    def _cited(self, line: Line, numbers: set[Number], cells: dict[int, int]) -> tuple[Number, ...]:
        """Of some numbers those that a line needs to tell cells, or for nothing to fit."""
        told = _masks(self.base.puzzle.cells_of(line), cells)
        for number in sorted(numbers, reverse=True):
            if follows(self._known(line, numbers - {number}), *told):
                numbers = numbers - {number}
        return tuple(sorted(numbers))


def _consequence(
    line: Line,
    cells: dict[int, int],
    number: Number,
    rule: str,
    rests_on: tuple[Number, ...] = (),
    inner: Refutation | None = None,
) -> Consequence:
    black = tuple(sorted(cell for cell, colour in cells.items() if colour == BLACK))
    white = tuple(sorted(cell for cell, colour in cells.items() if colour == WHITE))
    return Consequence(line, black, white, number, rule, rests_on, inner=inner)


def refutation_of(base: Position, supposition: Supposition) -> Refutation:
    """A refuted supposition, told."""
    return _Writer(base).refutation(_keep(base, {}, supposition), (), 1)


def trail_to(
    base: Position, supposition: Supposition, cell: int, start: int = 1
) -> tuple[Consequence, ...]:
    """What leads from a supposition to a cell, told; the supposition has the first number."""
    return _Writer(base).trail(_keep(base, {}, supposition, cell), (), start)
