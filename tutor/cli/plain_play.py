"""Play Sudoku in plain text."""

from collections.abc import Iterable, Sequence

from tutor.cli.orders import made, order_named
from tutor.cli.plain_coach import PlainCoach
from tutor.cli.plain_reading import BoardReader
from tutor.cli.plain_sitting import PlainSitting
from tutor.cli.plain_words import Request, understand
from tutor.cli.plain_writing import Writer, verdict_on
from tutor.cli.run import Run
from tutor.language import Speaker
from tutor.play.board import Cell
from tutor.play.game import Game, start_of
from tutor.play.orders import LEVELS
from tutor.shown import printable
from tutor.store import GameRecord, Keeper, Store
from tutor.sudoku.formats import FORMATS, write
from tutor.sudoku.grid import Grid
from tutor.tui.screens.titles import title_of


class PlainPlay(PlainSitting):
    """One sitting with Sudoku grids."""

    EDITS = ("place", "cross-out", "write", "clear", "fill", "clean")
    FORMATS = tuple(FORMATS)
    LEVELS = LEVELS
    _keeper: Keeper
    _game: Game
    _reader: BoardReader
    _coach: PlainCoach

    def __init__(self, run: Run, store: Store) -> None:
        super().__init__(run, store, Speaker(run.speaker.language, "screens", "commands"))
        self._settings = store.settings()

    def begin(self, grid: Grid, title: str, *, is_ours: bool = False) -> None:
        """Begin a game; unless the grid is one of ours, say what it is worth."""
        if not is_ours:
            self._tell(*verdict_on(grid, self.speaker))
        puzzle, log = start_of(grid)
        self.use(self._store.new_game(puzzle, title, log))

    def resume(self, game: GameRecord) -> None:
        """Go on with a game; one that can no longer be read begins again."""
        try:
            self.use(self._store.resume_record(game))
        except KeyError:
            self._say("game-gone")
            self.begin(game.puzzle, game.title, is_ours=True)

    def prepare(self) -> None:
        """Have somebody to read, to ask and to write."""
        game = self._game
        self._geometry = game.geometry
        self._reader = BoardReader(game.board, self.speaker)
        self._coach = PlainCoach(game, self.speaker, game.note)
        self._writer = Writer(game, self._reader, self.speaker, self._settings)

    def understand(self, line: str) -> Request:
        """What a line asks for."""
        return understand(line, self._geometry)

    def written(self, request: Request) -> Iterable[str]:
        """Write or take away digits and marks."""
        return self._writer.write(request)

    def title(self) -> str:
        """What the grid is called."""
        return title_of(self._keeper.record.title, self._geometry, self.speaker)

    def changes_since(self, before: Sequence[Cell]) -> Sequence[str]:
        """The cells that are not as they were, or how many."""
        return self._writer.changes_since(before)

    @property
    def cells(self) -> list[Cell]:
        """Every cell with its marks."""
        return self._game.board.cells.copy()

    @property
    def filled(self) -> list[int]:
        """The digits."""
        return self._game.board.values

    @property
    def is_full(self) -> bool:
        """Whether every cell holds a digit."""
        return self._game.board.is_full

    @property
    def is_won(self) -> bool:
        """Whether every digit is there, and right."""
        return self._game.board.is_solved

    def tell_the_end(self) -> None:
        """How long it took."""
        self._say("coach-solved", time=self.time_taken)

    def _do_out_of_range(self, request: Request) -> None:
        largest = str(self._geometry.n)
        self._say("plain-out-of-range", found=printable(request.text, 40), n=largest)

    # The coach

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

    # Looking

    def _do_house(self, request: Request) -> None:
        assert request.house is not None
        self._tell(self._reader.house(request.house))

    # The grid

    def _do_copy(self, request: Request) -> None:
        grid = self._game.board.noted_grid()
        able = {name: form for name, form in FORMATS.items() if self._geometry.n <= form.largest}
        form = able.get(request.text or "line")
        if form is None:
            self._refuse("copy", request.text, able)
        else:
            print(write([grid], form).rstrip("\n"))

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
