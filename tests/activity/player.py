"""Somebody who plays without a screen: verbs in, everything said and lit is written down."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from tests.grids import grid_of
from tutor.activity.game_clock import Keeper
from tutor.activity.play import Play
from tutor.activity.said import Reply, Said
from tutor.base.language import Language
from tutor.games.both import NONOGRAM, SUDOKU
from tutor.games.game import Game as GameValue
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.game import start_of as start_of_picture
from tutor.games.sheet import Sheet
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game, start_of
from tutor.games.told import AnyLight
from tutor.games.watching import Watch, nobody_watches
from tutor.learn.learner import open_store
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.sudoku.grid import Grid

S = TypeVar("S", bound=Sheet)


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Player(Generic[S]):
    """Plays one game; what is thought about is thought at once."""

    sheet: S
    keeper: Keeper
    log: Callable[[], list[tuple[str, str]]]
    """What the file says was asked and done."""
    game: GameValue
    language: Language = "en"
    is_linear: bool = False
    cleans: bool = True
    clock: Clock = field(default_factory=Clock)
    said: list[str] = field(default_factory=list)
    light: AnyLight = AnyLight()  # noqa: RUF009 - it has no state

    def __post_init__(self) -> None:
        self.play = Play(
            self.sheet,
            self.keeper,
            lambda: self.game.speaker(self.language),
            self.clock,
            cleans=lambda: self.cleans,
            is_linear=self.is_linear,
        )
        self.play.clock.look()

    def say(self, message: str, **values: str | int) -> str:
        """A message as it would be said."""
        return self.game.speaker(self.language).say(message, **values)

    def take(self, reply: Reply, watch: Watch = nobody_watches) -> Reply:
        """Take an answer as a skin does."""
        if reply.is_new:
            self.light = AnyLight()
        for item in reply.items:
            if isinstance(item, Said):
                self.said.extend(item.told.sentences)
                if item.lights:
                    self.light = item.told.light
            else:
                self.take(item.run(watch)())
        return reply

    def edit(self, change: Callable[[], object]) -> Reply:
        """Change the board."""
        return self.take(self.play.edit(change))

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.clock.now += seconds


def grid_player(
    folder: Path, grid: Grid | str, language: Language = "en", *, is_linear: bool = False
) -> Player[Game]:
    """Somebody with a Sudoku."""
    store = open_store(folder)
    puzzle, log = start_of(grid_of(grid) if isinstance(grid, str) else grid)
    keeper = store.played(GRIDS).new_game(puzzle, "typed", log)

    def entries() -> list[tuple[str, str]]:
        with closing(open_store(folder)) as other:
            found = other.played(GRIDS).log(keeper.record.id)
        return [(entry.kind, entry.note) for entry in found]

    return Player(keeper.game, keeper, entries, SUDOKU, language, is_linear)


def picture_player(
    folder: Path, puzzle: Puzzle, language: Language = "en", *, is_linear: bool = False
) -> Player[NonogramGame]:
    """Somebody with a nonogram."""
    store = open_store(folder)
    keeper = store.played(PICTURES).new_game(puzzle, "typed", start_of_picture(Position(puzzle)))

    def entries() -> list[tuple[str, str]]:
        with closing(open_store(folder)) as other:
            found = other.played(PICTURES).log(keeper.record.id)
        return [(entry.kind, entry.note) for entry in found]

    return Player(keeper.game, keeper, entries, NONOGRAM, language, is_linear)
