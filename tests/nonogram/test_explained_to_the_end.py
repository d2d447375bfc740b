"""Any puzzle with one solution is explained to its end, and no step is left to a search."""

from pathlib import Path

import pytest

from tests.nonogram.test_rules_on_boards import read_trail, read_trial
from tutor.base.dice import Dice
from tutor.nonogram.explain import walk
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import ALL, RULES
from tutor.nonogram.rules.step import Trial
from tutor.nonogram.solver import solve

RESISTING = tuple(
    line.split("/")
    for line in Path(__file__).with_name("resisting.txt").read_text(encoding="utf-8").split()
)
"""Pictures that no trial by itself finishes."""


LARGE = Path(__file__).with_name("resisting_large.txt")
"""A picture, and a board of it on which trials inside a trial speak of the same cells."""


def random_puzzles(count: int, name: str) -> list[Puzzle]:
    """Puzzles with one solution, from 15 x 15 to 25 x 25."""
    dice, found = Dice(name), list[Puzzle]()
    while len(found) < count:
        width, height, share = 15 + dice.below(11), 15 + dice.below(11), 40 + dice.below(21)
        rows = [
            "".join("#" if dice.below(100) < share else "." for _ in range(width))
            for _ in range(height)
        ]
        puzzle = puzzle_of(rows)
        if solve(puzzle).status == "solved":
            found.append(puzzle)
    return found


def check_to_the_end(puzzle: Puzzle) -> set[str]:
    """Walk a puzzle; each step agrees with the solution, each trial with what it cites."""
    solution = solve(puzzle).solution
    assert solution is not None
    position, used = Position(puzzle), set()
    for step in walk(position, ALL):
        used.add(step.technique)
        assert all(solution.colour(cell) == BLACK for cell in step.black)
        assert all(solution.colour(cell) == WHITE for cell in step.white)
        assert not step.argument or step.placements != 1
        cell = step.cells("assumed")[:1]
        if step.technique == "two-colours":
            black, white = step.trials
            read_trail(position, black.trail, {(1,): {cell[0]: BLACK}})
            assert white.number == (len(black.trail) + 2,)
            read_trail(position, white.trail, {white.number: {cell[0]: WHITE}})
        elif step.rests_on:
            assert step.part is not None
            colour = BLACK if step.white else WHITE
            end = (step.line, step.rests_on, step.argument, step.part)
            read_trial(position, Trial(cell[0], colour, step.trail, *end), (1,), {})
    assert position.is_full
    assert "search" not in used
    return used


def test_random_puzzles_are_explained_to_the_end() -> None:
    for puzzle in random_puzzles(6, "quick"):
        check_to_the_end(puzzle)


def test_a_puzzle_that_resists_is_explained_by_trials_inside_trials() -> None:
    assert "nested-trials" in check_to_the_end(puzzle_of(RESISTING[1]))


@pytest.mark.slow
def test_trials_inside_a_trial_go_on_from_what_those_before_them_told() -> None:
    drawn, known = (part.split() for part in LARGE.read_text(encoding="utf-8").split("\n\n"))
    position = Position.of(puzzle_of(drawn), known)
    step = next(RULES["nested-trials"].find(position))
    (refuted,) = step.trials
    assert read_trial(position, refuted, (1,), {})


@pytest.mark.slow
def test_two_hundred_random_puzzles_are_explained_to_the_end() -> None:
    for puzzle in random_puzzles(200, "many"):
        check_to_the_end(puzzle)


@pytest.mark.slow
def test_twenty_puzzles_that_resist_are_explained_to_the_end() -> None:
    assert len(RESISTING) >= 20
    for picture in RESISTING:
        assert {"nested-trials", "two-colours"} & check_to_the_end(puzzle_of(picture))
