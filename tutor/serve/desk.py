"""What the server knows of a class, and keeps up to date while it runs.

The file of the class and those of the pupils are read in one thread of their own, never in the
loop that hands on keys.
"""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from tutor.base.home import FILE_NAME
from tutor.base.language import Language
from tutor.base.shown import printable
from tutor.classroom.classroom import Classroom, Summary
from tutor.classroom.gradebook import Gradebook
from tutor.classroom.pins import NOBODY, is_right, typed_pin
from tutor.classroom.task import Task
from tutor.classroom.words import dates, how_far, task_name
from tutor.language import Speaker
from tutor.narrate.names import called
from tutor.serve.sessions import Sessions
from tutor.serve.signing import LINK, Seal
from tutor.store import timestamps
from tutor.store.class_file import ClassTrouble, PupilRow

T = TypeVar("T")
_LOOK_EVERY = 2.0
"""Seconds between two looks at what has changed."""
_AT_ONCE = 6
"""So many files of pupils are read in one look."""
_HASHES = 2
"""So many PINs are compared at once: each takes 16 MB."""
_MINUTE = 60.0
_LONGEST_NAME = 60


class Desk:
    """The class as it is now."""

    def __init__(self, room: Classroom, seal: Seal) -> None:
        """The class, and what seals its links."""
        self._room, self._seal = room, seal
        self._thread = ThreadPoolExecutor(1, "class")
        self._hashing = asyncio.Semaphore(_HASHES)
        self._pupils: dict[str, PupilRow] = {}
        """By what their cookies and links say of them."""
        self._tasks: list[Task] = []
        self._summaries: dict[int, Summary] = {}
        self._seen: dict[int, tuple[object, ...]] = {}
        """What the files of pupils were like when they were read last."""
        self._state: tuple[object, ...] = ()
        self._refresh()

    # Who may come

    def let_in(self, key: str) -> str | None:
        """Who comes with a link."""
        name = self._seal.name_in(LINK, key)
        return name if name in self._pupils else None

    def folder(self, name: str) -> Path | None:
        """Where somebody's file is."""
        pupil = self._pupils.get(name)
        return None if pupil is None else self._room.home_of(pupil).absolute()

    async def sign_in(self, code: str, pin: str) -> str | None:
        """Who comes with a code and a PIN; it takes as long whoever it is."""
        wanted = code.strip().casefold()
        pupil = next((one for one in self._pupils.values() if one.code == wanted), None)
        tried = typed_pin(pin)
        async with self._hashing:
            kept = NOBODY if pupil is None else pupil.pin
            is_known = await asyncio.to_thread(is_right, tried or "", kept)
        return _name(pupil) if is_known and pupil is not None and tried is not None else None

    # What they are told

    async def greeting(self, name: str) -> Mapping[str, object]:
        """Who somebody is, and what they are asked to do, for their process."""
        pupil = self._pupils.get(name)
        if pupil is None:
            return {"type": "tasks", "name": "", "tasks": []}
        return await self._in_thread(lambda: self._told(pupil))

    def _told(self, pupil: PupilRow) -> Mapping[str, object]:
        tasks = self._room.payload(pupil, self._tasks)
        return {"type": "tasks", "name": pupil.name, "tasks": tasks}

    # Keeping up

    async def watch(self, sessions: Sessions) -> None:
        """Look what has changed, for ever: in the class, and in what pupils have done."""
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            with suppress(ClassTrouble, OSError):
                if await self._in_thread(self._refresh):
                    await self._tell_all(sessions)
                await self._in_thread(self._look)

    async def _tell_all(self, sessions: Sessions) -> None:
        """Whoever left the class leaves; everybody else hears what is to be done now."""
        for name in sessions.names:
            if name not in self._pupils:
                await sessions.dismiss(name)
            elif (session := sessions.of_name(name)) is not None:
                session.tell(await self.greeting(name))

    def _refresh(self) -> bool:
        """Read the class again where it has changed, or a task has begun or ended."""
        now = timestamps.now()
        state = (self._room.file.changes, *(task.is_open(now) for task in self._tasks))
        if state == self._state:
            return False
        self._pupils = {_name(pupil): pupil for pupil in self._room.pupils()}
        self._tasks = self._room.tasks()
        known = {pupil.id for pupil in self._pupils.values()}
        self._summaries = {
            id_: summary for id_, summary in self._room.summaries().items() if id_ in known
        }
        self._seen.clear()
        self._state = (self._room.file.changes, *(task.is_open(now) for task in self._tasks))
        return True

    def _look(self) -> None:
        """Read the files of some pupils that have changed."""
        changed = [
            (pupil, stamp)
            for pupil in self._pupils.values()
            if (stamp := _stamp(self._room.home_of(pupil))) != self._seen.get(pupil.id)
        ]
        for pupil, stamp in changed[:_AT_ONCE]:
            self._summaries[pupil.id] = self._room.look(pupil, self._tasks)
            self._seen[pupil.id] = stamp

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Let the class go."""
        await self._in_thread(self._room.close)
        self._thread.shutdown()

    # For the teacher

    def _book(self) -> Gradebook:
        return Gradebook(list(self._pupils.values()), self._tasks, dict(self._summaries))

    async def csv(self, language: Language) -> str:
        """Everything as a table, as it is this moment."""

        def read() -> str:
            for pupil in self._pupils.values():
                self._summaries[pupil.id] = self._room.look(pupil, self._tasks)
            return self._book().as_csv(_speaker(language))

        return await self._in_thread(read)

    def now(self, sessions: Sessions, language: Language) -> dict[str, object]:
        """Who is where, and how far everybody is."""
        speaker, book, moment = _speaker(language), self._book(), timestamps.now()
        pupils = [self._line(pupil, book, sessions, speaker) for pupil in book.pupils]
        here = sum(bool(one["here"]) for one in pupils)
        missed = book.most_missed()
        told = speaker.say("desk-nobody-missed")
        if missed is not None:
            told = speaker.say("desk-most-missed", name=called(missed, language))
        return {
            "here": speaker.say("desk-here", count=here, all=len(pupils)),
            "missed": told,
            "tasks": [
                {
                    "number": task.number,
                    "name": task_name(task, speaker),
                    "when": dates(task, moment, speaker),
                }
                for task in book.tasks
            ],
            "pupils": pupils,
        }

    def _line(
        self, pupil: PupilRow, book: Gradebook, sessions: Sessions, speaker: Speaker
    ) -> dict[str, object]:
        session = sessions.of_name(_name(pupil))
        is_here = session is not None and session.alone == 0
        where, since = speaker.say("desk-away"), ""
        if session is not None and is_here:
            where = session.where
            minutes = int(session.seconds_there / _MINUTE)
            since = speaker.say("desk-minutes", count=minutes) if minutes else ""
        summary, mean = self._summaries.get(pupil.id), book.mean_of(pupil)
        stuck = called(summary.stuck, speaker.language) if summary and summary.stuck else ""
        return {
            "name": printable(pupil.name, _LONGEST_NAME),
            "here": is_here,
            "where": where,
            "since": since,
            "stuck": stuck,
            "tasks": [how_far(task, book.standing(pupil, task), speaker) for task in book.tasks],
            "mean": "" if mean is None else speaker.decimal(mean),
        }


def _name(pupil: PupilRow) -> str:
    """What links and cookies call somebody: after a new PIN it is another one."""
    return f"{pupil.id}.{pupil.turn}"


def _stamp(home: Path) -> tuple[object, ...]:
    """Something else whenever a file, or what SQLite keeps beside it, has changed."""
    found: list[object] = []
    for name in (FILE_NAME, f"{FILE_NAME}-wal"):
        try:
            stat = (home / name).stat()
            found.append((stat.st_mtime_ns, stat.st_size))
        except OSError:
            found.append(None)
    return tuple(found)


def _speaker(language: Language) -> Speaker:
    return Speaker(language, "class", "screens", "commands")
