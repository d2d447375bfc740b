"""A nonogram on every screen: in play, watched being solved, read back, and to see settings on."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tutor.base.watch import Pulse
from tutor.games.both import NONOGRAM
from tutor.games.game import AnyPuzzle, Way
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.nonogram.solver import PictureSolver
from tutor.games.nonogram.titles import title_of
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.finish import finished_picture as finished
from tutor.learn.learner import NonogramKeeper
from tutor.learn.review.pages import GameReview
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.tui.board.easel import Easel
from tutor.tui.board.table import ReviewTable, Table, WalkTable
from tutor.tui.nonogram.commands import REVIEW
from tutor.tui.nonogram.painting import Painting
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.play import PlayScreen
from tutor.tui.skins import CourseBoards, ExamBoards

if TYPE_CHECKING:
    from tutor.tui.screens.walk import WalkScreen

__all__ = ["course_boards", "exam_boards", "finished", "play", "review", "sample", "walk"]

# Playing


class PictureTable(Table):
    """A nonogram, the hand that paints on it, and where one can go from it."""

    keeper: NonogramKeeper
    sheet: NonogramGame
    easel: PictureEasel
    hand: Painting

    def __init__(self, keeper: NonogramKeeper, screen: PlayScreen) -> None:
        self.keeper, self.sheet, self._screen = keeper, keeper.game, screen
        self.easel = PictureEasel(self.sheet.position, screen, has_cursor=True)
        self.easel.is_picture = self.sheet.is_solved
        self.hand = Painting(self.sheet, self.easel, screen)

    def begin(self) -> None:
        """Nothing is done for the learner."""

    @property
    def puzzle(self) -> PicturePuzzle:
        """What was on the board at the beginning."""
        return PicturePuzzle(self.sheet.beginning())

    def review(self) -> TutorScreen:
        """The screen to read the game back so far."""
        return review(self.sheet.puzzle, self.keeper.log, self.keeper.record.title)

    def do_next_picture(self) -> None:
        """The next picture that is not solved yet."""
        from tutor.games.nonogram.new_puzzles import next_shipped

        self._screen.play.clock.save()
        tutor = self._screen.tutor
        solved = tutor.store.played(PICTURES).solved_titles()
        found = next_shipped(solved, self.keeper.record.title)
        tutor.puzzles.follow(found, NONOGRAM, replace=True)


def play(keeper: NonogramKeeper) -> TutorScreen:
    """A game."""
    return PlayScreen(partial(PictureTable, keeper))


# Watching


def walk(
    puzzle: AnyPuzzle, title: str, used: tuple[str, ...] | None, way: Way | None
) -> "WalkScreen":
    """A nonogram watched being solved."""
    from tutor.tui.screens.walk import WalkScreen

    assert isinstance(puzzle, PicturePuzzle)
    start = puzzle.position

    def table(screen: TutorScreen) -> WalkTable:
        easel = PictureEasel(start, screen)
        solver = partial(PictureSolver, start, easel.show_position)
        return WalkTable(easel, title, solver, lambda: PicturePuzzle(start))

    return WalkScreen(table, used, way)


# Reading back


def review(puzzle: Puzzle, log: Sequence[Entry], title: str = "") -> TutorScreen:
    """The screen to read a game back, from its log."""
    from tutor.tui.screens.review import ReviewScreen

    entries = tuple(log)

    def table(screen: TutorScreen) -> ReviewTable:
        easel = PictureEasel(Position(puzzle), screen)

        def read(pulse: Pulse, watch: Watch) -> GameReview:
            from tutor.learn.review import picture_pages, picture_review

            done = picture_review.review(puzzle, entries, pulse, watch, title)
            return picture_pages.paged(done, easel.show_position)

        def called(speaker: Speaker, is_solved: bool) -> str:
            """What it shows is told only if that was found."""
            return title_of(title, puzzle, speaker, is_solved=is_solved)

        return ReviewTable(easel, read, called, REVIEW)

    return ReviewScreen(table)


# Learning, exams, settings


def course_boards() -> CourseBoards:
    """The boards of the course."""
    from tutor.tui.nonogram.course_boards import Colouring, PicturePages, PictureTrials

    return CourseBoards(PicturePages, Colouring, PictureTrials)


def exam_boards() -> ExamBoards:
    """The boards of exams."""
    from tutor.tui.nonogram.exam_boards import AnsweredPictures, PaintedQuestion

    return ExamBoards(PaintedQuestion, AnsweredPictures)


_PICTURE = ["..#..", ".###.", "#####", ".#.#.", ".#.#."]
_BOARD = ["..#..", "?###?", "#####", ".#?#.", "?????"]
_CURSOR = 17


def sample(screen: TutorScreen) -> Easel:
    """A picture half done, with a cursor."""
    easel = PictureEasel(Position.of(puzzle_of(_PICTURE), _BOARD), screen, has_cursor=True)
    easel.cursor.cell = _CURSOR
    return easel
