"""``class assign`` and ``withdraw``: what a class is asked to do, and from when until when."""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, time, timedelta
from typing import Annotated

import click

from tutor.base.shown import typed
from tutor.classroom import versions
from tutor.classroom.classroom import Classroom
from tutor.classroom.task import LETTERS, ExamVersion, Task
from tutor.classroom.words import task_name
from tutor.cli.classes.room import Folder, TaskNumber, class_run, opened, task_numbered
from tutor.cli.course.listing import lesson_named
from tutor.cli.declared import Option
from tutor.cli.exams.terms import paper_of, seed_of, syllabus_of
from tutor.cli.options import Lang, option
from tutor.cli.run import Run
from tutor.learn.course import INTRODUCTIONS
from tutor.learn.exam.own import BadOwn, own_lines
from tutor.learn.exam.paper import new_seed
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket
from tutor.store import timestamps

_EXAM = ("--level", "--game", "--techniques", "--questions", "--minutes", "--strict", "--pass",
         "--kinds", "--pace", "--bonus")  # fmt: skip
"""What is said of an exam alone."""
_KINDS = ("--lesson", "--technique", "--grids", "--exam")
_CLASHES: Mapping[str, tuple[str, ...]] = {
    "--lesson": ("--technique", "--grids", "--exam", "--count", "--versions", "--seed", *_EXAM),
    "--technique": ("--grids", "--exam", "--versions", "--seed", *_EXAM),
    "--exam": ("--count",),
}
_USUAL_COUNT, _MOST_COUNT = 5, 50
_MOMENT = re.compile(r"(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?", re.ASCII)
_TO_ITS_END = timedelta(hours=23, minutes=59, seconds=59)
_Text = str | None


def assign(
    folder: Folder,
    context: click.Context,
    lesson: Annotated[_Text, option("--lesson", metavar="ID")] = None,
    technique: Annotated[_Text, option("--technique", metavar="ID")] = None,
    grids: Annotated[list[str] | None, option("--grids", metavar="FILE|GRID")] = None,
    exam: Annotated[bool, Option("--exam")] = False,
    count: Annotated[int | None, option("--count", "-n", metavar="N")] = None,
    opens: Annotated[_Text, option("--from", metavar="DATE")] = None,
    closes: Annotated[_Text, option("--until", metavar="DATE")] = None,
    number: Annotated[int | None, option("--versions", metavar="N")] = None,
    seed: Annotated[_Text, option("--seed", metavar="S")] = None,
    level: Annotated[_Text, option("--level", metavar="LEVEL")] = None,
    game: Annotated[_Text, option("--game", metavar="GAME")] = None,
    techniques: Annotated[_Text, option("--techniques", metavar="ID,ID…")] = None,
    questions: Annotated[_Text, option("--questions", metavar="N")] = None,
    minutes: Annotated[_Text, option("--minutes", metavar="M")] = None,
    strict: Annotated[bool, Option("--strict")] = False,
    pass_mark: Annotated[_Text, option("--pass", metavar="MARK")] = None,
    kinds: Annotated[_Text, option("--kinds", metavar="KIND[=W],…")] = None,
    pace: Annotated[_Text, option("--pace", metavar="PACE")] = None,
    bonus: Annotated[bool, Option("--bonus")] = False,
    lang: Lang = None,
) -> None:
    with class_run(lang) as run:
        asked = run.refuse_together(context, _CLASHES)
        if not asked & set(_KINDS):
            run.refuse("class-assign-what", options=run.speaker.listed(_KINDS))
        if not exam and asked & set(_EXAM):
            one = next(one for one in _EXAM if one in asked)
            run.refuse("option-only-with", option=one, others="--exam")
        number = 1 if number is None else number
        if not 1 <= number <= len(LETTERS):
            most = len(LETTERS)
            run.refuse("option-bad-range", option="--versions", found=str(number), most=most)
        known_seed = seed_of(run, seed)
        task = Task(0, "lesson", timestamps.now(), *_dates(run, opens, closes))
        with opened(folder, run) as room:
            if lesson is not None:
                task = replace(task, subject=lesson_named(lesson, "sudoku", run))
            elif technique is not None:
                task = _exercises(run, task, technique, count)
            elif exam:
                syllabus = syllabus_of(
                    run,
                    level=level,
                    game=game,
                    techniques=techniques,
                    questions=questions,
                    minutes=minutes,
                    strict=strict,
                    pass_mark=pass_mark,
                    kinds=kinds,
                    grids=grids,
                    pace=pace,
                    bonus=bonus,
                )
                task = _exam(run, room, task, syllabus, known_seed or new_seed(), number)
            else:
                lines = _lines(run, grids or [])
                found = versions.puzzles(lines, number, known_seed or new_seed())
                task = replace(task, kind="grids", grids=found)
            set_ = replace(task, number=room.set(task))
        run.remark(run.say("class-assigned", number=set_.number, name=task_name(set_, run.speaker)))
        for at, version in enumerate(set_.exams):
            assert version.paper is not None
            told = {"points": version.paper.points, "minutes": round(version.paper.minutes)}
            if len(set_.exams) == 1:
                run.remark(run.say("class-exam-set", seed=version.seed, **told))
            else:
                run.remark(run.say("class-version", letter=LETTERS[at], seed=version.seed, **told))


