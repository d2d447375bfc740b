"""The learner's file, opened with what its rows mean."""

from pathlib import Path

from tutor.base.document import Place
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.log import Entry as NonogramEntry
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.log import Entry
from tutor.learn.progress import merged
from tutor.learn.trace import edition
from tutor.learn.traces import summed
from tutor.nonogram.puzzle import Puzzle
from tutor.store import Keeper, Record, Store
from tutor.store.games import Played
from tutor.store.rules import Rules
from tutor.sudoku.grid import Grid

GameRecord = Record[Grid]
"""What is known of a Sudoku game; its grid has the givens only."""
SudokuKeeper = Keeper[Grid, Entry, Game]
NonogramRecord = Record[Puzzle]
NonogramKeeper = Keeper[Puzzle, NonogramEntry, NonogramGame]


def open_store(folder: Path | None = None) -> Store:
    """Open the learner's file in a folder, or in the usual one; see :meth:`Store.open`."""
    return Store.open(RULES, folder)


def _check_exam(paper: Place, result: Place) -> None:
    # Loaded here: only exams that come from elsewhere are looked at.
    from tutor.learn.exam.paper import Paper
    from tutor.learn.exam.result import Result

    Paper.from_json(paper).check(f"{paper.where}.")
    if result.value is not None:
        Result.from_json(result.value, result.where).paper.check(f"{result.where}.")


RULES = Rules(
    games=(lambda file: Played(file, GRIDS), lambda file: Played(file, PICTURES)),
    edition=edition,
    summed=summed,
    merged=merged,
    check_exam=_check_exam,
)
