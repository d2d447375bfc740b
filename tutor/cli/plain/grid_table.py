"""Playing Sudoku in plain text."""

from collections.abc import Callable, Iterable
from functools import partial

from tutor.base.shown import printable
from tutor.cli.orders import made, order_named
from tutor.cli.plain.grid_reader import GridReader
from tutor.cli.plain.grid_words import Request, understand
from tutor.cli.plain.grid_writer import Writer, verdict_on
from tutor.cli.plain.table import Another, Line
from tutor.cli.run import Run, print_text
from tutor.explain.why import Claim
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game, start_of
from tutor.games.sudoku.orders import LEVELS
from tutor.games.sudoku.titles import title_of
from tutor.language import Speaker
from tutor.learn.learner import GameRecord, SudokuKeeper
from tutor.store import Store
from tutor.sudoku.formats import FORMATS, write
from tutor.sudoku.grid import Grid

_EDITS = ("place", "cross-out", "write", "clear", "fill", "clean")


class GridTable:
    """A grid that is read out and written on."""

    formats: Iterable[str] = tuple(FORMATS)
    levels: tuple[str, ...] = LEVELS

    def __init__(self, keeper: SudokuKeeper, store: Store, speaker: Speaker) -> None:
        self.keeper, self._store, self.speaker = keeper, store, speaker
        self.sheet: Game = keeper.game
        self._board, self._geometry = self.sheet.board, self.sheet.geometry
        self.reader = GridReader(self._board, speaker)
        self._writer = Writer(self.sheet, self.reader, speaker, store.settings())

    def title(self) -> str:
        """What the grid is called."""
        return title_of(self.keeper.record.title, self._geometry, self.speaker)

    def understand(self, line: str) -> Line:
        """What a line asks for."""
        request = understand(line, self._geometry)
        wish, house = request.wish, request.house
        if wish in _EDITS:
            return Line(wish, edit=partial(self._writer.write, request))
        if wish == "cell":
            return Line(wish, tell=lambda: [self.reader.cell(request.cell)])
        if house is not None:
            return Line(wish, tell=lambda: [self.reader.house(house)])
        if wish in ("why", "why-not"):
            return self._asked_why(request)
        if wish == "out-of-range":
            return Line(wish, tell=lambda: [self._out_of_range(request)])
        return Line(wish, request.text)

    def _out_of_range(self, request: Request) -> str:
        found, largest = printable(request.text, 40), str(self._geometry.n)
        return self.speaker.say("plain-out-of-range", found=found, n=largest)

    def _asked_why(self, request: Request) -> Line:
        cell, say = request.cell, self.speaker.say
        name, digit = self.reader.name(cell), self._board.cells[cell].value
        if self._board.is_given(cell):
            return Line("why", tell=lambda: [say("coach-given", cell=name)])
        if not (request.digits or digit):
            return Line("why", tell=lambda: [say("plain-no-cell", found=name)])
        holds = request.wish == "why"
        claim = Claim(cell, (*request.digits, digit)[0], holds)
        return Line("why", doubt=self.sheet.question().doubt(claim, "=" if holds else "-"))

    def watch_changes(self) -> Callable[[], list[str]]:
        """Remember the board; what comes back reads out what has changed since."""
        return partial(self._writer.changes_since, self._board.cells.copy())

    def copy(self, name: str) -> Iterable[str] | None:
        """The grid with its marks; None if there is no such format for its size."""
        form = FORMATS.get(name or "line")
        if form is None or self._geometry.n > form.largest:
            able = [name for name, form in FORMATS.items() if self._geometry.n <= form.largest]
            self.formats = tuple(able)
            return None
        return [write([self._board.noted_grid()], form).rstrip("\n")]

    def another(self, name: str) -> Another:
        """A fresh grid of a level or a technique; without a name, one more like this one."""
        wanted = order_named(name, self.keeper.record.title, self._geometry)
        if wanted is None:
            return Another(choices=LEVELS)
        order, title = wanted
        grid = made(order, self.speaker)
        if grid is None:
            return Another()
        return Another(partial(_begun, grid, title, self._store, self.speaker))


def _begun(grid: Grid, title: str, store: Store, speaker: Speaker) -> GridTable:
    puzzle, log = start_of(grid)
    return GridTable(store.played(GRIDS).new_game(puzzle, title, log), store, speaker)


def begin_grid(
    grid: Grid, title: str, run: Run, store: Store, *, is_ours: bool = False
) -> GridTable:
    """Begin a game; unless the grid is one of ours, say what it is worth."""
    speaker = speaker_of(run)
    for sentence in () if is_ours else verdict_on(grid, speaker):
        print_text(sentence)
    return _begun(grid, title, store, speaker)


def resume_grid(game: GameRecord, run: Run, store: Store) -> GridTable:
    """Go on with a game; one that can no longer be read begins again."""
    speaker = speaker_of(run)
    try:
        return GridTable(store.played(GRIDS).resume_record(game), store, speaker)
    except KeyError:
        print_text(speaker.say("game-gone"))
        return begin_grid(game.puzzle, game.title, run, store, is_ours=True)


def speaker_of(run: Run) -> Speaker:
    """Whoever speaks while a grid is played."""
    return Speaker(run.speaker.language, "screens", "commands")
