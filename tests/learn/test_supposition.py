"""Exercises that ask whether a supposition leads anywhere."""

import pytest

from tutor.language import LANGUAGES
from tutor.learn.course import exercise, is_supposition, kinds_of
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.judge import JudgeSupposition
from tutor.learn.taught import ORDER
from tutor.narrate.sudoku.digits_and_houses import say

SUPPOSITIONS = [lesson for lesson in ORDER if is_supposition(lesson)]
QUICK = pytest.mark.parametrize("technique", ["contradiction-chain", "template-delete"])


def asked(technique: str, *, is_one: bool) -> JudgeSupposition:
    """One that leads somewhere, or one that does not."""
    for seed in range(50):
        found = exercise(technique, "judge", seed)
        assert isinstance(found, JudgeSupposition)
        if found.is_one == is_one:
            return found
    raise AssertionError("both kinds should turn up")


def test_there_is_nothing_to_point_at() -> None:
    assert len(SUPPOSITIONS) == 4
    assert {kinds_of(lesson) for lesson in SUPPOSITIONS} == {("conclude", "judge", "use")}


@QUICK
def test_a_right_no_needs_no_reason(technique: str) -> None:
    miss = asked(technique, is_one=False)
    assert miss.check(Answer(is_one=False), "en").credit == 1
    assert not miss.solution("en").light.marks


@QUICK
def test_a_wrong_verdict_is_denied_without_a_name(technique: str) -> None:
    for is_one, message in ((True, "judge-it-is-so"), (False, "judge-not-so")):
        found = asked(technique, is_one=is_one)
        for language in LANGUAGES:
            outcome = found.check(Answer(is_one=not is_one), language)
            assert outcome.credit == 0
            assert outcome.sentences[0] == say(language, message)


@QUICK
def test_the_hints_say_how_to_go_about_it_before_the_answer(technique: str) -> None:
    found = asked(technique, is_one=True)
    first, second, last = (found.hint(rung, "en") for rung in (1, 2, 3))
    assert len({first.sentences, second.sentences, last.sentences}) == 3
    assert not first.light.marks
    assert not second.light.marks
    assert last == found.solution("en")
    assert found.last_rung == 3
