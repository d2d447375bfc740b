"""What all tests of screens share."""

import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.conftest import CHECKOUT
from tests.tui.quiet import no_naps
from tests.tui.styles import parsed_once


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is driven in both languages takes twice as long: French is left to the slow run."""
    for item in items:
        if not isinstance(item, pytest.Function) or Path(__file__).parent not in item.path.parents:
            continue
        if hasattr(item, "callspec") and "fr" in item.callspec.params.values():
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def _quick_screens() -> Iterator[None]:
    with no_naps(), parsed_once():
        yield


@pytest.fixture
def snap_compare(snap_compare: Callable[..., bool]) -> Callable[..., bool]:
    """Pictures are those of one edition of Textual and Rich; any other draws its own."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for wanted in project["optional-dependencies"]["test"]:
        name, is_pinned, pinned = wanted.partition("==")
        if is_pinned and name in ("rich", "textual") and version(name) != pinned:
            pytest.skip(f"pictures are made with {wanted}")
    return snap_compare
