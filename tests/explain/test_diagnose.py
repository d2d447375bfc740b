"""Where a board went wrong, and what speaks against it."""

import pytest

from tests.explain.test_path import puzzle
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of
from tutor.base.dice import Dice
from tutor.explain.diagnose import Diagnosis, Mistake, Move, diagnose
from tutor.explain.why import Claim
from tutor.sudoku import search
from tutor.sudoku.generator import full_board
from tutor.sudoku.geometry import Geometry, HouseKind, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.forcing import finders as forcing
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate

RIGHT = [int(sign) for sign in CLASSIC_SOLUTION]


def board(*moves: Move) -> Grid:
    """The classic grid after some moves."""
    grid = grid_of(CLASSIC)
    for move in moves:
        if move.places:
            grid.place(move.cell, move.digit)
        else:
            grid.eliminate(move.cell, move.digit)
    return grid


def mistake_of(found: Diagnosis) -> Mistake:
    assert found.mistake is not None
    return found.mistake


def wrong_digit(cell: int) -> int:
    """A candidate of the classic grid that breaks no rule, and is wrong."""
    return next(d for d in digits(grid_of(CLASSIC).candidates[cell]) if d != RIGHT[cell])


def assert_contradicts(before: Grid, found: Mistake) -> None:
    """The steps lead from the board before to the last, which speaks against the move."""
    assert found.move is not None
    assert found.steps
    claim = Claim(found.move.cell, found.move.digit, holds=not found.move.places)
    position = Position(before)
    for step in found.steps[:-1]:
        assert step in list(TECHNIQUES[step.technique].find(position))
        assert not claim.is_settled_by(step, position)
        position.apply(step)
    last = found.steps[-1]
    assert last in list(TECHNIQUES[last.technique].find(position))
    assert claim.is_settled_by(last, position)


def test_a_board_without_mistake_has_none() -> None:
    for grid in (grid_of(CLASSIC), board(Move(2, RIGHT[2]), Move(3, 2, places=False))):
        found = diagnose(grid)
        assert found.mistake is None
        assert found.board == grid
    full = grid_of(CLASSIC)
    for cell in list(full.empty_cells()):
        full.place(cell, RIGHT[cell])
    assert diagnose(full).mistake is None


def test_the_first_mistake_in_the_order_of_moves_is_told() -> None:
    one, other = Move(2, wrong_digit(2)), Move(3, wrong_digit(3))
    grid = board(one, other)
    assert mistake_of(diagnose(grid, [one, other])).move == one
    assert mistake_of(diagnose(grid, [other, one])).move == other
    right = Move(10, RIGHT[10])
    assert mistake_of(diagnose(board(right, other, one), [right, other, one])).move == other


def test_without_moves_the_first_in_reading_order_is_told() -> None:
    one, other = Move(2, wrong_digit(2)), Move(50, wrong_digit(50))
    assert mistake_of(diagnose(board(other, one))).move == one


def test_without_moves_digits_come_before_marks() -> None:
    mark, digit = Move(2, RIGHT[2], places=False), Move(50, wrong_digit(50))
    assert mistake_of(diagnose(board(mark, digit))).move == digit
    assert mistake_of(diagnose(board(mark, digit), [mark, digit])).move == mark


def test_moves_left_out_of_the_list_are_not_forgotten() -> None:
    known, unknown = Move(2, RIGHT[2]), Move(50, wrong_digit(50))
    assert mistake_of(diagnose(board(known, unknown), [known])).move == unknown


def test_a_move_that_was_taken_back_is_no_mistake_any_more() -> None:
    taken_back, corrected = Move(2, wrong_digit(2)), Move(2, RIGHT[2])
    wrong = Move(50, wrong_digit(50))
    found = diagnose(board(corrected, wrong), [taken_back, corrected, wrong])
    assert mistake_of(found).move == wrong


@pytest.mark.parametrize(
    ("cell", "digit", "kind", "other"),
    [(3, 5, "row", 0), (30, 1, "column", 12), (10, 8, "box", 20), (2, 5, "row", 0)],
)
def test_a_digit_that_breaks_a_rule_is_told_with_its_house(
    cell: int, digit: int, kind: HouseKind, other: int
) -> None:
    move = Move(cell, digit)
    found = mistake_of(diagnose(board(move)))
    assert (found.kind, found.move, found.steps) == ("rule", move, ())
    assert found.answer == RIGHT[cell]
    clash = found.contradiction
    assert clash is not None
    assert clash.house is not None
    assert (clash.kind, clash.digit, clash.house.kind) == ("duplicate", digit, kind)
    assert set(clash.cells) == {cell, other}
    assert {cell, other} <= set(clash.house.cells)


