"""What the commands of a class share: the class that is meant, its pupils and its tasks."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

from tutor.base.language import Language
from tutor.base.shown import typed
from tutor.classroom.classroom import Classroom
from tutor.classroom.task import Task
from tutor.cli.declared import Argument
from tutor.cli.files import reason_of, shown
from tutor.cli.run import Run
from tutor.language import Speaker
from tutor.store.class_file import ClassTrouble, PupilRow

Folder = Annotated[Path, Argument(metavar="FOLDER")]
Pupil = Annotated[str, Argument(metavar="PUPIL")]
TaskNumber = Annotated[str, Argument(metavar="TASK")]


def class_run(lang: str | None) -> Run:
    """A run that has the words of a class."""
    return Run(lang, _speaker)


def _speaker(language: Language) -> Speaker:
    return Speaker(language, "commands", "class", "screens")


@contextmanager
def opened(folder: Path, run: Run) -> Iterator[Classroom]:
    """A class, as long as it is needed; whatever is wrong with its folder ends the command."""
    try:
        room = Classroom.open(folder)
    except ClassTrouble as trouble:
        refuse(trouble, folder, run)
    try:
        yield room
    except ClassTrouble as trouble:
        refuse(trouble, folder, run)
    except OSError as error:
        run.refuse("class-unreadable", name=shown(folder), reason=reason_of(error))
    finally:
        room.close()


def refuse(trouble: ClassTrouble, folder: Path, run: Run) -> NoReturn:
    """Say why there is no class to be had."""
    name = shown(folder if trouble.kind in ("missing", "exists") else trouble.path)
    run.refuse(f"class-{trouble.kind}", name=name, reason=trouble.reason or "?")


def pupil_named(text: str, room: Classroom, run: Run) -> PupilRow:
    """Somebody by their name or code."""
    if (found := room.named(text)) is None:
        run.refuse("class-nobody", found=typed(text))
    return found


def task_numbered(text: str, room: Classroom, run: Run) -> Task:
    """A task by its number."""
    tasks = room.tasks()
    found = next((task for task in tasks if str(task.number) == text.strip()), None)
    if found is None:
        numbers = " ".join(str(task.number) for task in tasks) or "–"
        run.refuse("class-no-task", found=typed(text), numbers=numbers)
    return found


def exam_numbered(text: str, room: Classroom, run: Run) -> Task:
    """A task that is an exam."""
    task = task_numbered(text, room, run)
    if task.kind != "exam":
        run.refuse("class-no-exam", number=task.number)
    return task
