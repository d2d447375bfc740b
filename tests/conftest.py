"""What all tests share."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["LANG"] = "C.UTF-8"
# Without compiled modules beside them, every process that a test starts would compile them again.
sys.dont_write_bytecode = False
for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "PYTHONDONTWRITEBYTECODE"):
    os.environ.pop(variable, None)

# Continuous integration runs the same examples each time; everybody else tries new ones.
# How long an example takes says more about the machine than about the code.
settings.register_profile("usual", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "usual")

CHECKOUT = Path(__file__).parents[1]
SHARED_DATA = CHECKOUT.parent / "shared" / "data"
PATIENCE = 300.0
"""Seconds after which something hangs, on however busy a machine: nothing is slow before that."""

# Whoever runs the tests in the background ignores Ctrl-C, and every process they start would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
for ignored in (signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM):
    if signal.getsignal(ignored) is signal.SIG_IGN:
        signal.signal(ignored, signal.SIG_DFL)


def pytest_collection_finish() -> None:
    """All that is imported stays: no search for rubbish needs to look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_sessionfinish() -> None:
    """Nor does it need to at the end, when pytest searches five times."""
    gc.freeze()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A place for what learners leave behind, each in a folder that is made when it is needed."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / f"learner-{number}" for number in count())


@pytest.fixture(autouse=True)
def learner_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches what the person who runs it has played, nor do its subprocesses."""
    home = next(homes)
    monkeypatch.setenv("TUTOR_HOME", str(home))
    return home


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of outside test data; tests that need it are skipped where it is absent."""
    if not SHARED_DATA.is_dir():
        pytest.skip(f"no {SHARED_DATA.name} folder beside the checkout")
    return SHARED_DATA
