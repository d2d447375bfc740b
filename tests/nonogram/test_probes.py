"""What probes remember from other boards is what they would find on each board anew."""

from pathlib import Path

import pytest

from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import puzzle_of
from tutor.nonogram.rules.probes import Probes
from tutor.nonogram.solver import by_lines, solve

PICTURES = Path(__file__).with_name("resisting.txt").read_text(encoding="utf-8").split()[:2]


@pytest.mark.parametrize("picture", PICTURES, ids=range(2))
def test_what_is_remembered_is_what_each_board_tells(picture: str) -> None:
    puzzle = puzzle_of(picture.split("/"))
    solution, board = solve(puzzle).solution, by_lines(Position(puzzle))
    assert solution is not None
    assert board is not None
    probes, failed = Probes(puzzle), 0
    for cell in [cell for cell, colour in enumerate(board.cells) if colour == UNKNOWN]:
        # A wrong colour, on a board beside; then the right one, on the board that goes on.
        beside, wrong = board.copy(), BLACK + WHITE - solution.colour(cell)
        beside.set(cell, wrong)
        board.set(cell, solution.colour(cell))
        for one in (beside, board):
            found = probes.failing(one)
            assert found == Probes(puzzle).failing(one)
            assert probes.agreeing(one) == Probes(puzzle).agreeing(one)
            failed += any(map(len, found))
    assert failed
