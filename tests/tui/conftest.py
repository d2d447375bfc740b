"""What all tests of screens share."""

from collections.abc import Iterator

import pytest

from tests.tui.quiet import no_naps
from tests.tui.styles import parsed_once


@pytest.fixture(autouse=True)
def _quick_screens() -> Iterator[None]:
    with no_naps(), parsed_once():
        yield
