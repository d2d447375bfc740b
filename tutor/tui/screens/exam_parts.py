"""Parts of the screen of an exam: its history, the way through its questions, the ways out."""

from typing import TYPE_CHECKING

from tutor.activity.exam import ExamSession
from tutor.tui.screens.exam_words import question_lines
from tutor.tui.screens.verbs import Verbs, shown

if TYPE_CHECKING:
    from tutor.tui.screens.exam import ExamScreen

_TOLD = {"time-up": "sit-time-up", "elsewhere": "sit-ended-elsewhere"}
"""What is said where an exam ends by itself."""


class ExamHistory(Verbs[ExamSession]):
    """Takes edits back, and does them again."""

    do_undo = shown(ExamSession.undo)
    do_redo = shown(ExamSession.redo)
    do_bookmark = shown(ExamSession.bookmark)
    do_bookmark_back = shown(ExamSession.bookmark_back)


class ExamQuestions:
    """Finds questions for its learner; a part of the screen of an exam."""

    def __init__(self, screen: "ExamScreen") -> None:
        self._screen, self._exam = screen, screen.exam

    def do_next_question(self) -> None:
        """The next one; after the last, what can be done now."""
        screen, exam = self._screen, self._exam
        if exam.at + 1 < len(exam.sheets):
            screen.go_to(exam.at + 1)
        else:
            keys = {"list": screen.key_name_of("questions"), "hand": screen.key_name_of("hand-in")}
            screen.say("sit-last-question", **keys)

    def do_previous_question(self) -> None:
        """The one before."""
        self._screen.go_to(self._exam.at - 1)

    def do_questions(self) -> None:
        """Jump to a question."""
        screen = self._screen
        title = screen.speaker.say("sit-which-question")
        screen.choose_step(title, question_lines(screen.speaker, self._exam), self._exam.at)

    def do_flag(self) -> None:
        """Mark the question to come back to it, or take that back."""
        screen = self._screen
        if screen.session.flag() and screen.leaving.goes_on:
            screen.show_everything()


class ExamLeaving:
    """Leaves an exam for its learner; a part of its screen."""

    def __init__(self, screen: "ExamScreen") -> None:
        self._screen, self._session = screen, screen.session
        self.is_over = False
        """Whether another screen has taken over."""

    @property
    def goes_on(self) -> bool:
        """Whether the exam still runs here; where it has ended by itself, it is left."""
        if self._session.end in _TOLD:
            self.close()
        return self._session.end is None and not self.is_over

    def close(self) -> None:
        """Leave the exam, whatever is in front, for its result or, without one, for good."""
        screen, app = self._screen, self._screen.app
        if self.is_over or screen not in app.screen_stack or not app.screen.is_mounted:
            return  # what is just opening can be closed at the next look
        message = _TOLD[self._session.end or "elsewhere"]
        while app.screen is not screen:
            app.pop_screen()
        self._hand_in()
        screen.tutor.tell(screen.speaker.say(message), seconds=10)

    def _hand_in(self) -> None:
        self.is_over = True
        result = self._session.hand_in()
        if result is None:
            self._screen.dismiss()
        else:
            self._screen.tutor.exams.open_result(result, replace=True)

    def do_hand_in(self) -> None:
        """Ask, then hand in."""
        say = self._screen.speaker.say
        choices = [("stay", say("sit-stay")), ("give", say("sit-give"))]
        told = [*self._session.told_open(), say("sit-hand-in-final")]
        if marked := self._session.exam.flags:
            told.insert(0, say("sit-marked-about", count=len(marked)))
        self._screen.tutor.choose(say("sit-hand-in"), choices, self._chosen, " ".join(told))

    def ask(self) -> None:
        """Ask whether to leave."""
        say = self._screen.speaker.say
        choices = [
            ("stay", say("sit-stay")),
            ("go", say("sit-go")),
            ("give", say("sit-give-now", count=len(self._session.unanswered))),
        ]
        text = say("sit-leave-about")
        self._screen.tutor.choose(say("sit-leave"), choices, self._chosen, text)

    def _chosen(self, answer: str) -> None:
        """Go on, leave, or hand in."""
        self._session.tick()
        if not self.goes_on:
            return
        if answer == "go":
            self._session.leave()
            if self._session.end == "left":
                self.is_over = True
                self._screen.dismiss()
        elif answer == "give":
            self._hand_in()
