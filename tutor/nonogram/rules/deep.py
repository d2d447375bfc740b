"""What is beyond single trials: both colours of a cell, and trials inside trials.

Any puzzle with one solution can be told to its end with these: a trial that does not fail
by itself has others inside it, as deep as it takes.
"""

from collections.abc import Iterator, Sequence

from tutor.base.watch import BudgetSpent, Watch
from tutor.nonogram.board import Board
from tutor.nonogram.position import UNKNOWN, WHITE, Position
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.supposition import Item, Supposition, trials_of
from tutor.nonogram.rules.trial import WAVES, Settled, effort, marks_of, open_cells, shortest
from tutor.nonogram.solver import solutions

_MOST_PAIRS = 12
"""Of so many cells that both colours tell the shortest way is looked for."""
_BREADTH = (8, 4, 2)
"""How many cells are gone into at each depth before any is gone into deeper."""
_MOST_BRANCHES = 20_000

_Pair = tuple[int, int, tuple[Supposition, ...], tuple[Supposition, ...]]
"""How soon both colours tell a cell, the cell, the trials that are refuted, and the two others."""


def two_colours(position: Position) -> Iterator[Step]:
    """What follows both if a cell is black and if it is white; the shortest way first.

    Of several inks, from the two colours of a cell that trials do not refute.
    """
    puzzle = position.puzzle
    cells = open_cells(position)
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
    trials = trials_of(position, (*refuted, *stand), cell)
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
    for depth in range(2, position.puzzle.cell_count + 2):
        breadth = _BREADTH[min(depth - 2, len(_BREADTH) - 1)]
        found = []
        for cell, colour in cells[:breadth]:
            wrong = [one for one in position.puzzle.colours_of(cell) if one != colour]
            trials = _refuted(position, cell, wrong, depth)
            if wrong and len(trials) == len(wrong):
                found.append(Settled(cell, colour, trials))
        if found:
            yield from shortest(position, found, "nested-trials", lambda _: "")
            return


def _only_solution(position: Position) -> Position | None:
    """The solution of a board, if there is just one and somebody finds it."""
    found: list[Position] = []
    try:
        for one in solutions(position, Watch(limit=_MOST_BRANCHES, pulse=position.pulse)):
            found.append(one)
            if len(found) > 1:
                return None
    except BudgetSpent:
        return None
    return found[0] if found else None


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
    board: Position, cell: int, colours: Sequence[int], depth: int
) -> tuple[Supposition, ...]:
    """Trials of colours one after the other, with others inside them, until one is not refuted."""
    found: list[Supposition] = []
    for colour in colours:
        trial = Supposition(board, cell, colour)
        if not _goes_wrong(trial, depth):
            break
        found.append(trial)
    return tuple(found)


def _goes_wrong(trial: Supposition, depth: int) -> bool:
    """Follow a supposition with others inside it; whether nothing fits some line in the end."""
    trial.follow_all(trial.puzzle.lines_of(trial.cell))
    is_changed = True
    while is_changed and not trial.is_over() and depth > 1:
        is_changed = False
        for cell in open_cells(trial.board):
            if trial.board.colour(cell) != UNKNOWN:
                continue
            colour = _left(trial.board, cell)
            if colour is not None and _add_inner(trial, cell, colour, 1):
                is_changed = True
                if trial.is_over():
                    return True
        if not is_changed and depth > 2 and _go_deeper(trial, depth - 1):
            is_changed = True
    return trial.is_over()


def _left(board: Position, cell: int) -> int | None:
    """The colour of a cell that is left when all others fail by themselves; the last, if all do."""
    board.pulse()
    place, left = divmod(cell, board.puzzle.width), None
    for colour in reversed(board.puzzle.colours_of(cell)):
        if Board.of(board).suppose(*place, colour):
            if left is not None:
                return None
            left = colour
    return left or board.puzzle.colours_of(cell)[-1]


def _add_inner(trial: Supposition, cell: int, left: int, depth: int) -> bool:
    """Refute all colours of a cell but one inside a trial, and go on with it; whether it works."""
    puzzle = trial.puzzle
    inner: list[Supposition] = []
    for colour in puzzle.colours_of(cell):
        if colour == left:
            continue
        one = _refuted_soon(trial.board, cell, colour) if depth == 1 else None
        if one is None:
            one = Supposition(trial.board, cell, colour)
            if not _goes_wrong(one, depth):
                return False
        inner.append(one)
    if not inner:
        return False  # its lines say so
    row, column = puzzle.lines_of(cell)
    trial.add(Item(row, {cell: left}, tuple(inner)))
    trial.follow_all((row, column))
    return True


def _refuted_soon(board: Position, cell: int, colour: int) -> Supposition | None:
    """A trial that fails by itself in as few waves as it can."""
    for most in WAVES:
        one = Supposition(board, cell, colour)
        one.follow_all(board.puzzle.lines_of(cell), most)
        if one.is_over():
            return one
    return None


def _go_deeper(trial: Supposition, depth: int) -> bool:
    """Settle one more cell inside a trial, by trials inside that; whether there is one."""
    furthest = _furthest(trial.board)[: _BREADTH[0]]
    return any(_add_inner(trial, cell, left, depth) for cell, left in furthest)
