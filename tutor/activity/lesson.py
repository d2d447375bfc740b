"""Reading a lesson of any game: its pages, the learner's turns, and how far it has been read."""

import re
from collections.abc import Callable
from dataclasses import replace

from tutor.activity.lesson_try import Try
from tutor.activity.said import Reply, Said
from tutor.base.language import Language
from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.course import lesson_after, lesson_folder
from tutor.learn.pages import LessonPage
from tutor.learn.progress import LessonProgress, name_of
from tutor.store import Problem, Store, timestamps

_CELL = re.compile(r"\b(r\d+c\d+|L\d+C\d+)\b")
"""The name of a cell, in either language."""
Warn = Callable[[Problem | None], None]
"""Told what is wrong with the learner's file; None if it is well."""


class Lesson:
    """A lesson, a page at a time."""

    def __init__(
        self,
        id_: str,
        store: Store,
        speaker: Callable[[], Speaker],
        warn: Warn,
        *,
        anew: bool = False,
        is_linear: bool = False,
    ) -> None:
        """A lesson where the learner left off; one read to its last page begins anew.

        Args:
            id_: which lesson.
            store: where it is written down how far it has been read.
            speaker: who speaks the learner's language now.
            warn: told if that fails.
            anew: whether to begin at the first page in any case.
            is_linear: whether it is told line by line.
        """
        self.id = id_
        self.folder = lesson_folder(id_)
        self._store, self._speaker, self._warn = store, speaker, warn
        self._is_linear = is_linear
        self._told_in: Language | None = None
        self._tries: dict[int, Try] = {}
        """The learner's turns by their pages, as far as they were met."""
        page = 0 if anew else self._progress.page
        self.index = page if page + 1 < len(self.pages) else 0

    @property
    def speaker(self) -> Speaker:
        """Whoever speaks the learner's language now."""
        return self._speaker()

    @property
    def title(self) -> str:
        """What it is called."""
        return self.folder.text(self.speaker.language).title

    @property
    def pages(self) -> tuple[LessonPage, ...]:
        """All of it, in the learner's language."""
        return self.folder.pages(self.speaker.language)

    @property
    def page(self) -> LessonPage:
        """What is told now."""
        return self.pages[self.index]

    @property
    def turn_here(self) -> Try | None:
        """What the learner does on this page; None where there is only something to read."""
        task = self.page.task
        if task is not None and self.index not in self._tries:
            self._tries[self.index] = Try(
                self.id, task, self._speaker, self._keep, is_linear=self._is_linear
            )
        return self._tries.get(self.index)

    @property
    def is_trying(self) -> bool:
        """Whether an answer is waited for."""
        return self.turn_here is not None and not self.turn_here.is_over

    def is_done(self, index: int) -> bool:
        """Whether a page was the learner's turn, and its answer was ever found."""
        return index in self._found

    @property
    def is_at_end(self) -> bool:
        """Whether this is the last page."""
        return self.index + 1 == len(self.pages)

    @property
    def names_cells(self) -> bool:
        """Whether the learner knows by now that r4c7 is a cell: an introduction says so first."""
        read = (line for page in self.pages[: self.index + 1] for line in page.sentences)
        return not self.folder.is_introduction or any(map(_CELL.search, read))

    @property
    def following(self) -> str | None:
        """The lesson that comes next in the course; None after the last one."""
        return lesson_after(self.id)

    # Turning pages

    def turn(self) -> Reply:
        """The next page."""
        return self.go_to(self.index + 1)

    def go_to(self, index: int) -> Reply:
        """A page."""
        self.index = min(max(index, 0), len(self.pages) - 1)
        self._keep()
        return self.tell()

    def retell(self) -> Reply:
        """The page once more, if it was told in another language."""
        return self.tell() if self._told_in != self.speaker.language else Reply()

    def tell(self, how: tuple[str, ...] = ()) -> Reply:
        """The page; where it is the learner's turn, how to answer, and what was said of it."""
        self._told_in = self.speaker.language
        page, turn = self.page, self.turn_here
        if turn is not None:
            return turn.ask(page, how)
        sentences = page.sentences
        if self.is_at_end:
            sentences = (*sentences, "", self.speaker.say("lesson-end"))
        told = Told(sentences, page.light, page.legend, arguments=page.arguments)
        return Reply((Said(told, lights=True),), is_new=True)

    # What is kept

    @property
    def _found(self) -> tuple[int, ...]:
        """The pages whose turns went well, those of earlier readings too."""
        now = (index for index, turn in self._tries.items() if turn.is_found)
        return tuple(sorted({*self._progress.tried, *now}))

    @property
    def _progress(self) -> LessonProgress:
        return LessonProgress.of(self.id, self._store.course())

    def _keep(self) -> None:
        """Write down how far the lesson has been read."""
        kept = self._progress
        reached = replace(kept, page=self.index, tried=self._found)
        if self.is_at_end and not kept.is_read:
            reached = replace(reached, is_read=True, read_at=timestamps.stamp(timestamps.now()))
        if reached != kept:
            self._warn(self._store.save_course(name_of(self.id), reached.as_json()))
