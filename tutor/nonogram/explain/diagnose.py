"""Where a board went wrong, and what to tell who asks for a hint: the mistake first."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tutor.nonogram.explain.truth import has_solution, may_have_solution, only_solution
from tutor.nonogram.explain.why import Claim, proof, simplest
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.ladder import LADDER, SEARCH, Rule
from tutor.nonogram.rules.step import Step

# Where a board went wrong: the first mistake in the order of moves, and what speaks against it.
#
# A mistake is a move after which the puzzle has no solution left.


class Move(NamedTuple):
    """Something the learner did: made a cell black or white."""

    cell: int
    colour: int


@dataclass(frozen=True)
class Mistake:
    """The first move that cannot be right.

    - ``line``: its line can hold its blocks no more, which shows in that line alone;
    - ``wrong``: right after it every line could still be completed, but it cannot stay;
    - ``puzzle``: the puzzle itself has no solution.
    """

    kind: Literal["line", "wrong", "puzzle"]
    move: Move | None = None
    line: Line | None = None
    steps: tuple[Step, ...] = ()
    """What logic says instead, on the board before the move; the last step contradicts it."""


@dataclass(frozen=True)
class Diagnosis:
    """The first mistake, if there is one, on a board."""

    mistake: Mistake | None
    board: Position
    is_certain: bool = True
    """Whether the solution is known, or that there is one; else nobody could find out."""


def diagnose(position: Position, moves: Sequence[Move] | None = None) -> Diagnosis:
    """Find the first mistake of a board.

    Args:
        position: the board; its pulse may stop the work.
        moves: what the learner did, in order; without it, from the top left.
    """
    puzzle, pulse = position.puzzle, position.pulse
    solution = only_solution(puzzle, pulse)
    order = [move for move in moves or () if position.colour(move.cell) == move.colour]
    told = {move.cell for move in order}
    order += [
        Move(cell, colour)
        for cell, colour in enumerate(position.cells)
        if colour != UNKNOWN and cell not in told
    ]
    if solution is not None:
        wrong = [i for i, move in enumerate(order) if solution.colour(move.cell) != move.colour]
        mistake = _explained(position, order, wrong[0]) if wrong else None
        return Diagnosis(mistake, position)
    can_be_solved = has_solution(position, pulse)
    if can_be_solved is not False:
        return Diagnosis(None, position, is_certain=can_be_solved is True)
    if not may_have_solution(Position(puzzle), pulse):
        return Diagnosis(Mistake("puzzle"), position)
    return Diagnosis(_explained(position, order, _first_wrong(position, order)), position)


def _first_wrong(position: Position, moves: Sequence[Move]) -> int:
    """The first move after which there is no solution, found by halving.

    What has no solution never gets one by more moves.
    """
    return bisect_left(
        range(1, len(moves)),
        True,
        key=lambda count: not may_have_solution(_after(position, moves[:count]), position.pulse),
    )


def _after(position: Position, moves: Sequence[Move]) -> Position:
    """The board after some moves."""
    board = Position(position.puzzle, pulse=position.pulse)
    for move in moves:
        board.set(move.cell, move.colour)
    return board


def _explained(position: Position, moves: Sequence[Move], index: int) -> Mistake:
    """What speaks against a move: a line that nothing fits, or steps on the board before it."""
    move = moves[index]
    before = _after(position, moves[:index])
    after = _after(position, moves[: index + 1])
    steps = proof(before, Claim(move.cell, move.colour).opposite)
    for line in position.puzzle.lines_of(move.cell):
        view = after.view(line)
        if solve_line(view.clue, view.length, view.black, view.white) is None:
            return Mistake("line", move, line, steps)
    return Mistake("wrong", move, None, steps)


@dataclass(frozen=True)
class Advice:
    """A mistake to mend, or a step to take, or neither."""

    diagnosis: Diagnosis
    step: Step | None


def advise(
    position: Position,
    moves: Sequence[Move] | None = None,
    rules: Sequence[Rule] = (*LADDER, SEARCH),
) -> Advice:
    """The hint for a board, right or wrong; the board's pulse may stop the thinking."""
    diagnosis = diagnose(position, moves)
    step = None if diagnosis.mistake else simplest(position, rules)
    return Advice(diagnosis, step)
