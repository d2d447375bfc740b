"""Fresh grids as ordered: levels, techniques, sizes."""

from collections.abc import Callable
from contextlib import suppress

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, NEEDS_NETS, NINE_SOLUTIONS, grid_of
from tests.slow import slow_if
from tutor.base.dice import Dice
from tutor.base.watch import Pulse, Stopped
from tutor.explain.path import path
from tutor.games.sudoku import making, orders
from tutor.games.sudoku.collections import collection
from tutor.games.sudoku.making import Trace, Workshop, goal_of, graded, level_of, trace
from tutor.games.sudoku.orders import Fresh, Order, Unavailable, fresh
from tutor.lab.mining.planting import HiddenQuads
from tutor.rating.levels import Level
from tutor.rating.pace import Pace, pace_of
from tutor.rating.record import rate
from tutor.sudoku import sat, search
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, CURRICULUM, LADDER, TECHNIQUES
from tutor.techniques.position import Position

NINE = Geometry.of(3, 3)
RANK = {technique.id: rank for rank, technique in enumerate(LADDER)}
TIERS: dict[Level, int] = {
    "beginner": 1,
    "easy": 1,
    "medium": 2,
    "hard": 3,
    "expert": 4,
    "master": 5,
    "diabolical": 6,
}


def hardest_by_steps(grid: Grid) -> str:
    """The hardest technique of the walk people see, which has to get to the end."""
    walked = path(grid)
    assert walked.is_complete
    return max((step.technique for step in walked.steps), key=RANK.__getitem__)


def check(made: Fresh, order: Order) -> None:
    """The grid has one solution, and its walk is what was ordered and what is said of it."""
    assert made.grid.geometry is order.geometry
    assert search.is_unique(made.grid)
    hardest = hardest_by_steps(made.grid)
    assert made.hardest == hardest
    if order.technique is not None:
        assert hardest == order.technique
    if order.level is not None:
        assert made.level == order.level
        assert TECHNIQUES[hardest].tier == TIERS[order.level]
        assert rate(made.grid).level == order.level


@pytest.mark.parametrize("level", slow_if(lambda level: level == "diabolical", making.LEVELS))
def test_levels(level: Level) -> None:
    order = Order(NINE, level=level)
    seeds = ("b",) if level == "diabolical" else ("a", "b", "c")
    made = [fresh(order, seed) for seed in seeds]
    for each in made:
        check(each, order)
        if level in ("beginner", "easy", "medium"):
            given = each.grid.givens
            assert all(given >> cell & 1 == given >> 80 - cell & 1 for cell in range(81))
    assert len({line_of(each.grid) for each in made}) == len(seeds)


@pytest.mark.parametrize(
    ("shape", "level"),
    [
        ((2, 2), "beginner"),
        ((2, 2), "easy"),
        ((2, 3), "easy"),
        ((3, 2), "hard"),
        ((2, 4), "expert"),
        ((3, 4), "medium"),
        ((4, 4), "beginner"),
        ((4, 4), "hard"),
    ],
)
def test_levels_on_other_sizes(shape: tuple[int, int], level: Level) -> None:
    order = Order(Geometry.of(*shape), level=level)
    check(fresh(order, 1), order)


@pytest.mark.parametrize(
    "technique", ["full-house", "hidden-single", "naked-single", "pointing", "skyscraper", "w-wing"]
)
def test_techniques_are_made(technique: str) -> None:
    grid = orders.made(Order(NINE, technique=technique), Dice(1))
    assert grid is not None
    assert search.is_unique(grid)
    assert hardest_by_steps(grid) == technique


def test_a_technique_on_another_size() -> None:
    order = Order(Geometry.of(3, 4), technique="pointing")
    check(fresh(order, 1), order)


def test_a_technique_of_a_level() -> None:
    order = Order(NINE, "beginner", "hidden-single")
    check(fresh(order, 1), order)


@pytest.mark.parametrize("technique", ["jellyfish", "remote-pair", "x-wing"])
def test_rare_techniques_come_from_the_collections(
    technique: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "_TECHNIQUE_BOARDS", 0)
    order = Order(NINE, technique=technique)
    made = fresh(order, 1)
    check(made, order)
    shipped = collection(f"technique-{technique}")
    assert shipped is not None
    assert line_of(made.grid) not in {line_of(grid) for grid in shipped.grids()}
    assert made.grid.given_count in {grid.given_count for grid in shipped.grids()}
    assert made == fresh(order, 1)
    assert made != fresh(order, 2)


def test_a_shuffle_that_changes_the_walk_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "_TECHNIQUE_BOARDS", 0)
    real = graded
    refused: list[Grid] = []

    def first_goes_astray(grid: Grid, pulse: Pulse) -> tuple[Level | None, str]:
        if not refused:
            refused.append(grid)
            return "hard", "swordfish"
        return real(grid, pulse)

    monkeypatch.setattr(orders, "graded", first_goes_astray)
    made = fresh(Order(NINE, technique="x-wing"), 1)
    assert made.hardest == "x-wing"
    assert made.grid != refused[0]


