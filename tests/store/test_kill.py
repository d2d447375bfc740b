"""Nothing that was announced is lost, whenever the process is killed."""

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import CHECKOUT
from tests.store.play import PUZZLE, state
from tests.store.player import shown
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game
from tutor.learn.learner import open_store

KILLS = 10
COURSE_KILLS = 5
EXAM_KILLS = 3
PLAYER = (sys.executable, "-m", "tests.store.player")


def killed(seconds: float, *arguments: str | Path) -> list[int]:
    """What a player announced before it was killed, that long after its first word."""
    process = subprocess.Popen([*PLAYER, *arguments], stdout=subprocess.PIPE, cwd=CHECKOUT)
    assert process.stdout is not None
    announced = [process.stdout.readline()]
    time.sleep(seconds)
    process.kill()
    announced += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    return [int(line) for line in announced if line.endswith(b"\n")]


@pytest.mark.slow
def test_kill_at_any_moment(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game = store.played(GRIDS).new_game(PUZZLE, "any").record.id
    store.close()
    dice = random.Random()
    longest = 0
    for kill in range(KILLS):
        seed = str(dice.randrange(10**9))
        whole = killed(dice.random() * 0.15, "until_killed", tmp_path, str(game), seed)
        assert whole[0] >= longest, f"kill {kill}"
        longest = whole[-1]
        store = open_store(tmp_path)
        assert store.problems == []
        log = store.played(GRIDS).log(game)
        assert longest <= len(log) <= longest + 1, "at most the move being announced is more"
        keeper = store.played(GRIDS).resume(game)
        assert state(keeper.game) == state(Game(PUZZLE, log))
        assert keeper.record.filled == sum(1 for v in keeper.game.board.values if v)
        store.close()
        with sqlite3.connect(tmp_path / "learner.db") as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
    assert longest > KILLS


def test_what_was_learnt_survives_too(tmp_path: Path) -> None:
    dice = random.Random()
    longest = 0
    for kill in range(COURSE_KILLS):
        announced = killed(dice.random() * 0.1, "learn_until_killed", tmp_path)
        assert announced[0] > longest, f"kill {kill}"
        longest = announced[-1]
        store = open_store(tmp_path)
        assert store.problems == []
        events = store.events()
        sittings, rest = divmod(len(events), 3)
        assert rest == 0, "a sitting is there whole or not at all"
        assert longest <= sittings <= longest + 1
        assert set(events) == {event for number in range(sittings) for event in shown(number)}
        assert store.course()["sitting"] in range(longest - 1, sittings)
        store.close()


def test_exams_survive_too(tmp_path: Path) -> None:
    dice = random.Random()
    for kill in range(EXAM_KILLS):
        announced = killed(dice.random() * 0.1, "sit_until_killed", tmp_path)
        store = open_store(tmp_path)
        assert store.problems == []
        exams = {int(row.id.removeprefix("exam ")): row for row in store.exams.rows()}
        done = {number for number, row in exams.items() if row.result is not None}
        assert set(range(announced[0] - 1, announced[-1])) <= done, f"kill {kill}"
        for number, row in exams.items():
            saved = (number, {1: number, 2: number})
            assert (row.elapsed, row.answers) in ((0, {}), saved), "a save is there whole"
        assert {event for number in done for event in shown(number)} == set(store.events())
        store.close()
