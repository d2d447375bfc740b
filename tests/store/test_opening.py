"""Whatever the file is like, the store opens; damage is kept, not thrown away."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.conftest import CHECKOUT, PATIENCE
from tests.store.play import PUZZLE, trouble
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.store import Settings, Store, database
from tutor.store.opening import OUR_MARK, Opened, identity, open_file
from tutor.store.problem import Unwritten
from tutor.store.schema import MIGRATIONS, migrate, version_of

NOBODY = 65534


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a game of many moves, closed."""
    store = open_store(tmp_path)
    keeper = store.played(GRIDS).new_game(PUZZLE, "old")
    for _ in range(100):
        keeper.game.fill()
        keeper.game.undo()
    store.close()
    return tmp_path / "learner.db"


def cut_short(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2 + 100])


def scribbled_on(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 200] = os.urandom(200)
    path.write_bytes(data)


def not_a_database(path: Path) -> None:
    path.write_bytes(b"rubbish " * 1000)


def without_a_table(path: Path) -> None:
    _change(path, "DROP TABLE entries")


def without_what_was_learnt(path: Path) -> None:
    _change(path, "DROP TABLE events")


def without_exams(path: Path) -> None:
    _change(path, "DROP TABLE exam_answers")


def without_a_column(path: Path) -> None:
    _change(path, "ALTER TABLE games DROP COLUMN filled")


def _change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    "damage",
    [
        cut_short,
        scribbled_on,
        not_a_database,
        without_a_table,
        without_what_was_learnt,
        without_exams,
        without_a_column,
    ],
)
def test_a_damaged_file_is_set_aside(file: Path, damage: object) -> None:
    for count in range(2):
        assert callable(damage)
        damage(file)
        bad = file.read_bytes()
        Path(f"{file}-wal").write_bytes(b"")
        store = open_store(file.parent)
        (problem,) = store.problems
        assert problem.kind == "damaged"
        assert problem.path.name.startswith("learner.damaged-")
        assert problem.path.suffix == ".db"
        assert problem.path.parent == file.parent
        assert problem.reason
        assert problem.path.read_bytes()[:60] == bad[:60], "but for the mark behind them"
        assert len(list(file.parent.glob("learner.damaged-*.db"))) == count + 1
        assert not store.in_memory
        assert store.played(GRIDS).games() == []
        keeper = store.played(GRIDS).new_game(PUZZLE, "new")
        keeper.game.fill()
        assert trouble(keeper) is None
        store.close()
        store = open_store(file.parent)
        assert (store.problems, [game.title for game in store.played(GRIDS).games()]) == (
            [],
            ["new"],
        )
        store.close()


def test_the_log_of_a_damaged_file_goes_with_it(file: Path) -> None:
    not_a_database(file)
    Path(f"{file}-wal").write_bytes(b"its log")
    Path(f"{file}-shm").write_bytes(b"its index")
    aside = open_store(file.parent).problems[0].path
    assert Path(f"{aside}-wal").read_bytes() == b"its log"
    assert Path(f"{aside}-shm").read_bytes() == b"its index"


def test_an_empty_file_is_a_beginning(tmp_path: Path) -> None:
    (tmp_path / "learner.db").touch()
    store = open_store(tmp_path)
    assert store.problems == []
    assert store.played(GRIDS).new_game(PUZZLE, "any").problem is None


def test_a_file_of_a_newer_version_is_left_alone(file: Path) -> None:
    _change(file, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = file.read_bytes()
    store = open_store(file.parent)
    (problem,) = store.problems
    assert (problem.kind, problem.path) == ("newer", file)
    keeper = store.played(GRIDS).new_game(PUZZLE, "in memory")
    keeper.game.place([2], 4)
    assert keeper.problem == problem
    assert store.save_settings(Settings(theme="light")) == problem
    assert store.settings().theme == "light"
    assert [game.title for game in store.played(GRIDS).games()] == ["in memory"]
    store.close()
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.glob("learner*")] == ["learner.db"]


