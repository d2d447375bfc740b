"""Profiles: what the walk of a grid needs, and how open the grid is on the way."""

from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import each_case
from tests.grids import CLASSIC, NINE_SOLUTIONS, SEVENTEEN, VERY_HARD, grid_of, holes
from tutor.base.dice import Dice
from tutor.explain.path import walk
from tutor.games.sudoku.collections import collections
from tutor.rating import plain, quick
from tutor.rating.levels import NotRated, level_of
from tutor.rating.profile import OF_SUDOKU, Openness, Profile, Sight, Sweep
from tutor.rating.record import profile_of, rate
from tutor.sudoku import search
from tutor.sudoku.generator import Recipe, generate
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import shuffled
from tutor.techniques.ladder import LADDER, SEARCH
from tutor.techniques.position import Position


def generated(shape: tuple[int, int], empty: float, seed: int | str = 1) -> Grid:
    puzzle = generate(Recipe(Geometry.of(*shape), empty), seed)
    assert puzzle is not None
    return puzzle.grid


def on_the_way(grid: Grid, dice: Dice) -> Grid:
    """A grid in play: some digits placed and some candidates crossed out, all of them rightly."""
    solution = search.solve(grid)
    assert solution is not None
    later = grid.copy()
    for cell in list(grid.empty_cells()):
        if dice.below(20) == 0:
            later.place(cell, solution[cell])
    for cell in list(later.empty_cells()):
        for digit in range(1, grid.geometry.n + 1):
            if digit != solution[cell] and dice.below(30) == 0:
                later.eliminate(cell, digit)
    return later


def check(grid: Grid) -> Profile:
    """Both ways to a profile agree with each other and with the walk that people see."""
    profile = quick.profile_of(grid)
    assert profile == plain.profile_of(grid)
    assert profile.is_complete
    assert quick.profile_of(grid, openness=False) == Profile(profile.counts)
    steps = walk(Position(grid), (*LADDER, SEARCH))
    assert profile.counts == Counter(step.technique for step in steps)
    openness = profile.openness
    assert openness is not None
    singles = sum(n for id_, n in profile.counts.items() if id_ in {t.id for t in LADDER[:3]})
    assert openness.placed == singles, "sweeps place what the walk places, in another order"
    return profile


@pytest.mark.parametrize("text", [CLASSIC, SEVENTEEN])
def test_both_ways_agree_on_known_grids(text: str) -> None:
    check(grid_of(text))


@pytest.mark.slow
def test_both_ways_agree_on_shipped_grids() -> None:
    shelves = collections()
    levels = [shelf for shelf in shelves if shelf.id.startswith("level-")]
    used: set[str] = set()
    for shelf in (*levels, *shelves[len(levels) :: 5]):
        for grid in islice(shelf.grids(), 1):
            used |= check(grid).counts.keys()
    assert len(used) > 15


@each_case(
    ("shape", "empty"),
    [
        ((1, 1), 1.0),
        ((1, 3), 0.6),
        ((2, 2), 0.7),
        ((2, 3), 0.6),
        ((3, 2), 0.6),
        ((2, 4), 0.6),
        ((3, 4), 0.5),
        ((4, 4), 0.55),
    ],
)
def test_both_ways_agree_on_other_sizes(shape: tuple[int, int], empty: float) -> None:
    check(generated(shape, empty))


@settings(max_examples=12, deadline=None)
@given(
    shape=st.sampled_from([(2, 2), (2, 3), (3, 2), (2, 4)]),
    seed=st.integers(0, 10**6),
    is_in_play=st.booleans(),
)
def test_both_ways_agree_on_any_grid(
    shape: tuple[int, int], seed: int, *, is_in_play: bool
) -> None:
    grid = generated(shape, 0.7, seed)
    check(on_the_way(grid, Dice(seed)) if is_in_play else grid)


def test_plainly_without_openness() -> None:
    grid = grid_of(CLASSIC)
    assert plain.profile_of(grid, openness=False) == Profile(quick.profile_of(grid).counts)


def test_both_ways_agree_on_a_hard_grid_in_play() -> None:
    profiles = [check(on_the_way(grid_of(VERY_HARD), Dice(seed))) for seed in range(3)]
    assert any(profile.counts.keys() - {t.id for t in LADDER[:3]} for profile in profiles)


WAYS: list[Callable[..., Profile]] = [quick.profile_of, plain.profile_of, profile_of]

