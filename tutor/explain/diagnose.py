"""Where a board went wrong: the first mistake in the order of moves, and what speaks against it.

A mistake is a move after which the puzzle has no solution left. It may break a
rule in plain sight, or only contradict what logic proves.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tutor.explain.why import Claim, proof
from tutor.sudoku import search
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Contradiction, Grid
from tutor.techniques.step import Candidate, Step


class Move(NamedTuple):
    """Something the learner did: put a digit in a cell, or crossed out a candidate."""

    cell: int
    digit: int
    places: bool = True


@dataclass(frozen=True)
class Mistake:
    """The first move that cannot be right.

    - ``rule``: the digit stands twice in a house, see ``contradiction``;
    - ``wrong-digit``: the digit breaks no rule yet, but cannot stay;
    - ``wrong-mark``: the candidate that was crossed out is needed;
    - ``puzzle``: the puzzle itself has no solution.
    """

    kind: Literal["rule", "wrong-digit", "wrong-mark", "puzzle"]
    move: Move | None = None
    contradiction: Contradiction | None = None
    steps: tuple[Step, ...] = ()
    """What logic says instead, on the board before the move; the last step contradicts it."""
    answer: int | None = None
    """The digit that belongs in the cell: only for those who ask."""


@dataclass(frozen=True)
class Marks:
    """How the learner's marks differ from what a hint can work with."""

    missing: tuple[int, ...] = ()
    """Empty cells without any mark."""
    wrong: tuple[int, ...] = ()
    """Cells with marks, but without the digit that belongs there."""
    surplus: tuple[Candidate, ...] = ()
    """Marks that a placed digit excludes."""


@dataclass(frozen=True)
class Diagnosis:
    """The first mistake, if there is one, and the state of the marks."""

    mistake: Mistake | None
    marks: Marks
    board: Grid
    """The board a hint can work with: missing marks filled in, surplus ones left out."""


def diagnose(
    grid: Grid, moves: Sequence[Move] | None = None, marks: Sequence[int] | None = None
) -> Diagnosis:
    """Find the first mistake of a board.

    Args:
        grid: the board.
        moves: what the learner did, in order. Without it, placed digits come
            first and crossed-out candidates after, from the top left.
        marks: the learner's marks of each cell; without them, the grid's candidates.
    """
    board, missing, surplus = _cleaned(grid, grid.candidates if marks is None else marks)
    start = _puzzle(grid)
    solution = _solution(start)
    if solution is None and (problem := _hopeless(start)) is not None:
        return Diagnosis(problem, Marks(missing, (), surplus), board)
    wrong = _wrong_marks(board, solution)
    if not wrong and _can_be_solved(board):
        return Diagnosis(None, Marks(missing, wrong, surplus), board)
    order = [move for move in moves or () if _stands(move, board)]
    order += [move for move in _default_moves(board) if move not in order]
    mistake = _first_mistake(start, order, solution)
    return Diagnosis(mistake, Marks(missing, wrong, surplus), board)


def _puzzle(grid: Grid) -> Grid:
    """The givens alone."""
    values = [v if grid.is_given(cell) else 0 for cell, v in enumerate(grid.values)]
    return Grid(grid.geometry, values)


def _cleaned(
    grid: Grid, marks: Sequence[int]
) -> tuple[Grid, tuple[int, ...], tuple[Candidate, ...]]:
    """The board with marks that fit its digits; the cells without marks; the surplus marks."""
    board = Grid(grid.geometry, grid.values)
    board.givens = grid.givens
    missing, surplus = [], []
    for cell in board.empty_cells():
        still_open = board.candidates[cell]
        surplus += [Candidate(cell, digit) for digit in digits(marks[cell] & ~still_open)]
        if marks[cell] & still_open:
            board.restrict(cell, marks[cell])
        elif still_open and not marks[cell]:
            missing.append(cell)
    return board, tuple(missing), tuple(surplus)


def _solution(puzzle: Grid) -> list[int] | None:
    """The solution of a puzzle that has exactly one."""
    if not search.is_quick(puzzle):
        return None
    found = search.solutions(puzzle)
    solution = next(found, None)
    return solution if solution is not None and next(found, None) is None else None


def _hopeless(puzzle: Grid) -> Mistake | None:
    """The puzzle as a mistake, if it has no solution at all."""
    contradiction = next(puzzle.contradictions(), None)
    if contradiction is not None or not _can_be_solved(puzzle):
        return Mistake("puzzle", contradiction=contradiction)
    return None


def _can_be_solved(grid: Grid) -> bool:
    """Whether a solution is left; on boards too large for that, whether no contradiction shows."""
    if not search.is_quick(grid):
        return next(grid.contradictions(), None) is None
    return not grid.breaks_rules and search.solve(grid) is not None


def _wrong_marks(board: Grid, solution: list[int] | None) -> tuple[int, ...]:
    if solution is None:
        return ()
    return tuple(
        cell
        for cell in board.empty_cells()
        if board.candidates[cell] and not board.candidates[cell] >> solution[cell] - 1 & 1
    )


def _default_moves(board: Grid) -> Iterator[Move]:
    """Digits placed, then candidates crossed out, from the top left."""
    for cell, value in enumerate(board.values):
        if value and not board.is_given(cell):
            yield Move(cell, value)
    for cell, digit in board.removed_candidates():
        yield Move(cell, digit, places=False)


def _stands(move: Move, board: Grid) -> bool:
    """Whether a move has not been taken back."""
    if move.places:
        return board.values[move.cell] == move.digit
    return not board.values[move.cell] and not board.candidates[move.cell] >> move.digit - 1 & 1


def _first_mistake(start: Grid, moves: list[Move], solution: list[int] | None) -> Mistake | None:
    board = start
    for move in moves:
        before = board.copy()
        if move.places:
            if board.values[move.cell]:
                continue
            board.place(move.cell, move.digit)
        elif not board.values[move.cell]:
            board.eliminate(move.cell, move.digit)
        if not _still_right(board, move, solution):
            return _explained(before, board, move, solution)
    return None


def _still_right(board: Grid, move: Move, solution: list[int] | None) -> bool:
    if solution is None:
        return _can_be_solved(board)
    return (solution[move.cell] == move.digit) == move.places


def _explained(before: Grid, after: Grid, move: Move, solution: list[int] | None) -> Mistake:
    """What speaks against a move: a rule in plain sight, or steps on the board before it."""
    answer = None if solution is None else solution[move.cell]
    if not move.places:
        steps = proof(before, Claim(move.cell, move.digit, holds=True))
        return Mistake("wrong-mark", move, None, steps, answer)
    clash = next((found for found in after.duplicates() if move.cell in found.cells), None)
    if clash is not None:
        return Mistake("rule", move, clash, (), answer)
    steps = proof(before, Claim(move.cell, move.digit, holds=False))
    return Mistake("wrong-digit", move, None, steps, answer)
