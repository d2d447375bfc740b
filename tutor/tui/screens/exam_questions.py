"""Going from question to question, and marking one to come back to."""

from typing import TYPE_CHECKING

from tutor.tui.screens.exam_words import question_lines

if TYPE_CHECKING:
    from tutor.tui.screens.exam import ExamScreen


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
