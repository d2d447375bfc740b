"""Whole boards: every step agrees with the picture, and every trial does what it says."""

from functools import cache

import pytest

from tests.cases import each_case
from tutor.base.dice import Dice
from tutor.nonogram.explain import only_solution, walk
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Clue, Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import LADDER, SEARCH
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.trial import refutation

BOARDS = 90
TRIALS = [rule for rule in LADDER if rule.id in ("edge-logic", "contradiction")]

Told = tuple[Position, Step, Position]


def picture(index: int) -> tuple[str, ...]:
    """A picture of random cells."""
    dice = Dice(f"board {index}")
    width, height, share = 4 + dice.below(6), 4 + dice.below(6), 40 + dice.below(30)
    rows = range(height)
    return tuple(
        "".join("#" if dice.below(100) < share else "." for _ in range(width)) for _ in rows
    )


@cache
def walked() -> tuple[Told, ...]:
    """Every step of many paths: the board before it, the step, and the picture.

    A picture is always a solution of its own puzzle, be it the only one or not.
    """
    told = []
    for index in range(BOARDS):
        drawn = picture(index)
        puzzle = puzzle_of(drawn)
        truth = Position.of(puzzle, drawn)
        position = Position(puzzle)
        for step in walk(position):
            told.append((position.copy(), step, truth))
    return tuple(told)


@cache
def tried() -> tuple[Told, ...]:
    """Every trial on boards of which some cells are known."""
    told = []
    for index in range(0, BOARDS, 5):
        drawn, dice = picture(index), Dice(index)
        puzzle = puzzle_of(drawn)
        truth = Position.of(puzzle, drawn)
        cells = [colour if dice.below(100) < 25 else UNKNOWN for colour in truth.cells]
        position = Position(puzzle, cells)
        for rule in TRIALS:
            told += [(position, step, truth) for step in rule.find(position)]
    return tuple(told)


def steps_with_trials() -> list[Told]:
    """Every step that tries a colour."""
    return [told for told in (*walked(), *tried()) if told[1].trail or told[1].cells("assumed")]


def test_every_step_agrees_with_the_picture_and_says_something_new() -> None:
    for position, step, truth in (*walked(), *tried()):
        assert step.concluded
        assert all(position.colour(cell) == UNKNOWN for cell in step.concluded)
        assert all(truth.colour(cell) == BLACK for cell in step.black)
        assert all(truth.colour(cell) == WHITE for cell in step.white)


def test_the_paths_meet_every_rule_on_boards() -> None:
    met = {step.technique for _, step, _ in walked()}
    assert {rule.id for rule in LADDER} - met == {"complete-line"}
    variants = {(step.technique, step.variant) for _, step, _ in steps_with_trials()}
    assert variants == {
        ("edge-logic", "row"),
        ("edge-logic", "column"),
        ("contradiction", "black"),
        ("contradiction", "white"),
    }


def test_each_consequence_of_a_trial_follows_in_its_line_and_nothing_fits_the_last() -> None:
    links = 0
    for position, step, _ in steps_with_trials():
        board = position.copy()
        (cell,) = step.cells("assumed")
        assert step.concluded == (cell,)
        board.set(cell, BLACK if step.white else WHITE)
        for line, black, white in step.trail:
            view, cells = board.view(line), position.puzzle.cells_of(line)
            implied = solve_line(view.clue, view.length, view.black, view.white)
            assert implied is not None
            assert all(implied.black >> cells.index(other) & 1 for other in black)
            assert all(implied.white >> cells.index(other) & 1 for other in white)
            assert all(board.colour(other) == UNKNOWN for other in (*black, *white))
            board.apply(black, white)
            links += 1
        view = board.view(step.line)
        assert solve_line(view.clue, view.length, view.black, view.white) is None
    assert links > 100


def test_the_marks_of_a_trial_are_its_trail() -> None:
    for _, step, _ in steps_with_trials():
        assert step.cells("forced") == tuple(c for link in step.trail for c in link.black)
        assert step.cells("barred") == tuple(c for link in step.trail for c in link.white)


def test_edge_logic_starts_at_the_outermost_line_that_is_open() -> None:
    for position, step, _ in steps_with_trials():
        if step.technique != "edge-logic":
            continue
        (cell,) = step.cells("assumed")
        row, column = position.puzzle.lines_of(cell)
        edge = row if step.variant == "row" else column
        beside = [line for line in position.puzzle.lines if line.axis == edge.axis]
        for outside in (beside[: edge.index], beside[edge.index + 1 :]):
            if all(not position.view(line).unknown for line in outside):
                break
        else:
            pytest.fail(f"{edge.name} is no edge")


def test_a_trial_of_one_cell_finds_what_all_trials_find() -> None:
    for position, step, _ in tried()[::7]:
        if step.technique == "contradiction":
            (cell,) = step.concluded
            alone = refutation(position, cell, BLACK if step.white else WHITE)
            assert alone is not None
            assert alone.conclusion == step.conclusion


def test_search_tells_the_first_open_cell_of_the_only_solution() -> None:
    met = 0
    for index in range(BOARDS):
        puzzle: Puzzle = puzzle_of(picture(index))
        solution, steps = only_solution(puzzle), list(SEARCH.find(Position(puzzle)))
        assert bool(solution) == bool(steps)
        if solution is not None:
            (step,) = steps
            assert step.concluded == (0,)
            assert (solution.colour(0) == BLACK) == bool(step.black)
            met += 1
    assert met > 10


@each_case(
    ("clue", "cells"),
    [
        ((8,), "..##??.."),
        ((3, 2, 2, 3, 3), "?#??#???##"),
        ((1, 2, 3), "##.??....?"),
        ((1, 1, 1, 1), "????#"),
        ((6, 7, 3), ".....??..????..?#.?.?"),
        ((), "?#?"),
    ],
)
def test_a_line_that_nothing_fits_says_nothing(clue: Clue, cells: str) -> None:
    position = Position.of(Puzzle((clue,), ((),) * len(cells)), [cells])
    for rule in LADDER:
        if rule not in TRIALS:
            assert not [step for step in rule.find(position) if step.line.axis == "row"], rule.id
