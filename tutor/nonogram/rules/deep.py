"""What is beyond single trials: both colours of a cell, and trials inside trials.

Any puzzle with one solution can be told to its end with these: a trial that does not fail
by itself has others inside it, as deep as it takes.
"""

from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import chain

from tutor.base.watch import BudgetSpent, Watch
from tutor.nonogram.board import Board
from tutor.nonogram.position import UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Clue
from tutor.nonogram.rules.probes import Probes, open_cells, remembered
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.supposition import Item, Supposition, Untold
from tutor.nonogram.rules.trial import (
    WAVES,
    Settled,
    effort,
    marks_of,
    shortest,
    soonest,
)
from tutor.nonogram.solver import solutions

_MOST_PAIRS = 12
"""Of so many cells that both colours tell the shortest way is looked for."""
_BREADTH = (12, 4, 2)
"""How many cells are gone into at once at each depth."""
_SHORT = 80
"""What takes no more lines and clauses than this is told as it is."""
_ENOUGH = 1
"""So many times more cells are gone into for something so short."""
_ROUNDS = (4, 1_000_000)
"""How often trials are looked for inside each trial before any is followed further."""
_MOST_BRANCHES = 20_000

_Pair = tuple[int, int, tuple[Supposition, ...], tuple[Supposition, ...]]
"""How soon both colours tell a cell, the cell, the trials that are refuted, and the two others."""


def two_colours(position: Position) -> Iterator[Step]:
    """What follows both if a cell is black and if it is white; the shortest way first.

    Of several inks, from the two colours of a cell that trials do not refute.
    """
    puzzle = position.puzzle
    cells = open_cells(position)
    if not puzzle.inks:  # of several inks, the solver's board knows more than is told
        with remembered(position) as probes:
            cells = probes.agreeing(position)
    for most in WAVES:
        found: list[_Pair] = []
        is_cut = False
        for cell in cells:
            position.pulse()
            trials = [Supposition(position, cell, one) for one in puzzle.colours_of(cell)]
            for one in trials:
                is_cut |= bool(one.follow_all(puzzle.lines_of(cell), most))
            stand = tuple(one for one in trials if not one.is_over())
            if len(stand) != 2:
                continue
            refuted = tuple(one for one in trials if one.is_over())
            first, second = map(_coloured, stand)
            for same in first.keys() & second.keys():
                if first[same][0] == second[same][0]:
                    soon = first[same][1] + second[same][1]
                    found.append((soon, same, refuted, stand))
        if found:
            yield from _pairs(position, found)
            return
        if not is_cut:
            return


def _coloured(supposition: Supposition) -> dict[int, tuple[int, int]]:
    """The colour of each cell that follows, and how soon."""
    return {
        cell: (colour, number)
        for number, item in enumerate(supposition.items)
        for cell, colour in item.cells.items()
    }


def _pairs(position: Position, found: list[_Pair]) -> Iterator[Step]:
    found.sort(key=lambda one: (one[0], one[1], one[3][0].cell))
    best: dict[int, Step] = {}
    for _, cell, refuted, stand in found[:_MOST_PAIRS]:
        step = _both(position, refuted, stand, cell)
        if cell not in best or effort(step.trials) < effort(best[cell].trials):
            best[cell] = step
    yield from sorted(best.values(), key=lambda step: effort(step.trials))


def _both(
    position: Position,
    refuted: tuple[Supposition, ...],
    stand: tuple[Supposition, ...],
    cell: int,
) -> Step:
    """That both colours lead to the same."""
    trials = Untold(position, (*refuted, *stand), cell).told()
    colour = stand[0].board.colour(cell)
    row, _ = position.puzzle.lines_of(stand[0].cell)
    is_white = colour == WHITE
    return Step(
        "two-colours",
        row,
        black=() if is_white else (cell,),
        white=(cell,) if is_white else (),
        marks=tuple(dict.fromkeys(marks_of(trials))),
        trials=trials,
        rests_on=tuple(trial.trail[-1].number for trial in trials[-2:]),
        inks=(colour,) if position.puzzle.inks and not is_white else (),
    )


def nested_trials(position: Position) -> Iterator[Step]:
    """Colours that are wrong, refuted by trials inside their trials; as deep as it takes.

    Only colours that are wrong are tried, and those that lead furthest first: the solution
    says which to try, and nothing else of it is used.
    """
    solution = _only_solution(position)
    if solution is None:
        return
    cells = _furthest(position, solution)
    with remembered(position) as known:
        known.failing(position)
        probes = known.copy()
    yield from _nested(position, cells, probes)


def _nested(position: Position, cells: list[tuple[int, int]], probes: Probes) -> Iterator[Step]:
    """Of the cells with their colours, those whose other colours are refuted."""
    for depth in range(2, position.puzzle.cell_count + 2):
        breadth = _BREADTH[min(depth - 2, len(_BREADTH) - 1)]
        streams: list[Iterator[Step]] = []
        least = 0
        # One deeper is many times as long: before that all cells are tried.
        for first in range(0, len(cells), breadth) if depth == 2 else (0,):
            found = list[Settled]()
            passes = _ROUNDS[:1] if streams else _ROUNDS if depth == 2 else _ROUNDS[-1:]
            for most in passes:
                for cell, colour in cells[first : first + breadth] if not found else ():
                    wrong = [one for one in position.puzzle.colours_of(cell) if one != colour]
                    trials = _refuted(position, cell, wrong, depth, probes, most)
                    if wrong and len(trials) == len(wrong):
                        found.append(Settled(cell, colour, trials))
            stream = shortest(position, found, "nested-trials", lambda _: "")
            if (step := next(stream, None)) is not None:
                least = min(least, effort(step.trials)) if streams else effort(step.trials)
                streams.append(chain((step,), stream))
            if streams and (least <= _SHORT or first >= _ENOUGH * breadth):
                break
        if streams:
            yield from merge(*streams, key=lambda step: effort(step.trials))
            return


