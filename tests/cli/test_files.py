"""Files are always the old one or the new one, and what is no file stays what it is."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from tests.store.test_opening import somebody_without_rights
from tutor.cli.files import write_whole

OLD, NEW = b"the one before\n", b"the new one\n"


def test_a_new_file_and_a_replaced_one(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for data in (OLD, NEW, b"", bytes(range(256)) * 1000):
        write_whole(path, data)
        assert path.read_bytes() == data
        assert list(tmp_path.glob("*")) == [path], "nothing beside it"


def test_a_path_from_the_folder_we_are_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_whole(Path("file"), NEW)
    assert (tmp_path / "file").read_bytes() == NEW


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("fails", ["fsync", "replace"])
@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left"), KeyboardInterrupt()])
def test_a_failure_changes_nothing(
    fails: str, error: BaseException, there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    if there:
        path.write_bytes(OLD)
    seen: list[bytes] = []

    def fail(*_: object) -> None:
        (beside,) = tmp_path.glob("*.part")
        seen.append(beside.read_bytes())
        raise error

    monkeypatch.setattr(os, fails, fail)
    with pytest.raises(type(error)):
        write_whole(path, NEW)
    assert seen == [NEW], "it was complete beside its place"
    assert [found.read_bytes() for found in tmp_path.glob("*")] == [OLD] * there


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    target, link = folder / "file", tmp_path / "link"
    target.write_bytes(OLD)
    link.symlink_to(target)
    further = tmp_path / "further"
    further.symlink_to("link")
    dangling = tmp_path / "dangling"
    dangling.symlink_to("elsewhere/another")
    for path, told in ((link, b"by one link"), (further, b"by two")):
        write_whole(path, told)
        assert target.read_bytes() == told
    write_whole(dangling, NEW)
    assert (folder / "another").read_bytes() == NEW
    assert all(path.is_symlink() for path in (link, further, dangling))
    assert len(list(folder.iterdir())) == 2
    assert len(list(tmp_path.iterdir())) == 4


@pytest.fixture
def nothing_is_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a failing test does not cost anybody a device."""

    def move(*_: object) -> None:
        raise AssertionError("moved to the place of what is no file")

    monkeypatch.setattr(os, "replace", move)


@pytest.mark.usefixtures("nothing_is_moved")
def test_a_pipe_and_a_device_stay_what_they_are(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    for path in (pipe, link):
        write_whole(path, NEW)
        assert os.read(reader, 100) == NEW
    os.close(reader)
    assert pipe.is_fifo()
    assert link.is_symlink()
    write_whole(Path(os.devnull), NEW)
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.usefixtures("nothing_is_moved")
@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="streams have no names here")
def test_a_pipe_without_a_name_of_its_own() -> None:
    """What a shell gives to a command as a file: ``--out >(gzip > weights.gz)``."""
    reader, writer = os.pipe()
    try:
        write_whole(Path(f"/dev/fd/{writer}"), NEW)
        assert os.read(reader, 100) == NEW
    finally:
        os.close(reader)
        os.close(writer)


def test_places_that_cannot_be(tmp_path: Path) -> None:
    file, folder = tmp_path / "file", tmp_path / "folder"
    file.write_bytes(OLD)
    folder.mkdir()
    for path in (folder, folder / "no" / "file", file / "file", folder / ("x" * 999)):
        with pytest.raises(OSError, match=r"\[Errno \d+\]"):
            write_whole(path, NEW)
    assert file.read_bytes() == OLD
    assert folder.is_dir()
    assert not list(folder.iterdir())
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
def test_a_folder_without_the_right_to_write() -> None:
    with somebody_without_rights() as folder:
        old, new = folder / "old", folder / "new"
        old.write_bytes(OLD)
        folder.chmod(0o555)
        for path in (old, new):
            with pytest.raises(PermissionError):
                write_whole(path, NEW)
        assert old.read_bytes() == OLD
        assert list(folder.iterdir()) == [old]
