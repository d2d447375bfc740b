"""How each game is shown: from a puzzle, or a game in the learner's file, to its screen.

What a game's screen is made of is loaded when one opens: the first screen is to open quickly.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Generic, Protocol

from tutor.games.both import NONOGRAM, SUDOKU
from tutor.games.codec import Codec, E, G, P
from tutor.games.game import Game
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.games.sudoku.game import start_of as start_of_grid
from tutor.language import Speaker
from tutor.store import Keeper, Record, Store, timestamps
from tutor.store.games import Totals

if TYPE_CHECKING:
    from tutor.games.nonogram.log import Entry as PictureEntry
    from tutor.games.puzzle import AnyPuzzle
    from tutor.games.sudoku.log import Entry
    from tutor.learn.learner import NonogramKeeper, SudokuKeeper
    from tutor.nonogram.puzzle import Puzzle
    from tutor.sudoku.grid import Grid
    from tutor.tui.board.course import AnswerHand, PageBoard
    from tutor.tui.board.question_table import ExamBoards
    from tutor.tui.screens.base import TutorScreen
    from tutor.tui.screens.exercise import ExerciseScreen
    from tutor.tui.screens.lesson import LessonScreen


@dataclass(frozen=True)
class KeptGame:
    """A game in the learner's file, of any kind."""

    game: Game
    record: Record[object]
    cells: int
    called: Callable[[Speaker], str]
    """What it is called in words."""
    resume: Callable[[], "TutorScreen"]
    """The screen to go on with it; raises KeyError if it is there no more."""
    review: Callable[[], "TutorScreen"]
    """The screen to read it back."""

    def going_on(self, speaker: Speaker) -> str:
        """That it was left open, in words."""
        return speaker.say(
            "home-continue",
            title=self.called(speaker),
            filled=f"{self.record.filled}/{self.cells}",
            minutes=int(self.record.elapsed) // 60,
        )


@dataclass(frozen=True)
class CourseBoards:
    """How the boards of a game are shown in the course."""

    pages: "Callable[[LessonScreen], PageBoard]"
    hand: "Callable[[ExerciseScreen], AnswerHand]"


class Skin(Protocol):
    """The screens of one game."""

    @property
    def game(self) -> Game:
        """Which."""

    def play(self, puzzle: "AnyPuzzle", title: str, store: Store) -> "TutorScreen":
        """A new game."""

    def walk(
        self, puzzle: "AnyPuzzle", title: str, used: tuple[str, ...] | None = None
    ) -> "TutorScreen":
        """A puzzle watched being solved, with all techniques or only with some."""

    def kept(self, store: Store, limit: int | None = None) -> list[KeptGame]:
        """The games in the learner's file, the one played last first."""

    def left_open(self, store: Store, title: str | None = None) -> KeptGame | None:
        """The game to go on with; of those called so, if that matters."""

    def course_boards(self) -> "CourseBoards":
        """How its boards are shown in the course."""

    def exam_boards(self) -> "ExamBoards":
        """How its questions are shown in exams."""

    def solved(self, store: Store) -> set[str]:
        """What the solved games are called."""

    def totals(self, store: Store) -> Totals:
        """What all games amount to."""


@dataclass(frozen=True)
class GameSkin(Generic[P, E, G]):
    """A skin from what is different in each game."""

    game: Game
    codec: Codec[P, E, G]
    start: Callable[["AnyPuzzle"], tuple[P, Iterable[E]]]
    """A puzzle, and a log of what else is on its board."""
    screen: Callable[[Keeper[P, E, G]], "TutorScreen"]
    """Where a game is played."""
    walk_of: Callable[["AnyPuzzle", str, tuple[str, ...] | None], "TutorScreen"]
    review_of: Callable[[P, Sequence[E], str], "TutorScreen"]
    course_boards: Callable[[], "CourseBoards"]
    exam_boards: Callable[[], "ExamBoards"]

    def play(self, puzzle: "AnyPuzzle", title: str, store: Store) -> "TutorScreen":
        """A new game."""
        bare, log = self.start(puzzle)
        return self.screen(store.played(self.codec).new_game(bare, title, log))

    def walk(
        self, puzzle: "AnyPuzzle", title: str, used: tuple[str, ...] | None = None
    ) -> "TutorScreen":
        """A puzzle watched being solved."""
        return self.walk_of(puzzle, title, used)

    def kept(self, store: Store, limit: int | None = None) -> list[KeptGame]:
        """The games in the learner's file, but for what is only being typed in."""
        games = store.played(self.codec).games(limit)
        return [self._kept(game, store) for game in games if game.title != self.codec.draft]

    def left_open(self, store: Store, title: str | None = None) -> KeptGame | None:
        """The game to go on with."""
        played = store.played(self.codec)
        record = played.last_open() if title is None else next(played.open_games(title), None)
        return None if record is None else self._kept(record, store)

    def _kept(self, record: Record[P], store: Store) -> KeptGame:
        codec, played = self.codec, store.played(self.codec)
        return KeptGame(
            self.game,
            record,
            codec.cells(record.puzzle),
            lambda speaker: codec.called(record.title, record.puzzle, speaker, record.is_solved),
            lambda: self.screen(played.resume_record(record)),
            lambda: self.review_of(record.puzzle, played.log_of(record), record.title),
        )

    def solved(self, store: Store) -> set[str]:
        """What the solved games are called."""
        return store.played(self.codec).solved_titles()

    def totals(self, store: Store) -> Totals:
        """What all games amount to."""
        return store.played(self.codec).totals()


