"""Play nonograms in plain text."""

from collections.abc import Iterable, Iterator, Sequence

from tutor.cli.nonogram.orders import fresh_named
from tutor.cli.nonogram.output import ALIASES
from tutor.cli.nonogram.plain_coach import NonogramPlainCoach
from tutor.cli.nonogram.plain_reading import BoardReader
from tutor.cli.nonogram.plain_words import Request, understand
from tutor.cli.plain_sitting import PlainSitting
from tutor.cli.run import Run
from tutor.nonogram.formats import FORMATS, CannotWrite, write
from tutor.nonogram.position import UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Line
from tutor.play.nonogram.game import NonogramGame, start_of
from tutor.play.nonogram.pictures import without_answer
from tutor.play.nonogram.verdict import judge
from tutor.rating.levels import LEVELS
from tutor.shown import printable
from tutor.store import NonogramKeeper, NonogramRecord, Store
from tutor.tui.nonogram.speaking import NonogramSpeaker
from tutor.tui.nonogram.titles import picture_name, title_of

_MOST_READ = 3
"""So many changed cells are read out one by one; more are only counted."""


class NonogramPlainPlay(PlainSitting):
    """One sitting with nonograms."""

    EDITS = ("paint", "rest")
    FORMATS = FORMATS
    LEVELS = LEVELS
    _keeper: NonogramKeeper
    _game: NonogramGame
    _reader: BoardReader
    _coach: NonogramPlainCoach

    def __init__(self, run: Run, store: Store) -> None:
        super().__init__(run, store, NonogramSpeaker(run.speaker.language))

    def begin(self, position: Position, title: str, *, is_ours: bool = False) -> None:
        """Begin a game; unless the nonogram is one of ours, say what it is worth."""
        if not is_ours and (verdict := judge(position.puzzle)) in ("several", "none"):
            say = self.speaker.say
            self._tell(f"{say('offer-title')}. {say(f'verdict-{verdict}')}")
        self.use(self._store.nonograms.new_game(position.puzzle, title, start_of(position)))

    def resume(self, game: NonogramRecord) -> None:
        """Go on with a game; one that can no longer be read begins again."""
        try:
            self.use(self._store.nonograms.resume_record(game))
        except KeyError:
            self._say("game-gone")
            self.begin(Position(game.puzzle), game.title, is_ours=True)

    def prepare(self) -> None:
        """Have somebody to read and to ask."""
        self._puzzle = self._game.puzzle
        self._reader = BoardReader(self._game.position, self.speaker)
        self._coach = NonogramPlainCoach(self._game, self.speaker)

    def understand(self, line: str) -> Request:
        """What a line asks for."""
        return understand(line, self._puzzle)

    def written(self, request: Request) -> Iterator[str]:
        """Paint cells, or cross out the rest of every line that is complete."""
        before, complete = self.cells, self._complete()
        if request.wish == "rest":
            changed = self._game.paint(self._left_over(complete), WHITE)
        else:
            assert request.colour is not None
            changed = self._game.paint(request.cells, request.colour)
        if not changed:
            yield self.speaker.say("plain-unchanged")
            return
        yield from self.changes_since(before)
        new = self._complete() - complete
        yield from (self._reader.line(line) for line in self._puzzle.lines if line in new)

    def _complete(self) -> set[Line]:
        return {line for line in self._puzzle.lines if self._reader.is_complete(line)}

    def _left_over(self, lines: Iterable[Line]) -> Iterator[int]:
        """The cells of some lines that are not known."""
        cells = self.cells
        for line in lines:
            yield from (cell for cell in self._puzzle.cells_of(line) if cells[cell] == UNKNOWN)

    def title(self) -> str:
        """What the nonogram is called: what it shows is not told before it is seen."""
        title = self._keeper.record.title
        return title_of(title, self._puzzle, self.speaker, is_solved=self.is_won)

    def changes_since(self, before: Sequence[Colour]) -> list[str]:
        """The cells that are not as they were, or how many."""
        now = self.cells
        changed = [cell for cell, colour in enumerate(before) if colour != now[cell]]
        if len(changed) > _MOST_READ:
            return [self.speaker.say("plain-changed", count=len(changed))]
        return [self._reader.cell(cell) for cell in changed]

    @property
    def cells(self) -> list[Colour]:
        """Every cell."""
        return self._game.position.cells

    @property
    def filled(self) -> list[Colour]:
        """Every cell: black and white count alike."""
        return self.cells

    @property
    def is_full(self) -> bool:
        """Whether every cell is black or white."""
        return self._game.position.is_full

    @property
    def is_won(self) -> bool:
        """Whether every line has its clue."""
        return self._game.is_solved

    def tell_the_end(self) -> None:
        """What the picture is, and how long it took."""
        title = picture_name(self._puzzle, self.speaker)
        if title:
            self._say("nonogram-coach-solved-as", title=title, time=self.time_taken)
        else:
            self._say("coach-solved", time=self.time_taken)

    def _do_out_of_range(self, request: Request) -> None:
        self._say(
            "nono-plain-out-of-range",
            found=printable(request.text, 40),
            rows=str(self._puzzle.height),
            columns=str(self._puzzle.width),
        )

    def _do_why(self, request: Request) -> None:
        self._tell(*self._coach.why(request.cell, request.colour))

    # Looking

    def _do_line(self, request: Request) -> None:
        assert request.line is not None
        self._tell(self._reader.line(request.line))

    # The nonogram

    def _do_copy(self, request: Request) -> None:
        form = ALIASES.get(request.text, request.text or "clues")
        if form not in FORMATS:
            self._refuse("copy", request.text, FORMATS)
            return
        puzzle = self._puzzle if self.is_won else without_answer(self._puzzle)
        try:
            print(write(puzzle, form, Position(puzzle, self.cells)).rstrip("\n"))
        except CannotWrite:
            self._say("nonogram-no-picture-yet")

    def _do_new(self, request: Request) -> None:
        new = fresh_named(request.text, self._keeper.record, self._store, self.speaker)
        if new is None:
            self._refuse("new", request.text, (*LEVELS, "10x10"))
            return
        if new.puzzle is None:
            self._say("order-unavailable")
            return
        self._keeper.tick(self._game.elapsed)
        self.begin(Position(new.puzzle), new.title, is_ours=True)
