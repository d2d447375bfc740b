"""The hardest puzzles anybody knows are explained to the end, without a search."""

from collections import Counter
from pathlib import Path

import pytest

from tests.grids import grid_of
from tests.techniques.checks import assert_sound, assert_well_formed
from tests.techniques.proofs import assert_proved
from tutor import narrate
from tutor.base.language import Language
from tutor.explain.path import walk
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.position import Position
from tutor.techniques.step import MOST_WORDS, NESTED, most_words

BEYOND_OTHERS = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
"""A puzzle on which suppositions nested by twos are not enough for singles alone."""
GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
"""A puzzle on which the first nets that come to hand take more words than anybody reads."""


def grids(shared_data: Path, name: str) -> list[Grid]:
    """The puzzles of a file."""
    path = shared_data / name
    if not path.is_file():
        pytest.skip(f"no {path.name} among the shared data")
    lines = path.read_text(encoding="utf-8").splitlines()
    return [grid_of(line) for line in lines if line and not line.startswith("#")]


def explained(grid: Grid) -> Counter[str]:
    """The techniques of a puzzle's walk to the end, each step checked, and told."""
    solution = search.solve(grid)
    assert solution is not None
    position = Position(grid)
    used: Counter[str] = Counter()
    for step in walk(position):
        assert_well_formed(step, step.technique, position)
        assert_sound(step, position, solution)
        if step.is_net:
            assert_proved(step, position)
            language: Language = "fr" if len(used) % 2 else "en"
            told = narrate.narrate(step, grid.geometry, language).why
            assert told.count("\n") >= len(step.nodes())
        lines = narrate.in_lines(step, grid.geometry, "fr")
        words = len(" ".join(lines).split())
        assert words <= MOST_WORDS
        assert words <= most_words(step.net_lines()) or step.variant != NESTED
        used[step.technique] += 1
    assert position.values == solution
    return used


@pytest.mark.slow
def test_very_hard_puzzles(shared_data: Path) -> None:
    used: Counter[str] = Counter()
    # Three of them: the whole list takes minutes.
    for grid in grids(shared_data, "very-hard-50.txt")[::20]:
        used += explained(grid)
    assert used["forcing-net-contradiction"]


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(2))
def test_puzzles_of_seventeen_clues(piece: int, shared_data: Path) -> None:
    for grid in grids(shared_data, "seventeen-clues-200.txt")[piece::2]:
        explained(grid)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", [BEYOND_OTHERS, GOLDEN_NUGGET])
def test_a_puzzle_beyond_the_reach_of_most_programs(puzzle: str) -> None:
    assert not explained(grid_of(puzzle))["search"]
