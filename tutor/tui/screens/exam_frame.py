"""What the screens of an exam share: the coach's words, the list, the way between questions."""

from textual import events
from textual.content import Content
from textual.widgets import Static
from textual.widgets.option_list import Option

from tutor.games.sudoku.coach import Told
from tutor.learn.exam.answer import NO_ANSWER, Answer
from tutor.learn.exam.questions import Question
from tutor.tui.commands import Command
from tutor.tui.screens.exam_clock import ExamClock
from tutor.tui.screens.exam_words import (
    next_hint,
    question_lines,
    short_lines,
    standing,
    title_within,
    with_rung,
)
from tutor.tui.widgets.status import Offer, StatusLine


class ExamFrame(ExamClock):
    """The part of an exam that does not depend on what is asked."""

    COACH_FIRST = True

    question: Question
    """The question that is shown; on its way out, a screen keeps its own."""
    _told_in = ""
    """The language the question was put in."""
    _answer_line: Static | None = None
    """Where the coach says the answer so far."""
    _has_remarked = False
    """Whether something was said after it."""
    _shown_offers: tuple[str, list[Offer]] | None = None

    # What depends on the question

    def how(self) -> str:
        """How this question is answered here."""
        raise NotImplementedError

    def offers(self) -> list[str]:
        """The commands that the coach offers for this question."""
        raise NotImplementedError

    def unused(self) -> frozenset[str]:
        """The commands that this question, or the mode of the exam, has no use for."""
        return frozenset() if self._may_hint else frozenset({"hint"})

    @property
    def _may_hint(self) -> bool:
        """Whether there is a hint to be had."""
        return not self.exam.is_strict and self.exam.rung < self.question.last_rung

    def can_show(self, question: Question) -> bool:
        """Whether another question can be shown on this very screen."""
        return False

    def name_text(self) -> str:
        """The question, or the part of it that is in front."""
        return self.speaker.say("sit-title", number=self.exam.at + 1)

    # Commands

    def commands(self) -> tuple[Command, ...]:
        """What can be done here: what is not allowed is not there."""
        unused = self.unused()
        return tuple(command for command in super().commands() if command.id not in unused)

    def run_command(self, id: str) -> None:
        """Carry out a command, if it is one of this question."""
        if not self.is_left and any(command.id == id for command in self.commands()):
            super().run_command(id)

    def command_name(self, command: Command) -> str:
        """A hint says what it costs before it is taken."""
        if command.id == "hint":
            return next_hint(self.speaker, self.exam)
        return super().command_name(command)

    def key_of(self, id: str) -> str:
        """The key of a command, for whoever is told to press it."""
        command = next(command for command in self.commands() if command.id == id)
        return self.command_keys(command)

    def on_paste(self, event: events.Paste) -> None:
        """A grid pasted by mistake does not lead away from the exam."""
        event.stop()
        event.prevent_default()
        self.say("sit-no-paste")

    # Answers

    def give(self, answer: Answer) -> None:
        """Answer the question, write it down, and show it."""
        self.spend()
        if not self.is_left:
            self.exam.answer(answer)
            self.save()
            self.answer_changed()

    def answer_changed(self) -> None:
        """Show the answer so far: on the board, in words and in the list."""
        if self._has_remarked:
            self.tell_question()
        self._tell_answer()
        self.show_everything()

    def answer_words(self) -> str:
        """The answer so far."""
        return self.question.answered(self.exam.sheet.answer, self.speaker.language)

    def _tell_answer(self) -> None:
        told = Told((self.answer_words(),))
        self._answer_line = self.coach.tell(told, instead_of=self._answer_line)

    # What the coach says

    def tell_question(self, hint: Told | None = None) -> None:
        """Say what is asked and how it is answered, the last hint, and the answer so far.

        Args:
            hint: one that was just asked for; then it is the last word.
        """
        language, is_answered = self.speaker.language, self.exam.sheet.answer != NO_ANSWER
        self._told_in, self._answer_line = language, None
        self._has_remarked = hint is not None
        self.coach.forget()
        self.coach.tell(Told((*self.question.ask(language), "", self.how())))
        if hint is not None and is_answered:
            self._tell_answer()
        last = hint or self.exam.hint_again(language)
        if last is not None and last.sentences:
            self.tell(last)
        else:
            self.darken()
        if hint is None and is_answered:
            self._tell_answer()

    def say(self, message: str, **values: str | int) -> None:
        """Say something in between; the next answer takes its place."""
        self._has_remarked = True
        super().say(message, **values)

    def remind(self) -> None:
        """Say again how this question is answered."""
        self._has_remarked = True
        self.coach.say(self.how())
        self.open_drawer()

    def do_hint(self) -> None:
        """One rung further, at a cost."""
        self.spend()
        told = None if self.is_left else self.exam.hint(self.speaker.language)
        if told is not None:
            self.save()
            self.tell_question(told)
            self.show_everything()

    def refuse_hint(self) -> None:
        """Say why there is none."""
        self.say("sit-no-hints" if self.exam.is_strict else "sit-no-further-hint")

    # Showing

    def opened(self) -> None:
        """Put the question."""
        super().opened()
        self.open_question()

    def open_question(self) -> None:
        """Show the question that is open."""
        self.tell_question()
        self.show_everything()
        self.open_drawer()

    def show_everything(self) -> None:
        """Board, lines, list and offers."""
        self.show_board()
        self._show_list()
        self.show_status()
        self.show_keys()
        self.show_offers()

    def show_offers(self) -> None:
        """The title of the coach's panel, and what can be done now."""
        title = with_rung(self.speaker, self.exam, self.name_text())
        ids = self.offers()
        if self._may_hint:
            ids.append("hint")
        is_last = self.exam.at + 1 == len(self.exam.sheets)
        ids.append("hand-in" if is_last else "next-question")
        offers = self.offered(*ids, *self.drawer_ids())
        if (title, offers) != self._shown_offers:
            self._shown_offers = title, offers
            self.coach.title(title)
            self.coach.now(offers)

    def status_parts(self) -> list[str]:
        """What the top line says, the most important first."""
        return standing(self.speaker, self.exam)

    def digits_left(self) -> list[Content]:
        """How many of each digit are left, where digits are written."""
        return []

    def show_status(self) -> None:
        """The exam, where in it we are, and how much time is left."""
        parts, counts = self.status_parts(), self.digits_left()
        used = sum(Content(part).cell_length + 3 for part in parts)
        used += sum(count.cell_length + 3 for count in counts)
        title = title_within(self.speaker, self.exam, self.app.size.width - used - 2)
        self.query_one(StatusLine).show(title, *parts, counts=counts)

    def retell(self) -> None:
        """The question is in the learner's language too."""
        super().retell()
        if self.is_there and self._told_in:
            if self._told_in != self.speaker.language:
                self.tell_question()
            self._show_list()
            self.show_offers()

    # Going from question to question

    def go_to(self, index: int) -> None:
        """Open a question; on a screen of its own, if it needs another one."""
        self.spend()
        if self.is_left or index == self.exam.at or not 0 <= index < len(self.exam.sheets):
            return
        self.save()
        self.exam.go_to(index)
        self.save()
        if self.can_show(self.exam.question):
            self.open_question()
        else:
            self.is_left = True
            self.tutor.show_question(self.exam)

    def do_next_question(self) -> None:
        """The next one; after the last, what can be done now."""
        if self.exam.at + 1 < len(self.exam.sheets):
            self.go_to(self.exam.at + 1)
        else:
            keys = {"list": self.key_of("questions"), "hand": self.key_of("hand-in")}
            self.say("sit-last-question", **keys)

    def do_previous_question(self) -> None:
        """The one before."""
        self.go_to(self.exam.at - 1)

    def do_questions(self) -> None:
        """Jump to a question."""
        title = self.speaker.say("sit-which-question")
        self.choose_step(title, question_lines(self.speaker, self.exam))

    def _show_list(self) -> None:
        """Write the list beside the coach again where it has changed."""
        steps, lines = self.steps, short_lines(self.speaker, self.exam)
        if not steps.option_count:
            steps.add_options(Option("", id=str(index)) for index in range(len(lines)))
        for index, line in enumerate(lines):
            if str(steps.get_option_at_index(index).prompt) != line:
                steps.replace_option_prompt_at_index(index, Content(line))
        steps.highlighted = self.exam.at