FOREIGN = {
    "another table": ("CREATE TABLE games (score)",),
    "one that would take ours": ("CREATE TABLE invoices (sum)", "INSERT INTO invoices VALUES (3)"),
    "in a log": ("PRAGMA journal_mode = WAL", "CREATE TABLE invoices (sum)"),
    "a mark": ("PRAGMA application_id = 252006673",),
    "a view": ("CREATE VIEW v AS SELECT 1",),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_file_of_another_program_is_left_alone(tmp_path: Path, name: str) -> None:
    file = tmp_path / "learner.db"
    for statement in FOREIGN[name]:
        _change(file, statement)
    file.chmod(0o644)
    before = file.read_bytes(), file.stat().st_mode
    store = open_store(tmp_path)
    (problem,) = store.problems
    assert (problem.kind, problem.path) == ("foreign", file)
    keeper = store.played(GRIDS).new_game(PUZZLE, "in memory")
    keeper.game.place([2], 4)
    assert keeper.problem == problem
    store.close()
    assert (file.read_bytes(), file.stat().st_mode) == before
    assert [path.name for path in tmp_path.iterdir()] == ["learner.db"]


def test_a_file_from_before_there_was_a_mark_is_ours(file: Path) -> None:
    _change(file, "PRAGMA application_id = 0")
    store = open_store(file.parent)
    assert (store.problems, [game.title for game in store.played(GRIDS).games()]) == ([], ["old"])
    assert store.database.rows("PRAGMA application_id") == [(OUR_MARK,)]


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
def test_nobody_else_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "home"
    store = open_store(folder)
    store.played(GRIDS).new_game(PUZZLE, "any").game.fill()
    assert rights_in(folder) == {
        "learner.db": 0o600,
        "learner.db-wal": 0o600,
        "learner.db-shm": 0o600,
    }
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    store.close()
    folder.chmod(0o755)
    (folder / "learner.db").chmod(0o644)
    (folder / "learner.db-wal").touch(0o644)
    open_store(folder).close()
    assert rights_in(folder) == {"learner.db": 0o600}, "tightened"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755, "a folder that was there is theirs"
    not_a_database(folder / "learner.db")
    (folder / "learner.db").chmod(0o644)
    open_store(folder).close()
    assert set(rights_in(folder).values()) == {0o600}, "what is set aside as well"


def rights_in(folder: Path) -> dict[str, int]:
    """Who may do what with the files of a folder."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


WRITER = """
import sys
from pathlib import Path
from tests.store.play import PUZZLE
from tutor.learn.learner import open_store
from tutor.games.sudoku.codec import GRIDS
for number in range(3):
    store = open_store(Path(sys.argv[1]))
    store.played(GRIDS).new_game(PUZZLE, f"there {number}").game.fill()
    store.close()
    print(store.problems)
"""


def test_opened_twice_while_another_process_writes(file: Path) -> None:
    """Closing a file drops every lock of the process: nothing but SQLite may open it."""
    first = open_store(file.parent)
    keeper = first.played(GRIDS).new_game(PUZZLE, "here")
    keeper.game.place([2], 4)
    second = open_store(file.parent)
    wal = identity(Path(f"{file}-wal"))
    writer = subprocess.run(
        [sys.executable, "-c", WRITER, file.parent], capture_output=True, text=True, cwd=CHECKOUT
    )
    assert writer.stdout.split() == ["[]"] * 3, writer.stderr
    assert identity(Path(f"{file}-wal")) == wal, "nobody took the file for his alone"
    keeper.game.place([3], 6)
    assert trouble(keeper) is None
    for store in (first, second, open_store(file.parent)):
        assert store.problems == []
        assert {game.title for game in store.played(GRIDS).games()} == {
            *("old", "here", "there 0", "there 1", "there 2")
        }
        assert store.database.rows("PRAGMA integrity_check") == [("ok",)]


def test_a_locked_file_is_not_damaged(file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    store = open_store(file.parent)
    assert [problem.kind for problem in store.problems] == ["locked"]
    keeper = store.played(GRIDS).new_game(PUZZLE, "meanwhile")
    keeper.game.place([2], 4)
    assert trouble(keeper) == "locked"
    earlier = store.played(GRIDS).new_game(PUZZLE, "done meanwhile")
    del earlier
    other.execute("ROLLBACK")
    other.close()
    keeper.game.place([3], 6)
    assert trouble(keeper) is None
    assert not store.in_memory
    assert len(store.played(GRIDS).log(keeper.record.id)) == 2
    titles = sorted(game.title for game in open_store(file.parent).played(GRIDS).games())
    assert titles == ["done meanwhile", "meanwhile", "old"]


def test_a_lock_in_the_middle_of_a_game(file: Path) -> None:
    store = open_store(file.parent)
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    keeper.game.place([2], 4)
    assert trouble(keeper) == "locked"
    assert keeper.game.board.cells[2].value == 4, "play goes on"
    other.execute("ROLLBACK")
    keeper.tick(3)
    assert trouble(keeper) is None
    assert len(open_store(file.parent).played(GRIDS).log(keeper.record.id)) == 1


def test_nobody_waits_long_for_a_lock(file: Path) -> None:
    store = open_store(file.parent)
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert patience(store) == 250
    for number in range(10):
        keeper.tick(number)
        assert trouble(keeper) == "locked"
        assert patience(store) == 10
    other.execute("ROLLBACK")
    keeper.tick(20)
    assert trouble(keeper) is None
    assert patience(store) == 250


def patience(store: Store) -> int:
    """How long the connection waits for others, in thousandths of a second."""
    ((found,),) = store.database.rows("PRAGMA busy_timeout")
    assert isinstance(found, int)
    return found


def test_nobody_waits_long_for_a_lock_that_was_there_before(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    def opening(path: Path, wait: float) -> Opened:
        waits.append(wait)
        return open_file(path, wait)

    monkeypatch.setattr(database, "open_file", opening)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    store = open_store(file.parent)
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    for number in range(80):
        keeper.tick(number)
    assert len(waits) > 5, "it is tried again and again"
    assert sum(waits) < 2 * database.OPENING_WAIT
    other.close()
    store.close()
    titles = {game.title for game in open_store(file.parent).played(GRIDS).games()}
    assert titles == {"old", "any"}, "closing is the last chance"


def test_problems_are_told_once_and_later_ones_too(file: Path) -> None:
    not_a_database(file)
    store = open_store(file.parent)
    assert [problem.kind for problem in store.new_problems()] == ["damaged"]
    assert store.new_problems() == []
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    with store.database.writing() as connection:
        connection.execute("DROP TABLE entries")
    for _ in range(3):
        assert store.played(GRIDS).log(keeper.record.id) == []
    (problem,) = store.new_problems()
    assert (problem.kind, problem.reason) == ("damaged", "no such table: entries")
    assert store.new_problems() == []


def test_no_folder_can_be_made(tmp_path: Path) -> None:
    obstacle = tmp_path / "home"
    obstacle.write_text("a file")
    store = open_store(obstacle)
    assert [problem.kind for problem in store.problems] == ["unwritable"]
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    keeper.game.place([2], 4)
    assert keeper.problem == store.problems[0]
    obstacle.unlink()
    keeper.game.place([3], 6)
    assert trouble(keeper) is None
    back = open_store(obstacle)
    assert back.problems == []
    assert back.played(GRIDS).resume(keeper.record.id).game.board.cells == keeper.game.board.cells
    assert len(back.played(GRIDS).games()) == 1


@contextmanager
def somebody_without_rights() -> Iterator[Path]:
    """A folder, and a user who has only the rights that are written on it."""
    before = os.geteuid()
    with TemporaryDirectory() as name:
        os.chmod(name, 0o755)
        folder = Path(name) / "home"
        folder.mkdir()
        if before == 0:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            os.chmod(folder, 0o755)
            os.seteuid(before)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
def test_a_folder_without_the_right_to_write() -> None:
    with somebody_without_rights() as folder:
        folder.chmod(0o555)
        store = open_store(folder)
        assert [problem.kind for problem in store.problems] == ["unwritable"]
        keeper = store.played(GRIDS).new_game(PUZZLE, "any")
        keeper.game.fill()
        assert trouble(keeper)
        folder.chmod(0o755)
        keeper.tick(4)
        assert trouble(keeper) is None
        assert len(open_store(folder).played(GRIDS).log(keeper.record.id)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
def test_a_file_without_the_right_to_write() -> None:
    with somebody_without_rights() as folder:
        store = open_store(folder)
        store.played(GRIDS).new_game(PUZZLE, "old")
        store.close()
        (folder / "learner.db").chmod(0o444)
        store = open_store(folder)
        assert [problem.kind for problem in store.problems] == ["unwritable"]
        assert [game.title for game in store.played(GRIDS).games()] == ["old"], (
            "it can still be read"
        )
        keeper = store.played(GRIDS).new_game(PUZZLE, "new")
        keeper.game.fill()
        assert (keeper.problem, keeper.record.id) == (store.problems[0], 0)
        assert [path.name for path in folder.iterdir()] == ["learner.db"]
        (folder / "learner.db").chmod(0o644)
        keeper.game.undo()
        assert trouble(keeper) is None
        back = open_store(folder)
        assert [game.title for game in back.played(GRIDS).games()] == ["new", "old"]
        assert len(back.played(GRIDS).log(keeper.record.id)) == 2


def test_a_full_disk(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    connection = store.database._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    told = 0
    for number in range(100):
        keeper.game.note("hint", f"{number} {'x' * 400}")
        told += trouble(keeper) is not None
    assert told > 50
    assert trouble(keeper) == "full"
    assert len(store.played(GRIDS).log(keeper.record.id)) == 100 - told
    second = store.played(GRIDS).new_game(PUZZLE, "second" * 2000)
    assert second.record.id == 0
    assert trouble(second)
    connection.execute("PRAGMA max_page_count = 100000")
    keeper.tick(1)
    second.tick(1)
    assert trouble(keeper) is trouble(second) is None
    back = open_store(tmp_path)
    assert [entry.note.split()[0] for entry in back.played(GRIDS).log(keeper.record.id)] == [
        str(number) for number in range(100)
    ]
    assert len(back.played(GRIDS).games()) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be removed there")
def test_a_file_that_vanishes_is_begun_again(file: Path) -> None:
    store = open_store(file.parent)
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    keeper.game.place([2], 4)
    for path in file.parent.glob("learner.db*"):
        path.unlink()
    keeper.game.place([3], 6)
    assert trouble(keeper) is None
    back = open_store(file.parent)
    assert [game.title for game in back.played(GRIDS).games()] == ["any"]
    assert back.played(GRIDS).resume(keeper.record.id).game.board.cells == keeper.game.board.cells


def test_damage_in_the_middle_of_a_game(file: Path) -> None:
    store = open_store(file.parent)
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    keeper.game.place([2], 4)
    with store.database.writing() as connection:
        connection.execute("DROP TABLE entries")
    keeper.game.place([3], 6)
    assert trouble(keeper) == "damaged"
    keeper.game.place([5], 8)
    assert trouble(keeper) is None
    assert [problem.kind for problem in store.problems] == ["damaged"]
    assert len(open_store(file.parent).played(GRIDS).log(keeper.record.id)) == 3


# Older files

NEXT = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN stars INTEGER NOT NULL DEFAULT 3",))


def test_an_older_file_is_brought_up_to_date(file: Path) -> None:
    connection = open_file(file, 1, NEXT).connection
    assert version_of(connection) == len(NEXT)
    assert connection.execute("SELECT title, stars FROM games").fetchall() == [("old", 3)]
    connection.close()
    with pytest.raises(Unwritten) as refused:
        open_file(file, 1)
    assert refused.value.problem.kind == "newer"


def test_a_migration_is_done_whole_or_not_at_all(file: Path) -> None:
    connection = open_file(file, 1).connection
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*NEXT, ("CREATE TABLE extra (a)", "nonsense")))
    assert version_of(connection) == len(NEXT), "the one before it stands"
    tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'extra'").fetchall()
    assert tables == []
    assert not connection.in_transaction


def test_many_windows_may_begin_at_once(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from tutor.learn.learner import open_store\n"
        "sys.stdin.read(1); store = open_store(Path(sys.argv[1])); print(store.problems)"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", script, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"x")
        process.stdin.flush()
    assert [process.communicate(timeout=PATIENCE)[0].strip() for process in processes] == [
        b"[]"
    ] * 4
