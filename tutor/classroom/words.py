"""Tasks in words: what is to be done, until when, and how it went."""

from datetime import datetime

from tutor.classroom.standing import Standing
from tutor.classroom.task import Task
from tutor.language import Speaker
from tutor.language.dates import short_date
from tutor.learn.course import lesson_title
from tutor.learn.exam.syllabus import FULL_MARK
from tutor.learn.exam.words import mark, short_subject
from tutor.narrate.names import called
from tutor.store import timestamps


def puzzles_of(task: Task) -> int:
    """How many puzzles each pupil has."""
    return len(task.grids[0]) if task.grids else 0


def task_name(task: Task, speaker: Speaker) -> str:
    """What is to be done."""
    say = speaker.say
    if task.kind == "lesson":
        return say("task-lesson", name=lesson_title(task.subject, speaker.language))
    if task.kind == "technique":
        name = called(task.subject, speaker.language)
        return say("task-technique", name=name, count=task.count)
    if task.kind == "grids":
        return say("task-grids", count=puzzles_of(task))
    assert task.syllabus is not None
    return say("task-exam", subject=short_subject(speaker, task.syllabus))


def moment(at: datetime, speaker: Speaker) -> str:
    """``12 March, 09:30``, where the reader is."""
    here, now = at.astimezone(), timestamps.now().astimezone()
    day = short_date(here.date(), speaker)
    if here.year != now.year:
        day = f"{day} {here.year}"
    return speaker.say("task-moment", day=day, time=f"{here:%H:%M}")


def dates(task: Task, now: datetime, speaker: Speaker) -> str:
    """From when, or until when, it can be done; nothing where that is always."""
    if task.opens is not None and now < task.opens:
        return speaker.say("task-opens", moment=moment(task.opens, speaker))
    if task.closes is None:
        return ""
    told = "task-closed" if now >= task.closes else "task-closes"
    return speaker.say(told, moment=moment(task.closes, speaker))


def how_far(task: Task, standing: Standing, speaker: Speaker) -> str:
    """How it stands, in few words: a mark, a share, or how much is done."""
    say = speaker.say
    if standing.mark is not None:
        told = say("task-mark", mark=mark(speaker, standing.mark), of=FULL_MARK)
        return f"{told} {say('task-on-paper')}" if standing.is_on_paper else told
    if standing.state == "done" and standing.share is not None:
        return say("task-right", percent=round(100 * standing.share))
    if standing.state == "done":
        return say("task-done")
    if standing.state == "new":
        return say("task-new")
    return say("task-so-far", done=standing.done, of=standing.of)
