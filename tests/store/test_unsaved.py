"""What the disk refuses is counted, and can be saved elsewhere without a loss."""

import errno
import json
import stat
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.learn.exams import paper_of
from tests.store.full import fill_up, make_room
from tests.store.play import PUZZLE, state
from tests.store.play_nonogram import PUZZLE as PICTURE
from tutor.base.events import Event
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.learner import open_store
from tutor.nonogram.position import BLACK
from tutor.store import Settings, Store
from tutor.store.exchange import import_, save_elsewhere, suggested_place
from tutor.store.problem import Unsaved

EVENT = Event("x-wing", datetime(2026, 3, 1, tzinfo=UTC), 1.0, "spot")


def do_something_of_everything(store: Store) -> None:
    """What a learner may do: moves in two games, a result, an exam, choices."""
    store.played(GRIDS).new_game(PUZZLE, "more").game.place([3], 6)
    drawn = store.played(PICTURES).new_game(PICTURE, "drawn")
    drawn.game.paint([1], BLACK)
    drawn.game.paint([2], BLACK)
    store.add_events([EVENT], course={"lesson:x-wing": {"page": 1, "read": True, "done": []}})
    ExamArchive(store.exams).begin(Exam(paper_of("easy", questions=1), id="an exam"))
    store.save_settings(Settings(theme="light"))


def test_nothing_is_unkept_while_the_disk_works(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    do_something_of_everything(store)
    assert not store.unsaved()


def test_what_a_full_disk_refuses_is_counted_and_saved_elsewhere(tmp_path: Path) -> None:
    store = open_store(tmp_path / "home")
    store.settings()
    keeper = store.played(GRIDS).new_game(PUZZLE, "played")
    keeper.game.place([2], 4)
    fill_up(store, keeper)
    for digit in range(1, 6):
        keeper.game.place([5], digit)
    assert store.unsaved() == Unsaved(games=1, moves=6)
    assert store.database.trouble is not None
    assert store.database.trouble.kind == "full"
    store.database.rows("PRAGMA query_only = ON")  # not even the smallest thing fits
    do_something_of_everything(store)
    found = store.unsaved()
    assert (found.games, found.moves, found.results, found.exams) == (3, 9, 1, 1)
    assert found.choices == 2, "a theme and a page"
    copy = tmp_path / "copy.json"
    save_elsewhere(store, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        save_elsewhere(store, copy)
    other = open_store(tmp_path / "other")
    assert import_(other, json.loads(copy.read_bytes())).added == 3
    (same,) = (game for game in other.played(GRIDS).games() if game.title == "played")
    assert state(other.played(GRIDS).resume(same.id).game) == state(keeper.game)
    assert other.events() == [EVENT]
    assert other.settings().theme == "light"
    assert [row.id for row in other.exams.rows()] == ["an exam"]
    assert store.unsaved() == found, "saving a copy changes nothing here"
    make_room(store)
    store.database.rows("PRAGMA query_only = OFF")
    assert not store.unsaved(), "it is tried again"
    store.close()
    back = open_store(tmp_path / "home")
    assert len(back.played(GRIDS).games()) == 2
    assert import_(back, json.loads(copy.read_bytes())).added == 0, "nothing is doubled"


def test_what_is_in_memory_is_not_kept(tmp_path: Path) -> None:
    obstacle = tmp_path / "home"
    obstacle.write_text("a file")
    store = open_store(obstacle)
    assert not store.unsaved()
    do_something_of_everything(store)
    found = store.unsaved()
    assert (found.games, found.moves, found.results, found.exams) == (2, 3, 1, 1)
    copy = tmp_path / "copy.json"
    save_elsewhere(store, copy)
    other = open_store(tmp_path / "other")
    assert import_(other, json.loads(copy.read_bytes())).added == 2
    obstacle.unlink()
    assert not store.unsaved(), "the file is back"


def test_what_waits_is_saved_even_if_the_file_is_damaged(tmp_path: Path) -> None:
    store = open_store(tmp_path / "home")
    keeper = store.played(GRIDS).new_game(PUZZLE, "played")
    keeper.game.place([2], 4)
    with store.database.writing() as connection:
        connection.execute("DROP TABLE entries")
    store.database.rows("PRAGMA query_only = ON")
    keeper.game.place([3], 6)
    copy = tmp_path / "copy.json"
    save_elsewhere(store, copy)
    other = open_store(tmp_path / "other")
    import_(other, json.loads(copy.read_bytes()))
    assert state(other.played(GRIDS).resume(other.played(GRIDS).games()[0].id).game) == state(
        keeper.game
    )


def test_nothing_is_left_behind_where_there_is_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path / "home")
    with pytest.raises(FileNotFoundError):
        save_elsewhere(store, tmp_path / "nowhere" / "copy.json")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("tutor.store.exchange.os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save_elsewhere(store, tmp_path / "copy.json")
    assert not (tmp_path / "copy.json").exists()
    assert suggested_place().suffix == ".json"
    assert not suggested_place().exists()
