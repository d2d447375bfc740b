"""Random pictures: the same from the same seed, and unique or line solvable where asked."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tutor.base.watch import PULSE_EVERY, Watch
from tutor.nonogram.generator import (
    Generated,
    Recipe,
    generate,
    generate_nth,
    random_picture,
    seed_of_nth,
)
from tutor.nonogram.inks import MOST_OF_OURS, palette
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.solver import by_lines, solve


def black_share(made: Generated) -> float:
    assert made.puzzle.goal is not None
    return "".join(made.puzzle.goal).count("#") / made.puzzle.cell_count


def is_line_solvable(puzzle: Puzzle) -> bool:
    reached = by_lines(Position(puzzle))
    return reached is not None and reached.is_full


def test_a_seed_gives_the_same_picture_for_ever() -> None:
    assert random_picture(8, 3, Fraction(1, 2), 2024) == ("##.##.#.", ".#..##.#", "#..#...#")
    assert random_picture(8, 3, 0.5, "2024") == random_picture(8, 3, Fraction(1, 2), 2024)
    assert random_picture(3, 2, 0, "any") == ("...", "...")
    assert random_picture(3, 2, 1, "any") == ("###", "###")


def test_more_black_keeps_what_was_black() -> None:
    few, many = ("".join(random_picture(40, 40, share, 5)) for share in (0.3, 0.35))
    assert all(one == "." or other == "#" for one, other in zip(few, many, strict=True))
    assert 0.25 < few.count("#") / 1600 < 0.34 < many.count("#") / 1600 < 0.4


def test_each_of_many_has_its_own_seed() -> None:
    assert [seed_of_nth(41, 1), seed_of_nth("41", 2), seed_of_nth("pear", 3)] == [42, 43, "pear/3"]
    recipe = Recipe(6, 5)
    made = generate_nth(recipe, 7, 2)
    assert made is not None
    assert made.puzzle.goal == random_picture(6, 5, 0.5, 9)
    assert made.turned == 0
    assert made == generate_nth(recipe, "8", 1)


@pytest.mark.parametrize(("size", "black"), [(10, 0.3), (15, 0.5), (16, 0.25), (20, 0.4)])
def test_pictures_are_cleared_of_doubt(size: int, black: float) -> None:
    recipe = Recipe(size, size - 2, black)
    plain, unique, by_line = (
        generate(wish, "doubt")
        for wish in (recipe, replace(recipe, unique=True), replace(recipe, line_solvable=True))
    )
    assert plain is not None
    assert unique is not None
    assert by_line is not None
    assert solve(plain.puzzle).status == "multiple"
    assert solve(unique.puzzle).status == "solved"
    assert is_line_solvable(by_line.puzzle)
    assert solve(by_line.puzzle).status == "solved"
    for made in (unique, by_line):
        assert abs(black_share(made) - black_share(plain)) < 0.02
        assert 0 < made.turned < size * size
    assert generate(Recipe(size, size - 2, black, unique=True), "doubt") == unique


def test_in_several_colours() -> None:
    inks = palette(3)
    recipe = Recipe(12, 10, 0.6, unique=True, inks=inks)
    made, by_lines = generate(recipe, 5), generate(replace(recipe, line_solvable=True), 6)
    assert made is not None
    assert by_lines is not None
    assert made == generate(recipe, 5)
    assert made.puzzle.inks == inks
    assert solve(made.puzzle).status == "solved"
    assert is_line_solvable(by_lines.puzzle)
    assert made.puzzle.goal is not None
    assert {*"".join(made.puzzle.goal)} == {".", *(ink.letter for ink in inks)}
    assert (palette(1), len({ink.letter for ink in palette(MOST_OF_OURS)})) == ((), MOST_OF_OURS)


def test_a_picture_without_doubt_stays_as_it_is() -> None:
    recipe = Recipe(12, 12, 0.8, unique=True)
    made = generate(recipe, 3)
    assert made is not None
    assert made.turned == 0
    assert made.puzzle.goal == random_picture(12, 12, 0.8, 3)


def test_no_try_no_puzzle() -> None:
    assert generate(Recipe(5, 5, tries=0), 1) is None


def test_making_can_be_stopped() -> None:
    class Stopped(Exception):
        pass

    beats = 0

    def pulse() -> None:
        nonlocal beats
        beats += 1
        if beats == 2:
            raise Stopped

    watch = Watch(pulse=pulse)
    with pytest.raises(Stopped):
        generate(Recipe(40, 40, 0.3, unique=True), 1, watch)
    assert watch.nodes == 2 * PULSE_EVERY
