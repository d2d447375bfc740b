"""What a teacher asks for, on the first screen and in a list."""

import asyncio
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION
from tests.tui.driver import Driver, on_screen, tutor
from tutor.classroom.standing import Standing
from tutor.classroom.task import ExamVersion, Task
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.paper import make_paper
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket
from tutor.learn.learner import open_store
from tutor.tui.browser import TasksArrived
from tutor.tui.screens.exam_cover import ExamCoverScreen
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.lesson import LessonScreen

NOW = datetime(2026, 3, 12, 9, 30, tzinfo=UTC)
ALMOST = f".{CLASSIC_SOLUTION[1:80]}."


def grids(number: int = 1) -> Task:
    return Task(number, "grids", NOW - timedelta(days=1), grids=((ALMOST, CLASSIC),))


def lesson(number: int = 2) -> Task:
    return Task(number, "lesson", NOW, subject="naked-pair")


def exam(number: int = 3) -> Task:
    syllabus = Syllabus("easy", questions=2, mode="strict").with_usual_time()
    ticket = Ticket.of_key("a class key", syllabus, "7")
    paper = make_paper(syllabus, "7", ticket=ticket)
    version = ExamVersion("7", paper.group, ticket.secret, paper)
    return Task(number, "exam", NOW, syllabus=syllabus, exams=(version,))


async def given(t: Driver, *tasks: Task, marked: Standing | None = None) -> None:
    """What the server tells."""
    told = [task.as_json() for task in tasks]
    for one in told if marked is not None else ():
        one["marked"] = marked.as_json() if marked else None
    t.app.on_tasks_arrived(TasksArrived("Anna", told))
    await t.settle()


@on_screen
async def test_without_a_teacher_nothing_speaks_of_tasks(tmp_path: Path) -> None:
    async with tutor(tmp_path, now=NOW) as t:
        before = t.text()
        assert "task" not in before.lower()
        await t.press("t")
        assert t.text() == before
        await given(t)
        assert t.text() == before
        await given(t, lesson())
        assert "From your teacher" in t.text()
        await given(t)
        assert t.text() == before, "and it goes when the last one is withdrawn"


@each_case("size", [(60, 20), (80, 24), (120, 40), (200, 60)])
def test_home_tells_what_comes_first_and_how_many_there_are(
    tmp_path_factory: pytest.TempPathFactory, size: tuple[int, int]
) -> None:
    async def seen() -> None:
        folder = tmp_path_factory.mktemp("home")
        async with tutor(folder, now=NOW, size=size, language="fr") as t:
            await given(t, lesson(), replace(exam(), closes=NOW + timedelta(days=2)))
            text = t.text()
            assert "De votre professeur" in text
            assert "Examen : Facile" in text.replace("\u00a0", " "), "what ends first"
            assert "14 mars" in text
            assert " t " in text
            assert "2 tâches" in text
            assert "0/2" in text

    asyncio.run(seen())


@on_screen
async def test_enter_does_what_the_teacher_asks_for(tmp_path: Path) -> None:
    async with tutor(tmp_path, now=NOW) as t:
        await given(t, lesson())
        await t.press("enter")
        lesson_screen = t.screen
        assert isinstance(lesson_screen, LessonScreen)
        assert lesson_screen.lesson.id == "naked-pair"
        await t.press("escape", "escape")
        await given(t, Task(5, "technique", NOW, subject="naked-pair", count=7))
        await t.press("enter")
        exercises = t.screen
        assert isinstance(exercises, ExerciseScreen)
        assert exercises.exercises.place == "1/7"
        assert exercises.exercises.attempt.lesson == "naked-pair"


@on_screen
async def test_a_game_that_was_left_open_comes_before_other_tasks(tmp_path: Path) -> None:
    async with tutor(tmp_path, now=NOW) as t:
        await given(t, grids(), lesson())
        await t.press("enter")
        assert "Task 1 · puzzle 1" in t.status()
        await t.press("5", "escape")
        assert "Continue" in t.text()
        await t.press("t", "enter")
        assert "Task 1 · puzzle 1" in t.status()
        await t.press("tab", "9")
        await t.until(lambda: "Solved" in t.text())
        await t.press("escape")
        assert "◐ 2 puzzles to solve" in t.text()
        assert "1 of 2" in t.text()
        await t.press("enter")
        assert "Task 1 · puzzle 2" in t.status(), "the next one"


@on_screen
async def test_an_exam_is_sat_once_under_the_pupils_name(tmp_path: Path) -> None:
    async with tutor(tmp_path, now=NOW) as t:
        await given(t, exam())
        await t.press("enter")
        assert isinstance(t.screen, ExamCoverScreen)
        assert "Anna" in t.text()
        await t.press("b", "f3", "down", "enter")
        await t.until(lambda: "out of 20" in t.text())
        await t.press("escape")
        assert "All tasks done" in t.text()
        await t.press("t", "enter")
        await t.until(lambda: "out of 20" in t.text())  # and there is no second try
    with closing(open_store(tmp_path)) as store:
        (result,) = ExamArchive(store.exams).results()
    assert result.name == "Anna"
    assert result.signed is not None


@on_screen
async def test_what_is_not_open_says_why(tmp_path: Path) -> None:
    opens = replace(exam().without_secrets(), opens=NOW + timedelta(days=1))
    over = replace(exam(4).without_secrets(), closes=NOW - timedelta(days=1))
    async with tutor(tmp_path, now=NOW) as t:
        await given(t, opens, over)
        assert "From your teacher" not in t.text(), "there is nothing to be done now"
        await t.press("t", "enter")
        assert any("from 13 March" in notice for notice in t.notices())
        await t.press("down", "enter")
        assert any("closed on 11 March" in notice for notice in t.notices())
        await given(t, exam(), marked=Standing("done", 2, 2, 0.5, 10.0, is_on_paper=True))
        assert "10/20 (paper)" in t.text()
        await t.press("enter")
        assert any("on paper" in notice for notice in t.notices())


@on_screen
async def test_nonsense_from_a_server_changes_nothing(tmp_path: Path) -> None:
    async with tutor(tmp_path, now=NOW) as t:
        before = t.text()
        for told in (None, 7, "x", [None, 7, {}, {"kind": "exam"}, {"number": "1"}]):
            t.app.on_tasks_arrived(TasksArrived("", told))
            await t.settle()
            assert t.text() == before
