"""The tutor as a program of its own, on a real terminal: started, killed, resized, left."""

import base64
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

import pytest

from tests.conftest import CHECKOUT, PATIENCE
from tests.grids import CLASSIC, grid_of
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry
from tutor.learn.learner import open_store

KILLS = 3
ENTER_SCREEN, LEAVE_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
CTRL_Q = "\x11"
ARROWS = ("\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D")
_CLIPBOARD = re.compile(r"\x1b\]52;c;([A-Za-z0-9+/=]*)(?:\a|\x1b\\)")
_CONTROL = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\a]*\a|.)")


class Terminal:
    """A terminal with the tutor in it; whoever is still there at the end is killed."""

    def __init__(self, *arguments: str, lines: int = 24, columns: int = 80, **env: str) -> None:
        self._terminal, inside = pty.openpty()
        self._set_size(lines, columns)
        self.before = termios.tcgetattr(inside)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tutor", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            cwd=CHECKOUT,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
            env={**_environment(), "TERM": "xterm-256color", **env},
        )
        self._inside = inside
        self.shown = ""
        self._bytes = b""
        self._seen = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._inside)
        os.close(self._terminal)

    def _set_size(self, lines: int, columns: int) -> None:
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def resize(self, lines: int, columns: int) -> None:
        """The window is pulled larger or smaller."""
        self._set_size(lines, columns)
        self.process.send_signal(signal.SIGWINCH)

    def send(self, *keys: str) -> None:
        os.write(self._terminal, "".join(keys).encode())

    def read(self, seconds: float = 0.05) -> bool:
        """Take what is shown now; False if nothing comes for so long."""
        if not select.select([self._terminal], [], [], seconds)[0]:
            return False
        self._bytes += os.read(self._terminal, 65536)
        self.shown = self._bytes.decode(errors="replace")
        return True

    def settle(self) -> None:
        """Take what is shown until nothing comes for a while."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end and self.read(0.2):
            pass

    def wait_for(self, pattern: str) -> "re.Match[str]":
        """Wait until something new is shown."""
        end = time.monotonic() + PATIENCE
        while (found := re.compile(pattern).search(self.shown, self._seen)) is None:
            alive = self.process.poll() is None
            assert self.read() or (alive and time.monotonic() < end), (
                f"never shown: {pattern!r} (exit code {self.process.poll()}); but:\n"
                + _CONTROL.sub("", self.shown[self._seen :])[-3000:]
            )
        self._seen = found.end()
        return found

    def wait_for_exit(self) -> int:
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self.read()
        while self.read(0):
            pass
        return self.process.wait(0)

    def copy(self) -> str:
        """The board as one line, by way of the clipboard: what is on screen, not in the file."""
        self.send("y")
        self.wait_for("Copy the grid")
        self.send("\r")
        found = self.wait_for(_CLIPBOARD.pattern)
        return base64.b64decode(found[1]).decode().strip()


def _environment() -> dict[str, str]:
    """Without the size of the terminal that the tests run on."""
    return {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}


def _log(home: Path) -> list[Entry]:
    """The log of the only game, as it is in the file now."""
    store = open_store(home)
    try:
        (game,) = store.played(GRIDS).games()
        return store.played(GRIDS).log(game.id)
    finally:
        store.close()


def _line(log: list[Entry]) -> str:
    values = Game(grid_of(CLASSIC), log).board.values
    return "".join(str(value) if value else "." for value in values)


def _random_keys(dice: random.Random, count: int) -> list[str]:
    return [dice.choice((*"123456789" * 2, *ARROWS * 4, "u", "\t")) for _ in range(count)]


@pytest.mark.slow
def test_killed_again_and_again_without_losing_a_digit(learner_home: Path) -> None:
    seed = random.randrange(10**9)
    dice = random.Random(seed)
    arguments: tuple[str, ...] = ("play", CLASSIC)
    on_screen = CLASSIC
    for kill in range(KILLS):
        with Terminal(*arguments) as terminal:
            terminal.wait_for(re.escape(ENTER_SCREEN))
            if kill:
                terminal.wait_for("Continue")
                terminal.send("\r")
                terminal.wait_for("Welcome back")
                assert terminal.copy() == on_screen, f"kill {kill}, seed {seed}"
            else:
                terminal.wait_for("Here’s your")
            terminal.send(*_random_keys(dice, 12), "123456789"[kill])
            shown = terminal.copy()
            known = _log(learner_home)
            assert shown == _line(known), f"kill {kill}, seed {seed}: written as it is played"
            terminal.send(*_random_keys(dice, 12))
            time.sleep(dice.random() * 0.2)
            terminal.process.send_signal(signal.SIGKILL)
            assert terminal.process.wait(5) == -signal.SIGKILL
        log = _log(learner_home)
        assert log[: len(known)] == known, f"kill {kill}, seed {seed}"
        on_screen = _line(log)
        arguments = ()
    with Terminal() as terminal:
        terminal.wait_for("Continue")
        terminal.send("\r")
        terminal.wait_for("Welcome back")
        assert terminal.copy() == on_screen
        assert len(_log(learner_home)) > KILLS


@pytest.mark.slow
def test_any_size_and_back(learner_home: Path) -> None:
    with Terminal("play", CLASSIC) as terminal:
        terminal.wait_for("Here’s your")
        terminal.send("4")
        terminal.settle()
        terminal.resize(10, 40)
        terminal.wait_for("40x10")
        for lines, columns in ((1, 1), (2, 100), (100, 2), (60, 200), (22, 50), (23, 79)):
            terminal.resize(lines, columns)
            terminal.settle()
            assert terminal.process.poll() is None, f"{columns}x{lines}"
            terminal.send(ARROWS[2])
        terminal.resize(24, 80)
        terminal.settle()
        assert terminal.copy() == CLASSIC[:2] + "4" + CLASSIC[3:]
        terminal.send(CTRL_Q)
        assert terminal.wait_for_exit() == 0


def test_leaving_gives_the_terminal_back(learner_home: Path) -> None:
    with Terminal("play", CLASSIC) as terminal:
        terminal.wait_for("Here’s your")
        terminal.send(CTRL_Q)
        assert terminal.wait_for_exit() == 0
        assert terminal.shown.rfind(LEAVE_SCREEN) > terminal.shown.rfind(ENTER_SCREEN) >= 0
        assert terminal.shown.rfind("\x1b[?25h") > terminal.shown.rfind("\x1b[?25l"), "the cursor"
        assert terminal.shown.rfind("\x1b[?1000l") > terminal.shown.rfind("\x1b[?1000h"), (
            "the mouse"
        )
        assert termios.tcgetattr(terminal._inside)[3] == terminal.before[3], "echo and lines"
        assert "Traceback" not in terminal.shown


def test_what_was_typed_right_before_leaving_is_kept(learner_home: Path) -> None:
    with Terminal("play", CLASSIC) as terminal:
        terminal.wait_for("Here’s your")
        terminal.send("4", ARROWS[2], "6", CTRL_Q)  # as a slow line sends it: all at once
        assert terminal.wait_for_exit() == 0
    assert _line(_log(learner_home)) == "5346" + CLASSIC[4:]


def test_the_language_of_the_locale_on_a_first_start(learner_home: Path) -> None:
    with Terminal(LANG="fr_FR.UTF-8") as terminal:
        terminal.wait_for("Avez-vous")
        terminal.send("L")
        terminal.wait_for("Have you solved")
        terminal.send(CTRL_Q)
        assert terminal.wait_for_exit() == 0
    with Terminal(LANG="fr_FR.UTF-8") as terminal:
        terminal.wait_for("Have you solved")
        terminal.send(CTRL_Q)
        assert terminal.wait_for_exit() == 0
        assert "Avez-vous" not in terminal.shown


def test_no_colour_on_a_real_terminal(learner_home: Path) -> None:
    with Terminal("play", CLASSIC, NO_COLOR="1") as terminal:
        terminal.wait_for("Here’s your")
        terminal.send("5", "h", ARROWS[2])
        terminal.copy()
        terminal.send(CTRL_Q)
        assert terminal.wait_for_exit() == 0
        for codes in re.findall(r"\x1b\[([0-9;]*)m", terminal.shown):
            for code in filter(None, codes.split(";")):
                is_colour = 30 <= int(code) <= 49 or 90 <= int(code) <= 107
                assert not is_colour or code in ("39", "49"), codes
