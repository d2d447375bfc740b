"""A proof of several steps: each begins with its number, in both games."""

import re

from tests.cases import each_case
from tests.grids import grid_of
from tutor import narrate
from tutor.base.language import Language
from tutor.explain.why import Claim, why
from tutor.language import LANGUAGES
from tutor.narrate import nonogram
from tutor.nonogram import explain
from tutor.nonogram.position import BLACK, Position
from tutor.nonogram.puzzle import puzzle_of

SINGLES = "..8.73...1735892...95.423...3.95.6.756.....937.9.36.5...726.9.....318.25...7..4.."
_NUMBER = re.compile(r"(?:Step|Étape) (\d+) · ")


def numbers(told: tuple[str, ...]) -> list[int]:
    """The numbers that sentences begin with."""
    return [int(found[1]) for one in told if (found := _NUMBER.match(one))]


@each_case("language", LANGUAGES)
def test_steps_of_a_proof_are_counted(language: Language) -> None:
    grid = grid_of(SINGLES)
    several = why(grid, Claim(0, 4))
    assert numbers(narrate.tell_reason(several, grid.geometry, language)) == [1, 2]
    one = why(grid, Claim(64, 4))
    assert len(one.steps) == 1
    assert not numbers(narrate.tell_reason(one, grid.geometry, language))


@each_case("language", LANGUAGES)
def test_steps_of_a_proof_about_a_nonogram_are_counted(language: Language) -> None:
    puzzle = puzzle_of(["..###...", ".#...#..", "##.#..##", "#..##..#", "########", "..#..#.."])
    position = Position(puzzle)
    counts = set()
    for cell in range(puzzle.width * puzzle.height):
        found = explain.why(position, explain.Claim(cell, BLACK))
        told = nonogram.tell_reason(found, puzzle, language)
        counts.add(len(found.steps))
        assert len(numbers(told)) == (0 if len(found.steps) < 2 else min(len(found.steps), 6))
    assert max(counts) > 1
