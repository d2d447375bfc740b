"""Nonograms made for a level or a rule."""

import pytest

from tests.cases import each_case
from tutor.games.nonogram.making import Impossible, Made, Wish, make
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import RULES
from tutor.nonogram.solver import by_lines, solve
from tutor.rating.levels import LEVELS, Level
from tutor.rating.pictures import rate_picture as rate

CAN_BE_MADE: list[Level] = ["beginner", "easy", "medium", "hard", "expert", "master"]


def made(wish: Wish, seed: str = "s") -> Made:
    found = make(wish, seed)
    assert found is not None
    return found


@pytest.mark.parametrize("level", CAN_BE_MADE)
def test_of_a_level(level: Level) -> None:
    found = made(Wish(7, 8, level=level))
    assert found.rating == rate(found.puzzle)
    assert found.rating is not None
    assert found.rating.level == level
    assert (found.puzzle.width, found.puzzle.height) == (7, 8)
    assert make(Wish(7, 8, level=level), "s", most=found.tried - 1) is None, "the first is it"


@pytest.mark.parametrize("rule", ["punctuation", "glue", "complete-line", "contradiction"])
def test_that_needs_a_rule(rule: str) -> None:
    found = made(Wish(8, 8, rule=rule))
    assert rate(found.puzzle).hardest == rule


def test_a_wish_for_both() -> None:
    found = made(Wish(8, 8, level="easy", rule="block-range", line_solvable=True))
    assert found.rating is not None
    assert (found.rating.level, found.rating.hardest) == ("easy", "block-range")


def test_without_a_difficulty() -> None:
    found = made(Wish(9, 9))
    assert (found.rating, found.tried) == (None, 1)
    assert solve(found.puzzle).status == "solved"
    lines = by_lines(Position(made(Wish(9, 9, line_solvable=True)).puzzle))
    assert lines is not None
    assert lines.is_full
    statuses = {solve(made(Wish(9, 9, 0.3, unique=False), seed).puzzle).status for seed in "abc"}
    assert statuses != {"solved"}


def test_the_share_of_black_is_kept() -> None:
    found = made(Wish(10, 10, 0.7, level="beginner"))
    black = sum(map(sum, found.puzzle.rows)) / found.puzzle.cell_count
    assert 0.6 <= black <= 0.8


def test_the_same_seed_makes_the_same() -> None:
    wish = Wish(8, 8, level="medium")
    assert make(wish, "one") == make(wish, "one")
    assert len({made(wish, seed).puzzle.rows for seed in ("one", "two", "three")}) == 3


def test_not_found_is_nothing() -> None:
    assert make(Wish(3, 3, rule="mercury"), "s", most=5) is None


@each_case(
    ("wish", "clash"),
    [
        (Wish(5, 5, level="easy", rule="forcing"), "level-and-rule"),
        (Wish(5, 5, level="beginner", rule="out-of-reach"), "level-and-rule"),
        (Wish(5, 5, level="expert", line_solvable=True), "lines"),
        (Wish(5, 5, rule="contradiction", line_solvable=True), "lines"),
        (Wish(12, 13, level="beginner"), "size"),
        (Wish(12, 13, level="easy", rule="glue"), "size"),
    ],
)
def test_what_cannot_be(wish: Wish, clash: str) -> None:
    assert wish.clash == clash
    with pytest.raises(Impossible) as problem:
        make(wish, "s")
    assert problem.value.clash == clash


def test_every_level_and_every_rule_can_be_asked_for() -> None:
    assert all(Wish(12, 12, level=level).clash is None for level in LEVELS)
    assert all(Wish(12, 12, rule=rule).clash is None for rule in RULES)
    assert Wish(12, 13, level="easy").clash is None
    assert Wish(12, 12, level="medium").allowed[-1].id == "mercury"
    assert Wish(12, 12).allowed == list(RULES.values())


def test_a_pulse_stops_it() -> None:
    class Enough(Exception):
        pass

    def stop() -> None:
        raise Enough

    with pytest.raises(Enough):
        make(Wish(8, 8, level="diabolical"), "s", stop)
