"""Playing a game of any kind: the clock, the hints, the history, the end, what is kept."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Literal, TypeVar

from tutor import narrate
from tutor.activity import past
from tutor.activity.game_clock import GameClock, Keeper
from tutor.activity.ladder import Ladder, Rung
from tutor.activity.mending import Mending
from tutor.activity.said import Earlier, Reply, Said, Thought, joined, plainly, saying
from tutor.base.language import Language
from tutor.games.entries import RIGHT, SLIP, AsideKind
from tutor.games.sheet import Check, Conclusion, Doubt, Hint, Rated, Sheet, Slip
from tutor.games.told import Told
from tutor.games.watching import Watch, once
from tutor.language import Speaker
from tutor.language.rating import rated_as

T = TypeVar("T")
Topic = Literal["turn", "hint", "slip", "why", "check", "end"]
"""What is spoken of: whose turn it is, or what was asked last."""


class Play:
    """One game: verbs in, what is said out. It neither prints nor draws."""

    def __init__(
        self,
        sheet: Sheet,
        keeper: Keeper,
        speaker: Callable[[], Speaker],
        clock: Callable[[], float],
        *,
        lights_up: Callable[[str], bool] = lambda lesson: True,
        cleans: Callable[[], bool] = lambda: True,
        is_linear: bool = False,
    ) -> None:
        """A game that somebody goes on with.

        Args:
            sheet: the puzzle in play.
            keeper: writes it down.
            speaker: who speaks the learner's language now.
            clock: tells the time in seconds.
            lights_up: whether the pattern of a technique is lit before its reason is told.
            cleans: whether a step that is done crosses marks out too.
            is_linear: whether it is told line by line, nothing twice.
        """
        self.sheet, self.rated = sheet, once(sheet.rated)
        self.keeper = keeper
        self._speaker = speaker
        self._lights_up = lights_up
        self._cleans = cleans
        self._is_linear = is_linear
        self.ladder = Ladder(is_linear=is_linear)
        self.ladder.forget(self._board)
        self._topic: Topic = "turn"
        self._past = past.Past(past.so_far(sheet))
        self._mending = Mending(sheet, speaker, self._edited, is_linear=is_linear)
        self.is_paused = False
        self.clock = GameClock(sheet, keeper, clock, lambda: self.clock_runs)
        self.end_told = sheet.is_solved
        """Whether the learner knows that the game has come to its end."""

    @property
    def _board(self) -> Hashable:
        return self.sheet.question().key

    def _say(self, message: str, **values: str | int) -> Reply:
        return saying(self._speaker().say(message, **values))

    def _in_passing(self, message: str) -> Reply:
        """Something that is true only until the next thing is done."""
        return Reply((replace(plainly(self._speaker().say(message)), passes=True),))

    @property
    def clock_runs(self) -> bool:
        """Whether time counts, as long as somebody looks."""
        return not (self.is_paused or self.end_told)

    @property
    def time(self) -> str:
        """The time played, as clocks show it."""
        return self.clock.time

    def pause(self) -> Reply:
        """Stop the clock, or go on."""
        self.clock.sync()
        self.is_paused = not self.is_paused
        return self._in_passing("coach-paused") if self.is_paused else Reply()

    # Editing

    def edit(self, change: Callable[[], object]) -> Reply:
        """Change the board, and say so if that ends the game."""
        self.clock.sync()
        filled = self.sheet.filled
        if not change():
            return Reply()
        is_told = self.sheet.filled != filled and self.sheet.last_edit("en")
        return self._edited(filled, deed=past.written(self.sheet) if is_told else None)

    def _edited(
        self, before: Hashable, look_at: int | None = None, deed: past.Tell | None = None
    ) -> Reply:
        """What there is to say about a board that was edited."""
        is_new = self.settle()
        if deed is not None:
            self._past.add(deed)
        # Line by line, marks are no reason to say once more that a full board is wrong.
        says = not self._is_linear or self.sheet.filled != before
        return Reply(self._end() if says else (), is_edit=True, is_new=is_new, look_at=look_at)

    def welcome(self, key: str) -> Reply:
        """What is said first, to somebody who presses this key for a hint."""
        message = "coach-welcome-back" if self.sheet.moves_made else "coach-welcome"
        return replace(self._say(message, key=key), look_at=self.sheet.last_cell)

    def settle(self) -> bool:
        """Forget what was said of another board; False if it is the same, but for colours."""
        board = self._board
        if board == self.ladder.board:
            return False
        self._leave_hint()
        self.ladder.forget(board)
        self._topic = "turn"
        return True

    # What is spoken of, and what came before

    @property
    def topic(self) -> Topic:
        """What is spoken of now."""
        return "end" if self.sheet.is_solved else self._topic

    @property
    def earlier(self) -> list[Earlier]:
        """What has been done and asked so far, the newest first."""
        return self._past.told(self._speaker())

    def _leave_hint(self) -> None:
        """The present hint is over: how far it was told is remembered."""
        hint, rung = self.ladder.hint, self.ladder.rung
        if hint is not None and rung:
            self._past.add(past.hinted(hint, rung))
            self.ladder.drop()

    def put_away(self) -> bool:
        """What was asked is read: it is the learner's turn again; False if it is already."""
        if self.topic in ("turn", "end"):
            return False
        self._leave_hint()
        self._topic = "turn"
        return True

    def _end(self) -> tuple[Said | Thought, ...]:
        """Say so if the game has come to its end, or is full and wrong."""
        if not self.sheet.is_solved:
            self.end_told = False
            return self._say("coach-full-but-wrong").items if self.sheet.is_full else ()
        if self.end_told:
            return ()
        self.clock.sync()
        self.end_told = True
        self.sheet.note("solved")
        said = plainly(self.sheet.tell_the_end(self._speaker(), self.time))
        if self._is_linear and not self.sheet.rates_at_once:
            return (said,)
        return said, self._thought(self.rated, self._tell_rating)

    def _tell_rating(self, rated: Rated | None) -> Reply:
        if rated is None:
            return Reply()
        return saying(rated_as(self._speaker(), rated.level, rated.score))

    # History

    def undo(self) -> Reply:
        """Take the last edit back."""
        return self._in_history("undo")

    def redo(self) -> Reply:
        """Do it again."""
        return self._in_history("redo")

    def _in_history(self, kind: Literal["undo", "redo"]) -> Reply:
        self.clock.sync()
        go = self.sheet.undo if kind == "undo" else self.sheet.redo
        filled, changes = self.sheet.filled, go()
        if changes is None:
            return self._say(f"nothing-to-{kind}")
        is_told = changes and self.sheet.filled != filled
        deed = past.in_history(kind, self.sheet, changes[0].cell) if is_told else None
        return self._edited(filled, changes[0].cell if len(changes) == 1 else None, deed)

    def bookmark(self) -> Reply:
        """Remember the board, to try something."""
        self.clock.sync()
        self.sheet.bookmark()
        return self._in_passing("plain-bookmark" if self._is_linear else "coach-bookmark")

    def bookmark_back(self) -> Reply:
        """Back to the board remembered last."""
        self.clock.sync()
        filled = self.sheet.filled
        if not self.sheet.back():
            return self._say("no-bookmark")
        edited, said = self._edited(filled), self._say("coach-bookmark-back").items
        in_order = (said, edited.items) if self._is_linear else (edited.items, said)
        return replace(edited, items=in_order[0] + in_order[1])

    # Thinking

    def _thought(self, think: Callable[[Watch], T], then: Callable[[T], Reply]) -> Thought:
        """Thinking whose answer is dropped if the board has changed meanwhile."""
        board = self._board

        def run(watch: Watch) -> Callable[[], Reply]:
            found = think(watch)
            return lambda: then(found) if board == self._board else Reply()

        return Thought(run)

    def _note(self, kind: AsideKind, note: str = "") -> None:
        """Write down that the coach was asked."""
        self.clock.sync()
        self.sheet.note(kind, note)

    # Hints

    def hint(self) -> Reply:
        """One rung further; what the step concludes is only done by whoever asks for that."""
        ladder, is_linear = self.ladder, self._is_linear
        if ladder.is_all_told and ladder.step is not None:
            return self._say("plain-all-told" if is_linear else "coach-all-told")
        if ladder.is_all_told and ladder.slip is not None and not is_linear:
            return self._say("coach-slip-told" if ladder.can_go_back else "coach-puzzle-told")
        return self._climb(lambda rung: rung + 1)

    def explain(self) -> Reply:
        """The whole step."""
        if self.ladder.is_all_told and self.ladder.hint is None:
            return self.hint()
        return self._climb(lambda rung: narrate.REASON)

    def apply(self) -> Reply:
        """Do what the step says."""
        return self._climb(lambda rung: narrate.APPLY)

    def retell(self) -> Reply:
        """The present hint once more, if it was told in another language."""
        told_in = self.ladder.told_in
        if told_in is None or told_in == self._speaker().language:
            return Reply()
        return self._climb(lambda rung: rung)

    def _climb(self, further: Rung) -> Reply:
        self.settle()
        if self.ladder.hint is not None:
            return self._tell(self.ladder.hint, further)
        if self.sheet.is_solved:
            return self._say("coach-solved-already")
        think = self.ladder.asked(further, self.sheet.question().hint)
        return Reply() if think is None else Reply((self._thought(think, self._advised),))

    def _advised(self, hint: Hint) -> Reply:
        ladder = self.ladder
        presses = ladder.wait_no_more()
        ladder.begin(hint)
        self._topic = "hint" if hint.slip is None else "slip"
        replies: list[Reply] = []
        for further in presses:
            if not (ladder.is_all_told or any(reply.is_edit for reply in replies)):
                replies.append(self._tell(hint, further))
        told = joined(replies)
        remark = hint.remark(self._speaker().language)
        return replace(told, items=(plainly(*remark), *told.items)) if remark else told

    def _tell(self, hint: Hint, further: Rung) -> Reply:
        speaker, step = self._speaker(), hint.step
        if step is None and hint.slip is None:
            told = hint.tell(narrate.NUDGE, speaker.language, True)
            return Reply((Said(told),)) if told.sentences else self._say("hint-nothing")
        rung = min(further(self.ladder.rung), narrate.APPLY)
        if rung == narrate.APPLY and step is not None:
            return self._apply(hint, step)
        is_lit = step is None or self._lights_up(step.lesson)
        rung = min(rung, narrate.REASON)
        return Reply(tuple(self.ladder.tell(hint, rung, speaker, self._note_hint, is_lit=is_lit)))

    def _note_hint(self, told: str, skips: bool) -> None:
        self._note("explain" if skips else "hint", told)

    def _apply(self, hint: Hint, step: Conclusion) -> Reply:
        told = self.ladder.tell_reason(hint, self._speaker().language)
        self._note("hint", f"{step.technique} {narrate.APPLY}")
        self.ladder.drop()
        filled, edited = self.sheet.filled, Reply()
        if step.apply(self._cleans()) or self._is_linear:
            edited = self._edited(filled)
        self._past.add(past.applied(hint, self.sheet))
        applied = self._say(step.done).items
        if self._is_linear:
            items = (*told, *applied, *edited.items)
        else:
            is_said = edited.is_edit and not self.sheet.is_solved
            items = (*told, *edited.items, *(applied if is_said else ()))
        return replace(edited, items=items, look_at=step.cell)

    # Why and check

    def why(self, doubt: Doubt) -> Reply:
        """Why something is so."""
        self._note("why", doubt.note)
        self.ladder.wait_no_more()

        def tell(told: Callable[[Language], Told]) -> Reply:
            if not self._is_linear:
                self._leave_hint()
                self._topic = "why"
                self._past.add(past.asked_why(doubt))
            reason = told(self._speaker().language)
            if reason.answers:
                self._note("explain", reason.answers)
            return Reply((Said(reason, lights=True),))

        return Reply((self._thought(doubt.think, tell),))

    def check(self) -> Reply:
        """Whether everything is right so far."""
        return self._look(self._checked)

    def _look(self, then: Callable[[Check], Reply]) -> Reply:
        """Look for a mistake; what was found is written down with it."""
        self.settle()
        self.ladder.wait_no_more()
        return Reply((self._thought(self.sheet.question().check, then),))

    def _look_first(self, do: Callable[[Slip, int], Reply], *, names_it: bool) -> Reply:
        """Look for the mistake that something is to be done about, and do it if there is one."""

        def looked(check: Check) -> Reply:
            found, slip = self._checked(check), check.slip
            if slip is None or slip.cell is None:
                return found
            done = do(slip, slip.cell)
            if names_it and done.is_edit and not self._is_linear:
                return done
            # What was wrong is told, but no longer lit: it is off the board.
            wrong = check.tell(self._speaker().language).sentences
            said = (plainly(*wrong),) if done.is_edit else found.items
            return replace(done, items=(*said, *done.items))

        return self._look(looked)

    def _checked(self, check: Check) -> Reply:
        ladder, speaker, slip = self.ladder, self._speaker(), check.slip
        ladder.slip = slip
        self._note("check", RIGHT if slip is None else SLIP)
        if not self._is_linear:
            self._leave_hint()
            ladder.hint = None
            self._topic = "check" if slip is None else "slip"
            self._past.add(past.checked(0 if slip is None else slip.wrong))
        told = check.tell(speaker.language)
        if slip is None:
            good = "check-good" if check.is_certain else "check-uncertain"
            return Reply((Said(Told((speaker.say(good), *told.sentences)), True, is_good=True),))
        first = (speaker.say("check-wrong-in-all", count=slip.wrong),) if slip.wrong > 1 else ()
        last = (speaker.say("plain-before"),) if self._is_linear and slip.cell is not None else ()
        told = replace(told, sentences=(*first, *told.sentences, *last))
        return Reply((Said(told, lights=True),))

    def before_mistake(self) -> Reply:
        """Back to the board before the first mistake; who would lose much by it is asked first."""
        return self._about_slip(self._mending.go_back)

    def mend(self) -> Reply:
        """Take only what is wrong off the board: all that is right stays."""
        return self._about_slip(lambda slip, cell: self._mending.take_off(slip), names_it=True)

    def _about_slip(self, do: Callable[[Slip, int], Reply], *, names_it: bool = False) -> Reply:
        """Do something about the mistake, which may itself name it; look for it first."""
        self.settle()
        slip = self.ladder.slip
        if slip is None or slip.cell is None:
            return self._look_first(do, names_it=names_it)
        self.clock.sync()
        return do(slip, slip.cell)

    # What can be asked next

    @property
    def offers(self) -> tuple[str, ...]:
        """The commands that come next, by their ids."""
        if self.sheet.is_solved:
            return "finish", *self.sheet.after_the_end, "copy"
        return self.ladder.offers
