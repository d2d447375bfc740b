"""A lesson of any game: the coach turns its pages, and on the board the learner tries them."""

from collections import Counter
from collections.abc import Callable, Iterator

from textual.widgets.option_list import Option

from tutor.activity.lesson import Lesson
from tutor.activity.lesson_try import Try
from tutor.activity.said import Earlier, Reply, Said
from tutor.learn.exercises.exercise import Answer
from tutor.learn.path import Stop
from tutor.tui.board.course import AnswerHand, PageBoard
from tutor.tui.commands import Command
from tutor.tui.screens.answering import AnsweringScreen
from tutor.tui.screens.board_with_coach import LABELLED
from tutor.tui.widgets.choices import StepList
from tutor.tui.widgets.status import StatusLine, crumbs


class LessonScreen(AnsweringScreen):
    """The same board and coach as everywhere."""

    NAME = "lesson"
    MORE = "turn"
    EARLIER = "lesson-earlier-count"
    HAS_LIST = True
    LIST_FROM = LABELLED

    def __init__(self, lesson: Lesson, set_board: "Callable[[LessonScreen], PageBoard]") -> None:
        super().__init__()
        self.lesson = lesson
        self.board = set_board(self)
        self.easel, self.hand = self.board.easel, self.board.hand
        self.MORE_HELP = self.board.more_help

    @property
    def exercises(self) -> Try:
        """What the learner does on this page."""
        assert self.lesson.turn_here is not None
        return self.lesson.turn_here

    # Commands

    def own_commands(self) -> tuple[Command, ...]:
        """What can be done while reading, or while an answer is waited for."""
        lesson = self.lesson
        found = self.board.try_commands if lesson.is_trying else self.board.commands
        unfit = set()
        if not lesson.is_at_end or lesson.following is None:
            unfit.add("lesson-after")
        if lesson.folder.is_introduction:  # there is nothing to skip
            unfit.add("test-out")
        return tuple(command for command in found if command.id not in unfit)

    def parts(self) -> tuple[object, ...]:
        """The board has its own ways, and so has the hand on it."""
        trying = (self.hand,) if self.lesson.is_trying else ()
        return (self.board, *trying, self.easel)

    @property
    def open_hand(self) -> AnswerHand | None:
        """Only where it is the learner's turn."""
        return self.hand if self.lesson.is_trying else None

    def place(self) -> str:
        """The cell with the cursor, once cells have names."""
        return super().place() if self.lesson.names_cells else ""

    def command_name(self, command: Command) -> str:
        """The last page leads to the exercises, the last hint is the answer."""
        if command.id == "turn" and self.lesson.is_at_end and not self.coach.has_more:
            return self.speaker.say("do-exercises")
        if command.id == "answer":
            return self.speaker.say("lesson-show-me")
        return super().command_name(command)

    # Turning pages

    def opened(self) -> None:
        """Begin where the learner left off."""
        super().opened()
        self.go_to(self.lesson.index)

    def do_turn(self) -> None:
        """The rest of the page, then the next one, then the exercises."""
        if self.coach.has_more and not self.lesson.is_trying:
            self.coach.page()
        elif self.lesson.is_at_end:
            self.do_exercises()
        else:
            self.go_to(self.lesson.index + 1)

    def beyond_lines(self, by: int) -> str | None:
        """Another page, where there is nothing to answer."""
        if self.lesson.is_trying:
            return None
        return "turn" if by > 0 else "turn-back"

    def do_turn_back(self) -> None:
        """The page before."""
        self.go_to(self.lesson.index - 1)

    def do_first_page(self) -> None:
        """The first page."""
        self.go_to(0)

    def do_last_page(self) -> None:
        """The last page."""
        self.go_to(len(self.lesson.pages) - 1)

    def go_to(self, index: int) -> None:
        """Show the board of a page, and tell it."""
        self.lesson.go_to(index)
        self.board.show(self.lesson.page)
        self.show_board()
        self.find_room()  # boards of nonograms differ in size
        self._tell_page()

    def ask_again(self) -> None:
        """Tell the page once more."""
        self._tell_page()

    def _tell_page(self) -> None:
        """The page, how to answer it, and what was said of that so far."""
        self.show(self.lesson.tell(self.how_below() if self.lesson.is_trying else ()))

    def show(self, reply: Reply) -> None:
        """Say what is said, and bring everything up to date."""
        self.coach.pass_over()
        turn = self.lesson.turn_here
        is_first = reply.is_new or not self.lesson.is_trying
        if is_first:
            self.coach.forget()
            self._answered = None
        for number, item in enumerate(reply.items):
            if isinstance(item, Said):
                if is_first and number == 0:
                    self.coach.tell(item.told)
                else:  # a question that is open stays, and what was said last of it
                    self._answered = self.coach.tell(
                        item.told, instead_of=self._answered, adds=True
                    )
                if item.lights:
                    self.light_up(item.told.light, item.told.legend)
        is_right = turn is not None and turn.is_over and turn.attempt.credit > 0
        self.coach.tone("ok" if is_right else "now")
        self.open_drawer()
        self.show_board()
        self.show_status()
        self.show_keys()
        self.show_more()
        self._show_pages()
        self.coach.title(self.lesson.page.heading)
        before = list(enumerate(self.lesson.pages[: self.lesson.index], start=1))
        self.coach.earlier([Earlier(f"{n}", page.heading) for n, page in reversed(before)])
        self.coach.now(self.card_offers(*self._offers()))

    def _show_pages(self) -> None:
        """The list of the pages, with a tick at each turn that is over."""
        lesson = self.lesson
        self.query_one(StepList).border_title = self.speaker.say("lesson-pages")
        self.steps.show(
            Option(f"  {number + 1} {name}{' ✓' * lesson.is_done(number)}", id=str(number))
            for number, name in enumerate(_names([page.heading for page in lesson.pages]))
        )
        self.steps.highlighted = lesson.index

    def _offers(self) -> list[str]:
        """What comes next."""
        known = {command.id for command in self.commands()}
        if self.lesson.is_trying:
            is_verdict = self.exercises.exercise.answers_with == "verdict"
            ids = ["it-is", "it-is-not"] if is_verdict else ["submit"]
            told = self.exercises.attempt.is_nearly_told
            return [*ids, *(() if told else ("hint",)), "answer"]
        ids = ["turn", "lesson-after", "test-out"] if self.lesson.is_at_end else ["turn"]
        return [id for id in ids if id in known]

    # Trying it

    def change(self, answer: Answer) -> None:
        """Put another answer together; what was said of an earlier one vanishes."""
        was_judged = self.exercises.is_judged
        if not self.exercises.change(answer):
            return
        if was_judged:
            self._tell_page()
        else:
            self.show_board()

    def do_submit(self) -> None:
        """Check the answer."""
        self.show(self.exercises.submit())

    # Showing

    def footer_ids(self) -> list[str]:
        """The keys of a lesson; on the learner's turn only those that its answer needs."""
        unused = self.hand.unused() if self.lesson.is_trying else frozenset[str]()
        if self.lesson.is_trying and self.exercises.attempt.is_nearly_told:
            unused |= {"hint"}
        if self.lesson.is_at_end:  # Enter leads there
            unused |= {"exercises"}
        if not self.lesson.index:
            unused |= {"turn-back"}
        return [id for id in super().footer_ids() if id not in unused]

    @property
    def more_id(self) -> str:
        """The key that reads on: where Enter answers, only that of the card."""
        return "page" if self.lesson.is_trying else self.MORE

    def show_status(self) -> None:
        """The lesson and the page."""
        lesson, say = self.lesson, self.speaker.say
        place = say("lesson-page", page=str(lesson.index + 1), of=str(len(lesson.pages)))
        self.query_one(StatusLine).show(crumbs(say("screen-course"), lesson.title), place)

    def retell(self) -> None:
        """The lesson is in the learner's language too."""
        is_other = self.is_there and bool(self.lesson.retell())
        super().retell()
        if is_other:
            self._tell_page()

    # Going on

    @property
    def is_behind(self) -> bool:
        """It is read to its end."""
        return self.lesson.is_at_end and not self.lesson.is_trying

    def do_back(self) -> None:
        """Close the drawer first; then where the learner came from, or the course."""
        if not self.close_drawer():
            self.tutor.lessons.leave(self.lesson.id)

    def do_exercises(self) -> None:
        """The exercises of the lesson."""
        self.tutor.lessons.open_exercises(self.lesson.id)

    def do_lesson_after(self) -> None:
        """The lesson after this one."""
        if self.lesson.following is not None:
            self.tutor.lessons.go_on_to(Stop("begin", self.lesson.following))

    def do_test_out(self) -> None:
        """Skip ahead."""
        self.tutor.lessons.open_test(self.lesson.id)

    def do_use_it(self) -> None:
        """A puzzle that needs it."""
        self.tutor.lessons.open_use(self.lesson.id)

    def do_sprint(self) -> None:
        """Quick boards of it."""
        self.tutor.lessons.open_sprint(self.lesson.id)


def _names(headings: list[str]) -> Iterator[str]:
    """Headings, those that come more than once with their number."""
    met = Counter[str]()
    for heading in headings:
        met[heading] += 1
        yield heading if headings.count(heading) == 1 else f"{heading} {met[heading]}"