def withdraw(folder: Folder, task: TaskNumber, lang: Lang = None) -> None:
    with class_run(lang) as run, opened(folder, run) as room:
        found = task_numbered(task, room, run)
        room.file.delete_task(found.number)
        name = task_name(found, run.speaker)
        run.remark(run.say("class-withdrawn", number=found.number, name=name))


def _exercises(run: Run, task: Task, technique: str, count: int | None) -> Task:
    subject = lesson_named(technique, "sudoku", run)
    if subject in INTRODUCTIONS:
        run.refuse("class-no-exercises", found=subject)
    wanted = _USUAL_COUNT if count is None else count
    if not 1 <= wanted <= _MOST_COUNT:
        run.refuse("option-bad-range", option="--count", found=str(wanted), most=_MOST_COUNT)
    return replace(task, kind="technique", subject=subject, count=wanted)


def _lines(run: Run, given: list[str]) -> tuple[str, ...]:
    try:
        return own_lines(given, "sudoku")
    except BadOwn as refused:
        run.refuse_text(f"--grids{run.say('colon')}{refused.tell(run.speaker)}")


def _exam(
    run: Run, room: Classroom, task: Task, syllabus: Syllabus, seed: str, number: int
) -> Task:
    """An exam with the papers of all its versions: what is printed is what is sat."""

    def ticket_of(seed: str) -> Ticket:
        return Ticket.of_key(room.key, syllabus, seed)

    first = paper_of(run, syllabus, seed, ticket_of(seed))
    found = versions.papers(
        first, number, lambda other: paper_of(run, syllabus, other, ticket_of(other))
    )
    if len(found) < number:
        run.refuse("class-few-versions", found=len(found), wanted=number)
    if any(versions.apart(one, first) > versions.CLOSE for one in found):
        run.remark(run.say("class-versions-apart"))
    known = {version.group for other in room.tasks() for version in other.exams}
    if known & {paper.group for paper in found}:
        run.refuse("class-exam-again", seed=typed(seed))
    exams = tuple(
        ExamVersion(paper.seed, paper.group, ticket_of(paper.seed).secret, paper) for paper in found
    )
    return replace(task, kind="exam", syllabus=syllabus, exams=exams)


def _dates(
    run: Run, opens: str | None, closes: str | None
) -> tuple[datetime | None, datetime | None]:
    """From when until when; a day is meant as a whole."""
    first = None if opens is None else _moment(run, "--from", opens, is_end=False)
    last = None if closes is None else _moment(run, "--until", closes, is_end=True)
    if first is not None and last is not None and last <= first:
        run.refuse("class-dates-turned", opens=typed(str(opens)), closes=typed(str(closes)))
    return first, last


def _moment(run: Run, name: str, text: str, *, is_end: bool) -> datetime:
    """``2026-03-12`` or ``2026-03-12 09:30``, where the teacher is."""
    found = _MOMENT.fullmatch(text.strip())
    try:
        if found is None:
            raise ValueError(text)
        day = datetime.fromisoformat(found[1])
        if found[2]:
            return datetime.combine(day, time.fromisoformat(found[2])).astimezone()
        return (day + _TO_ITS_END if is_end else day).astimezone()
    except (ValueError, OverflowError, OSError):
        run.refuse("class-bad-date", option=name, found=typed(text))
