"""A board with a game on it, and a coach who can be asked about it.

Thinking happens in the background: the board stays alive, Escape stops it, and an answer
to a board that has changed meanwhile is dropped.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from textual.widgets import Static
from textual.worker import Worker, WorkerState, get_current_worker

from tutor import narrate
from tutor.explain.advice import Advice
from tutor.explain.diagnose import Diagnosis, Mistake, Move
from tutor.explain.why import Reason
from tutor.play.coach import (
    DARK,
    Question,
    Told,
    tell_advice,
    tell_check,
    tell_why,
)
from tutor.play.game import Game
from tutor.play.log import AsideKind
from tutor.play.stopped import Stopped
from tutor.play.watching import Watch
from tutor.techniques.step import Step
from tutor.tui.screens.letters import LetterScreen


class CoachedScreen(LetterScreen):
    """The coach's part of playing a game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.board)
        self.game = game
        self._advice: Advice | None = None
        self._asked: Question | None = None
        """The board the advice is about."""
        self._rung = 0
        self._hint_line: Static | None = None
        """Where the present hint is told."""
        self._told_in = ""
        """The language it is told in."""
        self._mistake: Mistake | None = None
        self._seen = Question.of(game).key
        """The board that all this is about."""
        self._thinking: Worker[Any] | None = None

    # Thinking

    def think(self, work: Callable[[Watch], Any], then: Callable[[Any], None]) -> None:
        """Work in the background; with the answer, go on, unless the board has changed."""
        asked = Question.of(self.game)
        self.stop_thinking()
        self.show_title(self.speaker.say("coach-thinking", percent=0))

        def job() -> tuple[Question, Callable[[Any], None], Any]:
            worker = get_current_worker()

            def watch(share: float) -> None:
                if worker.is_cancelled:
                    raise Stopped
                if share > shown[0] + 0.1:
                    shown[0] = share
                    self.app.call_from_thread(self._show_progress, worker, share)

            shown = [0.0]
            return asked, then, work(watch)

        self._thinking = self.run_worker(
            job, thread=True, exclusive=True, group="coach", exit_on_error=False
        )

    def _show_progress(self, worker: Worker[Any], share: float) -> None:
        if worker is self._thinking and not worker.is_cancelled:
            self.show_title(self.speaker.say("coach-thinking", percent=round(100 * share)))

    def stop_thinking(self) -> bool:
        """Stop waiting for an answer; False if nobody was."""
        if self._thinking is None:
            return False
        self._thinking.cancel()
        self._thinking = None
        self.show_title()
        return True

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Take an answer, if it is still about this board."""
        worker = event.worker
        if worker is not self._thinking:
            return
        if event.state == WorkerState.SUCCESS:
            self._thinking = None
            answered = worker.result
            assert answered is not None
            asked, then, answer = answered
            self.show_title()
            if asked.key == Question.of(self.game).key:
                then(answer)
        elif event.state == WorkerState.ERROR:
            self._thinking = None
            self.show_title()
            self.say("coach-failed")
            self.app.log.error(worker.error)

    def show_title(self, words: str | None = None) -> None:
        """The title of the panel: the rung of the hint, or that somebody is thinking."""
        if words is None and self._rung:
            # A mistake is told in full one rung earlier: there is nothing to apply.
            last = narrate.REASON if self._mistake else narrate.APPLY
            words = self.speaker.say("coach-rung", rung=self._rung, of=last)
        self.coach.title(words or self.speaker.say("coach-title"))

    def retell(self) -> None:
        """The title and the offers are in the learner's language too."""
        super().retell()
        if self.is_mounted and self._thinking is None:
            self.show_title()
            self.show_now()
            if self._hint_line is not None and self._told_in != self.speaker.language:
                self._tell_advice(lambda rung: rung)

    def board_changed(self) -> None:
        """What was said may be about a board that is no more: colours change nothing."""
        key = Question.of(self.game).key
        if key == self._seen:
            self.show_board()
            return
        self._seen = key
        self._advice = self._asked = self._mistake = self._hint_line = None
        self._rung = 0
        self.stop_thinking()
        self.light_up(DARK)
        self.show_title()
        self.show_now()

    def show_now(self) -> None:
        """What can be asked next."""
        ids = ["hint", "why", "check"]
        if self.board.is_solved:
            ids = ["review", "back", "walk", "copy"]
        elif self._mistake is not None and self._mistake.move is not None:
            ids = ["before-mistake", "explain", "hint"]
        elif self._advice is not None and self._advice.step is not None:
            ids = ["apply", "why"] if self._rung >= narrate.REASON else ["hint", "explain", "apply"]
        self.coach.now(self.offered(*ids, *self.drawer_ids()))

    # Hints

    def do_hint(self) -> None:
        """One rung further."""
        self._climb(lambda rung: rung + 1)

    def do_explain(self) -> None:
        """The whole step."""
        self._climb(lambda rung: narrate.REASON)

    def do_apply(self) -> None:
        """Do what the step says."""
        self._climb(lambda rung: narrate.APPLY)

    def _climb(self, further: Callable[[int], int]) -> None:
        question = Question.of(self.game)
        if self._advice is not None and self._asked and self._asked.key == question.key:
            self._tell_advice(further)
        elif self.board.is_full and self.board.is_solved:
            self.say("coach-solved-already")
        else:
            self.think(question.advice, partial(self._advised, question, further))

    def _advised(self, question: Question, further: Callable[[int], int], advice: Advice) -> None:
        self._advice, self._asked, self._rung = advice, question, 0
        self._mistake = advice.diagnosis.mistake
        if advice.diagnosis.marks.surplus and self._mistake is None:
            marks = advice.diagnosis.marks
            self.coach.say(*narrate.tell_marks(marks, self.geometry, self.speaker.language)[:1])
        self._tell_advice(further)

    def _tell_advice(self, further: Callable[[int], int]) -> None:
        advice, language = self._advice, self.speaker.language
        assert advice is not None
        before = self._rung
        rung = min(further(before), narrate.APPLY)
        if advice.step is None and advice.diagnosis.mistake is None:
            self.say("hint-nothing")
            return
        if rung == narrate.APPLY and advice.step is not None:
            self._apply(advice)
            return
        rung = min(rung, narrate.REASON)
        is_lit = advice.step is None or self.lights_up(advice.step.technique)
        told = tell_advice(advice, rung, self.geometry, language, is_lit=is_lit)
        assert told is not None
        # A nudge stays to be read; the rungs after it each say what the one before said.
        line = self._hint_line if before != narrate.NUDGE or rung == before else None
        if rung != before:
            self._rung = rung
            note = advice.step.technique if advice.step else "mistake"
            self.note("explain" if rung - before > 1 else "hint", f"{note} {rung}")
        self._hint_line = self.tell(told, instead_of=line)
        self._told_in = language
        self.show_title()
        self.show_now()

    def _apply(self, advice: Advice) -> None:
        step = advice.step
        assert step is not None
        if self._rung < narrate.REASON:
            told = tell_advice(advice, narrate.REASON, self.geometry, self.speaker.language)
            assert told is not None
            self.coach.tell(told, instead_of=self._hint_line)
        self.note("hint", f"{step.technique} {narrate.APPLY}")
        cells = [cell for cell, _ in step.placements + step.eliminations]
        if self.apply_step(step) and not self.board.is_solved:
            self.say("coach-applied")
        self.move_to(cells[0])

    # Why and check

    def why_digit(self, cell: int, digit: int) -> None:
        """Why this digit is right here, or not."""
        question = Question.of(self.game)
        claim = question.claim_about(cell, digit)
        self.note("why", f"{self.geometry.cell_name(cell)}={digit}")
        self.think(lambda watch: question.reason(claim, watch), self._told_why)

    def _told_why(self, reason: Reason) -> None:
        self._rung, self._hint_line = 0, None
        self.tell(tell_why(reason, self.geometry, self.speaker.language))
        self.show_title()

    def do_check(self) -> None:
        """Whether everything is right so far."""
        question = Question.of(self.game)
        self.note("check")
        self.think(question.diagnosis, self._checked)

    def _checked(self, diagnosis: Diagnosis) -> None:
        self._mistake = diagnosis.mistake
        self._rung, self._hint_line, self._advice = 0, None, None
        told = tell_check(diagnosis, self.geometry, self.speaker.language)
        if diagnosis.mistake is None:
            good = "check-good" if diagnosis.is_certain else "check-uncertain"
            told = Told((self.speaker.say(good), *told.sentences))
        self.tell(told)
        self.show_title()
        self.show_now()

    def do_before_mistake(self) -> None:
        """Back to the board before the first mistake."""
        move = self._mistake.move if self._mistake is not None else None
        if move is None:
            self.say("coach-no-mistake")
            return
        count = self.undo_before(move)
        if count:
            self.coach.say(self.speaker.say("coach-back", count=count))
            self.move_to(move.cell)
        else:
            self.say("coach-cannot-go-back", cell=self.cell_name(move.cell))

    # What the game does with it

    def lights_up(self, technique: str) -> bool:
        """Whether the pattern of a hint is lit up before its reason is told."""
        raise NotImplementedError

    def note(self, kind: AsideKind, note: str = "") -> None:
        """Write down that the coach was asked."""
        raise NotImplementedError

    def apply_step(self, step: Step) -> bool:
        """Do what a step concludes; False if nothing changed."""
        raise NotImplementedError

    def undo_before(self, move: Move) -> int:
        """Undo a move and all that came after it; how many edits."""
        raise NotImplementedError
