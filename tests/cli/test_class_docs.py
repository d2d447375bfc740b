"""What docs/classes.md shows works from an empty folder, in the order in which it stands there."""

import re
import shlex
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.cli.pdf import needs_paper
from tests.cli.runner import tutor
from tests.conftest import CHECKOUT

TEXT = (CHECKOUT / "docs" / "classes.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```console\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
ANYTHING = "…"
"""A line that stands for any others."""


def shown() -> list[tuple[str, str]]:
    """Every command with what it says."""
    parts = "".join(BLOCKS).split("$ tutor ")[1:]
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in parts]


@needs_paper
def test_every_command_does_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(shown()) > 10
    for command, told in shown():
        done = tutor(*shlex.split(command), stdin="done\n")
        assert done.code == 0, (command, done.err)
        said = (done.out + done.err).replace("\u00a0", " ")
        pattern = told.replace("[", "[[]").replace(f"{ANYTHING}\n", "*")
        assert fnmatchcase(said, pattern), (command, said)
    names = {path.name for path in tmp_path.iterdir()}
    assert {"codes.pdf", "exam.pdf", "exam-key.pdf", "results.csv", "résultats.csv"} <= names
    french = (tmp_path / "résultats.csv").read_text(encoding="utf-8")
    assert french.startswith("\ufeffNom;1 · Leçon")
    assert "\nBéla;0;" in french
    assert ";0,0;sur papier;0,0;" in french


def test_the_page_is_found_and_shipped() -> None:
    assert "(docs/classes.md)" in (CHECKOUT / "README.md").read_text(encoding="utf-8")
    assert '"docs"' in (CHECKOUT / "pyproject.toml").read_text(encoding="utf-8")


def test_all_that_a_class_can_do_is_told() -> None:
    for verb in ("new", "add", "assign", "list", "results", "paper", "mark", "reset-pin"):
        assert f"tutor class {verb}" in TEXT
    for verb in ("withdraw", "delete"):
        assert f"tutor class {verb}" in TEXT
    assert "tutor serve --class" in TEXT
