"""The proof that looks at the fewest lines: what to find in others before one tells a cell.

Lines are read in rounds, all of them at once, until one tells the cell. From there it is asked
backwards which cells that line needs, and in which lines these are found.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, count
from typing import NamedTuple

from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, WHITE, Colour, LineView, Position, bits
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.in_line import fewest, follows
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step

LINE_RULES: tuple[Rule, ...] = tuple(rule for rule in LADDER if rule.tier <= 3)
"""What settles a cell by looking at one line; together they tell all that a line does."""
_FEW = 2
"""So many cells of a line are chosen in every way; of more, one after the other is left out."""


class _News(NamedTuple):
    """What a round of reading has told of a cell."""

    round: int
    colour: Colour
    lines: tuple[Line, ...]


_Tasks = dict[tuple[int, Line], set[int]]
"""In which round which line has to tell which cells."""


def in_few_lines(
    position: Position, cell: int, colour: int, most_rounds: int | None = None
) -> tuple[Step, ...]:
    """Steps in single lines that prove the colour of a cell; none if lines do not tell it.

    Args:
        position: the board.
        cell: the cell, whose colour is not known.
        colour: what it shall be.
        most_rounds: how many lines may have to be read one after the other, if not any number.

    It knows black and white alone: of several inks it proves nothing.
    """
    if position.puzzle.inks:
        return ()
    news = _read(position, cell, most_rounds)
    if cell not in news or news[cell].colour != colour:
        return ()
    last = news[cell]
    plans = (_plan(position, news, last.round, line, cell) for line in last.lines)
    return _told(position, min(plans, key=len))


def _read(position: Position, cell: int, most_rounds: int | None) -> dict[int, _News]:
    """What all lines tell, round by round, until they tell a cell, or no more."""
    board, puzzle = position.copy(), position.puzzle
    news: dict[int, _News] = {}
    lines: Iterable[Line] = puzzle.lines
    for number in count(1):
        position.pulse()
        found: dict[int, tuple[Colour, list[Line]]] = {}
        for line in lines:
            for told, colour in _implied(board.view(line), puzzle.cells_of(line)):
                found.setdefault(told, (colour, []))[1].append(line)
        for told, (colour, tellers) in found.items():
            news[told] = _News(number, colour, tuple(tellers))
            board.set(told, colour)
        if not found or cell in found or number == most_rounds:
            return news
        lines = dict.fromkeys(line for told in found for line in puzzle.lines_of(told))
    raise AssertionError("rounds come to an end")


def _implied(view: LineView, cells: Sequence[int]) -> list[tuple[int, Colour]]:
    """What a line tells of cells that are not known."""
    implied = solve_line(view.clue, view.length, view.black, view.white) if view.unknown else None
    if implied is None:
        return []
    black = [(cells[place], BLACK) for place in bits(implied.black & view.unknown)]
    return black + [(cells[place], WHITE) for place in bits(implied.white & view.unknown)]


def _plan(position: Position, news: dict[int, _News], last: int, line: Line, cell: int) -> _Tasks:
    """Which lines have to tell what, so that a line tells a cell in the last round."""
    tasks: _Tasks = {(last, line): {cell}}
    for number in range(last, 0, -1):
        for (round_, line_), wanted in list(tasks.items()):
            if round_ == number:
                for needed in _needed(position, news, number, line_, wanted):
                    told = news[needed]
                    known = (one for one in told.lines if (told.round, one) in tasks)
                    teller = next(known, told.lines[0])
                    tasks.setdefault((told.round, teller), set()).add(needed)
    return dict(sorted(tasks.items(), key=lambda task: task[0][0]))


def _needed(
    position: Position, news: dict[int, _News], number: int, line: Line, wanted: set[int]
) -> list[int]:
    """As few cells of earlier rounds as a line needs to tell others, those soon found first."""
    cells = position.puzzle.cells_of(line)
    before = {
        place: news[cell]
        for place, cell in enumerate(cells)
        if cell in news and news[cell].round < number
    }
    black, white = (
        sum(1 << place for place, cell in enumerate(cells) if cell in wanted and _is(news, cell, c))
        for c in (BLACK, WHITE)
    )
    supposed = sorted(before, key=lambda place: before[place].round)
    view = position.view(line)
    for size in range(_FEW + 1):
        for chosen in combinations(supposed, size):
            if follows(_with(view, before, chosen), (black, white)):
                return [cells[place] for place in chosen]
    kept = fewest(_with(view, before, supposed), supposed, (black, white))
    return [cells[place] for place in sorted(kept)]


def _is(news: dict[int, _News], cell: int, colour: int) -> bool:
    return news[cell].colour == colour


def _with(view: LineView, before: dict[int, _News], places: Iterable[int]) -> LineView:
    """A line with what was found at some places."""
    black, white = view.black, view.white
    for place in places:
        if before[place].colour == BLACK:
            black |= 1 << place
        else:
            white |= 1 << place
    return LineView(view.line, view.clue, view.length, black, white)


def _told(position: Position, tasks: _Tasks) -> tuple[Step, ...]:
    """The tasks as steps of the simplest rules, each on the board that it comes on."""
    board, steps = position.copy(), list[Step]()
    for (_, line), wanted in tasks.items():
        left = {cell for cell in wanted if not board.colour(cell)}
        while left:
            step = _step(board, line, left)
            steps.append(step)
            board.apply(step.black, step.white)
            left -= set(step.concluded)
    return tuple(steps)


def _step(board: Position, line: Line, wanted: set[int]) -> Step:
    """The step of the simplest rule that tells any of the cells in a line, and most of them."""
    for rule in LINE_RULES:
        found = [step for step in rule.find(board) if step.line == line]
        best = max(found, key=lambda step: len(wanted & {*step.concluded}), default=None)
        if best is not None and wanted & {*best.concluded}:
            return best
    raise AssertionError("the complete line tells every cell")