# Sudoku


def _grid(puzzle: "AnyPuzzle") -> "Grid":
    from tutor.games.sudoku.puzzle import GridPuzzle

    assert isinstance(puzzle, GridPuzzle)
    return puzzle.grid


def _grid_screen(keeper: "SudokuKeeper") -> "TutorScreen":
    """A game, or a grid half typed in."""
    if keeper.record.title == DRAFT:
        from tutor.activity.entry import Draft
        from tutor.tui.screens.enter import EnterScreen

        return EnterScreen(Draft(keeper))
    from tutor.tui.screens.play import PlayScreen
    from tutor.tui.sudoku.grid_table import GridTable

    return PlayScreen(partial(GridTable, keeper))


def _grid_walk(puzzle: "AnyPuzzle", title: str, used: tuple[str, ...] | None) -> "TutorScreen":
    from tutor.tui.screens.walk import WalkScreen
    from tutor.tui.sudoku.grid_walk import GridWalk

    return WalkScreen(partial(GridWalk, _grid(puzzle), title), used)


def _grid_review(grid: "Grid", log: "Sequence[Entry]", title: str) -> "TutorScreen":
    from tutor.tui.screens.review import ReviewScreen

    return ReviewScreen(grid, log, title)


def _grid_course() -> CourseBoards:
    from tutor.tui.sudoku.course_boards import GridPages, Pointing

    return CourseBoards(GridPages, Pointing)


def _grid_exam() -> "ExamBoards":
    from tutor.tui.sudoku import exam_boards

    return exam_boards


# Nonograms


def _start_of_picture(puzzle: "AnyPuzzle") -> "tuple[Puzzle, Iterable[PictureEntry]]":
    from tutor.games.nonogram.game import start_of
    from tutor.games.nonogram.puzzle import PicturePuzzle

    assert isinstance(puzzle, PicturePuzzle)
    return puzzle.position.puzzle, start_of(puzzle.position)


def _picture_screen(keeper: "NonogramKeeper") -> "TutorScreen":
    from tutor.tui.nonogram.picture_table import PictureTable
    from tutor.tui.screens.play import PlayScreen

    return PlayScreen(partial(PictureTable, keeper))


def _picture_walk(puzzle: "AnyPuzzle", title: str, used: tuple[str, ...] | None) -> "TutorScreen":
    from tutor.games.nonogram.puzzle import PicturePuzzle
    from tutor.tui.nonogram.picture_walk import PictureWalk
    from tutor.tui.screens.walk import WalkScreen

    assert isinstance(puzzle, PicturePuzzle)
    return WalkScreen(partial(PictureWalk, puzzle.position, title), used)


def _picture_review(puzzle: "Puzzle", log: "Sequence[PictureEntry]", title: str) -> "TutorScreen":
    from tutor.tui.nonogram.screens.review import NonogramReviewScreen

    return NonogramReviewScreen(puzzle, log, title)


def _picture_course() -> CourseBoards:
    from tutor.tui.nonogram.course_boards import Colouring, PicturePages

    return CourseBoards(PicturePages, Colouring)


def _picture_exam() -> "ExamBoards":
    from tutor.tui.nonogram import exam_boards

    return exam_boards


SKINS: tuple[Skin, ...] = (
    GameSkin(
        SUDOKU,
        GRIDS,
        lambda puzzle: start_of_grid(_grid(puzzle)),
        _grid_screen,
        _grid_walk,
        _grid_review,
        _grid_course,
        _grid_exam,
    ),
    GameSkin(
        NONOGRAM,
        PICTURES,
        _start_of_picture,
        _picture_screen,
        _picture_walk,
        _picture_review,
        _picture_course,
        _picture_exam,
    ),
)
_OF_GAME: dict[str, Skin] = {skin.game.name: skin for skin in SKINS}


def skin_of(game: str) -> Skin:
    """The screens of the game of this name."""
    return _OF_GAME[game]


def last_open(store: Store) -> KeptGame | None:
    """The game to go on with, of any kind: the one played last."""
    games = [game for skin in SKINS if (game := skin.left_open(store)) is not None]
    return max(reversed(games), key=lambda one: timestamps.order(one.record.updated), default=None)