_MOST_SOLVED = 8
_solved: dict[tuple[tuple[Clue, ...], tuple[Clue, ...]], tuple[list[int], Position]] = {}
"""Boards with the one solution of each: it is that of every board on the way to it."""


def _only_solution(position: Position) -> Position | None:
    """The solution of a board, if there is just one and somebody finds it."""
    key, cells = (position.puzzle.rows, position.puzzle.columns), position.cells
    # Another thread may forget everything at any moment: nothing is looked up twice.
    if (known := _solved.get(key)) is not None:
        board, solution = known
        trios = zip(board, cells, solution.cells, strict=True)
        if all(then in (UNKNOWN, now) and now in (UNKNOWN, told) for then, now, told in trios):
            return solution
    found: list[Position] = []
    try:
        for one in solutions(position, Watch(limit=_MOST_BRANCHES, pulse=position.pulse)):
            found.append(one)
            if len(found) > 1:
                return None
    except BudgetSpent:
        return None
    if not found:
        return None
    if len(_solved) >= _MOST_SOLVED:
        _solved.clear()
    _solved[key] = list(cells), found[0]
    return found[0]


def _furthest(position: Position, solution: Position | None = None) -> list[tuple[int, int]]:
    """Open cells by how many others their wrong colours tell, most first; each with the right one.

    Where there is no solution, what tells least is left as the right one.
    """
    board, puzzle = Board.of(position), position.puzzle
    gains = []
    for number, cell in enumerate(open_cells(position)):
        position.pulse()
        open_with = []
        for colour in puzzle.colours_of(cell):
            if solution is None or colour != solution.colour(cell):
                before = board.state()
                board.suppose(*divmod(cell, puzzle.width), colour)
                open_with.append((board.open_cells, colour))
                board.restore(before)
        if solution is None:
            open_with.sort()
            _, right = open_with.pop()
        else:
            right = solution.colour(cell)
        worst = max((count for count, _ in open_with), default=0)
        gains.append((worst, number, cell, right))
    return [(cell, right) for _, _, cell, right in sorted(gains)]


def _refuted(
    board: Position,
    cell: int,
    colours: Sequence[int],
    depth: int,
    probes: Probes,
    most: int = _ROUNDS[-1],
) -> tuple[Supposition, ...]:
    """Trials of colours one after the other, with others inside them, until one is not refuted."""
    found: list[Supposition] = []
    for colour in colours:
        trial = Supposition(board, cell, colour)
        if not _goes_wrong(trial, depth, probes.copy(), most):
            break
        found.append(trial)
    return tuple(found)


def _goes_wrong(trial: Supposition, depth: int, probes: Probes, most: int) -> bool:
    """Follow a supposition with others inside it; whether nothing fits some line in the end."""
    trial.follow_all(trial.puzzle.lines_of(trial.cell))
    for _ in range(most if depth > 1 else 0):
        if trial.is_over():
            break
        if _add_shortest(trial, probes):
            continue
        if depth == 2 or not _go_deeper(trial, depth - 1, probes):
            break
    return trial.is_over()


def _add_shortest(trial: Supposition, probes: Probes) -> bool:
    """Settle cells by trials inside a trial that fail by themselves; whether there are any.

    One that ends the trial, if there is one, else all that fail in the fewest waves.
    """
    settled, ending = probes.failing(trial.board)
    found = soonest(trial.board, ending or settled, probes)
    if ending:
        found.sort(key=lambda one: one.size)
        del found[1:]
    for number, one in enumerate(found):
        if not trial.is_over() and trial.board.colour(one.cell) == UNKNOWN:
            _add(trial, _again(trial.board, one) if number else one)
    return bool(found)


def _again(board: Position, settled: Settled) -> Settled:
    """The same trials on a board on which more is known: they may end sooner, or elsewhere."""
    trials = tuple(Supposition(board, one.cell, one.colour) for one in settled.trials)
    for one in trials:
        one.follow_all(board.puzzle.lines_of(one.cell))
    return settled._replace(trials=trials)


def _add_inner(trial: Supposition, cell: int, left: int, depth: int, probes: Probes) -> bool:
    """Refute all colours of a cell but one inside a trial, and go on with it; whether it works."""
    wrong = [colour for colour in trial.puzzle.colours_of(cell) if colour != left]
    inner = _refuted(trial.board, cell, wrong, depth, probes)
    if not wrong or len(inner) < len(wrong):
        return False  # where nothing is wrong, its lines say so
    _add(trial, Settled(cell, left, inner))
    return True


def _add(trial: Supposition, settled: Settled) -> None:
    row, column = trial.puzzle.lines_of(settled.cell)
    trial.add(Item(row, {settled.cell: settled.colour}, settled.trials))
    trial.follow_all((row, column))


def _go_deeper(trial: Supposition, depth: int, probes: Probes) -> bool:
    """Settle one more cell inside a trial, by trials inside that; whether there is one."""
    furthest = _furthest(trial.board)[: _BREADTH[0]]
    return any(_add_inner(trial, cell, left, depth, probes) for cell, left in furthest)
