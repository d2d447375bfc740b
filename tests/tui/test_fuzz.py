"""Random keys, clicks, pastes and resizes on every screen of both games: no crash, no hang.

Each case prints its seed when it fails. To replay one, or to go on for longer, with other
seeds::

    TUTOR_FUZZ_SEED=7 TUTOR_FUZZ_EVENTS=5000 pytest -m slow tests/tui/test_fuzz.py -k exam-grid
"""

import importlib
import os
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tui.driver import on_screen
from tests.tui.fuzz import STARTS, Fuzzer, kind_of
from tutor import tui
from tutor.tui import leaving
from tutor.tui.screens.guarded import Guarded

SEED = os.environ.get("TUTOR_FUZZ_SEED", "1")
EVENTS = int(os.environ.get("TUTOR_FUZZ_EVENTS", "60"))


@pytest.fixture
def _stays_in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever name is typed, nothing is saved elsewhere."""
    write = leaving.write_new

    def write_here(path: Path, text: str | bytes) -> None:
        if not path.absolute().is_relative_to(tmp_path):
            raise PermissionError(f"outside: {path}")
        write(path, text)

    monkeypatch.setattr("tutor.tui.files.write_new", write_here)
    monkeypatch.chdir(tmp_path)


def _screens(kind: type[Guarded[Any]] = Guarded) -> Iterator[type[Guarded[Any]]]:
    """Every kind of screen that is not there for others to build upon."""
    below = kind.__subclasses__()
    if not below:
        yield kind
    for one in below:
        yield from _screens(one)


def test_no_screen_is_left_out() -> None:
    for module in pkgutil.walk_packages(tui.__path__, f"{tui.__name__}."):
        importlib.import_module(module.name)
    of_a_browser = {"UploadDialog", "TasksScreen"}
    kinds = {kind_of(screen) for screen in _screens()} - of_a_browser
    assert kinds <= {kind for kind, _ in STARTS.values()}


@pytest.mark.slow
@pytest.mark.usefixtures("_stays_in_its_folder")
@pytest.mark.parametrize("start", list(STARTS))
@on_screen
async def test_no_crash_and_no_hang(tmp_path: Path, start: str) -> None:
    fuzzer = Fuzzer(f"{SEED} {start}")
    try:
        await fuzzer.live(tmp_path / "home", start, EVENTS)
    except BaseException:
        print(f"TUTOR_FUZZ_SEED={SEED} -k {start}: after {fuzzer.total} events, the last ones:")
        print(*fuzzer.last, sep="\n")
        raise
    print(dict(fuzzer.sent), dict(fuzzer.seen))
    assert fuzzer.total >= EVENTS
    assert STARTS[start][0] in fuzzer.seen
