"""How each game is shown: from a puzzle, or a game in the learner's file, to its screen.

What a game's screen is made of is loaded when one opens: the first screen is to open quickly.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from tutor.base.language import Language
from tutor.games.both import NONOGRAM, SUDOKU
from tutor.games.file_codec import Codec, E, G, P
from tutor.games.game import Game
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.games.sudoku.game import start_of as start_of_grid
from tutor.language import Speaker
from tutor.store import Keeper, Record, Store

if TYPE_CHECKING:
    from tutor.games.game import AnyPuzzle, Way
    from tutor.games.nonogram.history import Entry as PictureEntry
    from tutor.games.sudoku.history import Entry
    from tutor.learn.finish import FinishedGame
    from tutor.learn.learner import NonogramKeeper, SudokuKeeper
    from tutor.nonogram.puzzle import Puzzle
    from tutor.sudoku.grid import Grid
    from tutor.tui.board.course import AnswerHand, PageBoard, TrialBoard
    from tutor.tui.board.easel import Easel
    from tutor.tui.board.question_table import ExamBoards
    from tutor.tui.parts.thumbnail import Thumbnail
    from tutor.tui.screens.base import TutorScreen
    from tutor.tui.screens.exercise import ExerciseScreen
    from tutor.tui.screens.lesson import LessonScreen
    from tutor.tui.screens.sprint import SprintScreen


_LOOKED_AT = 200
"""How many games are looked at for one that was just opened or solved."""


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
    thumbnail: "Callable[[], Thumbnail]"
    """Its board in small, as it stands."""
    progress: Callable[[], tuple[int, int]]
    """How much of it is done, and how much there is: as its board counts."""
    last_step: Callable[[Language], str]
    """What was done last on it, in few characters; nothing if nothing was."""
    finished: "Callable[[], FinishedGame]"
    """How it went, once it is solved."""

    def going_on(self, speaker: Speaker) -> str:
        """That it was left open, in words."""
        done, of = self.progress()
        return speaker.say(
            "game-going-on",
            title=self.called(speaker),
            filled=f"{done}/{of}",
            minutes=int(self.record.elapsed) // 60,
        )


@dataclass(frozen=True)
class CourseBoards:
    """How the boards of a game are shown in the course."""

    pages: "Callable[[LessonScreen], PageBoard]"
    hand: "Callable[[ExerciseScreen], AnswerHand]"
    trials: "Callable[[SprintScreen], TrialBoard]"


Walked: TypeAlias = "Callable[[AnyPuzzle, str, tuple[str, ...] | None, Way | None], TutorScreen]"


@dataclass(frozen=True)
class Skin:
    """The screens of one game."""

    game: Game
    play: "Callable[[AnyPuzzle, str, Store], TutorScreen]"
    """A new game of this title."""
    walk: "Walked"
    """A puzzle watched being solved, with all techniques or only with some, in a way if asked."""
    kept: Callable[[Store, int], list[KeptGame]]
    """So many games of the learner's file, the one played last first."""
    left_open: Callable[[Store, str | None], KeptGame | None]
    """The game to go on with; of those called so, if that matters."""
    last_called: Callable[[Store, str], KeptGame | None]
    """The game of a title that was played last, solved or not."""
    solved: Callable[[Store], set[str]]
    """What the solved games are called."""
    course_boards: Callable[[], CourseBoards]
    exam_boards: "Callable[[], ExamBoards]"
    thumbnail: "Callable[[AnyPuzzle], Thumbnail]"
    """A puzzle in small, with what is on its board."""
    sample: "Callable[[TutorScreen], Easel]"
    """A board to see the settings on."""


def _skin(
    game: Game,
    codec: Codec[P, E, G],
    start: "Callable[[AnyPuzzle], tuple[P, Iterable[E]]]",
    screen: "Callable[[Keeper[P, E, G]], TutorScreen]",
    walk: "Walked",
    review: "Callable[[P, Sequence[E], str], TutorScreen]",
    course_boards: Callable[[], CourseBoards],
    exam_boards: "Callable[[], ExamBoards]",
    thumbnail: "Callable[[P, Iterable[E]], Thumbnail]",
    progress: "Callable[[P, Iterable[E]], tuple[int, int]]",
    last_step: "Callable[[P, Iterable[E], Language], str]",
    finished: "Callable[[Store, Record[P]], FinishedGame]",
    sample: "Callable[[TutorScreen], Easel]",
) -> Skin:
    """A skin from what is different in each game."""

    def play(puzzle: "AnyPuzzle", title: str, store: Store) -> "TutorScreen":
        bare, log = start(puzzle)
        return screen(store.played(codec).new_game(bare, title, log))

    def kept(record: Record[P], store: Store) -> KeptGame:
        played = store.played(codec)
        return KeptGame(
            game,
            record,
            codec.cells(record.puzzle),
            lambda speaker: codec.called(record.title, record.puzzle, speaker, record.is_solved),
            lambda: screen(played.resume_record(record)),
            lambda: review(record.puzzle, played.log_of(record), record.title),
            lambda: thumbnail(record.puzzle, played.log_of(record)),
            lambda: progress(record.puzzle, played.log_of(record)),
            lambda language: last_step(record.puzzle, played.log_of(record), language),
            lambda: finished(store, record),
        )

    def all_kept(store: Store, limit: int) -> list[KeptGame]:
        games = store.played(codec).games(limit)
        return [kept(record, store) for record in games if record.title != codec.draft]

    def left_open(store: Store, title: str | None) -> KeptGame | None:
        played = store.played(codec)
        record = played.last_open() if title is None else next(played.open_games(title), None)
        return None if record is None else kept(record, store)

    def last_called(store: Store, title: str) -> KeptGame | None:
        record = store.played(codec).last_called(title)
        return None if record is None else kept(record, store)

    def solved(store: Store) -> set[str]:
        return store.played(codec).solved_titles()

    return Skin(
        game,
        play,
        walk,
        all_kept,
        left_open,
        last_called,
        solved,
        course_boards,
        exam_boards,
        lambda puzzle: thumbnail(*start(puzzle)),
        sample,
    )


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


