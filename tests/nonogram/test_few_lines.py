"""The shortest proofs of cells: right, complete, and never longer than the path of a walk."""

import pytest

from tests.cases import each_case
from tutor.base.dice import Dice
from tutor.games.nonogram.coach import Question
from tutor.games.nonogram.game import NonogramGame
from tutor.nonogram.explain import Claim, only_solution
from tutor.nonogram.few_lines import LINE_RULES, in_few_lines
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.solver import by_lines

LONG_WAY = puzzle_of(
    [
        *(".####..##.", "##..#.##.#", "#.#..##..#", "######.##.", "..#....#.#"),
        *("...##.#.##", ".######..#", "##.#.##.#.", "#.#.###.##", "##.#..#.##"),
    ]
)
FAR = 25
"""A black cell of it that needs eight steps from the empty board."""


def some_puzzle(dice: Dice) -> tuple[Puzzle, Position]:
    """A random picture with one solution."""
    while True:
        size = range(5 + dice.below(6))
        rows = ["".join("#" if dice.below(8) < 5 else "." for _ in size) for _ in size]
        puzzle = puzzle_of(rows)
        if (solution := only_solution(puzzle)) is not None:
            return puzzle, solution


def some_board(puzzle: Puzzle, solution: Position, dice: Dice) -> Position:
    """Some of its cells, the crosses left out more often than not."""
    board = Position(puzzle)
    for cell in range(puzzle.cell_count):
        colour = solution.colour(cell)
        if dice.below(3) == 0 and (colour == BLACK or dice.below(3) == 0):
            board.set(cell, colour)
    return board


@each_case("seed", range(12))
def test_a_proof_holds_step_by_step_and_ends_with_the_cell(seed: int) -> None:
    dice = Dice(seed)
    puzzle, solution = some_puzzle(dice)
    board = some_board(puzzle, solution, dice)
    reached = by_lines(board)
    assert reached is not None
    for cell in range(puzzle.cell_count):
        if board.colour(cell) != UNKNOWN:
            continue
        colour = solution.colour(cell)
        steps = in_few_lines(board, cell, colour)
        assert bool(steps) == (reached.colour(cell) != UNKNOWN)
        assert not in_few_lines(board, cell, BLACK + WHITE - colour)
        after = board.copy()
        for step in steps:
            view = after.view(step.line)
            implied = solve_line(view.clue, view.length, view.black, view.white)
            assert implied is not None
            for one in step.concluded:
                assert solution.colour(one) == (BLACK if one in step.black else WHITE)
                place = puzzle.cells_of(step.line).index(one)
                assert (implied.black | implied.white) >> place & 1, "its line says so"
            after.apply(step.black, step.white)
        if steps:
            assert Claim(cell, colour).is_settled_by(steps[-1])
            assert not any(Claim(cell, colour).is_settled_by(step) for step in steps[:-1])


@each_case("seed", range(6))
def test_no_shorter_proof_is_passed_over(seed: int) -> None:
    """One step if one is enough; two if two lines are, whichever these are."""
    dice = Dice(seed)
    puzzle, solution = some_puzzle(dice)
    board = some_board(puzzle, solution, dice)
    by_one = {one for rule in LINE_RULES for step in rule.find(board) for one in step.concluded}
    by_two = set[int]()
    for rule in LINE_RULES:
        for first in rule.find(board):
            after = board.copy()
            after.apply(first.black, first.white)
            by_two.update(o for r in LINE_RULES for s in r.find(after) for o in s.concluded)
    for cell in range(puzzle.cell_count):
        if board.colour(cell) == UNKNOWN:
            count = len(in_few_lines(board, cell, solution.colour(cell)))
            assert (count == 1) == (cell in by_one)
            assert (count in (1, 2)) == (cell in by_one | by_two)


def test_why_tells_the_shorter_way_though_it_was_painted_before() -> None:
    solution = only_solution(LONG_WAY)
    assert solution is not None
    game = NonogramGame(LONG_WAY)
    black = [cell for cell in range(LONG_WAY.cell_count) if solution.colour(cell) == BLACK]
    assert len(in_few_lines(Position(LONG_WAY), FAR, BLACK)) == 8
    for cell in [FAR, *(cell for cell in black if cell != FAR)]:
        game.paint([cell], BLACK)
    reason = Question.of(game).reason(Claim(FAR, BLACK))
    assert (reason.verdict, len(reason.steps)) == ("proved", 2)


def test_a_pulse_stops_it() -> None:
    def stop() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        in_few_lines(Position(puzzle_of(["##", ".#"]), pulse=stop), 0, BLACK)
