"""What the README shows of the commands is what they print."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.runner import tutor

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


class Shown(NamedTuple):
    command: str
    output: list[str]


def _shown() -> list[Shown]:
    """Every command that is shown with its output."""
    found: list[Shown] = []
    for block in re.findall(r"^```console\n(.*?)^```$", README, re.DOTALL | re.MULTILINE):
        for line in block.splitlines():
            if line.startswith("$ tutor "):
                found.append(Shown(line.removeprefix("$ tutor "), []))
            else:
                found[-1].output.append(line)
    return found


def test_there_is_something_to_see() -> None:
    commands = [shown.command.split()[0] for shown in _shown()]
    assert {"hint", "rate", "nonogram"} <= set(commands)


@pytest.mark.parametrize("shown", _shown(), ids=lambda shown: shown.command)
def test_commands_print_what_is_shown(shown: Shown) -> None:
    done = tutor(*shlex.split(shown.command), "--lang", "en")
    assert (done.code, done.err) == (0, "")
    # Signs that belong together are kept on one line on a terminal.
    assert [line.replace("\u00a0", " ") for line in done.lines] == shown.output
