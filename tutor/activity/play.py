"""Playing a game of any kind: the clock, the hints, the history, the end, what is kept."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

from tutor import narrate
from tutor.activity.ladder import Ladder
from tutor.activity.said import Reply, Said, Thought, plainly, saying
from tutor.base.language import Language
from tutor.games.entries import AsideKind
from tutor.games.sheet import (
    Changed,
    Check,
    Conclusion,
    Doubt,
    Hint,
    Rated,
    Sheet,
)
from tutor.games.told import Told
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.language.rating import rated_as
from tutor.store import Problem

_SAVE_CLOCK_EVERY = 10.0
"""Seconds; every move saves the clock too."""

T = TypeVar("T")
Rung = Callable[[int], int]
"""Which rung follows after one."""


class Kept(Protocol):
    """What is known in the learner's file."""

    @property
    def elapsed(self) -> float:
        """Seconds of play."""

    @property
    def title(self) -> str:
        """What the game is called, as a token."""


class Keeper(Protocol):
    """Whoever writes a game down as it is played."""

    @property
    def problem(self) -> Problem | None:
        """Why the last write failed, if it did."""

    @property
    def record(self) -> Kept:
        """What is known of the game."""

    def tick(self, elapsed: float) -> None:
        """Save the clock between moves."""


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
        self.sheet = sheet
        self.keeper = keeper
        self._speaker = speaker
        self._clock = clock
        self._lights_up = lights_up
        self._cleans = cleans
        self._is_linear = is_linear
        self.ladder = Ladder(is_linear=is_linear)
        self.ladder.forget(self._board)
        self._clock_from: float | None = None
        self.is_paused = False
        self.end_told = sheet.is_solved
        """Whether the learner knows that the game has come to its end."""

    @property
    def _board(self) -> Hashable:
        return self.sheet.question().key

    def _say(self, message: str, **values: str | int) -> Reply:
        return saying(self._speaker().say(message, **values))

    # The clock

    @property
    def clock_runs(self) -> bool:
        """Whether time counts, as long as somebody looks."""
        return not (self.is_paused or self.end_told)

    def sync_clock(self) -> None:
        """Bring the game's clock up to date."""
        now = self._clock()
        if self._clock_from is not None and self.clock_runs:
            self.sheet.elapsed += max(now - self._clock_from, 0.0)
        self._clock_from = now

    def look(self) -> None:
        """Somebody looks at the board from now on."""
        self._clock_from = self._clock()

    def look_away(self) -> None:
        """Time does not count while nobody looks."""
        if self._clock_from is not None:
            self.sync_clock()
        self._clock_from = None

    def tick(self) -> None:
        """Some time has passed: save the clock now and then."""
        self.sync_clock()
        if self.clock_runs and self.sheet.elapsed >= self.keeper.record.elapsed + _SAVE_CLOCK_EVERY:
            self.save_clock()

    def save_clock(self) -> None:
        """Save the clock."""
        self.sync_clock()
        self.keeper.tick(self.sheet.elapsed)

    @property
    def time(self) -> str:
        """The time played, as clocks show it."""
        minutes, seconds = divmod(int(self.sheet.elapsed), 60)
        return f"{minutes}:{seconds:02d}"

    def pause(self) -> Reply:
        """Stop the clock, or go on."""
        self.sync_clock()
        self.is_paused = not self.is_paused
        return self._say("coach-paused") if self.is_paused else Reply()

    # Editing

    def edit(self, change: Callable[[], object]) -> Reply:
        """Change the board, and say so if that ends the game."""
        self.sync_clock()
        filled = self.sheet.filled
        return self._edited(filled) if change() else Reply()

    def _edited(self, before: Hashable, look_at: int | None = None) -> Reply:
        """What there is to say about a board that was edited."""
        is_new = self.settle()
        # Line by line, marks are no reason to say once more that a full board is wrong.
        says = not self._is_linear or self.sheet.filled != before
        items = self._end() if says else ()
        return Reply(items, is_edit=True, is_new=is_new, look_at=look_at)

    def welcome(self, key: str) -> Reply:
        """What is said first, to somebody who presses this key for a hint."""
        message = "coach-welcome-back" if self.sheet.moves_made else "coach-welcome"
        return self._say(message, key=key)

    def settle(self) -> bool:
        """The board may have changed: forget what was said of another one.

        Colours change nothing. False if it is still the same board.
        """
        board = self._board
        if board == self.ladder.board:
            return False
        self.ladder.forget(board)
        return True

    def _end(self) -> tuple[Said | Thought, ...]:
        """Say so if the game has come to its end, or is full and wrong."""
        if not self.sheet.is_solved:
            self.end_told = False
            return self._say("coach-full-but-wrong").items if self.sheet.is_full else ()
        if self.end_told:
            return ()
        self.sync_clock()
        self.end_told = True
        self.sheet.note("solved")
        said = plainly(self.sheet.tell_the_end(self._speaker(), self.time))
        if self._is_linear and not self.sheet.rates_at_once:
            return (said,)
        return said, self._thought(self.sheet.rated, self._tell_rating)

    def _tell_rating(self, rated: Rated | None) -> Reply:
        if rated is None:
            return Reply()
        return saying(rated_as(self._speaker(), rated.level, rated.score))

    # History

    def undo(self) -> Reply:
        """Take the last edit back."""
        return self._in_history(self.sheet.undo, "nothing-to-undo")

    def redo(self) -> Reply:
        """Do it again."""
        return self._in_history(self.sheet.redo, "nothing-to-redo")

    def _in_history(self, go: Callable[[], Sequence[Changed] | None], nothing: str) -> Reply:
        self.sync_clock()
        filled, changes = self.sheet.filled, go()
        if changes is None:
            return self._say(nothing)
        return self._edited(filled, changes[0].cell if len(changes) == 1 else None)

    def bookmark(self) -> Reply:
        """Remember the board, to try something."""
        self.sync_clock()
        self.sheet.bookmark()
        return self._say("plain-bookmark" if self._is_linear else "coach-bookmark")

    def bookmark_back(self) -> Reply:
        """Back to the board remembered last."""
        self.sync_clock()
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
        self.sync_clock()
        self.sheet.note(kind, note)

    # Hints

    def hint(self) -> Reply:
        """One rung further."""
        return self._climb(lambda rung: rung + 1)

    def explain(self) -> Reply:
        """The whole step."""
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
        question = self.sheet.question()
        return Reply((self._thought(question.hint, partial(self._advised, further)),))

    def _advised(self, further: Rung, hint: Hint) -> Reply:
        ladder = self.ladder
        ladder.hint, ladder.slip = hint, hint.slip
        ladder.drop()
        told = self._tell(hint, further)
        remark = hint.remark(self._speaker().language)
        return replace(told, items=(plainly(*remark), *told.items)) if remark else told

    def _tell(self, hint: Hint, further: Rung) -> Reply:
        speaker, step = self._speaker(), hint.step
        if step is None and hint.slip is None:
            return self._say("hint-nothing")
        rung = min(further(self.ladder.rung), narrate.APPLY)
        if rung == narrate.APPLY and step is not None:
            return self._apply(hint, step)
        is_lit = step is None or self._lights_up(step.lesson)
        rung = min(rung, narrate.REASON)
        return Reply(tuple(self.ladder.tell(hint, rung, speaker, self._note_hint, is_lit=is_lit)))

    def _note_hint(self, about: str, rung: int, skips: bool) -> None:
        self._note("explain" if skips else "hint", f"{about} {rung}")

    def _apply(self, hint: Hint, step: Conclusion) -> Reply:
        told = self.ladder.tell_reason(hint, self._speaker().language)
        self._note("hint", f"{step.technique} {narrate.APPLY}")
        filled = self.sheet.filled
        edited = Reply()
        if step.apply(self._cleans()) or self._is_linear:
            edited = self._edited(filled)
        applied = self._say("coach-applied").items
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

        def tell(told: Callable[[Language], Told]) -> Reply:
            if not self._is_linear:
                self.ladder.drop()
            return Reply((Said(told(self._speaker().language), lights=True),))

        return Reply((self._thought(doubt.think, tell),))

    def check(self) -> Reply:
        """Whether everything is right so far."""
        self._note("check")
        self.settle()
        return Reply((self._thought(self.sheet.question().check, self._checked),))

    def _checked(self, check: Check) -> Reply:
        ladder, speaker = self.ladder, self._speaker()
        ladder.slip = check.slip
        if not self._is_linear:
            ladder.drop()
            ladder.hint = None
        told = check.tell(speaker.language)
        if check.slip is None:
            good = "check-good" if check.is_certain else "check-uncertain"
            told = Told((speaker.say(good), *told.sentences))
        elif self._is_linear and check.slip.cell is not None:
            told = replace(told, sentences=(*told.sentences, speaker.say("plain-before")))
        return Reply((Said(told, lights=True),))

    def before_mistake(self) -> Reply:
        """Back to the board before the first mistake."""
        self.settle()
        slip = self.ladder.slip
        if slip is None or slip.cell is None:
            return self._say("coach-no-mistake")
        self.sync_clock()
        filled, count = self.sheet.filled, slip.undo()
        if not count:
            name = self.sheet.cell_name(slip.cell, self._speaker().language)
            return self._say("coach-cannot-go-back", cell=name)
        edited, said = self._edited(filled, slip.cell), self._say("coach-back", count=count).items
        in_order = (said, edited.items) if self._is_linear else (edited.items, said)
        return replace(edited, items=in_order[0] + in_order[1])

    # What can be asked next

    @property
    def offers(self) -> tuple[str, ...]:
        """The commands that come next, by their ids."""
        ladder = self.ladder
        if self.sheet.is_solved:
            return (*self.sheet.after_the_end, "back", "walk", "copy")
        if ladder.slip is not None and ladder.slip.cell is not None:
            return "before-mistake", "explain", "hint"
        if ladder.step is not None:
            told_all = ladder.rung >= narrate.REASON
            return ("apply", "why") if told_all else ("hint", "explain", "apply")
        return "hint", "why", "check"
