"""A Sudoku on every screen: in play, watched being solved, read back, and to see settings on."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tutor.base.watch import Pulse
from tutor.games.game import AnyPuzzle, Way
from tutor.games.sudoku.board import Board, board_of
from tutor.games.sudoku.game import DRAFT, Game
from tutor.games.sudoku.history import Entry
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.sudoku.titles import title_of
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.finish import finished_grid as finished
from tutor.learn.learner import SudokuKeeper
from tutor.learn.review.pages import GameReview
from tutor.sudoku.grid import Grid
from tutor.tui.board.easel import Easel
from tutor.tui.board.table import ReviewTable, Table, WalkTable
from tutor.tui.commands import REVIEW
from tutor.tui.knowledge import needs_candidates
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.play import PlayScreen
from tutor.tui.skins import CourseBoards, ExamBoards
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.writing import Writing

if TYPE_CHECKING:
    from tutor.tui.screens.walk import WalkScreen

__all__ = ["course_boards", "exam_boards", "finished", "play", "review", "sample", "walk"]

_CHAINS = ("help-chains",)

# Playing


class GridTable(Table):
    """A grid, the hand that writes on it, and where one can go from it."""

    more_help = _CHAINS
    keeper: SudokuKeeper
    sheet: Game
    easel: GridEasel
    hand: Writing

    def __init__(self, keeper: SudokuKeeper, screen: PlayScreen) -> None:
        self.keeper, self.sheet, self._screen = keeper, keeper.game, screen
        self.easel = GridEasel(self.sheet.board, screen, has_cursor=True)
        self.hand = Writing(self.sheet, self.easel, screen)

    def begin(self) -> None:
        """Somebody who learns a pattern may find the candidates written."""
        game, tutor = self.sheet, self._screen.tutor
        is_new = not (game.elapsed or game.moves_made or game.can_redo)
        has_marks = any(cell.centre for cell in game.board.cells)
        title = self.keeper.record.title
        if is_new and not has_marks and needs_candidates(title, tutor.store, tutor.settings):
            self._screen.edit(game.fill)
            self._screen.remark(self.easel.speaker.say("coach-filled"))

    @property
    def puzzle(self) -> GridPuzzle:
        """What was on the board at the beginning."""
        return GridPuzzle(self.sheet.beginning())

    def review(self) -> TutorScreen:
        """The screen to read the game back so far."""
        return review(self.sheet.puzzle, self.keeper.log, self.keeper.record.title)


def play(keeper: SudokuKeeper) -> TutorScreen:
    """A game, or a grid half typed in."""
    if keeper.record.title != DRAFT:
        return PlayScreen(partial(GridTable, keeper))
    from tutor.activity.entry import Draft
    from tutor.tui.screens.enter import EnterScreen

    return EnterScreen(Draft(keeper))


# Watching


def walk(
    puzzle: AnyPuzzle, title: str, used: tuple[str, ...] | None, way: Way | None
) -> "WalkScreen":
    """A grid watched being solved."""
    from tutor.games.sudoku.solver import GridSolver
    from tutor.tui.screens.walk import WalkScreen

    assert isinstance(puzzle, GridPuzzle)
    grid = puzzle.grid

    def table(screen: TutorScreen) -> WalkTable:
        easel = GridEasel(board_of(grid), screen)
        show = partial(easel.show_grid, is_marked=True)
        last = GridSolver(grid, show)

        def solver() -> GridSolver:
            nonlocal last
            last = GridSolver(last.grid, show)
            return last

        return WalkTable(easel, title, solver, lambda: GridPuzzle(last.grid), _CHAINS)

    return WalkScreen(table, used, way)


# Reading back


def review(puzzle: Grid, log: Sequence[Entry], title: str = "") -> TutorScreen:
    """The screen to read a game back, from its log."""
    from tutor.tui.screens.review import ReviewScreen

    entries = tuple(log)

    def table(screen: TutorScreen) -> ReviewTable:
        easel = GridEasel(Board(puzzle), screen)

        def read(pulse: Pulse, watch: Watch) -> GameReview:
            from tutor.learn.review import grid_pages, grid_review

            done = grid_review.review(puzzle, entries, pulse, watch, title)
            return grid_pages.paged(done, easel.show_cells)

        def called(speaker: Speaker, is_solved: bool) -> str:
            return title_of(title, puzzle.geometry, speaker) if title else ""

        return ReviewTable(easel, read, called, REVIEW, _CHAINS)

    return ReviewScreen(table)


# Learning, exams, settings


def course_boards() -> CourseBoards:
    """The boards of the course."""
    from tutor.tui.sudoku.course_boards import GridPages, GridTrials, Pointing

    return CourseBoards(GridPages, Pointing, GridTrials)


def exam_boards() -> ExamBoards:
    """The boards of exams."""
    from tutor.tui.sudoku.exam_boards import AnsweredGrids, question_table

    return ExamBoards(question_table, AnsweredGrids)


_GIVENS = "6..2.....8.2..7.1..97...2.......61.297.....451.54.......3...79..8.5..6.4.....4..1"
_OWN = {1: 1, 2: 4, 10: 5, 38: 6}
_CLASH = (62, 6)
_CURSOR = 38


def sample(screen: TutorScreen) -> Easel:
    """Givens, own digits, marks, a digit that stands twice, and a cursor on an own digit."""
    grid = Grid.parse(_GIVENS)
    for cell, digit in _OWN.items():
        grid.place(cell, digit)
    board, (clashing, twice) = board_of(grid, is_marked=True), _CLASH
    board.cells[clashing] = board.cells[clashing]._replace(value=twice)
    easel = GridEasel(board, screen, has_cursor=True)
    easel.cursor.cell = _CURSOR
    return easel
