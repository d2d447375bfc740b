"""What a class is asked to do: a lesson, exercises, puzzles, or an exam.

A task that pupils do in different versions has them all; what a pupil gets has one. Both are
written alike: for the file of the class, and for the pupil's process.
"""

import json
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal, get_args

from tutor.base.document import (
    BadDocument,
    Place,
    from_text,
    one_of,
    read_list,
    read_moment,
    read_text,
    read_whole,
)
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket

TaskKind = Literal["lesson", "technique", "grids", "exam"]
_KINDS: tuple[TaskKind, ...] = get_args(TaskKind)
LETTERS = "ABCDEFGHI"
"""How versions are called; there are no more than that."""
_read_puzzle = from_text(str)


@dataclass(frozen=True)
class ExamVersion:
    """An exam as one pupil sits it."""

    seed: str
    group: str
    """What results of it say of themselves."""
    ticket: str = ""
    """The secret that signs results; nothing as long as nobody may begin."""
    paper: Paper | None = None
    """Its questions; None as long as nobody may see them."""

    @property
    def signer(self) -> Ticket:
        """What signs results."""
        return Ticket.of_secret(self.ticket)

    def as_json(self) -> dict[str, object]:
        """The version in words and numbers."""
        paper = {} if self.paper is None else {"paper": self.paper.as_json()}
        return {"seed": self.seed, "group": self.group, "ticket": self.ticket, **paper}

    @staticmethod
    def from_json(place: Place) -> "ExamVersion":
        """The version that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        return ExamVersion(
            place.of("seed", read_text),
            place.of("group", read_text),
            place.of("ticket", read_text),
            Paper.from_json(place.within("paper")) if place.has("paper") else None,
        )


@dataclass(frozen=True)
class Task:
    """Something to do."""

    number: int
    kind: TaskKind
    created: datetime
    opens: datetime | None = None
    closes: datetime | None = None
    subject: str = ""
    """The lesson, or the technique."""
    count: int = 0
    """How many exercises."""
    grids: tuple[tuple[str, ...], ...] = ()
    """The puzzles of each version, a line each."""
    syllabus: Syllabus | None = None
    """The terms of the exam."""
    exams: tuple[ExamVersion, ...] = ()

    @property
    def versions(self) -> int:
        """How many there are."""
        return max(len(self.grids), len(self.exams), 1)

    def version_of(self, pupil: int) -> int:
        """Which one a pupil gets, from 0: those who came one after the other get others."""
        return pupil % self.versions

    def letter_of(self, pupil: int) -> str:
        """What it is called; nothing if there is only one."""
        return LETTERS[self.version_of(pupil)] if self.versions > 1 else ""

    def for_pupil(self, pupil: int) -> "Task":
        """The task as a pupil gets it."""
        at = self.version_of(pupil)
        return replace(self, grids=self.grids[at : at + 1], exams=self.exams[at : at + 1])

    def is_open(self, now: datetime) -> bool:
        """Whether it can be done now."""
        has_begun = self.opens is None or self.opens <= now
        return has_begun and (self.closes is None or now < self.closes)

    def without_secrets(self) -> "Task":
        """The same without what may only be seen while it is open."""
        shut = tuple(replace(one, ticket="", paper=None) for one in self.exams)
        return replace(self, exams=shut, grids=tuple(("",) * len(one) for one in self.grids))

    @property
    def version(self) -> ExamVersion | None:
        """The exam, of a task that is a pupil's."""
        return self.exams[0] if self.exams else None

    @property
    def lines(self) -> tuple[str, ...]:
        """The puzzles, of a task that is a pupil's."""
        return self.grids[0] if self.grids else ()

    def title_of(self, index: int) -> str:
        """What a game on one of its puzzles is called, from 0."""
        return f"task:{self.number}/{index + 1}"

    # Written and read

    def as_json(self) -> dict[str, object]:
        """The task in words and numbers."""
        return {
            "number": self.number,
            "kind": self.kind,
            "created": self.created.isoformat(),
            **({"opens": self.opens.isoformat()} if self.opens else {}),
            **({"closes": self.closes.isoformat()} if self.closes else {}),
            **({"subject": self.subject} if self.subject else {}),
            **({"count": self.count} if self.count else {}),
            **({"grids": [list(one) for one in self.grids]} if self.grids else {}),
            **({"syllabus": self.syllabus.as_json()} if self.syllabus else {}),
            **({"exams": [one.as_json() for one in self.exams]} if self.exams else {}),
        }

    def as_text(self) -> str:
        """The same as text."""
        return json.dumps(self.as_json(), separators=(",", ":"))

    @staticmethod
    def from_json(place: Place) -> "Task":
        """The task that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        return Task(
            place.of("number", read_whole),
            place.of("kind", one_of(_KINDS)),
            place.of("created", read_moment),
            place.maybe("opens", read_moment, None),
            place.maybe("closes", read_moment, None),
            place.maybe("subject", read_text, ""),
            place.maybe("count", read_whole, 0),
            tuple(
                tuple(map(_read_puzzle, one.of_itself(read_list)))
                for one in place.items("grids", may_lack=True)
            ),
            Syllabus.from_json(place.within("syllabus")) if place.has("syllabus") else None,
            tuple(map(ExamVersion.from_json, place.items("exams", may_lack=True))),
        )


def tasks_in(value: object) -> list[Task]:
    """The tasks of a list, without those that make no sense here."""
    found: list[Task] = []
    for one in value if isinstance(value, list) else ():
        try:
            found.append(Task.from_json(Place(one)))
        except BadDocument:
            continue
    return found
