"""What the README and the pages of docs/ show is what happens, and their links lead somewhere.

After a deliberate change of what commands print: ``python -m tests.pages``.
"""

import doctest
import re
from pathlib import Path

import click
import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.conftest import CHECKOUT
from tests.grids import CLASSIC
from tests.pages import PAGES, TESTED_APART, Shown, blocks, calls, printed, shown_in

WITH_EXAMPLES = sorted(
    set(PAGES) - {"CONTRIBUTING.md", "CHANGELOG.md", "docs/README.md", "docs/design.md"}
)
LARGEST_README = 8 * 1024
SHOWN = {
    shown.typed: shown
    for page in sorted(set(PAGES) - TESTED_APART)
    for block in blocks(page, "console")
    for shown in shown_in(block)
}
"""Every command that is shown with its output, once."""
TYPED = dict.fromkeys(
    line for page in PAGES for block in blocks(page, "sh") for line in block.splitlines()
)
"""Every line that a reader may type."""


@pytest.mark.parametrize("shown", SHOWN.values(), ids=lambda shown: shown.typed)
def test_commands_print_what_is_shown(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert shown.is_what(printed(shown)), printed(shown)


@each_case("line", [line for line in TYPED if list(calls(line))])
def test_what_may_be_typed_is_understood(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing runs; but commands and options that do not exist are named."""
    monkeypatch.setattr(click.Command, "invoke", lambda command, context: None)
    for call in calls(line):
        done = tutor(*call)
        assert done.code == 0, done.err


@each_case("page", WITH_EXAMPLES)
def test_each_page_has_an_example_that_runs(page: str) -> None:
    assert [*blocks(page, "console"), *blocks(page, "python")]


@each_case("page", [page for page in PAGES if page not in TESTED_APART and ">>> " in PAGES[page]])
def test_programs_do_what_is_shown(page: str) -> None:
    shown = "\n".join(blocks(page, "python"))
    test = doctest.DocTestParser().get_doctest(shown, {}, page, page, 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=told.append)
    assert not runner.failures, "".join(told)


CHAIN = ".....9..3..9...72....1.........5..8..6.....37.9...12....8.35...37...6..4.1.87...."
PICTURE = "1 1, 2, 2 2, 1, 3 / 1 1, 2 1, 1 2, 1 1 1, 1"


@each_case(
    "command",
    [
        ["hint", CLASSIC, "--rung", "5"],
        ["hint", CHAIN, "--technique", "aic", "--eureka"],
        ["why", CLASSIC, "r1c6=8"],
        ["check", CLASSIC],
        ["solve", CLASSIC, "--steps"],
        ["solve", "1.34....2.......", "--all"],
        ["rate", CLASSIC, "--sat"],
        ["generate", "--level", "easy", "--seed", "1"],
        ["nonogram", "hint", PICTURE],
        ["nonogram", "solve", PICTURE, "--unique"],
        ["nonogram", "rate", PICTURE],
        ["nonogram", "why", PICTURE, "r3c1=black"],
    ],
)
def test_every_key_of_json_is_told(command: list[str]) -> None:
    (found,) = tutor(*command, "--json").objects
    told = set(re.findall(r"`([\w-]+)`", PAGES["docs/json.md"]))
    for names in ("counts", "candidates"):
        if isinstance(found.get(names), dict):
            found[names] = {}  # its keys are techniques, or cells
    assert _keys(found) <= told, _keys(found) - told


def _keys(value: object) -> set[str]:
    """The names of members, at any depth."""
    if isinstance(value, dict):
        return {*value}.union(*map(_keys, value.values()))
    return set().union(*map(_keys, value)) if isinstance(value, list) else set()


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
