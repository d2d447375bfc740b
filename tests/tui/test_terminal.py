"""What a real terminal may send: odd bytes, pastes without brackets, signals, the line cut."""

import os
import re
import signal
import termios
from pathlib import Path
from random import Random

import pytest
from textual.events import Key

from tests.grids import CLASSIC
from tests.tui.test_start import (
    ARROWS,
    CTRL_Q,
    ENTER_SCREEN,
    LEAVE_SCREEN,
    Terminal,
    _line,
    _log,
)
from tutor.tui.parsing import SteadyParser

CTRL_P = "\x10"
KEYS = (*ARROWS, *"?,qjnhu5,?q\t", "\r", "\x1b", CTRL_P, "\x1b[5~", "\x1b[6~", "\x1b[<0;9;9M")


def send_bytes(terminal: Terminal, data: bytes) -> None:
    """Send all of it, reading meanwhile: neither side waits for the other."""
    while data:
        sent = os.write(terminal._terminal, data[:1024])
        data = data[sent:]
        terminal.read(0)


def is_given_back(terminal: Terminal) -> None:
    """The terminal is as it was."""
    shown = terminal.shown
    assert shown.rfind(LEAVE_SCREEN) > shown.rfind(ENTER_SCREEN) >= 0
    assert shown.rfind("\x1b[?25h") > shown.rfind("\x1b[?25l"), "the cursor"
    for mouse in ("1000", "1003", "1006", "2004"):
        assert shown.rfind(f"\x1b[?{mouse}l") > shown.rfind(f"\x1b[?{mouse}h"), mouse
    assert termios.tcgetattr(terminal._inside)[:4] == terminal.before[:4], "raw no more"
    assert "Traceback" not in shown


def test_bytes_that_are_no_text(learner_home: Path) -> None:
    with Terminal("play", CLASSIC) as terminal:
        terminal.wait_for("Here is your")
        send_bytes(terminal, b"\xff\xfe\xc3(\x80")
        send_bytes(terminal, b"\x1b[200~no grid \xff\xff\x1b[201~")
        terminal.wait_for("Expected")
        terminal.send("4")
        assert terminal.copy() == CLASSIC[:2] + "4" + CLASSIC[3:]
        terminal.send(CTRL_Q)
        assert terminal.wait_for_exit() == 0
        is_given_back(terminal)


@pytest.mark.parametrize(
    "number", [signal.SIGTERM, pytest.param(signal.SIGHUP, marks=pytest.mark.slow)]
)
def test_told_to_end(learner_home: Path, number: signal.Signals) -> None:
    with Terminal("play", CLASSIC) as terminal:
        terminal.wait_for("Here is your")
        terminal.send("4")
        terminal.copy()
        terminal.process.send_signal(number)
        assert terminal.wait_for_exit() == 128 + number
        is_given_back(terminal)
    assert _line(_log(learner_home)) == CLASSIC[:2] + "4" + CLASSIC[3:]


@pytest.mark.slow
def test_a_grid_pasted_without_brackets_is_opened(learner_home: Path) -> None:
    with Terminal() as terminal:
        terminal.wait_for("Have you solved")
        terminal.send(CLASSIC)
        terminal.wait_for("Here is your")
        assert terminal.copy() == CLASSIC
        terminal.send(CTRL_Q)
        assert terminal.wait_for_exit() == 0


def test_much_pasted_without_brackets(learner_home: Path) -> None:
    with Terminal("play", CLASSIC) as terminal:
        terminal.wait_for("Here is your")
        send_bytes(terminal, b"Nothing here is a grid, 50 KB of it.\r" * 1400)
        terminal.wait_for("no grid here")
        terminal.send("4")
        assert terminal.copy() == CLASSIC[:2] + "4" + CLASSIC[3:], "nothing else was written"
        terminal.send(CTRL_Q)
        assert terminal.wait_for_exit() == 0


def test_windows_opened_and_closed_in_one_read(learner_home: Path) -> None:
    with Terminal(lines=3, columns=40) as terminal:
        terminal.wait_for(re.escape(ENTER_SCREEN))
        terminal.settle()
        for keys in ("?q", ",q", f"{CTRL_P}q\x1b[6~", "\x15\x1b[6~", "\x1b"):
            terminal.send(keys)
            terminal.settle()
            assert terminal.process.poll() is None, keys
        terminal.send("?", CTRL_Q)
        assert terminal.wait_for_exit() == 0
        is_given_back(terminal)


@pytest.mark.slow
def test_random_bytes(learner_home: Path) -> None:
    """Keys, clicks, sizes and bytes of no meaning, several of them in one read."""
    dice = Random(0)
    sent = 0
    while sent < 300:
        with Terminal("play", CLASSIC) as terminal:
            terminal.wait_for(re.escape(ENTER_SCREEN))
            while sent < 300 and terminal.process.poll() is None:
                count = dice.randrange(1, 9)
                keys = "".join(dice.choice(KEYS) for _ in range(count)).encode()
                if dice.random() < 0.1:
                    keys += bytes(dice.randrange(0x80, 0x100) for _ in range(3))
                send_bytes(terminal, keys)
                if dice.random() < 0.1:
                    terminal.resize(*dice.choice([(24, 80), (3, 40), (1, 1), (60, 200)]))
                terminal.read(0.01)
                sent += count
            if terminal.process.poll() is None:
                terminal.send(CTRL_Q)
            assert terminal.wait_for_exit() == 0, f"after {sent}:\n{terminal.shown[-3000:]}"
            is_given_back(terminal)


def test_a_sequence_that_is_none_is_left_out() -> None:
    parser = SteadyParser()
    for strange in ("\x1b[5:~", "\x1b[:1A"):
        parser.feed(strange)
        (key,) = parser.feed("x")
        assert isinstance(key, Key)
        assert key.character == "x"
