"""Where a board went wrong, and what to tell who asks for a hint: the mistake first."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tutor.base.watch import Pulse, no_pulse
from tutor.explain.path import simplest_in
from tutor.explain.why import Claim, proof
from tutor.sudoku import search
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Contradiction, Grid
from tutor.techniques.ladder import LADDER, SEARCH, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

# Where a board went wrong: the first mistake in the order of moves, and what speaks against it.
#
# A mistake is a move after which the puzzle has no solution left. It may break a
# rule in plain sight, or only contradict what logic proves.


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
    is_certain: bool
    """Whether the board was searched; where that is out of reach, only singles looked."""


def diagnose(
    grid: Grid,
    moves: Sequence[Move] | None = None,
    marks: Sequence[int] | None = None,
    pulse: Pulse = no_pulse,
) -> Diagnosis:
    """Find the first mistake of a board.

    Args:
        grid: the board.
        moves: what the learner did, in order. Without it, placed digits come
            first and crossed-out candidates after, from the top left.
        marks: the learner's marks of each cell, where a cell may have none yet;
            without them, the grid's candidates are what is left to choose from.
        pulse: may stop the work, which takes a while on large boards.
    """
    board, missing, surplus = _cleaned(grid, marks)
    start = _puzzle(grid) if grid.givens else grid.copy()
    solution, is_searched = _solution(start, pulse)
    found = Marks(missing, _wrong_marks(board, solution), surplus)
    mistake = None
    if solution is None and not search.may_have_solution(start, pulse):
        mistake = Mistake("puzzle", contradiction=next(start.contradictions(), None))
    elif found.wrong or board.breaks_rules or not _may_be_right(board, solution, pulse):
        order = [move for move in moves or () if _stands(move, board)]
        known = set(order)
        order += [move for move in _default_moves(board) if move not in known]
        mistake = _first_mistake(start, order, solution, board, pulse)
    pulse()
    is_certain = mistake is not None or is_searched or search.start_of_search(board).is_full
    return Diagnosis(mistake, found, board, is_certain)


def _solution(start: Grid, pulse: Pulse) -> tuple[list[int] | None, bool]:
    """The one solution, if there is one, and whether it was looked for to the end."""
    try:
        return search.proved_solution(start, pulse), True
    except search.OutOfReach:
        return None, False


def _may_be_right(board: Grid, solution: list[int] | None, pulse: Pulse) -> bool:
    """Whether the board can still be solved: by the solution, or by another."""
    if solution is not None and all(
        mask >> digit - 1 & 1 for mask, digit in zip(board.candidates, solution, strict=True)
    ):
        return True
    return search.may_have_solution(board, pulse)


def _puzzle(grid: Grid) -> Grid:
    """The givens alone."""
    values = [v if grid.is_given(cell) else 0 for cell, v in enumerate(grid.values)]
    return Grid(grid.geometry, values)


def _cleaned(
    grid: Grid, marks: Sequence[int] | None
) -> tuple[Grid, tuple[int, ...], tuple[Candidate, ...]]:
    """The board with marks that fit its digits; the cells without marks; the surplus marks."""
    if marks is None:
        return grid.copy(), (), ()
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


def _wrong_marks(board: Grid, solution: list[int] | None) -> tuple[int, ...]:
    """The cells whose digit has been crossed out, though no placed digit excludes it."""
    if solution is None:
        return ()
    return tuple(cell for cell, digit in board.removed_candidates() if solution[cell] == digit)


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


def _first_mistake(
    start: Grid, moves: list[Move], solution: list[int] | None, end: Grid, pulse: Pulse
) -> Mistake | None:
    """The first move after which there is no solution.

    Where the solution is known, that is the first move against it. Else the moves are
    halved until it is found: what has no solution never gets one by more moves.
    """
    if solution is not None:
        wrong = [i for i, m in enumerate(moves) if (solution[m.cell] == m.digit) != m.places]
        return _explained(start, moves, wrong[0], solution, end, pulse) if wrong else None
    if not moves:
        return None
    first = bisect_left(
        range(1, len(moves)),
        True,
        key=lambda count: not search.may_have_solution(_after(start, moves[:count]), pulse),
    )
    return _explained(start, moves, first, solution, end, pulse)


def _after(start: Grid, moves: Iterable[Move]) -> Grid:
    """The board after some moves."""
    board = start.copy()
    for move in moves:
        if not board.values[move.cell]:
            if move.places:
                board.place(move.cell, move.digit)
            else:
                board.eliminate(move.cell, move.digit)
    return board


def _explained(
    start: Grid,
    moves: list[Move],
    index: int,
    solution: list[int] | None,
    end: Grid,
    pulse: Pulse,
) -> Mistake:
    """What speaks against a move: a rule in plain sight, or steps on the board before it."""
    move = moves[index]
    before = _after(start, moves[:index])
    answer = None if solution is None else solution[move.cell]
    if not move.places:
        steps = proof(before, Claim(move.cell, move.digit, holds=True), pulse=pulse)
        return Mistake("wrong-mark", move, None, steps, answer)
    for board in (_after(before, [move]), end):
        for clash in board.duplicates():
            if move.cell in clash.cells:
                return Mistake("rule", move, clash, (), answer)
    steps = proof(before, Claim(move.cell, move.digit, holds=False), pulse=pulse)
    return Mistake("wrong-digit", move, None, steps, answer)


@dataclass(frozen=True)
class Advice:
    """A mistake to mend, or a step to take, or neither."""

    diagnosis: Diagnosis
    step: Step | None


def advise(
    grid: Grid,
    moves: Sequence[Move] | None = None,
    marks: Sequence[int] | None = None,
    techniques: Sequence[Technique] = (*LADDER, SEARCH),
    pulse: Pulse = no_pulse,
) -> Advice:
    """The hint for a board with its marks, right or wrong; the pulse may stop the thinking."""
    diagnosis = diagnose(grid, moves, marks, pulse)
    step = None if diagnosis.mistake else _simplest(diagnosis.board, techniques, pulse)
    return Advice(diagnosis, step)


def _simplest(grid: Grid, techniques: Sequence[Technique], pulse: Pulse) -> Step | None:
    """The simplest step, looked for with one technique at a time, and a pulse before each."""
    position = Position(grid, pulse)
    for technique in techniques:
        pulse()
        if (step := simplest_in(position, (technique,))) is not None:
            return step
    return None
