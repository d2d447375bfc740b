"""How the hardest patterns look on the board: pictures, compared with those a person looked at.

After a change that is meant to be seen: ``pytest tests/tui/test_pattern_pictures.py
--snapshot-update``, then look at the pictures again.
"""

from pathlib import Path

import pytest

from tests.grids import grid_of
from tests.narrate.cases import stored
from tests.tui.test_snapshots import COMPACT, FULL, LANGUAGES, Compare, app, keys, play
from tutor.base.language import Language
from tutor.techniques.ladder import TECHNIQUES
from tutor.tui.app import TutorApp

pytestmark = pytest.mark.slow

FORMS = {
    "tridagon": "others",
    "sk-loop": "sixteen",
    "msls": "both",
    "junior-exocet": "both",
}
"""The patterns that are pictures, each in a form that shows all its parts."""
HINTED = ("f", "h", "h", "h", "h")


@pytest.fixture(params=FORMS)
def pattern(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A pattern, which is all that the coach knows."""
    technique: str = request.param
    monkeypatch.setattr("tutor.games.sudoku.coach.LADDER", (TECHNIQUES[technique],))
    return technique


def hinted(folder: Path, pattern: str, language: Language) -> TutorApp:
    return app(folder, language, play(grid_of(stored()[pattern, FORMS[pattern]])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pattern_in_colour(
    tmp_path: Path, snap_compare: Compare, pattern: str, language: Language
) -> None:
    tutor = hinted(tmp_path, pattern, language)
    size = COMPACT if language == "en" else FULL
    assert snap_compare(tutor, terminal_size=size, run_before=keys(*HINTED))


def test_a_pattern_without_colour(
    tmp_path: Path, snap_compare: Compare, pattern: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    tutor = hinted(tmp_path, pattern, "fr")
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys(*HINTED))


def test_a_pattern_on_a_small_board(tmp_path: Path, snap_compare: Compare, pattern: str) -> None:
    tutor = hinted(tmp_path, pattern, "en")
    assert snap_compare(tutor, terminal_size=(60, 20), run_before=keys(*HINTED))
