"""From a drawing to a nonogram: what its clues leave open, and which cells to change so that
they leave nothing.

A drawing is its rows in ``#`` and ``.``. It always solves its own clues; the question is whether
others do, and whether lines alone tell it. Changing few cells is better than changing many, and
cells at the edge of black and white better than any that would stand out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import ne
from typing import Literal

from tutor.base.dice import Dice
from tutor.base.watch import BudgetSpent, Pulse, Watch, no_pulse
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import puzzle_of
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


def unsettled(picture: Rows) -> tuple[int, ...]:
    """The cells that lines alone do not tell."""
    reached = by_lines(Position(puzzle_of(picture)))
    assert reached is not None, "every picture solves its own puzzle"
    return tuple(cell for cell, colour in enumerate(reached.cells) if colour == UNKNOWN)


def doubt_of(picture: Rows, pulse: Pulse = no_pulse, most: int = _MOST_BRANCHES) -> Doubt:
    """What the clues of a drawing leave open.

    Args:
        picture: the drawing.
        pulse: may stop the work.
        most: after so many branchings nobody waits any longer.
    """
    puzzle = puzzle_of(picture)
    reached = by_lines(Position(puzzle, pulse=pulse))
    assert reached is not None, "every picture solves its own puzzle"
    open_cells = tuple(cell for cell, colour in enumerate(reached.cells) if colour == UNKNOWN)
    if not open_cells:
        return Doubt("lines")
    drawn, watch = _cells(picture), Watch(None, most, pulse)
    differing: set[int] = set()
    try:
        for cell in open_cells:
            if cell in differing:
                continue
            # Another picture has this cell in its other colour, or no other picture has.
            other = reached.copy()
            other.set(cell, BLACK + WHITE - drawn[cell])
            found = next(solutions(other, watch), None)
            if found is None:
                reached.set(cell, drawn[cell])
            else:
                differing.update(c for c in open_cells if found.colour(c) != drawn[c])
    except BudgetSpent:
        verdict: Verdict = "several" if differing else "unknown"
        return Doubt(verdict, tuple(sorted(differing)), open_cells)
    return Doubt("several" if differing else "unique", tuple(sorted(differing)), open_cells)


def _cells(picture: Rows) -> list[Colour]:
    return [BLACK if sign == "#" else WHITE for row in picture for sign in row]


def turned(picture: Rows, cells: Sequence[int]) -> Rows:
    """A drawing with some cells in their other colour."""
    width = len(picture[0])
    signs = list("".join(picture))
    for cell in cells:
        signs[cell] = "." if signs[cell] == "#" else "#"
    text = "".join(signs)
    return tuple(text[start : start + width] for start in range(0, len(text), width))


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


def repairs(picture: Rows, doubt: Doubt, pulse: Pulse = no_pulse, most: int = 5) -> list[Repair]:
    """Single cells to turn over, the best first; nothing where lines tell everything.

    Those after which lines tell everything come first, then those after which there is one
    picture, if there are several now. Where no single cell is enough, the one that leaves
    fewest cells open, if that is fewer than now: a first step.
    """
    if doubt.verdict == "lines":
        return []
    found: list[tuple[tuple[int, int, int], Repair]] = []
    now = _cells(picture)
    for cell in _worth_turning(picture, doubt):
        pulse()
        after = turned(picture, [cell])
        left = unsettled(after)
        verdict: Verdict = "lines" if not left else "several"
        if left and not doubt.is_unique and len(left) <= _FEW:
            judged = doubt_of(after, pulse, _QUICK)
            verdict = judged.verdict
        colour: Colour = WHITE if now[cell] == BLACK else BLACK
        repair = Repair(cell, colour, verdict, len(left))
        rank = ("lines", "unique").index(verdict) if verdict in ("lines", "unique") else 2
        found.append(((rank, strangeness(picture, cell), len(left)), repair))
    enough = [one for one in sorted(found, key=lambda one: one[0]) if one[0][0] < 2]
    if doubt.is_unique:
        enough = [one for one in enough if one[0][0] == 0]
    if enough:
        return [repair for _, repair in enough[:most]]
    closer = [one for _, one in found if one.left < len(doubt.unsettled)]
    closer.sort(key=lambda one: (one.left, strangeness(picture, one.cell)))
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


def strangeness(picture: Rows, cell: int) -> int:
    """How much a cell would stand out in its other colour: its neighbours of the present one.

    A cell beyond the border counts as white.
    """
    width, height = len(picture[0]), len(picture)
    row, column = divmod(cell, width)
    own = picture[row][column]
    around = [
        picture[r][c] if 0 <= r < height and 0 <= c < width else "."
        for r in range(row - 1, row + 2)
        for c in range(column - 1, column + 2)
        if (r, c) != (row, column)
    ]
    return around.count(own)


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


def repaired(picture: Rows, pulse: Pulse = no_pulse, *, for_lines: bool = False) -> Repaired:
    """A drawing with few cells changed, so that its clues tell it from all others.

    Always the same for the same drawing. It may come to no end: then it is the drawing that
    leaves fewest cells open, of those that were met on the way.

    Args:
        picture: the drawing.
        pulse: may stop the work.
        for_lines: whether lines alone are to tell everything.
    """
    dice = Dice(0)
    best = now = picture
    best_left = left = unsettled(picture)
    touched: dict[int, None] = {}
    in_vain = 0
    while left and in_vain < _PATIENCE:
        pulse()
        if len(left) <= _FEW:
            doubt = doubt_of(now, pulse, _QUICK)
            if doubt.is_unique and not for_lines:
                return _result(picture, now, doubt.verdict)
            candidates = doubt.differing or left
        else:
            candidates = left
        fresh = [cell for cell in candidates if cell not in touched] or list(candidates)
        tried = []
        for cell in _some(fresh, now, dice):
            pulse()
            after = turned(now, [cell])
            tried.append((len(unsettled(after)), strangeness(now, cell), cell))
        _, _, cell = min(tried)
        now = turned(now, [cell])
        left = unsettled(now)
        touched[cell] = None
        if len(left) < len(best_left):
            best, best_left, in_vain = now, left, 0
        else:
            in_vain += 1
    if not best_left:
        best = _without_needless(picture, best, pulse)
        return _result(picture, best, "lines")
    return _result(picture, best, doubt_of(best, pulse).verdict)


def _some(cells: Sequence[int], picture: Rows, dice: Dice) -> list[int]:
    """As many cells as are tried: those that would stand out least, and some others."""
    if len(cells) <= _TRIED:
        return list(cells)
    half = _TRIED // 2
    ordered = sorted(cells, key=lambda cell: strangeness(picture, cell))
    others = ordered[half:]
    return [*ordered[:half], *(others[i] for i in islice(dice.permutation(len(others)), half))]


def _without_needless(picture: Rows, now: Rows, pulse: Pulse) -> Rows:
    """Turn back every changed cell without which lines tell everything all the same."""
    for cell in _changed(picture, now):
        pulse()
        back = turned(now, [cell])
        if not unsettled(back):
            now = back
    return now


def _changed(before: Rows, after: Rows) -> tuple[int, ...]:
    different = map(ne, "".join(before), "".join(after))
    return tuple(cell for cell, is_changed in enumerate(different) if is_changed)


def _result(picture: Rows, now: Rows, verdict: Verdict) -> Repaired:
    return Repaired(now, verdict, _changed(picture, now))
