"""How a puzzle comes in: as a text or a file, or typed cell by cell."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from tutor.base.shown import printable
from tutor.base.upload import AnyFile
from tutor.games.game import AnyPuzzle, Game, Unreadable
from tutor.games.sudoku.board import Board, Cell
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.language import Speaker
from tutor.learn.learner import SudokuKeeper
from tutor.store import Store
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

MOST_PUZZLES = 5000
"""A text may hold more; so many can be chosen from."""
PASTED = "pasted"


@dataclass(frozen=True)
class Found:
    """The puzzles of a text, all of one game."""

    game: Game
    puzzles: tuple[tuple[str, AnyPuzzle], ...]
    """Each with its number in the text."""
    title: str = PASTED
    """What games on them are called, as a token."""
    is_cut: bool = False
    """Whether there may be more."""

    def title_of(self, number: str) -> str:
        """What a game on one of them is called."""
        one_of_many = len(self.puzzles) > 1 and self.title != PASTED
        return f"{self.title} #{number}" if one_of_many else self.title


def read_text(text: str, games: Sequence[Game]) -> Found | Unreadable:
    """What a text has for the first of some games that can read it.

    If none can, what is wrong with it as a text of the first game.
    """
    problem = None
    for game in games:
        found = _found(game, game.read_text(text))
        if isinstance(found, Found):
            return found
        problem = problem or found
    assert problem is not None, "nobody was to read it"
    return problem


def problem_of(found: Unreadable, speaker: Speaker) -> str:
    """What is wrong with a text without a name, as a sentence."""
    problem = found.tell(speaker, None)
    return problem[:1].upper() + problem[1:]


def read_file(path: AnyFile, game: Game, speaker: Speaker) -> Found | str:
    """The puzzles of a file; a sentence if there are none."""
    name = printable(str(path), 200)
    try:
        if path.is_dir():
            return speaker.say("input-directory", name=name)
        if not path.is_file():  # nor anything that never ends
            return speaker.say("browse-missing", name=name)
        with path.open("rb") as stream:
            found = _found(game, game.read_file(stream), f"file:{printable(path.name)}")
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        return speaker.say("input-unreadable", name=name, reason=printable(reason, 200))
    return found if isinstance(found, Found) else found.tell(speaker, path.name)


def _found(
    game: Game, results: Iterable[AnyPuzzle | Unreadable], title: str = PASTED
) -> Found | Unreadable:
    first = list(islice(results, MOST_PUZZLES))
    puzzles = tuple(
        (str(number), result)
        for number, result in enumerate(first, start=1)
        if not isinstance(result, Unreadable)
    )
    if not puzzles and isinstance(first[0], Unreadable):
        return first[0]
    return Found(game, puzzles, title, len(first) >= MOST_PUZZLES)


class Draft:
    """A grid being typed in, kept as it is typed; each digit moves on to the next cell."""

    def __init__(self, keeper: SudokuKeeper) -> None:
        self.keeper = keeper

    @classmethod
    def of(
        cls, store: Store, geometry: Geometry | None = None, grid: Grid | None = None
    ) -> "Draft":
        """The draft to go on with: a grid to mend, the one begun (of a shape), or an empty one."""
        drafts = store.played(GRIDS)
        if grid is not None:
            keeper = drafts.new_game(Grid(grid.geometry), DRAFT)
            keeper.game.edit("place", ((c, Cell(value)) for c, value in enumerate(grid.values)))
            return cls(keeper)
        for game in drafts.open_games(DRAFT):
            if geometry is None or game.puzzle.geometry is geometry:
                return cls(drafts.resume(game.id))
        return cls(drafts.new_game(Grid(geometry or Geometry.of()), DRAFT))

    @property
    def board(self) -> Board:
        """What is typed."""
        return self.keeper.game.board

    @property
    def grid(self) -> Grid:
        """What is typed, as givens."""
        return Grid(self.board.geometry, self.board.values)

    def write(self, cell: int, digit: int) -> int:
        """Write a digit, or leave a cell empty; the cell that comes next."""
        self.keeper.game.edit("place", [(cell, Cell(digit))])
        return min(cell + 1, self.board.geometry.cell_count - 1)

    def clear(self, cell: int, cells: Sequence[int]) -> int:
        """Empty some cells, or the one before if this one is empty: like a typewriter.

        The cell where that leads.
        """
        if cell and not self.board.cells[cell].value:
            cell, cells = cell - 1, (cell - 1,)
        self.keeper.game.edit("erase", [(each, Cell()) for each in cells])
        return cell

    def undo(self) -> int | None:
        """Take the last edit back; the cell that it was about, if it was one."""
        changes = self.keeper.game.undo()
        return changes[0].cell if changes and len(changes) == 1 else None

    def redo(self) -> None:
        """Do it again."""
        self.keeper.game.redo()

    def close(self, store: Store) -> None:
        """It is being played: a draft no more."""
        store.played(GRIDS).set_aside(self.keeper.record.id)