SMALL = "..34.4122143432."
"""Four cells are empty::

    . . | 3 4      r1c1 = 1, r1c2 = 2
    . 4 | 1 2      r2c1 = 3
    ----+----
    2 1 | 4 3
    4 3 | 2 .      r4c4 = 1

and from the beginning each has one candidate.
"""


@pytest.mark.parametrize("way", WAYS)
def test_openness_worked_out_by_hand(way: Callable[..., Profile]) -> None:
    profile = way(grid_of(SMALL))
    # Every cell is the last of a house when its turn comes: r4c4 of its box, then r2c1 of its
    # row, r1c1 of its column, and r1c2.
    assert profile.counts == {"full-house": 4}
    openness = profile.openness
    assert openness is not None
    # r4c4 to r2c1 two rows and three columns, r2c1 to r1c1 one row, r1c1 to r1c2 one column.
    assert openness.distance == 5 + 1 + 1
    # The first look over the board sees
    #   full houses: r4c4, r2c1 and r1c2 (r1c1 is nowhere the last);
    #   places in a box: those of 1, 2 and 3 in the first, that of 1 in the last;
    #   places in a line: each of the four cells in its row and in its column;
    #   cells with one candidate: all four.
    # The three full houses are filled in. The second look sees r1c1 alone, which is now the last
    # of its box, row and column, and the only place of 1 in each.
    assert openness.sweeps == [
        Sweep(4, 3, full_house=3, box=4, line=8, naked=4, is_alone=False),
        Sweep(1, 1, full_house=1, box=1, line=2, naked=1, is_alone=True),
    ]
    assert openness.placed == 4
    assert openness.alone == 1
    # Three times 4 cells for 3 x 2 + 4 + 8 x 0.5 + 4 x 0.25 = 15 openings; then 1 cell for
    # 2 + 1 + 2 x 0.5 + 0.25 = 4.25.
    sight = Sight(full_house=2, box=1, line=0.5, naked=0.25)
    assert openness.looks(sight) == pytest.approx(12 / 15 + 1 / 4.25)
    assert openness.cells_per_opening(sight) == pytest.approx((12 / 15 + 1 / 4.25) / 4)
    # Three digits are placed with 3 + 4 + 8 + 4 steps in sight, one with 1 + 1 + 2 + 1.
    assert openness.in_sight() == (10 / 4, 13 / 4, 26 / 4, 13 / 4)


def test_what_is_hard_to_see_counts_less() -> None:
    first = Sweep(30, 2, full_house=0, box=0, line=2, naked=8, is_alone=False)
    second = Sweep(28, 1, full_house=0, box=0, line=0, naked=1, is_alone=True)
    openness = Openness([first, second])
    sight = Sight(line=0.3, naked=0.05)
    assert openness.looks(sight) == pytest.approx(2 * 30 / (0.6 + 0.4) + 28 / 0.05)
    assert openness.in_sight() == (0, 0, 4 / 3, 17 / 3)
    assert Openness().in_sight() == (0, 0, 0, 0)
    assert Openness().looks(Sight()) == Openness().placed == Openness().alone == 0
    assert Openness().cells_per_opening(Sight()) == 0


def test_the_hardest_technique() -> None:
    assert Profile(Counter({"x-wing": 1, "naked-pair": 9})).hardest == "x-wing"
    assert Profile(Counter({"search": 1, "sashimi-jellyfish": 1})).hardest == "search"
    assert Profile().hardest == "full-house"
    assert OF_SUDOKU.rating("x-wing") == 4.0
    assert OF_SUDOKU.rating("search") > max(technique.rating or 0 for technique in LADDER)


def only_singles() -> list[Grid]:
    return [
        grid_of(CLASSIC),
        grid_of(SEVENTEEN),
        generated((2, 3), 0.6),
        generated((2, 4), 0.6, 5),
        generated((3, 3), 0.5, "open"),
    ]


def with_own_digits(grid: Grid, seed: int) -> Grid:
    """A shuffled look of a grid whose digits keep their names: a shuffle draws those first."""
    names = Dice(seed).permutation(grid.geometry.n)
    back = [0, *(names.index(new) + 1 for new in range(len(names)))]
    return Grid(grid.geometry, [back[value] for value in shuffled(grid, Dice(seed)).values])


