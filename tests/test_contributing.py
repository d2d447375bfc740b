"""What CONTRIBUTING.md and docs/design.md say of the house is true."""

import re

from tests.cases import each_case
from tests.conftest import CHECKOUT
from tests.test_architecture import PACKAGE, ROOMS

TEXT = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
DESIGN = (CHECKOUT / "docs" / "design.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"(?:tutor|tests|lessons|puzzles)/[\w./-]*\w", TEXT + DESIGN)))
LONGEST = 80
"""One page."""


def test_it_is_one_page() -> None:
    assert TEXT.count("\n") <= LONGEST


def test_its_rooms_are_those_of_the_house_in_their_order() -> None:
    rooms = re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE)
    assert tuple(rooms) == ROOMS
    assert set(rooms) == {path.parent.name for path in PACKAGE.glob("*/__init__.py")}


@each_case("path", PATHS)
def test_what_it_names_exists(path: str) -> None:
    assert (CHECKOUT / path).exists()


def test_its_example_is_where_it_says() -> None:
    finder = (CHECKOUT / "tutor/techniques/single_digit.py").read_text(encoding="utf-8")
    assert "def skyscraper(" in finder
    for path in ("tutor/techniques/ladder.py", "tutor/explain/lookalike/families.py"):
        assert '"skyscraper"' in (CHECKOUT / path).read_text(encoding="utf-8")
    for language in ("en", "fr"):
        messages = (CHECKOUT / f"tutor/narrate/sudoku/{language}.ftl").read_text(encoding="utf-8")
        assert "name-skyscraper =" in messages


def test_it_is_shipped_with_the_source() -> None:
    assert '"CONTRIBUTING.md"' in (CHECKOUT / "pyproject.toml").read_text(encoding="utf-8")
