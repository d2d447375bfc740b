"""How far tasks are, from the file of whoever does them."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tutor.base.document import BadDocument, Place
from tutor.base.events import Event, Source
from tutor.classroom.standing import Standing, Work, misses, stuck_on
from tutor.classroom.task import ExamVersion, Task, tasks_in
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.course import kinds_of
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import make_paper
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket
from tutor.learn.learner import open_store
from tutor.learn.progress import LessonProgress, name_of
from tutor.store import Store, timestamps

NOW = timestamps.now()
LATER, BEFORE = NOW + timedelta(hours=1), NOW - timedelta(hours=1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(tmp_path)) as found:
        yield found


def exam_task() -> Task:
    syllabus = Syllabus("easy", questions=2, mode="strict").with_usual_time()
    ticket = Ticket.of_key("a class key", syllabus, "7")
    paper = make_paper(syllabus, "7", ticket=ticket)
    version = ExamVersion("7", paper.group, ticket.secret, paper)
    return Task(4, "exam", NOW, syllabus=syllabus, exams=(version,))


def shown(technique: str, *credits_: float, source: Source = "spot") -> list[Event]:
    return [
        Event(technique, NOW + timedelta(minutes=at), credit, source)
        for at, credit in enumerate(credits_)
    ]


def test_a_lesson_is_read_and_practised(store: Store) -> None:
    task = Task(1, "lesson", NOW, subject="naked-pair")
    kinds = [kind for kind in kinds_of("naked-pair") if kind != "use"]
    assert Work(store).standing(task) == Standing("new", 0, len(kinds) + 1)
    progress = LessonProgress(page=2)
    store.save_course(name_of("naked-pair"), progress.as_json())
    assert Work(store).standing(task).state == "begun"
    progress = replace(progress, is_read=True, done=tuple(kinds[:1]))
    store.save_course(name_of("naked-pair"), progress.as_json())
    assert Work(store).standing(task) == Standing("begun", 2, len(kinds) + 1)
    progress = replace(progress, done=tuple(kinds))
    store.save_course(name_of("naked-pair"), progress.as_json())
    assert Work(store).standing(task).state == "done"


def test_exercises_count_from_when_they_were_asked_for(store: Store) -> None:
    task = Task(1, "technique", NOW, subject="naked-pair", count=3)
    store.add_events([Event("naked-pair", BEFORE, 1.0, "spot")])
    store.add_events([Event("naked-pair", LATER, 1.0, "game")])
    assert Work(store).standing(task).state == "new"
    store.add_events(shown("naked-pair", 1.0, 0.5))
    assert Work(store).standing(task) == Standing("begun", 2, 3, 0.75)
    store.add_events(shown("naked-triple", 1.0))
    assert Work(store).standing(task).done == 2
    store.add_events([Event("naked-pair", LATER, 0.0, "judge")])
    found = Work(store).standing(task)
    assert (found.state, found.share, found.at, found.is_late) == ("done", 0.5, LATER, False)
    assert Work(store).standing(replace(task, closes=NOW + timedelta(minutes=30))).is_late


def test_puzzles_are_solved_by_their_titles(store: Store) -> None:
    task = Task(3, "grids", BEFORE, grids=((CLASSIC, CLASSIC),))
    assert Work(store).standing(task) == Standing("new", 0, 2)
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), task.title_of(0))
    empty = [cell for cell, sign in enumerate(CLASSIC) if sign == "."]
    for cell in empty:
        keeper.game.place([cell], int(CLASSIC_SOLUTION[cell]))
        if cell == empty[0]:
            assert Work(store).standing(task) == Standing("begun", 0, 2)
    assert Work(store).standing(task) == Standing("begun", 1, 2)
    one = Work(store).standing(replace(task, grids=((CLASSIC,),)))
    assert (one.state, one.done, one.at is not None) == ("done", 1, True)
    other = Work(store).standing(replace(task, number=4))
    assert other.state == "new", "a game of another task says nothing"


def test_an_exam_is_begun_and_handed_in_once(store: Store) -> None:
    task = exam_task()
    assert task.version is not None
    assert task.version.paper is not None
    assert Work(store).standing(task) == Standing("new", 0, 2)
    archive = ExamArchive(store.exams)
    exam = Exam(task.version.paper, "Anna", ticket=task.version.signer)
    archive.begin(exam)
    assert Work(store).standing(task) == Standing("begun", 0, 2)
    assert Work(store).exam_of(task) is not None
    result, _ = archive.hand_in(exam)
    found = Work(store).standing(task)
    assert (found.state, found.mark, found.is_late) == ("done", 0.0, False)
    kept = Work(store).result_of(task)
    assert kept is not None
    assert kept.as_json() == result.as_json()
    assert Work(store).standing(replace(task, closes=BEFORE)).is_late
    same_terms = replace(task, exams=(ExamVersion("8", "another", "", None),))
    assert Work(store).standing(same_terms).state == "new"


@each_case(
    ("credits_", "stuck"),
    [((1.0, 0.0), None), ((0.0, 0.0), "x-wing"), ((0.0, 0.2, 1.0), None), ((0.0,), None)],
)
def test_who_is_stuck(credits_: tuple[float, ...], stuck: str | None) -> None:
    events = [*shown("naked-pair", 1.0, 1.0), *shown("x-wing", *credits_)]
    assert stuck_on(events) == stuck
    assert stuck_on(shown("x-wing", 0.0, 0.0, source="placement")) is None


def test_what_is_missed_is_counted() -> None:
    events = [*shown("naked-pair", 0.0, 1.0, 0.4), *shown("x-wing", 0.9, 0.2)]
    assert misses(events) == {"naked-pair": 2, "x-wing": 1}


# As tasks are written


@each_case("number", [0, 1, 2])
def test_tasks_come_back_as_they_were(number: int) -> None:
    task = [
        Task(1, "lesson", NOW, subject="naked-pair", opens=BEFORE, closes=LATER),
        Task(2, "grids", NOW, grids=((CLASSIC,), (CLASSIC_SOLUTION,))),
        exam_task(),
    ][number]
    again = Task.from_json(Place(task.as_json()))
    assert again.as_json() == task.as_json()
    found = tasks_in([task.as_json(), {"number": 1}, 7, None])
    assert [one.as_json() for one in found] == [task.as_json()]
    with pytest.raises(BadDocument):
        Task.from_json(Place({**task.as_json(), "kind": "rubbish"}))


def test_neighbours_get_other_versions() -> None:
    task = Task(2, "grids", NOW, grids=(("a",), ("b",), ("c",)))
    assert [task.for_pupil(pupil).lines for pupil in (1, 2, 3, 4)] == [
        ("b",),
        ("c",),
        ("a",),
        ("b",),
    ]
    assert [task.letter_of(pupil) for pupil in (1, 2, 3)] == ["B", "C", "A"]
    assert Task(1, "lesson", NOW, subject="naked-pair").letter_of(2) == ""


def test_what_is_not_open_tells_nothing() -> None:
    task = exam_task()
    assert task.version is not None
    shut = str(task.without_secrets().as_json())
    assert task.version.ticket not in shut
    assert "questions" in shut, "how many there are may be known"
    assert "givens" not in shut
    assert "'paper'" not in shut
    grids = Task(2, "grids", NOW, grids=((CLASSIC,),))
    assert CLASSIC not in str(grids.without_secrets().as_json())
    assert len(grids.without_secrets().lines) == 1
    assert [replace(task, opens=LATER).is_open(NOW), replace(task, closes=BEFORE).is_open(NOW)] == [
        False,
        False,
    ]
    assert replace(task, opens=BEFORE, closes=LATER).is_open(NOW)
