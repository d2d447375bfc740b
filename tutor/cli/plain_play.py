"""Play in plain text: a line is typed, sentences answer; nothing is drawn.

For screen readers, for terminals without a screen, and for scripts. The game is the same as
on screen: everything is kept, and either can go on where the other left off.
"""

import sys
import time
from collections.abc import Callable, Iterable

from tutor.cli.feeding import feed
from tutor.cli.orders import made, order_named
from tutor.cli.plain_coach import PlainCoach
from tutor.cli.plain_reading import BoardReader
from tutor.cli.plain_words import Request, understand
from tutor.cli.plain_writing import Writer, verdict_on
from tutor.cli.run import Run, printable
from tutor.cli.steps import print_text
from tutor.cli.typed_lines import typed_lines
from tutor.language import Speaker
from tutor.language.storage import tell_problem
from tutor.play.game import start_of
from tutor.play.orders import LEVELS
from tutor.store import GameRecord, Keeper, Problem, Store
from tutor.sudoku.formats import FORMATS, write
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Step
from tutor.tui.screens.titles import title_of


class PlainPlay:
    """One sitting: a game, and perhaps others after it."""

    def __init__(self, run: Run, store: Store) -> None:
        self._run = run
        self._store = store
        self._settings = store.settings()
        self.speaker = Speaker(run.speaker.language, "screens", "commands")
        self._warned: set[str] = set()
        self._warn()

    def _warn(self, *problems: Problem | None) -> None:
        """Say what is wrong with the learner's file, once for each kind of trouble."""
        for problem in (*self._store.new_problems(), *problems):
            if problem is not None and problem.kind not in self._warned:
                self._warned.add(problem.kind)
                self._run.remark(tell_problem(problem, self.speaker))

    # Games

    def begin(self, grid: Grid, title: str, *, is_ours: bool = False) -> None:
        """Begin a game; unless the grid is one of ours, say what it is worth."""
        if not is_ours:
            self._tell(*verdict_on(grid, self.speaker))
        puzzle, log = start_of(grid)
        self._use(self._store.new_game(puzzle, title, log))

    def resume(self, game: GameRecord) -> None:
        """Go on with a game."""
        self._use(self._store.resume_record(game))

    def _use(self, keeper: Keeper) -> None:
        self._keeper, self._game = keeper, keeper.game
        self._geometry = keeper.game.geometry
        self._reader = BoardReader(keeper.game.board, self.speaker)
        self._coach = PlainCoach(keeper.game, self.speaker, keeper.game.note)
        self._writer = Writer(keeper.game, self._reader, self.speaker, self._settings)
        self._values = keeper.game.board.values
        self._is_solved = keeper.game.board.is_solved
        self._clock_from = time.monotonic()
        self._warn(keeper.problem)
        title = title_of(keeper.record.title, self._geometry, self.speaker)
        self._tell(f"{title}. {self._reader.remaining()}", *self._reader.board())
        say = self.speaker.say
        if self._is_solved:
            self._tell(say("coach-solved-already"), say("plain-another"))
        else:
            if keeper.game.moves_made:
                self._say("coach-welcome-back")
            self._say("plain-start")

    # Reading and answering

    def loop(self) -> None:
        """Answer line after line, until somebody quits or nobody types any more."""
        try:
            for line in typed_lines():
                request = understand(line, self._geometry)
                if request.wish == "quit":
                    break
                self._answer(request)
        except KeyboardInterrupt:
            print()
            self._run.code = 130
        finally:
            self._sync_clock()
            self._keeper.tick(self._game.elapsed)
        problem = self._keeper.problem
        if problem is not None and problem.kind != "elsewhere":
            self._say("plain-not-kept")
        elif not self._is_solved:
            self._say("plain-goodbye")
        feed(self._store)

    def _answer(self, request: Request) -> None:
        self._sync_clock()
        wish = request.wish
        if wish in ("place", "cross-out", "write", "clear", "fill", "clean"):
            self._edited(self._writer.write(request))
        elif wish != "nothing":
            method: Callable[[Request], None] = getattr(self, f"_do_{wish.replace('-', '_')}")
            method(request)
        sys.stdout.flush()
        self._warn(self._keeper.problem)

    def _tell(self, *sentences: str) -> None:
        for sentence in sentences:
            print_text(sentence)

    def _say(self, message: str, **values: str | int) -> None:
        self._tell(self.speaker.say(message, **values))

    def _do_unknown(self, request: Request) -> None:
        self._say("plain-unknown", found=printable(request.text.strip(), 40))

    def _do_no_cell(self, request: Request) -> None:
        self._say("plain-no-cell", found=printable(request.text.strip(), 40))

    def _do_out_of_range(self, request: Request) -> None:
        largest = str(self._geometry.n)
        self._say("plain-out-of-range", found=printable(request.text, 40), n=largest)

    # The clock

    def _sync_clock(self) -> None:
        now = time.monotonic()
        if not self._is_solved:
            self._game.elapsed += now - self._clock_from
        self._clock_from = now

    @property
    def _time(self) -> str:
        minutes, seconds = divmod(int(self._game.elapsed), 60)
        return f"{minutes}:{seconds:02d}"

    # What has changed

    def _edited(self, sentences: Iterable[str]) -> None:
        """Say what was done; if digits have changed, how much is left, or that it is the end."""
        self._tell(*sentences)
        board = self._game.board
        if board.values == self._values:
            return
        self._values = board.values
        if not board.is_full:
            self._is_solved = False
            self._tell(self._reader.remaining())
        elif not board.is_solved:
            self._say("coach-full-but-wrong")
        elif not self._is_solved:
            self._is_solved = True
            self._game.note("solved")
            self._say("coach-solved", time=self._time)
            self._tell(*self._coach.rating())
            self._say("plain-another")

    def _do_undo(self, _: Request) -> None:
        self._in_history(self._game.undo, "nothing-to-undo", "plain-undone")

    def _do_redo(self, _: Request) -> None:
        self._in_history(self._game.redo, "nothing-to-redo", "plain-redone")

    def _in_history(
        self, go: Callable[[], tuple[object, ...] | None], nothing: str, done: str
    ) -> None:
        before = self._game.board.cells.copy()
        if go() is None:
            self._say(nothing)
            return
        self._edited([self.speaker.say(done), *self._writer.changes_since(before)])

    def _do_bookmark(self, _: Request) -> None:
        self._game.bookmark()
        self._say("plain-bookmark")

    def _do_return(self, _: Request) -> None:
        if self._game.back():
            self._edited([self.speaker.say("coach-bookmark-back")])
        else:
            self._say("no-bookmark")

    # The coach

    def _do_hint(self, _: Request) -> None:
        self._hinted(*self._coach.hint())

    def _do_explain(self, _: Request) -> None:
        self._hinted(*self._coach.explain())

    def _do_apply(self, _: Request) -> None:
        self._hinted(*self._coach.apply())

    def _hinted(self, sentences: list[str], step: Step | None) -> None:
        self._tell(*sentences)
        if step is not None:
            self._game.apply(step)
            self._edited([self.speaker.say("coach-applied")])

    def _do_why(self, request: Request) -> None:
        cell, digit = request.cell, self._game.board.cells[request.cell].value
        holds = request.wish == "why"
        if self._game.board.is_given(cell):
            self._say("coach-given", cell=self._reader.name(cell))
        elif request.digits or digit:
            self._tell(*self._coach.why(cell, (*request.digits, digit)[0], holds=holds))
        else:
            self._say("plain-no-cell", found=self._reader.name(cell))

    _do_why_not = _do_why

    def _do_check(self, _: Request) -> None:
        self._tell(*self._coach.check())

    def _do_before(self, _: Request) -> None:
        move = self._coach.mistaken_move()
        if move is None:
            self._say("coach-no-mistake")
        elif count := self._game.undo_before(move):
            told = [self.speaker.say("coach-back", count=count), self._reader.cell(move.cell)]
            self._edited(told)
        else:
            self._say("coach-cannot-go-back", cell=self._reader.name(move.cell))

    # Looking

    def _do_cell(self, request: Request) -> None:
        self._tell(self._reader.cell(request.cell))

    def _do_house(self, request: Request) -> None:
        assert request.house is not None
        self._tell(self._reader.house(request.house))

    def _do_board(self, _: Request) -> None:
        self._tell(*self._reader.board(), self._reader.remaining())

    def _do_left(self, _: Request) -> None:
        self._tell(self._reader.left())

    def _do_time(self, _: Request) -> None:
        self._say("plain-time", time=self._time)

    def _do_help(self, _: Request) -> None:
        levels = [self.speaker.say(f"level-{level}").lower() for level in LEVELS]
        values = {"formats": ", ".join(FORMATS), "levels": ", ".join(levels)}
        self._tell(*self.speaker.say("plain-help", **values).splitlines())

    # The grid

    def _do_copy(self, request: Request) -> None:
        grid = self._game.board.noted_grid()
        able = {name: form for name, form in FORMATS.items() if self._geometry.n <= form.largest}
        form = able.get(request.text or "line")
        if form is None:
            self._refuse("copy", request.text, able)
        else:
            print(write([grid], form).rstrip("\n"))

    def _refuse(self, word: str, found: str, choices: Iterable[str]) -> None:
        found = printable(found, 40)
        self._say("option-bad-choice", option=word, found=found, choices=" ".join(choices))

    def _do_new(self, request: Request) -> None:
        wanted = order_named(request.text, self._keeper.record.title, self._geometry)
        if wanted is None:
            self._refuse("new", request.text, LEVELS)
            return
        order, title = wanted
        grid = made(order, self.speaker)
        if grid is None:
            self._say("order-unavailable")
            return
        self._keeper.tick(self._game.elapsed)
        self.begin(grid, title, is_ours=True)
