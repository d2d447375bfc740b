"""Two windows at once: nothing of either is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import CHECKOUT, PATIENCE
from tests.store.play import PUZZLE, state, trouble
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store

COUNT = 200
PLAYER = (sys.executable, "-m", "tests.store.player", "so_many")


def test_the_same_game_in_two_windows(tmp_path: Path) -> None:
    here, there = open_store(tmp_path), open_store(tmp_path)
    first = here.played(GRIDS).new_game(PUZZLE, "shared")
    first.game.place([2], 4)
    second = there.played(GRIDS).resume(first.record.id)
    number = first.record.id
    second.game.place([3], 6)
    assert second.record.id == number
    assert trouble(second) is None
    first.game.place([3], 2)
    assert trouble(first) == "elsewhere"
    assert first.record.id != number
    first.game.place([5], 8)
    assert trouble(first) is None, "told once"
    second.game.undo()
    assert (second.record.id, second.problem) == (number, None)
    again = open_store(tmp_path)
    assert {game.id for game in again.played(GRIDS).games()} == {number, first.record.id}
    for keeper in (first, second):
        back = again.played(GRIDS).resume(keeper.record.id)
        assert state(back.game) == state(keeper.game)
        assert back.record == keeper.record
    assert len(again.played(GRIDS).log(number)) == 3
    assert len(again.played(GRIDS).log(first.record.id)) == 3


def test_a_window_that_only_looks_makes_no_copy(tmp_path: Path) -> None:
    here, there = open_store(tmp_path), open_store(tmp_path)
    first = here.played(GRIDS).new_game(PUZZLE, "shared")
    second = there.played(GRIDS).resume(first.record.id)
    first.game.place([2], 4)
    second.tick(30)
    assert trouble(second) is None
    assert [game.filled for game in here.played(GRIDS).games()] == [31]


@pytest.mark.parametrize("shared", [False, True])
def test_hundreds_of_entries_at_once(tmp_path: Path, shared: bool) -> None:
    store = open_store(tmp_path)
    game = store.played(GRIDS).new_game(PUZZLE, "shared").record.id if shared else 0
    processes = [
        subprocess.Popen(
            [*PLAYER, tmp_path, str(game), str(seed), str(COUNT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=CHECKOUT,
        )
        for seed in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    numbers = []
    for seed, process in enumerate(processes):
        number, *fine = process.communicate(timeout=PATIENCE)[0].split()
        assert fine == ["True"]
        log = [entry.note for entry in store.played(GRIDS).log(int(number))]
        assert log == [f"{seed} {number}" for number in range(COUNT)], "one whole history each"
        numbers.append(int(number))
    assert {game.id for game in store.played(GRIDS).games()} == set(numbers)
    assert len(set(numbers)) == 3
    assert game in (0, *numbers)
    assert store.database.rows("PRAGMA integrity_check") == [("ok",)]
