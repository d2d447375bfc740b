"""The formula: monotone, bounded, and the same for the same answers."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tutor.learn.exam.score import (
    LARGEST_BONUS,
    Marked,
    left_by_hint,
    left_by_hints,
    points_for,
    score,
)

SHARES = st.floats(0, 1)
POINTS = st.integers(1, 300)
MARKED = st.builds(Marked, POINTS, SHARES, SHARES)
ANSWERS = st.lists(MARKED, min_size=1, max_size=12)


@given(ANSWERS, SHARES)
def test_a_score_stays_within_its_bounds(answers: list[Marked], left: float) -> None:
    found = score(answers, left)
    assert 0 <= found.earned <= found.points
    assert 0 <= found.bonus <= LARGEST_BONUS * found.earned
    assert found.earned + found.bonus <= found.points
    assert 0 <= found.mark <= 20
    assert 0 <= found.percent <= 100


@given(ANSWERS, SHARES, st.data())
def test_a_better_answer_never_costs_anything(
    answers: list[Marked], left: float, data: st.DataObject
) -> None:
    which = data.draw(st.integers(0, len(answers) - 1))
    old = answers[which]
    better = Marked(
        old.points, data.draw(st.floats(old.credit, 1)), data.draw(st.floats(old.left, 1))
    )
    before = score(answers, left)
    after = score([*answers[:which], better, *answers[which + 1 :]], left)
    assert after.share >= before.share - 1e-12
    assert after.mark >= before.mark
    assert after.percent >= before.percent


@given(ANSWERS, SHARES, SHARES)
def test_more_time_left_never_costs_anything(
    answers: list[Marked], one: float, other: float
) -> None:
    less, more = sorted((one, other))
    assert score(answers, more).share >= score(answers, less).share


@given(st.lists(POINTS, min_size=1, max_size=12), SHARES)
def test_full_marks_are_for_everything_right(points: list[int], left: float) -> None:
    right = score([Marked(one, 1.0) for one in points], left)
    assert (right.mark, right.percent, right.bonus) == (20, 100, 0)
    empty = score([Marked(one, 0.0) for one in points], left)
    assert (empty.mark, empty.percent, empty.bonus) == (0, 0, 0)


@given(ANSWERS, SHARES, st.randoms())
def test_the_order_of_the_answers_does_not_matter(
    answers: list[Marked], left: float, random: Random
) -> None:
    other = answers.copy()
    random.shuffle(other)
    assert score(other, left) == score(answers, left)


@given(st.floats(0, 500), st.floats(0, 500))
def test_harder_is_worth_more(one: float, other: float) -> None:
    easier, harder = sorted((one, other))
    assert points_for(easier) <= points_for(harder)
    if harder > easier + 0.2:
        assert points_for(easier) < points_for(harder)


@given(st.integers(0, 6), st.integers(2, 4))
def test_a_deeper_hint_leaves_less(rung: int, last: int) -> None:
    assert 0 < left_by_hint(rung + 1, last) <= left_by_hint(rung, last) <= 1
    assert left_by_hint(last, last) == 0.2


@given(st.lists(st.integers(1, 4), max_size=8), st.integers(1, 4))
def test_each_hint_in_a_grid_costs_more(rungs: list[int], more: int) -> None:
    before, after = left_by_hints(rungs, 4), left_by_hints([*rungs, more], 4)
    assert 0 <= after <= before <= 1
    assert after < before or before == 0
    assert left_by_hints([], 4) == 1
