"""A grid solved step by step, back and forth."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from tests.explain.test_path import puzzle
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of, holes
from tutor.base.stopped import Stopped
from tutor.explain.path import path
from tutor.games.sudoku.walking import Walk
from tutor.rating.rater import rate, rated_by_walk, rated_soon
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, LAST_TIER, SEARCH, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step


def nobody(share: float) -> None:
    """Nobody is watching."""


def walked(text: str) -> Walk:
    walk = Walk(grid_of(text))
    assert list(walk.find(nobody)) == walk.stages
    return walk


@cache
def hard() -> Walk:
    return walked(VERY_HARD)


@pytest.mark.parametrize("index", range(4))
def test_the_steps_are_those_of_the_path(index: int) -> None:
    grid = puzzle(index).grid
    walk = Walk(grid)
    found = list(walk.find(nobody))
    expected = path(grid)
    steps = tuple(stage.step for stage in found)
    assert steps[: len(expected.steps)] == expected.steps
    if expected.is_complete:
        assert steps == expected.steps
        assert walk.end == expected.reached
        assert walk.searched_from is None
        assert walk.space_left == 0
    assert walk.is_complete


def test_each_board_is_the_one_its_step_is_taken_on() -> None:
    walk = walked(CLASSIC)
    position = Position(grid_of(CLASSIC))
    for index, stage in enumerate(walk.stages):
        assert walk.board(index) == position.grid() == stage.before
        position.apply(stage.step)
    assert walk.board(len(walk.stages)) == position.grid()
    assert walk.board(len(walk.stages)).values == [int(sign) for sign in CLASSIC_SOLUTION]


def test_while_steps_are_still_being_found_the_last_board_is_the_grid() -> None:
    walk = Walk(grid_of(CLASSIC))
    steps = walk.find(nobody)
    assert walk.end is None
    assert walk.board(0) == grid_of(CLASSIC)
    first = next(steps)
    next(steps)
    assert walk.board(0) == first.before == grid_of(CLASSIC)
    assert walk.board(1) != grid_of(CLASSIC)
    assert not walk.is_complete


def test_a_search_takes_over_where_techniques_end() -> None:
    walk = Walk(grid_of(VERY_HARD), AT_A_GLANCE)
    list(walk.find(nobody))
    by_logic = path(grid_of(VERY_HARD), AT_A_GLANCE)
    assert not by_logic.is_complete
    assert walk.searched_from == len(by_logic.steps)
    assert walk.space_left == by_logic.reached.candidate_grids()
    assert walk.space_left > 1
    assert walk.stages[walk.searched_from].step.technique == SEARCH.id
    before = walk.stages[: walk.searched_from]
    assert SEARCH.id not in {stage.step.technique for stage in before}
    assert walk.end is not None
    assert walk.end.values == search.solve(grid_of(VERY_HARD))


def test_fewer_techniques_need_a_search_sooner() -> None:
    grid = puzzle(1).grid
    singles = LADDER[:3]
    walk = Walk(grid, singles)
    list(walk.find(nobody))
    assert walk.searched_from == len(path(grid, singles).steps)
    allowed = {technique.id for technique in (*singles, SEARCH)}
    assert {stage.step.technique for stage in walk.stages} <= allowed
    assert walk.is_complete


def test_a_grid_with_several_solutions_has_no_complete_walk() -> None:
    walk = walked(NINE_SOLUTIONS)
    assert walk.end is not None
    assert not walk.is_complete
    assert walk.searched_from == len(walk.stages)


@pytest.mark.slow
def test_steps_are_counted_in_the_order_of_the_ladder() -> None:
    walk = hard()
    counts = walk.counts()
    assert sum(counts.values()) == len(walk.stages)
    order = [technique.id for technique in (*LADDER, SEARCH)]
    assert list(counts) == sorted(counts, key=order.index)
    assert SEARCH.id not in counts, "every grid of this size is explained to the end"
    assert any(TECHNIQUES[technique].tier > LAST_TIER for technique in counts)
    for technique, count in counts.items():
        assert count == sum(stage.step.technique == technique for stage in walk.stages)


@pytest.mark.slow
def test_the_rating_is_that_of_the_whole_ladder() -> None:
    for walk in (hard(), walked(CLASSIC)):
        assert walk.rating == rate(walk.grid)
        assert walk.rating.profile.counts == walk.counts()
    few = Walk(grid_of(CLASSIC), LADDER[:3])
    list(few.find(nobody))
    assert few.is_complete
    assert few.rating is None


def test_what_has_no_rating() -> None:
    assert walked(NINE_SOLUTIONS).rating is None
    assert walked(CLASSIC_SOLUTION).rating is None
    large = holes(Geometry.of(3, 6), seed=1, empty=4)
    assert rated_soon(large) is None, "it might take long"
    assert rated_soon(grid_of(NINE_SOLUTIONS)) is None


@pytest.mark.slow
def test_nobody_waits_for_a_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the walk has found is not looked for again."""
    walk = hard()
    for technique in LADDER:
        monkeypatch.setattr(type(technique), "first", None)
    assert rated_by_walk(walk.grid, [stage.step for stage in walk.stages]) == walk.rating
    assert rated_by_walk(walk.grid, [walk.stages[0].step]) is None, "that is not to the end"


@pytest.mark.slow
def test_the_next_step_of_a_technique() -> None:
    walk = hard()
    places = [i for i, stage in enumerate(walk.stages) if stage.step.technique == SEARCH.id]
    found, after = [], -1
    while (place := walk.next_of(SEARCH.id, after)) is not None:
        found.append(place)
        after = place
    assert found == places
    assert walk.next_of("x-wing", len(walk.stages)) is None
    assert walk.next_of("no-such-technique", -1) is None


def test_finding_can_be_stopped_and_what_was_found_stays() -> None:
    calls = []

    def watch(share: float) -> None:
        calls.append(share)
        if len(calls) > 20:
            raise Stopped

    walk = Walk(grid_of(CLASSIC))
    with pytest.raises(Stopped):
        list(walk.find(watch))
    assert walk.stages
    assert walk.end is None
    assert tuple(s.step for s in walk.stages) == path(grid_of(CLASSIC)).steps[: len(walk.stages)]


def test_a_technique_that_takes_long_can_be_stopped_by_its_pulse() -> None:
    """Whoever only pulses, and finds nothing, does not keep anybody from stopping."""
    pulses = []

    def endless(position: Position) -> Iterator[Step]:
        while True:
            position.pulse()
            yield from ()

    def watch(share: float) -> None:
        pulses.append(share)
        if len(pulses) > 500:
            raise Stopped

    slow = replace(TECHNIQUES["xy-chain"], finder=endless)
    walk = Walk(grid_of(CLASSIC), (*LADDER[:1], slow))
    with pytest.raises(Stopped):
        list(walk.find(watch))
    assert pulses[-100:] == [0.5] * 100, "how far it is is told all the while"
