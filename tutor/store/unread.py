"""Solved games of either kind that have not told yet what they show."""

from collections.abc import Callable
from dataclasses import dataclass

from tutor.learn.events import Event
from tutor.store.games import SUDOKU, GameRecord
from tutor.store.nonograms import NONOGRAMS, NonogramRecord
from tutor.store.record import Birth
from tutor.store.store import Store
from tutor.sudoku.watch import Pulse

Reading = Callable[[Pulse], list[Event]]
"""Reads a game, which takes a while and can be stopped; what it shows."""


@dataclass(frozen=True)
class Unread:
    """A game to be read: where its file is touched, and the work that needs no file, are apart."""

    record: GameRecord | NonogramRecord
    birth: Birth
    """What tells it from others."""
    cells: int
    """How large its board is."""
    open: Callable[[], Reading]
    """Fetches its log from the file."""


def unread(store: Store) -> list[Unread]:
    """The games that have not been read, those of each kind the oldest first."""
    return [
        *(_sudoku(store, game) for game in store.unread_games()),
        *(_nonogram(store, game) for game in store.unread_nonograms()),
    ]


def _sudoku(store: Store, game: GameRecord) -> Unread:
    def opened() -> Reading:
        # Loaded here: most of the time there is nothing to read.
        from tutor.learn.review import review

        log = store.log_of(game)
        return lambda pulse: review(game.puzzle, log, pulse, title=game.title).events(game.updated)

    birth = SUDOKU.birth(game.created, game.puzzle)
    return Unread(game, birth, game.puzzle.geometry.cell_count, opened)


def _nonogram(store: Store, game: NonogramRecord) -> Unread:
    def opened() -> Reading:
        from tutor.learn.nonogram.reading import shown_by

        log = store.nonograms.log_of(game)
        return lambda pulse: shown_by(game.puzzle, log, game.title, game.updated, pulse)

    birth = NONOGRAMS.birth(game.created, game.puzzle)
    return Unread(game, birth, game.puzzle.cell_count, opened)
