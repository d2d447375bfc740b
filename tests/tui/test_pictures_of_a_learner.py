"""How the screens look that tell of a learner: the end of a game, the progress, the course.

After a change that is meant to be seen: ``pytest tests/tui/test_pictures_of_a_learner.py
--snapshot-update``, then look at the pictures again.
"""

import shutil
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.test_snapshots import keys
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.pictures import picture
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.course import KINDS, Kind
from tutor.learn.learner import open_store, unread
from tutor.learn.progress import LessonProgress, name_of
from tutor.nonogram.position import BLACK
from tutor.store import Settings, Store, timestamps
from tutor.tui.app import TutorApp
from tutor.tui.screens.finish import FinishScreen
from tutor.tui.screens.progress import ProgressScreen
from tutor.tui.skins import skin_of

pytestmark = pytest.mark.slow

Compare = Callable[..., bool]
NOW = datetime(2026, 3, 12, 15, tzinfo=UTC)
LEARNT: dict[str, tuple[int, tuple[Kind, ...]]] = {
    "full-house": (60, KINDS),
    "hidden-single": (52, KINDS),
    "naked-single": (40, KINDS[:3]),
    "pointing": (30, KINDS),
    "claiming": (90, KINDS),
    "x-wing": (12, KINDS[:2]),
    "nonogram-overlap": (20, ("line",)),
}
"""Lessons, with the days since they were begun, and the exercises that are done."""


class Calendar:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


def learn(store: Store) -> None:
    """Lessons, exercises, reviews over some months."""
    events = [
        Event(lesson, NOW - timedelta(days=days, minutes=10 * number), 1.0, kind)
        for lesson, (begun, done) in LEARNT.items()
        for days in (begun, begun // 2, begun // 5)
        for number, kind in enumerate(done)
        if kind in ("spot", "conclude", "judge", "line", "use")
    ]
    events += [
        Event("naked-pair", NOW - timedelta(days=day, hours=1), 0.7 if day % 3 else 1.0, "spot")
        for day in (*range(4), 8, 9, 15, 22, 23, 24, 37)
    ]
    events.append(Event("pointing", NOW - timedelta(days=5), 0.74, "exam"))
    store.add_events(events)
    for lesson in ("rules", "notation", "nonogram-rules"):
        store.save_course(name_of(lesson), LessonProgress(2, is_read=True).as_json())
    for lesson, (_, done) in LEARNT.items():
        store.save_course(name_of(lesson), LessonProgress(3, True, done).as_json())


def play(store: Store, title: str, seconds: float) -> None:
    """A solved grid; some moves take longer than others."""
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), title)
    cells = [cell for cell, sign in enumerate(CLASSIC) if sign == "."]
    shares = [1 + 9 * (number % 11 == 7) + number % 3 for number in range(len(cells))]
    for number, cell in enumerate(cells, start=1):
        if number == 20:
            keeper.game.note("hint", "hidden-single 1")
        keeper.game.elapsed = seconds * sum(shares[:number]) / sum(shares)
        keeper.game.place([cell], int(CLASSIC_SOLUTION[cell]))


def paint(store: Store) -> None:
    """A finished picture."""
    anchor = picture("anchor")
    assert anchor is not None
    goal = anchor.puzzle.goal
    assert goal is not None
    keeper = store.played(PICTURES).new_game(anchor.puzzle, "picture:anchor")
    black = [cell for cell, sign in enumerate("".join(goal)) if sign == "#"]
    for start in range(0, len(black), 3):
        keeper.game.elapsed += 11.0 + start % 7
        keeper.game.paint(black[start : start + 3], BLACK)


def opened(app: TutorApp, screen: str) -> None:
    if screen == "progress":
        app.push_screen(ProgressScreen())
    elif screen == "course":
        app.lessons.open_course()
    else:
        game = "nonogram" if screen == "picture" else "sudoku"
        app.push_screen(FinishScreen(skin_of(game).kept(app.store, 1)[0]))


@pytest.fixture(scope="module")
def some_months(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where somebody has learnt for a while."""
    folder, calendar = tmp_path_factory.mktemp("learner"), Calendar()
    store = open_store(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timestamps, "now", calendar)
        live(store, calendar)
        calendar.now = NOW
        for game in unread(store):
            store.add_events(game.open()(lambda: None), of=game.birth)
    store.close()
    return folder


def live(store: Store, calendar: Calendar) -> None:
    """Lessons, games, a picture."""
    store.save_settings(Settings(less_motion=True))
    learn(store)
    for days, (title, seconds) in enumerate(
        (
            ("level:medium", 680.0),
            ("level:easy", 421.0),
            ("level:medium", 905.0),
            ("level:medium", 1300.0),
            ("technique:x-wing", 2463.0),
            ("level:medium", 767.0),
        )
    ):
        calendar.now = NOW - timedelta(days=5 - days, hours=1)
        play(store, title, seconds)
    paint(store)


def lived(folder: Path, language: Language, screen: str) -> TutorApp:
    """The tutor of this learner, in front of a screen."""
    return TutorApp(
        open_store(folder),
        language=language,
        first=lambda app: opened(app, screen),
        clock=lambda: 0.0,
    )


@pytest.fixture
def folder(tmp_path: Path, some_months: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what was learnt, on the last day."""
    monkeypatch.setattr(timestamps, "now", Calendar())
    monkeypatch.setenv("TZ", "UTC")
    return Path(shutil.copytree(some_months, tmp_path / "learner"))


SCREENS = ("finish", "picture", "progress", "course")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("language", "size"),
    [("fr", (80, 24)), ("en", (120, 40)), ("en", (200, 60)), ("en", (60, 20))],
    ids=["fr-80x24", "en-120x40", "en-200x60", "en-60x20"],
)
def test_what_was_done(
    folder: Path,
    snap_compare: Compare,
    screen: str,
    language: Language,
    size: tuple[int, int],
) -> None:
    app = lived(folder, language, screen)
    assert snap_compare(app, terminal_size=size, run_before=keys())


@pytest.mark.parametrize("screen", SCREENS)
def test_what_was_done_without_colour(
    folder: Path,
    snap_compare: Compare,
    monkeypatch: pytest.MonkeyPatch,
    screen: str,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = lived(folder, "en", screen)
    assert snap_compare(app, terminal_size=(80, 24), run_before=keys())
