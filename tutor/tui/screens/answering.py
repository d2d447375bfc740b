"""What exercises and the learner's turns in a lesson share: a question, and an answer to it."""

from abc import abstractmethod

from tutor.activity.exercise import Exercises
from tutor.activity.lesson_try import Try
from tutor.activity.said import Reply
from tutor.tui.board.course import AnswerHand
from tutor.tui.commands import Command
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.widgets.transcript import Entry


class AnsweringScreen(BoardWithCoach):
    """A board on which an answer is put together, and a coach who judges and helps."""

    COACH_FIRST = True
    hand: AnswerHand
    _answered: Entry | None = None
    """What was said last of the question, as it stands on the card."""
    _is_reminded = False
    """Whether somebody is being reminded of how to answer."""

    @property
    @abstractmethod
    def exercises(self) -> Exercises | Try:
        """What is answered."""

    @abstractmethod
    def show(self, reply: Reply) -> None:
        """Say what is said, and bring everything up to date."""

    @abstractmethod
    def ask_again(self) -> None:
        """Put the question once more, with all that was said of it."""

    def show_anew(self, reply: Reply) -> None:
        """Show what is said now, in the place of a remark."""
        self.show(reply)

    def how(self) -> str:
        """How this is answered with the keys of the screen."""
        ids = {"submit": "submit", "yes": "it-is", "no": "it-is-not"}
        keys = {name: self.key_name_of(id) for name, id in ids.items()}
        message = f"exercise-how-{self.exercises.exercise.form}"
        return self.speaker.say(message, **keys, **self.hand.keys())

    def how_below(self) -> tuple[str, ...]:
        """The same, below the question; yes and no stand there to be pressed anyway."""
        how = f"**{self.how()}**" if self._is_reminded else self.how()
        return () if self.exercises.exercise.form == "verdict" else ("", how)

    def remark(self, *sentences: str) -> None:
        """Let the coach say sentences, until something else is said."""
        self.coach.say(*sentences, passes=True)
        self.open_drawer()

    def remind(self) -> None:
        """Say how this is answered: where that is said already, it stands out."""
        if self.exercises.exercise.form == "verdict":
            self.remark(self.how())
            return
        self._is_reminded = True
        self.ask_again()
        self._is_reminded = False

    def command_name(self, command: Command) -> str:
        """Cells are picked."""
        picks = command.id == "select"
        return self.speaker.say("exercise-pick") if picks else super().command_name(command)

    # What can be done with every question

    def do_hint(self) -> None:
        """One rung further; nobody is shown the answer who has not asked for it."""
        attempt = self.exercises.attempt
        if attempt.is_nearly_told and not attempt.is_over:
            which = "exercise-last-hint" if attempt.rung else "exercise-no-hint"
            self.remark(self.speaker.say(which, key=self.key_name_of("answer")))
        elif not attempt.is_over:
            self.show_anew(self.exercises.hint())

    def do_answer(self) -> None:
        """The answer."""
        if not self.exercises.attempt.is_over:
            self.show(self.exercises.give_up())

    def do_it_is(self) -> None:
        """What is asked about is so."""
        self._verdict(is_one=True)

    def do_it_is_not(self) -> None:
        """It is not."""
        self._verdict(is_one=False)

    def _verdict(self, *, is_one: bool) -> None:
        if self.exercises.exercise.answers_with != "verdict":
            self.remind()
        elif not self.exercises.attempt.is_over:
            self.show_anew(self.exercises.give_verdict(is_one=is_one))
