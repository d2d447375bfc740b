"""Suppositions: followed line by line, and told with nothing but what their end rests on.

What follows is told by the simplest rule for its line, with the numbers of what it rests
on. A supposition may have others inside it, which are refuted there.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.nonogram.inks import BLACK, WHITE, colour_of_ink, ink_of_colour
from tutor.nonogram.line import Told, told_by
from tutor.nonogram.position import LineView, Position, bits
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.argument import argument
from tutor.nonogram.rules.crossing import crossed, layer
from tutor.nonogram.rules.edges import excluded_by
from tutor.nonogram.rules.in_line import Bars, Named, fewest, follows, simplest_rules
from tutor.nonogram.rules.reach import open_part
from tutor.nonogram.rules.step import Consequence, Number, Trial


class Item(NamedTuple):
    """What one line makes of a supposition; or two of them, or others inside it."""

    line: Line
    cells: dict[int, int]
    """The colours of cells."""
    inner: "tuple[Supposition, ...]" = ()
    """The suppositions inside it that refute the other colours of its cell."""
    barred: tuple[tuple[int, Line], ...] = ()
    """The colours of its cell that two lines bar between them, each with the one that does."""


class Supposition:
    """A board on which a cell is tried in one colour."""

    def __init__(self, position: Position, cell: int, colour: int) -> None:
        self.board = position.copy()
        self.board.set(cell, colour)
        self.puzzle = position.puzzle
        self.cell, self.colour = cell, colour
        self.items: list[Item] = []
        self.refuted: Line | None = None
        self.seen = bytearray(len(self.puzzle.lines))
        """Of each line, whether it was solved."""

    def is_over(self) -> bool:
        """Whether nothing fits some line."""
        return self.refuted is not None

    def solve(self, line: Line) -> Iterable[int]:
        """Solve a line; the cells that it gives a colour."""
        view = self.board.view(line)
        self.seen[line.index + (self.puzzle.height if line.axis == "column" else 0)] = 1
        implied = told_by(view)
        if implied is None:
            self.refuted = line
            return ()
        found = _news(view, implied, self.puzzle.cells_of(line))
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
            if not left and self.refuted is None and self.puzzle.inks:
                left = self._cross()
        return left

    def _cross(self) -> list[Line]:
        """Cells to which their two lines leave one colour; the lines that this has changed."""
        puzzle = self.puzzle
        found = list(crossed(self.board, puzzle.lines[: puzzle.height]))
        for one in found:
            row, _ = puzzle.lines_of(one.cell)
            self.add(Item(row, {one.cell: one.colour}, barred=one.barred))
        return list(dict.fromkeys(line for one in found for line in puzzle.lines_of(one.cell)))


def _news(view: LineView, implied: Told, cells: range) -> dict[int, int]:
    """The colours that a line gives to cells."""
    black = implied.black & ~view.black
    found: dict[int, int] = {}
    for ink, mask in enumerate(implied.inks or (black,), start=1) if black else ():
        found |= {cells[place]: colour_of_ink(ink) for place in bits(mask & black)}
    return found | {cells[place]: int(WHITE) for place in bits(implied.white & ~view.white)}


def crossing(puzzle: Puzzle, cell: int, line: Line) -> Line:
    """The other line of a cell."""
    row, column = puzzle.lines_of(cell)
    return column if line == row else row


LINE_EFFORT = 2
"""How much a line of a trial is to follow, a clause of an argument being one."""


@dataclass
class _Kept:
    """What is kept of a supposition: items with the cells that count and what these rest on."""

    supposition: Supposition
    items: list[tuple[Item, dict[int, int], set[int], "list[_Kept]"]] = field(default_factory=list)
    end: set[int] = field(default_factory=set)
    needs: set[int] = field(default_factory=set)
    """The cells of suppositions around it that it rests on."""

    @property
    def effort(self) -> int:
        """What is to be followed at the least, once it is told."""
        inner = sum(one.effort for *_, inside in self.items for one in inside)
        return LINE_EFFORT * len(self.items) + int(self.supposition.is_over()) + inner


def _keep(
    base: Position, around: dict[int, int], supposition: Supposition, wanted: int | None = None
) -> _Kept:
    """Go back from the line that nothing fits, or from a cell, to what it rests on."""
    kept, puzzle = _Kept(supposition), base.puzzle
    supposed = {**around, supposition.cell: supposition.colour}
    for item in supposition.items:
        supposed |= item.cells
    if wanted is None:
        assert supposition.refuted is not None
        kept.end = _premises(base, supposed, supposition.refuted, ())
        needed = set(kept.end)
    else:
        needed = {wanted}
    for item in reversed(supposition.items):
        for cell in item.cells:
            del supposed[cell]
        cells = {cell: colour for cell, colour in item.cells.items() if cell in needed}
        if not cells:
            continue
        premises, inner = set[int](), [_keep(base, supposed, one) for one in item.inner]
        for one in inner:
            premises |= one.needs
        for line, bars in _tasks(puzzle, item, cells):
            premises |= _premises(base, supposed, line, bars)
        kept.items.append((item, cells, premises, inner))
        needed |= premises
    kept.items.reverse()
    kept.needs = needed & around.keys()
    return kept


def _tasks(puzzle: Puzzle, item: Item, cells: dict[int, int]) -> Iterator[tuple[Line, Bars]]:
    """What lines have to bar for an item."""
    if item.barred:
        for colour, line in item.barred:
            (cell,) = cells
            yield line, _bar(puzzle, line, cell, colour)
    elif not item.inner:
        yield item.line, _bars(puzzle, item.line, cells)


def _bars(puzzle: Puzzle, line: Line, cells: dict[int, int]) -> Bars:
    """Every colour but its own barred for each cell."""
    places, bars = puzzle.cells_of(line), [0] * len(puzzle.colours)
    for cell, colour in cells.items():
        own, bit = layer(colour), 1 << places.index(cell)
        bars = [mask if number == own else mask | bit for number, mask in enumerate(bars)]
    return tuple(bars)


def _bar(puzzle: Puzzle, line: Line, cell: int, colour: int) -> Bars:
    """One colour barred for a cell."""
    bit = 1 << puzzle.cells_of(line).index(cell)
    return tuple(bit if number == layer(colour) else 0 for number in range(len(puzzle.colours)))


def _premises(base: Position, supposed: dict[int, int], line: Line, bars: Bars) -> set[int]:
    """The supposed cells of a line that it needs to bar colours, or for nothing to fit."""
    places = base.puzzle.cells_of(line)
    here = [cell for cell in supposed if cell in places]
    view = _view(base, line, {cell: supposed[cell] for cell in here})
    found = fewest(view, [places.index(cell) for cell in here], bars)
    return {places[place] for place in found}


def _view(base: Position, line: Line, cells: dict[int, int]) -> LineView:
    """A line of a board with some more cells known."""
    view, places = base.view(line), base.puzzle.cells_of(line)
    black, white, inks = view.black, view.white, list(view.inks)
    for cell, colour in cells.items():
        bit = 1 << places.index(cell)
        if colour == WHITE:
            white |= bit
            continue
        black |= bit
        if inks:
            inks[ink_of_colour(colour) - 1] |= bit
    return LineView(view.line, view.clue, view.length, black, white, tuple(inks), view.crossing)


class _Writer:
    """Numbers what is kept, and names the rules."""

    def __init__(self, base: Position) -> None:
        self.base = base
        self.colours: dict[int, int] = {}
        self.numbers: dict[int, Number] = {}

    def trial(self, kept: _Kept, prefix: Number, start: int) -> Trial:
        """A supposition from its first number on, to the line that nothing fits if there is one."""
        before = dict(self.colours), dict(self.numbers)
        supposition = kept.supposition
        number = (*prefix, start)
        told = Trial(
            supposition.cell, supposition.colour, self._trail(kept, prefix, start), number=number
        )
        line = supposition.refuted
        if line is not None:
            cited = self._cited(line, {self.numbers[cell] for cell in kept.end}, ())
            view = self._known(line, cited)
            part = open_part(view)
            told = told._replace(
                line=line, rests_on=cited, argument=argument(view, part), part=part
            )
        self.colours, self.numbers = before
        return told

    def _trail(self, kept: _Kept, prefix: Number, start: int) -> tuple[Consequence, ...]:
        """What follows from a supposition, numbered."""
        self._write({kept.supposition.cell: kept.supposition.colour}, (*prefix, start))
        trail: list[Consequence] = []
        for item, cells, premises, inner in kept.items:
            number = (*prefix, start + 1 + len(trail))
            if inner:
                trials = self.trials(inner, number)
                trail.append(_consequence(item.line, cells, number, "contradiction", inner=trials))
                self._write(cells, number)
                continue
            cited = {self.numbers[cell] for cell in premises}
            if item.barred:
                trail.append(self._crossed(item, cells, number, cited))
                self._write(cells, number)
                continue
            for named, told, by in list(self._pieces(item.line, cells, cited)):
                number = (*prefix, start + 1 + len(trail))
                one, found = _consequence(item.line, told, number, named.rule, by), named.found
                trail.append(
                    one._replace(argument=found.argument, part=found.part, excluded=found.excluded)
                )
                self._write(told, number)
        return tuple(trail)

    def trials(self, kept: Iterable[_Kept], prefix: Number) -> tuple[Trial, ...]:
        """Several trials of a cell, numbered one after the other."""
        told: list[Trial] = []
        start = 1
        for one in kept:
            told.append(self.trial(one, prefix, start))
            start += 1 + len(told[-1].trail)
        return tuple(told)

    def _crossed(
        self, item: Item, cells: dict[int, int], number: Number, cited: set[Number]
    ) -> Consequence:
        """A cell that two lines together tell, each with what it needs."""
        excluded = []
        (cell,) = cells
        for colour, line in item.barred:
            by = self._cited(line, cited, _bar(self.base.puzzle, line, cell, colour))
            place = self.base.puzzle.cells_of(line).index(cell)
            why = excluded_by(self._known(line, by), place, colour)
            excluded.append(why._replace(rests_on=by))
        together = tuple(sorted({one for why in excluded for one in why.rests_on}))
        told = _consequence(item.line, cells, number, "complete-line", together)
        return told._replace(excluded=tuple(excluded))

    def _pieces(
        self, line: Line, cells: dict[int, int], numbers: set[Number]
    ) -> Iterator[tuple[Named, dict[int, int], tuple[Number, ...]]]:
        """The cells that a line tells, each with the simplest rule from what alone it needs."""
        places = self.base.puzzle.cells_of(line)
        cited = self._cited(line, numbers, _bars(self.base.puzzle, line, cells))
        wanted = sum(1 << places.index(cell) for cell in cells)
        named = simplest_rules(self._known(line, cited), wanted)
        for one in named:
            told = {places[place]: cells[places[place]] for place in bits(one.places)}
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

    def _cited(self, line: Line, numbers: set[Number], bars: Bars) -> tuple[Number, ...]:
        """Of some numbers those that a line needs to bar colours, or for nothing to fit."""
        for number in sorted(numbers, reverse=True):
            if follows(self._known(line, numbers - {number}), bars):
                numbers = numbers - {number}
        return tuple(sorted(numbers))


def _consequence(
    line: Line,
    cells: dict[int, int],
    number: Number,
    rule: str,
    rests_on: tuple[Number, ...] = (),
    inner: tuple[Trial, ...] = (),
) -> Consequence:
    black = tuple(sorted(cell for cell, colour in cells.items() if colour != WHITE))
    white = tuple(sorted(cell for cell, colour in cells.items() if colour == WHITE))
    inks = tuple(cells[cell] for cell in black)
    return Consequence(
        line,
        black,
        white,
        number,
        rule,
        rests_on,
        inner=inner,
        inks=() if inks == (BLACK,) * len(black) else inks,
    )


class Untold:
    """Suppositions with what counts of them, not yet told: how long that gets is seen before."""

    def __init__(
        self, base: Position, suppositions: Iterable[Supposition], wanted: int | None = None
    ) -> None:
        """Go back in each supposition from its end.

        Args:
            base: the board.
            suppositions: those to tell, one after the other.
            wanted: the cell up to which one is told that nothing speaks against.
        """
        self._base = base
        self._kept = [
            _keep(base, {}, one, None if one.is_over() else wanted) for one in suppositions
        ]

    @property
    def effort(self) -> int:
        """What is to be followed at the least."""
        return sum(one.effort for one in self._kept)

    def told(self) -> tuple[Trial, ...]:
        """The suppositions with all that follows, numbered on."""
        return _Writer(self._base).trials(self._kept, ())
