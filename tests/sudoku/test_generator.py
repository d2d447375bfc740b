"""Full boards and the puzzles dug from them."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.cases import each_case
from tests.grids import is_solution
from tutor.base.content import content_root
from tutor.base.dice import Dice
from tutor.sudoku import cover, digging, generator, sat, search
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Puzzle, Recipe, digit_chain, full_board, generate, generate_nth
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import SYMMETRIES, Symmetry, orbits

NINE = Geometry.of(3, 3)
SHAPES = [(1, 1), (1, 4), (2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4), (4, 4), (3, 6),
          (5, 5), (6, 6)]  # fmt: skip

SIX_BY_SIX = [
    "41.63.6..4..3.45.615.24.54.36.263..4",
    ".3.6.2..63.4.53241241.635...363..1.5",
]
NINE_BY_NINE = "5..2...64..1.6....643.1.7...6.....733..847..641.....8...2.9.645....8.3..13...4..7"


def made(recipe: Recipe, seed: int | str = 1) -> Puzzle:
    puzzle = generate(recipe, seed)
    assert puzzle is not None
    return puzzle


@each_case("shape", SHAPES)
def test_full_boards_keep_the_rules(shape: tuple[int, int]) -> None:
    geometry = Geometry.of(*shape)
    for seed in range(3):
        board = Grid(geometry, full_board(geometry, Dice(seed)))
        assert board.is_full
        assert not board.breaks_rules


def test_every_small_board_turns_up_about_as_often() -> None:
    geometry = Geometry.of(2, 2)
    dice = Dice("uniform")
    seen = Counter(tuple(full_board(geometry, dice)) for _ in range(288 * 30))
    assert len(seen) == 288
    assert max(seen.values()) < 4 * 30
    assert min(seen.values()) > 30 / 4


@pytest.mark.parametrize("shape", [(3, 3), (5, 5)])
def test_rows_are_not_shifts_of_one_another(shape: tuple[int, int]) -> None:
    geometry = Geometry.of(*shape)
    n = geometry.n
    values = full_board(geometry, Dice(1))
    rows = [values[i * n : i * n + n] for i in range(n)]
    shifts = {tuple(rows[0][k:] + rows[0][:k]) for k in range(n)}
    assert not any(tuple(row) in shifts for row in rows[1:])
    # Nor a relabelled pattern: two rows of such a one form cycles of equal length.
    lengths = set()
    for one, other in pairwise(rows):
        onward = dict(zip(one, other, strict=True))
        start = one[0]
        length, digit = 1, onward[start]
        while digit != start:
            length, digit = length + 1, onward[digit]
        lengths.add(length)
    assert len(lengths) > 1


def test_a_seed_means_the_same_everywhere_and_always() -> None:
    """These strings must never change: people note seeds down."""
    assert [
        line_of(made(Recipe(Geometry.of(2, 3)), seed).grid) for seed in (1, "exam")
    ] == SIX_BY_SIX
    assert line_of(made(Recipe(NINE, empty=0.6, symmetry="rotation"), 2026).grid) == NINE_BY_NINE


def test_any_text_can_be_a_seed() -> None:
    seeds = ["\udcff", "é", "", "-1", "1" * 1000]
    assert len({line_of(made(Recipe(NINE), seed).grid) for seed in seeds}) == len(seeds)


def test_the_shipped_collection_is_what_its_command_makes() -> None:
    recipe = Recipe(NINE, empty=0.6, symmetry="rotation")
    lines = (content_root("puzzles") / "first-grids.sdm").read_text(encoding="utf-8").split()
    assert len(lines) == 60
    for index, line in enumerate(lines):
        puzzle = generate_nth(recipe, "first-grids", index)
        assert puzzle is not None
        assert line_of(puzzle.grid).replace(".", "0") == line


def test_the_nth_puzzle_does_not_depend_on_how_many_are_made() -> None:
    recipe = Recipe(NINE)
    alone = generate_nth(recipe, 5, 3)
    assert alone is not None
    again = [generate_nth(recipe, 5, index) for index in range(4)][3]
    assert again is not None
    assert alone.grid == again.grid
    assert len({line_of(made(recipe, seed).grid) for seed in range(20)}) == 20


@each_case("shape", SHAPES)
def test_puzzles_have_one_solution_and_the_share_asked_for(shape: tuple[int, int]) -> None:
    geometry = Geometry.of(*shape)
    recipe = Recipe(geometry, empty=0.4)
    puzzle = made(recipe)
    assert puzzle.reached
    assert puzzle.empty == recipe.wanted == round(0.4 * geometry.cell_count)
    assert list(search.solutions(puzzle.grid)) == [puzzle.solution]


@pytest.mark.parametrize("share", [0.0, 0.25, 0.6, 0.65])
def test_any_share_within_reach_is_met_exactly(share: float) -> None:
    puzzle = made(Recipe(NINE, empty=share))
    assert puzzle.empty == round(81 * share)
    assert search.is_unique(puzzle.grid)


def test_a_share_out_of_reach_gives_the_best_found() -> None:
    puzzle = made(Recipe(NINE, empty=0.9))
    assert not puzzle.reached
    assert 55 <= puzzle.empty < 65
    assert search.is_unique(puzzle.grid)


@each_case("symmetry", SYMMETRIES)
@each_case("shape", [(3, 3), (2, 3)])
def test_givens_have_the_symmetry_asked_for(symmetry: Symmetry, shape: tuple[int, int]) -> None:
    geometry = Geometry.of(*shape)
    puzzle = made(Recipe(geometry, empty=0.5, symmetry=symmetry))
    assert puzzle.reached
    assert abs(puzzle.empty - geometry.cell_count / 2) < 8
    for cells in orbits(geometry, symmetry):
        assert len({bool(puzzle.grid.values[cell]) for cell in cells}) == 1
    assert search.is_unique(puzzle.grid)


@pytest.mark.slow
@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("shape", [(3, 6), (5, 5)])
def test_large_symmetric_puzzles_are_unique_too(symmetry: Symmetry, shape: tuple[int, int]) -> None:
    for seed in range(3):
        puzzle = made(Recipe(Geometry.of(*shape), empty=0.4, symmetry=symmetry), seed)
        assert puzzle.empty > 0.35 * puzzle.grid.geometry.cell_count
        assert list(search.solutions(puzzle.grid)) == [puzzle.solution]


def test_large_boards_are_played_out_when_a_glance_is_not_enough() -> None:
    puzzle = made(Recipe(Geometry.of(5, 5), empty=0.55))
    assert puzzle.reached
    assert list(search.solutions(puzzle.grid)) == [puzzle.solution]


def test_the_best_of_many_attempts_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []
    attempt = generator._attempt

    def watched(*arguments: Any) -> Puzzle:
        puzzle = attempt(*arguments)
        found.append(puzzle.empty)
        return puzzle

    monkeypatch.setattr(generator, "_attempt", watched)
    assert made(Recipe(NINE, empty=0.9)).empty == max(found)
    found.clear()
    assert made(Recipe(NINE, empty=0.0, unique=False)).empty == min(found)
    assert len(set(found)) > 1


def test_minimality_is_not_claimed_without_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = made(Recipe(NINE, minimal=True))
    digger = digging.SearchDigger(NINE, puzzle.solution)
    digger.values = puzzle.grid.values.copy()
    assert digger.make_minimal()
    monkeypatch.setattr(digging, "_PATIENT_PROOF_NODES", 0)
    assert not digger.make_minimal()


def test_symmetries_move_cells_as_their_names_say() -> None:
    corner, middle = 0, 40
    of = {
        name: next(cells for cells in orbits(NINE, name) if corner in cells) for name in SYMMETRIES
    }
    assert of["none"] == (0,)
    assert of["rotation"] == (0, 80)
    assert of["quarter-turn"] == (0, 8, 72, 80)
    assert of["mirror"] == (0, 8)
    assert of["mirror-rows"] == (0, 72)
    assert of["mirrors"] == (0, 8, 72, 80)
    assert of["diagonal"] == (0,)
    assert of["antidiagonal"] == (0, 80)
    assert of["diagonals"] == (0, 80)
    assert (1, 9) in orbits(NINE, "diagonal")
    assert all((middle,) in orbits(NINE, name) for name in SYMMETRIES)


@pytest.mark.parametrize("symmetry", ["none", "rotation", "diagonal"])
def test_not_one_given_of_a_minimal_puzzle_can_go(symmetry: Symmetry) -> None:
    puzzle = made(Recipe(NINE, symmetry=symmetry, minimal=True))
    assert puzzle.reached
    assert search.is_unique(puzzle.grid)
    for cell, value in enumerate(puzzle.grid.values):
        if value:
            values = puzzle.grid.values.copy()
            values[cell] = 0
            assert not search.is_unique(Grid(NINE, values))


@pytest.mark.parametrize("shape", [(1, 2), (2, 2), (2, 3), (3, 3), (4, 4), (5, 5), (7, 7)])
def test_ambiguous_puzzles_have_two_solutions_or_more(shape: tuple[int, int]) -> None:
    geometry = Geometry.of(*shape)
    puzzle = made(Recipe(geometry, unique=False))
    assert search.count(puzzle.grid, 2) == 2
    if geometry.n > 4:
        assert puzzle.empty == round(0.4 * geometry.cell_count)


def test_an_ambiguous_puzzle_may_need_more_holes_than_asked() -> None:
    puzzle = made(Recipe(NINE, empty=0.01, unique=False))
    assert not puzzle.reached
    assert 4 <= puzzle.empty <= 6
    assert search.count(puzzle.grid, 2) == 2


def test_one_cell_cannot_be_ambiguous() -> None:
    assert generate(Recipe(Geometry.of(1, 1), unique=False), 1) is None


def test_exchanging_a_chain_of_two_digits_keeps_the_rules() -> None:
    values = full_board(NINE, Dice(1))
    chain = digit_chain(NINE, values, 0, values[0] % 9 + 1)
    both = values[0] + values[0] % 9 + 1
    other = [both - value if cell in chain else value for cell, value in enumerate(values)]
    assert other != values
    assert is_solution(Grid(NINE), other)


def test_progress_is_told_from_nothing_to_something() -> None:
    shares: list[float] = []
    generate(Recipe(NINE, empty=0.6), 1, shares.append)
    assert shares[0] == 0
    assert all(0 <= share <= 1 for share in shares)
    assert max(shares) > 0.9


def test_undecided_removals_keep_the_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no guesses allowed, only removals that singles can prove are made."""
    monkeypatch.setattr(digging, "_PROOF_NODES", 0)
    puzzle = made(Recipe(NINE, empty=0.9))
    assert search.is_unique(puzzle.grid)
    monkeypatch.setattr(digging, "_PATIENT_PROOF_NODES", 0)
    assert not made(Recipe(Geometry.of(4, 4), minimal=True)).reached


@pytest.mark.slow
@pytest.mark.parametrize("shape", [(3, 4), (4, 4)])
def test_larger_boards_can_be_minimal_too(shape: tuple[int, int]) -> None:
    puzzle = made(Recipe(Geometry.of(*shape), minimal=True))
    assert puzzle.reached
    assert search.is_unique(puzzle.grid)


@pytest.mark.slow
def test_the_largest_board() -> None:
    puzzle = made(Recipe(Geometry.of(10, 10), empty=0.15))
    assert puzzle.reached
    assert search.solve(puzzle.grid) == puzzle.solution


@pytest.mark.parametrize("seed", range(3))
def test_sat_digs_on_where_singles_end(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover, "LARGEST_N", 4)  # as if a board of nine were a large one
    monkeypatch.setattr(generator, "_attempts", lambda geometry: 1)
    recipe = Recipe(NINE, 0.75)
    puzzle = generate(recipe, seed)
    monkeypatch.setattr(sat, "available", lambda: False)
    by_singles = generate(recipe, seed)
    monkeypatch.undo()
    assert puzzle is not None
    assert by_singles is not None
    assert puzzle.empty >= by_singles.empty
    assert search.only_solution(puzzle.grid) == puzzle.solution
