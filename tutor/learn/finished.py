"""The games of each kind that came to their end, from the learner's file."""

from collections.abc import Callable

from tutor.base.watch import Pulse
from tutor.games.entries import AnyEntry
from tutor.games.file_codec import Codec, E, G, P
from tutor.games.game import GameName
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sheet import Sheet
from tutor.games.sudoku.codec import GRIDS
from tutor.games.watching import Watch
from tutor.learn.finish import FinishedGame
from tutor.learn.review.pages import GameReview
from tutor.nonogram.puzzle import Puzzle
from tutor.store import Record, Store
from tutor.sudoku.grid import Grid


def finished_grid(store: Store, record: Record[Grid]) -> FinishedGame:
    """A Sudoku that was solved."""
    log = store.played(GRIDS).log_of(record)

    def read(pulse: Pulse, watch: Watch) -> GameReview:
        from tutor.learn.review.grid_pages import paged
        from tutor.learn.review.grid_review import review

        return paged(review(record.puzzle, log, pulse, watch, record.title))

    sheet = GRIDS.game(record.puzzle, log, _nobody)
    return _finished("sudoku", GRIDS, record, sheet, read)


def finished_picture(store: Store, record: Record[Puzzle]) -> FinishedGame:
    """A nonogram that was solved."""
    log = store.played(PICTURES).log_of(record)

    def read(pulse: Pulse, watch: Watch) -> GameReview:
        from tutor.learn.review.picture_pages import paged
        from tutor.learn.review.picture_review import review

        return paged(review(record.puzzle, log, pulse, watch, record.title))

    sheet = PICTURES.game(record.puzzle, log, _nobody)
    return _finished("nonogram", PICTURES, record, sheet, read)


def _nobody(entry: AnyEntry) -> None:
    """Nothing is written down of a game that is over."""


def _finished(
    game: GameName,
    codec: Codec[P, E, G],
    record: Record[P],
    sheet: Sheet,
    read: Callable[[Pulse, Watch], GameReview],
) -> FinishedGame:
    return FinishedGame(
        game=game,
        title=record.title,
        called=lambda speaker: codec.called(record.title, record.puzzle, speaker, True),
        level=codec.level(record.title, record.puzzle),
        at=record.updated,
        seconds=record.elapsed,
        is_own_work=sheet.is_own_work,
        read=read,
        rated=sheet.rated,
    )
