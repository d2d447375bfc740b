"""A lesson of any game: the coach turns its pages, and the board shows what they speak of."""

from collections.abc import Callable

from tutor.activity.lesson import Lesson
from tutor.activity.said import Reply, Said
from tutor.language import Speaker
from tutor.tui.board.course import PageBoard
from tutor.tui.board.easel import Easel
from tutor.tui.commands import Command
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.widgets.status import StatusLine, crumbs


class LessonScreen(BoardWithCoach):
    """The same board and coach as everywhere."""

    NAME = "lesson"
    COACH_FIRST = True
    MORE = "turn"

    def __init__(self, lesson: Lesson, set_board: "Callable[[LessonScreen], PageBoard]") -> None:
        super().__init__()
        self.lesson = lesson
        self.board = set_board(self)

    @property
    def easel(self) -> Easel:
        """The board."""
        return self.board.easel

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for this game."""
        return self.lesson.speaker

    def own_commands(self) -> tuple[Command, ...]:
        """What can be done while reading."""
        return self.board.commands

    def more_help(self) -> tuple[str, ...]:
        """What the help has besides the keys."""
        return self.board.more_help

    def parts(self) -> tuple[object, ...]:
        """The board has its own ways."""
        return self.board, self.easel

    # Turning pages

    def opened(self) -> None:
        """Begin where the learner left off."""
        super().opened()
        self._show(self.lesson.go_to(self.lesson.index))

    def do_turn(self) -> None:
        """The rest of the page, then the next one, then the exercises."""
        if self.coach.has_more:
            self.coach.page()
        elif self.lesson.is_at_end:
            self.do_exercises()
        else:
            self._show(self.lesson.turn())

    def do_turn_back(self) -> None:
        """The page before."""
        self._show(self.lesson.go_to(self.lesson.index - 1))

    def do_first_page(self) -> None:
        """The first page."""
        self._show(self.lesson.go_to(0))

    def do_last_page(self) -> None:
        """The last page."""
        self._show(self.lesson.go_to(len(self.lesson.pages) - 1))

    def _show(self, reply: Reply) -> None:
        """Tell the page, and show its board."""
        page = self.lesson.page
        if reply.is_new:
            self.coach.forget()
        for item in reply.items:
            if isinstance(item, Said):
                self.coach.tell(item.told, adds=not reply.is_new)
        self.coach.title(page.heading)
        self.board.show(page)
        self.light_up(page.light, page.legend)
        self.show_status()
        ids = ["exercises", "test-out"] if self.lesson.is_at_end else ["turn"]
        self.coach.now(self.card_offers(*self._fitting(ids)))
        self.open_drawer()

    def _fitting(self, ids: list[str]) -> list[str]:
        """Commands without the test, where there is nothing to skip."""
        return [id for id in ids if id != "test-out" or not self.lesson.folder.is_introduction]

    def footer_ids(self) -> list[str]:
        """The keys of a lesson."""
        return self._fitting(super().footer_ids())

    # Showing

    def show_status(self) -> None:
        """The lesson and the page."""
        lesson, say = self.lesson, self.speaker.say
        place = say("lesson-page", page=str(lesson.index + 1), of=str(len(lesson.pages)))
        self.query_one(StatusLine).show(crumbs(say("screen-course"), lesson.title), place)

    def retell(self) -> None:
        """The lesson is in the learner's language too."""
        retold = self.lesson.retell() if self.is_there else Reply()
        super().retell()
        if retold:
            self._show(retold)

    # Trying it

    def do_exercises(self) -> None:
        """The exercises of the lesson."""
        self.tutor.lessons.open_exercises(self.lesson.id)

    def do_test_out(self) -> None:
        """Skip ahead."""
        self.tutor.lessons.open_test(self.lesson.id)

    def do_use_it(self) -> None:
        """A puzzle that needs it."""
        self.tutor.lessons.open_use(self.lesson.id)

    def do_sprint(self) -> None:
        """Quick boards of it."""
        self.tutor.lessons.open_sprint(self.lesson.id)
