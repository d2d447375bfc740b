"""What is beyond single trials: both colours of a cell, and trials inside trials.

Any puzzle with one solution can be told to its end with these: a trial that does not fail
by itself has others inside it, as deep as it takes.
"""

from collections.abc import Iterator, Sequence

from tutor.base.watch import BudgetSpent, Watch
from tutor.nonogram.board import Board
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.rules.step import Mark, Step
from tutor.nonogram.rules.supposition import Item, Supposition, trail_to
from tutor.nonogram.rules.trial import WAVES, effort, marks_of, open_cells, shortest
from tutor.nonogram.solver import solutions

_MOST_PAIRS = 12
"""Of so many cells that both colours tell the shortest way is looked for."""
_BREADTH = (8, 4, 2)
"""How many trials are gone into at each depth before any is gone into deeper."""
_MOST_BRANCHES = 20_000


def two_colours(position: Position) -> Iterator[Step]:
    """What follows both if a cell is black and if it is white; the shortest way first."""
    if position.puzzle.inks:
        return
    puzzle = position.puzzle
    cells = open_cells(position)
    for most in WAVES:
        found: list[tuple[int, Supposition, Supposition, int]] = []
        is_cut = False
        for cell in cells:
            position.pulse()
            if_black, if_white = (Supposition(position, cell, one) for one in (BLACK, WHITE))
            for one in (if_black, if_white):
                is_cut |= bool(one.follow_all(puzzle.lines_of(cell), most))
            if if_black.refuted is not None or if_white.refuted is not None:
                continue
            black, white = _coloured(if_black), _coloured(if_white)
            for same in black.keys() & white.keys():
                if black[same][0] == white[same][0]:
                    soon = black[same][1] + white[same][1]
                    found.append((soon, if_black, if_white, same))
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


def _pairs(
    position: Position, found: list[tuple[int, Supposition, Supposition, int]]
) -> Iterator[Step]:
    found.sort(key=lambda one: (one[0], one[3], one[1].cell))
    best: dict[int, Step] = {}
    for _, black, white, cell in found[:_MOST_PAIRS]:
        step = _both(position, black, white, cell)
        if cell not in best or _size(step) < _size(best[cell]):
            best[cell] = step
    yield from sorted(best.values(), key=_size)


def _size(step: Step) -> int:
    return effort(step.trail) + effort(step.other)


def _both(position: Position, black: Supposition, white: Supposition, cell: int) -> Step:
    """That both colours lead to the same."""
    trail = trail_to(position, black, cell)
    other = trail_to(position, white, cell, len(trail) + 2)
    is_black = black.board.colour(cell) == BLACK
    marks = (Mark(black.cell, "assumed"), *marks_of(trail), *marks_of(other))
    row, _ = position.puzzle.lines_of(black.cell)
    return Step(
        "two-colours",
        row,
        black=(cell,) if is_black else (),
        white=() if is_black else (cell,),
        marks=tuple(dict.fromkeys(marks)),
        trail=trail,
        other=other,
        rests_on=(trail[-1].number, other[-1].number),
    )


def nested_trials(position: Position) -> Iterator[Step]:
    """A colour that is wrong, refuted by trials inside its trial; as deep as it takes.

    Only colours that are wrong are tried, and those that lead furthest first: the solution
    says which to try, and nothing else of it is used.
    """
    if position.puzzle.inks:
        return
    solution = _only_solution(position)
    if solution is None:
        return
    wrong = [(cell, BLACK + WHITE - solution.colour(cell)) for cell in open_cells(position)]
    wrong = _furthest(position, wrong)
    for depth in range(2, position.puzzle.cell_count + 2):
        breadth = _BREADTH[min(depth - 2, len(_BREADTH) - 1)]
        found = []
        for cell, colour in wrong[:breadth]:
            trial = Supposition(position, cell, colour)
            if _goes_wrong(trial, depth):
                found.append(trial)
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


def _furthest(position: Position, trials: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Trials by how many cells they tell, most first."""
    board, width = Board.of(position), position.puzzle.width
    gains = []
    for number, (cell, colour) in enumerate(trials):
        position.pulse()
        before = board.state()
        board.suppose(*divmod(cell, width), colour)
        gains.append((board.open_cells, number, (cell, colour)))
        board.restore(before)
    return [trial for _, _, trial in sorted(gains)]


def _goes_wrong(trial: Supposition, depth: int) -> bool:
    """Follow a supposition with others inside it; whether nothing fits some line in the end."""
    puzzle = trial.puzzle
    trial.follow_all(puzzle.lines_of(trial.cell))
    is_changed = True
    while is_changed and not trial.is_over() and depth > 1:
        is_changed = False
        for cell in open_cells(trial.board):
            if trial.board.colour(cell) != UNKNOWN:
                continue
            colour = _failing(trial.board, cell)
            if colour is not None:
                _add_inner(trial, cell, colour, 1)
                is_changed = True
                if trial.is_over():
                    return True
        if not is_changed and depth > 2 and _go_deeper(trial, depth - 1):
            is_changed = True
    return trial.is_over()


def _failing(board: Position, cell: int) -> int | None:
    """The colour of a cell that fails by itself, if one does."""
    board.pulse()
    for colour in (BLACK, WHITE):
        if not Board.of(board).suppose(*divmod(cell, board.puzzle.width), colour):
            return colour
    return None


def _add_inner(trial: Supposition, cell: int, colour: int, depth: int) -> bool:
    """Refute a colour inside a trial and go on with the other one; False if it is not refuted."""
    for most in WAVES if depth == 1 else ():
        inner = Supposition(trial.board, cell, colour)
        inner.follow_all(trial.puzzle.lines_of(cell), most)
        if inner.refuted is not None:
            break
    else:
        inner = Supposition(trial.board, cell, colour)
        if not _goes_wrong(inner, depth):
            return False
    row, column = trial.puzzle.lines_of(cell)
    trial.add(Item(row, {cell: BLACK + WHITE - colour}, inner))
    trial.follow_all((row, column))
    return True


def _go_deeper(trial: Supposition, depth: int) -> bool:
    """Refute one more colour inside a trial, by trials inside that; whether there is one."""
    both = [(cell, colour) for cell in open_cells(trial.board) for colour in (BLACK, WHITE)]
    furthest = _furthest(trial.board, both)
    return any(_add_inner(trial, cell, colour, depth) for cell, colour in furthest[: _BREADTH[0]])
