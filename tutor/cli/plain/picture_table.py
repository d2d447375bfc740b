"""Playing nonograms in plain text."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from tutor.base.shown import printable
from tutor.cli.nonogram.commands import ALIASES
from tutor.cli.nonogram.orders import solved_pictures, source_named
from tutor.cli.plain.picture_reader import SpokenPicture
from tutor.cli.plain.picture_words import Request, understand
from tutor.cli.plain.table import Line, PlainTable
from tutor.cli.run import print_text
from tutor.games.game import AnyPuzzle, Fresh, Shipped, Way
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame, start_of
from tutor.games.nonogram.pictures import without_answer
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.nonogram.solver import PictureSolver
from tutor.games.nonogram.titles import title_of
from tutor.language import Speaker
from tutor.learn.finish import FinishedGame, finished_picture
from tutor.learn.learner import NonogramKeeper
from tutor.nonogram.formats import FORMATS, KEEPS_COLOURS, CannotWrite, write
from tutor.nonogram.position import UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Line as PuzzleLine
from tutor.rating.levels import LEVELS
from tutor.store import Store

_MOST_READ = 3
"""So many changed cells are read out one by one; more are only counted."""


class _PictureTable:
    """A nonogram that is read out and painted on."""

    levels: tuple[str, ...] = LEVELS
    ways: tuple[Way, ...] = ("logic", "both")

    def __init__(self, keeper: NonogramKeeper, store: Store, speaker: Speaker) -> None:
        self.keeper, self._store, self.speaker = keeper, store, speaker
        self.sheet: NonogramGame = keeper.game
        self._puzzle, self._position = self.sheet.puzzle, self.sheet.position
        self.reader = SpokenPicture(self._position, speaker)
        self.formats: Iterable[str] = KEEPS_COLOURS if self._puzzle.inks else FORMATS

    def title(self) -> str:
        """What the nonogram is called: what it shows is not told before it is seen."""
        title, is_solved = self.keeper.record.title, self.sheet.is_solved
        return title_of(title, self._puzzle, self.speaker, is_solved=is_solved)

    def understand(self, line: str) -> Line:
        request = understand(line, self._puzzle, self.speaker.language)
        wish, named = request.wish, request.line
        if wish in ("paint", "rest"):
            return Line(wish, edit=partial(self._painted, request))
        if wish == "cell":
            return Line(wish, tell=lambda: [self.reader.cell(request.cell)])
        if named is not None:
            return Line(wish, tell=lambda: [self.reader.line(named)])
        if wish == "why":
            return Line(wish, doubt=self.sheet.question().doubt(request.cell, request.colour))
        if wish == "out-of-range":
            return Line(wish, tell=lambda: [self._out_of_range(request)])
        return Line(wish, request.text)

    def _out_of_range(self, request: Request) -> str:
        return self.speaker.say(
            "nono-plain-out-of-range",
            found=printable(request.text, 40),
            rows=str(self._puzzle.height),
            columns=str(self._puzzle.width),
        )

    def _painted(self, request: Request) -> Iterator[str]:
        """Paint cells, or cross out the rest of every line that is complete."""
        changes, complete = self.watch_changes(), self._complete()
        if request.wish == "rest":
            changed = self.sheet.paint(self._left_over(complete), WHITE)
        else:
            assert request.colour is not None
            changed = self.sheet.paint(request.cells, request.colour)
        if not changed:
            yield self.speaker.say("plain-unchanged")
            return
        yield from changes()
        new = self._complete() - complete
        yield from (self.reader.line(line) for line in self._puzzle.lines if line in new)

    def _complete(self) -> set[PuzzleLine]:
        return {line for line in self._puzzle.lines if self.reader.is_complete(line)}

    def _left_over(self, lines: Iterable[PuzzleLine]) -> list[int]:
        """The cells of some lines that are not known."""
        cells = [cell for line in lines for cell in self._puzzle.cells_of(line)]
        return [cell for cell in cells if self._position.colour(cell) == UNKNOWN]

    def watch_changes(self) -> Callable[[], list[str]]:
        return partial(self._changes_since, self.sheet.filled)

    def _changes_since(self, before: Sequence[Colour]) -> list[str]:
        now = self.sheet.filled
        changed = [cell for cell, colour in enumerate(before) if colour != now[cell]]
        if len(changed) > _MOST_READ:
            return [self.speaker.say("plain-changed", count=len(changed))]
        return [self.reader.cell(cell) for cell in changed]

    def copy(self, name: str) -> Iterable[str] | None:
        """The nonogram with what is painted; None if there is no such format."""
        usual = "json" if self._puzzle.inks else "clues"
        form = ALIASES.get(name, name or usual)
        if form not in self.formats:
            return None
        puzzle = self._puzzle if self.sheet.is_solved else without_answer(self._puzzle)
        try:
            return [write(puzzle, form, Position(puzzle, self._position.cells)).rstrip("\n")]
        except CannotWrite:
            print_text(self.speaker.say("no-picture-yet"))
            return []

    def another(self, name: str) -> Fresh | Shipped | tuple[str, ...]:
        """A picture, or one of a level or a size; without a name, one more like this one."""
        like = self.keeper.record
        return source_named(name, like, solved_pictures(self._store)) or (*LEVELS, "10x10")

    def solver(self) -> PictureSolver:
        return PictureSolver(self._position.copy(), self._read_out)

    def _read_out(self, position: Position) -> None:
        for line in SpokenPicture(position, self.speaker).board():
            print_text(line)

    def finished(self) -> FinishedGame:
        return finished_picture(self._store, self.keeper.record)

    def begin(self, puzzle: AnyPuzzle, title: str) -> PlainTable:
        return begin_picture(puzzle, title, self._store, self.speaker)


def begin_picture(puzzle: AnyPuzzle, title: str, store: Store, speaker: Speaker) -> PlainTable:
    """Begin to play a nonogram."""
    assert isinstance(puzzle, PicturePuzzle)
    clues, log = puzzle.position.puzzle, start_of(puzzle.position)
    return _PictureTable(store.played(PICTURES).new_game(clues, title, log), store, speaker)


def resume_picture(title: str | None, store: Store, speaker: Speaker) -> PlainTable | None:
    """Go on with the last nonogram, or the last of a title; else see whether it can begin again."""
    played = store.played(PICTURES)
    game = played.last_open() if title is None else next(played.open_games(title), None)
    if game is None:
        return None
    try:
        return _PictureTable(played.resume_record(game), store, speaker)
    except KeyError:
        print_text(speaker.say("game-gone"))
        return begin_picture(PicturePuzzle(Position(game.puzzle)), game.title, store, speaker)
