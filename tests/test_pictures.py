"""The pictures that the README shows: whole, light, and the same wherever they are seen."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cases import each_case
from tests.conftest import CHECKOUT

FOLDER = CHECKOUT / "docs" / "pictures"
PICTURES = sorted(path.name for path in FOLDER.glob("*.svg"))
MOST = 1_500_000
"""Bytes, all together."""


def check(text: str) -> None:
    """It is one picture that fetches nothing and needs no font."""
    root = ElementTree.fromstring(text)
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert {"title", "use", "path"} <= names
    assert not names & {"text", "script", "image", "foreignObject"}
    assert not re.search(r"(?:href|src)=\"(?!#)|url\(|@import|@font-face", text)
    defined = set(re.findall(r' id="(\w+)"', text))
    assert set(re.findall(r'href="#(\w+)"', text)) <= defined


def test_the_readme_shows_one_that_moves_and_three_that_do_not() -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r'<img src="docs/pictures/([^"]+)"[^>]*\salt="[^"]{20,}"', readme)
    assert sorted(shown) == PICTURES
    moving = [name for name in shown if "@keyframes" in (FOLDER / name).read_text(encoding="utf-8")]
    assert (len(shown), moving) == (4, ["hint.svg"])
    assert sum((FOLDER / name).stat().st_size for name in shown) < MOST


@each_case("name", PICTURES)
def test_they_are_seen_everywhere(name: str) -> None:
    check((FOLDER / name).read_text(encoding="utf-8"))


@pytest.mark.slow
def test_they_can_be_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from docs.make import pictures

    monkeypatch.setattr("sys.argv", ["pictures", str(tmp_path)])
    pictures.main()
    assert sorted(path.name for path in tmp_path.glob("*.svg")) == PICTURES
    for path in tmp_path.glob("*.svg"):
        check(path.read_text(encoding="utf-8"))
