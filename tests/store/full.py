"""A disk that is full, and has room again."""

from tutor.learn.learner import SudokuKeeper
from tutor.store import Store


def fill_up(store: Store, keeper: SudokuKeeper) -> None:
    """Leave no room for the learner's file, and play until that is noticed."""
    ((pages,),) = store.database.rows("PRAGMA page_count")
    store.database.rows(f"PRAGMA max_page_count = {pages}")
    while keeper.problem is None:
        keeper.game.note("hint", "x" * 400)
    assert keeper.problem.kind == "full"


def make_room(store: Store) -> None:
    """Let the file grow again."""
    store.database.rows("PRAGMA max_page_count = 100000")
