"""Reading a lesson of any game: its pages, turning them, and how far it has been read."""

from collections.abc import Callable
from dataclasses import replace

from tutor.activity.said import Reply, Said
from tutor.base.language import Language
from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.course import lesson_folder
from tutor.learn.pages import LessonPage
from tutor.learn.progress import LessonProgress, name_of
from tutor.store import Problem, Store, timestamps

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
    ) -> None:
        """A lesson where the learner left off; one read to its last page begins anew.

        Args:
            id_: which lesson.
            store: where it is written down how far it has been read.
            speaker: who speaks the learner's language now.
            warn: told if that fails.
            anew: whether to begin at the first page in any case.
        """
        self.id = id_
        self.folder = lesson_folder(id_)
        self._store, self._speaker, self._warn = store, speaker, warn
        self._told_in: Language | None = None
        self._pages: tuple[LessonPage, ...] = ()
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
        language = self.speaker.language
        if language != self._told_in:
            self._pages, self._told_in = self.folder.pages(language), language
        return self._pages

    @property
    def page(self) -> LessonPage:
        """What is told now."""
        return self.pages[self.index]

    @property
    def is_at_end(self) -> bool:
        """Whether this is the last page."""
        return self.index + 1 == len(self.pages)

    # Turning pages

    def turn(self) -> Reply:
        """The next page; where an example goes on, what was said stays."""
        self.index = min(self.index + 1, len(self.pages) - 1)
        self._keep()
        return self._told(anew=not self.page.goes_on)

    def go_to(self, index: int) -> Reply:
        """A page, with all that it goes on from."""
        self.index = min(max(index, 0), len(self.pages) - 1)
        self._keep()
        return self._told(anew=True)

    def retell(self) -> Reply:
        """The page once more, if it was told in another language."""
        is_other = self._told_in != self.speaker.language
        return self._told(anew=True) if is_other else Reply()

    def _told(self, *, anew: bool) -> Reply:
        """The page; anew, with all that it goes on from."""
        pages, first = self.pages, self.index
        while anew and pages[first].goes_on:
            first -= 1
        said = []
        for number in range(first, self.index + 1):
            page = pages[number]
            # The legend stands once: below the page on which the pattern appears.
            is_new = page.legend and not pages[number - 1].legend
            sentences = page.sentences
            if number + 1 == len(pages):
                sentences = (*sentences, "", self.speaker.say("lesson-end"))
            said.append(Said(Told(sentences, page.light, page.legend if is_new else ())))
        return Reply(tuple(said), is_new=anew)

    # What is kept

    @property
    def _progress(self) -> LessonProgress:
        return LessonProgress.of(self.id, self._store.course())

    def _keep(self) -> None:
        """Write down how far the lesson has been read."""
        kept = self._progress
        reached = replace(kept, page=self.index)
        if self.is_at_end and not kept.is_read:
            reached = replace(reached, is_read=True, read_at=timestamps.stamp(timestamps.now()))
        if reached != kept:
            self._warn(self._store.save_course(name_of(self.id), reached.as_json()))
