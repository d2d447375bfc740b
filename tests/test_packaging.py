"""What is shipped, and that the README's promises hold."""

import re
import tomllib
from importlib.metadata import entry_points, requires, version

from tests.conftest import CHECKOUT
from tests.grids import grid_of
from tutor import __version__
from tutor.base.content import content_root
from tutor.sudoku import search


def project() -> dict[str, object]:
    data = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, object] = data["project"]
    return found


def test_the_installed_command() -> None:
    assert version("pas-a-pas") == __version__
    (command,) = entry_points(group="console_scripts", name="tutor")
    assert command.value == "tutor.cli:main"


def test_content_is_found() -> None:
    for kind in ("lessons", "puzzles"):
        root = content_root(kind)
        assert (root / "README.md").is_file()
    lines = (content_root("puzzles") / "first-grids.sdm").read_text(encoding="utf-8").split()
    assert all(search.is_unique(grid_of(line)) for line in lines)


def test_snapshots_stay_reproducible() -> None:
    pinned = [r for r in requires("pas-a-pas") or [] if "extra == 'test'" in r.replace('"', "'")]
    assert any(re.match(r"textual==", r) for r in pinned)
    assert any(re.match(r"rich==", r) for r in pinned)
    assert any(re.match(r"pytest.*<9", r) for r in pinned)


def test_extras() -> None:
    extras = project()["optional-dependencies"]
    assert isinstance(extras, dict)
    assert {
        *("test", "calibrate", "cluster", "images", "large", "paper", "serve", "table"),
    } <= set(extras)


def test_the_readme_has_the_two_commands_that_set_everything_up() -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    assert "pip install . && tutor" in readme
    assert "pip install '.[test]' && pytest" in readme
    assert "pipx" in readme
    assert "uv " in readme
    ci = (CHECKOUT / ".ci" / "run").read_text(encoding="utf-8")
    assert "pip install '.[test]' && pytest" in ci


def test_the_changelog_speaks_of_this_version() -> None:
    changelog = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {__version__}" in changelog