def _grid_walk(
    puzzle: "AnyPuzzle", title: str, used: tuple[str, ...] | None, way: "Way | None"
) -> "TutorScreen":
    from tutor.tui.screens.walk import WalkScreen
    from tutor.tui.sudoku.grid_walk import GridWalk

    return WalkScreen(partial(GridWalk, _grid(puzzle), title), used, way)


def _grid_review(grid: "Grid", log: "Sequence[Entry]", title: str) -> "TutorScreen":
    from tutor.tui.sudoku.grid_review import grid_review

    return grid_review(grid, log, title)


def _grid_course() -> CourseBoards:
    from tutor.tui.sudoku.course_boards import GridPages, GridTrials, Pointing

    return CourseBoards(GridPages, Pointing, GridTrials)


def _grid_exam() -> "ExamBoards":
    from tutor.tui.sudoku import exam_boards

    return exam_boards


def _grid_thumbnail(grid: "Grid", log: "Iterable[Entry]") -> "Thumbnail":
    from tutor.tui.sudoku.thumbnail import thumbnail_of

    return thumbnail_of(grid, log)


def _progress_of_grid(grid: "Grid", log: "Iterable[Entry]") -> tuple[int, int]:
    from tutor.games.sudoku.history import History

    return History(grid, log).progress


def _last_in_grid(grid: "Grid", log: "Iterable[Entry]", language: Language) -> str:
    from tutor.games.sudoku.history import History

    return History(grid, log).last_step(language)


def _finished_grid(store: Store, record: "Record[Grid]") -> "FinishedGame":
    from tutor.learn.finish import finished_grid

    return finished_grid(store, record)


def _grid_sample(screen: "TutorScreen") -> "Easel":
    from tutor.tui.sudoku.sample import sample

    return sample(screen)


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


def _picture_walk(
    puzzle: "AnyPuzzle", title: str, used: tuple[str, ...] | None, way: "Way | None"
) -> "TutorScreen":
    from tutor.games.nonogram.puzzle import PicturePuzzle
    from tutor.tui.nonogram.picture_walk import PictureWalk
    from tutor.tui.screens.walk import WalkScreen

    assert isinstance(puzzle, PicturePuzzle)
    return WalkScreen(partial(PictureWalk, puzzle.position, title), used, way)


def _picture_review(puzzle: "Puzzle", log: "Sequence[PictureEntry]", title: str) -> "TutorScreen":
    from tutor.tui.nonogram.picture_review import picture_review

    return picture_review(puzzle, log, title)


def _picture_course() -> CourseBoards:
    from tutor.tui.nonogram.course_boards import Colouring, PicturePages, PictureTrials

    return CourseBoards(PicturePages, Colouring, PictureTrials)


def _picture_exam() -> "ExamBoards":
    from tutor.tui.nonogram import exam_boards

    return exam_boards


def _picture_thumbnail(puzzle: "Puzzle", log: "Iterable[PictureEntry]") -> "Thumbnail":
    from tutor.tui.nonogram.thumbnail import thumbnail_of

    return thumbnail_of(puzzle, log)


def _progress_of_picture(puzzle: "Puzzle", log: "Iterable[PictureEntry]") -> tuple[int, int]:
    from tutor.games.nonogram.history import PictureHistory

    return PictureHistory(puzzle, log).progress


def _last_in_picture(puzzle: "Puzzle", log: "Iterable[PictureEntry]", language: Language) -> str:
    from tutor.games.nonogram.history import PictureHistory

    return PictureHistory(puzzle, log).last_step(language)


def _finished_picture(store: Store, record: "Record[Puzzle]") -> "FinishedGame":
    from tutor.learn.finish import finished_picture

    return finished_picture(store, record)


def _picture_sample(screen: "TutorScreen") -> "Easel":
    from tutor.tui.nonogram.sample import sample

    return sample(screen)


SKINS: tuple[Skin, ...] = (
    _skin(
        SUDOKU,
        GRIDS,
        lambda puzzle: start_of_grid(_grid(puzzle)),
        _grid_screen,
        _grid_walk,
        _grid_review,
        _grid_course,
        _grid_exam,
        _grid_thumbnail,
        _progress_of_grid,
        _last_in_grid,
        _finished_grid,
        _grid_sample,
    ),
    _skin(
        NONOGRAM,
        PICTURES,
        _start_of_picture,
        _picture_screen,
        _picture_walk,
        _picture_review,
        _picture_course,
        _picture_exam,
        _picture_thumbnail,
        _progress_of_picture,
        _last_in_picture,
        _finished_picture,
        _picture_sample,
    ),
)
_OF_GAME: dict[str, Skin] = {skin.game.name: skin for skin in SKINS}


def skin_of(game: str) -> Skin:
    """The screens of the game of this name."""
    return _OF_GAME[game]


def last_open(store: Store) -> KeptGame | None:
    """The game to go on with, of any kind: the one played last."""
    game = store.last_played()
    return None if game is None else skin_of(game).left_open(store, None)


def just_solved(store: Store, game: str, created: datetime) -> KeptGame | None:
    """A game that came to its end, if it could be written down; by the moment it was begun."""
    found = skin_of(game).kept(store, _LOOKED_AT)
    same = (kept for kept in found if kept.record.created == created)
    return next((kept for kept in same if kept.record.is_solved), None)