@pytest.mark.parametrize(("n", "most_given"), [(4, 8), (6, 16), (9, 34), (16, 130), (25, 380)])
def test_any_grid(n: int, most_given: int) -> None:
    geometry = Geometry.for_size(n)
    assert geometry is not None
    made = fresh(Order(geometry), 1)
    assert made.grid.geometry is geometry
    assert made.grid.given_count <= most_given
    assert (made.level, made.hardest) == graded(made.grid)
    assert search.is_unique(made.grid)


@pytest.mark.parametrize(
    ("order", "line"),
    [
        (
            Order(NINE, level="medium"),
            "..9.634...4.1....3..3.8.......63..876.......138..75.......9.2..5....4.9...632.1..",
        ),
        (
            Order(NINE, technique="skyscraper"),
            "1...95..8.......4..82.....9...4.3...4......7..6.279.....1...75...396.8.....8..1..",
        ),
        (Order(Geometry.of(2, 3), level="easy"), ".41.6.536....2...54...3....326.6.15."),
    ],
)
def test_a_seed_gives_the_same_grid_for_ever(order: Order, line: str) -> None:
    assert line_of(fresh(order, 1).grid) == line


def impatient(after: int, told: list[int]) -> Callable[[int], None]:
    """A report that stops the work at its so-many-th call."""

    def report(tried: int) -> None:
        told.append(tried)
        if len(told) > after:
            raise Stopped

    return report


@pytest.mark.parametrize(
    "order",
    [
        Order(NINE, technique="sashimi-jellyfish"),
        Order(NINE, level="expert"),
        Order(NINE),
        Order(Geometry.of(4, 4), level="easy"),
    ],
)
def test_nobody_has_to_wait(order: Order) -> None:
    told: list[int] = []
    with pytest.raises(Stopped):
        fresh(order, 7, impatient(3, told))
    assert len(told) == 4


def heard_to_the_end(order: Order) -> list[int]:
    """What is told of an order that nobody stops, if there is such a grid or not."""
    told: list[int] = []
    with suppress(Unavailable):
        fresh(order, 7, told.append)
    return told


