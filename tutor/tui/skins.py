"""How each game is shown: from a puzzle, or a game in the learner's file, to its screen.

What a game's screens are made of is loaded when one opens: the first screen is to open quickly.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from tutor.base.language import Language
from tutor.games.both import NONOGRAM, SUDOKU
from tutor.games.file_codec import Codec, E, G, P
from tutor.games.game import Game
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.game import start_of as start_of_picture
from tutor.games.nonogram.history import Entry as PictureEntry
from tutor.games.nonogram.history import PictureHistory
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game as GridGame
from tutor.games.sudoku.game import start_of as start_of_grid
from tutor.games.sudoku.history import Entry, History
from tutor.language import Speaker
from tutor.nonogram.puzzle import Puzzle
from tutor.store import Keeper, Record, Store, timestamps
from tutor.sudoku.grid import Grid
from tutor.tui import thumbnails

if TYPE_CHECKING:
    from tutor.games.game import AnyPuzzle, Way
    from tutor.learn.finish import FinishedGame
    from tutor.tui.board.course import AnswerHand, PageBoard, TrialBoard
    from tutor.tui.board.easel import Easel
    from tutor.tui.board.question_table import AnsweredBoards, QuestionTable
    from tutor.tui.parts.thumbnail import Thumbnail
    from tutor.tui.screens.base import TutorScreen
    from tutor.tui.screens.exam import ExamScreen
    from tutor.tui.screens.exercise import ExerciseScreen
    from tutor.tui.screens.lesson import LessonScreen
    from tutor.tui.screens.sprint import SprintScreen
    from tutor.tui.screens.walk import WalkScreen


_LOOKED_AT = 200
"""How many games are looked at for one that was just opened or solved."""


@dataclass(frozen=True)
class KeptGame:
    """A game in the learner's file, of any kind."""

    game: Game
    record: Record[object]
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
    counting: str = "home-cells"
    """The message that says how much of it is done."""

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


@dataclass(frozen=True)
class ExamBoards:
    """How a game shows the questions of an exam: the one that is open, and those answered."""

    question_table: "Callable[[ExamScreen], QuestionTable]"
    answered_boards: "Callable[[TutorScreen], AnsweredBoards]"


class AnyScreens(Protocol):
    """What the module of a game's screens has, whatever the game."""

    def walk(
        self, puzzle: "AnyPuzzle", title: str, used: tuple[str, ...] | None, way: "Way | None", /
    ) -> "WalkScreen":
        """A puzzle watched being solved, with all techniques or some, in a way if asked."""

    def course_boards(self) -> CourseBoards:
        """The boards of the course."""

    def exam_boards(self) -> ExamBoards:
        """The boards of exams."""

    def sample(self, screen: "TutorScreen", /) -> "Easel":
        """A board to see the settings on."""


class Screens(AnyScreens, Protocol[P, E, G]):
    """The same, with what depends on the kind of game."""

    def play(self, keeper: Keeper[P, E, G], /) -> "TutorScreen":
        """A game in play."""

    def review(self, puzzle: P, log: Sequence[E], title: str, /) -> "TutorScreen":
        """A game read back."""

    def finished(self, store: Store, record: Record[P], /) -> "FinishedGame":
        """How a game went, once it is solved."""


class _History(Protocol):
    """A game as its log tells it."""

    @property
    def progress(self) -> tuple[int, int]: ...

    def last_step(self, language: Language) -> str: ...


@dataclass(frozen=True)
class Skin:
    """How one game is shown."""

    game: Game
    screens: Callable[[], AnyScreens]
    """Its screens, which are loaded with the first."""
    play: "Callable[[AnyPuzzle, str, Store], TutorScreen]"
    """A new game of this title."""
    kept: Callable[[Store, int], list[KeptGame]]
    """So many games of the learner's file, the one played last first."""
    left_open: Callable[[Store, str | None], KeptGame | None]
    """The game to go on with; of those called so, if that matters."""
    begun: "Callable[[Store, AnyPuzzle, str], KeptGame | None]"
    """The game of this title that was begun on just this puzzle, and waits to be continued."""
    last_called: Callable[[Store, str], KeptGame | None]
    """The game of a title that was played last, solved or not."""
    solved: Callable[[Store], set[str]]
    """What the solved games are called."""
    thumbnail: "Callable[[AnyPuzzle], Thumbnail]"
    """A puzzle in small, with what is on its board."""
    titled: "Callable[[AnyPuzzle, str, Speaker], str]"
    """What a puzzle of this title is called."""


