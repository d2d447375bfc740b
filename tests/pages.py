"""The README and the pages of docs/, and the commands that they show with what these print.

After a deliberate change of what commands print: ``python -m tests.pages`` writes it into the
pages. Where lines are left out (…), that is left to whoever knows which matter.
"""

import os
import re
import shlex
import tempfile
from collections.abc import Iterator
from typing import NamedTuple

from tests.cli.runner import tutor
from tests.conftest import CHECKOUT

_PATHS = [
    *(CHECKOUT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((CHECKOUT / "docs").glob("*.md")),
]
PAGES = {str(path.relative_to(CHECKOUT)): path.read_text(encoding="utf-8") for path in _PATHS}
TESTED_APART = {"docs/api.md", "docs/classes.md"}
"""Pages that are one long example, tried from its beginning by tests of their own."""
_BLOCK = r"^```%s\n(.*?)^```$"
_LEFT_OUT = "…"


class Shown(NamedTuple):
    """A command, and what it prints."""

    typed: str
    output: list[str]

    def is_what(self, text: str) -> bool:
        """Whether a text is its output: … stands for lines that are left out."""
        pattern = re.escape("\n".join(self.output)).replace(
            re.escape(f"\n{_LEFT_OUT}"), r"(?:\n.*)+"
        )
        return re.fullmatch(pattern, text) is not None


def blocks(page: str, language: str) -> Iterator[str]:
    """What stands between fences."""
    yield from re.findall(_BLOCK % language, PAGES[page], re.DOTALL | re.MULTILINE)


def shown_in(block: str) -> list[Shown]:
    """Its commands."""
    found: list[Shown] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append(Shown(line.removeprefix("$ "), []))
        else:
            found[-1].output.append(line)
    return found


def printed(shown: Shown) -> str:
    """What a command prints; what is piped into it may come from ``printf``.

    Signs that belong together are kept on one line on a terminal; nobody sees that here.
    """
    before, _, command = shown.typed.rpartition("| tutor ")
    stdin = ""
    if before:
        program, text = shlex.split(before)
        assert program == "printf"
        stdin = text.replace(r"\n", "\n")
    arguments = shlex.split(command.removeprefix("tutor "))
    done = tutor(*arguments, "--lang", "en", stdin=stdin)
    assert (done.code, done.err) == (0, ""), done
    return done.out.rstrip("\n").replace("\u00a0", " ")


def calls(line: str) -> Iterator[list[str]]:
    """The arguments of each ``tutor`` on a line for a shell."""
    words = shlex.shlex(line, posix=True, punctuation_chars=True)
    words.commenters, words.whitespace_split = "#", True
    call: list[str] | None = None
    for word in [*words, ";"]:
        if set(word) <= set("|&;<>()"):
            if call is not None:
                yield call
            call = None
        elif call is not None:
            call.append(word)
        elif word == "tutor":
            call = []


def write() -> None:
    """Write what commands print now into the pages, and name what is left to do by hand."""
    for path in _PATHS:
        name = str(path.relative_to(CHECKOUT))
        if name not in TESTED_APART:
            text = PAGES[name]
            for block in set(blocks(name, "console")):
                text = text.replace(f"```console\n{block}```", _written(name, block))
            path.write_text(text, encoding="utf-8")


def _written(page: str, block: str) -> str:
    lines = []
    for shown in shown_in(block):
        with tempfile.TemporaryDirectory() as folder:
            os.environ |= {"TUTOR_HOME": folder, "COLUMNS": "80"}
            now = printed(shown)
        output = shown.output
        if not shown.is_what(now):
            print(f"{page}: {shown.typed}")
            if _LEFT_OUT in output:
                print(f"    by hand:\n{now}")
            else:
                output = now.split("\n")
        lines += [f"$ {shown.typed}", *output]
    return "\n".join(["```console", *lines, "```"])


if __name__ == "__main__":
    write()