@each_case("number", range(len(only_singles())))
def test_another_look_of_the_same_puzzle_is_as_open(number: int) -> None:
    grid = only_singles()[number]
    rating = rate(grid)
    openness = rating.profile.openness
    assert openness is not None
    assert rating.profile.counts.keys() <= {technique.id for technique in LADDER[:3]}
    for seed in range(4):
        other = rate(with_own_digits(grid, seed))
        assert other.profile.openness is not None
        assert other.profile.openness.sweeps == openness.sweeps
        assert other.profile.openness.rounds == openness.rounds
        assert other.profile.openness.looks(Sight()) == openness.looks(Sight())
        assert other.level == rating.level
        assert other.score == pytest.approx(rating.score)
        # People go through the digits from 1 on, so that other names may take more rounds.
        renamed = rate(shuffled(grid, Dice(seed)))
        assert renamed.profile.openness is not None
        assert renamed.profile.openness.sweeps == openness.sweeps
        assert renamed.level == rating.level
        assert renamed.score == pytest.approx(rating.score, rel=0.3)


@pytest.mark.parametrize("way", WAYS)
def test_rounds_worked_out_by_hand(way: Callable[..., Profile]) -> None:
    # 1 has one place in the first box and in the last; 2 and 3 one in the first. All 4s stand,
    # so that nobody looks for one.
    openness = way(grid_of(SMALL)).openness
    assert openness is not None
    assert openness.rounds == 3


@each_case(
    ("text", "flaw"),
    [
        ("55" + CLASSIC[2:], "invalid"),
        ("12345678." + "." * 8 + "9" + "." * 63, "none"),
        (NINE_SOLUTIONS, "multiple"),
        ("." * 16, "multiple"),
        ("1234" * 4, "invalid"),
    ],
)
def test_what_has_no_difficulty(text: str, flaw: str) -> None:
    with pytest.raises(NotRated) as raised:
        rate(grid_of(text))
    assert raised.value.flaw == flaw


@settings(max_examples=40, deadline=None)
@given(
    shape=st.sampled_from([(1, 3), (2, 2), (2, 3), (3, 2), (3, 3)]),
    seed=st.integers(0, 10**6),
    share=st.floats(0.2, 0.8),
    digit=st.none() | st.integers(1, 4),
    crossed_out=st.integers(0, 12),
)
def test_only_what_has_one_solution_is_rated(
    shape: tuple[int, int], seed: int, share: float, digit: int | None, crossed_out: int
) -> None:
    """Whatever grid it is: a wrong digit in it, candidates gone that are needed."""
    geometry = Geometry.of(*shape)
    grid = holes(geometry, seed, round(share * geometry.cell_count))
    dice = Dice(seed)
    cells = list(grid.empty_cells())
    if digit is not None and digit <= geometry.n:
        grid.place(cells.pop(dice.below(len(cells))), digit)
    for _ in range(crossed_out if cells else 0):
        grid.eliminate(cells[dice.below(len(cells))], dice.below(geometry.n) + 1)
    count = 0 if grid.breaks_rules else search.count(grid, 2)
    expected = {0: "none", 1: "rated", 2: "multiple"}[count]
    try:
        profile = profile_of(grid)
        found = "rated"
        assert profile == plain.profile_of(grid)
    except NotRated as problem:
        found = problem.flaw
    assert found == ("invalid" if grid.breaks_rules else expected)


def test_large_boards_with_several_solutions() -> None:
    with pytest.raises(NotRated) as raised:
        rate(Grid(Geometry.of(3, 6)))
    assert raised.value.flaw == "multiple"


def test_large_boards_without_a_solution_are_told_apart() -> None:
    values = [0] * 324
    values[:17] = range(1, 18)
    values[18 + 17] = 18
    grid = Grid(Geometry.of(3, 6), values)  # r1c18 has no candidate left
    with pytest.raises(NotRated) as raised:
        profile_of(grid)
    assert raised.value.flaw == "none"


def test_large_boards_that_singles_finish_have_a_difficulty() -> None:
    rating = rate(generated((3, 6), 0.2))
    assert rating.level == "beginner"
    assert sum(rating.profile.counts.values()) == 65
    assert level_of(rating.profile, Geometry.of(3, 6)) == rating.level


@pytest.mark.parametrize("way", WAYS)
def test_a_pulse_stops_it(way: Callable[..., Profile]) -> None:
    class Enough(Exception):
        pass

    def stop() -> None:
        raise Enough

    with pytest.raises(Enough):
        way(grid_of(VERY_HARD), pulse=stop)
