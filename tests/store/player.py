"""A process of its own that plays: ``python -m tests.store.player WORK FOLDER …``."""

import random
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.store import play_nonogram
from tests.store.play import PUZZLE, act_at_random
from tutor.base.dice import Dice
from tutor.base.events import Event
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
"""When a learner who never stops began."""


def shown(number: int) -> list[Event]:
    """What such a learner shows at one sitting, which belongs together."""
    at = BEGINNING + timedelta(hours=number)
    return [Event(technique, at, 1.0, "use") for technique in ("x-wing", "naked-pair", "w-wing")]


def until_killed(folder: Path, game_id: int, seed: int) -> None:
    """Play, and say after each move how long the log is now."""
    keeper = open_store(folder).played(GRIDS).resume(game_id)
    dice = random.Random(seed)
    while True:
        act_at_random(keeper.game, dice)
        if keeper.problem is None:
            print(len(keeper._log), flush=True)


def paint_until_killed(folder: Path, game_id: int, seed: int) -> None:
    """Play a nonogram, and say after each move how long the log is now."""
    keeper = open_store(folder).played(PICTURES).resume(game_id)
    dice = Dice(seed)
    while True:
        play_nonogram.act_at_random(keeper.game, dice)
        if keeper.problem is None:
            print(len(keeper.log), flush=True)


def learn_until_killed(folder: Path) -> None:
    """Learn, and say after each sitting how many there have been."""
    store = open_store(folder)
    number = len(store.events()) // 3
    while True:
        failed = store.add_events(shown(number)) or store.save_course("sitting", number)
        number += 1
        if failed is None:
            print(number, flush=True)


def sit_until_killed(folder: Path) -> None:
    """Sit one exam after another, and say after each how many there have been."""
    store = open_store(folder)
    number = len(store.exams.rows())
    while True:
        exam, events = f"exam {number}", shown(number)
        failed = (
            store.exams.begin(exam, events[0].at, {}, {})
            or store.exams.save(exam, elapsed=number, answers={1: number, 2: number})
            or store.exams.finish(exam, number, events)
        )
        number += 1
        if failed is None:
            print(number, flush=True)


def so_many(folder: Path, game_id: int, seed: int, count: int) -> None:
    """When told to, add entries to a game (0: to a new one); say which it was in the end."""
    store = open_store(folder)
    keeper = (
        store.played(GRIDS).resume(game_id)
        if game_id
        else store.played(GRIDS).new_game(PUZZLE, f"own {seed}")
    )
    print("ready", flush=True)
    sys.stdin.readline()
    for number in range(count):
        keeper.game.note("hint", f"{seed} {number}")
    store.close()
    print(keeper.record.id, keeper.problem is None or keeper.problem.kind, flush=True)


if __name__ == "__main__":
    work, folder, *numbers = sys.argv[1:]
    if work == "until_killed":
        until_killed(Path(folder), *map(int, numbers))
    elif work == "paint_until_killed":
        paint_until_killed(Path(folder), *map(int, numbers))
    elif work == "learn_until_killed":
        learn_until_killed(Path(folder))
    elif work == "sit_until_killed":
        sit_until_killed(Path(folder))
    else:
        so_many(Path(folder), *map(int, numbers))
