"""A lesson of any game: the coach turns its pages, and the board shows what they speak of."""

from typing import Any

from tutor.base.language import Language
from tutor.games.sudoku.coach import Told
from tutor.learn.folder import LessonFolder
from tutor.learn.progress import LessonProgress, name_of
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.widgets.status import StatusLine


class ReadingScreen(BoardWithCoach):
    """The course's part of a lesson; put before the screen of a game's board."""

    NAME = "lesson"
    COACH_FIRST = True
    MORE = "turn"
    lesson: LessonFolder
    pages: tuple[Any, ...]
    index = 0
    _told_in = ""

    # What depends on the game

    def pages_in(self, language: Language) -> tuple[Any, ...]:
        """The whole lesson in a language."""
        raise NotImplementedError

    def set_board(self) -> None:
        """Put the board of the page on the screen."""
        raise NotImplementedError

    @property
    def page(self) -> Any:
        """What is told now."""
        return self.pages[self.index]

    # Turning pages

    def opened(self) -> None:
        """Begin where the learner left off."""
        super().opened()
        self._show_page(anew=True)

    def do_turn(self) -> None:
        """The rest of the page, then the next one, then the exercises."""
        if self.coach.has_more:
            self.coach.page()
        elif self.index + 1 < len(self.pages):
            self.index += 1
            self._show_page(anew=not self.page.goes_on)
        else:
            self.do_exercises()

    def do_turn_back(self) -> None:
        """The page before."""
        self.go_to(self.index - 1)

    def do_first_page(self) -> None:
        """The first page."""
        self.go_to(0)

    def do_last_page(self) -> None:
        """The last page."""
        self.go_to(len(self.pages) - 1)

    def go_to(self, index: int) -> None:
        """Turn to a page."""
        self.index = min(max(index, 0), len(self.pages) - 1)
        self._show_page(anew=True)

    def _show_page(self, *, anew: bool) -> None:
        """Tell the page; anew, with all that it goes on from.

        The coach's words stay while an example goes on, and make room for another part.
        """
        first = self.index
        if anew:
            self.coach.forget()
            while self.pages[first].goes_on:
                first -= 1
        for number in range(first, self.index + 1):
            page = self.pages[number]
            # The legend stands once: below the page on which the pattern appears.
            is_new = page.legend and not self.pages[number - 1].legend
            sentences = page.sentences
            if number + 1 == len(self.pages):
                sentences = (*sentences, "", self.speaker.say("lesson-end"))
            self.coach.tell(Told(sentences, page.light, page.legend if is_new else ()))
        self._told_in = self.speaker.language
        self.coach.title(self.page.heading)
        self.set_board()
        self.light_up(self.page.light, self.page.legend)
        self.show_status()
        self._show_now()
        self.open_drawer()
        self._keep()

    def _show_now(self) -> None:
        """What comes next."""
        is_last = self.index + 1 == len(self.pages)
        ids = ["exercises", "test-out"] if is_last else ["turn"]
        self.coach.now(self.offered(*self._fitting(ids), *self.drawer_ids()))

    def _fitting(self, ids: list[str]) -> list[str]:
        """Commands without the test, where there is nothing to skip."""
        return [id for id in ids if id != "test-out" or not self.lesson.is_introduction]

    def footer_ids(self) -> list[str]:
        """The keys of a lesson."""
        return self._fitting(super().footer_ids())

    def _keep(self) -> None:
        """Write down how far the lesson has been read."""
        store, name = self.tutor.store, name_of(self.lesson.id)
        kept = LessonProgress.of(self.lesson.id, store.course())
        is_read = kept.is_read or self.index + 1 == len(self.pages)
        reached = LessonProgress(self.index, is_read, kept.done)
        if reached != kept:
            self.tutor.warn(store.save_course(name, reached.as_json()))

    # Showing

    def show_status(self) -> None:
        """The lesson and the page."""
        title = self.lesson.text(self.speaker.language).title
        place = self.speaker.say("lesson-page", page=str(self.index + 1), of=str(len(self.pages)))
        self.query_one(StatusLine).show(f"{self.speaker.say('screen-lesson')} · {title}", place)

    def retell(self) -> None:
        """The lesson is in the learner's language too."""
        super().retell()
        if self.is_there and self._told_in and self._told_in != self.speaker.language:
            self.pages = self.pages_in(self.speaker.language)
            self._show_page(anew=True)

    # Trying it

    def do_exercises(self) -> None:
        """The exercises of the lesson."""
        self.tutor.open_exercises(self.lesson.id)

    def do_test_out(self) -> None:
        """Skip ahead."""
        self.tutor.open_test(self.lesson.id)

    def do_use_it(self) -> None:
        """A puzzle that needs it."""
        self.tutor.open_use(self.lesson.id)
