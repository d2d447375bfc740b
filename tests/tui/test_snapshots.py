"""How the screens look: pictures, compared with those that a person has looked at.

After a change that is meant to be seen: ``pytest tests/tui/test_snapshots.py
--snapshot-update``, then look at the pictures again.
"""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.grids import grid_of
from tests.tui.quiet import settle
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.games.both import SUDOKU
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.learn.course import COURSES
from tutor.learn.learner import open_store
from tutor.learn.progress import day_name
from tutor.store import Settings
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.tui.app import TutorApp
from tutor.tui.screens.settings import SettingsScreen
from tutor.tui.themes import DEFAULT, NAMES

pytestmark = pytest.mark.slow

Compare = Callable[..., bool]
Open = Callable[[TutorApp], Any]

EASY = grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
X_WING = grid_of(
    "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"
)
COMPACT, FULL = (80, 24), (120, 40)
LANGUAGES: tuple[Language, ...] = ("en", "fr")
NOW = datetime(2026, 3, 12, 9, 0, tzinfo=UTC)


def app(
    folder: Path,
    language: Language,
    first: Open | None = None,
    theme: str = "dark",
    *,
    greets: bool = False,
) -> TutorApp:
    """The tutor with a clock that stands still."""
    store = open_store(folder)
    store.save_settings(Settings(theme=theme))
    return TutorApp(
        store, language=language, first=first, clock=lambda: 0.0, now=lambda: NOW, greets=greets
    )


def keys(*pressed: str) -> Callable[[Pilot[None]], Awaitable[None]]:
    """Press keys, each once the one before is dealt with."""

    async def run(pilot: Pilot[None]) -> None:
        await settle(pilot.app)
        for key in pressed:
            await pilot.press(key)
            await settle(pilot.app)
        pilot.app.clear_notifications()
        await settle(pilot.app)

    return run


both_languages_and_sizes = pytest.mark.parametrize(
    ("language", "size"), [("fr", COMPACT), ("en", FULL)], ids=["fr-80x24", "en-120x40"]
)
"""French words are the longer ones: they are to be seen where there is less room."""


def play(grid: Grid, title: str = "level:hard") -> Open:
    return lambda tutor: tutor.puzzles.play(GridPuzzle(grid), title)


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    # Colours are the same in both languages and in any size.
    [
        *((theme, "en", COMPACT) for theme in NAMES),
        (DEFAULT, "fr", COMPACT),
        (DEFAULT, "en", FULL),
    ],
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else value,
)
def test_a_hint_on_the_board(
    tmp_path: Path, snap_compare: Compare, theme: str, language: Language, size: tuple[int, int]
) -> None:
    tutor = app(tmp_path, language, play(X_WING), theme)
    assert snap_compare(tutor, terminal_size=size, run_before=keys("f", "h", "h", "e"))


@pytest.mark.parametrize(
    "size", [(60, 20), (100, 34), (140, 58), (200, 60)], ids=["S", "L-", "XL-", "XL"]
)
def test_a_hint_on_boards_of_other_sizes(
    tmp_path: Path, snap_compare: Compare, size: tuple[int, int]
) -> None:
    tutor = app(tmp_path, "en", play(X_WING))
    assert snap_compare(tutor, terminal_size=size, run_before=keys("f", "h", "h", "e"))


@both_languages_and_sizes
@pytest.mark.parametrize(
    "screen",
    [
        "home",
        "practise",
        "walk",
        "enter",
        "settings",
        "lesson",
        "exercise",
        "judge",
    ],
)
def test_every_screen(
    tmp_path: Path,
    snap_compare: Compare,
    monkeypatch: pytest.MonkeyPatch,
    screen: str,
    language: Language,
    size: tuple[int, int],
) -> None:
    monkeypatch.setattr("tutor.activity.exercise.new_seed", lambda: "picture")
    opened: dict[str, tuple[Open | None, tuple[str, ...]]] = {
        "home": (None, ()),
        "practise": (lambda tutor: tutor.puzzles.menu(SUDOKU), ("down", "down")),
        "walk": (lambda tutor: tutor.puzzles.walk(GridPuzzle(X_WING)), ("right", "right")),
        "enter": (lambda tutor: tutor.puzzles.type_in(), tuple("53..7....6..1")),
        "settings": (lambda tutor: tutor.push_screen(SettingsScreen()), ("down",)),
        "lesson": (
            lambda tutor: tutor.lessons.open_lesson("xy-wing"),
            ("end", "p", "p", "p", "space"),
        ),
        "exercise": (
            lambda tutor: tutor.lessons.open_exercises("x-wing"),
            ("space", "down", "space", "enter"),
        ),
        "judge": (
            lambda tutor: tutor.lessons.open_exercises("x-wing"),
            ("a", "enter", "a", "enter", "n"),
        ),
    }
    first, pressed = opened[screen]
    tutor = app(tmp_path, language, first)
    assert snap_compare(tutor, terminal_size=size, run_before=keys(*pressed))


