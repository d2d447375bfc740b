"""The file of a class: who may read it, what is left of those who are gone, bad files."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tutor.store.class_file import CLASS_FILE, ClassFile, ClassTrouble


def begun(folder: Path) -> ClassFile:
    file = ClassFile.begin(folder)
    file.add_pupils([("Anna", "bafoki", "pin-a"), ("Béla", "dugami", "pin-b")])
    return file


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    with closing(begun(tmp_path)) as file:
        anna, bela = file.pupils()
        assert (anna.name, anna.code, anna.pin, anna.turn) == ("Anna", "bafoki", "pin-a", 1)
        task = file.add_task('{"kind": "lesson"}')
        file.set_paper(bela.id, task, "{}")
        file.set_summary(anna.id, '{"stuck": null}')
        file.set_about("key", "secret")
    with closing(ClassFile.open(tmp_path)) as file:
        assert file.pupils() == [anna, bela]
        assert file.tasks() == [(task, '{"kind": "lesson"}')]
        assert file.papers() == {(bela.id, task): "{}"}
        assert file.summaries() == {anna.id: '{"stuck": null}'}
        assert file.about("key") == "secret"


def test_it_is_for_its_owner_alone_and_has_a_log(tmp_path: Path) -> None:
    with closing(begun(tmp_path)):
        for path in tmp_path.glob(f"{CLASS_FILE}*"):
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
        with closing(sqlite3.connect(tmp_path / CLASS_FILE)) as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_who_is_deleted_leaves_nothing_and_no_number_comes_again(tmp_path: Path) -> None:
    with closing(begun(tmp_path)) as file:
        bela = file.pupils()[1]
        task = file.add_task("{}")
        file.set_paper(bela.id, task, '{"name": "Béla-on-paper"}')
        file.set_summary(bela.id, '{"name": "Béla-in-short"}')
        file.delete_pupil(bela.id)
        assert file.papers() == {}
        assert file.summaries() == {}
        file.set_summary(bela.id, "too late")
        assert file.summaries() == {}
        file.add_pupils([("Cem", "luneta", "pin-c")])
        assert file.pupils()[-1].id > bela.id
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert "Béla".encode() not in kept
    assert b"Anna" in kept


def test_all_names_or_none(tmp_path: Path) -> None:
    with closing(begun(tmp_path)) as file:
        with pytest.raises(sqlite3.IntegrityError):
            file.add_pupils([("Cem", "luneta", ""), ("Anna", "rotodi", "")])
        assert [one.name for one in file.pupils()] == ["Anna", "Béla"]


def test_a_new_pin_begins_a_new_turn(tmp_path: Path) -> None:
    with closing(begun(tmp_path)) as file:
        file.set_pin(file.pupils()[0].id, "pin-2")
        assert [(one.pin, one.turn) for one in file.pupils()] == [("pin-2", 2), ("pin-b", 1)]


def test_others_changes_can_be_noticed(tmp_path: Path) -> None:
    with closing(begun(tmp_path)) as file, closing(ClassFile.open(tmp_path)) as other:
        before = file.changes
        file.add_task("{}")
        assert file.changes == before
        other.add_task("{}")
        assert file.changes != before


def test_a_task_that_is_withdrawn_takes_its_papers_along(tmp_path: Path) -> None:
    with closing(begun(tmp_path)) as file:
        task = file.add_task("{}")
        file.set_paper(file.pupils()[0].id, task, "{}")
        file.delete_task(task)
        assert file.tasks() == []
        assert file.papers() == {}


def test_files_that_are_none_are_left_alone(tmp_path: Path) -> None:
    def trouble(folder: Path) -> str:
        with pytest.raises(ClassTrouble) as found:
            ClassFile.open(folder).close()
        return found.value.kind

    assert trouble(tmp_path) == "missing"
    path = tmp_path / CLASS_FILE
    path.write_bytes(b"rubbish" * 1000)
    assert trouble(tmp_path) == "unreadable"
    assert path.read_bytes() == b"rubbish" * 1000
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    assert trouble(tmp_path) == "foreign"
    path.unlink()
    ClassFile.begin(tmp_path).close()
    with pytest.raises(ClassTrouble) as found:
        ClassFile.begin(tmp_path)
    assert found.value.kind == "exists"
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA user_version = 99")
    assert trouble(tmp_path) == "newer"
