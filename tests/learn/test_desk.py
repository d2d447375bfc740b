"""The desk: exams from the file and back, in one window or in two."""

from pathlib import Path

import pytest

from tests.learn.exams import paper_of, right_answer
from tutor.learn.exam.answer import NO_ANSWER
from tutor.learn.exam.desk import Desk
from tutor.learn.exam.exam import Exam
from tutor.learn.learner import open_store


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(open_store(tmp_path).exams)


def window(tmp_path: Path) -> tuple[Desk, Exam]:
    """Another window on the only exam."""
    other = Desk(open_store(tmp_path).exams)
    (exam,) = other.unfinished()
    return other, exam


def test_two_windows_keep_each_others_answers(desk: Desk, tmp_path: Path) -> None:
    """Also while one of them only lets time pass on the question the other answers."""
    exam = Exam(paper_of("easy", questions=2))
    first, second = (right_answer(question) for question in exam.paper.questions)
    desk.begin(exam)
    other, same = window(tmp_path)
    other.resume(same)
    exam.answer(first)
    desk.save(exam)
    same.spend(5)
    other.save(same)
    exam.go_to(1)
    desk.save(exam)
    same.go_to(1)
    same.answer(second)
    other.save(same)
    exam.spend(9)
    result, problem = desk.hand_in(exam)
    assert problem is None
    assert result.mark == 20
    assert (desk.fate_of(exam), other.fate_of(same)) == ("over", "over")
    # Handed in is handed in: what comes later changes nothing.
    same.answer(NO_ANSWER)
    other.save(same)
    again, _ = other.hand_in(same)
    assert (again.mark, again.finished) == (20, result.finished)
    assert len(open_store(tmp_path).events()) == len(result.events())


def test_points_and_mark_survive_the_file(desk: Desk, tmp_path: Path) -> None:
    for seed in range(5):
        paper = paper_of("beginner", str(seed))
        desk.begin(Exam(paper))
        kept = Desk(open_store(tmp_path).exams).unfinished()[0].paper
        assert kept.seed == paper.seed
        assert [one.points for one in kept.questions] == [one.points for one in paper.questions]
        assert kept.code == paper.code


def test_coming_back_is_written_down(desk: Desk, tmp_path: Path) -> None:
    """Even by somebody who was killed in the first second."""
    desk.begin(Exam(paper_of("easy", questions=1)))
    for count in (1, 2):
        other, exam = window(tmp_path)
        other.resume(exam)
        assert exam.interruptions == count
    assert window(tmp_path)[1].interruptions == 2


def test_a_begun_exam_is_found_by_its_terms(desk: Desk) -> None:
    paper = paper_of("easy", questions=1)
    exam = Exam(paper, "Ada")
    assert desk.begun_on(paper) is None
    desk.begin(exam)
    for name, found in (("", exam.id), ("Ada", exam.id), ("Bob", None)):
        begun = desk.begun_on(paper, name)
        assert (begun and begun.id) == found
    assert desk.begun_on(paper_of("easy", "7", questions=1)) is None
    assert desk.begun_on(paper_of("easy", questions=1, minutes=5)) is None


def test_what_is_asked_in_a_strict_exam_stays_secret(desk: Desk) -> None:
    """Until it is handed in: nobody sits the same questions with hints meanwhile."""
    strict = Exam(paper_of("easy", questions=1, mode="strict"))
    lax = paper_of("easy", questions=1, minutes=5, mode="strict")
    assert desk.strict_on(paper_of("easy", questions=1)) is None
    assert desk.strict_on(lax) is None
    desk.begin(strict)
    found = desk.strict_on(lax)
    assert found is not None
    assert found.id == strict.id
    assert desk.strict_on(paper_of("easy", "7", questions=1)) is None
    desk.forget(strict)
    assert desk.fate_of(strict) == "open"
    desk.hand_in(strict)
    assert desk.strict_on(lax) is None


def test_an_exam_can_be_thrown_away(desk: Desk, tmp_path: Path) -> None:
    exam = Exam(paper_of("easy", questions=1))
    assert desk.fate_of(exam) == "gone"
    desk.begin(exam)
    other, same = window(tmp_path)
    desk.forget(exam)
    assert desk.fate_of(exam) == other.fate_of(same) == "gone"
    assert desk.unfinished() == []
    assert not open_store(tmp_path).exams.has_open()
    same.answer(right_answer(same.question))
    other.save(same)
    assert other.fate_of(same) == "gone"
