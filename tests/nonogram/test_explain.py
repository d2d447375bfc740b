"""Paths, reasons and mistakes: sound, complete, and no longer than they need to be."""

from collections import Counter
from functools import cache

import pytest

from tutor.base.dice import Dice
from tutor.nonogram import explain
from tutor.nonogram.explain import (
    Claim,
    Move,
    advise,
    diagnose,
    path,
    proof,
    simplest,
    walk,
    why,
)
from tutor.nonogram.needed import needed
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line, Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import LADDER, RULES, SEARCH
from tutor.nonogram.rules.step import Step
from tutor.nonogram.solver import solve

CUP = ["####..", "#..##.", "#..#.#", "#..##.", "####..", "......"]
TWO = ["#.", ".#"]
TRIAL = ["..#..#", "..#..#", "...#..", "##...."]
"""Its clues fit two pictures."""


def random_puzzles(seed: str, count: int, side: int = 9) -> list[tuple[Puzzle, Position]]:
    """Puzzles with one solution, and that solution."""
    dice = Dice(seed)
    found: list[tuple[Puzzle, Position]] = []
    while len(found) < count:
        rows = ["".join(".#"[dice.below(2)] for _ in range(side)) for _ in range(side)]
        solved = solve(puzzle := puzzle_of(rows))
        if solved.status == "solved" and solved.solution is not None:
            found.append((puzzle, solved.solution))
    return found


@cache
def puzzles() -> list[tuple[Puzzle, Position]]:
    return random_puzzles("explain", 12)


def test_a_path_takes_the_simplest_rule_each_time_and_gets_to_the_end() -> None:
    for puzzle, solution in puzzles():
        position = Position(puzzle)
        for step in walk(position):
            earlier = LADDER[: LADDER.index(RULES[step.technique])]
            assert simplest(position, earlier) is None
            assert step.concluded
            assert all(position.colour(cell) == UNKNOWN for cell in step.concluded)
            assert all(solution.colour(cell) == BLACK for cell in step.black)
            assert all(solution.colour(cell) == WHITE for cell in step.white)
        assert position.written() == solution.written()


def test_a_choice_of_rules_goes_as_far_as_it_can() -> None:
    puzzle, _ = puzzles()[0]
    some = path(Position(puzzle), [RULES["overlap"]])
    assert {step.technique for step in some.steps} == {"overlap"}
    assert not some.is_complete
    assert simplest(some.reached, [RULES["overlap"]]) is None
    assert next(RULES["overlap"].find(Position(puzzle))) == some.steps[0]
    assert path(Position(puzzle)).is_complete


def test_what_rules_leave_is_searched_and_what_has_several_solutions_is_left_open() -> None:
    assert path(Position(puzzle_of(TWO)), (*LADDER, SEARCH)).steps == ()
    puzzle, solution = puzzles()[0]
    step = simplest(Position(puzzle), [SEARCH])
    assert step is not None
    (cell,) = step.concluded
    assert solution.colour(cell) == (BLACK if step.black else WHITE)


def test_every_cell_has_a_reason_and_every_wrong_colour_is_refuted() -> None:
    verdicts: Counter[str] = Counter()
    for puzzle, solution in puzzles()[:6]:
        position = Position(puzzle)
        for cell in Dice(puzzle.cell_count).permutation(puzzle.cell_count)[:6]:
            claim = Claim(cell, solution.colour(cell))
            for one in (claim, claim.opposite):
                reason = why(position, one)
                verdicts[reason.verdict] += 1
                assert reason.verdict == ("proved" if one == claim else "refuted")
                assert claim.is_settled_by(reason.steps[-1])
                check_proof(position, reason.steps)
    assert set(verdicts) == {"proved", "refuted"}


def check_proof(position: Position, steps: tuple[Step, ...]) -> None:
    """Each step of a proof is found on the board that those before it make."""
    board = position.copy()
    for step in steps:
        same_line = [one for one in RULES[step.technique].find(board) if one.line == step.line]
        assert step.trail or any(one.conclusion == step.conclusion for one in same_line)
        board.apply(step.black, step.white)


def test_one_step_is_enough_where_one_proves_it() -> None:
    position = Position(puzzle_of(CUP))
    row, _ = position.puzzle.lines_of(30)
    (step,) = proof(position, Claim(30, WHITE))
    assert (step.technique, step.line) == ("empty-line", row)


