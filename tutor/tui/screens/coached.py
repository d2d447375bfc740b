"""A board with a game on it, whatever the game, and a coach who can be asked about it.

Thinking happens in the background: the board stays alive, Escape stops it, and an answer
to a board that has changed meanwhile is dropped.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from textual.widgets import Static
from textual.worker import Worker, WorkerState, get_current_worker

from tutor import narrate
from tutor.base.stopped import Stopped
from tutor.games.told import Told
from tutor.games.watching import Watch
from tutor.tui.pace import Pace
from tutor.tui.screens.board_with_coach import BoardWithCoach


class CoachedScreen(BoardWithCoach):
    """The coach's part of playing a game; put behind the screen of the game's board."""

    game: Any
    """What is played."""
    _advice: Any = None
    _asked: Any = None
    """The board the advice is about."""
    _rung = 0
    _hint_line: Static | None = None
    """Where the present hint is told."""
    _told_in = ""
    """The language it is told in."""
    _mistake: Any = None
    _seen: Any = None
    """The board that all this is about."""
    _thinking: Worker[Any] | None = None

    # What depends on the game

    def ask(self) -> Any:
        """The question that the game puts now: it has a key, and thinks about its answers."""
        raise NotImplementedError

    @property
    def is_won(self) -> bool:
        """Whether the game has come to its end."""
        raise NotImplementedError

    def told_advice(self, advice: Any, rung: int, *, is_lit: bool = True) -> Told | None:
        """A hint, up to a rung; None where there is nothing to say."""
        raise NotImplementedError

    def told_check(self, diagnosis: Any) -> Told:
        """What a check found."""
        raise NotImplementedError

    def told_reason(self, reason: Any) -> Told:
        """Why something is so."""
        raise NotImplementedError

    def first_cell(self, step: Any) -> int:
        """Where to look once a step is done."""
        raise NotImplementedError

    def remark(self, advice: Any) -> None:
        """Say what is worth a word before a hint."""

    def move_to(self, cell: int) -> None:
        """Put the cursor on a cell."""
        raise NotImplementedError

    def cell_name(self, cell: int) -> str:
        """A cell in the learner's language."""
        raise NotImplementedError

    def lights_up(self, technique: str) -> bool:
        """Whether the pattern of a hint is lit up before its reason is told."""
        raise NotImplementedError

    def note(self, kind: Any, note: str = "") -> None:
        """Write down that the coach was asked."""
        raise NotImplementedError

    def apply_step(self, step: Any) -> bool:
        """Do what a step concludes; False if nothing changed."""
        raise NotImplementedError

    def undo_before(self, move: Any) -> int:
        """Undo a move and all that came after it; how many edits."""
        raise NotImplementedError

    # Thinking

    def think(self, work: Callable[[Watch], Any], then: Callable[[Any], None]) -> None:
        """Work in the background; with the answer, go on, unless the board has changed."""
        asked = self.ask()
        self.stop_thinking()
        self.show_title(self.speaker.say("coach-thinking", percent=0))
        self.open_drawer()

        def job() -> tuple[Any, Callable[[Any], None], Any]:
            worker = get_current_worker()
            show = partial(self.app.call_from_thread, self._show_progress, worker)
            pace = Pace(show)

            def watch(share: float) -> None:
                if worker.is_cancelled:
                    raise Stopped
                pace(share)

            return asked, then, work(watch)

        self._thinking = self.run_worker(
            job, thread=True, exclusive=True, group="coach", exit_on_error=False
        )

    def _show_progress(self, worker: Worker[Any], share: float, seconds: int) -> None:
        """How far the thinking is; when it takes a while, for how long it has gone on."""
        if worker is self._thinking and not worker.is_cancelled and self.is_there:
            message = "coach-thinking-long" if seconds else "coach-thinking"
            percent = round(100 * share)
            self.show_title(self.speaker.say(message, percent=percent, seconds=seconds))

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
        if worker is not self._thinking or not self.is_there:
            return
        if event.state == WorkerState.SUCCESS:
            self._thinking = None
            answered = worker.result
            assert answered is not None
            asked, then, answer = answered
            self.show_title()
            if asked.key == self.ask().key:
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
        if self.is_there and self._thinking is None:
            self.show_title()
            self.show_now()
            if self._hint_line is not None and self._told_in != self.speaker.language:
                self._tell_advice(lambda rung: rung)

    def board_changed(self) -> None:
        """What was said may be about a board that is no more: colours change nothing."""
        key = self.ask().key
        if key == self._seen:
            self.show_board()
            return
        self._seen = key
        self._advice = self._asked = self._mistake = self._hint_line = None
        self._rung = 0
        self.stop_thinking()
        self.darken()
        self.show_title()
        self.show_now()

    def show_now(self) -> None:
        """What can be asked next."""
        ids = ["hint", "why", "check"]
        if self.is_won:
            ids = self.after_the_end()
        elif self._mistake is not None and self._mistake.move is not None:
            ids = ["before-mistake", "explain", "hint"]
        elif self._advice is not None and self._advice.step is not None:
            ids = ["apply", "why"] if self._rung >= narrate.REASON else ["hint", "explain", "apply"]
        self.coach.now(self.offered(*ids, *self.drawer_ids()))

    def after_the_end(self) -> list[str]:
        """What can be done once the game has come to its end."""
        return ["back", "walk", "copy"]

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
        question = self.ask()
        if self._advice is not None and self._asked and self._asked.key == question.key:
            self._tell_advice(further)
        elif self.is_won:
            self.say("coach-solved-already")
        else:
            self.think(question.advice, partial(self._advised, question, further))

    def _advised(self, question: Any, further: Callable[[int], int], advice: Any) -> None:
        self._advice, self._asked, self._rung = advice, question, 0
        self._mistake = advice.diagnosis.mistake
        self.remark(advice)
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
        told = self.told_advice(advice, rung, is_lit=is_lit)
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

    def _apply(self, advice: Any) -> None:
        step = advice.step
        assert step is not None
        if self._rung < narrate.REASON:
            told = self.told_advice(advice, narrate.REASON)
            assert told is not None
            self.coach.tell(told, instead_of=self._hint_line)
        self.note("hint", f"{step.technique} {narrate.APPLY}")
        if self.apply_step(step) and not self.is_won:
            self.say("coach-applied")
        self.move_to(self.first_cell(step))

    # Why and check

    def tell_why(self, reason: Any) -> None:
        """Say why something is so."""
        self._rung, self._hint_line = 0, None
        self.tell(self.told_reason(reason))
        self.show_title()

    def do_check(self) -> None:
        """Whether everything is right so far."""
        question = self.ask()
        self.note("check")
        self.think(question.diagnosis, self._checked)

    def _checked(self, diagnosis: Any) -> None:
        self._mistake = diagnosis.mistake
        self._rung, self._hint_line, self._advice = 0, None, None
        self.tell(self.told_check(diagnosis))
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
