"""Exams from the file and back, in one window or in two."""

from pathlib import Path

import pytest

from tests.learn.exams import paper_of, right_answer
from tutor.learn.exam.answer import NO_ANSWER
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.learner import open_store


@pytest.fixture
def archive(tmp_path: Path) -> ExamArchive:
    return ExamArchive(open_store(tmp_path).exams)


def window(tmp_path: Path) -> tuple[ExamArchive, Exam]:
    """Another window on the only exam."""
    other = ExamArchive(open_store(tmp_path).exams)
    (exam,) = other.unfinished()
    return other, exam


def test_two_windows_keep_each_others_answers(archive: ExamArchive, tmp_path: Path) -> None:
    """Also while one of them only lets time pass on the question the other answers."""
    exam = Exam(paper_of("easy", questions=2))
    first, second = (right_answer(question) for question in exam.paper.questions)
    archive.begin(exam)
    other, same = window(tmp_path)
    other.resume(same)
    exam.answer(first)
    archive.save(exam)
    same.spend(5)
    other.save(same)
    exam.go_to(1)
    archive.save(exam)
    same.go_to(1)
    same.answer(second)
    other.save(same)
    exam.spend(9)
    result, problem = archive.hand_in(exam)
    assert problem is None
    assert result.mark == 20
    assert (archive.state_of(exam), other.state_of(same)) == ("over", "over")
    # Handed in is handed in: what comes later changes nothing.
    same.answer(NO_ANSWER)
    other.save(same)
    again, _ = other.hand_in(same)
    assert (again.mark, again.finished) == (20, result.finished)
    assert len(open_store(tmp_path).events()) == len(result.events())


def test_points_and_mark_survive_the_file(archive: ExamArchive, tmp_path: Path) -> None:
    for seed in range(5):
        paper = paper_of("beginner", str(seed))
        archive.begin(Exam(paper))
        kept = ExamArchive(open_store(tmp_path).exams).unfinished()[0].paper
        assert kept.seed == paper.seed
        assert [one.points for one in kept.questions] == [one.points for one in paper.questions]
        assert kept.code == paper.code


def test_coming_back_is_written_down(archive: ExamArchive, tmp_path: Path) -> None:
    """Even by somebody who was killed in the first second."""
    archive.begin(Exam(paper_of("easy", questions=1)))
    for count in (1, 2):
        other, exam = window(tmp_path)
        other.resume(exam)
        assert exam.interruptions == count
    assert window(tmp_path)[1].interruptions == 2


def test_a_begun_exam_is_found_by_its_terms(archive: ExamArchive) -> None:
    paper = paper_of("easy", questions=1)
    exam = Exam(paper, "Ada")
    assert archive.begun_on(paper) is None
    archive.begin(exam)
    for name, found in (("", exam.id), ("Ada", exam.id), ("Bob", None)):
        begun = archive.begun_on(paper, name)
        assert (begun and begun.id) == found
    assert archive.begun_on(paper_of("easy", "7", questions=1)) is None
    assert archive.begun_on(paper_of("easy", questions=1, minutes=5)) is None


def test_what_is_asked_in_a_strict_exam_stays_secret(archive: ExamArchive) -> None:
    """Until it is handed in: nobody sits the same questions with hints meanwhile."""
    strict = Exam(paper_of("easy", questions=1, mode="strict"))
    lax = paper_of("easy", questions=1, minutes=5, mode="strict")
    assert archive.strict_on(paper_of("easy", questions=1)) is None
    assert archive.strict_on(lax) is None
    archive.begin(strict)
    found = archive.strict_on(lax)
    assert found is not None
    assert found.id == strict.id
    assert archive.strict_on(paper_of("easy", "7", questions=1)) is None
    archive.forget(strict)
    assert archive.state_of(strict) == "open"
    archive.hand_in(strict)
    assert archive.strict_on(lax) is None


def test_an_exam_can_be_thrown_away(archive: ExamArchive, tmp_path: Path) -> None:
    exam = Exam(paper_of("easy", questions=1))
    assert archive.state_of(exam) == "gone"
    archive.begin(exam)
    other, same = window(tmp_path)
    archive.forget(exam)
    assert archive.state_of(exam) == other.state_of(same) == "gone"
    assert archive.unfinished() == []
    assert not open_store(tmp_path).exams.has_open()
    same.answer(right_answer(same.question))
    other.save(same)
    assert other.state_of(same) == "gone"
