"""From a drawing to a nonogram: what its clues leave open, and which cells to change so that
they leave nothing.

A drawing is its rows in ``#`` and ``.``, or in the letters of its inks. It always solves its own
clues; the question is whether others do, and whether lines alone tell it. Changing few cells is
better than changing many, and cells at the edge of a colour better than any that would stand out.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import ne
from typing import Literal

from tutor.base.dice import Dice
from tutor.base.watch import BudgetSpent, Pulse, Watch, no_pulse
from tutor.nonogram.inks import Ink
from tutor.nonogram.position import UNKNOWN, Colour, Position
from tutor.nonogram.puzzle import Puzzle, puzzle_in_inks
from tutor.nonogram.solver import by_lines, solutions

Rows = tuple[str, ...]
"""A drawing."""
Verdict = Literal["lines", "unique", "several", "unknown"]
"""Solvable line by line, and so the only picture; the only picture; one of several; nobody
could find out in a reasonable time."""
_MOST_BRANCHES = 20_000
"""After so many tries nobody waits any longer."""


@dataclass(frozen=True)
class Doubt:
    """What the clues of a drawing leave open."""

    verdict: Verdict
    differing: tuple[int, ...] = ()
    """The cells in which some other picture with these clues differs: all of them, unless
    nobody could find out in a reasonable time."""
    unsettled: tuple[int, ...] = ()
    """The cells that lines alone do not tell."""

    @property
    def is_unique(self) -> bool:
        """Whether no other picture has these clues."""
        return self.verdict in ("lines", "unique")


def unsettled(picture: Rows, inks: Sequence[Ink] = ()) -> tuple[int, ...]:
    """The cells that lines alone do not tell."""
    return _told_by_lines(puzzle_in_inks(picture, inks))[1]


def _told_by_lines(puzzle: Puzzle, pulse: Pulse = no_pulse) -> tuple[Position, tuple[int, ...]]:
    """How far lines lead, and the cells that they leave open."""
    reached = by_lines(Position(puzzle, pulse=pulse))
    assert reached is not None, "every picture solves its own puzzle"
    return reached, tuple(c for c, colour in enumerate(reached.cells) if colour == UNKNOWN)


def doubt_of(
    picture: Rows,
    pulse: Pulse = no_pulse,
    most: int = _MOST_BRANCHES,
    inks: Sequence[Ink] = (),
) -> Doubt:
    """What the clues of a drawing leave open.

    Args:
        picture: the drawing.
        pulse: may stop the work.
        most: after so many branchings nobody waits any longer.
        inks: its colours, where there are several.
    """
    puzzle = puzzle_in_inks(picture, inks)
    reached, open_cells = _told_by_lines(puzzle, pulse)
    if not open_cells:
        return Doubt("lines")
    drawn, watch = colours_of(picture, puzzle), Watch(None, most, pulse)
    differing: set[int] = set()
    try:
        for cell in open_cells:
            if cell in differing:
                continue
            # Another picture has this cell in another colour, or no other picture has.
            for colour in puzzle.colours:
                if colour == drawn[cell]:
                    continue
                other = reached.copy()
                other.set(cell, colour)
                found = next(solutions(other, watch), None)
                if found is not None:
                    differing.update(c for c in open_cells if found.colour(c) != drawn[c])
                    break
            else:
                reached.set(cell, drawn[cell])
    except BudgetSpent:
        verdict: Verdict = "several" if differing else "unknown"
        return Doubt(verdict, tuple(sorted(differing)), open_cells)
    return Doubt("several" if differing else "unique", tuple(sorted(differing)), open_cells)


def colours_of(picture: Rows, puzzle: Puzzle) -> list[Colour]:
    """The colour of every cell of a drawing."""
    of_sign = {sign: colour for colour, sign in enumerate(puzzle.signs)}
    return [of_sign[sign] for row in picture for sign in row]


def repainted(picture: Rows, signs: Mapping[int, str]) -> Rows:
    """A drawing with some cells in other colours, told by their signs."""
    width = len(picture[0])
    cells = list("".join(picture))
    for cell, sign in signs.items():
        cells[cell] = sign
    text = "".join(cells)
    return tuple(text[start : start + width] for start in range(0, len(text), width))


_MOST_OTHERS = 3
"""So many other colours are tried for a cell."""


def _others(picture: Rows, cell: int, inks: Sequence[Ink]) -> list[str]:
    """The colours that a cell might have instead, those that most of its neighbours have first."""
    width = len(picture[0])
    own, around = picture[cell // width][cell % width], _around(picture, cell)
    signs = [".", *(ink.letter for ink in inks)] if inks else [".", "#"]
    others = [sign for sign in signs if sign != own]
    return sorted(others, key=lambda sign: -around.count(sign))[:_MOST_OTHERS]


@dataclass(frozen=True)
class Repair:
    """One cell in its other colour, and what that comes to."""

    cell: int
    colour: Colour
    """The colour that it gets."""
    verdict: Verdict
    left: int
    """How many cells lines alone do not tell then."""


_FEW = 60
"""Whether there is another picture is looked for where lines leave no more cells open."""
_QUICK = 400
"""Branchings for that."""


def repairs(
    picture: Rows,
    doubt: Doubt,
    pulse: Pulse = no_pulse,
    most: int = 5,
    inks: Sequence[Ink] = (),
) -> list[Repair]:
    """Single cells to give another colour, the best first; nothing where lines tell everything.

    Those after which lines tell everything come first, then those after which there is one
    picture, if there are several now. Where no single cell is enough, the one that leaves
    fewest cells open, if that is fewer than now: a first step.
    """
    if doubt.verdict == "lines":
        return []
    found: list[tuple[tuple[int, int, int], Repair]] = []
    signs = puzzle_in_inks(picture, inks).signs
    worth = _worth_turning(picture, doubt)
    for cell, sign in ((one, sign) for one in worth for sign in _others(picture, one, inks)):
        pulse()
        after = repainted(picture, {cell: sign})
        left = unsettled(after, inks)
        verdict: Verdict = "lines" if not left else "several"
        if left and not doubt.is_unique and len(left) <= _FEW:
            verdict = doubt_of(after, pulse, _QUICK, inks).verdict
        repair = Repair(cell, signs.index(sign), verdict, len(left))
        rank = ("lines", "unique").index(verdict) if verdict in ("lines", "unique") else 2
        found.append(((rank, strangeness(picture, cell, sign), len(left)), repair))
    enough = [one for one in sorted(found, key=lambda one: one[0]) if one[0][0] < 2]
    if doubt.is_unique:
        enough = [one for one in enough if one[0][0] == 0]
    if enough:
        return [repair for _, repair in enough[:most]]
    closer = [one for _, one in found if one.left < len(doubt.unsettled)]
    closer.sort(key=lambda one: (one.left, strangeness(picture, one.cell, signs[one.colour])))
    return closer[:1]


def _worth_turning(picture: Rows, doubt: Doubt) -> Iterator[int]:
    """The cells in lines that are not told entirely: those that differ first."""
    width = len(picture[0])
    rows = {cell // width for cell in doubt.unsettled}
    columns = {cell % width for cell in doubt.unsettled}
    first = dict.fromkeys((*doubt.differing, *doubt.unsettled))
    yield from first
    for cell in range(width * len(picture)):
        if cell not in first and (cell // width in rows or cell % width in columns):
            yield cell


def strangeness(picture: Rows, cell: int, sign: str = "") -> int:
    """How much a cell would stand out in another colour: its neighbours of the present one.

    Those of the other colour count for it, where it is told.
    """
    width = len(picture[0])
    around = _around(picture, cell)
    own = around.count(picture[cell // width][cell % width])
    return own - around.count(sign) if sign else own


def _around(picture: Rows, cell: int) -> list[str]:
    """The eight neighbours of a cell; beyond the border all is white."""
    width, height = len(picture[0]), len(picture)
    row, column = divmod(cell, width)
    return [
        picture[r][c] if 0 <= r < height and 0 <= c < width else "."
        for r in range(row - 1, row + 2)
        for c in range(column - 1, column + 2)
        if (r, c) != (row, column)
    ]


@dataclass(frozen=True)
class Repaired:
    """A drawing after some of its cells were changed."""

    picture: Rows
    verdict: Verdict
    changed: tuple[int, ...]
    """The cells that are not what they were."""


_TRIED = 48
"""So many cells are tried for one change."""
_PATIENCE = 12
"""After so many changes that lead no further the best drawing so far is good enough."""


def repaired(
    picture: Rows,
    pulse: Pulse = no_pulse,
    *,
    for_lines: bool = False,
    inks: Sequence[Ink] = (),
) -> Repaired:
    """A drawing with few cells changed, so that its clues tell it from all others.

    Always the same for the same drawing. It may come to no end: then it is the drawing that
    leaves fewest cells open, of those that were met on the way.

    Args:
        picture: the drawing.
        pulse: may stop the work.
        for_lines: whether lines alone are to tell everything.
        inks: its colours, where there are several.
    """
    dice = Dice(0)
    best = now = picture
    best_left = left = unsettled(picture, inks)
    touched: dict[int, None] = {}
    in_vain = 0
    while left and in_vain < _PATIENCE:
        pulse()
        if len(left) <= _FEW:
            doubt = doubt_of(now, pulse, _QUICK, inks)
            if doubt.is_unique and not for_lines:
                return _result(picture, now, doubt.verdict)
            candidates = doubt.differing or left
        else:
            candidates = left
        fresh = [cell for cell in candidates if cell not in touched] or list(candidates)
        tried = []
        for cell in _some(fresh, now, dice):
            for sign in _others(now, cell, inks):
                pulse()
                after = repainted(now, {cell: sign})
                open_cells = len(unsettled(after, inks))
                tried.append((open_cells, strangeness(now, cell, sign), cell, sign))
        _, _, cell, sign = min(tried)
        now = repainted(now, {cell: sign})
        left = unsettled(now, inks)
        touched[cell] = None
        if len(left) < len(best_left):
            best, best_left, in_vain = now, left, 0
        else:
            in_vain += 1
    if not best_left:
        best = _without_needless(picture, best, pulse, inks)
        return _result(picture, best, "lines")
    return _result(picture, best, doubt_of(best, pulse, inks=inks).verdict)


def _some(cells: Sequence[int], picture: Rows, dice: Dice) -> list[int]:
    """As many cells as are tried: those that would stand out least, and some others."""
    if len(cells) <= _TRIED:
        return list(cells)
    half = _TRIED // 2
    ordered = sorted(cells, key=lambda cell: strangeness(picture, cell))
    others = ordered[half:]
    return [*ordered[:half], *(others[i] for i in islice(dice.permutation(len(others)), half))]


def _without_needless(picture: Rows, now: Rows, pulse: Pulse, inks: Sequence[Ink]) -> Rows:
    """Turn back every changed cell without which lines tell everything all the same."""
    before = "".join(picture)
    for cell in _changed(picture, now):
        pulse()
        back = repainted(now, {cell: before[cell]})
        if not unsettled(back, inks):
            now = back
    return now


def _changed(before: Rows, after: Rows) -> tuple[int, ...]:
    different = map(ne, "".join(before), "".join(after))
    return tuple(cell for cell, is_changed in enumerate(different) if is_changed)


def _result(picture: Rows, now: Rows, verdict: Verdict) -> Repaired:
    return Repaired(now, verdict, _changed(picture, now))
