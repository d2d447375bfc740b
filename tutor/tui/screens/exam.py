"""An exam being sat: the open question on its board, the coach, the strip and the clock."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from textual import events
from textual.content import Content

from tutor import narrate
from tutor.activity.exam import ExamSession
from tutor.activity.said import Reply
from tutor.games.sheet import Doubt
from tutor.games.told import Told
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.store import Settings
from tutor.tui.board.hand import Hand
from tutor.tui.commands import Command, by_key
from tutor.tui.parts.chips import Offer
from tutor.tui.screens.base import WAY_OUT
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.screens.exam_parts import ExamHistory, ExamLeaving, ExamQuestions
from tutor.tui.screens.exam_words import (
    answer_lines,
    next_hint,
    question_strip,
    question_title,
    standing,
    title_within,
)
from tutor.tui.widgets.status import StatusLine
from tutor.tui.widgets.transcript import Value

if TYPE_CHECKING:
    from tutor.tui.board.question_table import QuestionTable

_NAMED = ("simplest", "rule")
"""The questions that a name alone answers: Enter opens the list as long as there is none."""
_ON = ">"
"""The key that leads on where Enter has something else to do."""

_BOTH = 2
"""Yes and no."""


class ExamScreen(BoardWithCoach):
    """A question of an exam. What is done is written down at once; the clock always runs."""

    NAME = "exam"
    COACH_FIRST = True
    LEADS_ELSEWHERE = False  # a lesson would tell what is asked
    hand: Hand

    def __init__(
        self, session: ExamSession, set_table: "Callable[[ExamScreen], QuestionTable]"
    ) -> None:
        super().__init__()
        self.session, self.exam = session, session.exam
        self.question = session.question
        """The question that is shown; on its way out, a screen keeps its own."""
        self.table = set_table(self)
        self.easel, self.hand = self.table.easel, self.table.hand
        self._told_in = ""
        """The language the question was put in."""
        self._has_remarked = False
        """Whether something was said after it."""
        self._shown_offers: tuple[str, list[Offer], int | None] | None = None
        self.leaving, self.history = ExamLeaving(self), ExamHistory(session, self.show_reply)
        self._questions = ExamQuestions(self)

    @property
    def help_name(self) -> str:
        """Where there is something to write on, the help is another."""
        return self.table.help_name

    @property
    def settings(self) -> Settings:
        """What the learner has chosen, but for what would judge or help by itself."""
        chosen = super().settings
        clean_marks = chosen.clean_marks and not self.exam.is_strict
        return replace(chosen, clean_marks=clean_marks, show_conflicts=False)

    def opened(self) -> None:
        """Put the question; if there is no time left, hand in."""
        super().opened()
        self.set_interval(1.0, self.if_there(self.tick))
        self.open_question()
        if self.session.end is not None:
            self.call_later(self.if_there(self.leaving.close))

    # Time

    def tick(self) -> None:
        """Look at the clock."""
        self.session.tick()
        if self.leaving.goes_on:
            self.show_status()

    def on_unmount(self) -> None:
        """Whoever quits finds the clock as it was."""
        if not self.leaving.is_over and self.session.tick():
            self.session.save()

    # Commands

    def do_back(self) -> None:
        """Leave what is going on first; then ask, for the exam would be interrupted."""
        if not (self.close_drawer() or self.hand.leave() or self.hand.deselect()):
            self.leaving.ask()

    def own_commands(self) -> tuple[Command, ...]:
        """What this question has: what is not allowed is not there."""
        found = self.table.commands_here()
        if self.session.may_hint:
            return found
        return tuple(command for command in found if command.id != "hint")

    def parts(self) -> tuple[object, ...]:
        """The hand, what belongs to the question, what was done, the other ones, the ways out."""
        return self.hand, self.table, self.history, self._questions, self.leaving

    def run_command(self, id: str) -> None:
        """Carry out a command, if it is one of this question."""
        is_known = any(command.id == id for command in self.commands())
        if is_known and not self.leaving.is_over and self.session.end is None:
            super().run_command(id)

    def command_name(self, command: Command) -> str:
        """A hint says what it costs before it is taken; a mark is taken back by its key."""
        if command.id == "hint":
            return next_hint(self.speaker, self.exam)
        if command.id == "flag" and self.exam.at in self.exam.flags:
            return self.speaker.say("sit-flagged")
        return super().command_name(command)

    @property
    def _enter_names(self) -> bool:
        """Whether Enter opens the list of names: as long as a name is all that is missing."""
        return self.question.kind in _NAMED and not self.session.answer.technique

    def on_paste(self, event: events.Paste) -> None:
        """A grid pasted by mistake does not lead away from the exam."""
        event.stop()
        event.prevent_default()
        self.say("sit-no-paste")

    def _named_first(self, offers: list[Offer]) -> list[Offer]:
        """What can be done, with Enter for the list of names as long as it opens that.

        The next question has its other key meanwhile.
        """
        if not self._enter_names:
            return offers
        ((id, _, name),) = self.offered("technique")
        on = self.key_name(_ON)
        others = [
            (other, on if other == "next-question" else key, told)
            for other, key, told in offers
            if other != id
        ]
        return [(id, self.key_name("enter"), name), *others]

    def take_key(self, key: str) -> bool:
        """The hand comes first; a key of another kind of question says what this one asks."""
        if key == "enter" and self._enter_names:
            self.do_technique()
            return True
        if self.hand.take_key(key):
            return True
        asked = by_key(self.table.commands_elsewhere()).get(key)
        known = self.commands()
        if asked is None or key in by_key(known) or asked.id in {one.id for one in known}:
            return False
        if asked.id == "hint":
            self.say("sit-no-hints" if self.exam.is_strict else "sit-no-further-hint")
        else:
            self.remind()
        return True

    # Answers

    def give(self, answer: ExamAnswer) -> None:
        """Answer the question, write it down, and show it."""
        is_given = self.session.give(answer)
        if self.leaving.goes_on and is_given:
            self.answer_changed()

    def edit(self, change: Callable[[], object]) -> bool:
        """Change the board, write it down, and show what has changed."""
        return self.show_reply(self.session.edit(change))

    def show_reply(self, reply: Reply) -> bool:
        """Show what has changed, and say what is said; False if nothing has changed."""
        if not self.leaving.goes_on:
            return False
        if reply.is_new:
            self.darken()
        if reply.is_edit:
            self.answer_changed()
        if reply.look_at is not None:
            self.hand.move_to(reply.look_at)
        if reply.items:
            self.remark(*reply.sentences)
            self.open_drawer()
            self.show_status()
        return reply.is_edit

    def answer_changed(self) -> None:
        """Show the answer so far: on the board, in words and in the list."""
        if self._has_remarked:
            self.tell_question()
        self.show_everything()

    def do_technique(self) -> None:
        """Choose the technique from a list."""
        question, language = self.question, self.speaker.language
        choices = [(id_, narrate.name(id_, language)) for id_ in question.options]

        def chosen(id_: str) -> None:
            if self.question is question:
                self.give(replace(self.session.answer, technique=id_))

        title, now = self.speaker.say(self.table.choosing), self.session.answer.technique
        self.tutor.choose(title, choices, chosen, at=now or None)

    # What the coach says

    def how(self) -> str:
        """How this question is answered here."""
        known = {command.id: self.command_keys(command) for command in self.commands()}
        named = self.table.keys_in_words()
        keys = {argument: known[id] for argument, id in named.items() if id in known}
        return self.speaker.say(f"sit-how-{self.table.how_name}", **keys)

    def tell_question(self, hint: Told | None = None) -> None:
        """Say what is asked and how it is answered, the last hint, and the answer so far.

        Args:
            hint: one that was just asked for; then it is the last word.
        """
        language = self._told_in = self.speaker.language
        self._has_remarked = hint is not None
        self.coach.forget()
        self.coach.tell(Told((*self.question.ask(language), "", self.how())))
        last = hint or self.session.hint_again()
        if last is not None and last.sentences:
            self.tell(replace(last, title="", place=""), adds=True)
        else:
            self.darken()

    def say(self, message: str, **values: Value) -> None:
        """Say something in between; the next answer takes its place."""
        self._has_remarked = True
        super().say(message, **values)

    def remark(self, *sentences: str) -> None:
        """Let the coach say sentences in between."""
        self._has_remarked = True
        self.coach.say(*sentences)

    def remind(self) -> None:
        """Say how this question is answered, where it always stands: now it stands out."""
        last = self.session.hint_again()
        hint = () if last is None else ("", *last.sentences)
        self.coach.forget()
        how = f"**{self.how()}**"
        self.coach.tell(Told((*self.question.ask(self.speaker.language), "", how, *hint)))
        self._has_remarked = True
        self.open_drawer()

    def do_hint(self) -> None:
        """One rung further, at a cost."""
        told = self.session.hint()
        if self.leaving.goes_on and told is not None:
            self.tell_question(told)
            self.show_everything()

    def why(self, doubt: Doubt) -> None:
        """Nobody can be asked why in an exam."""

    # Showing

    def open_question(self) -> None:
        """Show the question that is open."""
        self.question = self.session.question
        self.tell_question()
        self.show_everything()
        self.open_drawer()

    def show_everything(self) -> None:
        """Board, lines, answer and offers."""
        self.show_board()
        self._show_answer()
        self.show_status()
        self.show_keys()
        self._show_offers()

    def _show_answer(self) -> None:
        """What is answered, and which questions have an answer."""
        told, room = "", self.coach.room
        if self.session.answer != NO_ANSWER:
            told = self.table.answer_in_words(self.session.answer_words)
        fields = answer_lines(self.speaker, self.table.fields(), told, room)
        self.coach.answer(fields, question_strip(self.speaker, self.exam, room))

    def action_open_question(self, index: int) -> None:
        """A number of the strip was clicked."""
        self.go_to(index)

    def _show_offers(self) -> None:
        """The title of the coach's panel, and what can be done now."""
        title = question_title(self.speaker, self.exam, self.table.name())
        self.coach.pips(self.exam.rung, self.question.last_rung if self.exam.rung else 0)
        ids = [*self.table.offers(), *(("hint",) if self.session.may_hint else ()), "flag"]
        is_whole = all(value for _, value in self.table.fields())
        on = "hand-in" if self.exam.at + 1 == len(self.exam.sheets) else "next-question"
        is_answered = is_whole and self.exam.is_answered(self.exam.at)
        # Yes and no come first, neither of them filled; else first comes what leads on.
        alike = _BOTH if ids[0] == "yes" else 0
        offers = self._named_first(self.offered(*ids[:alike], on, *ids[alike:], *self.drawer_ids()))
        first = alike if is_answered or self._enter_names else None if alike else 1
        if (title, offers, first) != self._shown_offers:
            self._shown_offers = title, offers, first
            self.coach.title(title)
            self.coach.now(offers, first=first, alike=alike)

    def show_status(self) -> None:
        """The exam, where in it we are, and how much time is left."""
        parts = self.table.status(standing(self.speaker, self.exam))
        used = sum(Content(part).cell_length + 3 for part in parts)
        title = title_within(self.speaker, self.exam, self.app.size.width - used - 2)
        self.query_one(StatusLine).show(title, *parts)

    def footer(self) -> list[Offer]:
        """The keys of this question; a name that is missing comes first."""
        found = self.table.footer_ids(self.footer_ids())
        ids = (*(id for id in found if id not in WAY_OUT), *WAY_OUT)
        return self._named_first(self.offered(*ids))

    def place(self) -> str:
        """The cell with the cursor, or which of several boards is in front."""
        return self.table.place()

    def show_content(self) -> None:
        """The question is in the learner's language too."""
        super().show_content()
        if self._told_in:
            if self._told_in != self.speaker.language:
                self.tell_question()
            self._show_answer()
            self._show_offers()

    # From question to question

    def go_to(self, index: int) -> None:
        """Open a question; on a screen of its own, if it needs another board."""
        is_other = self.session.go_to(index)
        if not self.leaving.goes_on or not is_other:
            return
        if self.table.reopen():
            self.open_question()
        else:
            self.leaving.is_over = True
            self.tutor.exams.show_question(self.session)
