"""The formula: monotone, bounded, and the same for the same answers."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tutor.learn.exam.score import (
    LARGEST_BONUS,
    Marked,
    fair,
    left_by_hint,
    left_by_hints,
    passes,
    points_for,
    score,
)

SHARES = st.floats(0, 1)
POINTS = st.integers(1, 300)
MARKED = st.builds(Marked, POINTS, SHARES | st.just(1.0), SHARES | st.just(1.0), SHARES)
ANSWERS = st.lists(MARKED, min_size=1, max_size=12)


@given(ANSWERS)
def test_a_score_stays_within_its_bounds(answers: list[Marked]) -> None:
    found = score(answers)
    assert 0 <= found.earned <= found.points
    assert 0 <= found.bonus <= LARGEST_BONUS * found.earned + 1e-9
    assert found.earned + found.bonus <= found.points
    assert 0 <= found.mark <= 20
    assert 0 <= found.percent <= 100


@given(ANSWERS, st.data())
def test_a_better_answer_never_costs_anything_however_long_it_took(
    answers: list[Marked], data: st.DataObject
) -> None:
    """To hand in early with less never pays, with the bonus or without."""
    which = data.draw(st.integers(0, len(answers) - 1))
    old = answers[which]
    credit = data.draw(st.floats(old.credit, 1))
    left = data.draw(st.floats(old.left, 1))
    is_better = (credit, left) != (old.credit, old.left)
    spare = data.draw(st.floats(0, old.spare)) if is_better else old.spare
    better = Marked(old.points, credit, left, spare)
    before = score(answers)
    after = score([*answers[:which], better, *answers[which + 1 :]])
    assert after.share >= before.share - 1e-12
    assert after.mark >= before.mark
    assert after.percent >= before.percent


@given(ANSWERS, SHARES)
def test_time_is_worth_something_only_to_right_answers(answers: list[Marked], spare: float) -> None:
    slow = score([replace(one, spare=0.0) for one in answers])
    quick = score([replace(one, spare=max(one.spare, spare)) for one in answers])
    assert slow.bonus == 0
    assert quick.share >= score(answers).share >= slow.share
    faulty = [replace(one, credit=min(one.credit, 0.9)) for one in answers]
    assert score(faulty).bonus == 0


@given(ANSWERS, st.floats(0, 20))
def test_what_fails_on_paper_fails_on_screen(answers: list[Marked], pass_mark: float) -> None:
    screen, paper = score(answers), score([replace(one, spare=0.0) for one in answers])
    assert passes(screen.earned, screen.points, pass_mark) == (paper.mark >= pass_mark)


@given(st.lists(POINTS, min_size=1, max_size=12), SHARES)
def test_full_marks_are_for_everything_right(points: list[int], spare: float) -> None:
    right = score([Marked(one, 1.0, 1.0, spare) for one in points])
    assert (right.mark, right.percent, right.bonus) == (20, 100, 0)
    empty = score([Marked(one, 0.0, 1.0, spare) for one in points])
    assert (empty.mark, empty.percent, empty.bonus) == (0, 0, 0)


@given(ANSWERS, st.randoms())
def test_the_order_of_the_answers_does_not_matter(answers: list[Marked], random: Random) -> None:
    other = answers.copy()
    random.shuffle(other)
    assert score(other) == score(answers)


@given(st.lists(st.integers(1, 3000), min_size=1, max_size=50))
def test_no_question_is_worth_more_than_a_quarter(points: list[int]) -> None:
    found = fair(points)
    assert max(found) * min(len(found), 4) <= sum(found)
    assert all(1 <= now <= before for now, before in zip(found, points, strict=True))
    in_order = sorted(range(len(points)), key=lambda n: points[n])
    assert [found[n] for n in in_order] == sorted(found)
    if max(points) * 4 <= sum(points):
        assert found == tuple(points)


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
