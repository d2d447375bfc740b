"""What tests of commands share."""

import pytest

from tests.cli.exams import made
from tutor.cli.exams import terms


@pytest.fixture
def papers_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Papers take longer to make than to sit."""
    monkeypatch.setattr(terms, "make_paper", made)
    monkeypatch.setattr(terms, "new_seed", lambda: "2026")