@pytest.mark.parametrize(
    "order",
    [
        Order(Geometry.of(4, 4)),
        Order(Geometry.of(5, 5)),
        Order(NINE, technique="hidden-quad"),
        Order(Geometry.of(3, 6), level="easy"),
    ],
)
def test_the_work_can_be_stopped_to_its_very_end(
    order: Order, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a board is dug, while its walk is looked at, and while shipped grids are shuffled."""
    monkeypatch.setattr(orders, "_TECHNIQUE_BOARDS", 3)
    heard = heard_to_the_end(order)
    assert heard == sorted(heard)
    for after in (len(heard) // 3, len(heard) - 1):
        told: list[int] = []
        with pytest.raises(Stopped):
            fresh(order, 7, impatient(after, told))
        assert told == heard[: after + 1]


def test_planted_boards_can_be_stopped_too() -> None:
    told: list[int] = []
    goal = goal_of(NINE, None, "hidden-quad")
    with pytest.raises(Stopped):
        HiddenQuads(NINE, goal, Dice(1), impatient(20, told)).draw()
    assert told == [0] * 21


def test_grading_can_be_stopped_and_leaves_the_grid_alone() -> None:
    def stop() -> None:
        raise Stopped

    grid = grid_of(CLASSIC)
    with pytest.raises(Stopped):
        graded(grid, stop)
    assert grid == grid_of(CLASSIC)


def test_the_report_counts_grids() -> None:
    told: list[int] = []
    made = fresh(Order(NINE, level="expert"), 1, told.append)
    assert told == sorted(told)
    assert told[0] == 0
    assert told[-1] > 0
    assert made == fresh(Order(NINE, level="expert"), 1)


@pytest.mark.parametrize(
    "order",
    [
        Order(Geometry.of(2, 2), level="hard"),
        Order(Geometry.of(2, 2), technique="x-wing"),
        Order(Geometry.of(7, 7), level="medium"),
        Order(NINE, "easy", "x-wing"),
        Order(NINE, "beginner", "naked-single"),
    ],
)
def test_what_there_is_not(order: Order) -> None:
    with pytest.raises(Unavailable) as raised:
        fresh(order, 1)
    assert raised.value.order is order


def test_large_boards_need_more_than_singles_where_sat_digs() -> None:
    found = fresh(Order(Geometry.of(3, 6), "medium"), "1/0")
    assert found.level == "medium"
    assert search.is_unique(found.grid)
    assert path(found.grid).is_complete


def test_without_sat_large_boards_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, easy = (Order(Geometry.of(5, 5), level) for level in ("medium", "easy"))
    assert orders.untried(wanted) is None
    monkeypatch.setattr(sat, "available", lambda: False)
    assert (orders.untried(wanted), orders.untried(easy)) == ("needs-sat", None)
    with pytest.raises(Unavailable):
        fresh(wanted, 1)


def test_grading_agrees_with_the_walk_people_see() -> None:
    incomplete = 0
    for index in range(40):
        puzzle = generate_nth(Recipe(NINE, minimal=True), "graded", index)
        assert puzzle is not None
        walked, shown = trace(puzzle.grid, AT_A_GLANCE), path(puzzle.grid, AT_A_GLANCE)
        assert walked.is_complete == shown.is_complete
        assert walked.end.candidates == [
            0 if value else mask
            for value, mask in zip(shown.reached.values, shown.reached.candidates, strict=True)
        ]
        records: list[str] = []
        for step in shown.steps:
            if not records or RANK[step.technique] > RANK[records[-1]]:
                records.append(step.technique)
        assert walked.records == records
        incomplete += not shown.is_complete
    assert 0 < incomplete < 40


def test_grading_agrees_with_the_walk_beyond_the_patterns() -> None:
    made = fresh(Order(NINE, "master"), "graded")
    walked, shown = trace(made.grid), path(made.grid)
    assert walked.is_complete
    assert shown.is_complete
    highest = {RANK[step.technique] for step in shown.steps}
    assert walked.hardest == made.hardest == LADDER[max(highest)].id


def test_grades() -> None:
    assert graded(grid_of(CLASSIC)) == ("easy", hardest_by_steps(grid_of(CLASSIC)))
    assert graded(grid_of(NEEDS_NETS)) == ("diabolical", hardest_by_steps(grid_of(NEEDS_NETS)))
    assert graded(grid_of(NINE_SOLUTIONS)) == (None, "search")


def test_levels_of_the_first_tier() -> None:
    thirty, full = grid_of(CLASSIC), Grid(NINE, search.solve(grid_of(CLASSIC)))
    assert level_of(thirty, "hidden-single") == rate(thirty).level == "easy"
    assert level_of(full, "hidden-single") == rate(full).level == "beginner"
    assert level_of(full, "naked-single") == "easy"
    assert level_of(full, "x-wing") == "hard"
    assert level_of(full, "search") is None


def test_hard_grids_are_made_easier_only_as_far_as_needed() -> None:
    """What is drawn for one goal can serve another, with givens added and none taken."""
    explorer = Workshop(NINE, goal_of(NINE, "expert", None), Dice("adapted"))
    served = 0
    for _ in range(25):
        digger, walked = explorer.draw()
        for technique in walked.records:
            if TECHNIQUES[technique].tier == 3:
                workshop = Workshop(NINE, goal_of(NINE, None, technique), Dice(1))
                grid = workshop.adapt(digger)
                if grid is not None and grid.values != digger.values:
                    served += 1
                    assert hardest_by_steps(grid) == technique
                    for before, after in zip(digger.values, grid.values, strict=True):
                        assert before in (0, after)
    assert served


def test_the_hardest_level_is_what_stops_all_others() -> None:
    """Nobody walks with nets to find such a grid; on boards of other sizes the walk decides."""
    goal = goal_of(NINE, "diabolical", None)
    assert goal.is_beyond
    assert max(technique.tier for technique in goal.allowed) == 5
    assert goal.accepts(grid_of(NEEDS_NETS), trace(grid_of(NEEDS_NETS), goal.allowed))
    assert not goal.accepts(grid_of(CLASSIC), trace(grid_of(CLASSIC), goal.allowed))
    other = goal_of(Geometry.of(2, 4), "diabolical", None)
    assert not other.is_beyond
    assert max(technique.tier for technique in other.allowed) == 6
    assert not goal_of(NINE, "diabolical", "contradiction-chain").is_beyond


def test_a_grid_is_not_walked_with_chains_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    walked: list[list[int]] = []

    def never_complete(grid: Grid, techniques: object, pulse: Pulse) -> Trace:
        walked.append(grid.values)
        return Trace(Position(grid), ["aic"])

    monkeypatch.setattr(making, "trace", never_complete)
    workshop = Workshop(NINE, goal_of(NINE, None, "aic"), Dice(1))
    assert workshop.attempt() is None
    assert len(walked) <= 10


@each_case("technique", [t.id for t in CURRICULUM if t.on_request])
def test_what_no_walk_meets_cannot_be_ordered(technique: str) -> None:
    order = Order(NINE, technique=technique)
    assert not orders.makes_sense(order)
    with pytest.raises(Unavailable):
        fresh(order, 1)


@pytest.mark.parametrize("pace", ["very-quick", "steady"])
def test_a_pace_is_kept_apart_from_the_level(pace: Pace) -> None:
    found = fresh(Order(Geometry.of(), "easy", pace=pace), 1)
    rated = rate(found.grid)
    assert (rated.level, pace_of(rated.score)) == ("easy", pace)


def test_no_beginner_takes_long() -> None:
    with pytest.raises(Unavailable):
        fresh(Order(Geometry.of(2, 2), "beginner", pace="very-long"), 1)


def test_a_rare_pace_comes_from_the_collections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "_PACES", 0)
    rated = rate(fresh(Order(Geometry.of(), "easy", pace="quick"), 1).grid)
    assert (rated.level, pace_of(rated.score)) == ("easy", "quick")
