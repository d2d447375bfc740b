"""A learner's file after many years: ``python -m tests.store.full_life FOLDER GAMES EVENTS``.

Games are played on a few boards and written again and again with other moments, row by row
in the very form the product writes, so that a long life takes seconds.
"""

import random
import sqlite3
import sys
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from itertools import cycle
from pathlib import Path

from tutor.base.events import Event, Source
from tutor.games.file_codec import Codec, E, G, P
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry as NonogramEntry
from tutor.games.nonogram.pictures import pictures
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.collections import collection
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry
from tutor.learn.course import COURSES
from tutor.learn.learner import open_store
from tutor.learn.taught import ORDER
from tutor.nonogram.position import BLACK
from tutor.nonogram.puzzle import Puzzle
from tutor.store import Store, learning
from tutor.store.game_rows import GameTable
from tutor.sudoku.grid import Grid
from tutor.sudoku.search import solutions

NONOGRAM_ORDER = COURSES["nonogram"].order

BIRTH = datetime(2016, 1, 1, tzinfo=UTC)
"""Of the life that ends ten years later."""
YEARS = timedelta(days=3650)
BOARDS = 25
"""How many different boards of each game are played."""
UNFINISHED = 10
"""One game in so many is left alone half way."""
SOURCES: tuple[Source, ...] = ("spot", "conclude", "judge", "line", "use", "game", "game", "exam")


def sudoku_log(grid: Grid, dice: random.Random, *, finished: bool) -> list[Entry]:
    """A game with marks, slips that are taken back, and hints that go some rungs."""
    log: list[Entry] = []
    game = Game(grid, (), log.append)
    solution = next(solutions(grid))
    cells = [cell for cell in range(len(solution)) if not grid.is_given(cell)]
    dice.shuffle(cells)
    for cell in cells if finished else cells[: len(cells) // 2]:
        game.elapsed += dice.uniform(2, 25)
        chance = dice.random()
        if chance < 0.06:
            technique = dice.choice(ORDER[:20])
            for rung in range(1, dice.randint(2, 5)):
                game.note("hint", f"{technique} {rung}")
        elif chance < 0.12:
            game.place([cell], solution[cell] % 9 + 1)
            game.undo()
        elif chance < 0.4:
            game.mark([cell], solution[cell])
        game.place([cell], solution[cell], clean=True)
    if finished:
        game.note("solved")
    return log


def nonogram_log(puzzle: Puzzle, dice: random.Random, *, finished: bool) -> list[NonogramEntry]:
    """A picture painted run by run, with a hint now and then."""
    log: list[NonogramEntry] = []
    game = NonogramGame(puzzle, (), log.append)
    assert puzzle.goal is not None
    cells = [
        row * puzzle.width + column
        for row, signs in enumerate(puzzle.goal)
        for column, sign in enumerate(signs)
        if sign == "#"
    ]
    for start in range(0, len(cells) if finished else len(cells) // 2, 2):
        game.elapsed += dice.uniform(1, 8)
        if dice.random() < 0.05:
            game.note("hint", f"{dice.choice(NONOGRAM_ORDER)} 2")
        game.paint(cells[start : start + 2], BLACK, crosses=True)
    if finished:
        game.note("solved")
    return log


def moments(count: int) -> Iterable[datetime]:
    """So many moments of a life, in order."""
    return (BIRTH + YEARS * (number + 1) / (count + 1) for number in range(count))


def fill_games(
    connection: sqlite3.Connection,
    codec: Codec[P, E, G],
    played: list[tuple[P, str, list[E]]],
    count: int,
) -> None:
    """Write down so many games; what the finished ones show was read but for the last."""
    births, table = [], GameTable(codec)
    for (puzzle, title, log), moment in zip(cycle(played), moments(count), strict=False):
        replay = table.replay(puzzle, log)
        end = moment + timedelta(seconds=log[-1].elapsed)
        record = table.record(puzzle, title, (moment, end), log[-1].elapsed, replay)
        table.insert(connection, record, log)
        if replay.is_solved:
            births.append(table.birth(moment, puzzle))
    learning.mark_read(connection, births)


def events(count: int, seed: int = 1) -> list[Event]:
    """So many pieces of evidence over a life: early techniques more often than late ones."""
    dice = random.Random(seed)
    techniques = [*ORDER, *NONOGRAM_ORDER]
    weights = [1 / (rank % len(ORDER) + 3) for rank in range(len(techniques))]
    return [
        Event(
            technique,
            moment + timedelta(microseconds=dice.randrange(1000)),
            dice.choice((0.0, 0.5, 0.7, 0.9, 1.0, 1.0, 1.0)),
            dice.choice(SOURCES),
        )
        for moment, technique in zip(
            moments(count), dice.choices(techniques, weights, k=count), strict=True
        )
    ]


def live(store: Store, games: int, shown: int) -> None:
    """Fill a file with so many games, half of each kind, and so many events."""
    dice = random.Random(7)
    found = collection("level-medium")
    grids = found.grids()[:BOARDS] if found is not None else []
    every = pictures()
    pieces = [one.puzzle for one in every[:: len(every) // BOARDS]][:BOARDS]
    ends = [number % UNFINISHED > 0 for number in range(BOARDS)]
    sudokus = [
        (grid, "level:medium", sudoku_log(grid, dice, finished=end))
        for grid, end in zip(grids, ends, strict=False)
    ]
    nonograms = [
        (puzzle, "nonogram", nonogram_log(puzzle, dice, finished=end))
        for puzzle, end in zip(pieces, ends, strict=False)
    ]
    with store.database.writing() as connection:
        fill_games(connection, GRIDS, sudokus, games - games // 2)
        fill_games(connection, PICTURES, nonograms, games // 2)
    store.add_events(events(shown))


if __name__ == "__main__":
    folder, games, shown = sys.argv[1:]
    life = open_store(Path(folder))
    live(life, int(games), int(shown))
    life.close()
