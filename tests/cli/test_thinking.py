"""What is shown while a command thinks, and where its results go meanwhile."""

import io
import os
import pty
import subprocess
import sys

import pytest

from tutor.cli import progress
from tutor.cli.run import thinking

_SHOWN_WHILE_PRINTING = """
import time
from tutor.cli.progress import Progress
with Progress() as progress:
    time.sleep(0.6)
    assert progress.is_due
    progress.show("thinking")
    print("the result")
"""


def test_results_go_where_they_are_sent_while_progress_is_shown() -> None:
    """Somebody watches on a terminal, and the results go to a file or another command."""
    terminal, inside = pty.openpty()
    try:
        done = subprocess.run(
            [sys.executable, "-c", _SHOWN_WHILE_PRINTING],
            stdout=subprocess.PIPE,
            stderr=inside,
            check=True,
        )
        assert done.stdout == b"the result\n"
        assert b"thinking" in os.read(terminal, 65536)
    finally:
        os.close(terminal)
        os.close(inside)


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_thinking_is_shown_after_a_while_and_only_to_somebody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[tuple[str, float | None]] = []

    class Watched(progress.Progress):
        def show(self, text: str, share: float | None = None) -> None:
            shown.append((text, share))

    monkeypatch.setattr("tutor.cli.run.Progress", Watched)
    monkeypatch.setattr(sys, "stderr", _Terminal())
    with thinking(str.upper) as watch:
        watch(0.2)
        assert not shown, "most thinking is over before anybody waits"
    monkeypatch.setattr(progress, "_PATIENCE", -1.0)
    with thinking(str.upper) as watch:
        watch(0.2)
        watch(0.0)
    assert shown == [("PLAIN-THINKING", 0.2), ("PLAIN-THINKING", None)]
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with thinking(str.upper) as watch:
        watch(0.5)
    assert len(shown) == 2
