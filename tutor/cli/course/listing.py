"""The lessons of the course: which there are, and how far the learner is in each."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from difflib import get_close_matches
from typing import Any

from tutor.cli.run import Run, printable
from tutor.language import Speaker
from tutor.language.storage import tell_problem
from tutor.learn.course import INTRODUCTIONS, LESSONS, lesson
from tutor.learn.events import Event
from tutor.learn.kinds import Kind, kinds_of
from tutor.learn.mastery import Mastery, State
from tutor.learn.path import is_unlocked, requires
from tutor.learn.progress import LessonProgress, done_kinds, next_to_read
from tutor.store import Store
from tutor.sudoku.geometry import Language
from tutor.techniques.ladder import TECHNIQUES


def lesson_named(text: str, run: Run) -> str:
    """The lesson with this id; without one the command ends."""
    wanted = "-".join(text.lower().split())
    if wanted not in LESSONS:
        near = get_close_matches(wanted, LESSONS, n=3, cutoff=0.5)
        message = "learn-no-lesson-near" if near else "learn-no-lesson"
        run.refuse(run.say(message, found=printable(text), near=", ".join(near)))
    return wanted


@dataclass(frozen=True)
class Entry:
    """A lesson as it stands."""

    id: str
    state: State
    due: datetime | None
    is_read: bool
    done: tuple[Kind, ...]
    unmet: tuple[str, ...]
    """What it builds on that was never met."""

    @property
    def tier(self) -> int | None:
        """That of its technique; None for an introduction."""
        return None if self.id in INTRODUCTIONS else TECHNIQUES[self.id].tier

    @property
    def shown_state(self) -> str:
        """The state in a word: an introduction is read, which nobody can forget."""
        return "read" if self.id in INTRODUCTIONS and self.is_read else self.state

    @staticmethod
    def of(
        id_: str, course: Mapping[str, Any], events: Sequence[Event], mastery: Mastery
    ) -> "Entry":
        """How a lesson stands, from what the learner's file keeps."""
        is_read = LessonProgress.of(id_, course).is_read
        standing = mastery.of(id_)
        state = "known" if id_ in INTRODUCTIONS and is_read else standing.state
        done = done_kinds(id_, course, events)
        unmet = tuple(one for one in requires(id_) if mastery.of(one).state == "new")
        return Entry(id_, state, standing.due, is_read, done, unmet)


def entries(store: Store, mastery: Mastery) -> Iterator[Entry]:
    """Every lesson as it stands."""
    course, events = store.course(), store.events()
    return (Entry.of(id_, course, events, mastery) for id_ in LESSONS)


# For people


def print_list(store: Store, run: Run) -> None:
    """Print the lessons, with what to do next."""
    for problem in store.new_problems():
        run.remark(tell_problem(problem, run.speaker))
    for line in lines(store, run.speaker):
        print(line)


def lines(store: Store, speaker: Speaker) -> Iterator[str]:
    """A line for each lesson, by tier; then what is due, and the next lesson."""
    mastery = Mastery(store.events(), datetime.now(UTC))
    due = [standing.technique for standing in mastery.due_today()]
    following = next_to_read(mastery, store.course())
    width = max(map(len, LESSONS))
    say = speaker.say
    tier: int | None = 0
    for entry in entries(store, mastery):
        if entry.tier != tier:
            tier = entry.tier
            yield _heading(tier, speaker)
        state = say(f"state-{entry.shown_state}").ljust(_state_width(speaker))
        done = f"{len(entry.done)}/{len(kinds_of(entry.id))}"
        notes = [lesson(entry.id).text(speaker.language).title]
        if entry.id in due:
            notes.append(say("learn-note-due"))
        if entry.id == following:
            notes.append(say("learn-note-next"))
        if entry.state == "new" and entry.unmet:
            notes.append(say("learn-note-first", names=", ".join(entry.unmet)))
        yield f"  {entry.id:{width}}  {state}  {done}  {' · '.join(notes)}"
    if due:
        names = speaker.listed([lesson(id_).text(speaker.language).title for id_ in due])
        yield say("progress-due", names=names)
    if following is not None:
        yield say("progress-next-lesson", name=lesson(following).text(speaker.language).title)


def _heading(tier: int | None, speaker: Speaker) -> str:
    if tier is None:
        return speaker.say("learn-introductions")
    return speaker.say("techniques-tier", tier=tier, level=speaker.say(f"level-{tier}"))


def _state_width(speaker: Speaker) -> int:
    states = ("new", "learning", "known", "due", "read")
    return max(len(speaker.say(f"state-{state}")) for state in states)


# For programs


def print_json(store: Store, id_: str | None, run: Run) -> None:
    """Print every lesson as it stands, or the pages of one."""
    language = run.speaker.language
    told = _all_lessons(store, language) if id_ is None else _one_lesson(id_, language)
    print(json.dumps(told, ensure_ascii=False))


def _all_lessons(store: Store, language: Language) -> list[dict[str, Any]]:
    mastery = Mastery(store.events(), datetime.now(UTC))
    return [
        {
            "id": entry.id,
            "title": lesson(entry.id).text(language).title,
            "tier": entry.tier,
            "state": entry.state,
            "due": entry.due and entry.due.isoformat(),
            "read": entry.is_read,
            "done": list(entry.done),
            "requires": list(requires(entry.id)),
            "unlocked": is_unlocked(entry.id, mastery),
        }
        for entry in entries(store, mastery)
    ]


def _one_lesson(id_: str, language: Language) -> dict[str, Any]:
    from tutor.learn.pages import pages
    from tutor.learn.text import without_marks
    from tutor.sudoku.formats import line_of

    return {
        "id": id_,
        "title": lesson(id_).text(language).title,
        "pages": [
            {
                "part": page.part,
                "heading": page.heading,
                "text": "\n".join(map(without_marks, page.sentences)),
                "grid": line_of(page.grid),
                "cells": [
                    page.grid.geometry.cell_name(cell)
                    for cell in sorted(page.pointed | {mark.cell for mark in page.light.marks})
                ],
                "houses": [house.name("en") for house in page.light.houses],
            }
            for page in pages(lesson(id_), language)
        ],
    }
