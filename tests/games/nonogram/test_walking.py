"""A nonogram walked through: every step, and the boards between them."""

import pytest

from tests.games.nonogram.test_game import HOUSE
from tutor.base.stopped import Stopped
from tutor.games.nonogram.walking import Walk
from tutor.games.watching import nobody_watches
from tutor.nonogram.explain.path import path
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import LADDER

NO_LOGIC = Puzzle(((1,), (1,)), ((1,), (1,)))
"""Two pictures have these clues."""


def walked(puzzle: Puzzle) -> Walk:
    """A walk to its end."""
    walk = Walk(Position(puzzle))
    list(walk.find(nobody_watches))
    return walk


def test_the_steps_are_those_of_the_path_and_lead_from_board_to_board() -> None:
    walk = walked(HOUSE)
    assert [stage.step for stage in walk.stages] == list(path(Position(HOUSE)).steps)
    assert walk.is_complete
    assert walk.board(len(walk.stages)).written() == HOUSE.goal
    assert walk.board(0).known == 0
    for index, stage in enumerate(walk.stages):
        after = walk.board(index).copy()
        after.apply(stage.step.black, stage.step.white)
        assert after.written() == walk.board(index + 1).written()
    assert sum(walk.counts().values()) == len(walk.stages)
    assert walk.searched_from is None


def test_steps_come_one_by_one() -> None:
    walk = Walk(Position(HOUSE))
    finding = walk.find(nobody_watches)
    first = next(finding)
    assert walk.stages == [first]
    assert walk.end is None
    assert not walk.is_complete
    assert walk.board(5).known == 0, "what is not known yet is not shown"


def test_the_next_step_of_a_rule() -> None:
    walk = walked(HOUSE)
    rules = [stage.step.technique for stage in walk.stages]
    last = rules[-1]
    assert walk.next_of(last, -1) == rules.index(last)
    assert walk.next_of(last, len(rules) - 1) is None


def test_where_rules_are_not_enough_a_search_takes_over() -> None:
    easy = walked(HOUSE).counts()
    walk = Walk(Position(HOUSE), LADDER[:1])
    list(walk.find(nobody_watches))
    assert walk.searched_from == 0
    assert walk.is_complete
    assert list(walk.counts()) == ["search"] != list(easy)


def test_no_step_leads_beyond_logic() -> None:
    walk = walked(NO_LOGIC)
    assert not walk.is_complete
    assert walk.stages == []


def test_somebody_may_stop_it() -> None:
    def stop(share: float) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        next(Walk(Position(puzzle_of(["#.", ".#"]))).find(stop))
