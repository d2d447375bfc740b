"""Solved games of either kind that have not told yet what they show."""

from collections.abc import Callable
from dataclasses import dataclass

from tutor.base.events import Event
from tutor.base.watch import Pulse
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.nonogram.puzzle import Puzzle
from tutor.store import Record, Store
from tutor.store.game_rows import Birth
from tutor.sudoku.grid import Grid

Reading = Callable[[Pulse], list[Event]]
"""Reads a game, which takes a while and can be stopped; what it shows."""


@dataclass(frozen=True)
class Unread:
    """A game to be read: where its file is touched, and the work that needs no file, are apart."""

    birth: Birth
    """What tells it from others."""
    cells: int
    """How large its board is."""
    open: Callable[[], Reading]
    """Fetches its log from the file."""


def unread(store: Store) -> list[Unread]:
    """The games that have not been read, those of each kind the oldest first."""
    return [
        *(_sudoku(store, game) for game in store.unread(GRIDS)),
        *(_nonogram(store, game) for game in store.unread(PICTURES)),
    ]


def _sudoku(store: Store, game: Record[Grid]) -> Unread:
    def opened() -> Reading:
        # Loaded here: most of the time there is nothing to read.
        from tutor.learn.review import review

        log = store.played(GRIDS).log_of(game)
        return lambda pulse: review(game.puzzle, log, pulse, title=game.title).events(game.updated)

    birth = store.played(GRIDS).birth(game)
    return Unread(birth, game.puzzle.geometry.cell_count, opened)


def _nonogram(store: Store, game: Record[Puzzle]) -> Unread:
    def opened() -> Reading:
        from tutor.learn.nonogram.evidence import shown_by

        log = store.played(PICTURES).log_of(game)
        return lambda pulse: shown_by(game.puzzle, log, game.title, game.updated, pulse)

    birth = store.played(PICTURES).birth(game)
    return Unread(birth, game.puzzle.cell_count, opened)