def _skin(
    game: Game,
    codec: Codec[P, E, G],
    screens: Callable[[], Screens[P, E, G]],
    start: "Callable[[AnyPuzzle], tuple[P, Iterable[E]]]",
    history: Callable[[P, Iterable[E]], _History],
    thumbnail: "Callable[[P, Iterable[E]], Thumbnail]",
) -> Skin:
    """A skin from what is different in each game."""

    def play(puzzle: "AnyPuzzle", title: str, store: Store) -> "TutorScreen":
        bare, log = start(puzzle)
        return screens().play(store.played(codec).new_game(bare, title, log))

    def kept(record: Record[P] | None, store: Store) -> KeptGame | None:
        return None if record is None else keep(record, store)

    def keep(record: Record[P], store: Store) -> KeptGame:
        played, puzzle = store.played(codec), record.puzzle
        return KeptGame(
            game,
            record,
            lambda speaker: codec.called(record.title, puzzle, speaker, record.is_solved),
            lambda: screens().play(played.resume_record(record)),
            lambda: screens().review(puzzle, played.log_of(record), record.title),
            lambda: thumbnail(puzzle, played.log_of(record)),
            lambda: history(puzzle, played.log_of(record)).progress,
            lambda language: history(puzzle, played.log_of(record)).last_step(language),
            lambda: screens().finished(store, record),
            codec.counting(puzzle),
        )

    def all_kept(store: Store, limit: int) -> list[KeptGame]:
        games = store.played(codec).games(limit)
        return [keep(record, store) for record in games if record.title != codec.draft]

    def left_open(store: Store, title: str | None) -> KeptGame | None:
        played = store.played(codec)
        found = played.last_open() if title is None else next(played.open_games(title), None)
        return kept(found, store)

    def begun(store: Store, puzzle: "AnyPuzzle", title: str) -> KeptGame | None:
        played, (first, entries) = store.played(codec), start(puzzle)
        key, log = codec.written(codec.bare(first))[: len(codec.key)], list(entries)
        for record in played.open_games(title):
            if codec.written(record.puzzle)[: len(codec.key)] == key:
                before = played.log_of(record)[: len(log)]
                if [one.as_json() for one in before] == [one.as_json() for one in log]:
                    return keep(record, store)
        return None

    return Skin(
        game,
        screens,
        play,
        all_kept,
        left_open,
        begun,
        lambda store, title: kept(store.played(codec).last_called(title), store),
        lambda store: store.played(codec).solved_titles(),
        lambda puzzle: thumbnail(*start(puzzle)),
        lambda puzzle, title, speaker: codec.called(title, start(puzzle)[0], speaker, False),
    )


def _grid_screens() -> Screens[Grid, Entry, GridGame]:
    from tutor.tui.sudoku import screens

    return screens


def _grid_start(puzzle: "AnyPuzzle") -> tuple[Grid, Iterable[Entry]]:
    from tutor.games.sudoku.puzzle import GridPuzzle

    assert isinstance(puzzle, GridPuzzle)
    return start_of_grid(puzzle.grid)


def _picture_screens() -> Screens[Puzzle, PictureEntry, NonogramGame]:
    from tutor.tui.nonogram import screens

    return screens


def _picture_start(puzzle: "AnyPuzzle") -> tuple[Puzzle, Iterable[PictureEntry]]:
    from tutor.games.nonogram.puzzle import PicturePuzzle

    assert isinstance(puzzle, PicturePuzzle)
    return puzzle.position.puzzle, start_of_picture(puzzle.position)


SKINS: tuple[Skin, ...] = (
    _skin(SUDOKU, GRIDS, _grid_screens, _grid_start, History, thumbnails.of_grid),
    _skin(
        NONOGRAM, PICTURES, _picture_screens, _picture_start, PictureHistory, thumbnails.of_picture
    ),
)
_OF_GAME: dict[str, Skin] = {skin.game.name: skin for skin in SKINS}


def skin_of(game: str) -> Skin:
    """The screens of the game of this name."""
    return _OF_GAME[game]


def all_kept(store: Store, limit: int) -> list[KeptGame]:
    """So many games of each kind, the one played last first."""
    found = [kept for skin in SKINS for kept in skin.kept(store, limit)]
    # Equal moments stay in the order in which they were found.
    return sorted(found, key=lambda kept: timestamps.order(kept.record.updated), reverse=True)


def last_open(store: Store) -> KeptGame | None:
    """The game to go on with, of any kind: the one played last."""
    game = store.last_played()
    return None if game is None else skin_of(game).left_open(store, None)


def just_solved(store: Store, game: str, created: datetime) -> KeptGame | None:
    """A game that came to its end, if it could be written down; by the moment it was begun."""
    found = skin_of(game).kept(store, _LOOKED_AT)
    same = (kept for kept in found if kept.record.created == created)
    return next((kept for kept in same if kept.record.is_solved), None)