@both_languages_and_sizes
def test_without_any_colour(
    tmp_path: Path,
    snap_compare: Compare,
    monkeypatch: pytest.MonkeyPatch,
    language: Language,
    size: tuple[int, int],
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    tutor = app(tmp_path, language, play(X_WING))
    assert snap_compare(tutor, terminal_size=size, run_before=keys("f", "h", "h", "h"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_explained(tmp_path: Path, snap_compare: Compare, language: Language) -> None:
    tutor = app(tmp_path, language, play(EASY, "level:easy"))
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys("5", "c"))


def test_marks_colours_and_highlights(tmp_path: Path, snap_compare: Compare) -> None:
    pressed = ("f", "t", "4", "B", "right", "A", "escape", "down", "s", "right", "s", "v", "7")
    tutor = app(tmp_path, "en", play(EASY, "level:easy"))
    assert snap_compare(tutor, terminal_size=FULL, run_before=keys(*pressed, "m", "2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_the_board(tmp_path: Path, snap_compare: Compare, language: Language) -> None:
    tutor = app(tmp_path, language, play(EASY))
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys("question_mark"))


@pytest.mark.parametrize("size", [COMPACT, FULL], ids=["80x24", "120x40"])
def test_a_large_board(tmp_path: Path, snap_compare: Compare, size: tuple[int, int]) -> None:
    values = [
        (3 * (row % 4) + row // 4 + column) % 12 + 1 for row in range(12) for column in range(12)
    ]
    grid = Grid(Geometry.of(4, 3), [v if i % 3 else 0 for i, v in enumerate(values)])
    tutor = app(tmp_path, "en", play(grid, "size"))
    assert snap_compare(tutor, terminal_size=size, run_before=keys("f", "down", "right"))


@pytest.mark.parametrize("size", [(56, 24), (40, 12)], ids=["drawer", "too-small"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_little_room(
    tmp_path: Path, snap_compare: Compare, language: Language, size: tuple[int, int]
) -> None:
    tutor = app(tmp_path, language, play(EASY, "level:easy"))
    assert snap_compare(tutor, terminal_size=size, run_before=keys("h"))


def test_the_end_of_a_walk(tmp_path: Path, snap_compare: Compare) -> None:
    tutor = app(tmp_path, "fr", lambda tutor: tutor.puzzles.walk(GridPuzzle(X_WING)))
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys("end"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grid_that_is_no_puzzle(
    tmp_path: Path, snap_compare: Compare, language: Language
) -> None:
    wrong = Grid(EASY.geometry, [5, *EASY.values[1:8], 5, *EASY.values[9:]])
    tutor = app(tmp_path, language, lambda tutor: tutor.puzzles.open(GridPuzzle(wrong), "pasted"))
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys())


def live(folder: Path) -> None:
    """Some weeks of learning, and a game half done."""
    store = open_store(folder)
    events = [
        Event(technique, NOW - timedelta(days=day), 1.0, "spot")
        for day, technique in enumerate(COURSES["sudoku"].order[:5] * 8)
        if day % 7 not in (4, 5) and day
    ]
    events += [Event(id_, NOW - timedelta(days=2), 1.0, "spot") for id_ in ("x-wing", "w-wing")]
    events += [
        Event(id_, NOW - timedelta(days=3), 1.0, "test") for id_ in COURSES["nonogram"].order[:3]
    ]
    store.add_events(events)
    for day in range(1, 30, 2):
        seconds = {"seconds": 300 + 240 * (day % 5)}
        store.save_course(day_name((NOW - timedelta(days=day)).date()), seconds)
    game = store.played(GRIDS).new_game(EASY, "level:medium").game
    game.elapsed = 452.0
    for cell, digit in ((2, 4), (3, 6), (5, 8)):
        game.place([cell], digit)
    store.close()


@pytest.mark.parametrize(
    ("language", "size"),
    [("fr", COMPACT), ("en", FULL), ("en", (200, 60))],
    ids=["fr-80x24", "en-120x40", "en-200x60"],
)
def test_home_of_somebody_who_has_begun(
    tmp_path: Path, snap_compare: Compare, language: Language, size: tuple[int, int]
) -> None:
    live(tmp_path)
    assert snap_compare(app(tmp_path, language), terminal_size=size, run_before=keys())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "pressed",
    [(), ("down", "enter"), ("down", "enter", "escape")],
    ids=["asked", "board", "path"],
)
def test_the_first_start(
    tmp_path: Path,
    snap_compare: Compare,
    monkeypatch: pytest.MonkeyPatch,
    language: Language,
    pressed: tuple[str, ...],
) -> None:
    monkeypatch.setattr("tutor.activity.exercise.new_seed", lambda: "picture")
    tutor = app(tmp_path, language, greets=True)
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys(*pressed))


@pytest.mark.parametrize("size", [FULL, (200, 60)], ids=["120x40", "200x60"])
def test_the_first_start_where_there_is_room(
    tmp_path: Path, snap_compare: Compare, size: tuple[int, int]
) -> None:
    assert snap_compare(app(tmp_path, "en", greets=True), terminal_size=size, run_before=keys())
