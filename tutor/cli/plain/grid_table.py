"""Playing Sudoku in plain text."""

from collections.abc import Callable, Iterable
from functools import partial

from tutor.base.shown import printable
from tutor.cli.orders import order_named
from tutor.cli.plain.grid_board import GridWriter, SpokenGrid
from tutor.cli.plain.grid_words import Request, understand
from tutor.cli.plain.table import Line, PlainTable
from tutor.cli.run import print_text
from tutor.explain.why import Claim
from tutor.games.game import AnyPuzzle, Fresh, Way
from tutor.games.sudoku.board import board_of
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT, Game, start_of
from tutor.games.sudoku.making import LEVELS
from tutor.games.sudoku.new_puzzles import recipe_named
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.sudoku.solver import GridSolver
from tutor.games.sudoku.titles import title_of
from tutor.language import Speaker
from tutor.learn.finish import FinishedGame, finished_grid
from tutor.learn.learner import SudokuKeeper
from tutor.store import Store
from tutor.sudoku.formats import FORMATS, write
from tutor.sudoku.grid import Grid

_EDITS = ("place", "cross-out", "write", "clear", "fill", "clean")


class _GridTable:
    """A grid that is read out and written on."""

    formats: Iterable[str] = tuple(FORMATS)
    levels: tuple[str, ...] = LEVELS
    ways: tuple[Way, ...] = ("logic", "both", "search")

    def __init__(self, keeper: SudokuKeeper, store: Store, speaker: Speaker) -> None:
        self.keeper, self._store, self.speaker = keeper, store, speaker
        self.sheet: Game = keeper.game
        self._board, self._geometry = self.sheet.board, self.sheet.geometry
        self.reader = SpokenGrid(self._board, speaker)
        self._writer = GridWriter(self.sheet, self.reader, speaker, store.settings())

    def title(self) -> str:
        return title_of(self.keeper.record.title, self._geometry, self.speaker)

    def understand(self, line: str) -> Line:
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
        return partial(self._writer.changes_since, self._board.cells.copy())

    def copy(self, name: str) -> Iterable[str] | None:
        """The grid with its marks; None if there is no such format for its size."""
        form = FORMATS.get(name or "line")
        if form is None or not form.holds(self._geometry):
            able = [name for name, form in FORMATS.items() if form.holds(self._geometry)]
            self.formats = tuple(able)
            return None
        return [write([self._board.noted_grid()], form).rstrip("\n")]

    def another(self, name: str) -> Fresh | tuple[str, ...]:
        """A fresh grid of a level, a technique or a recipe; without a name, one more like this."""
        ordered = order_named(name, self.keeper.record.title, self._geometry)
        return ordered or recipe_named(name) or (*LEVELS, "3x2")

    def solver(self) -> GridSolver:
        return GridSolver(self._board.noted_grid(), self._read_out)

    def _read_out(self, grid: Grid) -> None:
        for line in SpokenGrid(board_of(grid), self.speaker).board():
            print_text(line)

    def finished(self) -> FinishedGame:
        return finished_grid(self._store, self.keeper.record)

    def begin(self, puzzle: AnyPuzzle, title: str) -> PlainTable:
        return begin_grid(puzzle, title, self._store, self.speaker)


def begin_grid(puzzle: AnyPuzzle, title: str, store: Store, speaker: Speaker) -> PlainTable:
    """Begin to play a grid."""
    assert isinstance(puzzle, GridPuzzle)
    bare, log = start_of(puzzle.grid)
    return _GridTable(store.played(GRIDS).new_game(bare, title, log), store, speaker)


def resume_grid(title: str | None, store: Store, speaker: Speaker) -> PlainTable | None:
    """Go on with the last grid, or the last of a title; one that cannot be read begins again."""
    played = store.played(GRIDS)
    # A grid half typed in on screen is no game yet.
    waiting = (game for game in played.open_games(title) if game.title != DRAFT)
    if (game := next(waiting, None)) is None:
        return None
    try:
        return _GridTable(played.resume_record(game), store, speaker)
    except KeyError:
        print_text(speaker.say("game-gone"))
        return begin_grid(GridPuzzle(game.puzzle), game.title, store, speaker)
