"""A class in its folder: ``class.db``, and a learner's file for each pupil.

The file of a pupil is as any learner's: what they do is written there by their own process, and
only looked at from here.
"""

import json
import secrets
import shutil
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from unicodedata import normalize

from tutor.base.document import BadDocument, Place, parsed
from tutor.base.home import FILE_NAME
from tutor.base.shown import all_visible
from tutor.classroom import pins
from tutor.classroom.standing import Standing, Work, misses, of_result, stuck_on
from tutor.classroom.task import Task
from tutor.learn.exam.result import Result
from tutor.learn.learner import open_store
from tutor.store import timestamps
from tutor.store.class_file import ClassFile, PupilRow

LONGEST_NAME = 60
MOST_PUPILS = 300
_PUPILS = "pupils"
"""The folder of the folders of pupils."""
_KEY = "key"
"""What tickets of exams are made from."""


class BadName(ValueError):
    """A name that nobody can go by: nothing, too long, or not to be seen."""


class Taken(ValueError):
    """A name that somebody in the class goes by already."""


def tidy_name(text: str) -> str:
    """A name as it is kept.

    Raises:
        BadName: it is none.
    """
    name = " ".join(normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME or not all_visible(name):
        raise BadName(text)
    return name


@dataclass(frozen=True)
class Admitted:
    """Somebody who was let in: the only time that their PIN is known."""

    pupil: PupilRow
    pin: str


@dataclass(frozen=True)
class Summary:
    """What is known of a pupil: no more than what the teacher's page and the results show."""

    standings: Mapping[int, Standing]
    """By the numbers of tasks."""
    stuck: str | None = None
    """The lesson whose technique they are stuck on."""
    missed: Mapping[str, int] = field(default_factory=dict)
    """How often each was missed of late."""

    def as_text(self) -> str:
        """The summary as it is kept."""
        return json.dumps(
            {
                "standings": {str(task): one.as_json() for task, one in self.standings.items()},
                "stuck": self.stuck,
                "missed": dict(self.missed),
            }
        )

    @staticmethod
    def from_text(text: str) -> "Summary":
        """The summary that was kept; nothing is known where it makes no sense any more."""
        try:
            found = parsed(text)
            assert isinstance(found, dict)
            standings = {
                int(task): Standing.from_json(Place(one))
                for task, one in found["standings"].items()
            }
            missed = {str(name): int(times) for name, times in found["missed"].items()}
            stuck = found["stuck"]
            return Summary(standings, str(stuck) if stuck else None, missed)
        except (AssertionError, BadDocument, KeyError, TypeError, ValueError, AttributeError):
            return Summary({})


class Classroom:
    """A class, open until it is closed."""

    def __init__(self, folder: Path, file: ClassFile) -> None:
        """Use :meth:`begin` or :meth:`open`."""
        self.folder, self.file = folder, file

    @classmethod
    def begin(cls, folder: Path) -> "Classroom":
        """Make a class of nobody.

        Raises:
            ClassTrouble: there is one already, or the folder cannot be used.
        """
        found = cls(folder, ClassFile.begin(folder))
        found.file.set_about(_KEY, secrets.token_urlsafe(24))
        return found

    @classmethod
    def open(cls, folder: Path) -> "Classroom":
        """Open a class.

        Raises:
            ClassTrouble: there is none, or it cannot be used.
        """
        return cls(folder, ClassFile.open(folder))

    def close(self) -> None:
        """Let it go."""
        self.file.close()

    @property
    def key(self) -> str:
        """The class key: it never leaves the folder."""
        return self.file.about(_KEY) or ""

    # Pupils

    def pupils(self) -> list[PupilRow]:
        """Everybody, in the order in which they came."""
        return self.file.pupils()

    def named(self, text: str) -> PupilRow | None:
        """Somebody by their name or their code, however that was typed."""
        wanted = _folded(text)
        pupils = self.pupils()
        found = [one for one in pupils if wanted in (_folded(one.name), one.code)]
        return found[0] if len(found) == 1 else None

    def add(self, names: Iterable[str]) -> list[Admitted]:
        """Let some in: all of them, or none.

        Raises:
            BadName, Taken: one of them cannot be.
        """
        pupils = self.pupils()
        known, codes = {_folded(one.name) for one in pupils}, {one.code for one in pupils}
        rows: dict[str, tuple[str, str, str]] = {}
        made: dict[str, str] = {}
        for text in names:
            name = tidy_name(text)
            if _folded(name) in known:
                raise Taken(name)
            code, pin = pins.new_code(codes), pins.new_pin()
            known.add(_folded(name))
            codes.add(code)
            rows[code], made[code] = (name, code, pins.hidden(pin)), pin
        self.file.add_pupils(list(rows.values()))
        return [Admitted(one, made[one.code]) for one in self.pupils() if one.code in made]

    def reset(self, pupil: PupilRow) -> Admitted:
        """Give somebody another PIN; links and pages of before open nothing any more."""
        pin = pins.new_pin()
        self.file.set_pin(pupil.id, pins.hidden(pin))
        (found,) = (one for one in self.pupils() if one.id == pupil.id)
        return Admitted(found, pin)

    def delete(self, pupil: PupilRow) -> None:
        """Forget somebody, with everything they have done.

        Raises:
            ClassTrouble, OSError: that failed; what is not deleted yet can be deleted once more.
        """
        folder = self.home_of(pupil)
        if folder.is_dir():
            shutil.rmtree(folder)
        self.file.delete_pupil(pupil.id)

    def home_of(self, pupil: PupilRow) -> Path:
        """The folder of somebody's file: no name of anybody is ever a path."""
        return self.folder / _PUPILS / pupil.code

    # Tasks

    def tasks(self) -> list[Task]:
        """What they are asked to do, in the order in which it was set."""
        found = []
        for number, spec in self.file.tasks():
            try:
                task = Task.from_json(Place({**_object(spec), "number": number}))
            except (BadDocument, ValueError):
                continue  # a later version of the program set it
            found.append(task)
        return found

    def set(self, task: Task) -> int:
        """Ask for something; the number of the task."""
        return self.file.add_task(task.as_text())

    # What was done

    def paper_result(self, pupil: PupilRow, task: Task) -> Result | None:
        """The result of an exam that somebody sat on paper."""
        return self._papers().get((pupil.id, task.number))

    def _papers(self) -> dict[tuple[int, int], Result]:
        found = {}
        for at, text in self.file.papers().items():
            try:
                found[at] = Result.from_json(parsed(text))
            except (BadDocument, ValueError):
                continue
        return found

    def set_paper_result(self, pupil: PupilRow, task: Task, result: Result) -> None:
        """Write it down, in the place of what was there."""
        self.file.set_paper(pupil.id, task.number, json.dumps(result.as_json()))

    def look(self, pupil: PupilRow, tasks: Sequence[Task]) -> Summary:
        """What somebody has done by now; it is kept too.

        What was done once stays done, whatever becomes of the pupil's file.
        """
        papers, summary = self._papers(), Summary({})
        before = self.summaries().get(pupil.id, summary).standings
        path = self.home_of(pupil) / FILE_NAME
        if path.is_file():
            store = open_store(path.parent)
            try:
                if not store.in_memory:
                    summary = _read(Work(store), pupil, tasks)
            finally:
                store.close()
        on_paper = {
            task.number: of_result(papers[pupil.id, task.number], task, is_on_paper=True)
            for task in tasks
            if (pupil.id, task.number) in papers
        }
        now = {**summary.standings, **on_paper}
        done = {
            task.number: before[task.number]
            for task in tasks
            if task.number in before and before[task.number].state == "done"
        }
        later = {number: one for number, one in now.items() if one.state == "done"}
        found = Summary({**now, **done, **later}, summary.stuck, summary.missed)
        self.file.set_summary(pupil.id, found.as_text())
        return found

    def summaries(self) -> dict[int, Summary]:
        """What was known of each pupil when somebody looked last."""
        return {pupil: Summary.from_text(text) for pupil, text in self.file.summaries().items()}

    def payload(
        self, pupil: PupilRow, tasks: Iterable[Task], now: datetime | None = None
    ) -> list[dict[str, object]]:
        """The tasks of a pupil for their process: what is not open yet is not in it."""
        moment, papers = now or timestamps.now(), self._papers()
        found = []
        for task in tasks:
            mine = task.for_pupil(pupil.id)
            shown = mine if mine.is_open(moment) else mine.without_secrets()
            result = papers.get((pupil.id, task.number))
            marked = (
                {}
                if result is None
                else {"marked": of_result(result, task, is_on_paper=True).as_json()}
            )
            found.append({**shown.as_json(), **marked})
        return found


def _read(work: Work, pupil: PupilRow, tasks: Iterable[Task]) -> Summary:
    standings = {task.number: work.standing(task.for_pupil(pupil.id)) for task in tasks}
    return Summary(standings, stuck_on(work.events), misses(work.events))


def _folded(text: str) -> str:
    return " ".join(normalize("NFC", text).split()).casefold()


def _object(text: str) -> dict[str, object]:
    found = parsed(text)
    if not isinstance(found, dict):
        raise ValueError(text)
    return found
