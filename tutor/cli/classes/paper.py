"""``class paper``: the paper of an exam, as each pupil gets it, with its key."""

from pathlib import Path
from typing import Annotated

from tutor.base.shown import printable
from tutor.classroom.task import LETTERS, ExamVersion
from tutor.cli.classes.room import Folder, TaskNumber, class_run, exam_numbered, opened
from tutor.cli.declared import Option
from tutor.cli.exams.papers import write_paper
from tutor.cli.options import Lang
from tutor.games.typeset import PAPERS


def paper(
    folder: Folder,
    task: TaskNumber,
    out: Annotated[str, Option("--out", "-o", metavar="FILE")] = "exam.pdf",
    paper_size: Annotated[str, Option("--paper-size", metavar="a4|letter")] = "a4",
    lang: Lang = None,
) -> None:
    with class_run(lang) as run, opened(folder, run) as room:
        size = run.choice("--paper-size", paper_size, tuple(PAPERS))
        found, pupils = exam_numbered(task, room, run), room.pupils()
        for at, version in enumerate(found.exams):
            assert version.paper is not None, "the class has all of it"
            write_paper(run, version.paper, _named(out, at, found.exams), size=size)
            if len(found.exams) > 1:
                names = [printable(one.name) for one in pupils if found.version_of(one.id) == at]
                listed = run.speaker.listed(names) or "–"
                run.remark(run.say("class-paper-for", letter=LETTERS[at], names=listed))


def _named(out: str, at: int, all_: tuple[ExamVersion, ...]) -> str:
    """The file of a version: ``exam-B.pdf``."""
    path = Path(out)
    return out if len(all_) == 1 else str(path.with_name(f"{path.stem}-{LETTERS[at]}{path.suffix}"))
