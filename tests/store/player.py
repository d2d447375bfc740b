"""A process of its own that plays: ``python -m tests.store.player WORK FOLDER …``."""

import random
import sys
from pathlib import Path

from tests.store.play import PUZZLE, act_at_random
from tutor.store import Store


def until_killed(folder: Path, game_id: int, seed: int) -> None:
    """Play, and say after each move how long the log is now."""
    keeper = Store.open(folder).resume(game_id)
    dice = random.Random(seed)
    while True:
        act_at_random(keeper.game, dice)
        if keeper.problem is None:
            print(len(keeper._log), flush=True)


def so_many(folder: Path, game_id: int, seed: int, count: int) -> None:
    """When told to, add entries to a game (0: to a new one); say which it was in the end."""
    store = Store.open(folder)
    keeper = store.resume(game_id) if game_id else store.new_game(PUZZLE, f"own {seed}")
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
    else:
        so_many(Path(folder), *map(int, numbers))