def test_a_proof_keeps_only_the_steps_it_rests_on() -> None:
    puzzle, _ = puzzles()[1]
    steps = path(Position(puzzle)).steps
    for count in range(1, len(steps) + 1):
        kept = needed(puzzle, steps[:count])
        assert kept[-1] == steps[count - 1]
        check_proof(Position(puzzle), kept)
    first = steps[0]
    alone = next(one for one in steps[1:] if one.line.index != first.line.index)
    if not set(puzzle.cells_of(alone.line)) & set(first.concluded):
        assert first not in needed(puzzle, (first, alone))


def test_what_the_board_shows_and_what_is_open_are_said() -> None:
    puzzle = puzzle_of(TWO)
    assert why(Position(puzzle), Claim(0, BLACK)).verdict == "open"
    board = Position.of(puzzle, ["#?", "??"])
    assert why(board, Claim(0, BLACK)).verdict == "known"
    assert why(board, Claim(0, WHITE)).verdict == "refuted"
    assert why(board, Claim(3, BLACK)).verdict == "proved"
    assert why(Position.of(puzzle, ["##", "??"]), Claim(2, BLACK)).verdict == "contradiction"


def test_what_nobody_could_find_out_is_proved_or_not_yet_but_never_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = Position(puzzle_of(TRIAL))
    claims = [Claim(cell, colour) for cell in range(24) for colour in (BLACK, WHITE)]
    known = [why(board, claim).verdict for claim in claims]
    assert set(known) == {"proved", "refuted", "open"}
    monkeypatch.setattr(explain, "_MOST_BRANCHES", 0)
    unknown = [why(board, claim).verdict for claim in claims]
    assert unknown == ["not-yet" if verdict == "open" else verdict for verdict in known]


def test_the_first_mistake_is_found_in_the_order_of_moves() -> None:
    for puzzle, solution in puzzles()[:6]:
        dice = Dice(puzzle.cell_count)
        cells = dice.permutation(puzzle.cell_count)[:20]
        wrong = cells[12]
        moves = [
            Move(cell, solution.colour(cell) if cell != wrong else 3 - solution.colour(cell))
            for cell in cells
        ]
        board = Position(puzzle)
        for move in moves:
            board.set(move.cell, move.colour)
        mistake = diagnose(board, moves).mistake
        assert mistake is not None
        assert mistake.move == moves[12]
        right = Claim(wrong, solution.colour(wrong))
        assert right.is_settled_by(mistake.steps[-1])
        assert (mistake.kind == "line") == (mistake.line is not None)
        assert advise(board, moves).step is None


def test_a_right_board_has_no_mistake_and_a_next_step() -> None:
    puzzle, solution = puzzles()[2]
    board = Position(puzzle, [c if i % 3 else UNKNOWN for i, c in enumerate(solution.cells)])
    advice = advise(board)
    assert advice.diagnosis.mistake is None
    assert advice.step == simplest(board)


def test_a_trial_on_a_large_board_is_told_without_a_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def search(*_: object) -> None:
        raise AssertionError("nobody waits for a solution")

    monkeypatch.setattr(explain, "solutions", search)
    dice = Dice("sparse")
    rows = ["".join("#" if dice.below(100) < 35 else "." for _ in range(50)) for _ in range(50)]
    step = advise(Position(puzzle_of(rows))).step
    assert step is not None
    assert RULES[step.technique].tier > 3


def test_mistakes_where_there_are_several_solutions_or_none() -> None:
    puzzle = puzzle_of(TWO)
    assert diagnose(Position.of(puzzle, ["#?", "?#"])).mistake is None
    mistake = diagnose(Position.of(puzzle, ["##", "??"])).mistake
    assert mistake is not None
    assert (mistake.kind, mistake.move) == ("line", Move(1, BLACK))
    assert mistake.line in (Line("row", 0), Line("column", 1))
    impossible = Puzzle(((1, 1), (), (1, 1)), ((1,), (2,), (1,)))
    found = diagnose(Position(impossible)).mistake
    assert found is not None
    assert found.kind == "puzzle"


def test_the_pulse_can_stop_a_trial() -> None:
    class StopIt(Exception):
        pass

    def pulse() -> None:
        raise StopIt

    puzzle, _ = puzzles()[0]
    with pytest.raises(StopIt):
        simplest(Position(puzzle, pulse=pulse), [RULES["contradiction"]])
