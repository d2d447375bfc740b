"""What a teacher asks for, on the first screen and in a list."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.grids import CLASSIC_SOLUTION
from tests.tui.driver import Driver, on_screen, tutor
from tutor.classroom.task import ExamVersion, Task
from tutor.learn.exam.paper import make_paper
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket

NOW = datetime(2026, 3, 12, 9, 30, tzinfo=UTC)
ALMOST = f".{CLASSIC_SOLUTION[1:80]}."


def grids(number: int = 1, **dates: datetime) -> Task:
    return Task(number, "grids", NOW - timedelta(days=1), grids=((ALMOST,),), **dates)


def lesson(number: int = 2) -> Task:
    return Task(number, "lesson", NOW, subject="naked-pair")


def exam(number: int = 3, **dates: datetime) -> Task:
    syllabus = Syllabus("easy", questions=2, mode="strict").with_usual_time()
    ticket = Ticket.of_key("a class key", syllabus, "7")
    paper = make_paper(syllabus, "7", ticket=ticket)
    version = ExamVersion("7", paper.group, ticket.secret, paper)
    return Task(number, "exam", NOW, syllabus=syllabus, exams=(version,), **dates)


async def given(t: Driver, *tasks: Task, name: str = "Anna") -> None:
    t.app.tasks.take(name, [task.as_json() for task in tasks])
    t.app.screen.retell()  # type: ignore[attr-defined]
    await t.pilot.pause()


@on_screen
async def test_x(tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(121, 36)) as t:
        await given(t, grids(), exam(closes=NOW + timedelta(days=900)))
        await t.press("t")
        print(t.text())
        await t.press("down")
        print(t.text())
        await t.press("down")
        print(t.text())