@pytest.mark.parametrize("cell", [2, 3, 15, 37, 57, 72])
def test_a_wrong_digit_that_breaks_no_rule_is_contradicted_by_steps(cell: int) -> None:
    before = board(Move(10, RIGHT[10]))
    move = Move(cell, wrong_digit(cell))
    after = before.copy()
    after.place(*move[:2])
    found = mistake_of(diagnose(after, [Move(10, RIGHT[10]), move]))
    assert (found.kind, found.move, found.contradiction) == ("wrong-digit", move, None)
    assert found.answer == RIGHT[cell]
    assert_contradicts(before, found)


def test_what_contradicts_a_mistake_does_not_rest_on_later_moves() -> None:
    first, later = Move(2, wrong_digit(2)), Move(10, RIGHT[10])
    found = mistake_of(diagnose(board(first, later), [first, later]))
    assert_contradicts(grid_of(CLASSIC), found)


@pytest.mark.parametrize("cell", [2, 3, 57])
def test_a_needed_candidate_crossed_out_is_a_mistake(cell: int) -> None:
    move = Move(cell, RIGHT[cell], places=False)
    found = diagnose(board(move))
    told = mistake_of(found)
    assert (told.kind, told.move, told.answer) == ("wrong-mark", move, RIGHT[cell])
    assert found.marks.wrong == (cell,)
    assert_contradicts(grid_of(CLASSIC), told)


def test_a_mistake_beyond_all_patterns_is_shown_by_one_supposition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grid = grid_of(VERY_HARD)
    solution = search.solve(grid)
    assert solution is not None
    cell = next(grid.empty_cells())
    digit = next(d for d in digits(grid.candidates[cell]) if d != solution[cell])
    before = Position(grid)
    grid.place(cell, digit)
    found = mistake_of(diagnose(grid))
    (step,) = found.steps
    assert (found.kind, found.answer) == ("wrong-digit", solution[cell])
    assert Claim(cell, digit, holds=False).is_settled_by(step, before)
    monkeypatch.setattr(forcing, "refute", lambda *_, **__: None)
    found = mistake_of(diagnose(grid))
    assert (found.kind, found.steps, found.answer) == ("wrong-digit", (), solution[cell])


def test_a_puzzle_that_breaks_the_rules_is_itself_the_mistake() -> None:
    values = grid_of(CLASSIC).values
    values[8] = 5
    found = mistake_of(diagnose(Grid(Geometry.of(3, 3), values)))
    assert (found.kind, found.move, found.answer) == ("puzzle", None, None)
    assert found.contradiction is not None
    assert (found.contradiction.kind, found.contradiction.cells) == ("duplicate", (0, 8))


def test_a_puzzle_without_solution_is_itself_the_mistake() -> None:
    values = grid_of(CLASSIC).values
    values[2] = wrong_digit(2)
    grid = Grid(Geometry.of(3, 3), values)
    assert not grid.breaks_rules
    found = mistake_of(diagnose(grid))
    assert (found.kind, found.move) == ("puzzle", None)


def test_a_puzzle_with_a_cell_that_nothing_fits_tells_the_cell() -> None:
    four = Geometry.of(2, 2)
    found = mistake_of(diagnose(Grid(four, [0, 1, 2, 0, 3] + [0] * 7 + [4] + [0] * 3)))
    assert found.contradiction is not None
    assert (found.contradiction.kind, found.contradiction.cells) == ("empty-cell", (0,))


def test_with_several_solutions_only_a_move_that_leaves_none_is_a_mistake() -> None:
    grid = grid_of(NINE_SOLUTIONS)
    solutions = list(search.solutions(grid))
    verdicts = set()
    for cell in list(grid.empty_cells())[::4]:
        right = {solution[cell] for solution in solutions}
        for digit in digits(grid.candidates[cell]):
            after = grid.copy()
            after.place(cell, digit)
            found = diagnose(after).mistake
            verdicts.add(found is None)
            assert (found is None) == (digit in right)
            if found is not None:
                assert (found.kind, found.move) == ("wrong-digit", Move(cell, digit))
                assert found.answer is None
    assert verdicts == {True, False}


