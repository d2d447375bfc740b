"""Nothing that was announced is lost, whenever the process is killed."""

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from tests.conftest import CHECKOUT
from tests.store.play import PUZZLE, state
from tutor.play.game import Game
from tutor.store import Store

KILLS = 15
PLAYER = (sys.executable, "-m", "tests.store.player", "until_killed")


def test_kill_at_any_moment(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    game = store.new_game(PUZZLE, "any").record.id
    store.close()
    dice = random.Random()
    longest = 0
    for kill in range(KILLS):
        process = subprocess.Popen(
            [*PLAYER, tmp_path, str(game), str(dice.randrange(10**9))],
            stdout=subprocess.PIPE,
            cwd=CHECKOUT,
        )
        assert process.stdout is not None
        announced = [process.stdout.readline()]
        time.sleep(dice.random() * 0.15)
        process.kill()
        announced += process.stdout.readlines()
        process.wait()
        process.stdout.close()
        whole = [int(line) for line in announced if line.endswith(b"\n")]
        assert whole[0] >= longest, f"kill {kill}"
        longest = whole[-1]
        store = Store.open(tmp_path)
        assert store.problems == []
        log = store.log(game)
        assert longest <= len(log) <= longest + 1, "at most the move being announced is more"
        keeper = store.resume(game)
        assert state(keeper.game) == state(Game(PUZZLE, log))
        assert keeper.record.filled == sum(1 for v in keeper.game.board.values if v)
        store.close()
        with sqlite3.connect(tmp_path / "learner.db") as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
    assert longest > KILLS
