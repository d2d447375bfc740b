"""Where a learner can be in the course: on a page, at an exercise, at the end of a lesson.

A place tells what is there, and answers what only makes sense there. It never decides where
to go from it: that is the course's business.
"""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Literal

from tutor.cli.course.boards import (
    AnyPage,
    is_about_its_board,
    pages_of,
    pointed_on,
    reader_of_page,
)
from tutor.cli.course.reading import AnyReader
from tutor.cli.course.session import Session
from tutor.cli.course.words import Request

Move = Literal["stay", "on", "again", "unknown"]
"""What follows an answer: nothing; the next place; another like this; it was not understood."""


class Place(ABC):
    """One place of a lesson."""

    reader: AnyReader
    """The board that can be asked about."""

    def __init__(self, session: Session, lesson_id: str) -> None:
        self.session = session
        self.lesson = lesson_id
        session.speak_of(lesson_id)

    @abstractmethod
    def open(self) -> None:
        """Tell what is here."""

    @abstractmethod
    def answer(self, request: Request) -> Move:
        """Do what was asked."""

    @abstractmethod
    def expected(self) -> str:
        """What can be typed here, in one sentence."""


class AtPage(Place):
    """Reading a lesson."""

    def __init__(self, session: Session, lesson_id: str, index: int) -> None:
        super().__init__(session, lesson_id)
        self._pages = pages_of(lesson_id, session.language)
        self._index = min(index, len(self._pages) - 1)
        self._read_out: AnyReader | None = None
        """The board that was read out last."""
        self.reader = reader_of_page(self._page, lesson_id, session)

    @property
    def _page(self) -> AnyPage:
        return self._pages[self._index]

    def open(self) -> None:
        """Tell the page, and with what is new about it the board."""
        page, session = self._page, self.session
        if not self.reader.is_of(page):
            self.reader = reader_of_page(page, self.lesson, session)
        numbers = {"page": self._index + 1, "of": len(self._pages)}
        title = session.title(self.lesson)
        session.say("learn-page", title=title, heading=page.heading, **numbers)
        session.tell(*page.sentences)
        session.tell(*self._lit())
        if is_about_its_board(page) and self.reader is not self._read_out:
            self._read_out = self.reader
            session.tell(*self.reader.board())
        self._keep()

    def _lit(self) -> list[str]:
        """What is lit up, but for what the page before has told already."""
        page = self._page
        lines = self._lit_on(page)
        if page.goes_on and self._index:
            before = self._lit_on(self._pages[self._index - 1])
            lines = [line for line in lines if line not in before]
        return lines

    def _lit_on(self, page: AnyPage) -> list[str]:
        return list(self.reader.lit(page.light, pointed_on(page)))

    def _keep(self) -> None:
        progress = self.session.progress(self.lesson)
        is_read = progress.is_read or self._index == len(self._pages) - 1
        now = replace(progress, page=self._index, is_read=is_read)
        if now != progress:
            self.session.keep_progress(self.lesson, now)

    def answer(self, request: Request) -> Move:
        """Turn the pages, or read from the board."""
        wish = request.wish
        if wish == "cells":
            self.session.tell(*map(self.reader.cell, sorted(request.cells)))
        elif wish == "skip" or (wish == "on" and self._index == len(self._pages) - 1):
            return "on"
        elif wish == "back" and not self._index:
            self.session.say("learn-first-page")
        elif wish in ("on", "back", "again"):
            self._index += {"on": 1, "back": -1}.get(wish, 0)
            if wish != "on":
                self._read_out = None
            self.open()
        else:
            return "unknown"
        return "stay"

    def expected(self) -> str:
        """How to turn the page."""
        return self.session.speaker.say("learn-expect-page")


class AtEnd(Place):
    """A lesson and its exercises are done: a grid to use it on, or the next lesson."""

    def __init__(self, session: Session, lesson_id: str, reader: AnyReader) -> None:
        super().__init__(session, lesson_id)
        self.reader = reader

    def open(self) -> None:
        """Tell what is left to do."""
        self.session.say("learn-end", title=self.session.title(self.lesson))
        self.session.tell(self.expected())

    def answer(self, request: Request) -> Move:
        """Enter goes on."""
        return "on" if request.wish in ("on", "skip") else "unknown"

    def expected(self) -> str:
        """The ways on."""
        return self.session.speaker.say("learn-expect-end")
