"""What all tests of screens share."""

from collections.abc import Iterator

import pytest

from tests.tui.quiet import no_naps


@pytest.fixture(autouse=True)
def _no_naps() -> Iterator[None]:
    with no_naps():
        yield