def test_with_several_solutions_two_moves_may_exclude_each_other() -> None:
    grid = grid_of(NINE_SOLUTIONS)
    solutions = list(search.solutions(grid))
    cells = [c for c in grid.empty_cells() if len({s[c] for s in solutions}) > 1]
    one, other = next(
        (Move(a, solutions[0][a]), Move(b, d))
        for a in cells
        for b in cells
        for d in digits(grid.candidates[b])
        if any(s[b] == d for s in solutions)
        and not any(s[a] == solutions[0][a] and s[b] == d for s in solutions)
        and b not in grid.geometry.peers(a)
        and a != b
    )
    after = grid.copy()
    after.place(one.cell, one.digit)
    after.place(other.cell, other.digit)
    assert mistake_of(diagnose(after, [one, other])).move == other
    assert mistake_of(diagnose(after, [other, one])).move == one


def test_marks_are_told_apart() -> None:
    grid = grid_of(CLASSIC)
    marks = grid.candidates.copy()
    marks[2] = 0
    marks[3] |= 1 << 4
    marks[5] &= ~(1 << RIGHT[5] - 1)
    found = diagnose(grid, marks=marks)
    assert found.marks.missing == (2,)
    assert found.marks.surplus == (Candidate(3, 5),)
    assert found.marks.wrong == (5,)
    assert mistake_of(found).move == Move(5, RIGHT[5], places=False)


def test_missing_and_surplus_marks_are_no_mistakes() -> None:
    grid = grid_of(CLASSIC)
    marks = [0] * 81
    marks[3] = grid.candidates[3] | 1 << 4
    found = diagnose(grid, marks=marks)
    assert found.mistake is None
    assert found.marks.missing == tuple(cell for cell in grid.empty_cells() if cell != 3)
    assert found.marks.surplus == (Candidate(3, 5),)


def test_the_board_has_missing_marks_filled_in_and_surplus_ones_dropped() -> None:
    grid = grid_of(CLASSIC)
    marks = grid.candidates.copy()
    marks[2] = 0
    marks[3] |= 1 << 4
    gone = wrong_digit(5)
    marks[5] &= ~(1 << gone - 1)
    expected = grid_of(CLASSIC)
    expected.eliminate(5, gone)
    found = diagnose(grid, marks=marks)
    assert found.board == expected
    assert grid == grid_of(CLASSIC), "the grid itself is left as it was"


def test_marks_of_filled_cells_do_not_matter() -> None:
    grid = grid_of(CLASSIC)
    marks = [
        511 if value else mask for value, mask in zip(grid.values, grid.candidates, strict=True)
    ]
    found = diagnose(grid, marks=marks)
    assert found == diagnose(grid)
    assert found.marks.surplus == ()


def test_large_boards_are_checked_for_what_shows() -> None:
    geometry = Geometry.of(5, 5)
    values = full_board(geometry, Dice(1))
    empty = Dice(2).permutation(625)[:200]
    givens = [0 if cell in empty else value for cell, value in enumerate(values)]
    assert diagnose(Grid(geometry, givens)).mistake is None
    grid = Grid(geometry, givens)
    cell = empty[0]
    digit = next(values[peer] for peer in geometry.peers(cell) if givens[peer])
    grid.place(cell, digit)
    found = mistake_of(diagnose(grid))
    assert (found.kind, found.move) == ("rule", Move(cell, digit))


@pytest.mark.parametrize("index", range(6))
def test_a_wrong_digit_is_always_found(index: int) -> None:
    made = puzzle(index)
    dice = Dice(f"mistakes/{index}")
    grid = made.grid.copy()
    empty = list(grid.empty_cells())
    dice.shuffle(empty)
    bad = next(c for c in empty[10:] if grid.candidates[c].bit_count() > 1)
    moves = [Move(cell, made.solution[cell]) for cell in empty[:10]]
    wrong = [d for d in digits(grid.candidates[bad]) if d != made.solution[bad]]
    moves.insert(dice.below(11), Move(bad, wrong[dice.below(len(wrong))]))
    for move in moves:
        grid.place(move.cell, move.digit)
    found = mistake_of(diagnose(grid, moves))
    assert found.move is not None
    assert found.move.cell == bad
    assert found.answer == made.solution[bad]
