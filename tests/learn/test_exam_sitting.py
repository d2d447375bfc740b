"""Sitting an exam: time, hints, what is kept, and the result."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.cases import each_case
from tests.learn.exams import game_of, paper_of, right_answer, sat, wrong_answer
from tutor.base.document import BadDocument
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.archive import Comparison
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import Finish
from tutor.learn.exam.result import Result, result_of
from tutor.learn.mastery import Mastery

NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)


def right(level: str = "medium") -> Exam:
    paper = paper_of(level)
    return sat(paper, [right_answer(question) for question in paper.questions])


def test_everything_right_is_full_marks() -> None:
    result = result_of(right(), NOW)
    assert (result.mark, result.percent, result.passed) == (20, 100, True)
    assert result.ended == "handed-in"
    assert result.bonus == 0
    assert result.seconds == 80


def test_everything_wrong_or_empty_is_nothing() -> None:
    paper = paper_of()
    for answer in (wrong_answer, lambda _: NO_ANSWER):
        result = result_of(sat(paper, [answer(question) for question in paper.questions]), NOW)
        assert (result.mark, result.percent, result.passed) == (0, 0, False)


def test_the_same_answers_always_give_the_same_mark() -> None:
    paper = paper_of("hard")
    answers = [
        right_answer(one) if number % 2 else wrong_answer(one)
        for number, one in enumerate(paper.questions)
    ]
    one = result_of(sat(paper, answers), NOW)
    other = result_of(sat(paper_of("hard"), answers), NOW)
    assert (one.mark, one.earned, one.bonus) == (other.mark, other.earned, other.bonus)
    assert 0 < one.mark < 20
    assert one.bonus == 0


def timed(seconds: float, extra: int = 0, *, bonus: bool = False) -> Result:
    """An exam of which every other answer is right, each after so many seconds."""
    paper = paper_of("hard")
    paper = replace(paper, syllabus=replace(paper.syllabus, bonus=bonus))
    exam = Exam(paper, extra=extra)
    for number, question in enumerate(paper.questions):
        exam.go_to(number)
        exam.spend(seconds)
        exam.answer(right_answer(question) if number % 2 else wrong_answer(question))
    return result_of(exam, NOW)


def test_the_time_bonus_is_for_right_answers_and_decides_nothing() -> None:
    plain, quick, slow = timed(10), timed(10, bonus=True), timed(200, bonus=True)
    assert plain.bonus == 0
    right = [line for line in quick.lines if line.credit == 1]
    share = sum(line.points * (1 - 10 / (1800 * line.points / quick.points)) for line in right)
    assert quick.bonus == pytest.approx(0.1 * share)
    assert quick.mark > slow.mark >= plain.mark
    assert quick.earned == slow.earned == plain.earned
    assert quick.passed == slow.passed == plain.passed


@pytest.mark.parametrize("bonus", [False, True])
def test_extra_time_costs_nothing(bonus: bool) -> None:
    usual, longer = timed(100, bonus=bonus), timed(100, 33, bonus=bonus)
    assert longer.limit == pytest.approx(1.33 * usual.limit)
    assert longer.mark >= usual.mark
    assert (longer.earned, longer.passed) == (usual.earned, usual.passed)
    again = Result.from_json(json.loads(json.dumps(longer.as_json())))
    assert (again.extra, again.mark, again.limit) == (33, longer.mark, longer.limit)
    late = timed(290, 33, bonus=bonus)  # beyond the time of others, not beyond one's own
    assert late.ended == "handed-in"
    assert late.earned == usual.earned


def test_each_right_answer_is_worth_its_points() -> None:
    """From nothing to all, question by question: the mark only rises."""
    paper = paper_of("easy")
    answers = [NO_ANSWER] * 8
    before = 0.0
    for number, question in enumerate(paper.questions):
        answers[number] = right_answer(question)
        result = result_of(sat(paper, answers), NOW)
        assert result.mark > before
        assert result.lines[number].earned == question.points
        before = result.mark


def test_time_runs_out() -> None:
    exam = Exam(paper_of(minutes=1))
    exam.spend(59)
    assert exam.left == 1
    exam.answer(right_answer(exam.question))
    exam.spend(30)
    assert exam.is_over
    assert exam.left == 0
    assert exam.elapsed == 60
    kept = exam.sheet.answer
    exam.answer(NO_ANSWER)  # too late
    assert exam.sheet.answer == kept
    assert exam.hint("en") is None
    result = result_of(exam, NOW)
    assert (result.ended, result.bonus) == ("time", 0)
    assert result.lines[0].sheet.seconds == 60


def test_hints_cost_what_is_said() -> None:
    exam = right()
    number = next(n for n, q in enumerate(exam.paper.questions) if q.kind == "every")
    exam.go_to(number)
    points = exam.question.points
    for rung, left in ((1, 0.9), (2, 0.7), (3, 0.5), (4, 0.2), (4, 0.2)):
        told = exam.hint("en")
        assert told is not None
        assert told.sentences
        assert exam.rung == rung
        again = exam.hint_again("fr")
        assert again is not None
        assert again.sentences != told.sentences
        assert result_of(exam, NOW).lines[number].earned == pytest.approx(points * left)
    assert result_of(exam, NOW).hints == 4


def test_each_step_hinted_at_in_a_grid_costs_a_quarter() -> None:
    exam = Exam(paper_of("easy"))
    number = next(n for n, q in enumerate(exam.paper.questions) if isinstance(q, Finish))
    exam.go_to(number)
    question = exam.question
    assert isinstance(question, Finish)
    exam.hint("en")
    exam.hint("en")
    assert exam.rung == 2
    log = right_answer(question).log
    marked = game_of(question, [])
    exam.answer(ExamAnswer(log=marked))
    assert exam.rung == 2
    exam.answer(ExamAnswer(log=log[: len(log) // 2]))
    assert exam.rung == 0  # another step
    exam.hint("en")
    assert exam.sheet.rungs == (2, 1)
    exam.answer(ExamAnswer(log=log))
    exam.hint("en")  # there is nothing to tell, and nothing to pay
    assert exam.sheet.rungs == (2, 1)
    earned = result_of(exam, NOW).lines[number].earned
    assert earned == pytest.approx(question.points * (1 - (0.3 + 0.1) / 4))


def test_a_strict_exam_tells_nothing() -> None:
    exam = Exam(paper_of(mode="strict"))
    for number in range(8):
        exam.go_to(number)
        assert exam.hint("en") is None
        assert exam.hint_again("en") is None
    assert all(not sheet.rungs for sheet in exam.sheets)


def kept(exam: Exam) -> Exam | None:
    """The exam as it comes back from what is kept, through JSON."""
    paper, state, answers = json.loads(
        json.dumps(
            [
                exam.paper.as_json(),
                exam.state(),
                {number: sheet.as_json() for number, sheet in enumerate(exam.sheets)},
            ]
        )
    )
    numbered = {int(number): answer for number, answer in answers.items()}
    return Exam.kept(exam.id, exam.created, paper, state, exam.elapsed, numbered)


def test_an_exam_goes_on_as_it_was() -> None:
    exam = right()
    exam.go_to(3)
    exam.hint("en")
    assert "flags" not in exam.state(), "as it was before there were any"
    assert exam.flag()
    again = kept(exam)
    assert again is not None
    assert (again.at, again.flags) == (3, {3})
    assert not again.flag()
    assert again.left == exam.left
    assert again.sheets == exam.sheets
    assert result_of(again, NOW).as_json() == result_of(exam, NOW).as_json()


def test_what_makes_no_sense_is_left_out() -> None:
    exam = right()
    paper = exam.paper.as_json()
    answers = {0: exam.sheets[0].as_json(), 1: {"answer": 5}, 99: None}
    found = Exam.kept("x", NOW, paper, exam.state(), 5.0, answers)
    assert found is not None
    assert found.is_answered(0)
    assert found.answered == 1
    assert Exam.kept("x", NOW, paper, {**exam.state(), "at": 99}, 5.0, {})
    strange = Exam.kept("x", NOW, paper, {**exam.state(), "flags": [1, 99]}, 5.0, {})
    assert strange is not None
    assert strange.flags == {1}
    assert Exam.kept("x", NOW, paper, {**exam.state(), "seconds": [1]}, 5.0, {}) is None
    assert Exam.kept("x", NOW, {}, exam.state(), 5.0, {}) is None
    assert Exam.kept("x", NOW, paper, {"at": "here"}, 5.0, {}) is None


def test_a_result_is_a_document() -> None:
    result = result_of(right("expert"), NOW)
    data = json.loads(json.dumps(result.as_json()))
    again = Result.from_json(data)
    assert again.as_json() == data
    assert again.answers == result.answers
    assert data["mark"] == 20
    assert data["code"] == result.paper.code
    assert set(data["techniques"]) == {line.technique for line in result.lines if line.technique}


@each_case(
    ("change", "where"),
    [
        ({"format": "other"}, "format"),
        ({"version": 2}, "version"),
        ({"mark": "20"}, "mark"),
        ({"finished": "today"}, "finished"),
        ({"finished": "2026-11-16T12:00:00"}, "finished"),
        ({"ended": "never"}, "ended"),
        ({"questions": 1}, "questions"),
        ({"questions": [{"question": {}}]}, "questions[0].number"),
        ({"questions": [{"question": {}, "number": 1}]}, "questions[0].kind"),
        ({"syllabus": {}}, "syllabus.level"),
    ],
)
def test_a_damaged_result_is_refused(change: dict[str, object], where: str) -> None:
    data = result_of(right("beginner"), NOW).as_json()
    with pytest.raises(BadDocument) as refused:
        Result.from_json({**data, **change})
    assert refused.value.where == where


def test_exams_feed_mastery() -> None:
    """What was answered counts, the more it was right; what was left out does not."""
    paper = paper_of()
    every = [right_answer(question) for question in paper.questions]
    events = result_of(sat(paper, every), NOW).events()
    assert {event.technique for event in events} == {
        question.subject for question in paper.questions if question.subject
    }
    assert all(event.credit == 1 and event.source == "exam" for event in events)
    assert Mastery(events, NOW).of(events[0].technique).state == "learning"
    some = [every[0], wrong_answer(paper.questions[1]), *[NO_ANSWER] * 6]
    credits = {event.technique: event.credit for event in result_of(sat(paper, some), NOW).events()}
    answered = zip(paper.questions, (1, 0), strict=False)
    assert credits == {one.subject: credit for one, credit in answered if one.subject}


def test_exams_are_compared_with_earlier_ones_of_their_kind() -> None:
    def result(count: int, day: int, level: str = "easy") -> Result:
        paper = paper_of(level)
        answers = [
            right_answer(question) if number < count else NO_ANSWER
            for number, question in enumerate(paper.questions)
        ]
        return result_of(sat(paper, answers), NOW + timedelta(days=day))

    first, worse, other, best = result(6, 0), result(4, 1), result(8, 2, "medium"), result(8, 3)
    everything = [best, other, worse, first]
    found = Comparison.of(best, everything)
    assert [one.id for one in found.earlier] == [first.id, worse.id]
    assert (found.last, found.best, found.trend) == (worse.mark, first.mark, "best")
    assert found.better
    assert not found.worse
    assert found.change == pytest.approx(best.mark - worse.mark)
    assert Comparison.of(worse, everything).trend == "worse"
    assert not Comparison.of(first, everything).earlier
    assert not Comparison.of(other, everything).earlier
