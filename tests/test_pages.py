"""What the README and the pages of docs/ show is what happens, and their links lead somewhere."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.conftest import CHECKOUT

PAGES = {
    str(path.relative_to(CHECKOUT)): path.read_text(encoding="utf-8")
    for path in [
        *(CHECKOUT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
        *sorted((CHECKOUT / "docs").glob("*.md")),
    ]
}
WITH_EXAMPLES = sorted(
    set(PAGES) - {"CONTRIBUTING.md", "CHANGELOG.md", "docs/README.md", "docs/design.md"}
)
TESTED_APART = {"docs/api.md", "docs/classes.md"}
"""Pages that are one long example, tried from its beginning by tests of their own."""
LARGEST_README = 8 * 1024


class Shown(NamedTuple):
    typed: str
    output: list[str]


def _blocks(page: str, language: str) -> Iterator[str]:
    """What stands between fences."""
    yield from re.findall(rf"^```{language}\n(.*?)^```$", PAGES[page], re.DOTALL | re.MULTILINE)


def _shown() -> Iterator[Shown]:
    """Every command that is shown with its output, once."""
    found: list[Shown] = []
    for page in sorted(set(PAGES) - TESTED_APART):
        for line in (line for block in _blocks(page, "console") for line in block.splitlines()):
            if line.startswith("$ "):
                found.append(Shown(line.removeprefix("$ "), []))
            else:
                found[-1].output.append(line)
    yield from {shown.typed: shown for shown in found}.values()


def _calls(line: str) -> Iterator[list[str]]:
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


def _typed() -> list[str]:
    """Every line that a reader may type, with a ``tutor`` in it."""
    lines = [line for page in PAGES for block in _blocks(page, "sh") for line in block.splitlines()]
    return [line for line in dict.fromkeys(lines) if list(_calls(line))]


@pytest.mark.parametrize("shown", _shown(), ids=lambda shown: shown.typed)
def test_commands_print_what_is_shown(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    before, _, command = shown.typed.rpartition("| tutor ")
    stdin = ""
    if before:
        printed, text = shlex.split(before)
        assert printed == "printf"
        stdin = text.replace(r"\n", "\n")
    done = tutor(*shlex.split(command.removeprefix("tutor ")), "--lang", "en", stdin=stdin)
    assert (done.code, done.err) == (0, "")
    # Signs that belong together are kept on one line on a terminal; … stands for lines left out.
    wanted = "\n".join(shown.output)
    pattern = re.escape(wanted).replace(re.escape("\n…"), r"(?:\n.*)+")
    assert re.fullmatch(pattern, done.out.rstrip("\n").replace("\u00a0", " ")), done.out


@each_case("line", _typed())
def test_what_may_be_typed_is_understood(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing runs; but commands and options that do not exist are named."""
    monkeypatch.setattr(click.Command, "invoke", lambda command, context: None)
    for call in _calls(line):
        done = tutor(*call)
        assert done.code == 0, done.err


@each_case("page", WITH_EXAMPLES)
def test_each_page_has_an_example_that_runs(page: str) -> None:
    assert [*_blocks(page, "console"), *_blocks(page, "python")]


@each_case("page", [page for page in PAGES if page not in TESTED_APART and ">>> " in PAGES[page]])
def test_programs_do_what_is_shown(page: str) -> None:
    shown = "\n".join(_blocks(page, "python"))
    test = doctest.DocTestParser().get_doctest(shown, {}, page, page, 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=told.append)
    assert not runner.failures, "".join(told)


def _anchors(text: str) -> set[str]:
    """Where links to headings lead, as GitHub names them."""
    bare = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.*)$", bare, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}


@each_case("page", sorted(PAGES))
def test_links_lead_somewhere(page: str) -> None:
    here = CHECKOUT / page
    bare = re.sub(r"^```.*?^```$", "", PAGES[page], flags=re.DOTALL | re.MULTILINE)
    for link in re.findall(r"\]\(([^)\s]+)\)", bare):
        path, _, anchor = link.partition("#")
        if ":" in path:
            continue
        there = (here.parent / path).resolve() if path else here
        assert there.exists(), link
        if anchor:
            assert anchor in _anchors(Path(there).read_text(encoding="utf-8")), link


@each_case(
    "sought, leads",
    [
        ("how to play", "pip install . && tutor"),
        ("how to practise one technique", "tutor learn x-wing"),
        ("how to give a class an exam", "[Classes](docs/classes.md)"),
        ("how to rate a file", "tutor rate puzzles.txt"),
        ("how to call it from Python", "[The library](docs/api.md)"),
        ("how to add a technique", "(CONTRIBUTING.md#add-a-technique)"),
    ],
)
def test_the_readme_leads_to_what_people_look_for(sought: str, leads: str) -> None:
    assert leads in PAGES["README.md"]


def test_every_page_is_in_the_list_and_the_readme_is_short() -> None:
    for path in sorted((CHECKOUT / "docs").glob("*.md")):
        assert path.name == "README.md" or f"]({path.name})" in PAGES["docs/README.md"], path.name
    assert len(PAGES["README.md"].encode()) <= LARGEST_README
