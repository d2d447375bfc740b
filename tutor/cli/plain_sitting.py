"""Play in plain text, whatever the game: a line is typed, sentences answer; nothing is drawn.

For screen readers, for terminals without a screen, and for scripts. The game is the same as
on screen: everything is kept, and either can go on where the other left off.
"""

import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from tutor.cli.feeding import feed
from tutor.cli.leaving import is_all_kept
from tutor.cli.plain_coach import AnyPlainCoach
from tutor.cli.run import Run
from tutor.cli.steps import print_text
from tutor.cli.typed_lines import typed_lines
from tutor.language import Speaker
from tutor.language.storage import tell_problem
from tutor.rating.levels import Level
from tutor.shown import printable
from tutor.store import Problem, Store


class PlainSitting(ABC):
    """One sitting: a game, and perhaps others after it."""

    EDITS: ClassVar[tuple[str, ...]]
    """The wishes that change the board."""
    FORMATS: ClassVar[Iterable[str]]
    """The names of the formats that the puzzle can be copied in."""
    LEVELS: ClassVar[tuple[Level, ...]]
    """The levels that another puzzle can be asked for."""
    _keeper: Any
    _game: Any
    """What is played."""
    _reader: Any
    """Reads its board out."""
    _coach: AnyPlainCoach

    def __init__(self, run: Run, store: Store, speaker: Speaker) -> None:
        self._run = run
        self._store = store
        self.speaker = speaker
        self._warned: set[str] = set()
        self._warn()

    # What depends on the game

    @abstractmethod
    def understand(self, line: str) -> Any:
        """What a line asks for: a wish, with what belongs to it."""

    @abstractmethod
    def written(self, request: Any) -> Iterable[str]:
        """Change the board as it was asked, and say so."""

    @abstractmethod
    def title(self) -> str:
        """What the game is called."""

    @abstractmethod
    def changes_since(self, before: Any) -> Sequence[str]:
        """The cells that are not as they were, or how many."""

    @property
    @abstractmethod
    def cells(self) -> Any:
        """All there is on the board, to compare it later."""

    @property
    @abstractmethod
    def filled(self) -> Any:
        """What of it leads to the end."""

    @property
    @abstractmethod
    def is_full(self) -> bool:
        """Whether every cell is filled."""

    @property
    @abstractmethod
    def is_won(self) -> bool:
        """Whether the game has come to its end."""

    @abstractmethod
    def tell_the_end(self) -> None:
        """Say that it is done."""

    def _warn(self, *problems: Problem | None) -> None:
        """Say what is wrong with the learner's file, once for each kind of trouble."""
        for problem in (*self._store.new_problems(), *problems):
            if problem is not None and problem.kind not in self._warned:
                self._warned.add(problem.kind)
                self._run.remark(tell_problem(problem, self.speaker))

    def use(self, keeper: Any) -> None:
        """Play this game from now on: say what it is, and how it stands."""
        self._keeper, self._game = keeper, keeper.game
        self.prepare()
        self._filled = self.filled
        self._is_solved = self.is_won
        self._clock_from = time.monotonic()
        self._warn(keeper.problem)
        self._tell(f"{self.title()}. {self._reader.remaining()}", *self._reader.board())
        say = self.speaker.say
        if self._is_solved:
            self._tell(say("coach-solved-already"), say("plain-another"))
        else:
            if self._game.moves_made:
                self._say("coach-welcome-back")
            self._say("plain-start")

    @abstractmethod
    def prepare(self) -> None:
        """Get ready for a game that has just been opened."""

    # Reading and answering

    def loop(self) -> None:
        """Answer line after line, until somebody quits or nobody types any more."""
        lines, is_asked = typed_lines(), True
        try:
            for line in lines:
                request = self.understand(line)
                if request.wish == "quit":
                    break
                self._answer(request)
        except KeyboardInterrupt:
            print()
            self._run.code = 130
            is_asked = False
        finally:
            self._sync_clock()
            self._keeper.tick(self._game.elapsed)
        is_kept = is_all_kept(self._store, self.speaker, lines if is_asked else None)
        if is_kept and self._keeper.problem is None and not self._is_solved:
            self._say("plain-goodbye")
        feed(self._store)

    def _answer(self, request: Any) -> None:
        self._sync_clock()
        if request.wish in self.EDITS:
            self._edited(self.written(request))
        elif request.wish != "nothing":
            method: Callable[[Any], None] = getattr(self, f"_do_{request.wish.replace('-', '_')}")
            method(request)
        sys.stdout.flush()
        self._warn(self._keeper.problem)

    def _tell(self, *sentences: str) -> None:
        for sentence in sentences:
            print_text(sentence)

    def _say(self, message: str, **values: str | int) -> None:
        self._tell(self.speaker.say(message, **values))

    def _do_unknown(self, request: Any) -> None:
        self._say("plain-unknown", found=printable(request.text.strip(), 40))

    def _do_no_cell(self, request: Any) -> None:
        self._say("plain-no-cell", found=printable(request.text.strip(), 40))

    def _refuse(self, word: str, found: str, choices: Iterable[str]) -> None:
        found = printable(found, 40)
        self._say("option-bad-choice", option=word, found=found, choices=" ".join(choices))

    # The clock

    def _sync_clock(self) -> None:
        now = time.monotonic()
        if not self._is_solved:
            self._game.elapsed += now - self._clock_from
        self._clock_from = now

    @property
    def time_taken(self) -> str:
        """The time played, as clocks show it."""
        minutes, seconds = divmod(int(self._game.elapsed), 60)
        return f"{minutes}:{seconds:02d}"

    def _do_time(self, _: Any) -> None:
        self._say("plain-time", time=self.time_taken)

    # What has changed

    def _edited(self, sentences: Iterable[str]) -> None:
        """Say what was done; if that leads further, how much is left, or that it is the end."""
        self._tell(*sentences)
        filled = self.filled
        if filled == self._filled:
            return
        self._filled = filled
        if self.is_won:
            if not self._is_solved:
                self._is_solved = True
                self._game.note("solved")
                self.tell_the_end()
                self._tell(*self._coach.rating())
                self._say("plain-another")
        elif self.is_full:
            self._say("coach-full-but-wrong")
        else:
            self._is_solved = False
            self._tell(self._reader.remaining())

    def _do_undo(self, _: Any) -> None:
        self._in_history(self._game.undo, "nothing-to-undo", "plain-undone")

    def _do_redo(self, _: Any) -> None:
        self._in_history(self._game.redo, "nothing-to-redo", "plain-redone")

    def _in_history(
        self, go: Callable[[], tuple[object, ...] | None], nothing: str, done: str
    ) -> None:
        before = self.cells
        if go() is None:
            self._say(nothing)
            return
        self._edited([self.speaker.say(done), *self.changes_since(before)])

    def _do_bookmark(self, _: Any) -> None:
        self._game.bookmark()
        self._say("plain-bookmark")

    def _do_return(self, _: Any) -> None:
        if self._game.back():
            self._edited([self.speaker.say("coach-bookmark-back")])
        else:
            self._say("no-bookmark")

    # The coach

    def _do_hint(self, _: Any) -> None:
        self._hinted(*self._coach.hint())

    def _do_explain(self, _: Any) -> None:
        self._hinted(*self._coach.explain())

    def _do_apply(self, _: Any) -> None:
        self._hinted(*self._coach.apply())

    def _hinted(self, sentences: list[str], step: Any) -> None:
        self._tell(*sentences)
        if step is not None:
            self._game.apply(step)
            self._edited([self.speaker.say("coach-applied")])

    def _do_check(self, _: Any) -> None:
        self._tell(*self._coach.check())

    def _do_before(self, _: Any) -> None:
        move = self._coach.mistaken_move()
        if move is None:
            self._say("coach-no-mistake")
        elif count := self._game.undo_before(move):
            told = [self.speaker.say("coach-back", count=count), self._reader.cell(move.cell)]
            self._edited(told)
        else:
            self._say("coach-cannot-go-back", cell=self._coach.cell_name(move.cell))

    # Looking

    def _do_cell(self, request: Any) -> None:
        self._tell(self._reader.cell(request.cell))

    def _do_board(self, _: Any) -> None:
        self._tell(*self._reader.board(), self._reader.remaining())

    def _do_left(self, _: Any) -> None:
        self._tell(self._reader.left())

    def _do_help(self, _: Any) -> None:
        levels = [self.speaker.say(f"level-{level}").lower() for level in self.LEVELS]
        values = {"formats": ", ".join(self.FORMATS), "levels": ", ".join(levels)}
        self._tell(*self.speaker.say("plain-help", **values).splitlines())
